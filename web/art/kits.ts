/** What a team plays in: colours of its own, or else drawn from its name. */
import { drawnFrom } from './chance.ts';
import type { Kit } from './Jersey.tsx';
import type { Pattern } from './shirts.ts';

const DARK = '#0b1314';
export const kit = (first: string, second: string, pattern: Pattern): Kit => ({
  colours: [first, second],
  pattern,
  number: '#ffffff',
  outline: DARK,
});

/** The kits of a game's teams, by name. */
export interface Kits {
  readonly [team: string]: Kit;
}

const COLOURS: readonly (readonly [string, string])[] = [
  ['#1f8f6d', '#eaf4ee'],
  ['#5a3ea3', '#d8ccf7'],
  ['#0f6a72', '#e9eef0'],
  ['#a94f25', '#f6e3c8'],
  ['#8f2b6b', '#f4d7e6'],
  ['#3f6b2a', '#e7efc9'],
  ['#24242a', '#e8603c'],
  ['#1d4f9c', '#f4f3ee'],
];
const PATTERNS: readonly Pattern[] = ['stripes', 'hoops', 'half', 'sash', 'chevron', 'pin', 'yoke', 'quarter'];

export function kitOf(kits: Kits, team: string): Kit {
  if (Object.hasOwn(kits, team)) return kits[team];
  const next = drawnFrom(team);
  const [first, second] = COLOURS[Math.floor(next() * COLOURS.length)];
  return kit(first, second, PATTERNS[Math.floor(next() * PATTERNS.length)]);
}

/** Every goalkeeper wears the same. */
export const keeperKit: Kit = { colours: ['#d5e04a', '#26302b'], pattern: 'plain', number: '#1d2a10', outline: 'transparent' };

/** The number on a shirt: the one at the end of what it is drawn from, or any but the goalkeeper's. */
export const numberOf = (from: string): number => Number(/\d+$/.exec(from)?.[0] ?? 0) || 2 + Math.floor(drawnFrom(from)() * 97);
