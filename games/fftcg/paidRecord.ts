/** FFT-R95: how a card was cast, remembered on it as marks as long as it is the same object, and only where some card asks. */
import type { AnyCard } from '@touchline/engine';
import { isBackup } from './characters.ts';
import type { Used } from './costs.ts';
import { ELEMENTS } from './payment/index.ts';
import type { T } from './state.ts';
import { field } from './zones.ts';

/** It was cast; of how many different Elements the CP were; all of them from Backups; with an extra cost or another one; all of this Element. */
export const RECORDS = [
  'paid:cast',
  'paid:elements',
  'paid:backups',
  'paid:extra',
  ...ELEMENTS.map((name) => `paid:${name}` as const),
] as const;
export const isRecord = (mark: string): boolean => mark.startsWith('paid:');

/** Those that these cards ask about. */
export function recordsAsked(cards: readonly AnyCard[]): readonly string[] {
  const all = JSON.stringify(cards.map((card) => card.abilities));
  return RECORDS.filter((mark) => all.includes(`"mark":"${mark}"`));
}

type Record = { readonly [mark: string]: number };

/** Asked before anything is used: where the CP come from. */
export function recordOf(t: T, used: readonly Used[], extra: boolean): Record {
  if (!t.game.marks.some(isRecord)) return {};
  const elements = new Set(used.map((u) => ELEMENTS[u.element]));
  const isDulledBackup = (card: number) => t.inZone(card, field) && isBackup(t, card);
  const record: Record = {
    'paid:cast': 1,
    'paid:elements': elements.size,
    // FFT-R95: a cost of nothing is paid with nothing.
    'paid:backups': Number(used.length > 0 && used.every((u) => isDulledBackup(t.find(u.card)))),
    'paid:extra': Number(extra),
    ...(elements.size === 1 && { [`paid:${[...elements][0]}`]: 1 }),
  };
  return Object.fromEntries(Object.entries(record).filter(([mark, n]) => n > 0 && t.game.marks.includes(mark)));
}

/** Does some card ask of which Elements CP were? Then it is for the player to say it of each source that could give several. */
export const asksElements = (t: T): boolean =>
  t.game.marks.some((mark) => isRecord(mark) && !['paid:cast', 'paid:backups', 'paid:extra'].includes(mark));
