/** FFT-2040 to FFT-2044: Warp, with cards of the tests’ own. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cancel, card, cast, choose, cp, draw, enters, inYour, onStack, spends, them } from '../../cards/make.ts';
import {
  act,
  asking,
  atMain,
  atTheirMain,
  bothPass,
  find,
  nextTurn,
  PLAIN,
  pass,
  pay,
  resolveAll,
  side,
  stackOf,
  toAttack,
} from '../testing/scenarios.ts';
import { costTwo, costTwoForward } from '../testing/testCards.ts';

const traveller = card(
  'T-10',
  'Traveller',
  'forward',
  { ...costTwo, cost: 6, power: 9000, warp: { n: 2, cost: [cp({ fire: 1 })] } },
  enters({}, draw()),
);
const canceller = card(
  'T-11',
  'Canceller',
  'summon',
  { ...costTwo, cost: 1 },
  cast({ declare: [choose('target', onStack('any', 'auto'))] }, cancel(them('target'))),
);
const warpCards = [traveller, canceller];
const warped = (more: readonly string[] = []) => {
  const t = atMain({ cards: warpCards, a: { hand: ['T-10', 'V1-F01', ...more] } });
  t.a.pick('warp:T-10');
  return pay(t);
};

rule('FFT-2040 Warp removes the card with its counters, for its cost, without the stack and without a cast', () => {
  const t = warped();
  deepEqual(t.a.cards('removed'), ['T-10']);
  equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 2);
  deepEqual(t.a.cards('breakZone'), ['V1-F01']);
  deepEqual(stackOf(t), []);
  equal(t.table.tally('cast', 0), 0);
});

rule('FFT-2040 Warp only in an own Main Phase with an empty stack, if it can be paid; it can be taken back', () => {
  const t = atMain({ cards: warpCards, a: { hand: ['T-10', 'V1-F01', 'V1-F16', 'V1-F01'], field: [PLAIN] } });
  t.a.pick('warp:T-10').pick(0, 'takeBack');
  deepEqual(t.a.cards('hand').toSorted(), ['T-10', 'V1-F01', 'V1-F01', 'V1-F16']);
  t.a.pick('cast:V1-F16').pick(0, 'discard:V1-F01');
  t.a.mayNot('warp:T-10');
  bothPass(t);
  t.a.may('warp:T-10');
  toAttack(t);
  t.a.mayNot('warp:T-10');
  const theirs = atTheirMain({ cards: warpCards, a: { hand: ['T-10', 'V1-F01'] } });
  pass(theirs);
  theirs.a.mayNot('warp:T-10');
  const poor = atMain({ cards: warpCards, a: { hand: ['T-10', 'V1-I01'] } });
  poor.a.mayNot('warp:T-10');
});

/** To side a's next Main Phase 1, with its beginning on the stack. */
const nextOwn = (t: ReturnType<typeof warped>) => nextTurn(nextTurn(t));

rule(
  'FFT-2041 and FFT-2042 and FFT-2044 each later Main Phase 1 takes a counter, by the stack; with the last one the card comes without being cast',
  () => {
    const t = warped();
    nextTurn(t);
    equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 2);
    nextTurn(t);
    deepEqual(stackOf(t), ['auto']);
    resolveAll(t);
    equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 1);
    nextOwn(t);
    bothPass(t);
    deepEqual(stackOf(t), ['auto']);
    equal(t.a.count('field'), 0);
    bothPass(t);
    deepEqual(t.a.cards('field'), ['T-10']);
    deepEqual(stackOf(t), ['auto'], 'its own entering is noticed');
    equal(t.table.tally('cast', 0), 0);
  },
);

rule('FFT-2044 and FFT-R40 cancelling the counter delays the card; cancelling its coming is final', () => {
  const t = nextOwn(warped());
  side(t, 1, { hand: ['T-11', 'V1-F01'] });
  pass(t);
  act(t, 'cast:T-11');
  resolveAll(t);
  equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 2);
  const late = nextOwn(warped());
  resolveAll(late);
  nextOwn(late);
  bothPass(late);
  side(late, 1, { hand: ['T-11', 'V1-F01'] });
  pass(late);
  act(late, 'cast:T-11');
  resolveAll(late);
  deepEqual(late.a.cards('removed'), ['T-10']);
  nextOwn(late);
  deepEqual(stackOf(late), []);
});

rule('FFT-2043 and FFT-R40 where a field limit does not let it in it stays removed for good', () => {
  const t = warped();
  resolveAll(nextOwn(t));
  nextOwn(t);
  t.put(0, 'field', ['T-10']);
  resolveAll(t);
  deepEqual(t.a.cards('removed'), ['T-10']);
  deepEqual(t.a.cards('field'), ['T-10']);
  nextOwn(t);
  deepEqual(stackOf(t), []);
});

rule('FFT-2040 a Warp cost may ask for cards and be paid by dulling', () => {
  const warp = { n: 1, cost: [cp({ fire: 1 }), spends('discard', inYour('hand'))] };
  const t = atMain({
    cards: [card('T-WARP', 'Warped', 'forward', { ...costTwoForward, cost: 5, warp })],
    a: { hand: ['T-WARP', 'V1-I01', 'V1-I02'], field: ['V1-F12'] },
  });
  t.a.pick('warp:T-WARP');
  deepEqual(asking(t), [0, 'spend']);
  t.a.pick('spend:V1-I02').pick(0, 'dull:V1-F12');
  deepEqual([t.a.cards('hand'), t.a.cards('removed'), t.a.cards('breakZone')], [['V1-I01'], ['T-WARP'], ['V1-I02']]);
});
