import { type Language, lint, lintLabel } from '@touchline/text';
import { isLabel, type Source, sources, thirty } from '@touchline/text/testing';
import { describe, expect, test } from 'vitest';
import { conditions, kinds, roles } from '../effects.ts';
import { game } from '../index.ts';
import { playcaEn } from '../words/en/book.ts';
import { playcaFr } from '../words/fr/book.ts';
import { speak } from '../words/index.ts';
import type { PlayCaWords } from '../words/vocabulary.ts';
import { names, overhear } from './overhear.ts';

const MATCHES = 30;
const words: { readonly [L in Language]: PlayCaWords } = { en: playcaEn, fr: playcaFr };
const sorted = (list: Iterable<string>) => [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Asks, verbs, results and phases of the program, the engine's own and those of a card's choice aside. */
function inProgram() {
  const asks = new Set<string>();
  const verbs = new Set<string>();
  for (const instr of game.program.code) {
    if (instr.path.startsWith('engine/') || instr.path.startsWith('ability/')) continue;
    for (const offer of instr.offers) verbs.add(offer.verb);
    for (const ready of instr.ready) verbs.add(ready.verb);
    if (instr.window) verbs.add(instr.window.passVerb ?? 'pass');
    if (instr.offers.length > 0) asks.add(instr.name);
  }
  return { asks, verbs };
}

describe.each(['en', 'fr'] as const)('PlayCa in %s', (lang) => {
  const book = words[lang];
  const voice = speak(game, lang);
  const heard = overhear(lang, MATCHES);
  const odd = overhear(lang, 10, 'odd');

  test('has a phrase for each effect kind, condition, role, area and option of the game', () => {
    expect(sorted(Object.keys(book.effects))).toEqual(sorted(Object.keys(kinds)));
    expect(sorted(Object.keys(book.conditions))).toEqual(sorted(Object.keys(conditions)));
    expect(sorted(Object.keys(book.roles))).toEqual(sorted(Object.keys(roles)));
    expect(sorted(Object.keys(book.zones))).toEqual(sorted(Object.keys(game.spec.zones)));
    expect(sorted(Object.keys(book.options))).toEqual(sorted(Object.keys(game.spec.options)));
  });

  test('has a phrase for each question and answer of the flow, and none that nobody asks', () => {
    const { asks, verbs } = inProgram();
    const shared = ['choose'];
    expect(sorted(Object.keys(book.asks))).toEqual(sorted(asks));
    expect(sorted([...Object.keys(book.verbs), ...shared])).toEqual(sorted(new Set(verbs)));
  });

  test.each(sources)('says its %s without a slip', (source: Source) => {
    const check = isLabel(source) ? lintLabel : lint;
    expect(heard.said[source].size).toBeGreaterThan(0);
    expect([...heard.said[source], ...odd.said[source]].flatMap((text) => check(lang, text).map((slip) => `${text} — ${slip}`))).toEqual(
      [],
    );
  });

  test('gives a reason of its own for every refusal', () => {
    const vague = speak(game, lang).refusal({ clause: 'x', args: {} });
    expect([...heard.said.refusals, ...odd.said.refusals].filter((text) => text.startsWith(vague.slice(0, -1)))).toEqual([]);
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
    const byHand = places.filter((place) => !heard.met.has(place) && !odd.met.has(place));
    const said = byHand.map((place) => {
      const [kind, name] = place.split(' ');
      const facts = { card: 'Kite Volley', cost: 3, tp: 1, type: 'shoot', team: 'Ironmoor' };
      if (kind === 'refusal') return voice.refusal({ clause: name, args: facts });
      return kind === 'reason' ? voice.result({ winners: [0, 1], clause: 'EPC-R24', reason: name }, 0) : '';
    });
    expect(byHand.filter((_, i) => said[i] === '')).toEqual([]);
    expect(said.flatMap((text) => lint(lang, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
    expect(byHand.length).toBeLessThan(places.length / 4);
  });

  test('names the price the rules ask', () => {
    expect([...heard.wrongPrices, ...odd.wrongPrices]).toEqual([]);
  });

  test('says the house cards as they were last read and approved', async () => {
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
