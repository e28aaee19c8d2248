/** Tic-tac-toe as a game of the engine: the few lines boardgame.io's own tutorial is measured against. */
import { defineGame, flowOf, type Game } from '@touchline/engine';

export type TicTacToe = {
  /** By cell: -1 free, else the seat that holds it. */
  readonly cells: readonly number[];
  readonly turn: number;
};

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const { seq, act, ask, when, loop, over, offer } = flowOf<TicTacToe>();

function line(cells: readonly number[]): boolean {
  for (let i = 0; i < LINES.length; i++) {
    const line = LINES[i];
    const mark = cells[line[0]];
    if (mark >= 0 && mark === cells[line[1]] && mark === cells[line[2]]) return true;
  }
  return false;
}

const place = offer('place', {
  list: (t, _seat, add) => {
    const { cells } = t.own;
    for (let i = 0; i < 9; i++) if (cells[i] < 0) add(-1, -1, i);
  },
  take: (t, o, seat) => {
    const cells = t.own.cells.slice();
    cells[o.n] = seat;
    t.set('cells', cells);
  },
});

export const ticTacToe: Game<TicTacToe> = defineGame<TicTacToe>({
  id: 'tictactoe',
  seats: [2],
  zones: {},
  cards: [],
  decks: {},
  groups: {},
  options: {},
  own: () => ({ cells: new Array<number>(9).fill(-1), turn: 0 }),
  flow: loop(
    'turns',
    ask('turn', { who: (t) => t.own.turn, clause: 'TTT-1', offers: [place] }),
    when(
      'line',
      (t) => line(t.own.cells),
      over('won', 'TTT-2', (t) => ({ winners: [t.own.turn], reason: 'line' })),
    ),
    when(
      'full',
      (t) => !t.own.cells.includes(-1),
      over('drawn', 'TTT-3', () => ({ winners: [0, 1], reason: 'full' })),
    ),
    seq(act('next', 'TTT-1', (t) => t.set('turn', 1 - t.own.turn))),
  ),
  checkDeck: () => [],
  bound: { decisions: 9, steps: 100, clause: 'TTT-3' },
});
