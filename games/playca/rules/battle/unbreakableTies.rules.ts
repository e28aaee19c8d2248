/** EPC-R23, EPC-R24: ties that nobody can break, or that go on too long. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, turnedUp } from '../testing/burningChance.ts';
import { atShot, atUses, type Match, many } from '../testing/scenarios.ts';
import { testUses } from '../testing/testCards.ts';

rule('EPC-R23 a tie nobody can break: the defending side wins', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.own.attacker, 1);
});

rule('EPC-R23 where nothing was flipped there are no effects after the flips', () => {
  const t = atUses({ a: { active: 'PC-I01' }, b: { active: 'PC-I07', tp: 3 } }); // 3 against 3
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual([t.own.attacker, t.b.count('tp')], [1, 3]);
});

rule('EPC-R23 no goal from a tie nobody can break', () => {
  const t = atShot({ a: { active: 'PC-L01', field: [] } }); // 5 against 5
  t.a.pick('stay');
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual([t.own.period, t.own.goals], [1, [0, 0]]);
});

rule('EPC-R23 without cards the higher power still wins', () => {
  const t = atUses({ a: { active: 'PC-G01' }, b: { active: 'PC-I04' } });
  for (const seat of [0, 1]) t.put(seat, 'deck', [], 'aside').put(seat, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.own.attacker, 0);
});

rule('EPC-R23 if only one can flip, that BCP is added alone', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  t.put(1, 'deck', [], 'aside').put(1, 'discard', [], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.own.attacker, 0);
});

rule('EPC-R23 a further tie at BCP 0 repeats until cards run out', () => {
  const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  t.put(0, 'deck', many('T-ZERO', 4), 'aside').put(0, 'discard', [], 'aside');
  t.put(1, 'deck', [], 'aside').put(1, 'discard', [], 'aside');
  const before = turnedUp(t, 0);
  t.a.pick('done').b.pick('done');
  equal(turnedUp(t, 0) - before, 4);
  equal(t.own.attacker, 1);
});

/** A battle that has seen this many pairs of flips. */
const after = (flips: number): Match => atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } }).set('flips', flips);

rule('EPC-R24 after 60 pairs of flips the defending side wins', () => {
  const t = burn(after(59), [3, 5], [3, 1]);
  deepEqual([t.own.attacker, turnedUp(t, 0)], [1, 1]);
});

rule('EPC-R24 the 60th pair still decides', () => {
  equal(burn(after(59), [3], [2]).own.attacker, 0);
});

rule('EPC-R24 59 pairs are not yet the cap', () => {
  equal(burn(after(58), [3, 5], [3, 1]).own.attacker, 0);
});
