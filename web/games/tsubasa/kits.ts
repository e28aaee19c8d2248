/** The colours of the two teams and of those who can be signed, and the numbers on their shirts. They are ours. */
import type { Kit } from '../../art/Jersey.tsx';
import { kit } from '../../art/kits.ts';

interface Worn {
  readonly kit: Kit;
  /** Behind the shirt. */
  readonly ground: string;
}

const TEAMS: { readonly [team: string]: Worn } = {
  nankatsu: { kit: { colours: ['#f7f7f2', '#2a5fb4'], pattern: 'yoke', number: '#1d3f8c', outline: '#f7f7f2' }, ground: '#1d4f9c' },
  toho: { kit: kit('#23222a', '#e8603c', 'sash'), ground: '#7a2f22' },
};
/** Nobody's until somebody signs them. */
const FREE: Worn = { kit: kit('#6d4fae', '#d8ccf7', 'half'), ground: '#453670' };

export const wornBy = (team: string | undefined): Worn => TEAMS[team ?? ''] ?? FREE;

/** By player, whichever of his cards it is. */
const NUMBERS: { readonly [player: string]: number } = {
  Nakazato: 2,
  Oda: 3,
  'Shingo Takasugi': 4,
  Iwami: 5,
  'Mamoru Izawa': 7,
  Nagano: 8,
  'Teppei Kisugi': 9,
  'Tsubasa Ozora': 10,
  'Hajime Taki': 11,
  'Ryo Ishizaki': 14,
  'Kiyoshi Furuta': 2,
  'Tsuneo Takashima': 3,
  'Katsuji Kawabe': 4,
  'Hiroshi Imai': 5,
  'Hideto Koike': 6,
  'Yutaka Matsuki': 7,
  'Tadashi Shimano': 8,
  'Kojiro Hyuga': 9,
  'Takeshi Sawada': 10,
  'Kazuki Sorimachi': 11,
  'Hiroshi Jito': 5,
  'Kazuo and Masao Tachibana': 7,
  'Jun Misugi': 8,
  'Shun Nitta': 9,
  'Hikaru Matsuyama': 10,
  'Taro Misaki': 11,
};
export const numberFor = (player: string | undefined): number | string => NUMBERS[player ?? ''] ?? '';
