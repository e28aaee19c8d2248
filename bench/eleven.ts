/** ELEVEN: random seasons for two, and what their positions cost to copy, to see and to list. */

import { type Eleven, game } from '@touchline/eleven';
import { asked, copy, create, options, play, type Seat, type State, type Stream, stream, view } from '@touchline/engine';
import { type Side, timed } from './clock.ts';

const SEATS = 2;
/** A position is kept at every so many asks of a season. */
const APART = 8;

const season = (n: number): State<Eleven> =>
  create(
    game,
    {},
    Array.from({ length: SEATS }, () => ({})),
    `season/${n}`,
  );

function playOut(state: State<Eleven>, picker: Stream): void {
  while (!state.result) {
    const seat = asked(game, state)[0];
    play(game, state, seat, picker.below(options(game, state, seat).length));
  }
}

/** The same eight seasons every time, because seasons differ in length; nobody looks, nothing is written down. */
const SEASONS = 8;
const seasons =
  (units: (state: State<Eleven>) => number): Side =>
  () =>
  () =>
    timed(() => {
      let done = 0;
      for (let n = 0; n < SEASONS; n++) {
        const state = season(n);
        state.handles = null;
        playOut(state, stream(n));
        done += units(state);
      }
      return done;
    });
export const decisions = seasons((state) => state.decisions);
export const playouts = seasons(() => 1);

/** Positions of two seasons, each with the seat that is asked. */
function positions(): { readonly state: State<Eleven>; readonly seat: Seat }[] {
  return [0, 1].flatMap((n) => {
    const out: { state: State<Eleven>; seat: Seat }[] = [];
    const state = season(n);
    const picker = stream(n);
    for (let ask = 0; !state.result; ask++) {
      const seat = asked(game, state)[0];
      if (ask % APART === 0) out.push({ state: copy(state), seat });
      play(game, state, seat, picker.below(options(game, state, seat).length));
    }
    return out;
  });
}

/** What was made is kept until it is made again, so that no compiler can leave the work out. */
let kept: unknown;
export const lastMade = (): unknown => kept;

const at =
  (make: (position: ReturnType<typeof positions>[number]) => unknown): Side =>
  () => {
    const all = positions();
    return () =>
      timed(() => {
        for (const position of all) kept = make(position);
        return all.length;
      });
  };
export const copies = at(({ state }) => copy(state));
export const clones = at(({ state }) => structuredClone(state));
export const views = at(({ state, seat }) => view(game, state, seat));
/** The list of answers at every ask: the positions follow one another, so nothing is answered from the one before. */
export const listing = at(({ state, seat }) => options(game, state, seat));
