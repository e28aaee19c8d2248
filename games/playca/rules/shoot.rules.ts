/** EPC-801 to EPC-814: the Shoot Phase. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, stack, turnedUp, whereabouts } from './testing/burningChance.ts';
import { atShot, endPeriod, quiet, seen } from './testing/scenarios.ts';
import { testShot } from './testing/testCards.ts';

/** The use step of side a's shot. */
const atTry = (s: Parameters<typeof atShot>[0] = {}) => {
  const t = atShot(s);
  return t.ask === 'passDecision' ? t.a.pick('stay') : t;
};

rule("EPC-801 the shooter's OF is compared with the goalkeeper's DF", () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K1' } });
  deepEqual(powers(t), [6, 4]);
});

rule('EPC-802 pass decision, Shoot uses, Catch uses, Burning Chance', () => {
  const t = atShot({ a: { hand: ['PC-H01'], tp: 3 }, b: { hand: ['PC-H15'], tp: 3 } });
  deepEqual([t.ask, t.asked], ['passDecision', [0]]);
  deepEqual(t.a.keys, ['pass', 'stay']);
  t.a.pick('stay');
  deepEqual([t.ask, t.asked], ['uses', [0]]);
  deepEqual(t.a.keys, ['use:PC-H01', 'done']);
  t.a.pick('done');
  deepEqual([t.ask, t.asked], ['uses', [1]]);
  deepEqual(t.b.keys, ['use:PC-H15', 'done']);
  const flips = turnedUp(t, 0);
  t.b.pick('done');
  equal(turnedUp(t, 0) > flips, true);
});

rule('EPC-803 ties are broken by repeated Burning Chance', () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K2' } }); // 6 against 5
  const before = [turnedUp(t, 0), turnedUp(t, 1)];
  burn(t, [2, 4, 3], [3, 4, 2]);
  deepEqual([turnedUp(t, 0) - before[0], turnedUp(t, 1) - before[1]], [3, 3]);
  deepEqual(t.own.goals, [1, 0]);
});

rule('EPC-804 OF higher: goal for the shooter', () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K2' } });
  burn(t, [3], [3]);
  deepEqual(t.own.goals, [1, 0]);
  equal(t.events.filter((e) => e.type === 'goal').length, 1);
});

rule('EPC-805 DF higher: no goal', () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K2' } });
  burn(t, [2], [4]);
  deepEqual(t.own.goals, [0, 0]);
  deepEqual([t.a.count('score'), t.b.count('score')], [0, 0]);
  deepEqual(
    t.events.filter((e) => e.type === 'save' || e.type === 'goal').map((e) => [e.type, e.seat]),
    [['save', 1]],
  );
});

rule("EPC-806 the scorer's last Burning Chance card goes to the Score Area and is out of the game", () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K2' } });
  const [second, first] = t.a.ids('deck').slice(-2);
  burn(t, [2, 5], [3, 4]);
  deepEqual(t.a.ids('score'), [second]);
  equal(whereabouts(t, 0, first), 'discard');
  equal(t.b.count('score'), 0);
  for (const viewer of [0, 1]) equal(seen(t, viewer, 0, 'score').count, 1);
  endPeriod(t, false);
  equal(t.result?.reason, 'goals');
  equal(whereabouts(t, 0, second), 'score');
});

rule('EPC-807 with a counter the card is still removed from the game', () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K2' }, options: { scoreMode: 'counter' } });
  const [second, first] = t.a.ids('deck').slice(-2);
  burn(t, [2, 5], [3, 4]);
  deepEqual(t.own.goals, [1, 0]);
  equal(['score', 'aside'].includes(whereabouts(t, 0, second)), true);
  equal(whereabouts(t, 0, first), 'discard');
});

rule('EPC-808 the other Burning Chance cards of both players are discarded', () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K2' } });
  const [, first] = t.a.ids('deck').slice(-2);
  const theirs = t.b.ids('deck').slice(-2);
  burn(t, [2, 5], [3, 4]);
  deepEqual([t.a.count('chance'), t.b.count('chance')], [0, 0]);
  deepEqual([whereabouts(t, 0, first), ...theirs.map((c) => whereabouts(t, 1, c))], ['discard', 'discard', 'discard']);
});

