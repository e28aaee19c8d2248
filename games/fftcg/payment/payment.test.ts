/** FFT-500: what can be paid with what, and the examples of the rules with their numbers. */
import { describe, expect, test } from 'vitest';
import {
  bitsOf,
  canPay,
  canPayWithout,
  completable,
  complete,
  DISCARD,
  DULL,
  discardGives,
  ELEMENTS,
  type Element,
  elementsOffered,
  FREE,
  Pool,
  type Price,
  priceOf,
  priceOfIcons,
  together,
  wantsOf,
} from './index.ts';
import { type Given, paidWith, poolOf } from './testing/naive.ts';

const [fire, ice, wind, earth, lightning, water, light, dark] = ELEMENTS.map((e) => bitsOf(e));
const element = (name: Element) => ELEMENTS.indexOf(name);
const dull = (name: Element): Given => [DULL, element(name)];
const discard = (name: Element): Given => [DISCARD, element(name)];
const legal = (price: Price, ...given: readonly Given[]) => complete(price, paidWith(...given));
const payable = (price: Price, ...given: readonly Given[]) => canPay(price, poolOf(given.map(([worth, e]) => ({ worth, gives: 1 << e }))));

describe('examples', () => {
  test('FFT-E2 a Fire card of cost 3 needs 3 CP with at least 1 Fire (FFT-R43)', () => {
    const price = priceOf(3, fire);
    expect(price).toMatchObject({ need: 3, of: [1, 0, 0, 0, 0, 0, 0, 0], wants: fire, slack: 1 });
    expect(legal(price, discard('fire'), dull('earth'))).toBe(true);
    expect(legal(price, discard('earth'), dull('earth'))).toBe(false);
    expect(payable(price, discard('earth'), dull('earth'))).toBe(false);
  });

  test('FFT-E3 a Light or Dark card of cost 5 takes any 5 CP (FFT-510, FFT-R43)', () => {
    for (const own of [light, dark]) expect(legal(priceOf(5, own), discard('water'), discard('water'), dull('fire'))).toBe(true);
    expect(priceOf(5, light).wants).toBe(0);
    expect(wantsOf(fire | light)).toBe(fire);
  });

  test('FFT-E4 a dulled Backup gives 1 CP of its element, a discarded card 2', () => {
    expect(legal(priceOfIcons([0, 0, 0, 1]), dull('earth'))).toBe(true);
    expect(legal(priceOfIcons([0, 0, 0, 2]), dull('earth'))).toBe(false);
    expect(legal(priceOfIcons([2]), discard('fire'))).toBe(true);
    expect(legal(priceOfIcons([0, 2]), discard('fire'))).toBe(false);
  });

  test('FFT-E20 two Fire discards for a cost of 3: 4 CP, 1 lost', () => {
    expect(legal(priceOf(3, fire), discard('fire'), discard('fire'))).toBe(true);
    expect(payable(priceOf(3, fire), discard('fire'), discard('fire'))).toBe(true);
  });

  test('FFT-E21 no surplus without a discard', () => {
    const three = [dull('fire'), dull('fire'), dull('fire')];
    expect(legal(priceOf(3, fire), ...three)).toBe(true);
    expect(legal(priceOf(3, fire), ...three, dull('ice'))).toBe(false);
    expect(complete(priceOf(3, fire), paidWith(...three, dull('ice')), true)).toBe(true);
  });

  test('FFT-E22 an Ice discard and a Fire Backup for a cost of 2: 1 lost', () => {
    expect(legal(priceOf(2, fire), discard('ice'), dull('fire'))).toBe(true);
    expect(legal(priceOf(2, fire), discard('ice'))).toBe(false);
  });

  test('FFT-E23 a Fire discard for a cost of 1: 1 lost', () => expect(legal(priceOf(1, fire), discard('fire'))).toBe(true));

  test('FFT-E24 three Fire discards for a cost of 4: a surplus of 2 is illegal, unless overpaying is free', () => {
    const three = [discard('fire'), discard('fire'), discard('fire')];
    expect(legal(priceOf(4, fire), ...three)).toBe(false);
    expect(complete(priceOf(4, fire), paidWith(...three), true)).toBe(true);
    expect(payable(priceOf(4, fire), ...three)).toBe(true);
  });

  test('FFT-E25 [Fire][Fire][1] is not paid by a Fire Backup and a Water discard', () => {
    const price = priceOfIcons([2], 1);
    expect(price).toMatchObject({ need: 3, of: [2, 0, 0, 0, 0, 0, 0, 0] });
    expect(payable(price, dull('fire'), discard('water'))).toBe(false);
    expect(legal(price, dull('fire'), discard('water'))).toBe(false);
    expect(legal(price, dull('water'), discard('fire'))).toBe(true);
  });

  test('FFT-E45 a Fire/Ice card of cost 3: one discard of each, 1 lost', () => {
    expect(legal(priceOf(3, fire | ice), discard('fire'), discard('ice'))).toBe(true);
    expect(legal(priceOf(3, fire | ice), discard('fire'), dull('fire'))).toBe(false);
    expect(payable(priceOf(3, fire | ice), discard('fire'), discard('fire'))).toBe(false);
  });

  test('FFT-E46 a Fire/Ice card reduced to cost 1 needs 1 Fire and 1 Ice', () => {
    expect(priceOf(1, fire | ice)).toMatchObject({ need: 2, of: [1, 1, 0, 0, 0, 0, 0, 0], slack: 2 });
    expect(legal(priceOf(1, fire | ice), dull('fire'), dull('ice'))).toBe(true);
    expect(legal(priceOf(1, fire | ice), discard('fire'), discard('ice'))).toBe(true);
    expect(legal(priceOf(1, fire | ice), discard('fire'))).toBe(false);
  });

  test('FFT-E51 Fire/Lightning of cost 4: two Water Backups bring no Lightning', () => {
    const price = priceOf(4, fire | lightning);
    expect(legal(price, discard('fire'), dull('water'), dull('water'))).toBe(false);
    expect(payable(price, discard('fire'), dull('water'), dull('water'))).toBe(false);
    expect(legal(price, discard('fire'), discard('lightning'))).toBe(true);
  });
});

