/** Final Fantasy TCG: random matches of the house decks, and what their positions cost to copy and to list. */
import { asked, copy, create, options, play, type Seat, type State, type Stream, stream } from '@touchline/engine';
import { decks, type Fftcg, game } from '@touchline/fftcg';
import { type Side, timed } from './clock.ts';

const house = Object.values(decks);
const PAIRINGS = 16;

/** A random answer; what was begun is not taken back, which would only go round in circles. */
function answer(state: State<Fftcg>, seat: Seat, picker: Stream): number {
  const list = options(game, state, seat);
  const last = list.length - 1;
  return picker.below(last > 0 && list[last].verb === 'takeBack' ? last : list.length);
}

function playOut(state: State<Fftcg>, picker: Stream): void {
  while (!state.result) {
    const seat = asked(game, state)[0];
    play(game, state, seat, answer(state, seat, picker));
  }
}

/** Every pairing of the house decks in turn; nobody looks, nothing is written down. */
export const matches: Side = () => {
  let n = 0;
  return () =>
    timed(() => {
      let decisions = 0;
      for (let g = 0; g < PAIRINGS / 4; g++, n++) {
        const state = create(game, {}, [house[n % 4], house[(n >> 2) % 4]], `match/${n}`);
        state.handles = null;
        playOut(state, stream(n));
        decisions += state.decisions;
      }
      return decisions;
    });
};

/** Positions of some matches, at every ask. */
function positions(): { readonly state: State<Fftcg>; readonly seat: Seat }[] {
  return house.flatMap((list, i) => {
    const out: { state: State<Fftcg>; seat: Seat }[] = [];
    const state = create(game, {}, [list, house[(i + 1) % 4]], `every/${i}`);
    const picker = stream(i);
    while (!state.result) {
      const seat = asked(game, state)[0];
      out.push({ state: copy(state), seat });
      play(game, state, seat, answer(state, seat, picker));
    }
    return out;
  });
}

/** What was made is kept until it is made again, so that no compiler can leave the work out. */
let kept: unknown;
export const lastMade = (): unknown => kept;

const middle = () => positions().filter((_, i) => i % 40 === 20);

export const copies =
  (make: (state: State<Fftcg>) => unknown): Side =>
  () => {
    const states = middle();
    return () =>
      timed(() => {
        for (let i = 0; i < 16; i++) for (const { state } of states) kept = make(state);
        return states.length * 16;
      });
  };

/** The list of answers at every ask, per decision: the positions follow one another, so nothing is answered from the one before. */
export const listing: Side = () => {
  const all = positions();
  const decisions = all.filter(({ state, seat }) => options(game, state, seat).length > 1).length;
  return () =>
    timed(() => {
      for (const { state, seat } of all) kept = options(game, state, seat);
      return decisions;
    });
};

export const playouts: Side = () => {
  const states = middle();
  const picker = stream(7);
  return () =>
    timed(() => {
      for (const { state } of states) playOut(copy(state, false), picker);
      return states.length;
    });
};
