import type { Ask, View } from '@touchline/engine';
import { type Language, lint } from '@touchline/text';
import { sources } from '@touchline/text/testing';
import { inProgram, textsAsTests } from '@touchline/text/testing/asTests';
import { describe, expect, test } from 'vitest';
import { castFor } from '../cards/make.ts';
import { conditions, kinds } from '../effects/index.ts';
import { game, withCards } from '../index.ts';
import { fwd } from '../rules/testing/testCards.ts';
import { fftcgEn } from '../words/en/book.ts';
import { fftcgFr } from '../words/fr/book.ts';
import { speak } from '../words/index.ts';
import type { FftcgWords } from '../words/vocabulary.ts';
import { names, overhear, withoutNames } from './overhear.ts';

const MATCHES = 24;
const words: { readonly [L in Language]: FftcgWords } = { en: fftcgEn, fr: fftcgFr };
const sorted = (list: Iterable<string>) => [...new Set(list)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Questions of this game's own effect kinds. */
const inTexts = ['search', 'putUnder', 'selectOwn', 'extra', 'otherCost'];
/** No house card can be cast for another cost than its own (FFT-2072). */
const withOther = withCards([fwd('T-OTHER', 5000, {}, castFor({ do: 'extra', name: 'other', cost: [], instead: true }))]);

/** English that must not be heard in French; zones and phases keep their names. */
const english =
  /\b(the|of|and|or|with|your|you|card|cards|Forward|Forwards|Backup|Backups|Monster|Summon|Summons|Character|power|opponent|damage|draw|discard|choose|until|turn|field|hand|stack|ability|Haste|Brave|Fire|Ice|Wind|Earth|Lightning|Water|Light|Dark)\b/;
const kept = /Break Zone|Damage Zone|(?:Active|Draw|Main|Attack|End) Phase(?: \d)?|EX Burst|Final Fantasy TCG|Limit Break/g;

describe.each(['en', 'fr'] as const)('Final Fantasy TCG in %s', (lang) => {
  const book = words[lang];
  const voice = speak(game, lang);
  const heard = overhear(lang, MATCHES);
  textsAsTests({
    lang,
    voice,
    cards: game.defs.filter(({ kind }) => kind !== 'item'),
    heard: [heard],
    names,
    // Under another name the same text is the same.
    plain: (def) => ({ ...def, name: 'X', traits: { ...def.traits, keyword: [] } }),
  });

  test('has a phrase for each effect kind, condition, event, area and option of the game', () => {
    expect(Object.keys(book.effects)).toEqual(expect.arrayContaining(Object.keys(kinds)));
    expect(sorted(Object.keys(book.conditions))).toEqual(sorted(Object.keys(conditions)));
    expect(Object.keys(book.events)).toEqual(expect.arrayContaining(Object.keys(game.spec.events ?? {})));
    expect(sorted(Object.keys(book.happenings))).toEqual(sorted(Object.keys(game.spec.events ?? {})));
    expect(sorted(Object.keys(book.zones))).toEqual(sorted(Object.keys(game.spec.zones)));
    expect(sorted(Object.keys(book.options))).toEqual(sorted(Object.keys(game.spec.options)));
  });

  test('has a phrase for each question and answer of the flow, and none that nobody asks', () => {
    const { asks, verbs } = inProgram(withOther.program, inTexts);
    // Putting cards back is said as in every game.
    expect(sorted([...Object.keys(book.asks), 'putBack'])).toEqual(sorted(asks));
    expect(sorted([...Object.keys(book.verbs), 'putBack'])).toEqual(sorted([...verbs, 'takeBack', 'first']));
  });

  test('says no ids, no markers, and in French no English', () => {
    const all = sources.flatMap((s) => (s === 'problems' ? [] : [...heard.said[s]]));
    expect(all.filter((text) => /V1-|(?<!compétences? )\bauto\b(?!-abilit)|\p{Cc}/iu.test(text))).toEqual([]);
    if (lang === 'fr') expect(all.filter((text) => english.test(withoutNames(text).replace(kept, '')))).toEqual([]);
  });

  test('was overheard in nearly every place it can speak', () => {
    const places = [
      ...Object.keys(book.asks).map((name) => `question ${name}`),
      ...Object.keys(book.verbs).map((name) => `answer ${name}`),
      ...Object.keys(book.refusals).map((clause) => `refusal ${clause}`),
      ...Object.keys(book.results).map((reason) => `reason ${reason}`),
    ];
    // Rare ones are said here by hand.
    const byHand = places.filter((place) => !heard.met.has(place));
    const nothing = { zones: [], waiting: [{ ability: 0, self: { gone: true } }] } as unknown as View;
    const option = (verb: string) => ({ key: verb, verb, on: [], n: 0 });
    const ask = (name: string, verb: string): Ask => ({
      seat: 0,
      name,
      path: '',
      clause: '',
      secret: false,
      group: null,
      options: [option(verb)],
    });
    const said = byHand.map((place) => {
      const [kind, name] = place.split(' ');
      if (kind === 'refusal') return voice.refusal({ clause: name, args: { verb: 'attack', cost: 3 } });
      if (kind === 'question') return voice.ask(ask(name, 'put'), nothing);
      if (kind === 'answer') return `${voice.option(ask('order', name), option(name), nothing)}.`.replace('..', '.');
      return kind === 'reason' ? voice.result({ winners: name === 'bothLost' ? [0, 1] : [0], clause: 'FFT-112', reason: name }, 1) : '';
    });
    expect(said.flatMap((text) => lint(lang, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
    expect(byHand.length).toBeLessThan(places.length / 4);
  });

  test('says of passes and payments what then happens', () => {
    expect(heard.broken).toEqual([]);
    expect(heard.promises).toBeGreaterThan(1000);
  });
});
