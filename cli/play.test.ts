import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test, vi } from 'vitest';
import { main } from './main.ts';
import { type Script, scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';
import { tooWide } from './testing/player.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A bot that needs no thread: what it does is the same every time. */
const decks = ['--bot', 'random', '--deck', 'galewick', '--deck', 'ironmoor'];

async function play(args: readonly string[], script: Script) {
  const io = scripted(script);
  const code = await main(['play', ...args], io);
  expect(io.errors()).toBe('');
  expect(code).toBe(0);
  return io.text();
}

/** The first option, for ever. */
const first = () => '1';

describe.each([
  ['en', ['why', 'undo', 'save', 'quit', 'log']],
  ['fr', ['pourquoi', 'annuler', 'sauver', 'quitter', 'journal']],
] as const)('a whole game in %s', (lang, [why, undo, save, quit, log]) => {
  test('reads as it did', async () => {
    const folder = newFolder();
    const begin = ['playca', '--seed', 'golden', '--lang', lang, ...decks];
    const script = [
      ...['help', `${why} Kite Volley`, `${why} 2`, `${why} EPC-303`, 'zoom Jetstream', 'zoom nobody', '9', 'dance', '2'],
      ...['1', `${why} hedge`, '2', undo, '2', 'zoom 1', `${why} tam`, '1', '1', '1', `${save} half.json`, log, quit],
    ];
    const half = await play(begin, { input: script, folder });
    const rest = await play(['--load', 'half.json', '--lang', lang], { input: (n) => (n === 0 ? undo : '1'), folder });
    await expect(`${half}\n${'='.repeat(80)}\n${rest}`).toMatchFileSnapshot(`./golden/playca.${lang}.txt`);
    expect(rest).toMatch(/\[EPC-\d+\]\n.*\n?.*> 1\n$/);
  });
});

test('what is taken back can be played again, and comes out the same', async () => {
  const straight = await play(['playca', '--seed', 'u', ...decks], { input: first });
  let turn = 0;
  const wavering = await play(['playca', '--seed', 'u', ...decks], { input: () => (++turn % 3 === 2 ? 'undo' : '1') });
  // The last board and what follows it, without what was typed to leave.
  const end = (text: string) => text.slice(text.lastIndexOf('── You'), text.lastIndexOf('\n> '));
  expect(end(wavering)).toBe(end(straight));
  expect(wavering).toMatch(/Taken back\./);
});

test('a game saved in the middle goes on as it would have', async () => {
  const folder = newFolder();
  const whole = await play(['playca', '--seed', 's', ...decks], { input: first, folder });
  await play(['playca', '--seed', 's', ...decks], { input: ['1', '1', '1', '1', 'save', 'quit'], folder });
  expect(readdirSync(folder)).toEqual(['playca-s.json']);
  const rest = await play(['playca', '--load', 'playca-s.json'], { input: first, folder });
  const tail = rest.slice(rest.indexOf('\n> 1\n'));
  expect(tail.length).toBeGreaterThan(1000);
  expect(whole.endsWith(tail)).toBe(true);
});

test('a save holds the record; it replays, and damage is noticed', async () => {
  const folder = newFolder();
  const typed = ['save done.json'];
  const io = scripted({ folder, input: () => (io.text().includes('keeps the record') ? (typed.pop() ?? null) : '1') });
  expect(await main(['play', 'playca', '--seed', 'r', ...decks], io)).toBe(0);
  expect(io.text()).toMatch(/Watch it again with: touchline replay done\.json/);
  const path = join(folder, 'done.json');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  expect(file).toMatchObject({ touchline: 2, game: 'playca', players: ['person', 'random'], record: { seed: 'r' } });
  expect(file.record.checks.at(-1).step).toBe(file.record.picks.length);
  const run = async (name: string, ...args: string[]) => {
    const screen = scripted({ folder, input: ['', '', 'q'] });
    return [await main(['replay', name, ...args], screen), screen.text(), screen.errors()] as const;
  };
  expect(await run('done.json', '--verify')).toEqual([0, expect.stringMatching(/^done\.json: \d+ steps, every one as recorded/), '']);
  expect((await run('done.json'))[1]).toMatch(/^.*(shuffles|plays|draws).*\n/);
  expect((await run('done.json', '--step'))[1]).toMatch(/\n2\/\d+\n/);
  const [, link] = await run('done.json', '--link');
  expect(link).toMatch(/^TM1\.playca\.\S{20,1400}\n$/);
  expect(await run(link.trim())).toEqual(await run('done.json'));
  expect((await run(`http://127.0.0.1/#/m/${link.trim()}`, '--link'))[1]).toBe(link);
  expect(await run(link.trim().slice(0, -3))).toEqual([
    2,
    '',
    expect.stringMatching(/^This link is damaged:.*Copy\s+the\s+whole\s+link\s+again\.\n$/s),
  ]);
  expect(await run(link.trim().slice(0, -3), '--lang', 'fr')).toEqual([2, '', expect.stringMatching(/^Ce lien est endommagé/)]);
  expect(await run(link.replace('TM1', 'TM9'))).toEqual([2, '', expect.stringMatching(/another version of Touchline \(format 9/)]);
  const damaged = async (name: string, change: (record: { picks: unknown[]; checks: { step: number; hash: string }[] }) => object) => {
    writeFileSync(join(folder, name), JSON.stringify({ ...file, record: { ...file.record, ...change(file.record) } }));
    return run(name, '--verify');
  };
  expect(await damaged('key.json', ({ picks }) => ({ picks: picks.with(0, [0, 'fly']) }))).toEqual([
    2,
    '',
    expect.stringMatching(/^key\.json was changed after it was saved, at or before step \d+\./),
  ]);
  const other = ({ checks }: { checks: { step: number; hash: string }[] }) => ({
    checks: checks.with(-1, { ...checks.at(-1)!, hash: '0' }),
  });
  expect(await damaged('hash.json', other)).toEqual([
    2,
    '',
    expect.stringMatching(/^hash\.json was played by other rules or cards: it differs at step\s+\d+\./),
  ]);
  writeFileSync(join(folder, 'old.json'), JSON.stringify({ ...file, touchline: 1 }));
  expect(await run('old.json')).toEqual([
    2,
    '',
    expect.stringMatching(/^old\.json was saved by another version of Touchline \(format 1; this one\s+reads 2\)/),
  ]);
});

test.each([40, 60])('no line is wider than a terminal of %i columns', async (columns) => {
  for (const lang of ['en', 'fr']) {
    const typed = ['help', 'why Kite', 'why 1', 'zoom Jetstream', 'log', '1'];
    const text = await play(['playca', '--seed', 'w', '--lang', lang, ...decks], { columns, input: (n) => typed[n % 6] });
    expect(tooWide(text, columns)).toEqual([]);
  }
});

test('two people: each in turn, and a screen between them on a terminal', async () => {
  const pipe = await play(['playca', '--seed', 'h', ...decks, '--bot', 'none'], { input: first });
  expect(pipe).toMatch(/Player B is next\. Hand over the keyboard\./);
  const shown = await play(['playca', '--seed', 'h', ...decks, '--bot', 'none'], { input: ['', '1', '', '1'], tty: true });
  const screens = shown.split('\x1b[H\x1b[2J');
  // Hand over, A's table, hand over, B's table …
  expect(screens[1]).toMatch(/Player A is next/);
  expect(screens[2]).toMatch(/Kite Volley/);
  expect(screens[3]).toMatch(/Player B is next/);
  expect(screens[3]).not.toMatch(/Kite Volley/);
  expect(screens[4]).toMatch(/Hammer Drop/);
  expect(screens[4]).not.toMatch(/Kite Volley/);
});

test('conceding ends it at once', async () => {
  const text = await play(['playca', '--seed', 'c', ...decks], { input: ['1', 'concede', ''] });
  expect(text).toMatch(/You: conceded\./);
});

test('on a terminal quitting an unsaved game takes two words', async () => {
  const text = await play(['playca', '--seed', 'q', ...decks], { input: ['quit', 'quit', '1'], tty: true });
  expect(text).toMatch(/Type quit once more/);
  expect(text.endsWith('touchline play --load <file>\n')).toBe(true);
});

test('the menu leads to a game; without input there is help', async () => {
  const io = scripted({ input: ['2', '1', 'match nul', '3', 'rookie', '1', 'quitter'] });
  expect(await main([], io)).toBe(0);
  expect(io.text()).toMatch(/Lanternfall Tricks contre/);
  expect(io.text()).toMatch(
    /\n {2}3 {2}anchor : .*\n(.*\n)+ {2}6 {2}un ami à ce clavier\n {2}7 {2}Rose Tempête \(libero\) : .*\n(.*\n)+1 à 9 \(Entrée : 3\)/,
  );
  expect(io.text()).toMatch(/Votre adversaire est rookie, qui voit/);
  // The game as it is usually played is what Enter means.
  expect(io.text()).toMatch(/\n {2}2 {2}Standard : .*\n(.*\n)+1 à 3 \(Entrée : 2\)/);
  expect(io.text()).toMatch(/Match nul possible : Deux mi-temps/);
  const silent = scripted();
  expect(await main([], silent)).toBe(0);
  expect(silent.text()).toMatch(/^touchline <command>/);
});

test('people at one keyboard are called by their names, in the menu and in a match that goes on', async () => {
  const folder = newFolder();
  const io = scripted({ input: ['1', '1', '', '1', 'a friend', 'Ana', 'Bo', '1', '1', 'save names.json', 'quit'], folder });
  expect(await main([], io)).toBe(0);
  expect(io.errors()).toBe('');
  expect(io.text()).toMatch(/Name at seat 2\? \(Enter: none\) > Bo\n/);
  expect(io.text()).toMatch(/Ana is next\. Hand over the keyboard\./);
  expect(io.text()).toMatch(/Bo is next\. Hand over the keyboard\./);
  expect(io.text()).not.toMatch(/Your opponent|Player B/);
  expect(await play(['--load', 'names.json', '--lang', 'fr'], { input: ['piles', 'quitter'], folder })).toMatch(
    /C'est à (Ana|Bo)\. Passez[\s\S]*\((Ana|Bo)\)/,
  );
  expect(await play(['playca', '--bot', 'none', '--names', 'Cy,Dov', '--seed', 'n'], { input: first })).toMatch(/Dov is next/);
});

test('a preset sets several options, by the beginning of its name in any language; what is given as well counts for more', async () => {
  const saved = async (...args: string[]) => {
    const folder = newFolder();
    await play(['playca', '--seed', 'p', ...decks, ...args], { input: ['save s.json', 'quit'], folder });
    return JSON.parse(readFileSync(join(folder, 's.json'), 'utf8')).record.options;
  };
  expect(await saved('--preset', 'débu')).toEqual({ support: false, licenses: false });
  expect(await saved('--preset', 'Draw stands', '--option', 'pk=true')).toEqual({ overtime: false, pk: true });
  expect(await saved('--preset', 'standard')).toEqual(await saved());
  const wrong = async (...args: string[]) => {
    const io = scripted({ input: [] });
    return [await main(['play', 'playca', ...args], io), io.errors().replace(/\s+/g, ' ').trim()];
  };
  expect(await wrong('--preset', 'cup')).toEqual([2, 'playca has no preset "cup". Presets: Beginner, Standard, Draw stands.']);
  expect(await wrong('--names', 'a,b,c', '--bot', 'none')).toEqual([2, 'There are 2 people; 3 names were given. Give fewer names.']);
});

test('real process: a piped game to the end, without colours', () => {
  const bin = join(import.meta.dirname, 'bin', 'touchline.mjs');
  const input = '1\n'.repeat(80);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [bin, 'play', 'playca', '--bot', 'random', '--seed', 'p', ...args], {
      input,
      encoding: 'utf8',
      cwd: newFolder(),
      env: { COLUMNS: '50' },
    });
  const { status, stdout, stderr } = run();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\[EPC-\d+\]/);
  expect(stdout.includes('\x1b')).toBe(false);
  expect(run().stdout).toBe(stdout);
});
