/** What did not change from one scene to the next stays the same object, so that nobody draws it again. */
import type { Scene, ShownCard, ShownZone } from './scene.ts';

/** Of what came as messages: numbers, texts, lists and records. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => same(one, b[i]));
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => same((a as { readonly [key: string]: unknown })[key], (b as { readonly [key: string]: unknown })[key]))
  );
}

export function sharing(before: Scene, after: Scene): Scene {
  const cards = new Map<number, ShownCard>();
  for (const zone of before.zones) for (const card of zone.cards) if (card) cards.set(card.handle, card);
  const zones = after.zones.map((zone, i): ShownZone => {
    const now = zone.cards.map((card) => {
      const old = card && cards.get(card.handle);
      return old && same(old, card) ? old : card;
    });
    const old = before.zones[i];
    const unchanged = old && same({ ...old, cards: [] }, { ...zone, cards: [] }) && now.every((card, n) => card === old.cards[n]);
    return unchanged && now.length === old.cards.length ? old : { ...zone, cards: now };
  });
  return { ...after, zones };
}
