/** What the game remembers beyond cards and zones. Who attacks, defends and kicks are marks on the characters. */
import { flowOf, type Options, type Seat, type Table } from '@touchline/engine';
import { goals } from './zones.ts';

export type Inazuma = {
  /** 1 to 6, never reset (INA-303); 0 before the first. */
  readonly turn: number;
  /** Who attacks on odd turns (INA-302). */
  readonly first: Seat;
  /** The action side of this turn, 0 or 1; -1 while it is open. */
  readonly side: number;
  /** This turn's attack succeeded. */
  readonly broke: boolean;
  /** How the shot ended: 1 a goal, 0 no goal, -1 still open. */
  readonly shot: number;
  /** The attacker has played Goal Fever in this shooting phase. */
  readonly fever: boolean;
  /** A text has ended this shooting phase (INA-R39). */
  readonly stopped: boolean;
  /** The attacker's and the defender's number when they were last compared, and the cards of the last chance in their order, as `seat:card`. */
  readonly compared: readonly number[];
  readonly flips: readonly string[];
  /** Shootout goals by seat. */
  readonly kicks: readonly number[];
};

export const startState = (_options: Options): Inazuma => ({
  turn: 0,
  first: 0,
  side: -1,
  broke: false,
  shot: -1,
  fever: false,
  stopped: false,
  compared: [],
  flips: [],
  kicks: [0, 0],
});

export type T = Table<Inazuma>;
export const { seq, phase, phaseEnding, act, ask, window, when, loop, loopWhile, each, leave, sub, over, offer, group, together } =
  flowOf<Inazuma>();

export const SEATS: readonly Seat[] = [0, 1];
export const TURNS = 6;

/** INA-302, INA-907: the roles change with every turn. */
export const attackerIn = ({ turn, first }: Inazuma): Seat => (turn % 2 === 1 ? first : 1 - first);
/** INA-402: line-ups are made in the first turn of each round of two. */
export const opensRound = ({ turn }: Pick<Inazuma, 'turn'>): boolean => turn % 2 === 1;
export const attacker = (t: T): Seat => attackerIn(t.own);
export const defender = (t: T): Seat => 1 - attacker(t);
export const bothSides = (t: T): readonly Seat[] => [attacker(t), defender(t)];

/** INA-308. */
export const goalsOf = (t: T, seat: Seat): number => t.count(goals, seat);

export type Phase = 'strategy' | 'attack' | 'shooting';
export const PHASES: readonly Phase[] = ['strategy', 'attack', 'shooting'];

/** The phase that is going on; null between them. */
export const phaseNow = (t: T): Phase | null => t.innermost(PHASES);
