import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fault, listFault, listProblem, listsEn, parse, readDeck } from './index.ts';
import { double, single } from './testing/shelf.ts';

const read = (text: string) => readDeck(single, text, 'fallback');
const said = ({ problem }: Fault) => listProblem(listsEn, problem);
const copies = (id: string, n: number) => new Array<string>(n).fill(id);

describe('one card in words', () => {
  test.each([
    ['3 Bell Tower (1-003R)', '1-003R', 3],
    ['3x Bell Tower', '1-003R', 3],
    ['3xBell Tower', '1-003R', 3],
    ['3 x 1-003R Bell Tower', '1-003R', 3],
    ['3 1-003r', '1-003R', 3],
    ['- 2 × bell tower [1-003R]', '1-003R', 2],
    ['[2] Bell Tower', '1-003R', 2],
    ['Bell Tower x2', '1-003R', 2],
    ['Bell Tower (1-003R)x2', '1-003R', 2],
    ['Bell Tower: 2', '1-003R', 2],
    ['2 1-003R - Bell Tower', '1-003R', 2],
    ['2 Bell Tower 1-003R', '1-003R', 2],
    ['Bell Tower', '1-003R', 1],
    ['2 Corvin (Night)', '2-010L', 2],
    ['2 Corvin (Night) (2-010L)', '2-010L', 2],
    ['7 Lanterns', '2-011C', 1],
    ['2 7 Lanterns', '2-011C', 2],
    ['2 Dune, the Elder', '2-012C', 2],
    ['2 Hush (hush)', 'hush', 2],
    ['2\tBell Tower\t1-003R', '1-003R', 2],
    ['1-003R,Bell Tower,2', '1-003R', 2],
    ['2;Bell Tower', '1-003R', 2],
    ['2 Bell Tower, 1-003R', '1-003R', 2],
    ['"Dune, the Elder",2', '2-012C', 2],
  ])('%s', (line, id, n) => {
    expect(read(line)).toMatchObject({ list: { main: copies(id, n) }, faults: [], remarks: [] });
  });
});

describe('headings', () => {
  test.each([
    ...['Forwards', 'Forwards (2)', 'Forwards (2):', 'FORWARDS:', '## Forwards', '### Forwards (2)', '[Forwards]', '**Forwards (2)**'],
    ...['--- Forwards ---', '== Forwards (2) ==', 'Forwards: 2', 'Forwards - 2', 'Avants', 'Soutiens (2)', 'Invocations :', 'Monstres'],
    ...['Main deck', 'Main Deck (2 cards)', 'Deck', 'Anything at all:', '## Whatever'],
  ])('%s', (line) => {
    expect(read(`${line}\n2 hush`)).toMatchObject({ list: { main: ['hush', 'hush'] }, faults: [], remarks: [] });
  });

  test('a part of a list that the game does not have is a fault, and what stands there is left out', () => {
    const { list, faults } = read('2 hush\n\nSideboard\n1 Bell Tower\n1 Nobody\nLB deck (1)\n1 hush\nMain deck\n1 PR-004\n');
    expect(list).toEqual({ main: ['hush', 'hush', 'PR-004'] });
    expect(faults.map(({ line }) => line)).toEqual([3, 5, 6]);
    expect(said(faults[0])).toBe('single has no group "Sideboard". The 2 cards under it are left out. Headings: Main.');
  });

  test('kinds inside the groups of a game with several', () => {
    const { list, faults } = readDeck(double, 'Deck (2)\nForwards (1):\n1-001H\nBackups (1)\n1-003R\nBench\nhush\n', 'x');
    expect({ list, faults }).toEqual({ list: { deck: ['1-001H', '1-003R'], bench: ['hush'] }, faults: [] });
    expect(readDeck(double, 'Extras:\nhush\n', 'x').faults[0]).toMatchObject({
      line: 1,
      problem: { headings: ['Deck', 'Bench'], cards: 1 },
    });
    expect(said(readDeck(double, 'hush\n', 'x').faults[0])).toBe('"hush" stands before the first heading. Headings: Deck, Bench.');
  });

  test('a number that does not add up is remarked', () => {
    const { faults, remarks } = read('Forwards (3)\n2 1-001H\nTotal: 4\n');
    expect(faults).toEqual([]);
    expect(remarks.map(({ line }) => line)).toEqual([1, 3]);
  });
});

