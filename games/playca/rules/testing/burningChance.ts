/** Burning Chance with chosen values, and the numbers both sides stand at. */
import type { Seat } from '@touchline/engine';
import { power } from '../../flow/battle.ts';
import type { Match } from './scenarios.ts';

/** A card worth this many BCP when it is turned up. */
const worth: { readonly [bcp: number]: string } = { 1: 'PC-G11', 2: 'PC-G01', 3: 'PC-I04', 4: 'PC-G04', 5: 'PC-L04' };

/** The next cards of both decks, by BCP. */
export function stack(t: Match, a: readonly number[], b: readonly number[]): Match {
  t.top(
    0,
    a.map((n) => worth[n]),
  );
  t.top(
    1,
    b.map((n) => worth[n]),
  );
  return t;
}

/** Both sides finish their uses and turn up these values. */
export function burn(t: Match, a: readonly number[], b: readonly number[]): Match {
  stack(t, a, b);
  const defender: Seat = 1 - t.own.attacker;
  if (t.asked[0] !== defender) t.pick(t.own.attacker, 'done');
  return t.pick(defender, 'done');
}

/** The power of side a and of side b now. */
export const powers = (t: Match): [number, number] => [power(t.table, 0), power(t.table, 1)];

/** How many cards a side has turned up since the start of the match. */
export const turnedUp = (t: Match, seat: Seat): number =>
  t.events.filter((e) => {
    const { from, to } = e.args as { from?: readonly unknown[]; to?: readonly unknown[] };
    return e.type === 'move' && from?.[0] === 'deck' && to?.[0] === 'chance' && to[1] === seat;
  }).length;

/** The area a card lies in. */
export function whereabouts(t: Match, seat: Seat, card: number): string {
  const zone = t.table.layout.zones[t.state.zone[card]];
  return zone.seat === seat ? zone.name : `${zone.name} of the other side`;
}
