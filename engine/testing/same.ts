/** Two states of one game, compared as saves are. */
import { type Game, hash, type Own, type State, save } from '../index.ts';

/** By their text, which is quick to write; what is written in another order, or to other handles, may still be the same. */
export function isSame<O extends Own>(game: Game<O>, a: State<O>, b: State<O>): boolean {
  return a === b || JSON.stringify(save(game, a)) === JSON.stringify(save(game, b)) || hash(game, a) === hash(game, b);
}
