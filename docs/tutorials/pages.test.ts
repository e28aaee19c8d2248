/** Each page shows its whole game, the game keeps every promise, and what the page says of a mistake is true. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineGame, type Flow, type GameSpec, type Own } from '@touchline/engine';
import { conform, FAULTS } from '@touchline/engine/conform';
import { collectRules, inMode, type Mode, type Rule } from '@touchline/engine/testing';
import type { GamePackage } from '@touchline/kit';
import { type Language, languages, lint, lintLabel, type Speaker } from '@touchline/text';
import { describe, expect, test } from 'vitest';
import { clauseBook } from '../../tools/clauseBook.ts';
import { unspoken } from '../../tools/spoken.ts';
import crossbar from './crossbar/index.ts';
import gameplan from './gameplan/index.ts';

interface Tutorial {
  readonly id: string;
  readonly pack: GamePackage;
  readonly page: string;
  /** Lines of code the page stays below. */
  readonly below: number;
  /** Cards whose texts the page quotes. */
  readonly quotes: readonly string[];
  /** A refusal that comes up in random play. */
  readonly refusal: { readonly [L in Language]: string };
  /** Where the page sets `open`, and what the suite says of it: which worlds it meets first may change, what gives the hand away does not. */
  readonly mistake: { readonly at: Flow['op']; readonly was: string; readonly is: string; readonly told: RegExp };
  readonly rules: readonly Rule[];
}

const rulesOf = async (id: string): Promise<readonly Rule[]> => {
  await import(`./${id}/game.rules.ts`);
  return collectRules();
};

const tutorials: readonly Tutorial[] = [
  {
    id: 'crossbar',
    pack: crossbar,
    page: 'add-a-game.md',
    below: 300,
    quotes: ['captain'],
    refusal: { en: 'You have made both of your substitutions. [XB-4]', fr: 'Vous avez fait vos deux remplacements. [XB-4]' },
    mistake: {
      at: 'window',
      was: 'offers:',
      is: 'open: true, offers:',
      told: /^leaks: .* can tell two worlds apart .*"match\/rounds\/round\/substitutions\/offer" against "match\/rounds\/round\/shot"/m,
    },
    rules: await rulesOf('crossbar'),
  },
  {
    id: 'gameplan',
    pack: gameplan,
    page: 'add-a-game-for-more.md',
    below: 370,
    quotes: ['433-1', '352-5'],
    refusal: {
      en: 'You have a card of 4-4-2 and must play one. [GP-6]',
      fr: 'Vous avez une carte 4-4-2 et devez en jouer une. [GP-6]',
    },
    mistake: {
      at: 'ask',
      was: 'open: lastCard',
      is: 'open: true',
      told: /^leaks: .* can tell two worlds apart after "play:.*: one world stops to ask, the other goes on with "move" without asking/m,
    },
    rules: await rulesOf('gameplan'),
  },
];

await Promise.all(tutorials.flatMap(({ pack }) => languages.map((language) => pack.learn(language))));

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const labels = ['option', 'optionName', 'optionValue', 'zone', 'stat', 'phase', 'line', 'value'];
const modes: readonly Mode[] = ['plain', 'undo', 'save'];

describe.each(tutorials)('$id', ({ id, pack, below, quotes, refusal, mistake, rules, ...tutorial }) => {
  const folder = join(import.meta.dirname, id);
  const page = readFileSync(join(folder, '../..', tutorial.page), 'utf8');
  const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|md)$/.test(file));
  /** The blocks marked with a file's name, one after the other. */
  const shown = (file: string) =>
    [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].flatMap(([, of, code]) => (of === file ? lines(code) : []));

  test.each(files)('its page shows %s in full and in order', (file) => {
    expect(shown(file)).toEqual(lines(sourceOf(file)));
  });

  test('its page shows no code of its own', () => {
    const marked = [...page.matchAll(/^```(\w+) ?(.*)$/gm)].filter(([, kind]) => !['sh', 'text', 'diff'].includes(kind));
    expect(files).toEqual(expect.arrayContaining(marked.map(([, , file]) => file)));
  });

  test.each(languages)('its page quotes cards in %s', (language) => {
    const text = quotes.flatMap((card) => pack.speak(language).card(pack.game.defs[pack.game.defIndex.get(card)!]).text);
    expect(page).toContain(text.join('\n'));
  });

  test(`takes fewer than ${below} lines of code`, () => {
    expect(files.filter((file) => file.endsWith('.ts')).flatMap((file) => lines(sourceOf(file))).length).toBeLessThan(below);
    expect(page).toMatch(new RegExp(`fewer than ${below}\\s+lines\\s+of\\s+code`));
  });

  describe.each(modes)('%s', (mode) => {
    test.each(rules)('$name', ({ run }) => inMode(mode, run));
  });

  test.each(languages)('in %s everything that comes up has words, and they are in good order', (language) => {
    const { voice, said } = overheard(pack.speak(language));
    expect(unspoken(pack.game, voice, 'page')).toEqual([]);
    for (const problem of pack.game.spec.checkDeck({ deck: new Array(4).fill('volley') }, {}, () => undefined)) voice.problem(problem);
    expect(
      [...said].flatMap(([text, kind]) => (labels.includes(kind) ? lintLabel : lint)(language, text).map((slip) => `${text}: ${slip}`)),
    ).toEqual([]);
    expect([...new Set(said.values())]).toEqual(
      expect.arrayContaining(['line', 'text', 'zone', 'ask', 'option', 'event', 'refusal', 'result']),
    );
    expect(said.has(refusal[language])).toBe(true);
  });

  test.each(pack.game.seats)('conforms with %i seats', (seats) => {
    const texts = (language: string) => unspoken(pack.game, pack.speak(language as Language), 'conform');
    const report = conform(pack.game, { games: 8, seed: 'a', every: 5, seats, clauses: clauseBook(folder)!, languages, texts });
    expect(report.examples).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.clauses).toBe(10);
  });

  test('the mistake its page makes on purpose is caught, and nothing else', () => {
    const { at, was, is, told } = mistake;
    const opened = (flow: Flow): Flow => {
      if (flow.op === at) return { ...flow, spec: { ...(flow as Extract<Flow, { op: 'ask' }>).spec, open: true } } as Flow;
      return 'kids' in flow ? { ...flow, kids: flow.kids.map(opened) } : flow;
    };
    const spec: GameSpec<Own> = pack.game.spec;
    const report = conform(defineGame({ ...spec, flow: opened(spec.flow) }), { games: 6, seed: 'a', seats: 2 });
    expect(FAULTS.filter((fault) => report[fault] > 0)).toEqual(['leaks']);
    expect(report.examples.join('\n')).toMatch(told);
    expect(page).toMatch(told);
    const [, without, open] = /^```diff\n-(.*)\n\+(.*)\n```$/m.exec(page)!;
    expect(lines(sourceOf('index.ts'))).toContain(without);
    expect(open).toBe(without.replace(was, is));
  });
});

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