rule('EPC-808 after a save all of them are discarded', () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K2' } });
  const mine = t.a.ids('deck').at(-1)!;
  burn(t, [2], [4]);
  equal(whereabouts(t, 0, mine), 'discard');
});

rule('EPC-809 all cards left in both Field Areas are discarded', () => {
  const t = atTry({ a: { active: 'PC-G01', field: ['PC-G04', 'PC-G08'] } });
  const left = [...t.a.ids('active'), ...t.a.ids('field')];
  equal(left.length, 3);
  burn(t, [2], [4]);
  deepEqual(
    left.map((card) => whereabouts(t, 0, card)),
    ['discard', 'discard', 'discard'],
  );
  deepEqual([t.b.count('active'), t.a.count('active')], [0, 0]);
});

rule('EPC-810 the goalkeeper is never discarded by losing', () => {
  const t = atTry({ a: { active: 'PC-G01' }, b: { goalkeeper: 'PC-K1' } });
  const [keeper] = t.b.ids('goalkeeper');
  burn(t, [5], [1]);
  deepEqual(t.own.goals, [1, 0]);
  deepEqual(t.b.ids('goalkeeper'), [keeper]);
});

rule('EPC-811 the shot ends the period whatever its result', () => {
  for (const [mine, theirs] of [
    [5, 1],
    [1, 5],
  ]) {
    const t = atTry({ a: { active: 'PC-G01' } });
    equal(t.own.period, 0);
    burn(t, [mine], [theirs]);
    equal(t.own.period, 1);
    equal(t.own.shooting, false);
    equal(t.ask, 'arrange');
  }
});

rule('EPC-812 only the shooter can score', () => {
  const t = atTry({ a: { active: 'PC-L08' }, b: { goalkeeper: 'PC-K2' } });
  burn(t, [1], [5]); // 2 against 10
  deepEqual(t.own.goals, [0, 0]);
  equal(t.b.count('score'), 0);
});

rule("EPC-813 the goalkeeper's OF and BCP are never used", () => {
  // PC-K6 1/4/2.
  const t = atTry({ a: { active: 'PC-I07', tp: 0 }, b: { goalkeeper: 'PC-K6' } });
  equal(powers(t)[1], 4);
  burn(t, [3], [4]); // PC-I07 holds the Burning Chance open
  equal(t.ask, 'chanceEffects');
  deepEqual(powers(t), [5, 8]);
});

rule('EPC-814 the player without the ball has no field character in the Shoot Phase', () => {
  const t = atShot({});
  deepEqual([t.b.count('active'), t.b.count('field')], [0, 0]);
  equal(t.own.attacker, 0);
  // Its character texts cannot be used, only the goalkeeper's.
  t.put(1, 'goalkeeper', ['PC-K1']).put(1, 'tp', ['PC-G04']);
  t.a.pick('stay').a.pick('done');
  deepEqual(t.b.keys, ['effect:PC-K1/0', 'done']);
});

rule('EPC-811 one shot and no more: the next ask belongs to the next Kick Off', () => {
  const t = atTry({});
  stack(t, [5], [1]);
  quiet(t);
  quiet(t);
  equal(t.ask, 'arrange');
  deepEqual([t.a.count('field'), t.b.count('field')], [3, 3]);
});

rule('EPC-R25 with two cards the one flipped last marks the goal', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H17'], tp: 4 } });
  t.a.pick('stay').a.pick('use:PC-H17');
  const [second, first] = t.a.ids('deck').slice(-2);
  burn(t, [3, 2], [1]);
  deepEqual(t.a.ids('score'), [second]);
  equal(whereabouts(t, 0, first), 'discard');
});

rule('EPC-D9 a goal with 3, then 1 after a tie: the 1 is the marker', () => {
  const t = testShot({ a: { active: 'PC-G01' } }); // 6 against 5
  t.a.pick('stay');
  t.top(0, ['PC-I04', 'PC-G11']).top(1, ['PC-G04', 'T-ZERO']); // 9–9, then 10–9
  const [one, three] = t.a.ids('deck').slice(-2);
  t.a.pick('done').b.pick('done');
  deepEqual([t.own.goals, t.a.ids('score'), t.a.cards('score')], [[1, 0], [one], ['PC-G11']]);
  equal(whereabouts(t, 0, three), 'discard');
});
