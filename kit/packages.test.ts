/** What every game must say of itself, and what is worked out from it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@touchline/text';
import { describe, expect, test } from 'vitest';
import { countsOf, hasDecks, listsFor, usualSeats } from './index.ts';
import { findGame, gameIds, NoSuchGame, root } from './node.ts';

const tutorials = readdirSync(join(root, 'docs/tutorials'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(root, 'docs/tutorials', name));

describe.each([...gameIds, ...tutorials])('%s', (name) => {
  test('says before it is loaded what its spec says', async () => {
    const { pack } = await findGame(name);
    expect(countsOf(pack.facts.seats)).toEqual(pack.game.seats);
    expect(pack.facts.decks).toBe(hasDecks(pack.game));
  });

  test.each(languages)('introduces itself in %s: a name, a line, a goal and five words', async (language) => {
    const { pack } = await findGame(name);
    await pack.learn(language);
    const { name: called, line, goal, words } = await pack.about(language);
    for (const text of [called, line, goal, ...words.flat()]) expect(text.trim()).not.toBe('');
    expect(words).toHaveLength(5);
    expect(pack.speak(language).lang).toBe(language);
  });

  test.each(languages)('calls people by their names in %s, but not oneself', async (language) => {
    const { pack } = await findGame(name);
    await pack.learn(language);
    const [seats] = pack.game.seats.filter((count) => count > 1);
    if (seats === undefined) return;
    const speaker = pack.speak(language, seats, ['Ada', 'Bo']);
    expect([speaker.seat(1, 0), speaker.seat(0, 'spectator')]).toEqual(['Bo', 'Ada']);
    expect(speaker.seat(0, 0)).not.toBe('Ada');
  });

  test('begins for every number of seats', async () => {
    const { pack } = await findGame(name);
    for (const seats of pack.game.seats) {
      const lists = listsFor(pack.game, [], seats, 'seed');
      expect(lists).toHaveLength(seats);
      expect(new Set(lists.map((deck) => deck.name)).size).toBe(hasDecks(pack.game) ? Math.min(seats, Object.keys(pack.decks).length) : 1);
    }
  });
});

describe.each(gameIds)('%s', (name) => {
  test.each(languages)('says in %s what each ready deck wants to do, and names cards of it', async (language) => {
    const { pack } = await findGame(name);
    await pack.learn(language);
    const { deckLines } = await pack.about(language);
    const ready = hasDecks(pack.game) ? Object.entries(pack.decks) : [];
    const speaker = pack.speak(language);
    expect(Object.keys(deckLines)).toEqual(ready.map(([deck]) => deck));
    for (const [deck, list] of ready) {
      const cards = new Set(Object.values(list).flat());
      const names = new Set(pack.game.defs.filter(({ id }) => cards.has(id)).map((def) => speaker.card(def).name));
      const said = [...names].filter((card) => deckLines[deck].includes(card));
      expect([deck, said]).not.toEqual([deck, []]);
      expect(deckLines[deck].length).toBeLessThanOrEqual(140);
      // A line that fits another deck as well says nothing of this one.
      for (const [other, its] of ready.filter(([name]) => name !== deck)) {
        const theirs = new Set(Object.values(its).flat());
        const names = pack.game.defs.filter(({ id }) => theirs.has(id)).map((def) => speaker.card(def).name);
        expect([deck, other, said.filter((card) => !names.includes(card))]).not.toEqual([deck, other, []]);
      }
    }
    expect(new Set(Object.values(deckLines)).size).toBe(ready.length);
  });
});

test('a deck that somebody brings is not dealt to another', async () => {
  const { game, decks } = (await findGame('playca')).pack;
  const names = Object.keys(decks);
  for (const name of names) {
    const [mine, theirs] = listsFor(game, [{ name, list: decks[name] }], 2, 'seed');
    expect(mine.name).toBe(name);
    expect(names.filter((other) => other !== name)).toContain(theirs.name);
  }
});

test('two play where two can, else the fewest', () => {
  expect([usualSeats([2]), usualSeats({ min: 1, max: 4 }), usualSeats([3, 4]), usualSeats([1])]).toEqual([2, 2, 3, 1]);
});

test('who names no game is told which there are', async () => {
  await expect(findGame('chess')).rejects.toThrow(NoSuchGame);
  await expect(findGame('chess')).rejects.toThrow(gameIds.join(', '));
});
