/** The Scout Report of an Opponent: true facts of its line-up, and nothing else of it (ELV-902, ELV-R87). */
import { ZONES } from './make.ts';

export type Band = '3' | '3/2' | '2/1' | '1';
/** Place on the pitch, Task and Strength. */
export type Man = readonly [zone: number, task: 'A' | 'D', strength: number];
/** Left wing, right wing, attack, midfield, deep: as the Opponent sees them, in the order in which they are named. */
const PARTS = ['L', 'R', 'F', 'M', 'D'] as const;
export type Part = (typeof PARTS)[number];

export interface Scouted {
  readonly name: string;
  readonly band: Band;
  /** Where most of the attacking Strength is; `own`: the report has a text of its own. */
  readonly threat: Part | 'own';
  /** Where nobody defends. */
  readonly spaces: readonly Part[];
  /** The Line of a man at least 2 stronger than every other. */
  readonly star: 'D' | 'M' | 'F' | '';
  readonly formation: string;
}

const partOf = (zone: number): Part => {
  const [flank, line] = ZONES[zone];
  return flank === 'L' || flank === 'R' ? flank : (line as 'D' | 'M' | 'F');
};

const total = (men: readonly Man[], part: Part): number =>
  men.reduce((sum, [zone, task, strength]) => (task === 'A' && partOf(zone) === part ? sum + strength : sum), 0);

export function threatOf(men: readonly Man[]): Part {
  return PARTS.reduce((most, part) => (total(men, part) > total(men, most) ? part : most));
}

export const spacesOf = (men: readonly Man[]): Part[] =>
  PARTS.filter((part) => !men.some(([zone, task]) => task === 'D' && partOf(zone) === part));

export function starOf(men: readonly Man[]): Scouted['star'] {
  const [best, next] = [...men].sort((a, b) => b[2] - a[2]);
  return best[2] - next[2] >= 2 ? (ZONES[best[0]][1] as 'D' | 'M' | 'F') : '';
}

/** What stands on the open side of the card. */
export const reportOf = ({ name, band, threat, spaces, star, formation }: Scouted): string =>
  [name, band, threat, spaces.join(' '), star, formation].join('|');

/** The same read again. */
export function readReport(report: string): Scouted {
  const [name, band, threat, spaces, star, formation] = report.split('|');
  return { name, band, threat, spaces: spaces.split(' ').filter((part) => part !== ''), star, formation } as Scouted;
}
