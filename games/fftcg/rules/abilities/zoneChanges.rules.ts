/** FFT-823 to FFT-826: auto-abilities about cards that enter or leave. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, cast, choose, draw, forwards, heads, inYour, ontoField, put, removeFromGame, this_, type } from '../../cards/make.ts';
import { act, atMain, bothPass, PLAIN, pass, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { breakOne, fwd, heir, PAY, print, summon, sweep, target } from '../testing/testCards.ts';

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

const order = (t: ReturnType<typeof atMain>) => {
  for (let i = 0; i < 9 && t.ask === 'order'; i++) t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
};

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

const exile = card(
  'T-EXILE',
  'Exile',
  'summon',
  print(1),
  cast({ declare: [choose('target', { zone: 'breakZone', of: 'any' })] }, removeFromGame(target)),
);

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

rule('FFT-R16 Characters that leave together all see each other leave: each ability once for every one that fits', () => {
  const mourner = fwd('T-MOURNER', 3000, {}, auto({ on: 'move', card: forwards('any'), from: 'field', to: 'breakZone' }, {}, draw()));
  const end = summon('T-END', {}, cast({}, put(forwards('any'))));
  const t = atMain({
    cards: [mourner, end],
    options: { triggerOrder: 'auto' },
    a: { hand: ['T-END'], field: ['T-MOURNER', 'T-MOURNER'] },
    b: { field: [PLAIN, 'V1-F12'] },
  });
  cast1(t, 'T-END');
  // Two of them, three Forwards each.
  equal(stackOf(t).length, 6);
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.cards('field')], [6, ['V1-F12']]);
});
