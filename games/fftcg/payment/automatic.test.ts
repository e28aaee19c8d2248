/** FFT-R9: the payment proposed by "pay for me". Each situation says which of the six criteria decides it. */
import { describe, expect, test } from 'vitest';
import {
  type Asking,
  automatic,
  bitsOf,
  DISCARD,
  DULL,
  ELEMENTS,
  type Element,
  Paid,
  type Price,
  priceOf,
  priceOfIcons,
  type SourceFacts,
} from './index.ts';
import { poolOf, type Thing } from './testing/naive.ts';

type Known = Partial<Pick<SourceFacts, 'duplicate' | 'value' | 'playable'>>;

const elementsOf = (words: string) => bitsOf(...(words.split('/') as Element[]));
const plain = { duplicate: false, value: 3, playable: false };
/** A Backup and a card in hand; the first name is the key. A hand card is neither a duplicate nor playable and is worth 3 unless it says so. */
const backup = (key: string, words: string): Thing => ({ worth: DULL, gives: elementsOf(words), facts: { key, wants: 0, ...plain } });
const card = (key: string, words: string, known: Known = {}): Thing => {
  const own = elementsOf(words);
  return { worth: DISCARD, gives: own, facts: { key, wants: own, ...plain, ...known } };
};

function payment(price: Price, things: readonly Thing[], asking: Asking = {}): string | undefined {
  const steps = automatic(price, poolOf(things), (ref) => things[ref - 100].facts, asking);
  return steps?.map(({ index, element }) => `${things[index].facts.key} ${ELEMENTS[element]}`).join(', ');
}

const fire = bitsOf('fire');
const light = bitsOf('light');
const fireIce = bitsOf('fire', 'ice');

