/** EPC-607, EPC-610: Pass and Flip effects. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { at, character, payTp, youGet } from '../../cards/make.ts';
import { power } from '../../flow/battle.ts';
import { burn, powers } from '../testing/burningChance.ts';
import { battle, fight, I01 } from '../testing/passes.ts';
import { atBattle, atShot, gameWith } from '../testing/scenarios.ts';

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

rule('EPC-R50 the {Pass} effect is that of the outgoing card', () => {
  const t = atBattle({ a: { active: 'PC-G05', field: ['PC-G04'] } });
  t.a.pick('pass');
  equal(powers(t)[0], 5);
  const into = atBattle({ a: { active: 'PC-G04', field: ['PC-G05'] } });
  into.a.pick('pass');
  equal(powers(into)[0], 2);
});

rule('EPC-R50 arriving by a pass is a condition of the incoming card', () => {
  const shot = (active: string, field: string) => atShot({ a: { active, field: [field] } });
  const passed = shot('PC-G04', 'PC-G03').a.pick('pass');
  passed.a.may('effect:PC-G03/0');
  const stayed = shot('PC-G03', 'PC-G04').a.pick('stay');
  stayed.a.mayNot('effect:PC-G03', 'EPC-512').mayNot('effect:PC-G03/0');
});

rule('EPC-D22 {Pass} +2 OF of X; Y (OF 3) fights with 5, then with 3', () => {
  const t = atBattle({ a: { active: 'PC-G05', field: ['PC-G04'] }, b: { active: 'PC-I01' } });
  t.a.pick('pass');
  equal(powers(t)[0], 5);
  burn(t, [5], [1]);
  t.until('uses');
  equal(powers(t)[0], 3);
});
