/** May this be done now? The answer reads only what the seat that asks can know. */
import type { Seat } from '@touchline/engine';
import { nonceCommit } from '@touchline/host/fair';
import type { Command, RefusalCode } from '@touchline/host/wire';
import type { Deed } from './entries.ts';
import type { Replica } from './replica.ts';

/** What was asked becomes an entry, or is refused. */
export type Checked = { readonly deed: Deed } | { readonly why: RefusalCode };

const no = (why: RefusalCode): Checked => ({ why });
const yes = (deed: Deed): Checked => ({ deed });

/** `at`: when it arrived. `absent`: who has been away for so long that the others need not wait any more. */
export function check(replica: Replica, seat: Seat, command: Command, at: number, absent: (seat: Seat) => boolean): Checked {
  const { timeline } = replica;
  if (command.t === 'say') return replica.maySay(seat, at) ? yes({ kind: 'say', data: { phrase: command.phrase } }) : no('tooOften');
  if (command.t === 'reveal') return checkReveal(replica, seat, command.nonce);
  if (!timeline) return no('notBegun');
  if (command.t === 'offer' || command.t === 'answer')
    return command.t === 'offer' ? checkOffer(replica, seat, command.what) : checkAnswer(replica, seat, command.yes);
  if (timeline.result) return no('over');
  if (!replica.isPersonAt(seat)) return no('notAsked');
  switch (command.t) {
    case 'pick': {
      const ask = timeline.ask(seat);
      if (!ask) return no('notAsked');
      if (!ask.options.some(({ key }) => key === command.key)) return no('notOffered');
      return yes({ kind: 'pick', data: { key: command.key } });
    }
    case 'undo': {
      const why = timeline.whyNoUndo(seat);
      return why === null ? yes({ kind: 'undo', data: {} }) : no(why);
    }
    case 'concede':
      return yes({ kind: 'concede', data: {} });
    case 'claim': {
      const of = timeline.asked().find((other) => other !== seat && replica.isPersonAt(other) && absent(other));
      return of === undefined ? no('here') : yes({ kind: 'claim', data: { of } });
    }
  }
}

/** The number must be the one that was committed to, and everybody must have committed first. */
function checkReveal({ id, seats, timeline }: Replica, seat: Seat, nonce: string): Checked {
  const { sitting, nonce: opened } = seats[seat];
  if (timeline || opened !== null) return no('badReveal');
  if (seats.some((other) => other.sitting === null)) return no('notBegun');
  return sitting!.commit === nonceCommit(id, seat, nonce) ? yes({ kind: 'reveal', data: { nonce } }) : no('badReveal');
}

function checkOffer({ offer, timeline, terms, next, open }: Replica, seat: Seat, what: NonNullable<Replica['offer']>['what']): Checked {
  if (offer) return no('offered');
  const over = timeline!.result !== null;
  if (what === 'takeBack' || what === 'moreTime') {
    if (over) return no('over');
    if (what === 'takeBack' && timeline!.decisionsOf(seat) === 0) return no('nothing');
    if (what === 'moreTime' && terms.clock.kind === 'none') return no('nothing');
  } else if (!over) return no('notOver');
  if (what === 'rematch' && next !== null) return no('offered');
  if (what === 'record' && open) return no('offered');
  return yes({ kind: 'offer', data: { what } });
}

function checkAnswer({ offer }: Replica, seat: Seat, agrees: boolean): Checked {
  if (!offer || offer.yes.includes(seat)) return no('noOffer');
  // Who has proposed something may take that back, but not agree to it.
  if (offer.seat === seat && agrees) return no('noOffer');
  return yes({ kind: 'answer', data: { yes: agrees } });
}