test('every line that is not blank is exactly one thing', () => {
  const text =
    '# c\nName: N\nGame: single\nAuthor: me\n----\nhttps://a.example/b\n\nForwards (3)\n3 x\ncount,name,cost\n2,hush,9\n1,a,b,c\nTotal: 5';
  const { lines, remarks } = parse(text, (title) => title === 'Forwards');
  const kinds = ['comment', 'title', 'comment', 'comment', 'comment', 'comment', 'heading', 'card', 'comment', 'card', 'fault', 'comment'];
  expect(lines.map(({ kind }) => kind)).toEqual(kinds);
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13]);
  expect(remarks).toEqual([{ line: 10, problem: { code: 'unread', what: ['cost'] } }]);
});

test('columns with titles, in any order, with the group in one of them', () => {
  const { list, faults } = readDeck(double, 'Section;Name;Qty\nDeck;Bell Tower;2\nBench;"Hush";1\nDeck;hush;many\n', 'x');
  expect(list).toEqual({ deck: ['1-003R', '1-003R'], bench: ['hush'] });
  expect(faults).toEqual([{ line: 4, problem: { code: 'rowCount', count: 'many' } }]);
});

test('what a line does not say clearly is a fault with its line', () => {
  const { faults } = read(
    '2 Amber Vale\n2 Bell Tower (1-001H)\n2 Bel Tower\n2 Zyx (9-999Z)\n0 hush\n100 hush\nCharacters of mine\n1\t2\thush\n',
  );
  expect(faults.map((fault) => listFault(listsEn, fault).replace(/^line (\d+):/, '$1'))).toEqual([
    '1 "Amber Vale" is the name of 1-001H and 1-002C. Write the number.',
    '2 1-001H is Amber Vale, not Bell Tower. Correct the name or the number.',
    '3 There is no card "Bel Tower". Do you mean Bell Tower (1-003R)?',
    '4 There is no card 9-999Z (Zyx). Check the name, and that the list is for single.',
    '5 0 copies of Hush: use 1 to 99.',
    '6 100 copies of Hush: use 1 to 99.',
    '7 There is no card "Characters of mine". Check the name, and that the list is for single. If it is a heading, write "Characters of mine:".',
    '8 It does not say which column is what. Put a line such as "count,name,number" above the rows.',
  ]);
  expect(said(read('Game: chess\nhush').faults[0])).toMatch(/for chess, not for single/);
});

describe('JSON', () => {
  test.each([
    ['{"main":["hush","hush"]}'],
    ['{"name":"N","list":{"main":{"hush":2}}}'],
    ['["2 Hush (hush)"]'],
    ['[{"qty":"2","code":"hush"}]'],
    ['{"summons":[{"count":2,"name":"Hush"}]}'],
    ['{"sections":[{"name":"Summons","cards":[{"n":2,"id":"HUSH"}]}]}'],
    ['{"cards":{"hush":{"count":2,"name":"Hush"}}}'],
    ['{"main":{"hush":1,"hush":1}}'],
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ form: 'json', list: { main: ['hush', 'hush'] }, faults: [], remarks: [] });
  });

  test('faults have lines, and what is passed over is told', () => {
    const { faults, remarks, list } = read(
      '{\n"main": [\n{"id":"hush","cost":4},\n7,\n{"count":1},\n{"id":"hush","count":1.5},\n"nobody"\n],\n"colour": 3\n}',
    );
    expect(faults.map(({ line }) => line)).toEqual([4, 5, 6, 7, 9]);
    expect(said(remarks[0])).toMatch(/cost/);
    expect(list).toEqual({ main: ['hush'] });
    expect(read('{\n"main": [\n"hush"\n"hush"]}').faults).toEqual([{ line: 4, problem: { code: 'notJson' } }]);
    expect(read('{"main":').faults[0].line).toBe(1);
  });

  test('every line is accounted for', () => {
    const text = '{\n  "name": "N",\n\n  "main": [\n    "hush",\n    { "id": "hush",\n      "count": 2 }\n  ]\n}\n';
    expect(new Set(parse(text).lines.map(({ line }) => line))).toEqual(new Set([1, 2, 4, 5, 6, 7, 8, 9]));
  });
});

