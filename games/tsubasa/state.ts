/** What the game remembers beyond cards and zones. */
import { flowOf, type Options, type Seat, type Table } from '@touchline/engine';
import { firstDeck, pitch, playArea, secondDeck } from './zones.ts';

/** The three values of a card and the three kinds of points. */
export type Kind = 'shot' | 'pass' | 'defence';
export const KINDS: readonly Kind[] = ['shot', 'pass', 'defence'];
const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);
/** Kinds as a card or an event writes them. */
export const kindsIn = (names: readonly string[]): Kind[] => names.filter(isKind);

/** How a round came out. */
export type Outcome = '' | 'goal' | 'kept' | 'stolen' | 'corner' | 'caught' | 'blocked';

export type Tsubasa = {
  /** TSU-202: the coach with the Ball Possession marker. */
  readonly attacker: Seat;
  /** TSU-203: who kicked off the first half, and later the first half of Extra Time; -1 before. */
  readonly whistle: Seat;
  /** 0 and 1 the halves of the match, 2 and 3 those of Extra Time. */
  readonly half: number;
  /** Of this half, from 1. */
  readonly round: number;
  /** Rounds of Injury Time begun in this half; 0: it is not Injury Time. */
  readonly injury: number;
  readonly goals: readonly number[];
  /** Whose turn it is in the Attack Phase. */
  readonly turn: Seat;
  /** By seat, 1: passed in this round (TSU-303). */
  readonly passed: readonly number[];
  /** Available points by seat (TSU-R1). */
  readonly shot: readonly number[];
  readonly pass: readonly number[];
  readonly defence: readonly number[];
  /** The declared action; '' before. */
  readonly action: '' | 'shot' | 'pass';
  /** Points spent on the action, by seat; they are back in the pool with the Discard Phase (TSU-R3). */
  readonly spent: readonly number[];
  /** By seat; 0: not rolled. */
  readonly dice: readonly number[];
  /** The die of the save that is being tried; 0: none. */
  readonly save: number;
  readonly outcome: Outcome;
};

export function startState(options: Options): Tsubasa {
  // TSU-R1: as many of each kind as the option says.
  const points = [Number(options.startingPoints), Number(options.startingPoints)];
  return {
    attacker: 0,
    whistle: -1,
    half: 0,
    round: 0,
    injury: 0,
    goals: [0, 0],
    turn: -1,
    passed: [0, 0],
    shot: points,
    pass: points,
    defence: points,
    action: '',
    spent: [0, 0],
    dice: [0, 0],
    save: 0,
    outcome: '',
  };
}

export type T = Table<Tsubasa>;
export const { seq, phase, act, ask, askAll, window, when, loop, loopWhile, each, leave, sub, over, offer } = flowOf<Tsubasa>();

export const SEATS: readonly Seat[] = [0, 1];
export const attacker = (t: T): Seat => t.own.attacker;
/** TSU-401. */
export const defender = (t: T): Seat => 1 - t.own.attacker;
/** TSU-R78: where both do something, the Attacker comes first. */
export const bothSides = (t: T): readonly Seat[] => [attacker(t), defender(t)];

// ---------------------------------------------------------------- halves and rounds

export const inExtraTime = ({ half }: Pick<Tsubasa, 'half'>): boolean => half >= 2;
/** TSU-305, TSU-613, TSU-R41. */
export const limitIn = (own: Pick<Tsubasa, 'half'>): number => (inExtraTime(own) ? 7 : 9);
/** TSU-614. */
export const EXTRA_ROUNDS = 2;

/** TSU-105, TSU-106, TSU-608: the Match Deck of this half. */
export const matchDeck = (t: T): number => (t.own.half === 0 ? firstDeck : secondDeck);
/** TSU-215, TSU-612: in Extra Time there are none to take. */
export const matchCardsLeft = (t: T): number => (inExtraTime(t.own) ? 0 : t.count(matchDeck(t)) + t.count(pitch));

// ---------------------------------------------------------------- the count

/** TSU-304, TSU-308, TSU-319, TSU-713, TSU-R19: the cards that lie in both Play Areas now; Yellow and Red cards lie beside them. */
export const countPlayed = (t: T): number => t.count(playArea, 0) + t.count(playArea, 1);
/** TSU-307, TSU-R26; because of it no Attack Phase goes on for ever (TSU-R71). */
export const isFull = (t: T): boolean => countPlayed(t) >= limitIn(t.own);
