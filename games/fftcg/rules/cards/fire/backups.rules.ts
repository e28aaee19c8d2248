/** The Fire Backups of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { act, atMain, bothPass, damageOn, isDull, PLAIN, powerOf } from '../../testing/scenarios.ts';
import { burst } from '../../testing/shortcuts.ts';

rule('V1-F11 Bellows Keeper: dulled and put into the Break Zone, it deals 3000 damage to any Forward', () => {
  const t = atMain({ a: { field: ['V1-F11', 'V1-F08'] }, b: { field: [PLAIN, 'V1-F12'] } });
  t.a.pick('use:V1-F11#1');
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-F08', 'takeBack']);
  act(t, `choose:${PLAIN}`);
  deepEqual(t.a.cards('field'), ['V1-F08']);
  deepEqual(t.a.cards('breakZone'), ['V1-F11']);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 3000);
});

rule('V1-F11 Bellows Keeper: not in the turn it came, nor dull (FFT-804, FFT-515)', () => {
  atMain({ a: { field: [{ card: 'V1-F11', fresh: true }] }, b: { field: [PLAIN] } })
    .a.mayNot('use:V1-F11#1')
    .mayNot('use:V1-F11', 'FFT-804');
  atMain({ a: { field: [{ card: 'V1-F11', dull: true }] }, b: { field: [PLAIN] } })
    .a.mayNot('use:V1-F11#1')
    .mayNot('use:V1-F11', 'FFT-515');
});

rule('V1-F12 Forge Chaplain: its controller’s Fire Forwards have 1000 more power, nobody else', () => {
  const t = atMain({ a: { field: ['V1-F12', 'V1-F01', PLAIN, 'V1-X01'] }, b: { field: ['V1-F08'] } });
  equal(powerOf(t, 0, 'V1-F01'), 6000);
  equal(powerOf(t, 0, 'V1-X01'), 9000);
  equal(powerOf(t, 0, PLAIN), 8000);
  equal(powerOf(t, 0, 'V1-F12'), 0);
  equal(powerOf(t, 1, 'V1-F08'), 9000);
});

rule('V1-F13 Ember Courier: a Job Conscript Forward may be searched for', () => {
  const t = atMain({ a: { hand: ['V1-F13', 'V1-F03'], top: ['V1-F08', 'V1-F02', 'V1-A01', 'V1-F11'] } });
  act(t, 'play:V1-F13');
  bothPass(t);
  t.a.pick('yes');
  deepEqual([...t.a.keys].sort(), ['find:V1-A01', 'find:V1-E01', 'find:V1-F02', 'findNothing']);
  t.a.pick('find:V1-F02');
  deepEqual(t.a.cards('hand'), ['V1-F02']);
});

rule('V1-F13 Ember Courier: whoever says no does not look at the deck (FFT-R78)', () => {
  const t = atMain({ a: { hand: ['V1-F13', 'V1-F03'], top: ['V1-F02'] } });
  act(t, 'play:V1-F13');
  bothPass(t);
  const before = t.a.ids('deck').join();
  t.a.pick('no');
  deepEqual(t.a.cards('hand'), []);
  equal(t.a.ids('deck').join(), before);
});

rule('V1-F14 Sunfire Adept: entering deals 5000 damage to a Forward of the opponent’s', () => {
  const t = atMain({ a: { hand: ['V1-F14', 'V1-F01', 'V1-F01'], field: ['V1-F08'] }, b: { field: ['V1-F12', PLAIN] } });
  act(t, 'play:V1-F14');
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 5000);
  equal(isDull(t, 0, 'V1-F14'), true);
});

rule('V1-F14 Sunfire Adept: as an EX Burst it deals 5000 damage to the attacker', () => {
  const t = burst('V1-F14', { b: { field: [{ card: 'V1-F08', dull: true }] } });
  equal(damageOn(t, 0, PLAIN), 5000);
  equal(damageOn(t, 1, 'V1-F08'), 0);
});

rule('V1-F15 Powder Master: for one Fire and dulling it deals 2000 damage to any Forward', () => {
  const t = atMain({ a: { field: ['V1-F15', 'V1-F12', 'V1-F08'] }, b: { field: [PLAIN] } });
  t.a.pick('use:V1-F15#1');
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-F08', 'takeBack']);
  act(t, `choose:${PLAIN}`);
  equal(isDull(t, 0, 'V1-F15'), true);
  equal(isDull(t, 0, 'V1-F12'), true);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 2000);
  deepEqual(t.a.cards('field'), ['V1-F15', 'V1-F12', 'V1-F08']);
});

rule('V1-F15 Powder Master: its own dulling does not pay for it, nor does other CP (FFT-518, FFT-514)', () => {
  atMain({ a: { field: ['V1-F15'] }, b: { field: [PLAIN] } })
    .a.mayNot('use:V1-F15#1')
    .mayNot('use:V1-F15', 'FFT-519');
  atMain({ a: { field: ['V1-F15'], hand: ['V1-A01'] }, b: { field: [PLAIN] } })
    .a.mayNot('use:V1-F15#1')
    .mayNot('use:V1-F15', 'FFT-519');
});
