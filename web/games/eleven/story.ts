/**
 * What the log tells: of this Week, of each club's Match what became of every pair of Sections, how it ended, and what came after it; of
 * the Weeks before, how they ended.
 */
import type { LogLine } from '@touchline/host';
import { type WeekTold, weeksTold } from '../../../games/eleven/read/results.ts';
import type { Shots } from './told.ts';

/** One pair of Sections after it was compared. */
export interface Resolved {
  readonly ours: Shots;
  readonly theirs: Shots;
  readonly score: readonly number[];
}

/** By seat; the Weeks by their number. */
export interface Story {
  readonly weeks: readonly WeekTold[];
  /** By number of the pair. */
  readonly pairs: readonly (readonly Resolved[])[];
  /** What was told since the result; none before. */
  readonly after: readonly (readonly LogLine[])[];
}

const WEEK = 'ELV-302';
const SECTION = 'ELV-1007';
const RESULT = 'ELV-1105';
const SEATS = [0, 1, 2, 3];

const numbers = (told: unknown): readonly number[] => (Array.isArray(told) ? told.map(Number) : []);
const endsIn = (told: unknown): readonly unknown[] =>
  Array.isArray(told) ? told.map((shot) => (typeof shot === 'object' && shot !== null && 'end' in shot ? shot.end : '')) : [];

function shotsIn(told: unknown): Shots {
  const ends = endsIn(told);
  const count = (end: string) => ends.filter((one) => one === end).length;
  return { goals: count('goal'), saved: count('saved'), blocked: count('blocked') };
}

export function storyOf(lines: readonly LogLine[]): Story {
  let pairs: Resolved[][] = SEATS.map(() => []);
  let after: LogLine[][] = SEATS.map(() => []);
  const over = new Set<number>();
  for (const line of lines) {
    const { clause, seat, facts } = line;
    if (clause === WEEK && 'week' in facts) {
      pairs = SEATS.map(() => []);
      after = SEATS.map(() => []);
      over.clear();
    } else if (clause === SECTION && 'pair' in facts && pairs[seat])
      pairs[seat][Number(facts.pair)] = { ours: shotsIn(facts.own), theirs: shotsIn(facts.their), score: numbers(facts.score) };
    else {
      if (clause === RESULT && 'result' in facts) over.add(seat);
      if (over.has(seat)) after[seat].push(line);
    }
  }
  return { weeks: weeksTold(lines), pairs, after };
}
