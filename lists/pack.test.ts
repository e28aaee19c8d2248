import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, packedIn, readDeck, unpack } from './index.ts';
import { checkLetters } from './squeeze.ts';
import { double } from './testing/shelf.ts';

const sorted = (ids: readonly string[]) => [...ids].sort();
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'];

/** Numbers as printed on cards: sets, rarities, promotional cards, two numbers on one card. */
const one = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 150 }), fc.constantFrom('C', 'R', 'H', 'L', 'S'))
  .map(([set, n, rarity]) => `${set}-${String(n).padStart(3, '0')}${rarity}`);
const reprint = fc
  .tuple(fc.integer({ min: 1, max: 150 }), fc.constantFrom('C', 'H', 'L'), one)
  .map(([n, rarity, other]) => `Re-${String(n).padStart(3, '0')}${rarity}/${other}`);
const ids = fc.uniqueArray(fc.oneof({ weight: 6, arbitrary: one }, { weight: 1, arbitrary: reprint }), { minLength: 50, maxLength: 50 });
const deck = fc
  .tuple(ids, fc.integer({ min: 1, max: 3 }))
  .map(([all, copies]) => ({ main: all.flatMap((id) => new Array<string>(copies).fill(id)).slice(0, 50) }));

test('any 50 cards and a name fit into 399 letters that a link can carry, and come back', () => {
  let longest = 0;
  fc.assert(
    fc.property(deck, fc.string({ unit: 'grapheme', maxLength: 60 }), (list, name) => {
      const packed = pack('fftcg', list, name);
      longest = Math.max(longest, packed.length);
      expect(packed).toMatch(/^[\w.-]{1,399}$/);
      const back = unpack(packed);
      if ('code' in back) throw new Error(back.code);
      expect(back.game).toBe('fftcg');
      expect(sorted(back.list.main)).toEqual(sorted(list.main));
      expect(back.name === name || back.name.endsWith('…')).toBe(true);
      expect(pack('fftcg', { main: list.main.toReversed() }, name)).toBe(packed);
    }),
    { numRuns: 100 },
  );
  console.log(`Packed decks of up to 50 different cards: at most ${longest} characters.`);
});

test('ids of any letters, groups of any names, counts up to 99', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((s) => !s.includes('\0'));
  const group = fc.array(fc.tuple(text, fc.integer({ min: 1, max: 99 })), { maxLength: 8 });
  fc.assert(
    fc.property(fc.dictionary(text, group, { maxKeys: 4 }), (counts) => {
      const list = Object.fromEntries(
        Object.entries(counts).map(([name, cards]) => [name, [...new Map(cards)].flatMap(([id, n]) => new Array<string>(n).fill(id))]),
      );
      const back = unpack(pack('x', list));
      if ('code' in back) throw new Error(back.code);
      const same = (l: { readonly [g: string]: readonly string[] }) =>
        Object.fromEntries(Object.entries(l).map(([g, c]) => [g, sorted(c)]));
      expect(same(back.list)).toEqual(same(list));
    }),
    { numRuns: 100 },
  );
});

test('one letter changed, dropped, added or exchanged with its neighbour is refused with a reason', () => {
  fc.assert(
    fc.property(
      deck,
      fc.nat(),
      fc.constantFrom(...LETTERS),
      fc.constantFrom('change', 'drop', 'add', 'swap', 'cut'),
      (list, n, letter, how) => {
        const packed = pack('fftcg', list, 'N');
        const at = n % packed.length;
        const [before, here, after] = [packed.slice(0, at), packed[at], packed.slice(at + 1)];
        const damaged = {
          change: before + letter + after,
          drop: before + after,
          add: before + letter + here + after,
          swap: before + after.slice(0, 1) + here + after.slice(1),
          cut: before,
        }[how];
        if (damaged === packed) return;
        const read = unpack(damaged);
        expect(read).toMatchObject({ code: expect.stringMatching(/^packed/) });
      },
    ),
    { numRuns: 500 },
  );
});

test('letters with a right checksum that nobody packed are refused too, and nothing hangs', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LETTERS.slice(0, 64)), { minLength: 1, maxLength: 300 }), (letters) => {
      const head = `TL1.double.${letters.join('')}`;
      const read = unpack(`${head}.${checkLetters(head)}`);
      if ('list' in read) expect(`${head}.${checkLetters(head)}`).toBe(pack('double', read.list, read.name));
      else expect(read).toEqual({ code: 'packedNothing' });
    }),
    { numRuns: 300 },
  );
});

test('what is wrong is told apart', () => {
  const packed = pack('double', { deck: ['hush'] });
  expect(unpack(packed.replace('TL1', 'TL2'))).toEqual({ code: 'packedFormat', found: 2, reads: 1 });
  expect(unpack('hello')).toEqual({ code: 'packedStart', version: 1 });
  expect(unpack(packed.replace(/\.[^.]*$/, ''))).toEqual({ code: 'packedPieces' });
  expect(unpack(`TL1.double.${'A'.repeat(5000)}.AAAAAA`)).toEqual({ code: 'packedLong', letters: 5018 });
  expect(unpack(packed.replace('.double.', '.d%uble.'))).toEqual({ code: 'packedLetter', letter: '%' });
});

test('a packed deck keeps its meaning when the game has more cards', () => {
  // Written once and kept: a change of the format must be a new version.
  const kept = 'TL1.double.AmKy26x2iAAIAoVKWzAJraugJlLvr5jMHcKK8HNc-Tj6JzIQV4CRYSbi.CMUaMG';
  expect(pack('double', { deck: ['hush', '1-003R', '1-003R'], bench: ['PR-004'] }, 'Kept')).toBe(kept);
  const more = { ...double, defs: [{ id: '0-000C', name: 'First', kind: 'forward', traits: {} }, ...double.defs] };
  for (const game of [double, more])
    expect(readDeck(game, kept, 'x')).toMatchObject({
      name: 'Kept',
      faults: [],
      list: { bench: ['PR-004'], deck: ['1-003R', '1-003R', 'hush'] },
    });
});

test('a packed deck is found in a link, and a file name is not taken for one', () => {
  const packed = pack('double', { deck: ['hush'] });
  for (const text of [packed, ` ${packed}\n`, `https://x.example/a?b=c#${packed}`, `https://x.example/d/${packed}`])
    expect(packedIn(text)).toBe(packed);
  for (const text of ['TL1.txt', 'decks/TL2.json', 'Deck\n3 hush', `3 hush\n${packed}`]) expect(packedIn(text)).toBeUndefined();
});
