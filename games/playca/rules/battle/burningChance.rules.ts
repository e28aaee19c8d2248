/** EPC-702 to EPC-704, EPC-714, EPC-717: Burning Chance. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, stack, turnedUp, whereabouts } from '../testing/burningChance.ts';
import { atShot, atUses, seen } from '../testing/scenarios.ts';
import { testBattle, testUses } from '../testing/testCards.ts';

rule('EPC-702 each player flips the top card face-up and adds its BCP', () => {
  // PC-I07 stops the Burning Chance after the flips.
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I07', tp: 1 } });
  const tops = [t.a.ids('deck').at(-1), t.b.ids('deck').at(-1)];
  burn(t, [4], [2]);
  deepEqual([t.a.ids('chance'), t.b.ids('chance')], [[tops[0]], [tops[1]]]);
  deepEqual(powers(t), [10, 5]);
  for (const viewer of [0, 1])
    deepEqual(
      [0, 1].map((seat) => seen(t, viewer, seat, 'chance').cards.map((c) => c.def)),
      [['PC-G04'], ['PC-G01']],
    );
});

rule('EPC-703 equal powers: both flip another card and add it', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 0 } });
  burn(t, [2, 5], [3, 1]); // 4+2 = 3+3
  t.b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual(
    [t.a.cards('chance'), t.b.cards('chance')],
    [
      ['PC-G01', 'PC-L04'],
      ['PC-I04', 'PC-G11'],
    ],
  );
});

rule('EPC-703 repeated until the powers differ', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  burn(t, [2, 3, 4, 2, 5], [2, 3, 4, 1, 5]);
  deepEqual([turnedUp(t, 0), turnedUp(t, 1)], [4, 4]);
  equal(t.own.attacker, 0);
});

rule('EPC-703 a difference at the first flip ends it', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  burn(t, [3, 5], [2, 5]);
  deepEqual([turnedUp(t, 0), turnedUp(t, 1)], [1, 1]);
});

rule('EPC-704 all BCP of the battle add up', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 0 } });
  burn(t, [2, 4, 3], [3, 5, 2]); // 6–6, then 10–11
  t.b.pick('done');
  deepEqual(powers(t), [10, 11]);
  t.b.pick('done');
  equal(t.own.attacker, 1);
});

rule('EPC-714 Burning-Chance effects come after the flip and before the comparison', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 1 } }); // 4 against 3
  burn(t, [3], [3]);
  equal(t.ask, 'chanceEffects');
  deepEqual(powers(t), [7, 6]);
  t.b.pick('effect:PC-I07/0').b.pick('done');
  equal(t.own.attacker, 1); // 7 against 8
});

rule('EPC-714 not before the flip', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 1 } });
  t.a.pick('done');
  t.b.mayNot('effect:PC-I07', 'EPC-512').mayNot('effect:PC-I07/0');
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-717 equal power is a win for neither side', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 0 } });
  const mine = t.a.ids('active')[0];
  stack(t, [2, 3, 5], [3, 3, 1]);
  t.a.pick('done').b.pick('done').b.pick('done').b.pick('done');
  deepEqual(powers(t), [14, 10]);
  equal(t.own.winner, -1);
  t.b.pick('done');
  equal(t.own.attacker, 0);
  equal(t.a.ids('active')[0], mine);
  notEqual(t.b.cards('active')[0], 'PC-I07');
});

rule('EPC-R8 tie flips are cumulative for both sides', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I07', tp: 0 } });
  burn(t, [2, 2, 4], [3, 2, 3]); // 6–6, 8–8, 12–11
  t.b.pick('done').b.pick('done');
  deepEqual(powers(t), [12, 11]);
});

rule('EPC-R13 after each pair of flips: attacker, then defender; each effect once per battle', () => {
  // PC-L11 4/5 attacks with an MF licence, PC-I07 2/3 defends.
  const t = atUses({ a: { active: 'PC-L11', licences: ['PC-P6'], tp: 3 }, b: { active: 'PC-I07', tp: 3 } });
  burn(t, [2, 3, 4], [3, 2, 4]); // 6–6
  deepEqual([t.ask, t.asked], ['chanceEffects', [0]]);
  t.a.pick('done');
  deepEqual(t.asked, [1]);
  t.b.pick('done'); // still level: 9–8 after the second pair
  deepEqual([t.ask, t.asked, turnedUp(t, 0)], ['chanceEffects', [0], 2]);
  t.a.pick('done').b.pick('effect:PC-I07/0').b.pick('done'); // 9–10
  equal(t.own.attacker, 1);
});

rule('EPC-R13 an effect used after the first flips is spent after the second', () => {
  const t = atUses({ a: { active: 'PC-G04' }, b: { active: 'PC-I07', tp: 3 } });
  burn(t, [4, 1], [2, 1]); // 7–5
  t.b.pick('effect:PC-I07/0').b.pick('done'); // 7–7
  deepEqual([t.ask, t.asked, turnedUp(t, 1)], ['chanceEffects', [1], 2]);
  t.b.mayNot('effect:PC-I07', 'EPC-509');
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-R13 the attacker finishes first, then the defender', () => {
  const t = testUses({ a: { active: 'T-PATIENT' }, b: { active: 'PC-I07', tp: 1 } });
  burn(t, [5], [1]);
  t.a.pick('effect:T-PATIENT/0');
  deepEqual([t.ask, t.asked], ['chanceEffects', [0]]);
  t.a.pick('done').b.pick('effect:PC-I07/0');
  deepEqual([t.ask, t.asked], ['chanceEffects', [1]]);
});

rule('EPC-R13 nobody is asked where no fighter has such a text', () => {
  const t = testBattle({ a: { active: 'T-PATIENT' }, b: { active: 'PC-I04' } });
  t.a.pick('stay').a.pick('done').b.pick('done');
  deepEqual([t.ask, t.asked], ['chanceEffects', [0]]);
  const u = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I01' } });
  ok(burn(u, [5], [1]).ask !== 'chanceEffects');
});

// The worked examples. PC-L01 has OF 5, PC-I09 DF 5, PC-I04 OF 4.
rule('EPC-D1 OF 5, DF 5, Burning Chance 2 and 1: 7 against 6', () => {
  const t = atUses({ a: { active: 'PC-L01' }, b: { active: 'PC-I09' } });
  const [loser] = t.b.ids('active');
  deepEqual(powers(t), [5, 5]);
  burn(t, [2], [1]);
  equal(t.own.attacker, 0);
  equal(whereabouts(t, 1, loser), 'discard');
  equal(turnedUp(t, 0), 1);
});

rule('EPC-D2 OF 4, DF 5: 6–6, then 7–9', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I09' } });
  deepEqual(powers(t), [4, 5]);
  burn(t, [2, 1], [1, 3]);
  deepEqual([turnedUp(t, 0), turnedUp(t, 1), t.own.attacker], [2, 2, 1]);
});

rule('EPC-D14 OF 6 + 3 and 1, DF 5 + 3 and 2: 10–10, flip again', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H01'], tp: 2 }, b: { goalkeeper: 'PC-K2', tp: 3 } });
  t.put(1, 'hissatsuHand', ['PC-H07'], 'aside'); // +3 for a goalkeeper not of Galewick
  t.a.pick('stay').a.pick('use:PC-H01').a.pick('done').b.pick('use:PC-H07');
  deepEqual(powers(t), [9, 8]);
  const before = turnedUp(t, 0);
  burn(t, [1, 3], [2, 2]);
  deepEqual([turnedUp(t, 0) - before, t.own.goals], [2, [1, 0]]);
});
