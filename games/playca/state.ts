/** What PlayCa remembers beyond cards and areas. */
import { flowOf, type Options, type Seat, type Table } from '@touchline/engine';
import { active, goalkeeper } from './areas.ts';

export type PlayCa = {
  /** The side with the ball. */
  readonly attacker: Seat;
  /** 0 first half, 1 second half, 2 overtime. */
  readonly period: number;
  readonly goals: readonly number[];
  /** In the Shoot Phase the goalkeeper is the defending side's fighter (EPC-530). */
  readonly shooting: boolean;
  /** Hissatsu used in this battle, as `seat:card`. */
  readonly used: readonly string[];
  /** By seat: the active character arrived by a pass in this battle. */
  readonly arrived: readonly number[];
  readonly passes: number;
  /** Pairs of flips in this Burning Chance. */
  readonly flips: number;
  /** Who won the battle or the shot; -1 while open. */
  readonly winner: Seat;
  readonly pkRounds: number;
  readonly pkUp: readonly number[];
};

export const startState = (_options: Options): PlayCa => ({
  attacker: 0,
  period: 0,
  goals: [0, 0],
  shooting: false,
  used: [],
  arrived: [0, 0],
  passes: 0,
  flips: 0,
  winner: -1,
  pkRounds: 0,
  pkUp: [0, 0],
});

export type T = Table<PlayCa>;
export const { seq, phase, phaseEnding, act, ask, askAll, window, when, loop, loopWhile, each, leave, again, sub, over, offer } =
  flowOf<PlayCa>();

export const attacker = (t: T): Seat => t.own.attacker;
export const defender = (t: T): Seat => 1 - t.own.attacker;

/** The card that fights for a side: its active character, or its goalkeeper against a shot (EPC-530). -1: none. */
export function fighter(t: T, seat: Seat): number {
  return t.own.shooting && seat !== t.own.attacker ? t.top(goalkeeper, seat) : t.top(active, seat);
}

/** EPC-R52: has a fighting character left by an effect? The goalkeeper never does. */
export const someFallen = (t: T): boolean => t.top(active, attacker(t)) < 0 || (!t.own.shooting && t.top(active, defender(t)) < 0);

/** EPC-R52: sides whose fighting character left by an effect, the attacker first. */
export function fallen(t: T): Seat[] {
  const fighting = t.own.shooting ? [attacker(t)] : [attacker(t), defender(t)];
  return fighting.filter((seat) => t.top(active, seat) < 0);
}
