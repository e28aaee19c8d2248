/**
 * What an answer comes to. It is tried in worlds dealt from the viewer's own view, so nothing hidden comes into it: what the viewer cannot
 * know differs from world to world and is told as a range.
 */
import { asks, type Game, pick, type Seat, type State, sampler, stream, type View, view as viewOf } from '@touchline/engine';
import { stepOf, totalsOf } from './reading.ts';
import type { Range, Step, Totals } from './told.ts';

/** In so many worlds an answer is tried. */
const WORLDS = 2;
/** An answer that asks further is followed to so many ends at most; with more it is not told. */
const ENDS = 40;

const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

/** All states in which the deed that was begun is done, whatever is chosen on the way; null: too many. */
function endsOf(game: Game, state: State, seat: Seat): readonly State[] | null {
  const open = asks(game, state).find((ask) => ask.seat === seat);
  // The next go in a window, or the next question of the turn, is another deed.
  if (!open || open.group === null) return [state];
  const ends: State[] = [];
  for (const { key } of open.options) {
    const further = endsOf(game, pick(game, state, seat, key), seat);
    if (!further || ends.length + further.length > ENDS) return null;
    ends.push(...further);
  }
  return ends;
}

/** Totals after an answer; null if it ends the fight, or cannot be told. */
export function totalsAfter(game: Game, view: View, key: string): Totals | null {
  const seat = view.viewer as Seat;
  const world = sampler(game, view);
  const found: (readonly [number, number])[] = [];
  for (let n = 0; n < WORLDS; n++) {
    const ends = endsOf(game, pick(game, world(stream(`shown/${n}`)), seat, key), seat);
    if (!ends) return null;
    for (const end of ends) {
      const totals = totalsOf(game, view, end);
      if (!totals) return null;
      found.push(totals);
    }
  }
  return [rangeOf(found.map(([first]) => first)), rangeOf(found.map(([, second]) => second))];
}

/** Where an answer leads: the next step, who is asked there, and whether the attack has broken through. */
export interface Ahead {
  readonly step: Step;
  readonly seat: Seat;
  readonly broke: boolean;
}

export function ahead(game: Game, view: View, key: string): Ahead {
  const seat = view.viewer as Seat;
  const state = pick(game, sampler(game, view)(stream('shown')), seat, key);
  const then = viewOf(game, state, seat);
  return { step: stepOf(then), seat: then.thinking[0] ?? -1, broke: (then.own as { readonly broke: boolean }).broke };
}

/** Ids of the cards an answer brings to the viewer's field. */
export function fieldedBy(game: Game, view: View, key: string): readonly string[] {
  const seat = view.viewer as Seat;
  const state = pick(game, sampler(game, view)(stream('shown')), seat, key);
  const then = viewOf(game, state, seat);
  return then.zones
    .filter(({ zone, seat: whose }) => zone === 'field' && whose === seat)
    .flatMap(({ cards }) => cards.map(({ def }) => def));
}
