/** A new game is a folder: copied into the tree, it is played everywhere, and no other file is touched. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { findGame, root } from '@touchline/kit/node';
import { languages } from '@touchline/text';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addGame, copyTree } from './treeCopy.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const folders = readdirSync(join(root, 'docs/tutorials'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const tutorials = await Promise.all(
  folders.map(async ({ name }) => {
    const { pack, folder } = await findGame(join(root, 'docs/tutorials', name));
    const names = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, (await pack.about(language)).name])));
    return { id: pack.id, folder, most: pack.game.seats.at(-1)!, decks: pack.facts.decks, names };
  }),
);

let copy: string;
/** What every file of the copy held before a game was added. */
let before: ReadonlyMap<string, string>;

const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );

beforeAll(() => {
  copy = copyTree();
  before = filesIn(copy);
  for (const { id, folder } of tutorials) addGame(copy, folder, id);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A program of the copy; what it prints. What is typed into it comes from a list. */
async function run(args: readonly string[], typed?: string): Promise<string> {
  const running = promisify(execFile)(process.execPath, [...args], { cwd: copy, maxBuffer: 1 << 26, env: { ...process.env, VITEST: '' } });
  running.child.stdin?.end(typed);
  return (await running).stdout;
}
const touchline = (args: readonly string[], typed?: string) => run(['cli/bin/touchline.mjs', ...args], typed);

describe.each(tutorials)('$id', ({ id, names, most, decks }) => {
  test('bots play it by themselves', async () => {
    const facts = JSON.parse(await touchline(['sim', id, '--games', '20', '--seats', String(most), '--bot', 'random', '--json']));
    expect(facts).toMatchObject({ game: id, games: 20, deadEnds: 0 });
  });

  test.each(languages)('somebody plays it at a terminal against bots (%s)', async (language) => {
    const bots = new Array(most - 1).fill('random').join(',');
    // The first answer, for ever.
    const text = await touchline(['play', id, '--bot', bots, '--seed', 'new', '--lang', language], '1\n'.repeat(300));
    expect(text).toContain(names[language]);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(text).toMatch(/\[[A-Z]+-\d+\]\n[^\n]*(save|sauver)/);
  });

  test('whoever asks for decks gets them, or is told that there are none', async () => {
    const said = await touchline(['decks', id]).catch(({ stderr }) => stderr as string);
    if (decks) expect(said).not.toContain('no decks');
    else expect(said).toContain(`${names.en} has no decks to build`);
  });

  // Whether it does is tried with many matches in docs/tutorials/: here, whether the suite finds everything it needs.
  test('it keeps every promise', async () => {
    const report = JSON.parse(await run(['tools/conform.ts', id, '--games', '4', '--json']));
    expect(report.examples).toEqual([]);
    expect(report).toMatchObject({ ok: true, clausesWithoutTest: 0, textsMissing: 0 });
  });
});

test('the arrows between folders still point the right way', async () => {
  expect(await run(['tools/architecture.ts'])).toContain('all arrows point the right way');
});

test('it is played in the browser on the plain board by as many as can play, to its end', async () => {
  const wanted = tutorials.map(({ id, most }) => (most > 2 ? `${id}:${most}` : id));
  const found = JSON.parse(await run(['web/testing/playInBrowser.ts', ...wanted]));
  for (const { id, most, decks } of tutorials) {
    expect(found[id]).toMatchObject({ decks, sides: most, scrolls: false, wide: 0, blank: 0, faults: [] });
    expect(found[id].games).toEqual(expect.arrayContaining(['playca', ...tutorials.map((game) => game.id)]));
    expect(found[id].values.length).toBeGreaterThan(0);
    // Of the table and of the two seats.
    expect(found[id].options).toBe(id === 'gameplan' ? 3 : 0);
    expect(found[id].decisions).toBeGreaterThan(1);
    // The result without a word from the game: everybody's place, and moments wherever the score changed.
    expect(found[id]).toMatchObject({ end: { seats: most, counted: most }, endWide: 0 });
    expect(found[id].end.outcome).toMatch(/won|lost|drawn|shared/);
    expect(found[id].end.moments).toBeGreaterThan(0);
  }
});

test('no file outside the folders of the games was touched', () => {
  const own = tutorials.map(({ id }) => join(copy, 'games', id));
  const after = filesIn(copy);
  // A bot that a busy machine made late is reported in a file.
  const kept = (file: string) => own.some((folder) => file.startsWith(folder)) || basename(file).startsWith('touchline-fault-');
  for (const [file, text] of after) if (!kept(file)) expect(before.get(file) === text, file).toBe(true);
  expect(after.size).toBeGreaterThan(before.size);
});
