import { expect, test } from 'vitest';
import { allCards } from './cards/index.ts';
import { decks } from './decks.ts';

test('whoever is in no ready deck keeps goal: a list has one goalkeeper, and there are more of them than lists', () => {
  const used = new Set(Object.values(decks).flatMap((deck): readonly string[] => Object.values(deck).flat()));
  const spare = allCards.filter(({ id }) => !used.has(id));
  expect([...new Set(spare.map(({ kind }) => kind))]).toEqual(['goalkeeper']);
});
