/** What the game remembers beyond cards and zones. */
import { flowOf, type Options, type Ref, type Seat, type Table } from '@touchline/engine';

export type Phase = 'setUp' | 'active' | 'draw' | 'main' | 'attack' | 'end';

export type Fftcg = {
  /** The turn player. */
  readonly turn: Seat;
  /** Turns begun so far. */
  readonly turns: number;
  readonly phase: Phase;
  /** The attack that is going on was blocked; it stays so (FFT-1021). */
  readonly blocked: boolean;
  /** FFT-1404, FFT-1405: by seat, a draw or a point of damage that found no card. */
  readonly drawnOut: readonly number[];
  readonly woundedOut: readonly number[];
  /** FFT-1207: battle damage was dealt just now, or the source of the last other damage. */
  readonly struck: boolean;
  readonly hitBy: Ref | null;
  /** What dealt damage to that source itself: the source again, or whom it fights (FFT-1209). */
  readonly hitBack: Ref | null;
  /** FFT-717: a card an effect lets its controller cast as soon as it has finished. */
  readonly castNext: Ref | null;
  /** Who casts it. */
  readonly castBy: Seat;
  /** FFT-R98: what a cost or an effect has just taken under a name, until its text has heard of it. */
  readonly took: readonly Ref[];
  /** The name of each. */
  readonly tookAs: readonly string[];
  readonly crystals: readonly number[];
  /** FFT-1506: what is on the field, in the order it came there. */
  readonly arrived: readonly Ref[];
  /** FFT-2061: Characters that have primed, and for each entry the card that came to lie under it. */
  readonly primed: readonly Ref[];
  readonly beneath: readonly Ref[];
  /** FFT-1413: the position, as everybody sees it, in which each free ability was last used: `card id/ability/position`. */
  readonly freeUses: readonly string[];
};

export const startState = (_options: Options): Fftcg => ({
  turn: 0,
  turns: 0,
  phase: 'setUp',
  blocked: false,
  drawnOut: [0, 0],
  woundedOut: [0, 0],
  struck: false,
  hitBy: null,
  hitBack: null,
  castNext: null,
  castBy: 0,
  took: [],
  tookAs: [],
  crystals: [0, 0],
  arrived: [],
  primed: [],
  beneath: [],
  freeUses: [],
});

export type T = Table<Fftcg>;
export const {
  seq,
  phase,
  phaseEnding,
  act,
  ask,
  group,
  revocable,
  window,
  when,
  loop,
  loopWhile,
  each,
  leave,
  again,
  sub,
  settle,
  over,
  offer,
} = flowOf<Fftcg>();

export const turnPlayer = (t: T): Seat => t.own.turn;
export const nonTurnPlayer = (t: T): Seat => 1 - t.own.turn;
/** FFT-119: the turn player first. */
export const turnOrder = (t: T): readonly Seat[] => ORDERS[t.own.turn];
const ORDERS: readonly (readonly Seat[])[] = [
  [0, 1],
  [1, 0],
];
export const BOTH: readonly Seat[] = ORDERS[0];

/** The player of the running flow. */
export const seatOf = (t: T): Seat => t.v<number>('seat');
