import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckList } from '@touchline/engine';
import { hasDecks } from '@touchline/kit';
import { type Fault, listProblem, listsEn } from '@touchline/lists';
import { expect, test } from 'vitest';
import { forms, gameIn, readDeck, writeDeck } from './deckFile.ts';
import { games as allGames, gameNamed } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';

const games = allGames.filter(({ game }) => hasDecks(game));
const playca = gameNamed('playca');
const { game, decks } = playca;
const read = (text: string) => readDeck(game, text, 'fallback');
const said = ({ problem }: Fault) => listProblem(listsEn, problem);

/** Without groups that nothing is in: a list need not name them. */
const sorted = (list: DeckList) =>
  Object.fromEntries(Object.entries(list).flatMap(([group, ids]) => (ids.length > 0 ? [[group, [...ids].sort()]] : [])));

test.each(forms)('every ready deck of every game reads back as it was: %s', (form) => {
  for (const pack of games)
    for (const [name, list] of Object.entries(pack.decks)) {
      const written = writeDeck(pack, name, list, form);
      const back = readDeck(pack.game, written, 'fallback');
      expect(back).toMatchObject({ name, form, faults: [], remarks: [] });
      // A packed deck, and one written by kinds, lists the same cards in an order of its own.
      expect(sorted(back.list)).toEqual(sorted(list));
      expect(gameIn(written)?.id ?? pack.id).toBe(pack.id);
      if (form === 'packed') expect(written.trim()).toMatch(/^[\w.-]{1,399}$/);
    }
});

test('text, JSON and OCTGN keep the order of the cards too', () => {
  for (const form of ['text', 'json', 'o8d'] as const)
    for (const [name, list] of Object.entries(decks)) expect(read(writeDeck(playca, name, list, form)).list).toEqual(list);
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
  expect(said(faults[0])).toMatch(/before the first heading.*Deck, Hissatsu, Goalkeeper, Licences/);
  expect(said(faults[1])).toBe('PC-G02 is Pia Quickstep, not Tam Reedwater. Correct the name or the number.');
  expect(said(faults[2])).toBe('There is no card "Joss Farow". Do you mean Joss Farrow (PC-G03)?');
  expect(said(faults[5])).toMatch(/is the name of .* and .*\. Write the number/);
});

test('JSON: lists or counts; what is no card is a fault', () => {
  expect(read('{"name":"J","list":{"deck":{"PC-G01":2},"licences":["PC-P1"]}}')).toMatchObject({
    name: 'J',
    list: { deck: ['PC-G01', 'PC-G01'], licences: ['PC-P1'] },
    faults: [],
  });
  const { faults } = read('{"deck":[1,"PC-G01"],"bench":[],"licences":3,"hissatsu":{"PC-H01":-1}}');
  expect(faults).toHaveLength(4);
  expect(said(read('{"deck":').faults[0])).toMatch(/not JSON/);
});

