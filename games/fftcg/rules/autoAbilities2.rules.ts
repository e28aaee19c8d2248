/** FFT-823 to FFT-827: replaced events, zone changes, delayed abilities. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  card,
  cast,
  choose,
  draw,
  EOT,
  forwards,
  gains,
  heads,
  inYour,
  ontoField,
  put,
  removeFromGame,
  this_,
  type,
} from '../cards/make.ts';
import { aForward, bounce, breakOne, heir, PAY, print, RED, sweep, target } from './cardsOfTests.ts';
import { act, atAttack, atMain, bothPass, nextTurn, PLAIN, pass, powerOf, resolveAll, stackOf } from './table.ts';

const exile = card(
  'T-EXILE',
  'Exile',
  'summon',
  print(1),
  cast({ declare: [choose('target', { zone: 'breakZone', of: 'any' })] }, removeFromGame(target)),
);
const order = (t: ReturnType<typeof atMain>) => {
  for (let i = 0; i < 9 && t.ask === 'order'; i++) t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
};

rule('FFT-823 an event that was replaced did not happen and triggers nothing', () => {
  const keeper = card('T-KEEP', 'Keeper', 'backup', print(1), {
    when: { instead: 'move', from: 'field', to: 'breakZone', card: forwards(), with: [{ type: 'move', to: 'removed' }] },
    do: [],
  });
  const seen = (field: readonly string[]) => {
    const t = atMain({ a: { hand: ['T-BREAK', PAY], field }, cards: [keeper, heir, breakOne] });
    act(t, 'cast:T-BREAK', `discard:${PAY}`);
    const removed = t.a.count('removed');
    bothPass(t);
    return [stackOf(t).length, t.a.count('removed') - removed, t.a.cards('breakZone').includes('T-HEIR')];
  };
  deepEqual(
    [seen(['T-KEEP', 'T-HEIR']), seen(['T-HEIR'])],
    [
      [0, 1, false],
      [1, 0, true],
    ],
  );
});

rule('FFT-824 Characters that enter together see each other enter', () => {
  const usher = card(
    'T-USHER',
    'Usher',
    'forward',
    print(1, 5000, { generic: true }),
    auto({ on: 'move', to: 'field', card: { zone: 'field', of: 'you', other: true } }, {}, draw(1)),
  );
  const rally = card('T-RALLY', 'Rally', 'summon', print(1), cast({}, ontoField(inYour('breakZone', type('forward')))));
  const t = atMain({ a: { hand: ['T-RALLY', 'V1-F16'], breakZone: ['T-USHER', 'T-USHER'] }, cards: [usher, rally] });
  act(t, 'cast:T-RALLY', 'discard:V1-F16');
  bothPass(t);
  order(t);
  deepEqual(
    [t.a.cards('field'), stackOf(t)],
    [
      ['T-USHER', 'T-USHER'],
      ['auto', 'auto'],
    ],
  );
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

rule('FFT-825 Characters that leave together see each other leave', () => {
  const mourner = card(
    'T-MOURN',
    'Mourner',
    'forward',
    print(1, 5000, { generic: true }),
    auto({ on: 'move', from: 'field', to: 'breakZone', card: { ...forwards('you'), other: true } }, {}, draw(1)),
  );
  const t = atMain({
    a: { hand: ['T-SWEEP', PAY], field: ['T-MOURN', 'T-MOURN'] },
    b: { field: [PLAIN, 'T-HEIR'] },
    cards: [mourner, sweep, heir],
  });
  act(t, 'cast:T-SWEEP', `discard:${PAY}`);
  bothPass(t);
  order(t);
  // Each Mourner the other one; the Heir its own way out; PLAIN, the opponent’s, nobody.
  deepEqual([t.a.count('field'), t.b.count('field'), stackOf(t)], [0, 0, ['auto', 'auto', 'auto']]);
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [2, 1]);
});

rule('FFT-826 an ability that must find the card it was triggered by fails if that has moved on', () => {
  const phoenix = card('T-PHOENIX', 'Phoenix', 'forward', print(1, 5000), auto(heads.breakZone, {}, ontoField(this_)));
  const t = atMain({
    a: { hand: ['T-BREAK', PAY], field: ['T-PHOENIX'] },
    b: { hand: ['T-EXILE', PAY] },
    cards: [phoenix, breakOne, exile],
  });
  act(t, 'cast:T-BREAK', `discard:${PAY}`);
  bothPass(t);
  deepEqual(stackOf(t), ['auto']);
  pass(t);
  act(t, 'cast:T-EXILE', 'choose:T-PHOENIX', `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  deepEqual([t.a.cards('field'), t.a.cards('removed').includes('T-PHOENIX'), stackOf(t)], [[], true, []]);
  const left = atMain({ a: { hand: ['T-BREAK', PAY], field: ['T-PHOENIX'] }, cards: [phoenix, breakOne] });
  act(left, 'cast:T-BREAK', `discard:${PAY}`);
  bothPass(left);
  bothPass(left);
  deepEqual(left.a.cards('field'), ['T-PHOENIX']);
});

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
/** When a Forward attacks this turn, draw: once, or each time. */
const watch = (id: string, each: boolean) =>
  card(
    id,
    'Watch',
    'summon',
    print(1),
    cast({}, { do: 'later', ability: { when: { on: 'attack' }, do: [draw(1)] }, until: EOT, ...(each && { each: true }) }),
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
