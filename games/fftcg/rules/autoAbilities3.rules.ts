/** FFT-828 to FFT-830: “when you do so”, “if you do so”, states. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, card, cast, choose, cp, damage, draw, EOT, exists, forwards, gains, put, select, them, this_ } from '../cards/make.ts';
import type { Ability } from '../kinds.ts';
import { bounce, PAY, print, target } from './cardsOfTests.ts';
import { act, asking, atMain, bothPass, damageOn, nextTurn, PLAIN, pass, pay, powerOf, stackOf } from './table.ts';

const strike: Ability = { when: { on: 'state' }, declare: [choose('target', forwards('opponent'))], do: [damage(target, 3000)] };
const bargain = (id: string, effect: 'when' | 'if') =>
  card(
    id,
    'Bargain',
    'summon',
    print(1),
    cast(
      {},
      {
        do: 'may',
        cost: [cp({ any: 1 })],
        then: effect === 'when' ? [{ do: 'whenDone', ability: strike }] : [select('one', forwards('opponent')), damage(them('one'), 3000)],
      },
    ),
  );

rule('FFT-828 “when you do so” is a new item with targets of its own, placed at the next priority', () => {
  const t = atMain({ a: { hand: ['T-WHEN', PAY, PAY] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [bargain('T-WHEN', 'when')] });
  act(t, 'cast:T-WHEN', `discard:${PAY}`);
  bothPass(t);
  t.a.pick('yes');
  pay(t);
  // The Summon has finished; the target is asked for as the new item is placed.
  deepEqual([asking(t), stackOf(t), t.a.cards('breakZone')], [[0, 'target'], ['auto'], [PAY, PAY, 'T-WHEN']]);
  t.a.pick('choose:V1-F08');
  deepEqual([asking(t), damageOn(t, 1, 'V1-F08')], [[0, 'priority'], 0]);
  bothPass(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), stackOf(t)], [3000, []]);
});

rule('FFT-829 “if you do so” goes on in the same resolution', () => {
  const t = atMain({ a: { hand: ['T-IF', PAY, PAY] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [bargain('T-IF', 'if')] });
  act(t, 'cast:T-IF', `discard:${PAY}`);
  bothPass(t);
  t.a.pick('yes');
  pay(t);
  deepEqual([asking(t), stackOf(t)], [[0, 'one'], ['T-IF']]);
  t.a.pick('choose:V1-F08');
  deepEqual([asking(t), damageOn(t, 1, 'V1-F08'), stackOf(t)], [[0, 'priority'], 3000, []]);
});

rule('FFT-828 and FFT-829 not done, nothing follows', () => {
  for (const how of ['when', 'if'] as const) {
    const t = atMain({ a: { hand: ['T-DEAL', PAY, PAY] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [bargain('T-DEAL', how)] });
    act(t, 'cast:T-DEAL', `discard:${PAY}`);
    bothPass(t);
    t.a.pick('no');
    deepEqual([asking(t), stackOf(t), t.a.cards('hand')], [[0, 'priority'], [], [PAY]]);
  }
});

/** While its controller controls no other Forward: draw a card. A state, not an event. */
const lonely = card('T-LONELY', 'Lonely', 'forward', print(1, 5000), {
  when: { on: 'state' },
  do: [
    { do: 'gain', to: this_, stat: 'power', add: 1000, until: EOT },
    { do: 'if', cond: { compare: [{ stat: 'power', of: this_ }, '>=', 7000] }, then: [draw(1), put(this_)] },
  ],
  notes: { state: { not: exists({ ...forwards('you'), other: true }) } as never },
});

rule('FFT-830 what waits for a state triggers once when it becomes true, and not again before it has left the stack', () => {
  const t = atMain({ a: { hand: ['T-BOUNCE', PAY], field: ['T-LONELY', PLAIN] }, b: { hand: ['V1-F16', PAY] }, cards: [lonely, bounce] });
  deepEqual(stackOf(t), []);
  act(t, 'cast:T-BOUNCE', `choose:${PLAIN}`, `discard:${PAY}`);
  bothPass(t);
  deepEqual([stackOf(t), asking(t)], [['auto'], [0, 'priority']]);
  pass(t);
  // Still so, and checked again: no second one.
  act(t, 'cast:V1-F16', `discard:${PAY}`);
  deepEqual(stackOf(t), ['auto', 'V1-F16']);
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 0, 'T-LONELY')], [['auto'], 4000]);
  bothPass(t);
  // It has left the stack and the state is still true: the next one.
  deepEqual([stackOf(t), powerOf(t, 0, 'T-LONELY')], [['auto'], 6000]);
  bothPass(t);
  deepEqual([stackOf(t), t.a.cards('field'), t.a.cards('hand')], [[], [], [PLAIN, PLAIN]]);
});

rule('FFT-827 the same delayed ability made twice comes up twice', () => {
  const clock = card(
    'T-CLOCK',
    'Clock',
    'forward',
    { elements: 'fire', cost: 2, power: 5000, category: 'T' },
    action(
      { cost: [cp({ any: 0 })] },
      { do: 'later', ability: { when: { on: 'turnEnds' }, do: [draw(1)] }, until: 'turn' },
      gains(this_, 1000, EOT),
    ),
  );
  const t = atMain({ a: { field: ['T-CLOCK'] }, cards: [clock] });
  for (let i = 0; i < 2; i++) {
    act(t, 'use:T-CLOCK#1');
    bothPass(t);
  }
  equal(t.state.delayed.length, 2);
  nextTurn(t);
  equal(t.a.count('hand'), 2);
});
