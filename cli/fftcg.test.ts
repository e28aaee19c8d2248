/** A whole game of Final Fantasy TCG at the terminal, and what the other commands say of it. */
import { expect, test, vi } from 'vitest';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { type Script, scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';
import { player, tooWide } from './testing/player.ts';

// A busy machine plays a whole game slowly.
vi.setConfig({ testTimeout: 120_000 });

const decks = ['--deck', 'thunderforge', '--deck', 'long winter', '--bot', 'random'];

async function run(args: readonly string[], script: Script = {}) {
  const io = scripted(script);
  const code = await main(args, io);
  return { code, text: io.text(), errors: io.errors() };
}

async function play(args: readonly string[], script: Script) {
  const { code, text, errors } = await run(['play', ...args], script);
  expect([code, errors]).toEqual([0, '']);
  return text;
}

test.each([
  ['en', ['why', 'undo', 'save', 'quit', 'stops', 'Ashgullet']],
  ['fr', ['pourquoi', 'annuler', 'sauver', 'quitter', 'arrêts', 'Ashgullet']],
] as const)('a whole game in %s reads as it did', async (lang, [why, undo, save, quit, stops, summon]) => {
  const folder = newFolder();
  const choose = player(3, 1);
  const begin = ['fftcg', '--seed', 'golden/62', '--lang', lang, '--option', 'damageToLose=4', ...decks];
  const asides: { readonly [prompt: number]: string } = {
    1: 'help',
    2: '?',
    3: `${why} ${summon}`,
    4: `${why} FFT-511`,
    5: `zoom ${summon}`,
    6: stops,
    9: undo,
    14: `${stops} always`,
    16: `${stops} when-i-can`,
    20: `${why} 1`,
    24: `${save} half.json`,
    25: quit,
  };
  const first = scripted({ folder, input: (n) => asides[n] ?? choose(first.text()) });
  expect(await main(['play', ...begin], first)).toBe(0);
  const rest = scripted({ folder, input: () => choose(rest.text()) });
  expect(await main(['play', '--load', 'half.json', '--lang', lang], rest)).toBe(0);
  expect([first.errors(), rest.errors()]).toEqual(['', '']);
  const text = `${first.text()}\n${'='.repeat(80)}\n${rest.text()}`;
  expect(rest.text()).toMatch(/\[FFT-\d+\]\n.*\n?.*> 1\n$/);
  expect(tooWide(text, 80)).toEqual([]);
  // What a golden game is to show: an EX Burst, a block, a party, something of the opponent's on the stack, both ways to pay.
  if (lang === 'en')
    for (const shown of [
      /Use the EX Burst/,
      /Which Forward blocks/,
      /joins the party/,
      /^Stack .*Your opponent/m,
      /Pay for me \(dull .*; discard /,
    ])
      expect(text).toMatch(shown);
  await expect(text).toMatchFileSnapshot(`./golden/fftcg.${lang}.txt`);
});

test.each([40, 60, 120])('no line is wider than a terminal of %i columns', async (columns) => {
  for (const lang of ['en', 'fr']) {
    const choose = player(3, 1);
    const asides = ['help', 'why Ashgullet', 'why 1', 'zoom Marshal Oriane', 'log'];
    const io = scripted({ columns, input: (n) => (n > 90 ? null : n % 12 === 0 ? asides[(n / 12) % 5] : choose(io.text())) });
    expect(await main(['play', 'fftcg', '--seed', 'w', '--lang', lang, ...decks], io)).toBe(0);
    expect(io.text().length).toBeGreaterThan(10_000);
    expect(tooWide(io.text(), columns)).toEqual([]);
  }
});

test('paying: "pay for me" comes first with what it would use, and it uses just that; taking back comes last', async () => {
  const folder = newFolder();
  let planned = '';
  let shown = '';
  const io = scripted({
    folder,
    input: (n) => {
      const text = io.text();
      const ask = text.slice(text.lastIndexOf('\n> ') + 1);
      const pay = /^ 1 {2}Pay for me \(discard ([^)]+)\)$/m.exec(ask);
      if (pay && planned === '') {
        [, planned] = pay;
        shown = ask;
        return '1';
      }
      return planned !== '' || n > 20 ? null : '1';
    },
  });
  await main(['play', 'fftcg', '--seed', 'pay', ...decks], io);
  const paid = /You discard (.*?)\.\n/s.exec(io.text().slice(io.text().indexOf(shown)))?.[1] ?? '';
  const sorted = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .split(/, | and /)
      .sort();
  expect(planned).not.toBe('');
  expect(sorted(paid)).toEqual(sorted(planned));
  expect(shown.trimEnd()).toMatch(/\n +\d+ {2}Take it back$/);
});

test('undo takes back what was announced', async () => {
  const io = scripted({ input: ['1', '1', 'undo'] });
  expect(await main(['play', 'fftcg', '--seed', 'pay', '--option', 'firstPlayer=fixed', ...decks], io)).toBe(0);
  const [, first, announced, again] = io.text().split('\n> ');
  expect(announced).toMatch(/ 1 {2}Pay for me/);
  expect(again).toMatch(/^undo\n\nTaken back\.\n/);
  const options = (text: string) => text.slice(text.indexOf('\n 1  '));
  expect(options(first)).toMatch(/ 1 {2}Play /);
  expect(options(again.split('\n\nEnd of input')[0])).toContain(options(first).trim());
});

test('why not: a card in the hand that is not offered says so with its rule', async () => {
  const drawn = () => /You draw 5 cards: ([^,]+),/.exec(io.text().replace(/\s+/g, ' '))![1];
  const io = scripted({ columns: 120, input: (n) => [() => `why ${drawn()}`, () => '1', () => 'why Ashgullet'][n]?.() ?? null });
  expect(await main(['play', 'fftcg', '--seed', 'h', '--option', 'firstPlayer=fixed', ...decks], io)).toBe(0);
  const [, before, , after] = io.text().split('\n> ');
  // Before the first turn nothing can be played; then a Summon without anything to choose cannot be cast.
  expect(before).toMatch(new RegExp(`^why ${drawn()}\n${drawn()}: .* \\[FFT-210\\]\nFFT-210: `));
  expect(after).toMatch(/^why Ashgullet\nAshgullet: .* \[FFT-709\]\nFFT-709: /);
});

test('cards, decks, rules: found by number, by name, by clause, in both languages', async () => {
  const card = await run(['cards', 'fftcg', 'V1-F05'], { columns: 100 });
  expect(card.text).toMatch(/^V1-F05 Kestrel Vaun\n/);
  expect(card.text.match(/^V1-/gm)).toHaveLength(1);
  const all = await run(['cards', 'fftcg', '--json', '--lang', 'fr']);
  const ids = JSON.parse(all.text).map(({ id }: { id: string }) => id);
  // Markers of abilities are no cards.
  expect(ids).toEqual(
    gameNamed('fftcg')
      .game.defs.filter(({ kind }) => kind !== 'item')
      .map(({ id }) => id),
  );
  expect(ids).not.toContain('auto');
  const list = await run(['decks', 'fftcg']);
  // What a deck is about goes on under its first line.
  expect(list.text.match(/^\S.*(\n .*)* 50$/gm)).toHaveLength(4);
  expect(list.text).toMatch(/^Thunderforge /m);
  expect((await run(['decks', 'fftcg', 'iron'])).text).toMatch(/^Name: Iron Procession\n\nForwards \(27\):\n/);
  expect((await run(['rules', 'fftcg', 'FFT-511'], { columns: 120 })).text).toMatch(/^FFT-511 The CP produced must equal the cost\./);
  expect((await run(['rules', 'fftcg', 'fft-511', '--lang', 'fr'], { columns: 120 })).text).toMatch(/^FFT-511 /);
  for (const command of ['rules', 'cards', 'decks']) {
    const { text } = await run([command, 'fftcg'], { columns: 40 });
    expect(text.split('\n').filter((line) => [...line].length > 40)).toEqual([]);
  }
});

test('the menu leads to it', async () => {
  const { text } = await run([], { input: ['1', '3', '', '4', '1', 'quit'] });
  expect(text).toMatch(/ 3 {2}Final Fantasy TCG\n/);
  expect(text).toMatch(/Final Fantasy TCG: Silent Current against /);
});

test('two people at one keyboard: nobody sees the other hand', async () => {
  const shown = await play(['fftcg', '--seed', 'h', '--option', 'firstPlayer=fixed', ...decks, '--bot', 'none'], {
    input: ['', '1', '', '1', '', '1', ''],
    tty: true,
  });
  const screens = shown.split('\x1b[H\x1b[2J');
  const handOf = (screen: string) => /^Hand +(.*?)\n──/ms.exec(screen)?.[1] ?? '';
  const a = screens.find((screen) => screen.includes('Keep this hand, or'))!;
  const b = screens.findLast((screen) => screen.includes('Keep this hand, or'))!;
  expect(handOf(a)).not.toBe('');
  expect(handOf(b)).not.toBe(handOf(a));
  for (const card of handOf(a).matchAll(/([A-Z][^(·:\n]+) \(\d/g)) expect(b).not.toContain(card[1]);
});
