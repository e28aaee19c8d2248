/** FFT-1001 to FFT-1005, FFT-1011, FFT-1012, FFT-1027 to FFT-1029: the steps of the Attack Phase. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, draw, heads } from '../../cards/make.ts';
import {
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  isDull,
  markOf,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
  step,
} from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';
import { backup, big, lurker, PAY, print, RED, small } from '../testing/testCards.ts';

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

const cards = [big, small];

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

rule('FFT-R21 three Preparation Steps, one Attack Phase: its beginning triggers once', () => {
  const drum = backup('T-DRUM', {}, auto(heads.yourAttackPhase, {}, draw()));
  const t = atMain({ cards: [drum], a: { field: ['T-DRUM', 'V1-E02', PLAIN] } });
  bothPass(t);
  deepEqual([t.own.phase, stackOf(t)], ['attack', ['auto']]);
  resolveAll(t);
  for (const id of ['V1-E02', PLAIN]) {
    hit(t, id);
    bothPass(t);
    deepEqual([asking(t), stackOf(t)], [[0, 'priority'], []]);
  }
  deepEqual([t.a.count('hand'), t.b.count('damage')], [1, 2]);
});

rule('FFT-R63 after the damage there is a window too, while the attack still goes on', () => {
  const t = hit(atAttack({ a: { field: [PLAIN, 'V1-E02'], hand: ['V1-F16', 'V1-F01'] }, b: { hand: ['V1-F16', 'V1-F01'] } }), PLAIN);
  deepEqual([asking(t), t.b.count('damage'), markOf(t, 0, PLAIN, 'attacking')], [[0, 'priority'], 1, 1]);
  t.a.may('cast:V1-F16');
  pass(t).b.may('cast:V1-F16').pick('pass');
  // The next Preparation Step.
  deepEqual([asking(t), markOf(t, 0, PLAIN, 'attacking')], [[0, 'priority'], 0]);
});
