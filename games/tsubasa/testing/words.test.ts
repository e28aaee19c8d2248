import type { Language } from '@touchline/text';
import { sources as all } from '@touchline/text/testing';
import { inProgram, textsAsTests } from '@touchline/text/testing/asTests';
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

describe.each(['en', 'fr'] as const)('Captain Tsubasa in %s', (lang) => {
  const book = words[lang];
  const voice = speak(game, lang);
  const heard = overhear(lang, MATCHES);
  textsAsTests({
    lang,
    voice,
    cards: game.defs,
    heard: [heard],
    names,
    sources,
    rare: {
      book,
      says: (kind, name) => {
        if (kind === 'refusal')
          return voice.refusal({
            clause: name,
            args: { card: 'G05', 'cost.shot': 1, 'cost.pass': 1, 'cost.defence': 1, 'have.shot': 0, 'have.pass': 2, 'have.defence': 1 },
          });
        return kind === 'reason' ? voice.result({ winners: [0, 1], clause: 'TSU-618', reason: name }, 0) : '';
      },
    },
  });

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
    const { asks, verbs } = inProgram(game.program, ['gain']);
    expect(sorted(Object.keys(book.asks))).toEqual(sorted(asks));
    expect(sorted(Object.keys(book.verbs))).toEqual(sorted(verbs));
  });

  test('says no ids, and in French no English', () => {
    const text = sources.flatMap((s) => [...heard.said[s]]);
    expect(text.filter((line) => /\b[NTFSG]M?\d\d?\b|\p{Cc}/u.test(line))).toEqual([]);
    if (lang === 'fr') expect(text.filter((line) => !FRENCH.has(ENGLISH.exec(line)?.[0] ?? 'point'))).toEqual([]);
  });
});

test('both languages title the same kind of cards, and every card that is not a name has a French title', () => {
  const untitled = game.defs.filter(
    ({ id, kind }) => !['player', 'goalkeeper'].includes(kind) && !Object.hasOwn(tsubasaFr.titles ?? {}, id),
  );
  expect(untitled.map(({ id }) => id)).toEqual(['fatigue']);
});
