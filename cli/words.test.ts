/** The table's own words, held to the same language as what the games say; only in a terminal a line may break before a mark. */
import { levels } from '@touchline/bots';
import { logWords, stops } from '@touchline/host';
import { lint, lintLabel, spaced } from '@touchline/text';
import { expect, test } from 'vitest';
import { boardWords } from './games/fftcg/words.ts';
import { languages } from './games.ts';
import { Mistake } from './mistake.ts';
import type { MistakeCode, MistakeWords } from './words/mistakes.ts';
import { wordsOf } from './words/words.ts';

const USAGE = 'play';
/** Every mistake, as it is said; usage and what stands on lines of its own left out. A mistake without a sample does not compile. */
const mistakes = (w: MistakeWords): { readonly [C in MistakeCode]: readonly string[] } => {
  const fault = { line: 2, problem: { code: 'notJson' } } as const;
  const head = (text: string) => text.split('\n')[0].replace(/\s?:$/, '.');
  return {
    noCommand: [w.noCommand('plya', ['play', 'sim'])],
    noOption: [head(w.noOption('--x', ['--y', '--z'], USAGE))],
    optionValue: [`X ${head(w.optionValue('--x', USAGE))}`],
    unreadable: [head(w.unreadable(USAGE))],
    missing: (['game', 'deckFile', 'file', 'deed', 'id', 'link'] as const).map((what) => head(w.missing(what, USAGE))),
    tooManyWords: [head(w.tooManyWords('Now', USAGE))],
    notACount: [`X ${w.notACount('--games', 1, 'many')}`],
    notOneOf: [`X ${w.notOneOf('--lang', 'tlh', ['en', 'fr'])}`],
    noGame: [w.noGame('chess', ['playca', 'fftcg'])],
    noGameThere: [w.noGameThere('X has no index.ts.')],
    seats: [w.seats('PlayCa', [2], 3)],
    noBot: [w.noBot('genius', ['random'], 5), w.noBot('genius', ['random'], 0)],
    otherSeats: [w.otherSeats(3, 2)],
    tooMany: [w.tooMany('PlayCa', 1, 2, 'bots'), w.tooMany('PlayCa', 2, 3, 'decks')],
    tooFewBots: [1, 2, 3].map((n) => `X ${w.tooFewBots(n, ['random'])}`),
    notWeights: [w.notWeights('X').replace(/`.*?`/, 'X')],
    trialForTwo: [w.trialForTwo().replace(/`.*?`/, 'X')],
    weighsNothing: [w.weighsNothing('Random').replace(/:\d+/g, '')],
    noPort: [w.noPort('70000')],
    portTaken: [w.portTaken(4100)],
    noLink: [`X ${w.noLink('X').replace(/https:.* \./, 'X.')}`],
    serverSays: ['unreachable', 'taken', 'X'].map((code) => w.serverSays(code)),
    noOrigin: [`X ${w.noOrigin('table').replace('https://table.example', 'X')}`],
    noStore: [`X ${w.noStore('mysql').replace('postgres://user@host/touchline', 'X')}`],
    nothingThere: [w.nothingThere('X')],
    onlyAnalysed: [`X ${head(w.onlyAnalysed(USAGE))}`],
    noRule: [w.noRule('PlayCa', 'playca', 'EPC-9', 'EPC-101')],
    optionForm: [`X ${w.optionForm('rain')}`],
    noGameOption: [w.noGameOption('PlayCa', 'rain', ['pk']), w.noGameOption('PlayCa', 'rain', [])],
    gameOption: [w.gameOption('pk', 'X', ['true', 'false'])],
    trueOrFalse: [w.trueOrFalse('pk', 'maybe')],
    wholeNumber: [w.wholeNumber('tpPerPeriod', 'many')],
    noDecks: [w.noDecks('Scouts')],
    severalFit: [w.severalFit('G', ['Galewick', 'Gull'])],
    tooManyNames: [w.tooManyNames(2, 3)],
    noPreset: [w.noPreset('PlayCa', 'rain', ['Standard']), w.noPreset('PlayCa', 'rain', [])],
    noDeck: [w.noDeck('Nobody', ['Galewick'])],
    whichDeck: [head(w.whichDeck(['Galewick'], USAGE))],
    deckFaults: [head(w.deckFaults('X', [fault]))],
    illegalDeck: [head(w.illegalDeck('X', ['Y.']))],
    notASet: [w.notASet('X', 3, { code: 'unfinishedTag' })],
    unread: [w.unread('X', 'ENOENT'), w.unread('X', 'EODD')],
    unsaved: [w.unsaved('X', 'ENOSPC')],
    unkept: [w.unkept('X', 'EROFS')],
    refused: [w.refused({ code: 'unreadable' }, 'X')],
    onlyNew: [`X ${w.onlyNew('--seed')}`],
    isOver: [`${w.isOver('touchline replay x')}.`],
    brokenFault: [w.brokenFault('X')],
    notAFault: [w.notAFault('X')],
    otherFault: [w.otherFault('X', '2', 1)],
    editedFault: [w.editedFault('X')],
    notResults: [w.notResults('X')],
    brokenResult: [w.brokenResult('X', 3)],
    otherResults: [w.otherResults('X', '2', 3)],
    begunOtherwise: [head(w.begunOtherwise('X', [{ what: 'seed', there: 'a', here: 'b' }]))],
    resultsUnkept: [w.resultsUnkept('X', 'EISDIR')],
  };
};

