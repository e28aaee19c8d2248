/** The effect kinds only PlayCa has, and its conditions and roles. */
import {
  type Condition,
  type Ctx,
  ctxOf,
  type Deeds,
  defineKinds,
  flowOf,
  follow,
  type LinkedEffect,
  type Mod,
  reading,
  type Seat,
  type SharedKinds,
  select,
  sendAway,
  sharedDeeds,
  sharedKinds,
  type Until,
} from '@touchline/engine';
import { active, chance, deck, discard, goalkeeper, hissatsuHand, SORTS, tp } from './areas.ts';
import { type OwnKinds, ownKinds } from './kinds.ts';
import { addTp, discardAll, payTp, takeTop } from './piles.ts';
import { fighter, type PlayCa, type T } from './state.ts';
import { usedNow, whoeverFights } from './uses.ts';

const { act, seq } = flowOf<PlayCa>();
const here = (t: T): Ctx => ctxOf(t);

type Power = LinkedEffect<SharedKinds & OwnKinds, 'power'>;

/** EPC-R12: what a flip brings belongs to the first battle that card fights: if it goes out before, it is over. */
const battleOf = (t: T, self: number): Until[] => (t.within('flipEffects') && self >= 0 ? [{ leaves: t.ref(self) }, 'battle'] : ['battle']);
const opponentFights: Mod['on'] = { live: { role: 'fighter', of: 'opponent' } };

/** EPC-R12: how long a power change lasts, and whose it is, when the card does not say. */
function standard(t: T, seat: Seat, self: number): { on: Mod['on']; until: Until[] } {
  if (!t.within('strategy')) return { on: whoeverFights, until: battleOf(t, self) };
  const rule = t.option<string>('supportDuration');
  if (rule !== 'character') return { on: whoeverFights, until: [rule] };
  if (t.count(active, seat) === 0) return { on: { refs: [] }, until: ['period'] };
  const card = t.ref(t.top(active, seat));
  return { on: { refs: [card] }, until: [{ leaves: card }, 'period'] };
}

function targets(t: T, e: Power, team: Mod['on'], { seat, self }: Ctx): { on: Mod['on']; until: Until[] } {
  const refs = (card: number): Mod['on'] => ({ refs: card < 0 ? [] : [t.ref(card)] });
  switch (e.who) {
    case 'opponent':
      return { on: t.within('flipEffects') ? opponentFights : refs(fighter(t, 1 - seat)), until: battleOf(t, self) };
    case 'ownGoalkeeper':
      return { on: refs(t.top(goalkeeper, seat)), until: battleOf(t, self) };
    case 'opponentGoalkeeper':
      return { on: refs(t.top(goalkeeper, 1 - seat)), until: battleOf(t, self) };
    case 'team':
      return {
        on: team,
        until: battleOf(t, self),
      };
    default:
      return standard(t, seat, self);
  }
}

/** EPC-517, EPC-R12, EPC-R51: OF and DF change for the battle, or as long as the card says. */
function changePower(t: T, e: Power, team: Mod['on']): void {
  const { seat, self } = here(t);
  const { on, until } = targets(t, e, team, here(t));
  const last: Until[] = e.until === undefined ? until : e.until === 'game' ? [] : [e.until];
  for (const stat of ['of', 'df'] as const) {
    const by = e[stat];
    if (by !== undefined)
      t.gain({
        source: self >= 0 ? t.ref(self) : null,
        seat,
        on,
        stat,
        change: 'add',
        by,
        until: last,
        clause: 'EPC-517',
      });
  }
}

