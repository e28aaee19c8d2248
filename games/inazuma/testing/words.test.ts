import { type Language, lint } from '@touchline/text';
import { sources } from '@touchline/text/testing';
import { inProgram, textsAsTests } from '@touchline/text/testing/asTests';
import { describe, expect, test } from 'vitest';
import * as make from '../cards/make.ts';
import { conditions, roles } from '../conditions.ts';
import { kinds } from '../effects.ts';
import { game, withCards } from '../index.ts';
import { MARKS } from '../read/seen.ts';
import { inazumaEn } from '../words/en/book.ts';
import { inazumaFr } from '../words/fr/book.ts';
import { speak } from '../words/index.ts';
import type { InazumaWords } from '../words/vocabulary.ts';
import { names, overhear } from './overhear.ts';

const MATCHES = 60;
const words: { readonly [L in Language]: InazumaWords } = { en: inazumaEn, fr: inazumaFr };
const sorted = (list: Iterable<string>) => [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
/** Kinds of the engine that this game words itself. */
const reworded = ['gain', 'move', 'permit', 'forbid', 'arrange'];

/** What no card of the sets says, but a card from a file may. */
const { always, discards, exists, gets, inPlay, it, not, onBench, onField, others, ownKicker, per, selfGets, taking, use } = make;
const odd = [
  use(['attack', 'shooting'], {}, gets(inPlay(), 100)),
  use(['shooting'], { cost: discards({ stat: 'level', atLeast: 3 }) }, gets(make.opponentKeeper, -100)),
  use([], { if: [make.behind] }, make.draw(2)),
  use(['attack'], { if: [exists(onField(make.ofAttribute('speed')), 3)] }, make.opponentCannotAssist, make.keeperPaysNothing),
  use(['attack'], { if: [{ not: exists(onField(make.ofTeam('Wild'))) }] }, make.mayDiscard(make.isTechnique, make.draw(2))),
  use(['attack'], {}, make.chooseOne(onField(not(make.ofAttribute('speed'))), gets(it, 100))),
  use(['shooting'], {}, make.becomes(ownKicker, make.spOf(make.ownKeeper)), gets(ownKicker, make.spOf(make.ownKeeper))),
  use(['strategy'], {}, { do: 'show', what: { zone: 'hand', of: 'opponent' } }),
  always(exists(make.opponentInPlay(taking('defending')), 2), selfGets(100)),
  always(exists(others(onField(make.ofName('Axel Blaze')))), selfGets(per(50, others(onBench())))),
  always(null, selfGets(per(50, { zone: 'discard', of: 'opponent', where: [make.isTechnique] }))),
];
const oddCards = odd.map((ability, i) => make.reserve(`X-${i}`, 'power', `Odd ${i}`, 'Raimon', 'FW', 1, [100, 200, 100], ability));

/** Words of English that are no French, and no names. */
const ENGLISH = /\b(the|your|card|cards|turn|deck|hand|bench|kicker|goalkeeper|attack|defence|level|you|with|and)\b/i;
const withoutNames = (text: string): string =>
  [...game.defs.map((d) => d.name), ...game.abilities.map((a) => String(a.spec.notes?.name ?? ''))]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((t, name) => t.replaceAll(name, ''), text);

test('marks are read in the order in which the game has them', () => {
  expect(MARKS).toEqual(game.spec.marks);
});

describe.each(['en', 'fr'] as const)('Inazuma Eleven TCG in %s', (lang) => {
  const book = words[lang];
  const voice = speak(game, lang);
  const heard = overhear(lang, MATCHES);
  textsAsTests({
    lang,
    voice,
    cards: game.defs,
    heard: [heard],
    names,
    rare: {
      book,
      says: (kind, name) => {
        if (kind === 'refusal')
          return voice.refusal({ clause: name, args: { card: 'Axel Blaze', level: 4, turn: 2, left: 2, placed: 1, attribute: 'power' } });
        return kind === 'reason' ? voice.result({ winners: [0, 1], clause: 'INA-R26', reason: name }, 0) : '';
      },
    },
  });

  test('has a phrase for each effect kind, condition, role, mark, zone and option of the game', () => {
    expect(sorted(Object.keys(book.effects))).toEqual(sorted([...Object.keys(kinds), ...reworded]));
    expect(sorted(Object.keys(book.conditions))).toEqual(sorted(Object.keys(conditions)));
    expect(sorted(Object.keys(book.roles))).toEqual(sorted(Object.keys(roles)));
    expect(sorted(Object.keys(book.marks))).toEqual(sorted(game.spec.marks ?? []));
    expect(sorted(Object.keys(book.zones))).toEqual(sorted(Object.keys(game.spec.zones)));
    expect(sorted(Object.keys(book.options))).toEqual(sorted(Object.keys(game.spec.options)));
  });

  test('has a phrase for each question and answer of the flow, and none that nobody asks', () => {
    const { asks, verbs } = inProgram(game.program);
    expect(sorted(Object.keys(book.asks))).toEqual(sorted(asks));
    // What a text asks to choose is worded here, too: it says where SP would count for nothing.
    expect(sorted(Object.keys(book.verbs))).toEqual(sorted(new Set([...verbs, 'choose'])));
  });

  test('says no ids, and in French no English', () => {
    const all = sources.flatMap((s) => (s === 'problems' ? [] : [...heard.said[s]]));
    expect(all.filter((text) => /\b(INH|S1|FF)-|\p{Cc}/u.test(text))).toEqual([]);
    if (lang === 'fr') expect(all.filter((text) => ENGLISH.test(withoutNames(text)))).toEqual([]);
  });

  test('speaks of cards that a file may bring', () => {
    const other = speak(withCards(oddCards), lang);
    const texts = oddCards.flatMap((card) => other.card(card).text);
    expect(new Set(texts).size).toBe(odd.length);
    expect(texts.flatMap((text) => lint(lang, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
  });

  test('says where SP would count for nothing', () => {
    const useless = lang === 'en' ? /\(counts for nothing in this attack\)$/ : /\(ne compte pas dans cette attaque\)$/;
    const answers = [...heard.said.answers];
    const warned = answers.filter((text) => useless.test(text)).map((text) => text.replace(useless, '').trim());
    expect(warned.length).toBeGreaterThan(0);
    // The same characters are offered without a warning where they take part.
    expect(warned.some((text) => answers.includes(text))).toBe(true);
  });
});
