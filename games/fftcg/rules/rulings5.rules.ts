/** FFT-R58 to FFT-R69: hand limit, control in battle, choosing, searching, parties, nested damage, bonuses, numbers. */

import { deepEqual, equal, throws } from 'node:assert/strict';
import { create, SetupError } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  cannot,
  cast,
  choose,
  damage,
  EOT,
  fieldAbility,
  forwards,
  gains,
  isAttacking,
  search,
  them,
  this_,
  type,
  whileTrue,
} from '../cards/make.ts';
import { game } from '../index.ts';
import type { Effect } from '../kinds.ts';
import { BOUNCE, backup, fwd, hurt, onForward, STEAL, STING, summon, target, wounds } from './cardsOfTests.ts';
import { cast1, hit } from './situations.ts';
import {
  act,
  anyList,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from './table.ts';

rule('FFT-R58 a deck of 49, or with four of a number, cannot be seated; nothing else happens to anybody', () => {
  const short = { main: anyList.main.slice(1) };
  const four = { main: [...anyList.main.slice(0, 3), 'V1-F01', ...anyList.main.slice(4)] };
  for (const [lists, message] of [
    [[short, anyList], /Seat 1.*FFT-201/],
    [[anyList, short], /Seat 2.*FFT-201/],
    [[anyList, four], /Seat 2.*FFT-202/],
  ] as const)
    throws(
      () => create(game, {}, lists, 'x'),
      (e) => e instanceof SetupError && message.test(e.message),
    );
  equal(create(game, {}, [anyList, anyList], 'x').result, null);
});

rule('FFT-R59 the hand limit is 5 and the Draw Phase draws 2, unless a text says otherwise', () => {
  const bag = backup('T-BAG', {}, fieldAbility({ do: 'gain', rule: 'handLimit', add: 2 }, { do: 'gain', rule: 'draws', add: 1 }));
  const end = (field: readonly string[], n: number) => {
    const t = atMain({ cards: [bag], a: { field, hand: new Array<string>(n).fill('V1-F12') } });
    nextTurn(t);
    const kept = t.a.count('hand');
    nextTurn(t);
    return [kept, t.a.count('hand') - kept];
  };
  deepEqual(end([], 8), [5, 2]);
  deepEqual(end(['T-BAG'], 8), [7, 3]);
  deepEqual(end(['T-BAG'], 6), [6, 3]);
});

rule('FFT-R60 an attacker that changes sides is out of the battle', () => {
  const t = attack(atAttack({ cards: [STEAL], a: { field: [PLAIN] }, b: { field: ['V1-E02'], hand: ['T-STEAL'] } }), PLAIN);
  pass(t);
  cast1(t, 'T-STEAL', `choose:${PLAIN}`);
  deepEqual([t.b.cards('field'), markOf(t, 1, PLAIN, 'attacking')], [['V1-E02', PLAIN], 0]);
  bothPass(t);
  // Nobody was asked to block, and nothing was dealt.
  deepEqual([asking(t), t.b.count('damage'), t.own.phase], [[0, 'priority'], 0, 'attack']);
});

rule('FFT-R60 one that may not attack any more is not', () => {
  const ban = onForward('T-BAN', cannot('attack', target, EOT));
  const t = attack(atAttack({ cards: [ban], a: { field: [PLAIN, 'V1-E02'] }, b: { hand: ['T-BAN'] } }), PLAIN);
  pass(t);
  cast1(t, 'T-BAN', `choose:${PLAIN}`);
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
});

rule('FFT-R61 one instruction does not choose a card twice; two instructions may', () => {
  const two = summon('T-TWO', {}, cast({ declare: [choose('target', forwards(), 2)] }, damage(target, 1000)));
  const again = summon(
    'T-AGAIN',
    {},
    cast({ declare: [choose('one', forwards()), choose('other', forwards())] }, damage(them('one'), 1000), damage(them('other'), 2000)),
  );
  const cards = [two, again];
  atMain({ cards, a: { hand: ['T-TWO'], field: [PLAIN] } }).a.mayNot('cast:T-TWO', 'FFT-709');
  const t = atMain({ cards, a: { hand: ['T-TWO', 'T-AGAIN'], field: [PLAIN, 'V1-E02', 'V1-F01'] } });
  t.a.pick('cast:T-TWO').a.pick(`choose:${PLAIN}`).a.mayNot(`choose:${PLAIN}`).pick('choose:V1-E02');
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 0, 'V1-E02')], [1000, 1000]);
  t.a.pick('cast:T-AGAIN').a.pick(`choose:${PLAIN}`).a.pick(`choose:${PLAIN}`);
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 0, 'V1-E02')], [4000, 1000]);
});

