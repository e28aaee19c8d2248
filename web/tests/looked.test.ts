import { expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { asNow } from '../match/looked.ts';
import { cardsOf } from '../motion/whence.ts';
import { moments } from '../testing/scenes.ts';

test('a card that is looked at shows its numbers of now, and its face alone once it is out of sight', async () => {
  let changed = 0;
  for (const { scene, next } of moments(await gameOf('inazuma', 'en'), 3)) {
    const now = cardsOf(next);
    for (const card of cardsOf(scene).values()) {
      const seen = asNow(next, { def: card.def, card });
      expect(seen).toEqual({ def: card.def, card: now.get(card.handle) ?? null });
      expect(asNow({ ...next, zones: [] }, { def: card.def, card })).toEqual({ def: card.def, card: null });
      if (seen.card && seen.card.sums.sp?.value !== card.sums.sp?.value) changed++;
    }
    expect(asNow(next, { def: 'INH-S02', card: null })).toEqual({ def: 'INH-S02', card: null });
  }
  expect(changed).toBeGreaterThan(10);
});
