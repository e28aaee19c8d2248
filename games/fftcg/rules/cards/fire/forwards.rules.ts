/** The Fire Forwards of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  hasKeyword,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  pay,
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { burst, hit } from '../../testing/shortcuts.ts';

rule('V1-F01 Ember Recruit: attacking gives it 1000 power until the end of the turn', () => {
  const t = attack(atAttack({ a: { field: ['V1-F01'] } }), 'V1-F01');
  deepEqual(stackOf(t), ['auto']);
  equal(powerOf(t, 0, 'V1-F01'), 5000);
  resolveAll(t);
  equal(powerOf(t, 0, 'V1-F01'), 6000);
  nextTurn(t);
  equal(powerOf(t, 0, 'V1-F01'), 5000);
});

rule('V1-F02 Cinder Pikeman: Brave keeps it active when it attacks, and attacking gives it no power', () => {
  const t = attack(atAttack({ a: { field: ['V1-F02'] }, b: { field: [PLAIN] } }), 'V1-F02');
  equal(isDull(t, 0, 'V1-F02'), false);
  deepEqual(stackOf(t), []);
  equal(powerOf(t, 0, 'V1-F02'), 6000);
});

rule('V1-F02 Cinder Pikeman: blocking gives it 1000 power until the end of the turn', () => {
  const t = block(attack(atAttack({ a: { field: ['V1-A01'] }, b: { field: ['V1-F02'] } }), 'V1-A01'), 'V1-F02');
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(powerOf(t, 1, 'V1-F02'), 7000);
  equal(isDull(t, 1, 'V1-F02'), false);
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'V1-F02')], [[], 5000]);
  nextTurn(t);
  equal(powerOf(t, 1, 'V1-F02'), 6000);
});

rule('V1-F03 Marshal Oriane: entering deals 4000 damage to a Forward of the opponent’s', () => {
  const t = atMain({ a: { hand: ['V1-F03', 'V1-F01', 'V1-F01'], field: ['V1-F08'] }, b: { field: [PLAIN, 'V1-F07', 'V1-F12'] } });
  act(t, 'play:V1-F03');
  deepEqual(t.a.keys, [`choose:${PLAIN}`, 'choose:V1-F07']);
  t.a.pick(`choose:${PLAIN}`);
  resolveAll(t);
  equal(damageOn(t, 1, PLAIN), 4000);
  equal(damageOn(t, 1, 'V1-F07'), 0);
});

rule('V1-F03 Marshal Oriane: as an EX Burst it does the same and stays in the Damage Zone', () => {
  const t = burst('V1-F03');
  equal(damageOn(t, 0, PLAIN), 4000);
  deepEqual(t.b.cards('damage'), ['V1-F03']);
  deepEqual(t.b.cards('field'), []);
});

rule('V1-F04 Ilvane the Quick: it attacks as soon as it is there and deals 1000 damage', () => {
  const t = atMain({ a: { hand: ['V1-F04', 'V1-F01'] }, b: { field: ['V1-F12', PLAIN] } });
  act(t, 'play:V1-F04');
  attack(toAttack(t), 'V1-F04');
  equal(isDull(t, 0, 'V1-F04'), true);
  resolveAll(t);
  equal(damageOn(t, 1, PLAIN), 1000);
});

rule('V1-F04 Ilvane the Quick: without a Forward to choose it attacks all the same (FFT-R77)', () => {
  const t = attack(atAttack({ a: { field: ['V1-F04'] } }), 'V1-F04');
  deepEqual(stackOf(t), []);
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
});

rule('V1-F05 Kestrel Vaun: Solar Breach costs a namesake and one Fire, and deals its power as damage', () => {
  const t = atMain({ a: { hand: ['V1-F06'], field: [{ card: 'V1-F05', fresh: true }, 'V1-F15'] }, b: { field: ['V1-F08', 'V1-F12'] } });
  act(t, 'use:V1-F05#1');
  deepEqual(stackOf(t), ['special']);
  deepEqual(t.a.cards('breakZone'), ['V1-F06']);
  equal(isDull(t, 0, 'V1-F15'), true);
  bothPass(t);
  equal(damageOn(t, 1, 'V1-F08'), 8000);
  equal(hasKeyword(t, 0, 'V1-F05', 'haste'), true);
});

rule('V1-F05 Kestrel Vaun: without a namesake in the hand there is no Solar Breach (FFT-839)', () => {
  const t = atMain({ a: { hand: ['V1-F01', 'V1-F02'], field: ['V1-F05'] }, b: { field: ['V1-F08'], hand: ['V1-F05', 'V1-F06'] } });
  t.a.mayNot('use:V1-F05#1').mayNot('use:V1-F05', 'FFT-519');
  equal(atMain({ a: { hand: ['V1-F05', 'V1-A01'], field: ['V1-F05'] }, b: { field: ['V1-F08'] } }).a.keys.includes('use:V1-F05#1'), false);
});

rule('V1-F05 Kestrel Vaun: its power is read on resolution', () => {
  const t = atMain({ a: { hand: ['V1-F05', 'V1-F01'], field: ['V1-F05'] }, b: { field: ['V1-F08'], hand: ['V1-A16', 'V1-A01'] } });
  act(t, 'use:V1-F05#1');
  pass(t);
  t.b.pick('cast:V1-A16');
  t.b.pick('choose:V1-F05');
  pay(t);
  bothPass(t);
  equal(powerOf(t, 0, 'V1-F05'), 4000);
  bothPass(t);
  equal(damageOn(t, 1, 'V1-F08'), 4000);
});

rule('V1-F05 Kestrel Vaun: if it has left, its last power counts (FFT-835)', () => {
  const t = atMain({
    a: { hand: ['V1-F05', 'V1-F01'], field: ['V1-F05', 'V1-F12'] },
    b: { field: [PLAIN, 'V1-F08'], hand: ['V1-A17', 'V1-A01', 'V1-A01'] },
  });
  act(t, 'use:V1-F05#1', 'choose:V1-F08');
  pass(t);
  act(t, 'cast:V1-A17', 'choose:V1-F05');
  bothPass(t);
  deepEqual(t.a.cards('field'), ['V1-F12']);
  bothPass(t);
  equal(t.b.cards('field').includes('V1-F08'), false, 'it had 9000 power, its own 8000 and 1000 by the Chaplain');
});

rule('V1-F06 Kestrel Vaun: from three cards in the Damage Zone on it has 2000 more power and Brave', () => {
  const before = atAttack({ a: { field: ['V1-F06'], damage: 2 }, b: { damage: 5 } });
  equal(powerOf(before, 0, 'V1-F06'), 5000);
  equal(isDull(attack(before, 'V1-F06'), 0, 'V1-F06'), true);
  const t = atAttack({ a: { field: ['V1-F06', PLAIN], damage: 3 } });
  equal(powerOf(t, 0, 'V1-F06'), 7000);
  deepEqual([powerOf(t, 0, PLAIN), hasKeyword(t, 0, PLAIN, 'brave')], [8000, false]);
  equal(isDull(attack(t, 'V1-F06'), 0, 'V1-F06'), false);
});

rule('V1-F05 and V1-F06 share a name: only one of them may be played (FFT-406)', () => {
  const t = atMain({ a: { hand: ['V1-F06', 'V1-F01'], field: ['V1-F05'] } });
  t.a.mayNot('play:V1-F06', 'FFT-406');
});

rule('V1-F07 Ashblade Twins: Brave, and it may attack twice in a turn, not three times', () => {
  const t = atAttack({ a: { field: ['V1-F07'] } });
  hit(t, 'V1-F07');
  equal(isDull(t, 0, 'V1-F07'), false);
  bothPass(t);
  hit(t, 'V1-F07');
  equal(t.b.count('damage'), 2);
  bothPass(t);
  for (let i = 0; i < 2; i++) pass(t);
  equal(t.own.phase, 'main', 'there is no third attack to declare');
  const others = atMain({ a: { field: ['V1-F07', 'V1-F02'] } });
  equal(others.table.stat(find(others, 0, 'V1-F02'), 'attacks'), 1);
});

rule('V1-F08 Furnace Ogre: the Attack Phase cannot end before it has attacked (FFT-1013)', () => {
  const t = bothPass(atAttack({ a: { field: ['V1-F08', PLAIN] } }));
  deepEqual([...t.a.keys].sort(), ['attack:V1-E01', 'attack:V1-F08']);
  t.a.mayNot('stop', 'FFT-1013');
  hit(t, 'V1-F08');
  bothPass(t);
  bothPass(t);
  t.a.may('stop');
});

rule('V1-F08 Furnace Ogre: one that cannot attack yet does not hold up the turn (FFT-R74)', () => {
  const t = bothPass(atAttack({ a: { field: [{ card: 'V1-F08', fresh: true }, PLAIN] } }));
  t.a.may('stop');
});

rule('V1-F09 Captain Brandt Osker: in a party it deals 1000 damage for each member', () => {
  const t = attack(
    atAttack({ a: { field: ['V1-F09', 'V1-F01', 'V1-F02'] }, b: { field: ['V1-F12', 'V1-F08'] } }),
    'V1-F09',
    'V1-F01',
    'V1-F02',
  );
  t.a.pick('first:ability/V1-F09/0#1');
  resolveAll(t);
  equal(damageOn(t, 1, 'V1-F08'), 3000);
});

rule('V1-F09 Captain Brandt Osker: members are counted on declaration; alone it deals nothing', () => {
  const t = atAttack({ a: { field: ['V1-F09', 'V1-F02'] }, b: { field: ['V1-F08'], hand: ['V1-A17', 'V1-A01', 'V1-A01'] } });
  attack(t, 'V1-F09', 'V1-F02');
  pass(t);
  act(t, 'cast:V1-A17', 'choose:V1-F02');
  resolveAll(t);
  equal(damageOn(t, 1, 'V1-F08'), 2000);
  deepEqual(stackOf(attack(atAttack({ a: { field: ['V1-F09'] }, b: { field: ['V1-F08'] } }), 'V1-F09')), []);
});

rule('V1-F10 Cinder Queen Maelis: 10000 damage are divided on declaration, at least 1000 each', () => {
  const t = atMain({ a: { hand: ['V1-F10', 'V1-F01', 'V1-F01', 'V1-F01'] }, b: { field: [PLAIN, 'V1-F08', 'V1-F07'] } });
  act(t, 'play:V1-F10');
  t.a.pick(`choose:${PLAIN}`);
  t.a.may('done');
  t.a.pick('choose:V1-F08');
  deepEqual(
    t.a.keys,
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `share:${PLAIN}#${n}000`),
  );
  t.a.pick(`share:${PLAIN}#3000`);
  resolveAll(t);
  equal(damageOn(t, 1, PLAIN), 3000);
  equal(damageOn(t, 1, 'V1-F08'), 7000);
  equal(damageOn(t, 1, 'V1-F07'), 0);
});

rule('V1-F10 Cinder Queen Maelis: one target gets all of it; the share of a target that left is lost (FFT-R67)', () => {
  const one = act(atMain({ a: { hand: ['V1-F10', 'V1-F01', 'V1-F01', 'V1-F01'] }, b: { field: ['V1-F12', PLAIN] } }), 'play:V1-F10');
  resolveAll(one);
  deepEqual(one.b.cards('field'), ['V1-F12']);
  const t = atMain({
    a: { hand: ['V1-F10', 'V1-F01', 'V1-F01', 'V1-F01'] },
    b: { field: [PLAIN, 'V1-F08'], hand: ['V1-A17', 'V1-A01', 'V1-A01'] },
  });
  act(t, 'play:V1-F10');
  for (const key of [`choose:${PLAIN}`, 'choose:V1-F08', `share:${PLAIN}#6000`]) t.a.pick(key);
  pass(t);
  act(t, 'cast:V1-A17', `choose:${PLAIN}`);
  resolveAll(t);
  equal(damageOn(t, 1, 'V1-F08'), 4000);
});
