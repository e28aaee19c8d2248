import { type Ask, create, type SeenEvent, view } from '@touchline/engine';
import type { Language } from '@touchline/text';
import { sources as all } from '@touchline/text/testing';
import { inProgram, textsAsTests } from '@touchline/text/testing/asTests';
import { describe, expect, test } from 'vitest';
import { conditions, kinds } from '../effects/index.ts';
import { game } from '../index.ts';
import { startState } from '../state.ts';
import { elevenEn } from '../words/en/book.ts';
import { elevenFr } from '../words/fr/book.ts';
import { speak } from '../words/index.ts';
import type { ElevenWords } from '../words/vocabulary.ts';
import { names, overhear } from './overhear.ts';

const words: { readonly [L in Language]: ElevenWords } = { en: elevenEn, fr: elevenFr };
const sorted = (list: Iterable<string>) => [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
/** There are no decks to complain of. */
const sources = all.filter((source) => source !== 'problems');
/** Questions that effect kinds ask. */
const IN_TEXTS = ['receive', 'ally', 'youngster', 'boost', 'foe', 'section', 'moveMarker', 'swapMarkers'];

/** Words of English that are no French, and no names. */
const ENGLISH = /\b(the|your|card|cards|week|deck|hand|Player|Players|goalkeeper|attack|defence|you|with|and|Stand|fans|cash)\b/;

describe.each(['en', 'fr'] as const)('ELEVEN in %s', (lang) => {
  const book = words[lang];
  const voice = speak(game, lang);
  const heard = overhear(lang);
  const start = view(game, create(game, {}, [{}, {}], 'rare'), 0);

  /** What hardly ever happens, said of a table on which nothing has. */
  function says(kind: string, name: string): string {
    const ask: Ask = { name, seat: 0, path: 'x', clause: 'ELV-101', secret: false, group: '', options: [] };
    switch (kind) {
      case 'question':
        return voice.ask(ask, start);
      case 'answer':
        return `${voice.option(ask, { key: `${name}:x`, verb: name, on: [], n: 1, figures: { n: 1 } }, start)}.`;
      case 'event': {
        const args = { n: 1, left: 2, why: 'R01', token: 'inj' };
        const event: SeenEvent = {
          type: name,
          seat: 0,
          clause: 'ELV-101',
          cards: [{ handle: 1, def: 'R01' }],
          args,
        } as unknown as SeenEvent;
        return voice.event(event, 0) ?? `${name}: nothing is said.`;
      }
      case 'refusal':
        return voice.refusal({ clause: name, args: { cost: 3, cash: 1 } });
      default:
        return voice.result({ winners: [0, 1], clause: 'ELV-1311', reason: name }, 0);
    }
  }
  textsAsTests({ lang, voice, cards: game.defs, heard, names, sources, rare: { book, says } });

  test('has a phrase for each effect kind, condition, zone, value and option of the game', () => {
    expect(sorted(Object.keys(book.effects))).toEqual(sorted(Object.keys(kinds)));
    expect(sorted(Object.keys(book.conditions))).toEqual(sorted(Object.keys(conditions)));
    expect(sorted(Object.keys(book.zones))).toEqual(sorted(Object.keys(game.spec.zones)));
    expect(sorted(Object.keys(book.options))).toEqual(sorted(Object.keys(game.spec.options)));
    const values = new Set([...Object.keys(startState({ division: 3, scenario: 0 }, 2)), ...(game.spec.marks ?? [])]);
    expect(sorted(Object.keys(book.values))).toEqual(sorted(values));
  });

  test('has a phrase for each question and answer of the flow, and none that nobody asks', () => {
    const { asks, verbs } = inProgram(game.program, IN_TEXTS);
    expect(sorted(Object.keys(book.asks))).toEqual(sorted(asks));
    expect(sorted(Object.keys(book.verbs))).toEqual(sorted(verbs));
  });

  test('says no ids, and in French no English', () => {
    const text = heard.flatMap(({ said }) => sources.flatMap((s) => [...said[s]]));
    expect(text.filter((line) => /(?<!-)\b[RYVTODSPM]\d\d\b|\bman\d|\bm\d+\b|\p{Cc}/u.test(line))).toEqual([]);
    const isEnglish = (line: string) => ENGLISH.test(line) && !names.some((name) => ENGLISH.test(name) && line.includes(name));
    if (lang === 'fr') expect(text.filter(isEnglish)).toEqual([]);
  });
});
