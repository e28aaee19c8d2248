/** EPC-201 to EPC-207: halves, overtime, winning. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn } from '../testing/burningChance.ts';
import { endPeriod, type Match, quiet, start, toShot } from '../testing/scenarios.ts';

rule('EPC-201 a match has two halves', () => {
  const t = start();
  equal(t.own.period, 0);
  endPeriod(t, true);
  equal(t.result, null);
  equal(t.own.period, 1);
  equal(t.ask, 'arrange');
  endPeriod(t, false);
  equal(t.own.period, 1);
  ok(t.result);
});

/** Names of the asks of one period, repeats left out, with the shot's marked. */
function asksOfPeriod(t: Match): string[] {
  const { period } = t.own;
  const out: string[] = [];
  for (let i = 0; i < 100 && !t.result && t.own.period === period; i++) {
    const name = t.own.shooting ? `shot ${t.ask}` : t.ask;
    if (out.at(-1) !== name) out.push(name);
    quiet(t);
  }
  return out;
}

rule('EPC-202 Kick Off, Strategy, Breakthrough, Shoot, in this order', () => {
  const t = start();
  for (const _half of [1, 2]) {
    const names = asksOfPeriod(t);
    deepEqual(names.slice(0, 4), ['arrange', 'support', 'passDecision', 'uses']);
    deepEqual(
      names.filter((n) => n === 'arrange' || n === 'support'),
      ['arrange', 'support'],
    );
    const shot = names.findIndex((n) => n.startsWith('shot'));
    ok(shot > 3);
    ok(names.slice(shot).every((n) => n.startsWith('shot')));
    equal(names.at(-1), 'shot uses');
  }
});

rule('EPC-203 one shot in each period, and at most one goal', () => {
  for (const seed of ['p', 'q', 'r']) {
    const t = start({ seed });
    const shots = [0, 0, 0];
    let shooting = false;
    while (!t.result) {
      const goals = t.own.goals[0] + t.own.goals[1];
      ok(goals <= t.own.period + (t.own.shooting ? 0 : 1));
      if (t.own.shooting && !shooting) shots[t.own.period]++;
      shooting = t.own.shooting;
      quiet(t);
    }
    deepEqual(shots.slice(0, t.own.period + 1), new Array(t.own.period + 1).fill(1));
  }
});

rule('EPC-203 a goal ends the half: the next ask is the next Kick Off', () => {
  const t = toShot(start());
  const shooter = t.own.attacker;
  endPeriod(t, true);
  deepEqual(t.own.goals, shooter === 0 ? [1, 0] : [0, 1]);
  equal(t.own.shooting, false);
  equal(t.ask, 'arrange');
});

rule('EPC-204 more goals after the second half win', () => {
  for (const winner of [0, 1]) {
    const t = endPeriod(endPeriod(start(), false).set('goals', winner === 0 ? [2, 1] : [1, 2]), false);
    deepEqual(t.result, { winners: [winner], clause: 'EPC-204', reason: 'goals' });
  }
});

rule('EPC-204 the goal of the second half counts', () => {
  const t = toShot(endPeriod(start(), false));
  const shooter = t.own.attacker;
  endPeriod(t, true);
  deepEqual(t.result?.winners, [shooter]);
});

rule('EPC-204 not after the first half, however far ahead', () => {
  const t = endPeriod(start().set('goals', [3, 0]), false);
  equal(t.result, null);
  equal(t.own.period, 1);
});

rule('EPC-205 level after two halves: overtime, with all four phases', () => {
  const t = endPeriod(endPeriod(start(), false), false);
  equal(t.result, null);
  equal(t.own.period, 2);
  equal(t.ask, 'arrange');
  const names = asksOfPeriod(t);
  deepEqual(names.slice(0, 4), ['arrange', 'support', 'passDecision', 'uses']);
  equal(names.at(-1), 'shot uses');
  equal(t.own.period, 2);
  ok(t.result);
});

rule('EPC-205 level with goals too', () => {
  const t = endPeriod(endPeriod(start(), false).set('goals', [1, 1]), false);
  equal(t.own.period, 2);
  equal(t.result, null);
});

rule('EPC-205 the option without overtime goes straight to penalty kicks', () => {
  const t = endPeriod(endPeriod(start({ options: { overtime: false } }), false), false);
  equal(t.own.period, 1);
  equal(t.result?.clause, 'EPC-1005');
});

rule('EPC-206 level after overtime: penalty kicks', () => {
  const t = endPeriod(endPeriod(endPeriod(start(), false), false), false);
  ok(t.own.pkRounds >= 5);
  equal(t.result?.reason, 'penalties');
  deepEqual(t.result?.winners, [t.own.pkUp[0] > t.own.pkUp[1] ? 0 : 1]);
});

rule('EPC-206 no penalty kicks where the score is not level', () => {
  const t = endPeriod(endPeriod(endPeriod(start(), false), false), true);
  equal(t.own.pkRounds, 0);
  deepEqual([t.a.count('pkRow'), t.b.count('pkRow')], [0, 0]);
});

rule('EPC-206 the option without penalty kicks: a draw', () => {
  const t = endPeriod(endPeriod(endPeriod(start({ options: { pk: false } }), false), false), false);
  deepEqual(t.result, { winners: [0, 1], clause: 'EPC-206', reason: 'level' });
  equal(t.own.pkRounds, 0);
});

rule('EPC-207 overtime is played to its end; more goals then win', () => {
  const t = endPeriod(endPeriod(start(), false), false);
  const shooter = toShot(t).own.attacker;
  endPeriod(t, true);
  deepEqual(t.result, { winners: [shooter], clause: 'EPC-204', reason: 'overtime' });
  for (const side of [t.a, t.b]) equal(side.count('active') + side.count('field') + side.count('chance'), 0);
});

rule('EPC-207 after a save in overtime there is no further period', () => {
  const t = endPeriod(endPeriod(endPeriod(start(), false), false), false);
  equal(t.own.period, 2);
  ok(t.result);
});

rule('EPC-D18 1–1 after two halves, b scores in overtime: b wins 2–1', () => {
  const t = start();
  endPeriod(t, false);
  endPeriod(t, false);
  t.set('goals', [1, 1]).until('passDecision');
  t.put(0, 'active', ['PC-L08']).put(0, 'field', []).put(1, 'active', ['PC-G08']);
  burn(t.until('uses'), [1], [5]);
  deepEqual([t.own.shooting, t.own.attacker], [true, 1]);
  endPeriod(t, true);
  deepEqual([t.own.goals, t.result], [[1, 2], { winners: [1], reason: 'overtime', clause: 'EPC-204' }]);
  equal(t.own.pkRounds, 0);
});
