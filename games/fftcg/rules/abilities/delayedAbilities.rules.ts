/** FFT-827 to FFT-830: delayed abilities, “when you do so”, “if you do so”, states. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Ability } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { action, card, cast, choose, cp, damage, draw, EOT, exists, forwards, gains, put, select, them, this_ } from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  bothPass,
  damageOn,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  pay,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { aForward, bounce, onForward, PAY, print, RED, target } from '../testing/testCards.ts';

/** At the end of the turn the chosen Forward goes to the Break Zone. */
const doom = card(
  'T-DOOM',
  'Doom',
  'summon',
  print(1),
  cast({ declare: [aForward] }, gains(target, 1000, EOT), {
    do: 'later',
    ability: { when: { on: 'turnEnds' }, do: [put(target)] },
    until: 'turn',
  }),
);

rule('FFT-827 “at the end of the turn”: a delayed ability waits, is put on the stack then, and triggers once', () => {
  const t = atMain({ a: { hand: ['T-DOOM', PAY], field: [PLAIN] }, cards: [doom] });
  act(t, 'cast:T-DOOM', `discard:${PAY}`);
  bothPass(t);
  deepEqual([t.a.cards('field'), powerOf(t, 0, PLAIN), t.state.delayed.length], [[PLAIN], 9000, 1]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), t.state.delayed.length], [[], [PAY, 'T-DOOM', PLAIN], 0]);
});

rule('FFT-827 a delayed ability stops following a card that has changed zones', () => {
  const t = atMain({ a: { hand: ['T-DOOM', 'T-BOUNCE', PAY, PAY, PAY, PAY], field: [RED] }, cards: [doom, bounce] });
  act(t, 'cast:T-DOOM', `discard:${PAY}`);
  bothPass(t);
  act(t, 'cast:T-BOUNCE', `discard:${PAY}`);
  bothPass(t);
  act(t, `play:${RED}`, `discard:${PAY}`);
  nextTurn(t);
  deepEqual(t.a.cards('field'), [RED]);
});

/** When a Forward attacks this turn, draw: once, or each time. */
const watch = (id: string, each: boolean) =>
  card(
    id,
    'Watch',
    'summon',
    print(1),
    cast({}, { do: 'later', ability: { when: { on: 'attack' }, do: [draw(1)] }, until: EOT, ...(each && { each: true }) }),
  );

rule('FFT-827 a delayed ability does not see what happened before, triggers once, and ends with the turn', () => {
  const setting = (id: string) => {
    const t = atAttack({
      a: { hand: [id, PAY], field: ['V1-F06', PLAIN, 'V1-F08'] },
      cards: [watch('T-WATCH1', false), watch('T-WATCHN', true)],
    });
    const go = (first: string) => {
      for (let i = 0; i < 8 && t.ask !== 'attack'; i++) t.pick(t.asked[0], t.ask === 'block' ? 'noBlock' : 'pass');
      t.a.pick(`attack:${first}`);
      if (t.ask === 'join') t.a.pick('charge');
    };
    go(PLAIN);
    act(t, `cast:${id}`, `discard:${PAY}`);
    resolveAll(t);
    const before = t.a.count('hand');
    go('V1-F08');
    resolveAll(t);
    const once = t.a.count('hand');
    go('V1-F06');
    resolveAll(t);
    const twice = t.a.count('hand');
    nextTurn(t);
    return [before, once, twice, t.state.delayed.length];
  };
  deepEqual(
    [setting('T-WATCH1'), setting('T-WATCHN')],
    [
      [0, 1, 1, 0],
      [0, 1, 2, 0],
    ],
  );
});

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

rule('FFT-R17 “if you do so” goes on at once; “when you do so” is a new item, which waits for both to pass', () => {
  const t = atMain({ a: { hand: ['V1-A08', 'V1-A01', 'V1-A01'], field: ['V1-F12'] } });
  bothPass(act(t, 'play:V1-A08'));
  t.a.pick('yes');
  deepEqual([stackOf(t), t.a.count('hand'), t.a.cards('field')], [[], 2, ['V1-A08']]);
  const bolt = onForward('T-BOLT', damage(target, 6000));
  const u = atMain({ cards: [bolt], a: { hand: ['T-BOLT', 'V1-F01'], field: ['V1-A07'], breakZone: ['V1-A04', 'V1-F04'] } });
  cast1(u, 'T-BOLT');
  bothPass(u);
  u.a.pick('yes').a.pick('payForMe');
  // Two of that cost, and the card that was discarded for it.
  deepEqual(u.a.keys.toSorted(), ['choose:V1-A04', 'choose:V1-F01', 'choose:V1-F04']);
  u.a.pick('choose:V1-A04');
  deepEqual([asking(u), stackOf(u), u.a.cards('field')], [[0, 'priority'], ['auto'], []]);
  bothPass(u);
  deepEqual([u.a.cards('field'), isDull(u, 0, 'V1-A04')], [['V1-A04'], true]);
});
