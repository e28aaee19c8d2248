/** EPC-601 to EPC-606, EPC-608, EPC-609, EPC-611: the pass. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { burn, whereabouts } from '../testing/burningChance.ts';
import { battle, fight, G01, I01 } from '../testing/passes.ts';
import { atBattle, atShot, atStrategy, atUses, start } from '../testing/scenarios.ts';

rule('EPC-601 only the attacker is asked', () => {
  const t = battle();
  equal(t.ask, 'passDecision');
  deepEqual(t.asked, [0]);
  deepEqual(t.a.keys, ['pass', 'stay']);
  deepEqual(t.b.keys, []);
  t.a.pick('stay').a.pick('done');
  deepEqual(t.asked, [1]);
  t.b.mayNot('pass');
});

rule('EPC-601 whoever has the ball then', () => {
  const t = fight(battle({}, { active: 'PC-I08' }).a.pick('stay'), 'PC-G11', 'PC-L04');
  t.a.pick('flip:PC-G04');
  equal(t.own.attacker, 1);
  equal(t.ask, 'passDecision');
  deepEqual(t.asked, [1]);
  t.b.may('pass');
});

rule('EPC-601 the side that starts without the ball is not asked', () => {
  const t = start({ options: { firstAttacker: 'player2' } }).until('passDecision');
  deepEqual(t.asked, [1]);
});

rule('EPC-602 a pass needs another face-down card', () => {
  battle({ field: [] }).a.mayNot('pass', 'EPC-602').may('stay');
  battle({ field: ['PC-G04'] }).a.may('pass');
});

rule('EPC-602 without one there is nothing to decide', () => {
  const t = fight(battle({ field: [] }, {}).a.pick('stay'), 'PC-L04', 'PC-G11');
  t.b.pick('flip:PC-I04');
  equal(t.own.attacker, 0);
  equal(t.ask, 'uses');
  deepEqual(t.asked, [0]);
});

rule('EPC-603 passing discards the active character', () => {
  const t = battle();
  const out = t.a.ids('active')[0];
  t.a.pick('pass');
  deepEqual(t.a.ids('discard'), [out]);
  equal(t.a.count('active'), 0);
  deepEqual(t.a.cards('field'), ['PC-G04', 'PC-G08']);
});

rule('EPC-603 staying keeps it', () => {
  const t = battle().a.pick('stay');
  deepEqual([t.a.cards('active'), t.a.cards('field'), t.a.cards('discard')], [['PC-G01'], ['PC-G04', 'PC-G08'], []]);
});

rule('EPC-604 then one own face-down card is flipped and becomes active', () => {
  for (const [key, stays] of [
    ['flip:PC-G04', 'PC-G08'],
    ['flip:PC-G08', 'PC-G04'],
  ]) {
    const t = battle().a.pick('pass');
    equal(t.ask, 'nextCharacter');
    deepEqual(t.asked, [0]);
    deepEqual(t.a.keys, ['flip:PC-G04', 'flip:PC-G08']);
    t.a.pick(key);
    deepEqual([`flip:${t.a.cards('active')[0]}`, t.a.cards('field')], [key, [stays]]);
    equal(t.ask, 'uses');
  }
});

rule('EPC-604 the only one is flipped without asking', () => {
  const t = battle({ field: ['PC-G04'] }).a.pick('pass');
  deepEqual([t.a.cards('active'), t.a.cards('field')], [['PC-G04'], []]);
  equal(t.ask, 'uses');
});

rule('EPC-605 the pass decision comes before Hissatsu and effects', () => {
  const t = battle({ active: 'PC-G02', hand: ['PC-H03'], tp: 5 });
  deepEqual(t.a.keys, ['pass', 'stay']);
  t.a.pick('stay');
  deepEqual(t.a.keys.sort(), ['done', 'effect:PC-G02/0', 'use:PC-H03']);
});

rule('EPC-605 and not after them', () => {
  const t = battle({ hand: ['PC-H03'], tp: 5 })
    .a.pick('stay')
    .a.pick('use:PC-H03');
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-606 one pass in a battle', () => {
  const t = battle().a.pick('pass').a.pick('flip:PC-G04');
  equal(t.ask, 'uses');
  equal(t.a.count('field'), 1);
  t.a.mayNot('pass');
});

rule('EPC-606 in the next battle another', () => {
  const t = fight(battle().a.pick('pass').a.pick('flip:PC-G04'), 'PC-L04', 'PC-G11');
  t.b.pick('flip:PC-I04');
  equal(t.ask, 'passDecision');
  deepEqual(t.asked, [0]);
  t.a.may('pass');
});

rule('EPC-606 several by option', () => {
  const t = atBattle({ a: G01, b: I01, options: { multiPass: true } });
  t.a.pick('pass').a.pick('flip:PC-G04');
  equal(t.ask, 'passDecision');
  t.a.pick('pass');
  deepEqual(t.a.cards('active'), ['PC-G08']);
  equal(t.ask, 'uses');
});

rule('EPC-608 a pass in the Shoot Phase', () => {
  const t = atShot({ a: G01 });
  equal(t.own.shooting, true);
  equal(t.ask, 'passDecision');
  const discard = t.a.count('discard');
  t.a.pick('pass').a.pick('flip:PC-G08');
  deepEqual([t.a.cards('active'), t.a.cards('field')], [['PC-G08'], ['PC-G04']]);
  equal(t.a.count('discard'), discard + 1);
  equal(t.ask, 'uses');
  equal(power(t.table, 0), 3);
});

rule('EPC-608 under the same conditions', () => {
  atShot({ a: { ...G01, field: [] } }).a.mayNot('pass', 'EPC-602');
});

rule('EPC-608 a pass in the last battle does not use up the one of the shot', () => {
  const t = battle({}, { field: [] }).a.pick('pass').a.pick('flip:PC-G04');
  fight(t, 'PC-L04', 'PC-G11');
  equal(t.own.shooting, true);
  t.a.may('pass');
});

rule("EPC-609 the opponent's characters are unaffected", () => {
  const t = battle();
  const before = ['active', 'field', 'discard', 'deck', 'tp'].map((zone) => [...t.b.ids(zone)]);
  t.a.pick('pass').a.pick('flip:PC-G04');
  deepEqual(
    ['active', 'field', 'discard', 'deck', 'tp'].map((zone) => [...t.b.ids(zone)]),
    before,
  );
  equal(power(t.table, 1), 2);
});

rule("EPC-609 what the opponent's character gained stays", () => {
  const t = atStrategy({ a: G01, b: { ...I01, active: 'PC-G08', hand: ['PC-H08'], tp: 2 } });
  t.a.pick('done').b.pick('support:PC-H08').b.pick('done');
  const of = () => t.table.stat(t.b.ids('active')[0], 'of');
  equal(of(), 4);
  t.a.pick('pass').a.pick('flip:PC-G04');
  equal(of(), 4);
});

rule('EPC-611 the character passed to fights this battle', () => {
  const t = battle({}, { active: 'PC-I04' }).a.pick('pass').a.pick('flip:PC-G04');
  equal(power(t.table, 0), 3);
  const fresh = t.a.ids('active')[0];
  fight(t, 'PC-G11', 'PC-G11');
  equal(t.own.attacker, 1);
  equal(t.table.zone(t.state.zone[fresh]).name, 'discard');
});

rule('EPC-611 and stays active if it wins', () => {
  const t = battle().a.pick('pass').a.pick('flip:PC-G04');
  fight(t, 'PC-L04', 'PC-G11').b.pick('flip:PC-I08');
  deepEqual([t.a.cards('active'), t.b.cards('active')], [['PC-G04'], ['PC-I08']]);
});

rule('EPC-R3 one pass per battle', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G08', 'PC-G04'] } });
  t.a.pick('pass').a.pick('flip:PC-G04');
  equal(t.ask, 'uses');
  deepEqual([t.a.cards('active'), t.a.cards('field')], [['PC-G04'], ['PC-G08']]);
});

rule('EPC-R3 a new battle allows a new pass', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G08', 'PC-G04'] } });
  t.a.pick('pass').a.pick('flip:PC-G04');
  burn(t, [5], [1]);
  t.until('passDecision');
  deepEqual([t.asked, t.a.keys], [[0], ['pass', 'stay']]);
});

rule('EPC-R3 multiPass: several passes per battle', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G08', 'PC-G04'] }, options: { multiPass: true } });
  t.a.pick('pass').a.pick('flip:PC-G04');
  deepEqual([t.ask, t.a.keys], ['passDecision', ['pass', 'stay']]);
  t.a.pick('pass');
  deepEqual([t.ask, t.a.cards('active'), t.a.cards('field')], ['uses', ['PC-G08'], []]);
});

rule('EPC-R38 a shooter may pass', () => {
  const t = atShot({ a: { active: 'PC-G04', field: ['PC-G01'] } });
  t.a.pick('pass');
  deepEqual([t.ask, t.a.cards('active'), t.a.count('field')], ['uses', ['PC-G01'], 0]);
});

rule('EPC-R38 without a face-down card the step is skipped', () => {
  const t = atUses({ a: { active: 'PC-I04', field: [] }, b: { active: 'PC-I04', field: [] } });
  burn(t, [5], [1]);
  deepEqual([t.own.shooting, t.ask], [true, 'uses']);
});

rule('EPC-R60 no pass without a second card', () => {
  const t = atUses({ a: { active: 'PC-I04', field: [] }, b: { active: 'PC-I04' } });
  burn(t, [5], [1]);
  t.until('uses');
  deepEqual([t.asked, t.own.passes], [[0], 0]); // not even asked
  const u = atBattle({ a: { active: 'PC-I04', field: [] } });
  u.a.mayNot('pass', 'EPC-602');
});

rule('EPC-D19 a pass with one face-down left: losing this battle lets the opponent shoot', () => {
  const t = atBattle({ a: { active: 'PC-I04', field: ['PC-G04'] }, b: { active: 'PC-I04' } });
  const [out] = t.a.ids('active');
  t.a.pick('pass');
  deepEqual([whereabouts(t, 0, out), t.a.cards('active'), t.a.count('field')], ['discard', ['PC-G04'], 0]);
  burn(t, [1], [5]);
  deepEqual([t.own.shooting, t.own.attacker], [true, 1]);
});
