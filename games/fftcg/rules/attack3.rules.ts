/** FFT-1024 to FFT-1031: damage, and the end of an attack. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, draw, gains, heads, this_, whileTrue } from '../cards/make.ts';
import { big, lurker, PAY, print, RED, small } from './cardsOfTests.ts';
import {
  asking,
  atAttack,
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

const cards = [big, small];
/** Stronger while it attacks. */
const fierce = card(
  'T-FIERCE',
  'Fierce',
  'forward',
  print(1, 6000),
  whileTrue({ exists: { self: true, where: [{ mark: 'attacking', is: 1 }] } }, gains(this_, 1000)),
);

rule('FFT-1024 and FFT-1026 unblocked: one point, whatever the power; blocked: none, however large the difference', () => {
  const play = (attacker: string, blocker: string | null) => {
    const t = atAttack({ a: { field: [attacker] }, b: { field: ['T-SMALL'] }, cards });
    attack(t, attacker);
    block(t, blocker);
    bothPass(t);
    return [t.b.count('damage'), t.b.count('field')];
  };
  deepEqual(
    [play('T-BIG', null), play('T-SMALL', null), play('T-BIG', 'T-SMALL')],
    [
      [1, 1],
      [1, 1],
      [0, 0],
    ],
  );
});

rule('FFT-1025 attacker and blocker deal their current power to each other at the same time', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: ['T-BIG'] }, cards });
  attack(t, PLAIN);
  block(t, 'T-BIG');
  bothPass(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), damageOn(t, 1, 'T-BIG')], [[], [PLAIN], 8000]);
  const even = atAttack({ a: { field: [PLAIN] }, b: { field: [PLAIN] } });
  attack(even, PLAIN);
  block(even, PLAIN);
  bothPass(even);
  deepEqual([even.a.count('field'), even.b.count('field')], [0, 0]);
});

rule('FFT-1027 after damage its triggers are placed and both may act, the turn player first', () => {
  const raider = card('T-RAID', 'Raider', 'forward', print(1, 5000), auto(heads.hit, {}, draw(1)));
  const t = atAttack({ a: { field: ['T-RAID'] }, b: { hand: ['V1-F16', PAY], field: ['T-BIG'] }, cards: [...cards, raider] });
  attack(t, 'T-RAID');
  block(t, null);
  bothPass(t);
  deepEqual([t.table.within('damageStep'), stackOf(t), asking(t), t.b.count('damage')], [true, ['auto'], [0, 'priority'], 1]);
  pass(t);
  t.b.may('cast:V1-F16');
});

rule('FFT-1028 after an attack another one begins with the Preparation Step, or the phase ends', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06', 'V1-F07'] } });
  attack(t, PLAIN);
  for (let i = 0; i < 3; i++) bothPass(t);
  deepEqual([t.table.within('preparation'), asking(t)], [true, [0, 'priority']]);
  attack(t, 'V1-F06');
  for (let i = 0; i < 4; i++) bothPass(t);
  deepEqual([t.ask, t.b.count('damage')], ['attack', 2]);
  t.a.pick('stop');
  equal(t.table.within('main2'), true);
});

rule('FFT-1029 in the Attack Phase only Characters with Back Attack are played', () => {
  const t = atAttack({
    a: { field: [PLAIN], hand: ['T-SMALL', 'T-BACK', RED] },
    b: { hand: ['T-BACK', 'T-SMALL', RED] },
    cards: [...cards, lurker],
  });
  t.a.may('play:T-BACK').mayNot('play:T-SMALL', 'FFT-1029');
  pass(t);
  t.b.may('play:T-BACK').mayNot('play:T-SMALL', 'FFT-1029');
});

rule('FFT-1030 attacking from the declaration, blocking from the block, both until the end of the Damage Resolution Step', () => {
  const t = atAttack({ a: { field: ['T-FIERCE'] }, b: { field: ['T-BIG'] }, cards: [...cards, fierce] });
  const now = () => [markOf(t, 0, 'T-FIERCE', 'attacking'), markOf(t, 1, 'T-BIG', 'blocking'), powerOf(t, 0, 'T-FIERCE')];
  const seen = [now()];
  attack(t, 'T-FIERCE');
  seen.push(now());
  const unhurt = atAttack({ a: { field: ['T-FIERCE'] }, b: { field: ['T-SMALL'] }, cards: [...cards, fierce] });
  attack(unhurt, 'T-FIERCE');
  block(unhurt, 'T-SMALL');
  equal(markOf(unhurt, 1, 'T-SMALL', 'blocking'), 1);
  bothPass(unhurt);
  equal(markOf(unhurt, 0, 'T-FIERCE', 'attacking'), 1);
  bothPass(unhurt);
  deepEqual(
    [unhurt.table.within('preparation'), markOf(unhurt, 0, 'T-FIERCE', 'attacking'), powerOf(unhurt, 0, 'T-FIERCE')],
    [true, 0, 6000],
  );
  deepEqual(seen, [
    [0, 0, 6000],
    [1, 0, 7000],
  ]);
});

rule('FFT-1030 what depended on it ends at that moment, and rule processes follow', () => {
  const six = card('T-SIX', 'Six', 'forward', print(1, 6000));
  const t = atAttack({ a: { field: ['T-FIERCE'] }, b: { field: ['T-SIX'] }, cards: [fierce, six] });
  attack(t, 'T-FIERCE');
  block(t, 'T-SIX');
  bothPass(t);
  // 7000 against 6000 damage; the blocker is broken.
  deepEqual([damageOn(t, 0, 'T-FIERCE'), t.b.cards('field')], [6000, []]);
  bothPass(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone')], [[], ['T-FIERCE']]);
});

rule('FFT-1031 who did not attack can block in the next turn; a dulled attacker only after it is activated again', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06'] }, b: { field: ['T-BIG'] }, cards });
  attack(t, PLAIN);
  block(t, null);
  nextTurn(t);
  resolveAll(t);
  bothPass(t);
  attack(t, 'T-BIG');
  bothPass(t);
  equal(t.ask, 'block');
  t.a.may('block:V1-F06').mayNot(`block:${PLAIN}`, 'FFT-1014');
  t.a.pick('noBlock');
  nextTurn(t);
  nextTurn(t);
  bothPass(t);
  attack(t, 'T-BIG');
  bothPass(t);
  t.a.may('block:V1-F06').may(`block:${PLAIN}`);
});