test('check lists every problem, with line or clause, and exits 2', async () => {
  const folder = newFolder();
  const [name, list] = Object.entries(decks)[0];
  writeFileSync(join(folder, 'good.txt'), writeDeck(playca, name, list, 'text'));
  writeFileSync(
    join(folder, 'bad.txt'),
    writeDeck(playca, name, list, 'text').replace('3 Tam Reedwater (PC-G01)', '1 Kite Volley\n1 Nobody'),
  );
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

test('check reads every form, a packed deck as a word or in a link, and finds the game in the list', async () => {
  const folder = newFolder();
  const [name, list] = Object.entries(decks)[0];
  const check = async (...args: string[]) => {
    const io = scripted({ folder, columns: 120 });
    return { code: await main(['check', ...args], io), text: io.text(), errors: io.errors() };
  };
  for (const form of forms) {
    writeFileSync(join(folder, `deck.${form}`), writeDeck(playca, name, list, form));
    expect(await check(`deck.${form}`)).toEqual({ code: 0, text: `${name}: legal.\n`, errors: '' });
  }
  const packed = writeDeck(playca, name, list, 'packed').trim();
  for (const word of [packed, `https://touchline.example/table#${packed}`]) expect((await check(word)).text).toBe(`${name}: legal.\n`);
  const facts = JSON.parse((await check(packed, '--json')).text);
  expect(facts).toMatchObject({ game: 'playca', form: 'packed', legal: true, name, faults: [], problems: [], remarks: [] });

  const cut = await check(packed.slice(0, -9));
  expect(cut.code).toBe(2);
  expect(cut.text).toMatch(
    /^[^\n]*changed or cut on its way\. Copy the whole of it again\.\n$|^[^\n]*piece of the packed deck is missing[^\n]*\n$/,
  );
  writeFileSync(join(folder, 'chess.json'), '{"game":"chess","deck":[]}');
  expect(await check('chess.json')).toMatchObject({ code: 2, errors: expect.stringMatching(/no game "chess"/) });
  expect(await check('chess.json', '--game', 'playca')).toMatchObject({
    code: 2,
    text: expect.stringMatching(/list is for chess, not for playca/),
  });
});

test('a list that does not say its game is held against the one that knows its cards', async () => {
  const folder = newFolder();
  for (const pack of games) {
    const [name, list] = Object.entries(pack.decks)[0];
    writeFileSync(join(folder, 'deck.txt'), `${writeDeck(pack, name, list, 'text')}1 Nobody\n`);
    const io = scripted({ folder, columns: 120 });
    expect(await main(['check', 'deck.txt', '--json'], io)).toBe(2);
    expect(JSON.parse(io.text())).toMatchObject({ game: pack.id, name, faults: [{ message: expect.stringMatching(/"Nobody"/) }] });
  }
});

test('one card too few or too many is a problem with its clause', async () => {
  const folder = newFolder();
  const [name, list] = Object.entries(decks)[0];
  for (const [file, deck] of [['few', list.deck.slice(1)] as const, ['many', [...list.deck, list.deck[0]]] as const]) {
    writeFileSync(join(folder, file), writeDeck(playca, name, { ...list, deck }, 'json'));
    const io = scripted({ folder, columns: 120 });
    expect(await main(['check', file], io)).toBe(2);
    expect(io.text()).toMatch(new RegExp(`this list has ${deck.length}.*\\[EPC-101\\]`));
  }
});

test('a heading that promises another number of cards is remarked, not refused', async () => {
  const folder = newFolder();
  const [name, list] = Object.entries(decks)[0];
  writeFileSync(join(folder, 'deck.txt'), writeDeck(playca, name, list, 'text').replace('Deck (30)', 'Deck (29)'));
  const io = scripted({ folder, columns: 120 });
  expect(await main(['check', 'deck.txt'], io)).toBe(0);
  expect(io.text()).toMatch(/legal\.\nline 3: The heading says 29 cards; the lines under it add up to 30\.\n/);
});

test('decks writes each form, of a ready deck or of a file, as JSON too', async () => {
  const folder = newFolder();
  const run = async (...args: string[]) => {
    const io = scripted({ folder, columns: 120 });
    return { code: await main(['decks', ...args], io), text: io.text(), errors: io.errors() };
  };
  const [name, list] = Object.entries(decks)[0];
  for (const form of forms) {
    const written = writeDeck(playca, name, list, form);
    expect((await run('playca', name, '--as', form)).text).toBe(written);
    expect(JSON.parse((await run('playca', name, '--as', form, '--json')).text)).toEqual({ name, list, as: form, text: written });
  }
  writeFileSync(join(folder, 'mine.o8d'), writeDeck(playca, name, list, 'o8d'));
  expect((await run('playca', 'mine.o8d', '--as', 'text')).text).toBe(writeDeck(playca, name, list, 'text'));
  expect(JSON.parse((await run('playca', name, '--json')).text)).toEqual({ name, list });
  expect(await run('playca', '--as', 'packed')).toMatchObject({ code: 2, errors: expect.stringMatching(/Which deck\?.*Galewick/s) });
  expect(await run('playca', name, '--as', 'pdf')).toMatchObject({ code: 2, errors: expect.stringMatching(/--as cannot be "pdf"/) });
});

test('a list of a game with a main deck needs no heading, and a part that is not there is not written', () => {
  const fftcg = gameNamed('fftcg');
  const back = readDeck(fftcg.game, '3 Ember Recruit (V1-F01)\n2 V1-F16\n', 'fallback');
  expect(back).toMatchObject({ faults: [], list: { main: ['V1-F01', 'V1-F01', 'V1-F01', 'V1-F16', 'V1-F16'] } });
  expect(readDeck(fftcg.game, 'LB deck\n1 V1-F01\n', 'fallback').list).toMatchObject({ limit: ['V1-F01'] });
  expect(writeDeck(fftcg, 'Thunderforge', fftcg.decks.Thunderforge, 'text')).not.toMatch(/\(0\)/);
});
