/** Summons that leave the stack other than by finishing (FFT-618, FFT-919): what they held goes with them, and the turn ends. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cast, choose, draw, onStack, removeFromGame, them, this_, toDeckBottom, toHand } from '../../cards/make.ts';
import type { Effect } from '../../kinds.ts';
import { act, atMain, bothPass, nextTurn, pass, resolveAll, stackOf } from '../testing/scenarios.ts';
import { summon } from '../testing/testCards.ts';

const ways: readonly (readonly [way: string, zone: string, effect: (what: typeof this_) => Effect])[] = [
  ['returned to the hand', 'hand', toHand],
  ['removed from the game', 'removed', removeFromGame],
  ['put under the deck', 'deck', toDeckBottom],
];

for (const [way, zone, leaves] of ways) {
  const own = summon('T-OWN', {}, cast({}, leaves(this_), draw(1)));
  const other = summon('T-OTHER', {}, cast({ declare: [choose('it', onStack('any', 'summon'))] }, leaves(them('it'))));

  rule(`FFT-919 and FFT-618 a Summon that its own effect has ${way} is there, and the turn ends`, () => {
    const t = bothPass(act(atMain({ cards: [own], a: { hand: ['T-OWN'] } }), 'cast:T-OWN'));
    equal(t.a.cards(zone).includes('T-OWN'), true);
    deepEqual([stackOf(t), t.a.count('breakZone'), t.state.waiting], [[], 0, []]);
    nextTurn(t);
    deepEqual([t.own.turns, t.own.turn, t.result], [4, 1, null]);
  });

  rule(`FFT-919 and FFT-618 a Summon that another has ${way} has no effect, and the turn ends`, () => {
    const plain = summon('T-PLAIN', {});
    const t = atMain({ cards: [plain, other], a: { hand: ['T-PLAIN'] }, b: { hand: ['T-OTHER'] } });
    act(t, 'cast:T-PLAIN');
    act(pass(t), 'cast:T-OTHER');
    resolveAll(t);
    // Nobody has drawn: what was returned did not resolve.
    deepEqual([t.a.cards(zone).includes('T-PLAIN'), t.a.count('hand'), t.state.waiting], [true, zone === 'hand' ? 1 : 0, []]);
    nextTurn(t);
    deepEqual([t.own.turns, t.result], [4, null]);
  });
}