describe('FFT-R9 automatic payment', () => {
  test('FFT-R9 automatic payment 1: no card is discarded if dulling will do', () => {
    // (1): the Fire card alone would be exact, too.
    expect(payment(priceOf(2, fire), [card('a', 'fire'), backup('b', 'earth'), backup('c', 'fire')])).toBe('b earth, c fire');
  });

  test('FFT-R9 automatic payment 2: dulling comes even before keeping an element', () => {
    // (1) before (4): dulling both leaves the Ice card without a source, discarding would not.
    const things = [backup('a', 'fire'), backup('b', 'ice'), card('c', 'ice'), card('d', 'water')];
    expect(payment(priceOf(2, light), things)).toBe('a fire, b ice');
  });

  test('FFT-R9 automatic payment 3: no surplus', () => {
    // (2) before (5): b with a has a surplus of 1, although b is a duplicate and c could be played.
    const things = [backup('a', 'fire'), card('b', 'ice', { duplicate: true }), card('c', 'fire', { playable: true })];
    expect(payment(priceOf(2, fire), things)).toBe('c fire');
  });

  test('FFT-R9 automatic payment 4: a dull spares the surplus', () => {
    // (2): b and c would give 4.
    expect(payment(priceOf(3, fire), [backup('a', 'earth'), card('b', 'fire'), card('c', 'fire')])).toBe('a earth, b fire');
  });

  test('FFT-R9 automatic payment 5: fewest cards discarded', () => {
    // (3): c and d would be exact, too.
    const things = [backup('a', 'earth'), backup('b', 'wind'), card('c', 'fire'), card('d', 'fire')];
    expect(payment(priceOf(4, fire), things)).toBe('a earth, b wind, c fire');
  });

  test('FFT-R9 automatic payment 6: fewest discards even if an element is lost', () => {
    // (3) before (4): keeping c for the Light/Ice card in hand would take a second discard.
    const things = [backup('a', 'fire'), backup('b', 'fire'), backup('c', 'ice'), card('d', 'fire'), card('e', 'fire')];
    expect(payment(priceOf(5, light), things, { alsoWanted: bitsOf('ice') })).toBe('a fire, b fire, c ice, d fire');
  });

  test('FFT-R9 automatic payment 7: the last source of an element in hand is kept', () => {
    // (4) before (5): the Ice card needs a; it is no source for itself (FFT-513).
    expect(payment(priceOf(1, light), [backup('a', 'ice'), backup('b', 'fire'), card('c', 'ice')])).toBe('b fire');
  });

  test('FFT-R9 automatic payment 8: two cards of one element keep each other alive', () => {
    // (4): without a nothing could pay the Ice of c, which is more than b is worth beyond it; the Fire card had no source and loses none.
    const things = [card('b', 'fire', { value: 4 }), card('a', 'ice'), card('c', 'ice')];
    expect(payment(priceOf(2, light), things)).toBe('b fire');
  });

  test('FFT-R9 automatic payment 9: the source of two elements is kept for both', () => {
    // (4) before (5): a still serves the Fire and the Ice card once b is dull; the other way round Fire is lost.
    const things = [backup('b', 'ice'), backup('a', 'fire/ice'), card('c', 'fire'), card('d', 'ice')];
    expect(payment(priceOf(1, light), things)).toBe('b ice');
  });

  test('FFT-R9 automatic payment 10: a card that is no source itself has needs, too', () => {
    // (4): a Light/Fire card in hand cannot be discarded (FFT-505), but wants the Fire of a.
    expect(payment(priceOf(1, light), [backup('a', 'fire'), backup('b', 'earth')], { alsoWanted: fire })).toBe('b earth');
  });

  test('FFT-R9 automatic payment 11: the fewer elements lost the better', () => {
    // (4): a is the last source of two elements, b of one.
    const things = [backup('a', 'fire/ice'), backup('b', 'wind'), card('c', 'fire'), card('d', 'ice'), card('e', 'wind')];
    expect(payment(priceOf(1, light), things)).toBe('b wind');
  });

  test('FFT-R9 automatic payment 12: an element without any source is not lost', () => {
    // (4): b wanted Wind in vain before and does so after, so (4) is even and the duplicate goes.
    expect(payment(priceOf(2, light), [backup('a', 'earth'), card('b', 'wind'), card('c', 'earth', { duplicate: true })])).toBe('c earth');
  });

  test('FFT-R9 automatic payment 13: duplicates go first', () => {
    // (4): although a is worth less and cannot be played.
    const things = [card('a', 'fire', { value: 1 }), card('b', 'ice', { value: 9, duplicate: true, playable: true })];
    expect(payment(priceOf(2, light), things)).toBe('b ice');
  });

  test('FFT-R9 automatic payment 14: then the card that is worth least', () => {
    // (4): a strong Forward is not discarded for something small, though it cannot be played yet.
    const things = [
      card('a', 'fire', { value: 9 }),
      card('b', 'ice', { value: 4 }),
      card('c', 'wind', { value: 5 }),
      card('d', 'water', { value: 7, playable: true }),
    ];
    expect(payment(priceOf(2, light), things)).toBe('b ice');
  });

  test('FFT-R9 automatic payment 15: of two as good the one that could be played stays', () => {
    // (4), its end.
    const things = [card('a', 'fire', { value: 4, playable: true }), card('b', 'ice', { value: 4 })];
    expect(payment(priceOf(2, light), things)).toBe('b ice');
  });

  test('FFT-R9 automatic payment 16: two discards are a duplicate and the card worth least', () => {
    // (4), twice; named in the order of the keys.
    const things = [
      card('a', 'fire', { value: 6 }),
      card('b', 'ice', { value: 2 }),
      card('c', 'wind', { value: 1, duplicate: true }),
      card('d', 'water', { value: 8, playable: true }),
    ];
    expect(payment(priceOf(4, light), things)).toBe('b ice, c wind');
  });

  test('FFT-R9 automatic payment 17: the element wanted comes before what would rather go', () => {
    // Legality before (5): only a gives Fire; the other one is the duplicate.
    const things = [card('a', 'fire', { playable: true }), card('b', 'ice', { value: 9 }), card('c', 'water', { duplicate: true })];
    expect(payment(priceOf(4, fire), things)).toBe('a fire, c water');
  });

  test('FFT-R9 automatic payment 18: equal Backups go by key', () => {
    // (5): the order in the pool does not matter.
    expect(payment(priceOf(2, bitsOf('earth')), [backup('c', 'earth'), backup('a', 'earth'), backup('b', 'earth')])).toBe(
      'a earth, b earth',
    );
  });

  test('FFT-R9 automatic payment 19: equal cards go by key', () => {
    // (5)
    expect(payment(priceOf(2, light), [card('b', 'ice'), card('a', 'fire'), card('c', 'wind')])).toBe('a fire');
  });

  test('FFT-R9 automatic payment 20: a source of two elements gives the one the others do not', () => {
    // The assignment (FFT-507): a could give Fire, but b can give nothing else.
    expect(payment(priceOf(2, fireIce), [backup('a', 'fire/ice'), backup('b', 'fire')])).toBe('a ice, b fire');
  });

  test('FFT-R9 automatic payment 21: a restricted payment leaves the rest alone', () => {
    // Legality before (5): a has the lowest key but cannot give Fire (FFT-526).
    expect(payment(priceOf(3, fire, fire), [backup('a', 'ice'), card('b', 'fire'), backup('c', 'fire/ice')])).toBe('c fire, b fire');
  });

  test('FFT-R9 automatic payment 22: a surplus is taken where there is no other way', () => {
    // (2) has nothing to choose: 4 CP for [Fire][Ice][1], both through discards.
    expect(payment(priceOfIcons([1, 1], 1), [card('a', 'fire'), card('b', 'ice')])).toBe('a fire, b ice');
    expect(payment(priceOf(2, fire), [backup('a', 'fire'), card('b', 'ice')])).toBe('a fire, b ice');
  });

  test('FFT-R9 automatic payment 23: a card that cannot pay this price keeps its needs', () => {
    // (4) before (5): c gives no Fire or Ice (FFT-526), but wants the Earth of a.
    const things = [backup('a', 'ice/earth'), backup('b', 'fire'), card('c', 'earth')];
    expect(payment(priceOf(1, light, fireIce), things)).toBe('b fire');
  });

  test('FFT-R9 automatic payment 24: what was begun badly is still completed legally', () => {
    // Legality before (3): with the Wind two dulls would be a surplus without a discard (FFT-511).
    const things = [backup('a', 'fire'), backup('b', 'fire'), card('c', 'fire')];
    const paid = new Paid().add(DULL, ELEMENTS.indexOf('wind'));
    expect(payment(priceOfIcons([2]), things, { paid })).toBe('c fire');
    expect(payment(priceOfIcons([2]), things, { paid, free: true })).toBe('a fire, b fire');
  });

  test('FFT-512 nothing is proposed for a cost of 0, and no payment where there is none', () => {
    expect(payment(priceOf(0, fire), [backup('a', 'fire')])).toBe('');
    expect(payment(priceOf(2, fire), [card('a', 'ice')])).toBeUndefined();
  });
});