test('a mistake is said in each language, with what it is about', () => {
  const [en, fr] = languages.map((language) => Object.values(mistakes(wordsOf(language).mistakes)).flat());
  en.forEach((text, i) => {
    expect(fr[i]).not.toBe(text);
    for (const said of [text, fr[i]]) expect(said).not.toMatch(/undefined|\[object|NaN/);
  });
  const mistake = new Mistake('unread', 'x.json', 'ENOENT');
  expect(mistake.in(wordsOf('fr'))).toMatch(/^Impossible de lire x\.json\s: il n'existe pas/);
  expect([mistake.code, mistake.message]).toEqual(['unread', mistake.in(wordsOf('en'))]);
  const faulty = new Mistake('deckFaults', 'd.txt', [{ line: 2, problem: { code: 'copies', count: 0, card: 'Hush', most: 99 } }]);
  expect(faulty.in(wordsOf('fr')).split('\n')[1]).toMatch(/^ligne 2\s: 0 exemplaires de Hush/);
});

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
    ...Object.values(mistakes(w.mistakes)).flat(),
    w.analysis.fault(3, 'Anchor', 'x'),
    ...[w.online.ended, w.online.fair(1), w.online.fair(2), w.online.serverOnly, w.online.notCommitted, w.online.dealerSees],
    ...Object.values(w.online.unfair).map((said) => said('2')),
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

test.each(languages)('the help of every command has no slips: %s', (language) => {
  const { games, more, commands } = wordsOf(language).manual;
  const pages = Object.values(commands);
  const notes = pages.flatMap((page) => page.notes({ bots: ['X'], headings: [{ game: 'X', groups: ['Y', 'Z'] }] }));
  const means = notes.flatMap((note) => (typeof note === 'string' ? [] : [`X (${note[1]})`]));
  // What stands in backquotes is typed as it is; of an example every line is one.
  const sentences = [games(['X', 'Y']), more, ...pages.map(({ about }) => about), ...notes.filter((note) => typeof note === 'string')]
    .filter((text) => text !== '' && !text.startsWith('  '))
    .map((text) =>
      text
        .replace(/`[^`]*`/g, 'X')
        .replaceAll('.o8d', 'o8d')
        .replace(/\s?:$/, '.'),
    );
  const typed = (text: string) =>
    text
      .replace(/\{"[^}]*\}/g, 'X')
      .replace(/\b(greedy|search):\w+/g, '$1')
      .replaceAll('.o8d', 'o8d');
  expect(means.flatMap((text) => lintLabel(language, typed(text)).map((slip) => `${text} — ${slip}`))).toEqual([]);
  expect(sentences.flatMap((text) => lint(language, text).map((slip) => `${text} — ${slip}`))).toEqual([]);
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
