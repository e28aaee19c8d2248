/** FFT-2010, FFT-2011, FFT-2020, FFT-2021: Damage N and counters. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Sel } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { action, card, characters, damageN, draw, enters, gains, spends, this_, whileTrue } from '../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  hasKeyword,
  markOf,
  nextTurn,
  PLAIN,
  powerOf,
  resolveAll,
} from '../testing/scenarios.ts';
import { cast1, hit } from '../testing/shortcuts.ts';
import { BOUNCE, backup, fwd, onForward, STEAL, target } from '../testing/testCards.ts';

rule('FFT-2010 “Damage 3”: as long as its controller has three cards in the Damage Zone, whoever owns it', () => {
  const strong = fwd('T-STRONG', 4000, {}, whileTrue(damageN(3), gains(this_, 3000)));
  const at = (mine: number, theirs: number) =>
    powerOf(atMain({ cards: [strong], a: { field: ['T-STRONG'], damage: mine }, b: { damage: theirs } }), 0, 'T-STRONG');
  deepEqual([at(0, 0), at(2, 6), at(3, 0), at(5, 0)], [4000, 4000, 7000, 7000]);
  // Borrowed, the borrower’s damage counts.
  const t = atMain({ cards: [strong, STEAL], a: { hand: ['T-STEAL'], damage: 1 }, b: { field: ['T-STRONG'], damage: 3 } });
  equal(powerOf(t, 1, 'T-STRONG'), 7000);
  equal(powerOf(cast1(t, 'T-STEAL'), 0, 'T-STRONG'), 4000);
});

rule('FFT-2010 Sable Vowblade strikes first from the third card in its controller’s Damage Zone on', () => {
  for (const [n, left] of [
    [2, []],
    [3, ['V1-X01']],
  ] as const) {
    const t = atAttack({ a: { field: ['V1-X01'], damage: n }, b: { field: [PLAIN] } });
    equal(hasKeyword(t, 0, 'V1-X01', 'firstStrike'), n === 3);
    bothPass(block(attack(t, 'V1-X01'), PLAIN));
    // 8000 against 8000.
    deepEqual([t.a.cards('field'), t.b.cards('field')], [left, []]);
  }
});

rule('FFT-2020 counters of one name are the same, whatever put them there, and vanish with a change of zone', () => {
  const sow = onForward('T-SOW', { do: 'counter', to: target, counter: 'growth', n: 2 });
  const seed = onForward('T-SEED', { do: 'counter', to: target, counter: 'seed', n: 5 });
  const t = atMain({
    cards: [sow, seed, BOUNCE],
    a: { field: [{ card: 'V1-E07', counters: { growth: 1 } }], hand: ['T-SOW', 'T-SEED', 'T-BOUNCE', PLAIN, PLAIN, PLAIN] },
  });
  cast1(t, 'T-SOW');
  cast1(t, 'T-SEED');
  // Three Growth counters; the others are of another name.
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), markOf(t, 0, 'V1-E07', 'seed'), powerOf(t, 0, 'V1-E07')], [3, 5, 11000]);
  cast1(t, 'T-BOUNCE');
  act(t, 'play:V1-E07');
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), markOf(t, 0, 'V1-E07', 'seed'), powerOf(t, 0, 'V1-E07')], [0, 0, 8000]);
  // They are no damage and no bonus of a turn: the End Phase leaves them, and adds its own.
  nextTurn(t);
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), powerOf(t, 0, 'V1-E07')], [1, 9000]);
});

rule('FFT-2021 a cost that removes counters takes them from a Character of one’s own, all it asks for from one', () => {
  const draw1 = (from: Sel) => action({ cost: [spends('counters', from, { counter: 'growth', n: 2 })] }, draw());
  const cards = [
    card('T-GROVE', 'Grove', 'forward', { elements: 'earth', cost: 3, power: 5000, category: 'T' }, draw1(characters('any'))),
    card('T-BUD', 'Bud', 'forward', { elements: 'earth', cost: 3, power: 5000, category: 'T' }, draw1({ self: true })),
  ];
  const grown = (n: number) => ({ card: 'V1-E07', counters: { growth: n } });
  const t = atMain({ cards, a: { field: ['T-GROVE', grown(3)] }, b: { field: [grown(5)] } });
  t.a.pick('use:T-GROVE#1');
  if (t.ask === 'spend') t.a.pick('spend:V1-E07');
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), markOf(t, 1, 'V1-E07', 'growth')], [1, 5]);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
  equal(t.a.keys.includes('use:T-GROVE#1'), false, 'one counter is too few, and theirs do not count');
  const own = atMain({ cards, a: { field: [{ card: 'T-BUD', counters: { growth: 2 } }] } });
  act(own, 'use:T-BUD#1');
  equal(markOf(own, 0, 'T-BUD', 'growth'), 0);
  resolveAll(own);
  own.a.mayNot('use:T-BUD#1');
});

rule('FFT-R38 and FFT-2011 “Damage 3” on an EX Burst: the card just turned up counts', () => {
  const third = backup('T-THIRD', {}, enters({ burst: true, if: damageN(3) }, draw(2)));
  for (const [before, drawn] of [
    [1, 0],
    [2, 2],
    [3, 2],
  ]) {
    const t = hit(atAttack({ cards: [third], a: { field: [PLAIN] }, b: { damage: before, top: ['T-THIRD'] } }), PLAIN);
    t.b.pick('useBurst');
    deepEqual([t.b.count('damage'), t.b.count('hand')], [before + 1, drawn]);
  }
});