const deeds: Deeds<PlayCa, OwnKinds> = {
  power: {
    run: (e) => {
      const team: Mod['on'] = { live: { zone: ['active', 'goalkeeper'], of: 'you', where: [{ trait: 'team', is: e.team ?? '' }] } };
      return act('power', 'EPC-517', (t) => changePower(t, e, team));
    },
  },
  /** EPC-520: own Hissatsu cost less in this battle. */
  costLess: {
    run: (e) => {
      // A Support card is not a Hissatsu.
      const where = [e.type ? { kind: e.type } : { not: { kind: 'support' } }];
      const on: Mod['on'] = { live: { zone: 'hissatsuHand', of: 'you', where } };
      return act('costLess', 'EPC-520', (t) => {
        const { seat, self } = here(t);
        const source = self >= 0 ? t.ref(self) : null;
        t.gain({ source, seat, on, stat: 'cost', change: 'add', by: -e.n, until: battleOf(t, self), clause: 'EPC-520' });
      });
    },
  },
  /** EPC-518. */
  addTp: {
    possible: (t, _e, { seat }) => t.count(deck, seat) + t.count(discard, seat) > 0,
    run: (e) => act('addTp', 'EPC-518', (t) => addTp(t, here(t).seat, e.n)),
  },
  /** EPC-514: a cost of TP. */
  payTp: {
    possible: (t, e, { seat }) => t.count(tp, seat) >= e.n,
    run: (e) => act('payTp', 'EPC-514', (t) => payTp(t, here(t).seat, e.n)),
  },
  /** EPC-R63: the last Burning Chance card is discarded and another turned up. */
  replaceChance: {
    possible: (t, _e, { seat }) => t.count(chance, seat) > 0,
    run: () =>
      act('replaceChance', 'EPC-R63', (t) => {
        const { seat } = here(t);
        if (t.count(chance, seat) === 0) return;
        discardAll(t, seat, [t.top(chance, seat)]);
        takeTop(t, seat, chance);
      }),
  },
  /** EPC-519: the opponent shows a card of the hand, at random. */
  showRandom: {
    possible: (t, _e, { seat }) => t.count(hissatsuHand, 1 - seat) > 0,
    run: () =>
      act('showRandom', 'EPC-519', (t) => {
        const seat = 1 - here(t).seat;
        const hand = t.pile(hissatsuHand, seat);
        if (hand.length > 0) t.show(hand[t.random(seat, hand.length)]);
      }),
  },
  /** EPC-R57: before looking at more cards than there are, the discard pile goes under the deck, shuffled. */
  lookTop: {
    possible: (t, _e, { seat }) => t.count(deck, seat) + t.count(discard, seat) > 1,
    run: (e, run) =>
      seq(
        act('lengthen', 'EPC-R57', (t) => {
          const { seat } = here(t);
          if (t.count(deck, seat) >= e.n) return;
          t.shuffle(t.at(discard, seat));
          for (const card of t.pile(discard, seat).slice()) t.move(card, t.at(deck, seat), 'bottom');
        }),
        sharedDeeds.arrange.run({ do: 'arrange', zone: 'deck', top: e.n, through: 'looking' }, run),
      ),
  },
  /** EPC-R44: the ball changes sides and the battle begins again. */
  takeBall: {
    run: () =>
      seq(
        act('takeBall', 'EPC-R44', (t) => t.set('attacker', here(t).seat)),
        flowOf<PlayCa>().again('battle'),
      ),
  },
};

/** EPC-R67: an area is for cards of one sort, and what lies there already does not come there. */
const belongs = (t: T, card: number, area: string): boolean =>
  SORTS[area] === t.def(card).back && (area === 'deck' || t.layout.zones[t.s.zone[card]].name !== area);

const move: Pick<Deeds<PlayCa, SharedKinds>, 'move'> = {
  move: {
    ...sharedDeeds.move,
    run: (e) =>
      seq(
        act('move', 'EPC-R67', (t) =>
          sendAway(
            t,
            e,
            select(t, e.what, here(t)).filter((card) => belongs(t, card, e.to)),
          ),
        ),
        ...(e.name === undefined ? [] : [act('follow', '', (t) => follow(t, e))]),
      ),
  },
};

export const kinds = defineKinds(ownKinds, deeds);
export const moves = defineKinds({ move: sharedKinds.move.fields }, move);

export const conditions: { readonly [name: string]: Condition<PlayCa> } = {
  /** EPC-R50. */
  enteredByPass: reading(['own.arrived'], (t, seat) => t.own.arrived[seat] === 1),
  fewerGoals: reading(['own.goals'], (t, seat) => t.own.goals[seat] < t.own.goals[1 - seat]),
  hasBall: reading(['own.attacker'], (t, seat) => t.own.attacker === seat),
  usedType: reading(['own.used'], (t, seat, _self, value) => usedNow(t, seat, (_name, kind) => kind === value)),
  usedName: reading(['own.used'], (t, seat, _self, value) => usedNow(t, seat, (name) => name === value)),
};

export const roles: { readonly [name: string]: (t: T, seat: Seat) => number } = {
  fighter: reading(['own.shooting', 'own.attacker', 'zone.goalkeeper', 'zone.active'], fighter),
};
