/** Game Plan's clauses as tests. */
import { deepEqual, equal, notDeepEqual } from 'node:assert/strict';
import type { Options } from '@touchline/engine';
import { rule, scenario } from '@touchline/engine/testing';
import { game } from './index.ts';

const start = (seats: number, seed = 'test', options: Partial<Options> = {}) =>
  scenario(game, { lists: new Array(seats).fill({}), seed, options });

/** A round with this plan and these hands, in which everybody calls one trick: `round(start(2), '442-1', '433-2 433-3', '352-4 442-5')`. */
function round(t: ReturnType<typeof start>, plan: string, ...hands: string[]) {
  t.put(0, 'plan', [plan], 'pack');
  hands.forEach((hand, seat) => t.put(seat, 'hand', hand.split(' '), 'pack'));
  for (const seat of hands.keys()) t.pick(seat, 'call#1');
  return t;
}

/** The points after a round of one trick. The engine plays a last card by itself. */
const after = (plan: string, ...cards: string[]) => round(start(cards.length), plan, ...cards).own.points;

rule('GP-1, GP-2 one pack is dealt to everybody, anew in each round', () => {
  for (const seats of [2, 3, 4]) {
    const t = start(seats);
    equal(new Set(t.state.def).size, 24);
    for (let seat = 0; seat < seats; seat++) equal(t.seat(seat).count('hand'), [7, 6, 5][seats - 2]);
    equal(t.a.count('pack'), 23 - seats * (9 - seats));
    equal(t.finish().own.round, seats);
  }
  notDeepEqual(start(2, 'a').a.cards('hand'), start(2, 'b').a.cards('hand'));
});

rule('GP-1 each may begin with points of their own', () => deepEqual(start(3, 'test', { start: [0, 3, 1] }).own.points, [0, 3, 1]));

rule('GP-3 a card is turned over, and another one in the next round', () => {
  equal(start(2).a.count('plan'), 1);
  equal(round(start(2), '442-1', '433-2', '433-3').a.count('plan'), 1);
});

rule('GP-4 calls are secret until everybody has called', () => {
  const t = start(3);
  deepEqual(t.c.keys, ['call#0', 'call#1', 'call#2', 'call#3', 'call#4', 'call#5', 'call#6']);
  const before = t.b.view.own;
  deepEqual(t.c.pick('call#4').b.view.own, before);
  t.a.pick('call#2').b.pick('call#0');
  deepEqual(t.own.calls, [2, 0, 4]);
  const told = t.b.events.flatMap(({ type, seat, args }) => (type === 'call' ? [`${seat}: ${args.n}`] : []));
  deepEqual(told, ['0: 2', '1: 0', '2: 4']);
});

rule('GP-5 the winner leads; each round begins with the next player', () => {
  const t = round(start(3), '352-1', '433-2 442-2', '433-3 442-3', '433-8 433-7');
  t.a.pick('play:433-2').b.pick('play:433-3').c.pick('play:433-8');
  deepEqual(t.own.points, [0, 0, 2]);
  deepEqual(round(t, '352-1', '433-2 442-2', '433-3 442-3', '433-8 433-7').asked, [1]);
});

rule('GP-6 the formation led is followed by whoever has it', () => {
  const t = round(start(3), '352-1', '433-2 442-2', '433-3 442-3', '352-3 442-8');
  t.a.pick('play:433-2').b.mayNot('play:442-3', 'GP-6').may('play:433-3').pick('play:433-3');
  t.c.may('play:352-3').may('play:442-8');
});

rule('GP-7 the highest of the plan wins, or else the highest of the formation led', () => {
  deepEqual(after('352-1', '433-2', '433-3', '442-8'), [0, 6, 0]);
  deepEqual(after('352-1', '433-8', '352-2', '352-3'), [0, 0, 6]);
  deepEqual(after('433-4', '442-2', '442-7'), [0, 6]);
});

rule('GP-8 the Joker is strong as the last card', () => {
  deepEqual(after('352-1', '433-8', '433-1'), [0, 6]);
  deepEqual(after('352-1', '433-1', '433-2'), [0, 6]);
  deepEqual(after('352-1', '433-5', '433-1', '433-2'), [6, 0, 0]);
});

rule('GP-8 the Capitano scores once a round for the player it lies in front of', () => {
  const kept = round(start(2), '442-1', '352-5 352-8', '352-1 352-2').a.pick('play:352-5').b.pick('play:352-1');
  deepEqual(kept.own.points, [4, 0]);
  const lost = round(start(2), '442-1', '352-5 352-4', '352-8 352-7').a.pick('play:352-5').b.pick('play:352-8');
  deepEqual(lost.own.points, [0, 4]);
  deepEqual(round(lost, '442-1', '352-1 352-2', '352-5 352-8').b.pick('play:352-5').a.pick('play:352-1').own.points, [0, 8]);
});

rule('GP-9 one point a trick, and five for a call that comes true', () => {
  const t = round(start(2), '352-1', '433-8 442-2', '433-2 442-3').a.pick('play:433-8').b.pick('play:433-2');
  deepEqual(t.own.points, [6, 6]);
  deepEqual(after('352-1', '433-8', '433-2'), [6, 0]);
  deepEqual(round(start(2, 'test', { bonus: 10 }), '352-1', '433-8', '433-2').own.points, [11, 0]);
});

rule('GP-10 the most points win; equal points share a place', () => {
  const t = round(start(3).set('round', 2).set('points', [1, 7, 1]), '352-1', '433-8', '433-2', '442-8');
  const { winners, ranks, scores } = t.result!;
  deepEqual({ winners, ranks, scores }, { winners: [0, 1], ranks: [1, 1, 3], scores: [7, 7, 1] });
});
