/** The cards of two Elements of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  hasKeyword,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from '../testing/scenarios.ts';
import { burst, hit } from '../testing/shortcuts.ts';

rule('V1-X01 Sable Vowblade: it needs CP of both its Elements and attacks at once (FFT-2001)', () => {
  const t = atMain({ a: { hand: ['V1-X01', 'V1-F01', 'V1-L02'] } });
  act(t, 'play:V1-X01');
  attack(toAttack(t), 'V1-X01');
  equal(isDull(t, 0, 'V1-X01'), true);
  atMain({ a: { hand: ['V1-X01', 'V1-F01', 'V1-F01'] } }).a.mayNot('play:V1-X01', 'FFT-519');
});

rule('V1-X01 Sable Vowblade: from three cards in the Damage Zone on it has First Strike (FFT-2010)', () => {
  equal(hasKeyword(atMain({ a: { field: ['V1-X01'], damage: 2 }, b: { damage: 4 } }), 0, 'V1-X01', 'firstStrike'), false);
  const t = atAttack({ a: { field: ['V1-X01'], damage: 3 }, b: { field: [PLAIN] } });
  block(attack(t, 'V1-X01'), PLAIN);
  bothPass(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['V1-X01'], []]);
});

rule('V1-X02 Frostwake Siren: entering dulls and freezes up to one Forward of the opponent’s and draws a card', () => {
  const t = atMain({
    a: { hand: ['V1-X02', 'V1-I02', 'V1-A01'], field: ['V1-F01'], top: ['V1-F16'] },
    b: { field: [PLAIN, 'V1-F08', 'V1-F12'] },
  });
  act(t, 'play:V1-X02');
  deepEqual([...t.a.keys].sort(), [`choose:${PLAIN}`, 'choose:V1-F08', 'done']);
  t.a.pick(`choose:${PLAIN}`);
  resolveAll(t);
  deepEqual([isDull(t, 1, PLAIN), markOf(t, 1, PLAIN, 'frozen')], [true, 1]);
  equal(isDull(t, 1, 'V1-F08'), false);
  deepEqual(t.a.cards('hand'), ['V1-F16']);
});

rule('V1-X02 Frostwake Siren: without a target the card is drawn all the same (FFT-R14)', () => {
  const t = atMain({ a: { hand: ['V1-X02', 'V1-I02', 'V1-A01'], top: ['V1-F16'] } });
  resolveAll(act(t, 'play:V1-X02'));
  deepEqual(t.a.cards('hand'), ['V1-F16']);
});

rule('V1-X02 Frostwake Siren: as an EX Burst it freezes the attacker, and the damaged player draws', () => {
  const t = burst('V1-X02', { b: { top: ['V1-F16'] } });
  t.b.pick(`choose:${PLAIN}`);
  equal(markOf(t, 0, PLAIN, 'frozen'), 1);
  deepEqual([t.b.cards('hand'), t.b.cards('damage')], [['V1-F16'], ['V1-X02']]);
});

rule('V1-X03 Basalt Templar: in a party every member gains 1000 power until the end of the turn; Brave keeps it active', () => {
  const t = atAttack({ a: { field: ['V1-X03', PLAIN, 'V1-F08', 'V1-F01'] }, b: { field: ['V1-F07'] } });
  attack(t, 'V1-X03', PLAIN);
  equal(isDull(t, 0, 'V1-X03'), false);
  equal(isDull(t, 0, PLAIN), true);
  resolveAll(t);
  deepEqual(
    ['V1-X03', PLAIN, 'V1-F08'].map((c) => powerOf(t, 0, c)),
    [9000, 9000, 9000],
  );
  equal(powerOf(t, 0, 'V1-F01'), 5000);
  equal(powerOf(t, 1, 'V1-F07'), 6000);
  nextTurn(t);
  deepEqual([powerOf(t, 0, 'V1-X03'), powerOf(t, 0, PLAIN)], [8000, 8000]);
});

rule('V1-X03 Basalt Templar: it marches with Fire or with Earth, but not with both at once; alone it gains nothing (FFT-1101)', () => {
  const t = atAttack({ a: { field: ['V1-X03', PLAIN, 'V1-F08'] } });
  bothPass(t);
  t.a.pick('attack:V1-X03');
  t.a.may(`join:${PLAIN}`).may('join:V1-F08');
  t.a.pick('join:V1-F08');
  t.a.mayNot(`join:${PLAIN}`);
  const alone = attack(atAttack({ a: { field: ['V1-X03'] } }), 'V1-X03');
  deepEqual([stackOf(alone), powerOf(alone, 0, 'V1-X03')], [[], 8000]);
});

rule('V1-X04 Foam Courier: Forwards of cost 5 or more cannot block it', () => {
  const t = attack(atAttack({ a: { field: ['V1-X04'] }, b: { field: ['V1-F05', 'V1-F08'] } }), 'V1-X04');
  bothPass(t);
  deepEqual([...t.b.keys].sort(), ['block:V1-F08', 'noBlock']);
  t.b.mayNot('block:V1-F05', 'FFT-1017');
});

rule('V1-X04 Foam Courier: dealing a point of damage draws a card; being blocked does not', () => {
  const t = hit(atAttack({ a: { field: ['V1-X04'], top: ['V1-F16'] } }), 'V1-X04');
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  const stopped = block(attack(atAttack({ a: { field: ['V1-X04'] }, b: { field: ['V1-F01'] } }), 'V1-X04'), 'V1-F01');
  bothPass(stopped);
  deepEqual([stackOf(stopped), stopped.a.count('hand')], [[], 0]);
});
