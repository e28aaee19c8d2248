/** Random games seen from every side: what the secrets are tested with. */
import {
  asked,
  canonical,
  create,
  type Game,
  type Json,
  keysAt,
  type Own,
  pick,
  type State,
  type Stream,
  stream,
  type Viewer,
} from '../index.ts';

export const viewersOf = <O extends Own>({ seats }: State<O>): Viewer[] => [...Array(seats).keys(), 'spectator'];

/** Random play to the end; `visit` sees every state in which somebody is asked. */
export function everyAsk<O extends Own>(game: Game<O>, seed: string, visit: (state: State<O>, dice: Stream) => void): State<O> {
  const dice = stream(`play ${seed}`);
  const deck = game.spec.decks[Object.keys(game.spec.decks)[0]];
  let state = create(
    game,
    {},
    Array.from({ length: game.seats[0] }, () => deck),
    seed,
  );
  while (!state.result) {
    visit(state, dice);
    const seats = asked(game, state);
    const seat = seats[dice.below(seats.length)];
    state = pick(game, state, seat, dice.below(keysAt(game, state, seat).length));
  }
  visit(state, dice);
  return state;
}

/** Byte for byte, whatever order the fields were written in. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b) || canonical(a as Json) === canonical(b as Json);
