/** FFT-1024 to FFT-1026, FFT-1030, FFT-1031: damage, and the end of an attack. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card, gains, isAttacking, this_, whileTrue } from '../../cards/make.ts';
import { byPower, left } from '../testing/battles.ts';
import { atAttack, atMain, attack, block, bothPass, damageOn, markOf, nextTurn, PLAIN, powerOf, resolveAll } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { big, fwd, hurt, ofPower, print, small } from '../testing/testCards.ts';

const cards = [big, small];

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

/** Stronger while it attacks. */
const fierce = card(
  'T-FIERCE',
  'Fierce',
  'forward',
  print(1, 6000),
  whileTrue({ exists: { self: true, where: [{ mark: 'attacking', is: 1 }] } }, gains(this_, 1000)),
);

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

rule('FFT-E9 an unblocked attack by 1000, by 10000 and by a party of four is one point each time', () => {
  const cards = [ofPower(1000), ofPower(10000), ofPower(2000), ofPower(3000)];
  const points = (...members: readonly [string, ...string[]]) => {
    const t = atAttack({ a: { field: ['T-1000', 'T-10000', 'T-2000', 'T-3000'] }, cards });
    attack(t, ...members);
    bothPass(t);
    bothPass(t);
    return t.b.count('damage');
  };
  deepEqual([points('T-1000'), points('T-10000'), points('T-1000', 'T-10000', 'T-2000', 'T-3000')], [1, 1, 1]);
});

rule('FFT-E49 6000 with +1000 while attacking against 6000: it survives the battle and breaks when the attack is over', () => {
  const bold = fwd('T-BOLD', 6000, {}, whileTrue({ exists: { self: true, where: [isAttacking] } }, gains({ self: true }, 1000)));
  const t = atAttack({ cards: [...byPower, bold], a: { field: ['T-BOLD'] }, b: { field: ['T-6'] } });
  attack(t, 'T-BOLD');
  block(t, 'T-6');
  bothPass(t);
  // 7000 dealt, 6000 taken: it is still there in the window after the damage.
  deepEqual(left(t), [['T-BOLD'], []]);
  equal(damageOn(t, 0, 'T-BOLD'), 6000);
  bothPass(t);
  deepEqual(left(t), [[], []]);
});
