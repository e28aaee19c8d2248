/**
 * INA-402, INA-403: at the start of turns 1, 3 and 5 both place starting characters, each unseen by the other until both are done. One
 * character after another; what was placed stays for both turns of the round (INA-410, INA-R8), and no window follows (INA-427).
 */
import type { Option, Ready, Seat } from '@touchline/engine';
import { type Formation, formationOf } from '../formations.ts';
import { fielded, freeSlots, sideOf, slotName } from '../pitch.ts';
import { ask, group, type Inazuma, leave, loop, offer, SEATS, type T, together } from '../state.ts';
import { field, starting } from '../zones.ts';

/** INA-404. */
const AT_LEAST = 2;

const isDefender = (t: T, card: number): boolean => t.is(card, 'position', 'DF');
const placed = (t: T, seat: Seat): number => fielded(t, seat).length;

/** INA-408, INA-R7: two must be left for each later round. */
const leftForLater = (t: T): number => AT_LEAST * Math.floor((5 - t.own.turn) / 2);

/** INA-R59: the cards a first game fixes for this round; null: none. */
function fixed(t: T, seat: Seat): readonly string[] | null {
  return t.option<boolean>('starterFormations') ? suggested(t, seat) : null;
}

/** The line-up that goes with the ten cards of this seat, for this round. */
function suggested(t: T, seat: Seat): readonly string[] | null {
  let bySeat = lineUps.get(t.s.def);
  if (!bySeat) {
    bySeat = SEATS.map((whose) => formationOf(startersOf(t, whose)));
    lineUps.set(t.s.def, bySeat);
  }
  return bySeat[seat]?.[(t.own.turn - 1) / 2] ?? null;
}
/** By the list of all cards, which a match shares with its copies. */
const lineUps = new WeakMap<readonly number[], readonly (Formation | null)[]>();

function startersOf(t: T, seat: Seat): readonly string[] {
  const ids: string[] = [];
  t.s.owner.forEach((owner, card) => {
    if (owner === seat && t.def(card).kind === 'starting') ids.push(t.def(card).id);
  });
  return ids;
}

/** Only cards still in the pile are candidates (INA-407); at most two of a position find room (INA-406). */
function cannotPlace(t: T, seat: Seat, card: number): string {
  const wanted = fixed(t, seat);
  if (wanted && !wanted.includes(t.def(card).id)) return 'INA-R59';
  if (freeSlots(t, seat, card).length === 0) return 'INA-406';
  const tooMany = placed(t, seat) >= AT_LEAST && t.count(starting, seat) - 1 < leftForLater(t);
  return tooMany && t.option<boolean>('strictSpread') ? 'INA-408' : '';
}

/** What is missing before the placement is complete. With fewer than two left, those (INA-R7). */
function unfinished(t: T, seat: Seat): string {
  const wanted = fixed(t, seat);
  if (wanted) return placed(t, seat) < wanted.length ? 'INA-R59' : '';
  return placed(t, seat) < AT_LEAST && t.count(starting, seat) > 0 ? 'INA-404' : '';
}

/**
 * The suggested line-up: whoever attacks stands on one side, whoever only defends on the other, so that no side is left open (INA-702,
 * INA-703).
 */
const lineUp = (verb: string, side: number): Ready<Inazuma> => ({
  verb,
  when: (t, seat) => suggested(t, seat) !== null,
  plan: (t, seat, options) => {
    const wanted = suggested(t, seat)!;
    const fitting = (o: Option) => o.verb === 'place' && wanted.includes(t.def(o.card).id);
    const best = options.findIndex((o) => fitting(o) && sideOf(o.n) === (isDefender(t, o.card) ? 1 - side : side));
    if (best >= 0) return best;
    const other = options.findIndex(fitting);
    return other >= 0 ? other : options.findIndex((o) => o.verb === 'done');
  },
});

export const formation = together(
  'formation',
  'atJoin',
  group(
    'lineUp',
    'INA-403',
    [lineUp('lineUpA', 0), lineUp('lineUpB', 1)],
    loop(
      'placing',
      ask('place', {
        who: (t) => t.strand,
        clause: 'INA-404',
        offers: [
          offer('place', {
            list: (t, seat, add) => {
              for (const card of t.pile(starting, seat))
                if (cannotPlace(t, seat, card) === '') for (const slot of freeSlots(t, seat, card)) add(card, -1, slot);
            },
            things: (t, seat) => t.pile(starting, seat),
            unless: cannotPlace,
            facts: (t, _seat, card) => ({ card: t.def(card).name, left: leftForLater(t) }),
            key: (t, _seat, o) => `${t.def(o.card).id}@${slotName(o.n)}`,
            take: (t, o, seat) => t.move(o.card, t.at(field, seat, o.n)),
          }),
          offer('done', { unless: unfinished, facts: (t, seat) => ({ placed: placed(t, seat) }), then: leave('placing') }),
        ],
      }),
    ),
  ),
);
