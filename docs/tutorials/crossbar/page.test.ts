/** The page shows the whole game, the game keeps every promise, and what the page says of a mistake is true. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineGame, type Flow } from '@touchline/engine';
import { conform, FAULTS } from '@touchline/engine/conform';
import { collectRules, type Mode, setMode } from '@touchline/engine/testing';
import { type Language, languages, lint, lintLabel, type Speaker } from '@touchline/text';
import { describe, expect, test } from 'vitest';
import { clauseBook } from '../../../tools/clauseBook.ts';
import { unspoken } from '../../../tools/spoken.ts';
import { cards } from './cards.ts';
import crossbar, { game, spec } from './index.ts';

await Promise.all(languages.map((language) => crossbar.learn(language)));

const folder = import.meta.dirname;
const files = [
  'rules.en.md',
  'rules.fr.md',
  'cards.ts',
  'index.ts',
  'game.rules.ts',
  'facts.ts',
  'words/en/index.ts',
  'words/en/about.ts',
  'words/fr/index.ts',
  'words/fr/about.ts',
];
const page = readFileSync(join(folder, '../../add-a-game.md'), 'utf8');
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
/** The blocks marked with a file's name, one after the other. */
const shown = (file: string) =>
  [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].flatMap(([, of, code]) => (of === file ? lines(code) : []));

describe('the page', () => {
  test.each(files)('shows %s in full and in order', (file) => {
    expect(shown(file)).toEqual(lines(sourceOf(file)));
  });

  test('shows no code of its own', () => {
    const marked = [...page.matchAll(/^```(\w+) ?(.*)$/gm)].filter(([, kind]) => !['sh', 'text', 'diff'].includes(kind));
    expect(files).toEqual(expect.arrayContaining(marked.map(([, , file]) => file)));
  });

  test.each(languages)('quotes the Captain in %s', (lang) => {
    expect(page).toContain(
      crossbar
        .speak(lang)
        .card(cards.find((card) => card.id === 'captain')!)
        .text.join('\n'),
    );
  });

  test('builds the game in fewer than 300 lines of code', () => {
    const code = files.filter((file) => file.endsWith('.ts'));
    expect(code.flatMap((file) => lines(sourceOf(file))).length).toBeLessThan(300);
  });
});

await import('./game.rules.ts');
const rules = collectRules();
for (const mode of ['plain', 'undo', 'save'] satisfies Mode[])
  describe(mode, () => {
    test.each(rules)('$name', ({ run }) => {
      setMode(mode);
      run();
    });
  });

const labels = ['option', 'zone', 'stat', 'phase', 'line'];

/** A speaker that remembers what it said, by kind. */
function overheard(voice: Speaker, said = new Map<string, string>()): { readonly voice: Speaker; readonly said: Map<string, string> } {
  const note = (kind: string, words: unknown) => typeof words === 'string' && said.set(words, kind);
  const listen =
    (kind: string, speak: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const words = speak(...args);
      if (kind === 'among') return overheard(words as Speaker, said).voice;
      if (kind === 'card')
        for (const [part, text] of Object.entries(words as object)) for (const one of [text].flat()) if (part !== 'name') note(part, one);
      note(kind, words);
      return words;
    };
  const wrapped = Object.entries(voice).map(([kind, part]) => [kind, typeof part === 'function' ? listen(kind, part) : part]);
  return { voice: Object.fromEntries(wrapped), said };
}

describe.each(languages)('in %s', (lang: Language) => {
  test('everything that comes up has words, and they are in good order', () => {
    const { voice, said } = overheard(crossbar.speak(lang));
    expect(unspoken(game as never, voice, 'page')).toEqual([]);
    for (const problem of spec.checkDeck({ deck: new Array(4).fill('volley') }, {}, () => undefined)) voice.problem(problem);
    expect(
      [...said].flatMap(([text, kind]) => (labels.includes(kind) ? lintLabel : lint)(lang, text).map((slip) => `${text}: ${slip}`)),
    ).toEqual([]);
    expect(new Set(said.values())).toEqual(new Set(['line', 'text', 'zone', 'ask', 'option', 'event', 'refusal', 'result', 'problem']));
    expect(
      said.has({ en: 'You have made both of your substitutions. [XB-4]', fr: 'Vous avez fait vos deux remplacements. [XB-4]' }[lang]),
    ).toBe(true);
  });
});

describe('conform', () => {
  const run = { games: 60, seed: 'a' };

  test('finds no fault', () => {
    const texts = (lang: string) => unspoken(game as never, crossbar.speak(lang as Language), 'conform');
    const report = conform(game, { ...run, clauses: clauseBook(folder)!, languages, texts });
    expect(report.examples).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.clauses).toBe(10);
  }, 60_000);

  test('catches the mistake the page makes on purpose, and nothing else', () => {
    const opened = <F extends Flow<never>>(flow: F): F => {
      if (flow.op === 'window') return { ...flow, spec: { ...flow.spec, open: true } };
      return 'kids' in flow ? { ...flow, kids: flow.kids.map(opened) } : flow;
    };
    const report = conform(defineGame({ ...spec, flow: opened(spec.flow as never) }), run);
    expect(FAULTS.filter((fault) => report[fault] > 0)).toEqual(['leaks']);
    // Which pair of worlds is met first may change; what gives the hand away does not.
    const told =
      /^leaks: .* can tell two worlds apart .*"match\/rounds\/round\/substitutions\/offer" against "match\/rounds\/round\/shot"/m;
    expect(report.examples.join('\n')).toMatch(told);
    expect(page).toMatch(told);
    const [, without, open] = /^```diff\n-(.*)\n\+(.*)\n```$/m.exec(page)!;
    expect(lines(sourceOf('index.ts'))).toContain(without);
    expect(open).toBe(without.replace('offers:', 'open: true, offers:'));
  }, 60_000);
});
