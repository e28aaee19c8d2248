/** EPC-511, EPC-528: who uses first, what nobody has to use, and what is used by itself. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { addTp, at, character, payTp } from '../../cards/make.ts';
import { burn, powers, stack, turnedUp } from '../testing/burningChance.ts';
import { atUses, gameWith, moved, start } from '../testing/scenarios.ts';
import { testUses } from '../testing/testCards.ts';

rule('EPC-511 first all uses of the attacker, then all of the defender, then Burning Chance', () => {
  const t = atUses({
    a: { active: 'PC-G02', field: ['PC-G04'], hand: ['PC-H11'], tp: 5 },
    b: { active: 'PC-G09', field: ['PC-I01', 'PC-I01'], hand: ['PC-H05'], tp: 5 },
  });
  const asked: number[] = [];
  for (const key of ['use:PC-H11', 'effect:PC-G02/0', 'done', 'use:PC-H05', 'effect:PC-G09/0', 'done']) {
    equal(t.ask, 'uses');
    equal(t.asked.length, 1);
    asked.push(t.asked[0]);
    deepEqual([...moved(t, 0, 'deck', 'chance'), ...moved(t, 1, 'deck', 'chance')], []);
    t.pick(t.asked[0], key);
  }
  deepEqual(asked, [0, 0, 0, 1, 1, 1]);
  ok(moved(t, 0, 'deck', 'chance').length > 0 && moved(t, 1, 'deck', 'chance').length > 0);
});

rule('EPC-511 whoever has the ball begins', () => {
  const t = start({ options: { firstAttacker: 'player2' } }).until('uses');
  deepEqual(t.asked, [1]);
  t.b.pick('done');
  deepEqual(t.asked, [0]);
});

rule('EPC-528 nobody has to use anything', () => {
  const t = atUses({
    a: { active: 'PC-G02', field: ['PC-G04'], hand: ['PC-H03'], tp: 5, top: ['PC-L04'] },
    b: { active: 'PC-G09', field: ['PC-I01', 'PC-I01'], hand: ['PC-H05'], tp: 5, top: ['PC-G11'] },
  });
  t.a.may('done').pick('done').b.may('done').pick('done');
  deepEqual([t.a.cards('hissatsuHand'), t.b.cards('hissatsuHand')], [['PC-H03'], ['PC-H05']]);
  deepEqual([t.a.count('tp'), t.b.count('tp')], [5, 5]);
  equal(t.ask, 'nextCharacter');
});

rule('EPC-528 a Flip effect with a cost may be declined', () => {
  const payer = character('PC-T1', 'Saver', 'Galewick', 'FW', [1, 1, 1], [at('flip', { cost: [payTp(1)] }, addTp(2))]);
  const flipped = (key: string) => {
    const t = start({ game: gameWith(payer) }).put(0, 'field', ['PC-T1', 'PC-G01', 'PC-G01']);
    t.a.pick('arrange:PC-T1,PC-G01,PC-G01').b.pick(t.b.keys[0]);
    deepEqual(t.a.keys, ['effect:PC-T1/0', 'decline']);
    t.a.pick(key);
    equal(t.ask, 'support');
    return t.a.count('tp');
  };
  equal(flipped('decline'), 5);
  equal(flipped('effect:PC-T1/0'), 6);
});

rule('EPC-R6 after the defender strengthens, the attacker cannot answer', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H03'], tp: 2 }, b: { active: 'PC-I04', hand: ['PC-H05'], tp: 2 } });
  t.a.pick('done').b.pick('use:PC-H05');
  deepEqual([t.ask, t.asked], ['uses', [1]]);
  stack(t, [5], [1]);
  t.b.pick('done');
  equal(t.ask, 'nextCharacter'); // the battle is over
  equal(t.a.count('hissatsuHand'), 1);
});

rule('EPC-R36 texts without a cost at a Flip are applied by themselves', () => {
  const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['T-FLIP', 'PC-I01'] } });
  burn(t, [5], [1]);
  t.b.pick('flip:T-FLIP');
  equal(t.ask, 'passDecision');
  equal(powers(t)[1], 5);
});

rule('EPC-R36 those with a cost are optional', () => {
  const flipped = () => {
    const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['T-PAID-FLIP', 'PC-I01'], tp: 2 } });
    burn(t, [5], [1]);
    t.b.pick('flip:T-PAID-FLIP');
    deepEqual([t.ask, t.asked, t.b.keys], ['automatic', [1], ['effect:T-PAID-FLIP/0', 'decline']]);
    return t;
  };
  const used = flipped();
  used.b.pick('effect:T-PAID-FLIP/0');
  deepEqual([used.ask, used.b.count('tp')], ['passDecision', 1]);
  const declined = flipped();
  declined.b.pick('decline');
  deepEqual([declined.ask, declined.b.count('tp')], ['passDecision', 2]);
});

rule('EPC-R54 the owner chooses the order of several automatic effects', () => {
  const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['T-TWO-FLIPS', 'PC-I01'], tp: 2 } });
  burn(t, [5], [1]);
  t.b.pick('flip:T-TWO-FLIPS');
  deepEqual([t.ask, t.asked, t.b.keys], ['automatic', [1], ['apply:T-TWO-FLIPS/0', 'apply:T-TWO-FLIPS/1']]);
  t.b.mayNot('decline', 'EPC-R36');
  t.b.pick('apply:T-TWO-FLIPS/1');
  // The last one needs no question.
  deepEqual([t.ask, t.b.count('tp'), t.table.stat(t.b.ids('active')[0], 'of')], ['passDecision', 3, 5]);
});

rule('EPC-R66 a side may pass its use step; Burning Chance is never skipped', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-L04' } }); // 6 against 1
  deepEqual(t.a.keys, ['done']);
  const before = [turnedUp(t, 0), turnedUp(t, 1)];
  stack(t, [1], [5]);
  t.a.pick('done');
  deepEqual([t.asked, t.b.keys], [[1], ['done']]);
  t.b.pick('done');
  deepEqual([turnedUp(t, 0) - before[0], turnedUp(t, 1) - before[1]], [1, 1]);
  equal(t.own.attacker, 0);
});
