import { readdirSync, readFileSync } from 'node:fs';
import { type Ask, type AskOption, sharedKinds, type View } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import type { Book } from './gameWords.ts';
import { en, english, fr, french, type GameWords, type Language, lint, speaker } from './index.ts';
import { toy, toyEn, toyFr } from './testing/toy.ts';

const books: { readonly [L in Language]: Book } = { en: { shared: en, words: toyEn }, fr: { shared: fr, words: toyFr } };
const sorted = (list: readonly string[]) => [...list].sort((a, b) => (a < b ? -1 : 1));

const expected: { readonly [L in Language]: readonly (readonly string[])[] } = {
  en: [
    ['Modes: which action?', 'Draw 1 card and this card gets +1 power until the end of the turn.', 'Take back'],
    ["Modes: choose up to 2 of the opponent's fighters. Which card?", 'Choose gain until'],
    ["Target: choose 1 of the opponent's fighters. Which card?", 'Choose gain until'],
    ['Split: how much for gain until?', '4'],
    ['Number: which number?', '3'],
  ],
  fr: [
    ['Modes\u00a0: quelle action\u00a0?', "Piochez 1 carte et cette carte gagne +1 force jusqu'à la fin du tour.", 'Annuler'],
    ["Modes\u00a0: choisissez jusqu'à 2 des combattants adverses. Quelle carte\u00a0?", 'Choisir gain until'],
    ['Target\u00a0: choisissez 1 des combattants adverses. Quelle carte\u00a0?', 'Choisir gain until'],
    ['Split\u00a0: combien pour gain until\u00a0?', '4'],
    ['Number\u00a0: quel nombre\u00a0?', '3'],
  ],
};

describe.each(['en', 'fr'] as const)('the shared %s book', (lang) => {
  const { shared } = books[lang];
  const voice = speaker(toy, books[lang]);
  const spoken = toy.defs.map((def) => [def.name, ...voice.card(def).text] as const);

  test('has a phrase for exactly the effect kinds of the engine', () => {
    expect(sorted([...Object.keys(shared.kinds), 'if', 'may'])).toEqual(sorted(Object.keys(sharedKinds)));
  });

  test('has a line for exactly the events the engine tells', () => {
    const folder = new URL('../engine/', import.meta.url);
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(conform|testing|tests|toys)\b/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const happened = code.flatMap((text) => [...text.matchAll(/\.emit\('(\w+)'/g)].map((m) => m[1]));
    expect(happened.length).toBeGreaterThan(5);
    expect(sorted([...Object.keys(shared.events), 'move', 'change'])).toEqual(sorted([...new Set(happened)]));
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

  test('asks what a text wants to know, and offers the answers', () => {
    const target = toy.defs[0];
    const seen = { zones: [{ cards: [{ handle: 1, def: target.id }] }] } as unknown as View;
    const about = (card: string, name: string, ...options: Pick<AskOption, 'verb' | 'n' | 'on'>[]) => {
      const { id } = toy.defs.find((def) => def.name === card)!;
      const path = `ability/${id}/0/declare/${name}`;
      const ask: Ask = { seat: 0, name, path, clause: '', secret: false, group: null, options: options.map((o) => ({ ...o, key: '' })) };
      return [voice.ask(ask, seen), ...ask.options.map((o) => voice.option(ask, o, seen))];
    };
    const takeBack = { verb: 'takeBack', n: 0, on: [] };
    const said = [
      about('modes', 'way', { verb: 'mode2', n: 0, on: [] }, takeBack),
      about('modes', 'them', { verb: 'choose', n: 0, on: [1] }),
      about('target', 'them', { verb: 'choose', n: 0, on: [1] }),
      about('split', 'parts', { verb: 'share', n: 4, on: [1] }),
      about('number', 'said', { verb: 'number', n: 3, on: [] }),
    ];
    expect(said).toEqual(expected[lang]);
    // The cards of the toy are named in small letters.
    for (const [question] of said) expect(lint(lang, question[0].toUpperCase() + question.slice(1))).toEqual([]);
  });

  test('takes the words a game gives for selecting, for what was chosen and for what is divided', () => {
    const textOf = (card: string, words: Partial<GameWords>) => {
      const own = speaker(toy, { shared, words: { ...books[lang].words, ...words } });
      return own.card(toy.defs.find((def) => def.name === card)!).text[0];
    };
    const select = lang === 'en' ? english.verb('select') : french.er('sélectionn');
    const order = lang === 'en' ? 'Select' : 'Sélectionnez';
    for (const card of ['move named later', 'modes', 'number']) expect(textOf(card, { choosing: select })).toContain(` ${order} 1 `);
    // A target is chosen, whatever selecting is called.
    expect(textOf('target', { choosing: select })).toBe(textOf('target', {}));
    const them = { words: lang === 'en' ? 'them' : 'les', many: true };
    expect(textOf('target one to three', { named: (many) => ({ ...them, words: many ? 'THEM' : 'IT' }) })).toContain(' THEM.');
    expect(textOf('target on', { named: (many) => ({ ...them, words: many ? 'THEM' : 'IT' }) })).toContain(' IT ');
    expect(textOf('split', { divided: { one: 'pain', many: 'pains' } })).toContain(' 6 pains ');
  });

  test('cannot say how much of a mark lies there if the game does not', () => {
    const { lying: _, ...tired } = books[lang].words.marks!.tired;
    const mute = speaker(toy, { shared, words: { ...books[lang].words, marks: { tired } } });
    expect(() => mute.card(toy.defs.find((def) => def.name === 'number mark')!)).toThrow(`The ${lang} phrase book does not say`);
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
