import { readdirSync, readFileSync } from 'node:fs';
import { sharedKinds } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import type { Book } from './book.ts';
import { en, fr, type Lang, lint, speaker } from './index.ts';
import { toy, toyEn, toyFr } from './testing/toy.ts';

const books: { readonly [L in Lang]: Book } = { en: { shared: en, words: toyEn }, fr: { shared: fr, words: toyFr } };
const sorted = (list: readonly string[]) => [...list].sort((a, b) => (a < b ? -1 : 1));

describe.each(['en', 'fr'] as const)('the shared %s book', (lang) => {
  const { shared } = books[lang];
  const voice = speaker(toy, books[lang]);
  const spoken = toy.defs.map((def) => [def.name, ...voice.card(def).text] as const);

  test('has a phrase for exactly the effect kinds of the engine', () => {
    expect(sorted([...Object.keys(shared.kinds), 'if', 'may'])).toEqual(sorted(Object.keys(sharedKinds)));
  });

  test('has a line for exactly the events the engine tells', () => {
    const folder = new URL('../engine/', import.meta.url);
    const code = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const told = code.flatMap((text) => [...text.matchAll(/\.emit\('(\w+)'/g)].map((m) => m[1]));
    expect(told.length).toBeGreaterThan(5);
    expect(sorted([...Object.keys(shared.events), 'move', 'change'])).toEqual(sorted([...new Set(told)]));
  });

  test('says every kind, condition, number, filter and duration without a slip', () => {
    expect(spoken.flatMap(([name, text]) => lint(lang, text).map((slip) => `${name}: ${text} — ${slip}`))).toEqual([]);
  });

  test('says them as they were last read and approved', async () => {
    await expect(`${spoken.map(([name, text]) => `${name}\n  ${text}`).join('\n')}\n`).toMatchFileSnapshot(`./golden/shared.${lang}.txt`);
  });

  test('says refusals, results and what cannot be taken back', () => {
    const said = [
      ...Object.keys(shared.undo).map((why) => voice.undo(why as 'nothing')),
      ...Object.keys(shared.refusals).map((clause) => voice.refusal({ clause, args: {} })),
      voice.refusal({ clause: '', args: { verb: '', ask: 'notYourGo' } }),
      ...Object.keys(shared.results).flatMap((reason) =>
        ([0, 1, 'spectator'] as const).flatMap((viewer) => [
          voice.result({ winners: [0], clause: '', reason }, viewer),
          voice.result({ winners: [0, 1], clause: 'TOY-1', reason }, viewer),
        ]),
      ),
    ];
    expect(said.flatMap((text) => lint(lang, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
  });

  test('names a phrase that is missing', () => {
    expect(() => voice.zone('attic')).toThrow(`The ${lang} phrase book has no area "attic"`);
  });

  test('tells what happened without a slip', () => {
    const at = ['hand', 0, 0];
    const cards = [{ handle: 1, def: 'toy-0' }, 'hidden'] as const;
    const args = {
      move: { from: at, to: ['deck', 1, 0] },
      show: { to: 7 },
      shuffle: { zone: at },
      arrange: { zone: at, n: 2 },
      roll: { n: 4, sides: 6 },
      change: { stat: 'power', by: 2, how: 'add' },
      make: { to: at },
      unmake: { from: at },
      finished: {},
      reveal: { ask: 'arrange' },
    };
    const said = Object.entries(args).flatMap(([type, given]) =>
      ([0, 1, 'spectator'] as const).flatMap((viewer) =>
        cards.map((card) => voice.event({ type, clause: '', seat: 0, cards: [card], args: given, shows: false }, viewer) ?? ''),
      ),
    );
    expect(said.flatMap((text) => lint(lang, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
  });
});

test('both languages have something to say in the same places', () => {
  const shape = (book: object): string[] =>
    Object.entries(book).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(sorted(shape(fr))).toEqual(sorted(shape(en)));
});
