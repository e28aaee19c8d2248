import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeck, writeDeck } from './deckFile.ts';
import { titleOf } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';

const { game, decks } = titleOf('playca');
const read = (text: string) => readDeck(game, text, 'fallback');

test('a written deck reads back as it was', () => {
  for (const [name, list] of Object.entries(decks)) expect(read(writeDeck(game, name, list))).toEqual({ name, list, faults: [] });
});

test('cards by number, by name, by both; counts, headings, comments', () => {
  const { list, faults, name } = read(
    '# mine\nNom: Éclair\n\nDECK (8):\n3 Tam Reedwater (PC-G01)\n2x pc-g02\njoss farrow // one\n2 × Wren Callow\r\n\nlicences\nPC-P1\n',
  );
  expect(faults).toEqual([]);
  expect(name).toBe('Éclair');
  expect(list).toEqual({
    deck: ['PC-G01', 'PC-G01', 'PC-G01', 'PC-G02', 'PC-G02', 'PC-G03', 'PC-G04', 'PC-G04'],
    licences: ['PC-P1'],
  });
});

test('what a line does not say clearly is a fault with its number', () => {
  const { faults } = read('3 PC-G01\nDeck\n3 Tam Reedwater (PC-G02)\n2 Joss Farow\n0 PC-G03\nSideboard\n1 Bo Castellan\n');
  expect(faults.map((fault) => fault.line)).toEqual([1, 3, 4, 5, 6, 7]);
  expect(faults[0].message).toMatch(/before the first heading.*Deck, Hissatsu, Goalkeeper, Licences/);
  expect(faults[1].message).toBe('PC-G02 is Pia Quickstep, not Tam Reedwater. Correct the name or the number.');
  expect(faults[2].message).toBe('There is no card "Joss Farow". Do you mean Joss Farrow (PC-G03)?');
  expect(faults[5].message).toMatch(/is the name of .* and .*\. Write the number/);
});

test('JSON: lists or counts; what is no card is a fault', () => {
  expect(read('{"name":"J","list":{"deck":{"PC-G01":2},"licences":["PC-P1"]}}')).toEqual({
    name: 'J',
    list: { deck: ['PC-G01', 'PC-G01'], licences: ['PC-P1'] },
    faults: [],
  });
  const { faults } = read('{"deck":[1,"PC-G01"],"bench":[],"licences":3,"hissatsu":{"PC-H01":-1}}');
  expect(faults).toHaveLength(4);
  expect(read('{"deck":').faults[0].message).toMatch(/not JSON/);
});

test('check lists every problem, with line or clause, and exits 2', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
  const [name, list] = Object.entries(decks)[0];
  writeFileSync(join(folder, 'good.txt'), writeDeck(game, name, list));
  writeFileSync(join(folder, 'bad.txt'), writeDeck(game, name, list).replace('3 Tam Reedwater (PC-G01)', '1 Kite Volley\n1 Nobody'));
  const good = scripted({ folder });
  expect(await main(['check', 'good.txt'], good)).toBe(0);
  const bad = scripted({ folder, columns: 120 });
  expect(await main(['check', 'bad.txt'], bad)).toBe(2);
  expect(bad.text()).toMatch(/line 5: There is no card "Nobody"/);
  expect(bad.text()).toMatch(/EPC-101/);
  expect(bad.text()).toMatch(/EPC-112/);
  const json = scripted({ folder });
  expect(await main(['check', 'bad.txt', '--json'], json)).toBe(2);
  expect(JSON.parse(json.text())).toMatchObject({ legal: false, faults: [{ line: 5 }] });
});