describe('prices and sources', () => {
  test('FFT-512 a cost of 0 is paid by nothing, and by nothing else', () => {
    for (const price of [priceOf(0, fire | ice), priceOfIcons([]), together(FREE, FREE)]) {
      expect(payable(price)).toBe(true);
      expect(legal(price)).toBe(true);
      for (const free of [false, true]) {
        expect(complete(price, paidWith(discard('fire')), free)).toBe(false);
        expect(completable(price, paidWith(dull('fire')), new Pool(), free)).toBe(false);
      }
    }
  });

  test('FFT-R8 a Light Backup gives Light and stands for any element, never for one of the other six', () => {
    expect(legal(priceOf(2, fire), dull('light'), dull('fire'))).toBe(true);
    expect(legal(priceOf(2, fire), dull('light'), dull('dark'))).toBe(false);
    expect(legal(priceOfIcons([0, 0, 0, 0, 0, 0, 1]), dull('light'))).toBe(true);
  });

  test('FFT-505 Light and Dark cards are no discards for CP', () => {
    const pool = new Pool();
    expect([light, dark, light | fire, fire | ice].map((own) => pool.add(DISCARD, discardGives(own), 1))).toEqual([-1, -1, -1, 0]);
    expect(pool.total).toBe(2);
  });

  test('FFT-507 a source of two elements gives one of them', () => {
    const pool = poolOf([{ worth: DISCARD, gives: fire | ice }]);
    expect(canPay(priceOf(2, fire), pool)).toBe(true);
    expect(canPay(priceOf(2, ice), pool)).toBe(true);
    expect(canPay(priceOf(2, fire | ice), pool)).toBe(false);
  });

  test('FFT-513, FFT-516, FFT-518 a hidden source gives nothing until it is shown again', () => {
    const pool = poolOf([
      { worth: DULL, gives: water },
      { worth: DISCARD, gives: fire | wind },
    ]);
    const card = pool.find(101);
    expect(canPayWithout(priceOf(1, fire), pool, card)).toBe(false);
    expect(canPayWithout(priceOf(1, fire), pool, pool.find(7))).toBe(true);
    pool.hide(card);
    pool.hide(card);
    expect([pool.total, pool.mixed, canPayWithout(priceOf(1, fire), pool, card)]).toEqual([1, 0, false]);
    pool.show(card);
    expect([pool.total, pool.mixed, pool.isHidden(card)]).toEqual([1, 0, true]);
    pool.show(card);
    pool.show(card);
    expect([pool.total, pool.mixed, canPay(priceOf(3, fire), pool)]).toEqual([3, 1, true]);
  });

  test('FFT-526 every CP is of the elements allowed', () => {
    const sources = [dull('earth'), dull('fire'), discard('fire')];
    expect(payable(priceOf(4, fire), ...sources)).toBe(true);
    expect(payable(priceOf(4, fire, fire), ...sources)).toBe(false);
    expect(payable(priceOf(3, fire, fire), ...sources)).toBe(true);
    expect(legal(priceOf(3, fire, fire), dull('earth'), discard('fire'))).toBe(false);
    expect(priceOf(3, fire, fire)).toBe(priceOf(3, fire, fire));
  });

  test('FFT-2072 an extra cost is paid with the cost', () => {
    expect(together(priceOf(2, fire), priceOfIcons([1, 1], 1))).toMatchObject({ need: 5, of: [2, 1, 0, 0, 0, 0, 0, 0], slack: 2 });
    expect(together(priceOf(2, fire, fire | ice), priceOf(1, ice, ice | wind)).only).toBe(ice);
  });

  test('only elements that make a difference are offered', () => {
    const price = priceOf(3, fire | ice);
    expect(elementsOffered(price, paidWith(), fire | ice | earth)).toBe(fire | ice);
    expect(elementsOffered(price, paidWith(dull('fire')), fire | ice | earth)).toBe(ice);
    expect(elementsOffered(price, paidWith(dull('fire'), dull('ice')), ice | earth)).toBe(ice);
    expect(elementsOffered(priceOf(3, fire, fire), paidWith(), earth)).toBe(0);
  });

  test('a cleared pool forgets everything', () => {
    const mixed = { worth: DISCARD, gives: fire | ice } as const;
    const pool = poolOf([mixed, mixed, { worth: DULL, gives: fire }]);
    pool.hide(0);
    pool.clear();
    expect([pool.total, pool.mixed, [...pool.cp], pool.find(100)]).toEqual([0, 0, [0, 0, 0, 0, 0, 0, 0, 0], -1]);
    expect(pool.add(DISCARD, fire | ice, 5)).toBe(0);
    expect([pool.isHidden(0), canPay(priceOf(2, fire | ice), pool), canPay(priceOf(1, ice, fire | ice), pool)]).toEqual([
      false,
      false,
      true,
    ]);
    pool.add(DULL, ice, 6);
    expect([canPay(priceOf(3, fire | ice), pool), canPay(priceOf(4, ice, fire | ice), pool)]).toEqual([true, false]);
  });
});
