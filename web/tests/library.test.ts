/** The library without a browser: rules text, search, addresses, and what decks are built with. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { gameIds, hasDecks } from '../games/shelf.ts';
import { checked, readList, stockOf, written } from '../library/catalogue.ts';
import { countOf, solved, withCount, withMeant } from '../library/deck.ts';
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
    const { ready, places, groups } = await stockOf(pack, 'en');
    expect(ready.length).toBeGreaterThan(1);
    for (const { list } of ready) {
      expect(checked(pack, list, 'en')).toEqual([]);
      for (const [group, ids] of Object.entries(list)) for (const id of ids) expect([id, places[id].group]).toEqual([id, group]);
      for (const { id, needs } of groups) if (needs !== null) expect(list[id].length).toBe(needs);
    }
  });

  test.runIf(hasDecks(game))('what is written is read again, in every form', async () => {
    const pack = await gameOf(game, 'en', 'fr');
    const [{ name, list }] = (await stockOf(pack, 'en')).ready;
    for (const form of ['text', 'json', 'o8d', 'packed'] as const) {
      const read = readList(pack, written(pack, name, list, form), '');
      const sorted = Object.fromEntries(Object.entries(read.list).map(([group, ids]) => [group, ids.toSorted()]));
      for (const [group, ids] of Object.entries(list)) expect(sorted[group]).toEqual(ids.toSorted());
      expect([form, read.name, read.unread]).toEqual([form, name, []]);
    }
  });

  test('the search language finds by numbers, by what a card is, by whole phrases, and by what it is not', async () => {
    const faces = facesOf(await gameOf(game, 'en', 'fr'), 'en');
    const by = (text: string) => found(faces, { ...anything, text });
    const [face] = faces.filter(({ text }) => text.length > 0);
    expect(by(`"${face.name}"`)).toContain(face);
    expect(by(`-"${face.name}"`)).not.toContain(face);
    expect(by(`kind:${face.kind}`).every(({ kind }) => kind === face.kind)).toBe(true);
    for (const [stat, value] of Object.entries(face.stats)) {
      const [least, more] = [by(`${stat}<=${value}`), by(`${stat}>${value}`)];
      expect(least).toContain(face);
      expect(more).not.toContain(face);
    }
    // What is no name is a word.
    expect(by('nobody:knows')).toEqual([]);
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
  const { ready, places } = await stockOf(pack, 'en');
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

test('names may be cut short, and are known in the language of the page', async () => {
  const faces = facesOf(await gameOf('fftcg', 'en', 'fr'), 'fr');
  const called = (name: string) => ({ element: 'Élément', fire: 'Feu', cost: 'Coût' })[name] ?? '';
  const fitting = found(faces, { ...anything, text: 'coût<=2 él:feu' }, called);
  expect(fitting.length).toBeGreaterThan(0);
  for (const { stats, traits } of fitting) expect([stats.cost <= 2, traits.element]).toEqual([true, expect.arrayContaining(['fire'])]);
  expect(found(faces, { ...anything, text: 'cost<=2 el:fire' })).toEqual(fitting);
});

test('a card that was probably meant is taken, as many as were asked for', async () => {
  const pack = await gameOf('fftcg', 'en', 'fr');
  const { places } = await stockOf(pack, 'en');
  const { list, unread } = readList(pack, '3 Ember Couriar\n2 Bellows Keeper', '');
  const [fault] = unread;
  const near = 'near' in fault.problem ? fault.problem.near : [];
  expect(near.map(({ name }) => name)).toContain('Ember Courier');
  const [{ id }] = near;
  const better = withMeant(list, fault, id, places)!;
  expect(countOf(better, places[id].group, id)).toBe(3);
});
