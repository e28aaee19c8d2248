/** EPC-200: halves, overtime, winning, and decks that run out. */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atBattle, atShot, atStrategy, atUses, endPeriod, type Match, moved, quiet, start, toShot } from './table.ts';

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

/** A side's deck and discard pile taken off the table. */
const noCards = (t: Match, seat: number) => t.put(seat, 'discard', [], 'aside').put(seat, 'deck', [], 'aside');

rule('EPC-208 nobody loses by an empty deck', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G04'] }, b: { active: 'PC-I01', field: ['PC-I01'], top: ['PC-G11'] } });
  noCards(t, 0);
  t.a.pick('done').b.pick('done');
  equal(t.result, null);
  ok(t.b.cards('discard').includes('PC-I01'));
  equal(t.own.attacker, 0);
  equal(t.ask, 'passDecision');
});

rule('EPC-209 an empty deck is renewed from the discard pile at once', () => {
  const t = atUses({
    a: { active: 'PC-G01', field: ['PC-G04', 'PC-G04'] },
    b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] },
  });
  t.put(0, 'discard', [...new Array(8).fill('PC-G01'), ...new Array(8).fill('PC-G08')]);
  const pile = t.a.ids('discard').slice();
  t.put(0, 'deck', ['PC-L04'], 'aside');
  t.a.pick('done').b.pick('done');
  equal(t.a.count('deck'), 16);
  deepEqual(t.a.cards('discard'), ['PC-L04']);
  deepEqual([...t.a.ids('deck')].sort(), [...pile].sort());
  equal(t.events.filter((e) => e.type === 'shuffle' && e.seat === 0).length, 2);
});

rule('EPC-209 it is shuffled', () => {
  const order = (seed: string) => {
    const t = atUses({
      seed,
      a: { active: 'PC-G01', field: ['PC-G04'] },
      b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] },
    });
    t.put(0, 'discard', [...new Array(8).fill('PC-G01'), ...new Array(8).fill('PC-G08')]);
    t.put(0, 'deck', ['PC-L04'], 'aside');
    return t.a.pick('done').b.pick('done').a.cards('deck');
  };
  const plain = [...new Array(8).fill('PC-G01'), ...new Array(8).fill('PC-G08')];
  notDeepEqual(order('one'), plain);
  notDeepEqual(order('one'), [...plain].reverse());
  notDeepEqual(order('one'), order('two'));
});

rule('EPC-209 nothing is renewed while the deck has cards', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G04'] }, b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] } });
  t.put(0, 'discard', new Array(6).fill('PC-G01')).put(0, 'deck', ['PC-G04', 'PC-L04'], 'aside');
  t.a.pick('done').b.pick('done');
  deepEqual(t.a.cards('deck'), ['PC-G04']);
  equal(t.a.count('discard'), 7);
});

rule('EPC-209 it is the own discard pile', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G04'] }, b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'], top: ['PC-G11'] } });
  t.put(0, 'discard', ['PC-G01']).put(0, 'deck', ['PC-L04'], 'aside').put(1, 'discard', new Array(4).fill('PC-I04'));
  t.a.pick('done').b.pick('done');
  equal(t.a.count('deck'), 1);
  deepEqual(t.b.cards('discard'), [...new Array(4).fill('PC-I04'), 'PC-G11', 'PC-I01']);
});

rule('EPC-210 TP, Hissatsu, Score, Field and Burning Chance Areas take no part', () => {
  const t = atUses({
    a: { active: 'PC-I07', field: ['PC-G04', 'PC-G01'], hand: ['PC-H11'], tp: 4 },
    b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'] },
  });
  t.put(0, 'score', ['PC-G01']);
  t.a.pick('use:PC-H11');
  t.put(0, 'discard', new Array(5).fill('PC-G08')).put(0, 'deck', ['PC-G11'], 'aside');
  const places = ['tp', 'hissatsuArea', 'score', 'field', 'active', 'goalkeeper'];
  const before = places.map((zone) => [...t.a.ids(zone)]);
  t.a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual(t.a.cards('chance'), ['PC-G11']);
  deepEqual(t.a.cards('deck'), new Array(5).fill('PC-G08'));
  deepEqual(
    places.map((zone) => [...t.a.ids(zone)]),
    before,
  );
});

rule('EPC-211 three field cards: the draw goes on with the new deck', () => {
  const t = toShot(start());
  for (const seat of [0, 1]) t.put(seat, 'discard', new Array(9).fill('PC-G08')).put(seat, 'deck', ['PC-G01', 'PC-L04', 'PC-G11'], 'aside');
  endPeriod(t, false);
  equal(t.ask, 'arrange');
  for (const side of [t.a, t.b]) {
    equal(side.count('field'), 3);
    equal(side.count('discard'), 0);
    ok(side.cards('field').includes('PC-G01'));
  }
});

rule('EPC-211 five TP: two from the old deck, three from the new one', () => {
  const t = start();
  t.put(0, 'discard', new Array(12).fill('PC-G08')).put(0, 'deck', ['PC-G01', 'PC-G01'], 'aside');
  const [second, first] = t.a.ids('deck');
  t.until('support');
  equal(t.a.count('tp'), 5);
  deepEqual(t.a.ids('tp').slice(0, 2), [first, second]);
  equal(t.a.count('deck'), 9);
  equal(t.a.count('discard'), 0);
  equal(t.b.count('deck'), 22);
});

rule('EPC-211 "Add X TP" goes on with the new deck', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H32'], tp: 0 }, goals: [0, 1] });
  t.put(0, 'discard', new Array(4).fill('PC-G08')).put(0, 'deck', ['PC-G01'], 'aside');
  t.a.pick('support:PC-H32');
  equal(t.a.count('tp'), 2);
  equal(t.a.count('deck'), 3);
  equal(t.a.count('discard'), 0);
});

rule('EPC-211 two Burning Chance cards: the second comes from the new deck', () => {
  const t = atShot({ a: { active: 'PC-L03', field: [], tp: 2 }, b: { top: ['PC-G11'] } });
  t.a.pick('stay').a.pick('effect:PC-L03/0').a.pick('done');
  t.put(0, 'discard', ['PC-G08', 'PC-G08', 'PC-G08']).put(0, 'deck', ['PC-L04'], 'aside');
  const since = t.events.length;
  t.b.pick('done');
  equal(moved(t, 0, 'deck', 'chance', since).length, 2);
});

rule('EPC-211 with nothing left at all the step ends', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: [] }, b: { active: 'PC-G08', field: ['PC-I01'] } });
  noCards(noCards(t, 0), 1);
  t.a.pick('stay').a.pick('done').b.pick('done');
  equal(t.a.count('chance'), 0);
  equal(t.result, null);
});
