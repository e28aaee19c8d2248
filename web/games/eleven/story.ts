/**
 * What the log tells: of this Week, of each club's Match what became of every pair of Sections, how it ended, and what came after it; of
 * the Weeks before, how they ended.
 */
import type { LogLine } from '@touchline/host';
import { type WeekTold, weeksTold } from '../../../games/eleven/read/results.ts';
import type { Shots } from './told.ts';

/** One attacker of a Section, and what became of him. */
export interface Shot {
  /** The marker, or the opposing man, as it is printed. */
  readonly id: string;
  readonly strength: number;
  readonly end: 'goal' | 'saved' | 'blocked';
  /** Who blocked, with whose card; '': nobody. */
  readonly by: string;
  readonly byCard: string;
  readonly byStrength: number;
  /** The Strength of the Goalkeeper who faced it. */
  readonly keeper: number;
}

/** One pair of Sections after it was compared. */
export interface Resolved {
  readonly ours: Shots;
  readonly theirs: Shots;
  /** Of both sides. */
  readonly shots: readonly Shot[];
  readonly score: readonly number[];
}

/** By seat; the Weeks by their number. */
export interface Story {
  readonly weeks: readonly WeekTold[];
  /** By number of the pair. */
  readonly pairs: readonly (readonly Resolved[])[];
  /** What was told since the result; none before. */
  readonly after: readonly (readonly LogLine[])[];
  /** How many sides the die has that was rolled last. */
  readonly sides: readonly number[];
}

const WEEK = 'ELV-302';
const SECTION = 'ELV-1007';
const RESULT = 'ELV-1105';
const SEATS = [0, 1, 2, 3];

const numbers = (told: unknown): readonly number[] => (Array.isArray(told) ? told.map(Number) : []);
const partOf = (told: unknown, name: string): unknown =>
  typeof told === 'object' && told !== null ? Object.entries(told).find(([one]) => one === name)?.[1] : undefined;

function shotsIn(told: unknown, keeper: number): readonly Shot[] {
  if (!Array.isArray(told)) return [];
  return told.map((shot) => {
    const end = partOf(shot, 'end');
    return {
      id: String(partOf(shot, 'id')),
      strength: Number(partOf(shot, 'strength')),
      end: end === 'goal' || end === 'saved' ? end : 'blocked',
      by: String(partOf(shot, 'by') ?? ''),
      byCard: String(partOf(shot, 'byCard') ?? ''),
      byStrength: Number(partOf(shot, 'byStrength') ?? 0),
      keeper,
    };
  });
}

function counted(shots: readonly Shot[]): Shots {
  const count = (end: Shot['end']) => shots.filter((one) => one.end === end).length;
  return { goals: count('goal'), saved: count('saved'), blocked: count('blocked') };
}

function resolvedIn({ own, their, keepers, score }: LogLine['facts']): Resolved {
  const [ours, theirs] = [shotsIn(own, Number(partOf(keepers, 'their'))), shotsIn(their, Number(partOf(keepers, 'own')))];
  return { ours: counted(ours), theirs: counted(theirs), shots: [...ours, ...theirs], score: numbers(score) };
}

export function storyOf(lines: readonly LogLine[]): Story {
  let pairs: Resolved[][] = SEATS.map(() => []);
  let after: LogLine[][] = SEATS.map(() => []);
  const over = new Set<number>();
  const sides = SEATS.map(() => 0);
  for (const line of lines) {
    const { clause, seat, facts } = line;
    if (clause === WEEK && 'week' in facts) {
      pairs = SEATS.map(() => []);
      after = SEATS.map(() => []);
      over.clear();
    } else if (clause === SECTION && 'pair' in facts && pairs[seat]) pairs[seat][Number(facts.pair)] = resolvedIn(facts);
    else {
      if ('sides' in facts && seat >= 0) sides[seat] = Number(facts.sides);
      if (clause === RESULT && 'result' in facts) over.add(seat);
      if (over.has(seat)) after[seat].push(line);
    }
  }
  return { weeks: weeksTold(lines), pairs, after, sides };
}