rule('FFT-R62 a search takes one card, or as many as the text names, and may stop before', () => {
  const cards = [
    summon('T-ONE', {}, cast({}, search(type('summon')))),
    summon('T-THREE', {}, cast({}, { do: 'search', for: [type('summon')], to: 'hand', count: 3 })),
    summon('T-ANY', {}, cast({}, { do: 'search', for: [], to: 'hand', count: 2 })),
  ];
  const at = (id: string, deck: readonly string[]) => cast1(atMain({ cards, a: { hand: [id], top: deck, deck: deck.length } }), id);
  const t = at('T-ONE', ['V1-F16', 'V1-F17', PLAIN]);
  t.a.mayNot(`find:${PLAIN}`).pick('find:V1-F16');
  deepEqual([asking(t), t.a.cards('hand'), t.a.count('deck')], [[0, 'priority'], ['V1-F16'], 2]);
  const u = at('T-THREE', ['V1-F16', 'V1-F17', 'V1-F18', 'V1-A16', PLAIN]);
  u.a.pick('find:V1-F17').a.mayNot('find:V1-F17').pick('find:V1-F16').a.pick('find:V1-A16');
  deepEqual([asking(u), u.a.cards('hand').toSorted(), u.a.count('deck')], [[0, 'priority'], ['V1-A16', 'V1-F16', 'V1-F17'], 2]);
  const v = at('T-THREE', ['V1-F16', 'V1-F17', PLAIN]);
  v.a.pick('find:V1-F17').a.pick('findNothing');
  deepEqual([asking(v), v.a.cards('hand'), v.a.count('deck')], [[0, 'priority'], ['V1-F17'], 2]);
  // Any two cards: as long as there are some they must be taken.
  const w = at('T-ANY', ['V1-F16', PLAIN, PLAIN]);
  w.a.mayNot('findNothing', 'FFT-1314').pick('find:V1-F16').a.mayNot('findNothing', 'FFT-1314').pick(`find:${PLAIN}`);
  deepEqual([w.a.count('hand'), w.a.count('deck')], [2, 1]);
});

rule('FFT-R63 after the damage there is a window too, while the attack still goes on', () => {
  const t = hit(atAttack({ a: { field: [PLAIN, 'V1-E02'], hand: ['V1-F16', 'V1-F01'] }, b: { hand: ['V1-F16', 'V1-F01'] } }), PLAIN);
  deepEqual([asking(t), t.b.count('damage'), markOf(t, 0, PLAIN, 'attacking')], [[0, 'priority'], 1, 1]);
  t.a.may('cast:V1-F16');
  pass(t).b.may('cast:V1-F16').pick('pass');
  // The next Preparation Step.
  deepEqual([asking(t), markOf(t, 0, PLAIN, 'attacking')], [[0, 'priority'], 0]);
});

rule('FFT-R64 First Strike of a party is looked at when the Damage Resolution Step begins, among those still in battle', () => {
  const cards = [BOUNCE, fwd('T-FIRST', 6000, { keywords: ['firstStrike'] }), fwd('T-SLOW', 1000), fwd('T-6', 6000)];
  const at = (leaves: boolean) => {
    const t = atAttack({ cards, a: { field: ['T-FIRST', 'T-SLOW'], hand: ['T-BOUNCE'] }, b: { field: ['T-6'] } });
    block(attack(t, 'T-FIRST', 'T-SLOW'), 'T-6');
    if (leaves) cast1(t, 'T-BOUNCE', 'choose:T-SLOW');
    bothPass(t);
    if (t.ask === 'distribute') t.b.pick('share:T-FIRST#6000');
    return [t.a.cards('field'), t.b.cards('field')];
  };
  deepEqual(at(false), [['T-SLOW'], []]);
  deepEqual(at(true), [['T-FIRST'], []]);
});

const NEST = summon('T-NEST', {}, cast({ burst: true }, { do: 'wound', whose: 'opponent', n: 2 }));
const TWICE = wounds('T-TWICE', 2);

