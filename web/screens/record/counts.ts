/** What is counted of the matches played on this device. */
import { levelOf as botLevel, levels } from '@touchline/bots';
import type { Outcome } from '../../match/store.ts';

/** Fewer matches than this are not shown as a share. */
export const ENOUGH = 5;
/** A share over time is that of so many weeks. */
const WINDOW = 4;
export const WEEK = 7 * 24 * 3600 * 1000;

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const playedIn = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

/** In percent; null while there are too few. */
export const shareOf = (tally: Tally): number | null => (playedIn(tally) < ENOUGH ? null : Math.round((100 * tally.won) / playedIn(tally)));

/** Won and lost can be said only where one person played, and without taking back what was answered. */
export const counts = ({ players, practice }: Outcome): boolean => !practice && peopleIn(players) === 1;
const peopleIn = (players: readonly string[]): number => players.filter((player) => player === 'person').length;
export const isTogether = ({ players, practice }: Outcome): boolean => !practice && peopleIn(players) > 1;

const seatOf = ({ players }: Outcome): number => players.indexOf('person');

function endOf(outcome: Outcome): keyof Tally {
  const { winners, players } = outcome;
  if (players.length > 1 && winners.length === players.length) return 'drawn';
  return winners.includes(seatOf(outcome)) ? 'won' : 'lost';
}

export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const ends = outcomes.map(endOf);
  const count = (end: keyof Tally) => ends.filter((one) => one === end).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

/** The deck somebody played with; '' where nobody brings one. */
export const deckOf = (outcome: Outcome): string => outcome.decks[seatOf(outcome)] ?? '';

/** The level of the bots; null where they are of several, or none. */
export function levelOf({ players }: Outcome): (typeof levels)[number] | null {
  const bots = new Set(players.filter((player) => player !== 'person'));
  const [name] = bots;
  return (bots.size === 1 && botLevel(name)) || null;
}

export interface Group {
  readonly key: string;
  readonly outcomes: readonly Outcome[];
  readonly tally: Tally;
}

/** The largest first. */
export const grouped = (outcomes: readonly Outcome[], keyOf: (outcome: Outcome) => string): readonly Group[] =>
  [...Map.groupBy(outcomes, keyOf)]
    .map(([key, all]) => ({ key, outcomes: all, tally: tallyOf(all) }))
    .sort((a, b) => b.outcomes.length - a.outcomes.length || (a.key < b.key ? -1 : 1));

/** The level that is worth trying: the one after the highest of which most matches were won. */
export function nextLevel(outcomes: readonly Outcome[]): (typeof levels)[number] | null {
  const mastered = levels.findLast((level) => {
    const tally = tallyOf(outcomes.filter((outcome) => levelOf(outcome) === level));
    return (shareOf(tally) ?? 0) >= 60;
  });
  return (mastered && levels.find(({ level }) => level === mastered.level + 1)) ?? null;
}

// ---------------------------------------------------------------- over time

export interface Week {
  /** Its Monday. */
  readonly from: number;
  readonly tally: Tally;
  /** Of the weeks up to this one, in percent, with its 95 % band; null where there are too few matches. */
  readonly share: { readonly value: number; readonly low: number; readonly high: number } | null;
}

/** The Monday before, by the clock on the wall. */
export function mondayOf(at: number): number {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day.getTime();
}

/** The last weeks, or all since the first match. */
export function weeksOf(outcomes: readonly Outcome[], now: number, most: number): readonly Week[] {
  if (outcomes.length === 0) return [];
  const first = outcomes.reduce((least, { at }) => Math.min(least, at), now);
  const mondays: number[] = [];
  // By the calendar: a week in which clocks change is an hour shorter or longer.
  for (let monday = mondayOf(now); monday >= mondayOf(first) && mondays.length < most; monday = mondayOf(monday - WEEK / 2))
    mondays.unshift(monday);
  const within = (from: number, to: number) => outcomes.filter(({ at }) => at >= from && at < to);
  const end = (i: number) => mondays[i + 1] ?? Number.POSITIVE_INFINITY;
  return mondays.map((from, i) => {
    const start = new Date(from);
    start.setDate(start.getDate() - 7 * (WINDOW - 1));
    return { from, tally: tallyOf(within(from, end(i))), share: bandOf(tallyOf(within(start.getTime(), end(i)))) };
  });
}

function bandOf(tally: Tally): Week['share'] {
  const value = shareOf(tally);
  return value === null ? null : { value, ...wilson(tally.won, playedIn(tally)) };
}

/** The 95 % interval of a share, in percent (Wilson). */
export function wilson(won: number, played: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const p = won / played;
  const middle = (p + (z * z) / (2 * played)) / (1 + (z * z) / played);
  const half = (z / (1 + (z * z) / played)) * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
  return { low: Math.round(100 * Math.max(0, middle - half)), high: Math.round(100 * Math.min(1, middle + half)) };
}
