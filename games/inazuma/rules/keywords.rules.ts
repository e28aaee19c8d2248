/** INA-1101 to INA-1110: keywords. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { gets, goalFever, ownKeeper, technique, use } from '../cards/make.ts';
import { atAttack, atShot, atSide, flipped, gameWith, type Match, score, shot, sp, totals } from './testing/scenarios.ts';

rule('INA-1101 Dribbler counts while it attacks, and only then', () => {
  equal(sp(atAttack({ a: { field: { 'MF-A': 'S1-12' } } }), 0, 'MF-A'), 500);
  equal(sp(atAttack({ side: 'B', a: { field: { 'MF-A': 'S1-12' } } }), 0, 'MF-A'), 300);
  equal(sp(atAttack({ b: { field: { 'MF-A': 'S1-12' } } }), 1, 'MF-A'), 300);
  equal(sp(atShot({ a: { field: { 'MF-A': 'S1-12' } } }), 0, 'MF-A'), 300);
});

rule('INA-1102 Defender counts while it defends, and only then', () => {
  equal(sp(atAttack({ b: { field: { 'DF-A': 'INH-S09' } } }), 1, 'DF-A'), 700);
  equal(sp(atAttack({ side: 'B', b: { field: { 'DF-A': 'INH-S09' } } }), 1, 'DF-A'), 400);
  equal(sp(atAttack({ a: { field: { 'DF-A': 'INH-S09' } } }), 0, 'DF-A'), 400);
});

rule('INA-1103 Striker counts for the kicker, and only then', () => {
  const t = atShot({ a: { field: { 'FW-A': 'S1-5', 'MF-A': 'S1-7' } }, kicker: 'S1-5' });
  deepEqual(shot(t), [600, 600]);
  const x = atShot({ a: { field: { 'FW-A': 'S1-5', 'MF-A': 'S1-7' } }, kicker: 'S1-7' });
  equal(sp(x, 0, 'FW-A'), 400);
  equal(sp(atAttack({ a: { field: { 'FW-A': 'S1-5' } } }), 0, 'FW-A'), 400);
});

rule('INA-1109 they cost nothing and need no action', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'S1-12', 'FW-A': 'S1-5' } } });
  deepEqual(t.a.keys, ['pass']);
  deepEqual(totals(t), [900, 0]);
});

const speedy = { 'FW-A': 'INH-S04', 'MF-B': 'S1-9' };

/** Play it, then both pass and flip. */
function played(t: Match, key: string, a: number, b: number): Match {
  t.a.pick(key).b.pick('pass');
  t.top(0, [`INH-R${a === 5 ? '12' : '17'}`]).top(1, [`INH-R${b === 5 ? '12' : '17'}`]);
  return t.a.pick('pass');
}

rule('INA-1104, INA-1107, INA-R22 Goal Fever and a goal: a whole further shooting phase', () => {
  const t = atShot({ turn: 3, a: { field: { ...speedy, 'MF-A': 'INH-S06' }, hand: ['INH-T06'] }, kicker: 'INH-S04' });
  const hands = [t.a.count('hand') - 1, t.b.count('hand')];
  played(t, 'play:INH-T06', 5, 1);
  deepEqual([t.ask, t.own.turn, score(t), t.a.count('hand'), t.b.count('hand')], ['kicker', 3, [1, 0], hands[0] + 1, hands[1] + 1]);
  // Another of those who attacked may kick now.
  t.a.pick('kicker:INH-S06');
  deepEqual(shot(t), [300, 600]);
  flipped(t, [1], [5]);
  equal(t.own.turn, 4);
});

const fever = (...hand: string[]) => atShot({ turn: 3, a: { field: speedy, hand } });

rule('INA-1105, E6 two of them in one phase bring one more phase, not two', () => {
  const t = fever('INH-T06', 'INH-T06');
  t.a.pick('play:INH-T06').b.pick('pass');
  played(t, 'play:INH-T06', 5, 1);
  deepEqual([t.own.turn, score(t)], [3, [1, 0]]);
  flipped(t, [5], [1]);
  deepEqual([t.own.turn, score(t)], [4, [2, 0]]);
});

rule('INA-1106, E7 one in the further phase brings another, and so on', () => {
  const t = fever('INH-T06');
  played(t, 'play:INH-T06', 5, 1);
  t.put(0, 'hand', ['INH-T06']);
  played(t, 'play:INH-T06', 5, 1);
  deepEqual([t.ask, t.own.turn, score(t)], ['actions', 3, [2, 0]]);
  flipped(t, [5], [1]);
  deepEqual([t.own.turn, score(t)], [4, [3, 0]]);
});

rule('INA-1108 without a goal it gives nothing', () => {
  const t = atShot({ turn: 3, a: { field: speedy, hand: ['INH-T06'] }, b: { keeper: 'INH-G1' } });
  t.a.pick('play:INH-T06').b.pick('pass');
  t.top(0, ['INH-R17']).top(1, ['INH-R12']);
  t.a.pick('pass');
  deepEqual([score(t), t.own.turn], [[0, 0], 4]);
});

rule('INA-1104 the option plays without it', () => {
  const t = atShot({ turn: 3, options: { goalFever: false }, a: { field: speedy, hand: ['INH-T06'] } });
  played(t, 'play:INH-T06', 5, 1);
  deepEqual([score(t), t.own.turn], [[1, 0], 4]);
});

rule('INA-1110 on a card of the defender it gives nothing', () => {
  const wall = technique('T-WALL', 'none', 'Wall', 1, [], use(['shooting'], {}, gets(ownKeeper, 100), goalFever));
  const t = atShot({ game: gameWith(wall), b: { hand: ['T-WALL'] } });
  t.a.pick('pass').b.pick('play:T-WALL');
  t.top(0, ['INH-R12']).top(1, ['INH-R17']).a.pick('pass').b.pick('pass');
  deepEqual([score(t), t.own.turn], [[1, 0], 2]);
});

rule('INA-1104 it lasts for the phase in which it was played', () => {
  const t = fever('INH-T06');
  played(t, 'play:INH-T06', 5, 1);
  flipped(t, [5], [1]);
  deepEqual([t.own.turn, score(t), t.own.fever], [4, [2, 0], false]);
});

rule('INA-R61, INA-1101 a Dribbler of the other side dribbles once it has joined', () => {
  const t = atSide({ a: { field: { 'FW-A': 'S1-4', 'MF-B': 'S1-8' } } });
  t.a.pick('side:A').a.pick('join:S1-8');
  deepEqual(totals(t), [800, 0]);
});
