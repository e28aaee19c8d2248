/** A short season of ELEVEN at the terminal, and what the other commands say of it. */
import { expect, test, vi } from 'vitest';
import { main } from './main.ts';
import { type Script, scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';
import { player, tooWide } from './testing/player.ts';

// A busy machine plays a whole season slowly.
vi.setConfig({ testTimeout: 120_000 });

const begin = ['eleven', '--bot', 'random', '--option', 'weeks=3'];
/** What a golden season is to show. */
const SHOWN = [
  /reveals the Directors/,
  /Board Meeting is about/,
  /hires? .* for \d cash/,
  /signs? /,
  /The line-up of .* is revealed/,
  /is too weak: goal/,
  /Maintenance is/,
  /leaves the transfer area/,
  /^Votes {5}/m,
  /^Upkeep {4}/m,
];

async function run(args: readonly string[], script: Script = {}) {
  const io = scripted(script);
  const code = await main(args, io);
  return { code, text: io.text(), errors: io.errors() };
}

test.each([
  ['en', ['why', 'save', 'quit', 'log', 'First Trainer'], /^(You|Your opponent) wins? /m],
  ['fr', ['pourquoi', 'sauver', 'quitter', 'journal', 'First Trainer'], /^(Vous gagnez|Votre adversaire gagne) /m],
] as const)('a short season in %s reads as it did', async (lang, [why, save, quit, log], end) => {
  const folder = newFolder();
  const choose = player(4);
  const asides: { readonly [prompt: number]: string } = {
    1: 'help',
    6: `${why} ELV-601`,
    8: `${why} 1`,
    12: log,
    20: `${save} half.json`,
    21: quit,
  };
  const first = scripted({ folder, input: (n) => asides[n] ?? choose(first.text()) });
  expect(await main(['play', ...begin, '--seed', 'golden', '--lang', lang], first)).toBe(0);
  const rest = scripted({ folder, input: () => choose(rest.text()) });
  expect(await main(['play', '--load', 'half.json', '--lang', lang], rest)).toBe(0);
  expect([first.errors(), rest.errors()]).toEqual(['', '']);
  expect(rest.text()).toMatch(end);
  const text = `${first.text()}\n${'='.repeat(80)}\n${rest.text()}`;
  expect(tooWide(text, 80)).toEqual([]);
  if (lang === 'en') expect(SHOWN.filter((shown) => !shown.test(text))).toEqual([]);
  await expect(text).toMatchFileSnapshot(`./golden/eleven.${lang}.txt`);
});

test.each([40, 120])('no line is wider than a terminal of %i columns', async (columns) => {
  for (const lang of ['en', 'fr']) {
    const choose = player(4);
    const asides = ['help', 'why 1', 'log'];
    const io = scripted({ columns, input: (n) => (n > 40 ? null : n % 12 === 0 ? asides[(n / 12) % 3] : choose(io.text())) });
    expect(await main(['play', ...begin, '--seed', 'w', '--lang', lang], io)).toBe(0);
    expect(tooWide(io.text(), columns)).toEqual([]);
  }
});

test('one manager with a Scenario, four at one table; cards and clauses by name and number', async () => {
  for (const more of [
    ['--seats', '1', '--option', 'scenario=2'],
    ['--seats', '4'],
  ]) {
    const choose = player(5);
    const io = scripted({ input: (n) => (n > 25 ? null : choose(io.text())) });
    expect(await main(['play', 'eleven', '--bot', 'random', ...more, '--seed', 's'], io)).toBe(0);
    expect(io.errors()).toBe('');
    expect(io.text()).toMatch(/Week 1 of 6/);
  }
  expect((await run(['cards', 'eleven', 'Y15'], { columns: 100 })).text).toMatch(/^Y15 Achebe\n/);
  expect((await run(['rules', 'eleven', 'ELV-601'])).text).toContain('slots 3, 4 and 5');
});

test('the menu tells each Scenario in full before one is chosen', async () => {
  const io = scripted({ input: ['1', '5', 'season', '1', 'red', 'quit'] });
  expect(await main([], io)).toBe(0);
  expect(io.text()).toMatch(/Red Numbers: .*14(.*\n)*.*Goals, all needed: (.*\n)*.*Special rules: /);
  expect(io.text()).toMatch(/Division 3 · Red Numbers/);
});
