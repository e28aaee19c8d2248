/**
 * Tree search on tic-tac-toe: our search against boardgame.io's `MCTSBot`, each with the same number of iterations from the same two
 * positions. Both play every iteration out to the end of the game.
 */
import { createRequire } from 'node:module';
import { search } from '@touchline/bots';
import { create, play, stream, view } from '@touchline/engine';
import { type Action, free, type Position, positionAfter, game as theirGame } from './boardgameio.ts';
import { type Side, timed } from './clock.ts';
import { ticTacToe } from './tictactoe.ts';

/** What is used of the library. */
interface MctsBot {
  play(state: Position, player: string): Promise<{ readonly action: Action }>;
}
type MctsSetup = { game: object; enumerate: (G: Position['G']) => { move: string; args: number[] }[]; iterations: number };
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as { MCTSBot: new (setup: MctsSetup) => MctsBot };

/** Its own default. */
const ITERATIONS = 1000;
/** The cells taken so far: none, or a corner and the middle. */
const begun = { empty: [], two: [0, 4] } as const;

interface Choice {
  readonly cell: number;
  /** Ours stops as soon as the rest could not change its answer: what counts is what it did. */
  readonly iterations: number;
}

/** The cell our search chooses after these moves. */
export function ourThinker(cells: readonly number[], iterations: number): () => Choice {
  const state = create(ticTacToe, {}, [{}, {}], 'first');
  // The answers are the free cells in order.
  cells.forEach((cell, i) => play(ticTacToe, state, i % 2, cell - cells.slice(0, i).filter((taken) => taken < cell).length));
  const seen = view(ticTacToe, state, cells.length % 2);
  const bot = search({ iterations });
  const chance = stream('mcts');
  return () => {
    const { key, imagined } = bot(ticTacToe, seen, chance);
    return { cell: Number(key.split('#')[1]), iterations: imagined };
  };
}

/** The same of theirs. It has no seed: with one its stream would be written down after every number, which takes longer. */
export function theirThinker(cells: readonly number[], iterations: number): () => { cell: Promise<number>; iterations: number } {
  const enumerate = (G: Position['G']) => free(G.cells).map((cell) => ({ move: 'clickCell', args: [cell] }));
  // Playouts go on for 50 moves by default: always to the end.
  const bot = new MCTSBot({ game: theirGame, enumerate, iterations });
  const state = positionAfter(cells);
  return () => ({ cell: bot.play(state, state.ctx.currentPlayer).then(({ action }) => action.payload.args[0]), iterations });
}

const thinking =
  (thinker: (cells: readonly number[], iterations: number) => () => { readonly iterations: number }): Side =>
  () => {
    const empty = thinker(begun.empty, ITERATIONS);
    const two = thinker(begun.two, ITERATIONS);
    // Theirs has thought by the time it returns its promise.
    const time = (think: () => { readonly iterations: number }) => timed(() => think().iterations).all;
    return () => ({ empty: time(empty), two: time(two) });
  };

export const ours: Side = thinking(ourThinker);
export const theirs: Side = thinking(theirThinker);
