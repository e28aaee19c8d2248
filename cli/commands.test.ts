import { expect, test } from 'vitest';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';

async function run(args: readonly string[], columns = 100): Promise<string> {
  const io = scripted({ columns });
  expect(await main(args, io)).toBe(0);
  return io.text();
}

test('cards: every card in both languages, found by its words, as text and as JSON', async () => {
  const { game } = gameNamed('playca');
  for (const lang of ['en', 'fr']) {
    const text = await run(['cards', 'playca', '--lang', lang]);
    for (const { id, name } of game.defs) expect(text).toContain(`${id} ${name}`);
    const facts = JSON.parse(await run(['cards', 'playca', '--json', '--lang', lang]));
    expect(facts).toHaveLength(game.defs.length);
    expect(facts.every((card: { line: string }) => card.line.length > 0)).toBe(true);
  }
  expect(await run(['cards', 'playca', 'KITE', 'volley'])).toMatch(/^PC-H01 Kite Volley\n/);
  expect(await run(['cards', 'playca', 'zzz'])).toMatch(/^No card/);
});

test('rules: the tree names every clause it carries out, with its words', async () => {
  const en = await run(['rules', 'playca']);
  expect(en).toMatch(/^flow playca\n {2}act/);
  expect(en).toMatch(/EPC-303 Both players arrange/);
  expect(await run(['rules', 'playca', '--lang', 'fr'])).not.toMatch(/Both players/);
  expect(await run(['rules', 'playca', 'epc-101', '--lang', 'en'])).toBe('EPC-101 The deck holds exactly 30 character cards.\n');
  const { flows, clauses } = JSON.parse(await run(['rules', 'playca', '--json']));
  expect(flows[0]).toMatchObject({ op: 'flow', name: 'playca' });
  const cited = JSON.stringify(flows).match(/EPC-R?\d+/g) ?? [];
  expect(cited.length).toBeGreaterThan(40);
  for (const clause of cited) expect(clauses[clause], clause).toBeTruthy();
});

test('rules and cards fit a narrow terminal', async () => {
  for (const command of ['rules', 'cards', 'decks']) {
    const text = await run([command, 'playca'], 40);
    expect(text.split('\n').filter((line) => [...line].length > 40)).toEqual([]);
  }
});

test('decks: their names; one of them as a list', async () => {
  expect(await run(['decks', 'playca'])).toMatch(/^Galewick Relay +Pass and strike.* 30 .*\nIronmoor Rampart +Lose no battle/s);
  expect(await run(['decks', 'playca', 'iron'])).toMatch(/^Name: Ironmoor Rampart\n\nDeck \(30\)\n3 .*\(PC-I01\)/);
  expect(JSON.parse(await run(['decks', 'playca', '--json']))).toHaveLength(4);
});