describe('.o8d', () => {
  const deck = (inside: string) => `\ufeff<?xml version="1.0"?>\n<deck game="00000000-0000-0000-0000-000000000000">\n${inside}\n</deck>`;

  test('sections, counts, names; ids that are not ours say nothing', () => {
    const text = deck(
      '<section name="Backups" shared="False">\n<card qty="2" id="x">Edge &amp; Echo</card>\n<!-- c -->\n<card\n qty="1">Bell Tower</card>\n</section>\n<notes><![CDATA[a\nb]]></notes>',
    );
    expect(read(text)).toMatchObject({ form: 'o8d', name: 'fallback', list: { main: ['PR-004', 'PR-004', '1-003R'] }, faults: [] });
    const lines = parse(text).lines.map(({ line }) => line);
    expect([...new Set(lines)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('faults have lines', () => {
    const odd =
      '<section name="Main">\n<card qty="many">Hush</card>\n<card qty="1"></card>\n<card qty="1">Amber Vale</card>\nHush\n<figure/></section>';
    expect(read(deck(odd)).faults.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8]);
    for (const [broken, line] of [
      [deck('<section name="Main">'), 4],
      [deck('<section name="Main"><card>Edge & Echo</card></section>'), 3],
      [deck('<section name=Main></section>'), 3],
      ['<deck>\n<section name="x">\n<card', 3],
      ['<game/>', 1],
      ['<deck>\n<\t>\n</deck>', 2],
    ] as const)
      expect(read(broken).faults.map((fault) => fault.line)).toEqual([line]);
  });
});

test('whatever stands in a file: nothing breaks, no line goes missing', () => {
  const pieces = [
    '3 ',
    'x',
    'Bell Tower',
    '(1-003R)',
    '\n',
    '\n',
    '##',
    ':',
    ',',
    '\t',
    '"',
    '#',
    '[',
    '(',
    'Deck',
    'Name: ',
    '<',
    '</',
    '>',
    '{',
    '&',
    '7',
    ' ',
  ];
  const soup = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 });
  const start = fc.constantFrom('', '', '', '{"main":["', '<deck><section name="Main"><card qty="1">', 'TL1.single.');
  fc.assert(
    fc.property(start, soup, (first, rest) => {
      const text = first + rest.join('');
      const deck = read(text);
      const { form, lines, faults } = parse(text);
      const filled = text
        .replace(/^\ufeff/, '')
        .split(/\r\n|\n|\r/)
        .flatMap((line, i) => (line.trim() === '' ? [] : [i + 1]));
      if (form === 'text') expect(lines.map(({ line }) => line)).toEqual(filled);
      else if (faults.length === 0) expect(filled.every((line) => line === 1 || lines.some((told) => told.line === line))).toBe(true);
      expect(deck.faults.every((fault) => said(fault).length > 0)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a long line is read as quickly as a short one', () => {
  for (const letter of ['x', ' ', '(', '7', '*', ':', '-', '=', '"', ',', '#', '\t', 'x ', '7 ', ') '])
    for (const text of [`a${letter.repeat(20_000)}b`, `3 ${letter.repeat(20_000)}b`, `<deck ${letter.repeat(20_000)}`]) {
      const before = performance.now();
      read(text);
      expect(performance.now() - before, JSON.stringify(letter)).toBeLessThan(10_000);
    }
});
