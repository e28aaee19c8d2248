/** A whole game of Captain Tsubasa at the terminal, and what the other commands say of it. */
import { expect, test, vi } from 'vitest';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { type Script, scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';
import { player, tooWide } from './testing/player.ts';

// A busy machine plays a whole game slowly.
vi.setConfig({ testTimeout: 120_000 });

/** A game in which much happens. */
const SEED = 'golden/65';
const SHOWN = [
  /brought on by/,
  /and motivates? /,
  /and signs? /,
  /: only the \w+ defence would have blocked it|: it is blocked/,
  /tr(y|ies) a save with/,
  /again with /,
  /scores? a goal/,
  /^Duel {6}/m,
  /^Booked {4}/m,
  /Injury Time: /,
  /The first half is over/,
];
const begin = ['tsubasa', '--bot', 'random', '--option', 'startingPoints=2', '--option', 'firstMatch=true', '--option', 'extraTime=false'];

async function run(args: readonly string[], script: Script = {}) {
  const io = scripted(script);
  const code = await main(args, io);
  return { code, text: io.text(), errors: io.errors() };
}

test.each([
  ['en', ['why', 'undo', 'save', 'quit', 'log', 'Kojiro Hyuga'], /^(You|Your opponent) wins? /m],
  ['fr', ['pourquoi', 'annuler', 'sauver', 'quitter', 'journal', 'Kojiro Hyuga'], /^(Vous gagnez|Votre adversaire gagne) /m],
] as const)('a whole game in %s reads as it did', async (lang, [why, undo, save, quit, log, card], end) => {
  const folder = newFolder();
  const choose = player(4);
  const asides: { readonly [prompt: number]: string } = {
    1: 'help',
    3: `${why} ${card}`,
    4: `zoom ${card}`,
    5: `${why} TSU-307`,
    7: undo,
    20: `${why} 1`,
    30: log,
    40: `${save} half.json`,
    41: quit,
  };
  const first = scripted({ folder, input: (n) => asides[n] ?? choose(first.text()) });
  expect(await main(['play', ...begin, '--seed', SEED, '--lang', lang], first)).toBe(0);
  const rest = scripted({ folder, input: () => choose(rest.text()) });
  expect(await main(['play', '--load', 'half.json', '--lang', lang], rest)).toBe(0);
  expect([first.errors(), rest.errors()]).toEqual(['', '']);
  expect(rest.text()).toMatch(end);
  expect(rest.text()).toMatch(/\[TSU-609\]\n.*\n?.*> 1\n$/);
  const text = `${first.text()}\n${'='.repeat(80)}\n${rest.text()}`;
  expect(tooWide(text, 80)).toEqual([]);
  // What a golden game is to show.
  if (lang === 'en') expect(SHOWN.filter((shown) => !shown.test(text))).toEqual([]);
  await expect(text).toMatchFileSnapshot(`./golden/tsubasa.${lang}.txt`);
});

test.each([40, 60, 120])('no line is wider than a terminal of %i columns', async (columns) => {
  for (const lang of ['en', 'fr']) {
    const choose = player(4);
    const asides = ['help', 'why Kojiro Hyuga', 'why 1', 'zoom Tsubasa Ozora', 'log'];
    const io = scripted({ columns, input: (n) => (n > 70 ? null : n % 12 === 0 ? asides[(n / 12) % 5] : choose(io.text())) });
    expect(await main(['play', ...begin, '--seed', 'w', '--lang', lang], io)).toBe(0);
    expect(io.text().length).toBeGreaterThan(10_000);
    expect(tooWide(io.text(), columns)).toEqual([]);
  }
});

test('cards and rules: found by number, by name, by clause, in both languages', async () => {
  expect((await run(['cards', 'tsubasa', 'NM1'], { columns: 100 })).text).toMatch(/^NM1 Tsubasa Ozora\n/);
  const all = await run(['cards', 'tsubasa', '--json', '--lang', 'fr']);
  expect(JSON.parse(all.text).map(({ id }: { id: string }) => id)).toEqual(gameNamed('tsubasa').game.defs.map(({ id }) => id));
  expect((await run(['rules', 'tsubasa', 'TSU-411'], { columns: 120 })).text).toMatch(/^TSU-411 .*Attacker/);
  expect((await run(['rules', 'tsubasa', 'tsu-411', '--lang', 'fr'], { columns: 120 })).text).toMatch(/^TSU-411 /);
});

test('a preset is named in either language, and the menu leads to the game', async () => {
  const { text } = await run(['play', ...begin, '--preset', 'first', '--seed', 'p'], { input: ['1', 'quit'] });
  expect(text).toMatch(/round 1 of 4/);
  const menu = await run([], { input: ['1', '4', '', '', '', 'quit'] });
  expect(menu.text).toMatch(/ 4 {2}Captain Tsubasa\n/);
});

test('two people at one keyboard: nobody sees the other hand', async () => {
  const { text } = await run(['play', 'tsubasa', '--seed', 'h', '--bot', 'none', '--option', 'kickoffChoice=random'], {
    input: ['', '1', '', '1', '', '1', ''],
    tty: true,
  });
  const screens = text.split('\x1b[H\x1b[2J');
  const handOf = (screen: string) => /^Hand +(.*?)\n── You/ms.exec(screen.slice(screen.lastIndexOf('Points ')))?.[1] ?? '';
  const shown = screens.filter((screen) => screen.includes('Which Match card do you take?'));
  const [a, b] = [shown[0], shown.at(-1)!];
  expect(handOf(a)).not.toBe('');
  expect(handOf(b)).not.toBe('');
  const names = [...handOf(a).matchAll(/([A-Z][^·\n]+?) S\d/g)].map(([, name]) => name.trim());
  expect(names).toHaveLength(4);
  for (const name of names) expect(handOf(b)).not.toContain(name);
});
