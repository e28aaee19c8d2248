/** INA-1001 to INA-1007: the penalty shootout. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atSide, many, ofLevel, passOn, told } from './testing/scenarios.ts';

/** A level match whose decks turn up these levels, top card first; nothing lies below unless it is said. */
function shootout(a: readonly number[], b: readonly number[], below = 5) {
  const t = atSide({ turn: 6, a: { hand: ['FF-98'], field: { 'FW-A': 'S1-4' } }, b: { hand: ['FF-99'], keeper: 'S1-1' } });
  for (const [seat, levels] of [a, b].entries()) {
    t.put(seat, 'out', many('INH-R17', t.seat(seat).count('deck') - levels.length - below));
    t.top(seat, levels.map(ofLevel));
  }
  t.a.pick('side:B');
  return passOn(t);
}

rule('INA-1001 the decks as they are, and nothing else plays a part', () => {
  const t = shootout([5, 1, 1, 1, 1], [1, 1, 1, 1, 1]);
  deepEqual([t.result?.winners, t.a.cards('hand'), t.a.cards('shootout')], [[0], ['FF-98'], [5, 1, 1, 1, 1].map(ofLevel)]);
  equal(told(t, 'shuffle').length, 2);
});

const kicks = (t: ReturnType<typeof shootout>) => told(t, 'kick').map((e) => (e.args.kicks as number[]).join('-'));

rule('INA-1002, INA-1003, INA-1004, D13 five flips, the higher level scores, equal levels nothing', () => {
  const t = shootout([3, 2, 1, 4, 2], [1, 2, 4, 4, 1]);
  deepEqual(kicks(t), ['1-0', '1-0', '1-1', '1-1', '2-1']);
  deepEqual(t.result, { winners: [0], clause: 'INA-1004', reason: 'shootout' });
  deepEqual(shootout([1, 1, 1, 1, 1], [2, 1, 1, 1, 1]).result?.winners, [1]);
});

rule('INA-1005 level after five: single flips until one decides', () => {
  const t = shootout([1, 2, 3, 4, 5, 2, 3], [1, 2, 3, 4, 5, 2, 1]);
  deepEqual([kicks(t).length, t.result?.winners], [7, [0]]);
});

rule('INA-1006 whoever flips the last card has lost before it is compared', () => {
  const t = shootout([5, 5, 5, 5, 5], [1, 1, 1, 1, 1, 1, 1], 0);
  deepEqual([t.result, kicks(t).length], [{ winners: [1], clause: 'INA-307', reason: 'deckOut' }, 4]);
});

rule('INA-1007, INA-R25 all five are played, for a deck can still run out', () => {
  equal(kicks(shootout([5, 5, 5, 5, 5], [1, 1, 1, 1, 1])).length, 5);
});

rule('INA-R24 cards flipped do not come back, and hands are not shuffled in', () => {
  const t = shootout([5, 1, 1, 1, 1], [1, 1, 1, 1, 1], 3);
  deepEqual([t.a.count('shootout'), t.a.count('deck'), t.a.count('hand')], [5, 3, 1]);
});

rule('INA-R26 both decks gone with one flip: the flip just made counts', () => {
  deepEqual(shootout([1, 1, 1, 5], [1, 1, 1, 1], 0).result, { winners: [0], clause: 'INA-307', reason: 'bothDecksOut' });
  deepEqual(shootout([1, 1, 1, 1], [1, 1, 1, 5], 0).result?.winners, [1]);
  deepEqual(shootout([1, 5, 1, 1], [5, 1, 1, 1], 0).result?.winners, [0, 1]);
});