rule('FFT-R65 damage of an EX Burst is taken completely, with its own EX Bursts, before the rest', () => {
  const t = cast1(
    atMain({ cards: [NEST, TWICE], a: { hand: ['T-TWICE'], top: ['V1-F16', 'V1-F17'] }, b: { field: [PLAIN], top: ['T-NEST', 'V1-F14'] } }),
    'T-TWICE',
  );
  deepEqual(asking(t), [1, 'exBurst']);
  t.b.pick('useBurst');
  deepEqual([asking(t), t.a.cards('damage'), t.b.cards('damage')], [[0, 'exBurst'], ['V1-F16'], ['T-NEST']]);
  t.a.pick('useBurst');
  deepEqual([asking(t), t.a.cards('damage'), damageOn(t, 1, PLAIN)], [[0, 'exBurst'], ['V1-F16', 'V1-F17'], 4000]);
  t.a.pick('decline');
  // Only now the second point of the first effect.
  deepEqual(
    [asking(t), t.b.cards('damage')],
    [
      [1, 'exBurst'],
      ['T-NEST', 'V1-F14'],
    ],
  );
});

rule('FFT-R65 a loss inside is found at once: the outer points are not taken any more', () => {
  const t = cast1(atMain({ cards: [NEST, TWICE], a: { hand: ['T-TWICE'], damage: 6 }, b: { damage: 5, top: ['T-NEST'] } }), 'T-TWICE');
  t.b.pick('useBurst');
  deepEqual([t.result?.winners, t.a.count('damage'), t.b.count('damage')], [[1], 7, 6]);
});

rule('FFT-R66 each member of an unblocked party has dealt the one point', () => {
  const t = hit(
    atAttack({ cards: [STING], options: { triggerOrder: 'auto' }, a: { field: ['T-STING', 'T-STING', 'T-STING'] } }),
    'T-STING',
    'T-STING',
    'T-STING',
  );
  deepEqual([stackOf(t), t.b.count('damage')], [['auto', 'auto', 'auto'], 1]);
  equal(resolveAll(t).a.count('hand'), 3);
});

rule('FFT-R67 the share of a target that is gone is lost; the others get theirs and no more', () => {
  const split: Effect = { do: 'split', name: 'shares', among: 'target', total: 9000, step: 1000 };
  const rain = summon(
    'T-RAIN',
    {},
    cast({ declare: [choose('target', forwards('opponent'), 3), split] }, { do: 'damage', to: target, share: 'shares' }),
  );
  const t = atMain({ cards: [BOUNCE, rain], a: { hand: ['T-RAIN'] }, b: { field: [PLAIN, 'V1-E02', 'V1-E03'], hand: ['T-BOUNCE'] } });
  t.a.pick('cast:T-RAIN');
  for (const id of [PLAIN, 'V1-E02', 'V1-E03']) if (t.ask === 'target') t.a.pick(`choose:${id}`);
  t.a.pick(`share:${PLAIN}#2000`).a.pick('share:V1-E02#3000');
  act(pass(t), 'cast:T-BOUNCE', 'choose:V1-E02');
  resolveAll(t);
  deepEqual([damageOn(t, 1, PLAIN), damageOn(t, 1, 'V1-E03'), t.b.cards('hand')], [2000, 4000, ['V1-E02']]);
});

rule('FFT-R68 a bonus while attacking ends with the attack and may break it; one during your turn outlasts its damage', () => {
  const rush = fwd('T-RUSH', 5000, {}, whileTrue({ exists: { self: true, where: [isAttacking] } }, gains(this_, 2000)));
  const t = attack(atAttack({ cards: [rush, hurt('T-6000', 6000)], a: { field: ['T-RUSH'], hand: ['T-6000'] } }), 'T-RUSH');
  cast1(t, 'T-6000');
  deepEqual([powerOf(t, 0, 'T-RUSH'), damageOn(t, 0, 'T-RUSH')], [7000, 6000]);
  bothPass(t);
  bothPass(t);
  // After the damage it is still attacking.
  deepEqual([t.b.count('damage'), t.a.cards('field')], [1, ['T-RUSH']]);
  bothPass(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').includes('T-RUSH')], [[], true]);
  const u = atMain({ cards: [hurt('T-4000', 4000)], a: { field: ['V1-L01'], hand: ['T-4000'] } });
  cast1(u, 'T-4000');
  deepEqual([powerOf(u, 0, 'V1-L01'), damageOn(u, 0, 'V1-L01')], [5000, 4000]);
  nextTurn(u);
  deepEqual([powerOf(u, 0, 'V1-L01'), damageOn(u, 0, 'V1-L01')], [4000, 0]);
});

rule('FFT-R69 numbers from 0 to 11 are offered, and one that fits nothing is legal', () => {
  const t = atMain({ a: { field: ['V1-I15', 'V1-I12'] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-I15#1');
  bothPass(t);
  equal(t.a.keys.length, 12);
  t.a.may('number#0').may('number#1').may('number#11').mayNot('number#12').pick('number#11');
  deepEqual([asking(t), markOf(t, 1, PLAIN, 'dull')], [[0, 'priority'], 0]);
});
