/** The same tic-tac-toe written for boardgame.io as its tutorial writes it, on its bare reducer and on its headless client. */
import { createRequire } from 'node:module';
import type { Stream } from '@touchline/engine';
import { LINES } from './tictactoe.ts';

/** What is used of the library; its own types do not resolve under this project's module setting. */
export interface Position {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
export type Action = {
  readonly type: string;
  readonly payload: { readonly type: string; readonly args: number[]; readonly playerID: string };
};
interface Library {
  readonly internal: {
    InitializeGame(setup: { game: object; numPlayers: number }): Position;
    CreateGameReducer(setup: { game: object; isClient: boolean }): (state: Position, action: Action) => Position;
  };
  readonly core: { readonly INVALID_MOVE: string };
  readonly client: {
    Client(setup: { game: object; numPlayers: number; debug: boolean }): {
      start(): void;
      reset(): void;
      getState(): Position | null;
      readonly moves: { readonly [name: string]: (...args: number[]) => void };
    };
  };
}

const load = createRequire(import.meta.url);
const internal = load('boardgame.io/internal') as Library['internal'];
const { INVALID_MOVE } = load('boardgame.io/core') as Library['core'];
const { Client } = load('boardgame.io/client') as Library['client'];

function isLine(cells: readonly (string | null)[]): boolean {
  for (const l of LINES) if (cells[l[0]] !== null && cells[l[0]] === cells[l[1]] && cells[l[0]] === cells[l[2]]) return true;
  return false;
}

export const game = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: Position) => {
    if (isLine(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
};

export function free(cells: readonly (string | null)[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < 9; i++) if (cells[i] === null) out.push(i);
  return out;
}

const place = (state: Position, cell: number): Action => ({
  type: 'MAKE_MOVE',
  payload: { type: 'clickCell', args: [cell], playerID: state.ctx.currentPlayer },
});

/** The position after these cells were taken in turn. */
export function positionAfter(cells: readonly number[]): Position {
  const reduce = internal.CreateGameReducer({ game, isClient: false });
  return cells.reduce((state, cell) => reduce(state, place(state, cell)), internal.InitializeGame({ game, numPlayers: 2 }));
}

/** Games on the reducer; its first position is made once, since nothing changes it. Returns the moves made. */
export function onReducer(games: number, random: Stream): number {
  const reduce = internal.CreateGameReducer({ game, isClient: false });
  const start = internal.InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  for (let g = 0; g < games; g++) {
    let state = start;
    while (state.ctx.gameover === undefined) {
      const cells = free(state.G.cells);
      state = reduce(state, place(state, cells[random.below(cells.length)]));
      moves++;
    }
  }
  return moves;
}

/** Games on one client, reset between games. */
export function onClient(games: number, random: Stream): number {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (let g = 0; g < games; g++) {
    client.reset();
    for (let state = client.getState()!; state.ctx.gameover === undefined; state = client.getState()!) {
      const cells = free(state.G.cells);
      client.moves.clickCell(cells[random.below(cells.length)]);
      moves++;
    }
  }
  return moves;
}
