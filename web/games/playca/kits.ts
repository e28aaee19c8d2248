/** What a team plays in: the house teams' own colours, and for any other team colours drawn from its name. */
import { drawnFrom } from '../../art/chance.ts';
import type { Kit } from '../../art/Jersey.tsx';
import type { Pattern } from '../../art/shirts.ts';

const DARK = '#0b1314';
const kit = (first: string, second: string, pattern: Pattern): Kit => ({
  colours: [first, second],
  pattern,
  number: '#ffffff',
  outline: DARK,
});

const HOUSE: { readonly [team: string]: Kit } = {
  Galewick: kit('#1f62ad', '#f1f2ee', 'hoops'),
  Ironmoor: kit('#3c4856', '#ff7b3a', 'pin'),
  Lanternfall: kit('#f0b02e', '#23201c', 'stripes'),
  Emberquay: kit('#c9283c', '#1d1b20', 'half'),
  'Free Agents': kit('#5d6b6c', '#d9dfdc', 'sash'),
};

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

export function kitOf(team: string): Kit {
  if (Object.hasOwn(HOUSE, team)) return HOUSE[team];
  const next = drawnFrom(team);
  const [first, second] = COLOURS[Math.floor(next() * COLOURS.length)];
  return kit(first, second, PATTERNS[Math.floor(next() * PATTERNS.length)]);
}

/** Every goalkeeper wears the same. */
export const keeperKit: Kit = { colours: ['#d5e04a', '#26302b'], pattern: 'plain', number: '#1d2a10', outline: 'transparent' };

/** The number on the shirt: the one at the end of the card's id. */
export const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0) || 2 + Math.floor(drawnFrom(id)() * 97);
