/** The library without a browser: rules text, search, addresses, and what decks are built with. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { gameIds, hasDecks } from '../games/shelf.ts';
import { checked, readList, stockOf, written } from '../library/catalogue.ts';
import { countOf, solved, withCount } from '../library/deck.ts';
import { anything, facetsOf, found } from '../library/filters.ts';
import { cut, fold, holds, wordsIn } from '../library/fold.ts';
import { parseRules, plainWords, runsOf } from '../library/rulesText.ts';
import { facesOf } from '../match/stage.ts';
import { hrefOf, type Route, routeOf } from '../page/route.ts';

describe.each(gameIds)('%s', (game) => {
  test('no clause of the rules is lost, and the chapters are the same in both languages', () => {
    const [en, fr] = (['en', 'fr'] as const).map((language) => {
      const text = readFileSync(new URL(`../../games/${game}/rules.${language}.md`, import.meta.url), 'utf8');
      const { chapters } = parseRules(text);
      const blocks = chapters.flatMap((chapter) => chapter.blocks);
      const clauses = blocks.flatMap((block) => (block.is === 'clause' ? block.clause : []));
      expect(clauses).toEqual([...text.matchAll(/^- \*\*([A-Z]+-R?\d+)\*\*/gm)].map(([, clause]) => clause));
      // Every line that says something is in some block.
      const rows = blocks.reduce((n, block) => n + (block.is === 'table' ? block.rows.length + 2 : 0), 0);
      expect(rows).toBe(text.split('\n').filter((line) => line.startsWith('|')).length);
      return chapters.map(({ id }) => id);
    });
    expect(en).toEqual(fr);
  });

  test.runIf(hasDecks(game))('ready decks use only cards that have a place, go there, and are legal', async () => {
    const pack = await gameOf(game, 'en', 'fr');
    const { ready, places, groups } = stockOf(pack, 'en');
    expect(ready.length).toBeGreaterThan(1);
    for (const { list } of ready) {
      expect(checked(pack, list, 'en')).toEqual([]);
      for (const [group, ids] of Object.entries(list)) for (const id of ids) expect([id, places[id].group]).toEqual([id, group]);
      for (const { id, needs } of groups) if (needs !== null) expect(list[id].length).toBe(needs);
    }
  });

  test.runIf(hasDecks(game))('what is written is read again, in every form', async () => {
    const pack = await gameOf(game, 'en', 'fr');
    const [{ name, list }] = stockOf(pack, 'en').ready;
    for (const form of ['text', 'json', 'o8d', 'packed'] as const) {
      const read = readList(pack, written(pack, name, list, form), '');
      const sorted = Object.fromEntries(Object.entries(read.list).map(([group, ids]) => [group, ids.toSorted()]));
      for (const [group, ids] of Object.entries(list)) expect(sorted[group]).toEqual(ids.toSorted());
      expect([form, read.name, read.unread]).toEqual([form, name, []]);
    }
  });

  test('every value of every filter finds some cards, but not all', async () => {
    const faces = facesOf(await gameOf(game, 'en', 'fr'), 'fr');
    for (const { name, values } of facetsOf(faces))
      for (const value of values) {
        const fitting = found(faces, { ...anything, chosen: { [name]: [value] } });
        expect([name, value, fitting.length > 0 && fitting.length < faces.length]).toEqual([name, value, true]);
      }
  });
});

test('a problem with a card is solved by its limit or by taking it out', async () => {
  const pack = await gameOf('fftcg', 'en', 'fr');
  const { ready, places } = stockOf(pack, 'en');
  const list = withCount(ready[0].list, 'main', 'V1-F01', 5);
  const tooMany = checked(pack, list, 'en').find(({ card }) => card !== '')!;
  expect(tooMany.text).not.toContain('[');
  expect(countOf(solved(list, tooMany, places)!, 'main', 'V1-F01')).toBe(3);
});

test('accents do not matter, and what was found can be marked', () => {
  expect(holds(fold('Des dégâts d’Été'), wordsIn('ETE degats'))).toBe(true);
  expect(holds(fold('dégât'), wordsIn('degats'))).toBe(false);
  expect(cut('Trois dégâts', wordsIn('dega'))).toEqual([
    { text: 'Trois ', found: false },
    { text: 'dégâ', found: true },
    { text: 'ts', found: false },
  ]);
});

test('rules text becomes runs, and never a tag', () => {
  const words = runsOf('A **b** *c* `d` (FFT-R1) <img src=x>');
  expect(words.map(({ as }) => as)).toEqual(['text', 'strong', 'text', 'stress', 'text', 'code', 'text', 'clause', 'text']);
  expect(plainWords(words)).toBe('A b c d (FFT-R1) <img src=x>');
});

test('an address leads to the screen that it was made from', () => {
  const routes: readonly Route[] = [
    { at: 'home' },
    { at: 'match', key: 'playca-0a1b' },
    { at: 'cards', game: 'fftcg', card: '' },
    { at: 'cards', game: 'fftcg', card: 'V1-F01' },
    { at: 'rules', game: 'playca', clause: 'EPC-101' },
    { at: 'decks' },
    { at: 'deck', game: 'playca', id: 'Galewick Relay / 2 %' },
    { at: 'import', game: 'playca', packed: 'TL1.playca.abc.de' },
    { at: 'settings' },
  ];
  for (const route of routes) expect(routeOf(hrefOf(route))).toEqual(route);
  for (const hash of ['#/what', '#/cards/chess', '#/rules/playca/A/B', '#/match', '#/decks/playca/a/b'])
    expect([hash, routeOf(hash).at]).toEqual([hash, 'unknown']);
});
