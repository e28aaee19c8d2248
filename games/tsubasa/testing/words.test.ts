import { type Language, lint, lintLabel } from '@touchline/text';
import { sources as all, isLabel, type Source, thirty } from '@touchline/text/testing';
import { describe, expect, test } from 'vitest';
import { conditions, kinds } from '../effects.ts';
import { game } from '../index.ts';
import { tsubasaEn } from '../words/en/book.ts';
import { tsubasaFr } from '../words/fr/book.ts';
import { speak } from '../words/index.ts';
import type { TsubasaWords } from '../words/vocabulary.ts';
import { names, overhear } from './overhear.ts';

const MATCHES = 40;
const words: { readonly [L in Language]: TsubasaWords } = { en: tsubasaEn, fr: tsubasaFr };
const sorted = (list: Iterable<string>) => [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
/** There are no decks to complain of. */
const sources = all.filter((source) => source !== 'problems');

/** Words of English that are no French, and no names. */
const ENGLISH = /\b(the|your|card|cards|turn|deck|hand|goalkeeper|attack|defence|shot|you|with|and|Special|points?)\b/;
const FRENCH = new Set(['point', 'points']);

/** Asks and verbs of the program, the engine's own and those of a card's choice aside. */
function inProgram() {
  const asks = new Set<string>();
  const verbs = new Set<string>();
  for (const instr of game.program.code) {
    if (instr.path.startsWith('engine/')) continue;
    const own = !instr.path.startsWith('ability/') || instr.name === 'gain';
    if (!own) continue;
    for (const offer of instr.offers) verbs.add(offer.verb);
    if (instr.window) verbs.add(instr.window.passVerb ?? 'pass');
    if (instr.offers.length > 0) asks.add(instr.name);
  }
  return { asks, verbs };
}

describe.each(['en', 'fr'] as const)('Captain Tsubasa in %s', (lang) => {
  const book = words[lang];
  const voice = speak(game, lang);
  const heard = overhear(lang, MATCHES);

  test('has a phrase for each effect kind, condition, mark, zone, value and option of the game', () => {
    expect(sorted(Object.keys(book.effects))).toEqual(sorted(Object.keys(kinds)));
    expect(sorted(Object.keys(book.conditions))).toEqual(sorted(Object.keys(conditions)));
    expect(sorted(Object.keys(book.marks))).toEqual(sorted(game.spec.marks ?? []));
    expect(sorted(Object.keys(book.zones))).toEqual(sorted(Object.keys(game.spec.zones)));
    expect(sorted(Object.keys(book.options))).toEqual(sorted(Object.keys(game.spec.options)));
    const values = [...Object.keys(game.spec.own({ startingPoints: 0 }, 2)), ...(game.spec.marks ?? [])];
    expect(sorted(Object.keys(book.values ?? {}))).toEqual(sorted(values));
  });

  test('has a phrase for each question and answer of the flow, and none that nobody asks', () => {
    const { asks, verbs } = inProgram();
    expect(sorted(Object.keys(book.asks))).toEqual(sorted(asks));
    expect(sorted(Object.keys(book.verbs))).toEqual(sorted(verbs));
  });

  test.each(sources)('says its %s without a slip', (source: Source) => {
    const check = isLabel(source) ? lintLabel : lint;
    expect(heard.said[source].size).toBeGreaterThan(0);
    expect([...heard.said[source]].flatMap((text) => check(lang, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
  });

  test('says no ids, and in French no English', () => {
    const text = sources.flatMap((s) => [...heard.said[s]]);
    expect(text.filter((line) => /\b[NTFSG]M?\d\d?\b|\p{Cc}/u.test(line))).toEqual([]);
    if (lang === 'fr') expect(text.filter((line) => !FRENCH.has(ENGLISH.exec(line)?.[0] ?? 'point'))).toEqual([]);
  });

  test('gives a reason of its own for every refusal', () => {
    const vague = voice.refusal({ clause: 'x', args: {} });
    expect([...heard.said.refusals].filter((text) => text.startsWith(vague.slice(0, -1)))).toEqual([]);
  });

  test('was overheard in nearly every place it can speak', () => {
    const places = [
      ...Object.keys(book.asks).map((name) => `question ${name}`),
      ...Object.keys(book.verbs).map((name) => `answer ${name}`),
      ...Object.keys(book.events).map((name) => `event ${name}`),
      ...Object.keys(book.refusals).map((clause) => `refusal ${clause}`),
      ...Object.keys(book.results).map((reason) => `reason ${reason}`),
    ];
    // Rare ones are said here by hand.
    const byHand = places.filter((place) => !heard.met.has(place));
    const said = byHand.map((place) => {
      const [kind, name] = place.split(' ');
      const facts = { card: 'G05', 'cost.shot': 1, 'cost.pass': 1, 'cost.defence': 1, 'have.shot': 0, 'have.pass': 2, 'have.defence': 1 };
      if (kind === 'refusal') return voice.refusal({ clause: name, args: facts });
      return kind === 'reason' ? voice.result({ winners: [0, 1], clause: 'TSU-618', reason: name }, 0) : '';
    });
    expect(byHand.filter((_, i) => said[i] === '')).toEqual([]);
    expect(said.flatMap((text) => lint(lang, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
    expect(byHand.length).toBeLessThan(places.length / 6);
  });

  test('says the cards as they were last read and approved', async () => {
    const text = game.defs.map((def) => {
      const { name, line, text: sentences } = voice.card(def);
      return [`${def.id} ${name} · ${line}`, ...sentences.map((s) => `  ${s}`)].join('\n');
    });
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`../golden/cards.${lang}.txt`);
  });

  test('says thirty sentences of all sources, no two alike, without a slip', () => {
    const read = thirty(heard, 'read aloud', names);
    expect(new Set(read.map(([, text]) => text)).size).toBe(30);
    expect(new Set(read.map(([source]) => source)).size).toBe(sources.length);
    expect(read.flatMap(([source, text]) => (isLabel(source) ? lintLabel : lint)(lang, text))).toEqual([]);
  });
});

test('no two cards that do different things read the same', () => {
  for (const lang of ['en', 'fr'] as const) {
    const voice = speak(game, lang);
    const meant = new Map<string, string>();
    for (const def of game.defs)
      for (const ability of def.abilities) {
        const [text] = voice.card({ ...def, notes: {}, abilities: [ability] }).text;
        const known = meant.get(text) ?? JSON.stringify(ability);
        expect(JSON.stringify(ability), text).toBe(known);
        meant.set(text, known);
      }
  }
});

test('both languages title the same kind of cards, and every card that is not a name has a French title', () => {
  const untitled = game.defs.filter(
    ({ id, kind }) => !['player', 'goalkeeper'].includes(kind) && !Object.hasOwn(tsubasaFr.titles ?? {}, id),
  );
  expect(untitled.map(({ id }) => id)).toEqual(['fatigue']);
});
