import type { Language } from '@touchline/text';
import { inProgram, textsAsTests } from '@touchline/text/testing/asTests';
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

describe.each(['en', 'fr'] as const)('PlayCa in %s', (lang) => {
  const book = words[lang];
  const voice = speak(game, lang);
  const heard = overhear(lang, MATCHES);
  const odd = overhear(lang, 10, 'odd');
  textsAsTests({
    lang,
    voice,
    cards: game.defs,
    heard: [heard, odd],
    names,
    rare: {
      book,
      says: (kind, name) => {
        if (kind === 'refusal')
          return voice.refusal({ clause: name, args: { card: 'Kite Volley', cost: 3, tp: 1, type: 'shoot', team: 'Ironmoor' } });
        return kind === 'reason' ? voice.result({ winners: [0, 1], clause: 'EPC-R24', reason: name }, 0) : '';
      },
    },
  });

  test('has a phrase for each effect kind, condition, role, area and option of the game', () => {
    expect(sorted(Object.keys(book.effects))).toEqual(sorted(Object.keys(kinds)));
    expect(sorted(Object.keys(book.conditions))).toEqual(sorted(Object.keys(conditions)));
    expect(sorted(Object.keys(book.roles))).toEqual(sorted(Object.keys(roles)));
    expect(sorted(Object.keys(book.zones))).toEqual(sorted(Object.keys(game.spec.zones)));
    expect(sorted(Object.keys(book.options))).toEqual(sorted(Object.keys(game.spec.options)));
  });

  test('has a phrase for each question and answer of the flow, and none that nobody asks', () => {
    const { asks, verbs } = inProgram(game.program);
    const shared = ['choose'];
    expect(sorted(Object.keys(book.asks))).toEqual(sorted(asks));
    expect(sorted([...Object.keys(book.verbs), ...shared])).toEqual(sorted(new Set(verbs)));
  });
});
