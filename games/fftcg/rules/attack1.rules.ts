/** FFT-1001 to FFT-1013: the Attack Phase up to the declared attack. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, cannot, card, cast, draw, EOT, fieldAbility, heads, must, this_ } from '../cards/make.ts';
import { aForward, PAY, print, RED, target, wake } from './cardsOfTests.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
  step,
} from './table.ts';

const pacify = card('T-PEACE', 'Peace', 'summon', print(1), cast({ declare: [aForward] }, cannot('attack', target, EOT)));

rule('FFT-1001 the Attack Phase follows Main Phase 1, once a turn; attacking is optional', () => {
  const t = atMain({ a: { field: [PLAIN] } });
  const phases: string[] = [];
  for (let i = 0; i < 40 && t.own.turns === 3; i++) {
    if (phases.at(-1) !== t.own.phase) phases.push(t.own.phase);
    step(t);
  }
  deepEqual([phases, t.b.count('damage')], [['main', 'attack', 'main'], 0]);
});

rule('FFT-1002 an attack: Preparation, Attack Declaration, Block Declaration, Damage Resolution', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: ['V1-F08'] } });
  const at = () => ['preparation', 'declaration', 'blockStep', 'damageStep'].find((p) => t.table.within(p));
  const steps = [at()];
  attack(t, PLAIN);
  steps.push(at());
  bothPass(t);
  steps.push(at());
  t.b.pick('noBlock');
  bothPass(t);
  steps.push(at());
  equal(t.b.count('damage'), 1);
  bothPass(t);
  steps.push(at());
  deepEqual(steps, ['preparation', 'declaration', 'blockStep', 'damageStep', 'preparation']);
});

rule('FFT-1003 in the Preparation Step both may act, the turn player first', () => {
  const t = atAttack({ a: { field: ['V1-F15', PLAIN], hand: [RED] }, b: { field: ['V1-F15'], hand: ['V1-F16', RED] } });
  deepEqual(asking(t), [0, 'priority']);
  t.a.may('use:V1-F15#1');
  pass(t);
  deepEqual(asking(t), [1, 'priority']);
  t.b.may('use:V1-F15#1').may('cast:V1-F16');
});

rule('FFT-1004 what triggers at the beginning of the Attack Phase does so in the first Preparation Step alone', () => {
  const drummer = card('T-DRUM', 'Drummer', 'backup', print(1), auto(heads.yourAttackPhase, {}, draw(1)));
  const t = atAttack({ a: { field: ['T-DRUM', PLAIN] }, b: { field: ['T-DRUM'] }, cards: [drummer] });
  deepEqual([stackOf(t), t.b.count('hand')], [['auto'], 0]);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
  attack(t, PLAIN);
  bothPass(t);
  bothPass(t);
  bothPass(t);
  deepEqual([t.table.within('preparation'), stackOf(t), t.a.count('hand')], [true, [], 1]);
});

rule('FFT-1005 one Forward or one party attacks, never several side by side', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F07', 'V1-F06'] } });
  bothPass(t);
  deepEqual(t.a.keys, [`attack:${PLAIN}`, 'attack:V1-F07', 'attack:V1-F06', 'stop']);
  t.a.pick('attack:V1-F07');
  // Only what shares its Element can come along.
  deepEqual(t.a.keys, ['join:V1-F06', 'charge']);
  t.a.pick('charge');
  deepEqual(
    [markOf(t, 0, 'V1-F07', 'attacking'), markOf(t, 0, 'V1-F06', 'attacking'), markOf(t, 0, PLAIN, 'attacking'), t.ask],
    [1, 0, 0, 'priority'],
  );
});

rule('FFT-1006 an attacker is active, has been there since the turn began or has Haste, has not attacked and is not prevented', () => {
  const t = atAttack({
    a: {
      field: [PLAIN, { card: 'V1-F08', dull: true }, { card: 'V1-F06', fresh: true }, { card: 'V1-F04', fresh: true }, 'T-STILL'],
    },
    cards: [card('T-STILL', 'Still', 'forward', print(1, 5000), fieldAbility(cannot('attack', this_)))],
  });
  bothPass(t);
  t.a.may(`attack:${PLAIN}`).may('attack:V1-F04');
  t.a.mayNot('attack:V1-F08', 'FFT-1006');
  t.a.mayNot('attack:V1-F06', 'FFT-705');
  t.a.mayNot('attack:T-STILL', 'FFT-1006');
});

rule('FFT-1006 what prevents it counts when the attack is declared', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06'] }, b: { hand: ['T-PEACE', RED] }, cards: [pacify] });
  pass(t);
  act(t, 'cast:T-PEACE', `choose:${PLAIN}`, `discard:${RED}`);
  bothPass(t);
  bothPass(t);
  t.a.mayNot(`attack:${PLAIN}`, 'FFT-1006').may('attack:V1-F06');
});

rule('FFT-1007 declaring the attack dulls the attacker, except with Brave', () => {
  const t = attack(atAttack({ a: { field: [PLAIN, 'V1-F07'] } }), PLAIN);
  deepEqual([isDull(t, 0, PLAIN), isDull(t, 0, 'V1-F07')], [true, false]);
  equal(isDull(attack(atAttack({ a: { field: ['V1-F07'] } }), 'V1-F07'), 0, 'V1-F07'), false);
});

rule('FFT-1008 a Forward attacks once a turn, though it is activated again', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F06'], hand: ['T-WAKE', RED] }, cards: [wake] });
  attack(t, PLAIN);
  act(t, 'cast:T-WAKE', `choose:${PLAIN}`);
  bothPass(t);
  equal(isDull(t, 0, PLAIN), false);
  bothPass(t);
  bothPass(t);
  bothPass(t);
  deepEqual([t.table.within('preparation'), t.b.count('damage')], [true, 1]);
  bothPass(t);
  t.a.mayNot(`attack:${PLAIN}`, 'FFT-1008').may('attack:V1-F06');
  nextTurn(t);
  nextTurn(t);
  bothPass(t);
  bothPass(t);
  t.a.may(`attack:${PLAIN}`);
});

const tax = (id: string) => card(id, id, 'forward', print(1, 5000), fieldAbility({ do: 'gain', to: this_, stat: 'attackCost', set: 2 }));
const taxed = tax('T-TAX');

rule('FFT-1009 a cost to attack is fixed and paid on declaration; who cannot pay it cannot attack', () => {
  const t = atAttack({ a: { field: ['T-TAX', PLAIN], hand: [RED, RED] }, cards: [taxed] });
  bothPass(t);
  t.a.pick('attack:T-TAX');
  deepEqual([asking(t)[1], isDull(t, 0, 'T-TAX')], ['source', false]);
  t.a.pick(`discard:${RED}`);
  deepEqual([asking(t), isDull(t, 0, 'T-TAX'), t.a.cards('hand')], [[0, 'priority'], true, [RED]]);
  const poor = atAttack({ a: { field: ['T-TAX', PLAIN] }, cards: [taxed] });
  bothPass(poor);
  poor.a.mayNot('attack:T-TAX', 'FFT-1009').may(`attack:${PLAIN}`);
});

rule('FFT-1009 a party pays for all of its members', () => {
  const t = atAttack({ a: { field: ['T-TAX', 'T-TAX2', 'V1-F06'], hand: [RED] }, cards: [taxed, tax('T-TAX2')] });
  bothPass(t);
  t.a.pick('attack:T-TAX');
  t.a.mayNot('join:T-TAX2', 'FFT-1009').may('join:V1-F06');
});

rule('FFT-1010 Backups, and Monsters that are no Forwards, neither attack nor block', () => {
  const t = atAttack({ a: { field: [PLAIN, 'V1-F11', 'V1-F19'] }, b: { field: ['V1-F08', 'V1-F11', 'V1-F19'] } });
  bothPass(t);
  t.a.mayNot('attack:V1-F11', 'FFT-1010').mayNot('attack:V1-F19', 'FFT-1010');
  attack(t, PLAIN);
  bothPass(t);
  t.b.may('block:V1-F08').mayNot('block:V1-F11', 'FFT-1010').mayNot('block:V1-F19', 'FFT-1010');
  // A Monster that has become one attacks.
  const grown = atAttack({ a: { field: ['V1-F19'], hand: [RED] } });
  act(grown, 'use:V1-F19#1');
  bothPass(grown);
  bothPass(grown);
  grown.a.may('attack:V1-F19');
});

rule('FFT-1011 after the declaration attack triggers are placed and both may act, the turn player first, before blocks', () => {
  const t = attack(atAttack({ a: { field: [RED] }, b: { hand: ['V1-F16', PAY], field: [PLAIN] } }), RED);
  deepEqual([stackOf(t), asking(t)], [['auto'], [0, 'priority']]);
  pass(t);
  t.b.may('cast:V1-F16');
  pass(t);
  deepEqual([stackOf(t), asking(t)], [[], [0, 'priority']]);
  bothPass(t);
  deepEqual(asking(t), [1, 'block']);
});

rule('FFT-1012 the turn player may decline to attack: then Main Phase 2 begins', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { field: ['V1-F08'] } });
  bothPass(t);
  t.a.pick('stop');
  deepEqual(
    [t.own.phase, t.table.within('main2'), asking(t), t.b.count('damage'), isDull(t, 0, PLAIN)],
    ['main', true, [0, 'priority'], 0, false],
  );
});

rule('FFT-1013 the Attack Phase does not end while a Forward that must attack is able to', () => {
  const t = atAttack({ a: { field: ['V1-F08', PLAIN] } });
  bothPass(t);
  t.a.mayNot('stop', 'FFT-1013').may(`attack:${PLAIN}`);
  // FFT-R74: in the order the turn player likes.
  t.a.pick(`attack:${PLAIN}`);
  for (let i = 0; i < 4; i++) bothPass(t);
  // Only the Ogre is left, and it must: nothing to ask.
  deepEqual([t.ask, markOf(t, 0, 'V1-F08', 'attacking'), t.b.count('damage')], ['priority', 1, 1]);
});

rule('FFT-1013 one that is dull, waiting or unable to pay is not able to', () => {
  const must2 = card(
    'T-MUST',
    'Must',
    'forward',
    print(1, 5000),
    fieldAbility(must('attack', this_), { do: 'gain', to: this_, stat: 'attackCost', set: 2 }),
  );
  for (const c of [{ card: 'V1-F08', dull: true as const }, { card: 'V1-F08', fresh: true as const }, 'T-MUST']) {
    const t = atAttack({ a: { field: [c, PLAIN] }, cards: [must2] });
    bothPass(t);
    t.a.may('stop');
  }
  const rich = atAttack({ a: { field: ['T-MUST', PLAIN], hand: [RED] }, cards: [must2] });
  bothPass(rich);
  rich.a.mayNot('stop', 'FFT-1013');
});

rule('FFT-1013 a party satisfies it', () => {
  const t = atAttack({ a: { field: ['V1-F08', 'V1-F06', PLAIN] } });
  attack(t, 'V1-F06', 'V1-F08');
  block(t, null);
  for (let i = 0; i < 8 && t.ask === 'priority'; i++) pass(t);
  equal(t.ask, 'attack');
  t.a.may('stop');
  nextTurn(t);
  equal(t.b.count('damage'), 1);
});
