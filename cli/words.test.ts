/** The table's own words, held to the same language as what the games say; only in a terminal a line may break before a mark. */
import { levels } from '@touchline/bots';
import { logWords, stops } from '@touchline/host';
import { lint, lintLabel, spaced } from '@touchline/text';
import { expect, test } from 'vitest';
import { boardWords } from './games/fftcg/words.ts';
import { languages } from './games.ts';
import { wordsOf } from './words/words.ts';

test.each(languages)('the words of the table have no slips: %s', (language) => {
  const w = wordsOf(language);
  const labels = w.help.map(([, about]) => `${about[0].toUpperCase()}${about.slice(1)}`);
  const sentences = [
    ...stops.map((stop) => w.stopsNow(w.stops[stop].called[0], w.stops[stop].about)),
    w.noStop('X', ['y', 'z']),
    ...[true, false].map((mine) => logWords[language].looked('X', mine, 40)),
    w.resumed(1),
    w.resumed(2),
    w.handOver(w.player('B')),
    w.pressEnter,
    w.notUnderstood('X', 3),
    w.taken,
    w.saved('x'),
    w.sure('x'),
    w.emptyLog,
    w.nothingNamed('x'),
    w.severalNamed(['X', 'Y']),
    w.whatToExplain,
    ...levels.map(({ name }) => w.opponent(name, w.levels[name])),
    ...Object.values(w.faults).map((said) => said('Anchor')),
    ...[1, 2].map((n) => w.hint.from(n).replace(/\s?:$/, '.')),
    w.hint.none,
    ...[0, 1, 2].flatMap((n) => [1, 9].map((decisions) => w.analysis.sum(decisions, n, 'Anchor'))),
    ...[1, 2, 3].map((seats) => w.analysis.better(3, w.player('A'), 'Anchor', { what: 'X', worth: 41 }, { what: 'Y', worth: 58 }, seats)),
    w.files.unread('X', w.files.reasons.ENOENT),
    w.files.unwritten('X', w.files.reasons.ENOSPC),
    w.files.saveElsewhere,
    w.files.notNeeded,
    w.onlyNew('X'),
    w.analysis.fault(3, 'Anchor', 'x'),
  ];
  expect(labels.flatMap((text) => lintLabel(language, spaced(text)).map((slip) => `${text} — ${slip}`))).toEqual([]);
  expect(sentences.flatMap((text) => lint(language, spaced(text)).map((slip) => `${text} — ${slip}`))).toEqual([]);
  expect(Object.keys(w.levels)).toEqual(levels.map(({ name }) => name));
  // Every setting and command can be told from the others by what it is called.
  const called = stops.flatMap((stop) => w.stops[stop].called);
  expect(new Set(called).size).toBe(called.length);
  const commands = Object.values(w.commands).flat();
  expect(new Set(commands).size).toBe(commands.length);
});

test.each(languages)('the words of the board of Final Fantasy TCG have no slips: %s', (language) => {
  const w = boardWords(language);
  const labels = [
    w.turn(3),
    w.setUp,
    w.priority('X'),
    w.decides('X'),
    ...[1, 2].flatMap((n) => [`X: ${w.crystals(n)}`, `X: ${w.cards(n)}`, `X: ${w.of(n, 7)}`, `X: ${w.more(n)}`]),
    `X: ${w.seen('Y')}`,
    ...Object.values(w.plan).map((how) => `X (${how('Y')}${w.semicolon}${how('Z')})`),
    ...[...Object.values(w.types), ...Object.values(w.elements), w.damage, w.hand, w.stack, w.looked, w.breakZone],
  ].map((text) => (language === 'fr' ? text.replace(/^X:/, 'X :') : text));
  expect(labels.flatMap((text) => lintLabel(language, spaced(text)).map((slip) => `${text} — ${slip}`))).toEqual([]);
});

test('what a bot expects is a chance to win only where two play', () => {
  const [en, fr] = [wordsOf('en'), wordsOf('fr')];
  expect(en.hint.one(1, 'Rest', 25, en.worth(40, 2))).toBe('option 1 (40% chance to win, tried in 25% of them): Rest');
  expect(fr.worth(40, 2)).toMatch(/40\s% de chances de gagner/);
  for (const seats of [1, 3, 4]) {
    expect(en.worth(40, seats)).toBe('position worth 40 of 100');
    expect(fr.worth(40, seats)).toBe('position évaluée à 40 sur 100');
  }
});
