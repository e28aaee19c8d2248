import { expect, test } from 'vitest';
import { disagreements, octgnSet, parse, readDeck, writeJson, writeO8d, writeText } from './index.ts';
import { double, single } from './testing/shelf.ts';
import { cardUuid } from './uuid.ts';

const list = { main: ['1-001H', '1-001H', '1-003R', '2-010L', '2-011C', '2-012C', 'PR-004', 'hush', '1-002C'] };
const sorted = (ids: readonly string[]) => [...ids].sort();

test('every form reads back, whatever the deck is called', () => {
  for (const name of ['Plain', 'A # b // c', '"Quoted"', 'Ünï <&> "x"'])
    for (const write of [writeText, writeJson, writeO8d]) {
      const back = readDeck(single, write(single, name, list), 'fallback');
      expect(back).toMatchObject({ name, faults: [], remarks: [] });
      expect(sorted(back.list.main)).toEqual(sorted(list.main));
      const two = { deck: ['hush', '1-002C', 'hush'], bench: [] };
      const again = readDeck(double, write(double, name, two), 'fallback');
      expect(again).toMatchObject({ name, faults: [], list: { deck: ['hush', 'hush', '1-002C'], bench: [] } });
    }
});

test('a game of one group is written by kinds, in the words it is given', () => {
  expect(writeText(single, 'N', { main: ['1-001H', '1-003R', '1-001H'] })).toBe(
    'Name: N\n\nForwards (2):\n2 Amber Vale (1-001H)\n\nBackups (1):\n1 Bell Tower (1-003R)\n',
  );
  const french = writeText(single, 'N', list, (def) => (def?.kind === 'forward' ? 'Avants' : 'Le reste'));
  expect(french).toMatch(/Avants \(4\):/);
  expect(readDeck(single, french, 'x').faults).toEqual([]);
});

test('in an .o8d of ours the id tells cards of one name apart, and must agree with the name', () => {
  const text = writeO8d(single, 'N', { main: ['1-002C'] });
  expect(readDeck(single, text, 'x').list).toEqual({ main: ['1-002C'] });
  const { faults } = readDeck(single, text.replace('Amber Vale', 'Hush'), 'x');
  expect(faults).toEqual([{ line: 4, problem: { code: 'idOfOther', card: { id: '1-002C', name: 'Amber Vale' }, name: 'Hush' } }]);
  expect(new Set(single.defs.map(({ id }) => cardUuid('single', id))).size).toBe(single.defs.length);
  expect(cardUuid('single', 'hush')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('with a set file, ids that belong to other names are noticed', () => {
  const set = octgnSet('<set><cards><card name="Hush" id="AA"><property name="SetNumber" value="1-9"/></card></cards></set>');
  if ('why' in set) throw new Error(set.why.code);
  const deck = parse(
    '<deck>\n<section name="Main">\n<card qty="1" id="aa">Hush</card>\n<card qty="1" id="aa">Bell Tower</card>\n</section></deck>',
  );
  expect(disagreements(deck, set)).toEqual([
    { line: 4, problem: { code: 'octgnIdOfOther', card: 'Hush', number: '1-9', name: 'Bell Tower' } },
  ]);
  expect(octgnSet('<set>')).toEqual({ line: 1, why: { code: 'neverClosed', tag: 'set' } });
});
