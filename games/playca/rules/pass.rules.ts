/** EPC-600: the pass. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { at, character, payTp, youGet } from '../cards/make.ts';
import { power } from '../flow/battle.ts';
import { atBattle, atShot, atStrategy, gameWith, type Match, type Side, start } from './table.ts';

const G01: Side = { active: 'PC-G01', field: ['PC-G04', 'PC-G08'] };
const I01: Side = { active: 'PC-I01', field: ['PC-I04', 'PC-I08'] };
const battle = (a: Side = {}, b: Side = {}) => atBattle({ a: { ...G01, ...a }, b: { ...I01, ...b } });
/** Both sides finish their uses and turn up these cards. */
function fight(t: Match, a: string, b: string): Match {
  t.top(0, [a]).top(1, [b]);
  for (let i = 0; i < 2; i++) t.pick(t.asked[0], 'done');
  return t;
}

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

rule('EPC-607 Pass effects at the pass, Flip effects at the flip', () => {
  const t = battle({ active: 'PC-G05', field: ['PC-G06', 'PC-G06'], tp: 5 });
  equal(power(t.table, 0), 2);
  t.a.pick('pass');
  deepEqual(
    t.events.filter((e) => e.type === 'effect').map((e) => e.clause),
    ['EPC-R36'],
  );
  equal(t.a.count('tp'), 5);
  t.a.pick('flip:PC-G06');
  equal(t.a.count('tp'), 6);
  equal(power(t.table, 0), 2 + 2);
});

rule('EPC-607 no Pass effect without a pass, no Flip effect of a card that is not flipped', () => {
  const t = battle({ active: 'PC-G05', field: ['PC-G06', 'PC-G06'], tp: 5 }).a.pick('stay');
  equal(power(t.table, 0), 2);
  equal(t.a.count('tp'), 5);
  deepEqual(
    t.events.filter((e) => e.type === 'effect'),
    [],
  );
});

rule('EPC-607 the Pass text of the incoming card and the Flip text of the outgoing one do not work', () => {
  const t = battle({ active: 'PC-G06', field: ['PC-G05'], tp: 5 }).a.pick('pass');
  equal(t.a.count('tp'), 5);
  equal(power(t.table, 0), 2);
});

rule('EPC-607 a Pass effect with a cost is its owner’s choice', () => {
  const payer = character('PC-T1', 'Payer', 'Galewick', 'FW', [1, 1, 1], [at('pass', { cost: [payTp(1)] }, youGet({ of: 3 }))]);
  const passed = (key: string) => {
    const t = atBattle({ game: gameWith(payer), a: { active: 'PC-T1', field: ['PC-G04'], tp: 2 }, b: I01 });
    t.a.pick('pass');
    deepEqual([t.asked, t.a.keys], [[0], ['effect:PC-T1/0', 'decline']]);
    t.a.pick(key);
    equal(t.ask, 'uses');
    return [power(t.table, 0), t.a.count('tp')];
  };
  deepEqual(passed('decline'), [3, 2]);
  deepEqual(passed('effect:PC-T1/0'), [6, 1]);
});

rule('EPC-607 several Pass effects are all used, in the order of their owner', () => {
  const giver = character('PC-T1', 'Giver', 'Galewick', 'FW', [1, 1, 1], [at('pass', youGet({ of: 1 })), at('pass', youGet({ of: 2 }))]);
  const t = atBattle({ game: gameWith(giver), a: { active: 'PC-T1', field: ['PC-G04'] }, b: I01 }).a.pick('pass');
  deepEqual(t.a.keys, ['apply:PC-T1/0', 'apply:PC-T1/1']);
  t.a.mayNot('decline', 'EPC-R36').pick('apply:PC-T1/1');
  deepEqual(t.a.cards('active'), ['PC-G04']);
  equal(power(t.table, 0), 3 + 3);
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

rule('EPC-610 the Pass effect of the outgoing card is used before it is discarded', () => {
  const t = battle({ active: 'PC-L06', field: ['PC-G04'], tp: 0 });
  const out = t.a.ids('active')[0];
  const deck = t.a.count('deck');
  t.a.pick('pass');
  equal(t.a.ids('deck')[0], out);
  equal(t.a.count('discard'), 0);
  equal(t.a.count('tp'), 1);
  equal(t.a.count('deck'), deck);
  deepEqual(t.a.cards('active'), ['PC-G04']);
});

rule('EPC-610 its bonus goes to the character passed to', () => {
  const t = battle({ active: 'PC-G05', field: ['PC-G04', 'PC-G08'] })
    .a.pick('pass')
    .a.pick('flip:PC-G04');
  deepEqual(t.a.cards('discard'), ['PC-G05']);
  equal(power(t.table, 0), 3 + 2);
  equal(t.table.stat(t.a.ids('active')[0], 'of'), 5);
});

rule('EPC-610 for that battle', () => {
  const t = battle({ active: 'PC-G05', field: ['PC-G04'] }).a.pick('pass');
  fight(t, 'PC-L04', 'PC-G11').b.pick('flip:PC-I04');
  equal(t.ask, 'uses');
  deepEqual(t.a.cards('active'), ['PC-G04']);
  equal(power(t.table, 0), 3);
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
