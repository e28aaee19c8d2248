/** FFT-913 to FFT-921: resolution. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  cancel,
  card,
  cast,
  choose,
  cp,
  damage,
  draw,
  dull,
  isDull as dullOnes,
  EOT,
  forwards,
  gains,
  heads,
  oneOf,
  onStack,
  opponentSelects,
  put,
  select,
  them,
} from '../cards/make.ts';
import { aForward, boost, bounce, PAY, print, RED, target, wake } from './cardsOfTests.ts';
import { act, asking, atMain, bothPass, damageOn, PLAIN, pass, powerOf, resolveAll, stackOf } from './table.ts';

const veil = card(
  'T-VEIL',
  'Veil',
  'summon',
  print(1),
  cast({ declare: [aForward] }, { do: 'forbid', deed: 'chosenBySummon', to: target, until: EOT }),
);
const pair = card(
  'T-PAIR',
  'Pair',
  'summon',
  print(1),
  cast({ declare: [choose('target', forwards('opponent'), 2)] }, damage(target, 1000), draw(1)),
);
const sleepers = card(
  'T-SLEEP',
  'Sleepers',
  'summon',
  print(1),
  cast({ declare: [choose('target', forwards('opponent', dullOnes))] }, damage(target, 1000), draw(1)),
);
const small = card(
  'T-SMALL',
  'Small',
  'summon',
  print(1),
  cast({ declare: [choose('target', forwards('opponent', { stat: 'power', atMost: 8000 }))] }, damage(target, 1000), draw(1)),
);

/** a casts `first` at b’s PLAIN; b answers with `answer` on it; both resolve. */
function answered(first: string, answer: string | null, plain: 'active' | 'dull' = 'active') {
  const t = atMain({
    a: { hand: [first, PAY], field: ['V1-F08'] },
    b: { hand: [...(answer ? [answer] : []), PAY], field: [{ card: PLAIN, ...(plain === 'dull' && { dull: true as const }) }] },
    cards: [bounce, wake, boost, veil, pair, sleepers, small],
  });
  act(t, `cast:${first}`, `discard:${PAY}`);
  pass(t);
  if (answer) {
    act(t, `cast:${answer}`, `choose:${PLAIN}`, `discard:${PAY}`);
    bothPass(t);
    pass(t);
  }
  pass(t);
  deepEqual(stackOf(t), []);
  return t;
}

rule('FFT-913 a target that is no longer lawful is left out; the others are still affected', () => {
  const t = atMain({
    a: { hand: ['T-PAIR', PAY] },
    b: { hand: ['T-BOUNCE', PAY], field: [PLAIN, 'V1-F08'] },
    cards: [pair, bounce],
  });
  act(t, 'cast:T-PAIR', `choose:${PLAIN}`, `discard:${PAY}`);
  pass(t);
  act(t, 'cast:T-BOUNCE', `choose:${PLAIN}`, `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), t.a.count('hand'), t.b.cards('hand')], [1000, 1, [PLAIN]]);
});

rule('FFT-914 with all targets unlawful the whole item is cancelled, also what needs no target', () => {
  const gone = answered('T-SMALL', 'T-BOUNCE');
  deepEqual([gone.a.count('hand'), gone.a.cards('breakZone'), gone.b.cards('hand')], [0, [PAY, 'T-SMALL'], [PLAIN]]);
  const there = answered('T-SMALL', null);
  deepEqual([there.a.count('hand'), damageOn(there, 1, PLAIN)], [1, 1000]);
});

rule('FFT-915 a target that no longer fits the description is unlawful', () => {
  // Chosen dull, activated since.
  const woken = answered('T-SLEEP', 'T-WAKE', 'dull');
  deepEqual([woken.a.count('hand'), damageOn(woken, 1, PLAIN)], [0, 0]);
  // Chosen with 8000 power, 10000 since.
  const grown = answered('T-SMALL', 'T-BOOST');
  deepEqual([grown.a.count('hand'), damageOn(grown, 1, PLAIN), powerOf(grown, 1, PLAIN)], [0, 0, 10000]);
  // What the description does not speak of may change.
  const same = answered('T-SLEEP', 'T-BOOST', 'dull');
  deepEqual([same.a.count('hand'), damageOn(same, 1, PLAIN)], [1, 1000]);
});

rule('FFT-915 a target that may no longer be chosen by that item is unlawful', () => {
  const t = answered('T-SMALL', 'T-VEIL');
  deepEqual([t.a.count('hand'), damageOn(t, 1, PLAIN)], [0, 0]);
});

rule('FFT-915 a target that left and came back is another object', () => {
  const blink = card(
    'T-BLINK',
    'Blink',
    'summon',
    print(1),
    cast(
      { declare: [choose('target', forwards('you'))] },
      { do: 'move', what: target, to: 'removed' },
      { do: 'enter', what: { zone: 'removed', of: 'you', where: [{ trait: 'name', is: 'Unique' }] } },
    ),
  );
  const unique = card('T-UNIQUE', 'Unique', 'forward', print(1, 8000));
  const t = atMain({ a: { hand: ['T-SMALL', PAY] }, b: { hand: ['T-BLINK', PAY], field: ['T-UNIQUE'] }, cards: [small, blink, unique] });
  act(t, 'cast:T-SMALL', `discard:${PAY}`);
  pass(t);
  act(t, 'cast:T-BLINK', `discard:${PAY}`);
  bothPass(t);
  deepEqual(t.b.cards('field'), ['T-UNIQUE']);
  bothPass(t);
  deepEqual([damageOn(t, 1, 'T-UNIQUE'), t.a.count('hand')], [0, 0]);
});

rule('FFT-916 what is not declared is chosen on resolution by the controller, among what is lawful then', () => {
  const pick = card('T-PICK', 'Pick', 'summon', print(1), cast({}, select('one', forwards('opponent')), damage(them('one'), 1000)));
  const t = atMain({
    a: { hand: ['T-PICK', PAY] },
    b: { hand: ['T-BOUNCE', PAY], field: [PLAIN, 'V1-F08', 'V1-F06'] },
    cards: [pick, bounce],
  });
  t.a.pick('cast:T-PICK');
  equal(t.ask, 'source');
  t.a.pick(`discard:${PAY}`);
  pass(t);
  act(t, 'cast:T-BOUNCE', 'choose:V1-F08', `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  deepEqual(
    [asking(t), t.a.keys],
    [
      [0, 'one'],
      [`choose:${PLAIN}`, 'choose:V1-F06'],
    ],
  );
  t.a.pick('choose:V1-F06');
  equal(damageOn(t, 1, 'V1-F06'), 1000);
});

rule('FFT-916 a text that has the opponent select asks the opponent', () => {
  const edict = card('T-EDICT', 'Edict', 'summon', print(1), cast({}, opponentSelects('one', forwards('opponent')), put(them('one'))));
  const t = atMain({ a: { hand: ['T-EDICT', PAY] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [edict] });
  act(t, 'cast:T-EDICT', `discard:${PAY}`);
  bothPass(t);
  deepEqual(asking(t), [1, 'one']);
  t.b.pick('choose:V1-F08');
  deepEqual(t.b.cards('field'), [PLAIN]);
});

rule('FFT-917 instructions are carried out in printed order', () => {
  const twice = (id: string, ...effects: Parameters<typeof cast>[1][]) => card(id, id, 'summon', print(1), cast({}, ...effects));
  const raised = twice('T-RAISED', gains(forwards(), 1000, EOT), damage(forwards(), { highest: 'power', of: forwards() }));
  const struck = twice('T-STRUCK', damage(forwards(), { highest: 'power', of: forwards() }), gains(forwards(), 1000, EOT));
  const play = (id: string) => {
    const t = atMain({ a: { hand: [id, PAY], field: [PLAIN] }, cards: [raised, struck] });
    act(t, `cast:${id}`, `discard:${PAY}`);
    bothPass(t);
    return t.a.cards('field');
  };
  // 9000 damage on 9000 power; 8000 damage and then 9000 power.
  deepEqual([play('T-RAISED'), play('T-STRUCK')], [[], [PLAIN]]);
});

rule('FFT-918 no rule process and no placing of abilities in the middle of a resolution', () => {
  const heir = card('T-HEIR', 'Heir', 'forward', print(1, 4000), auto(heads.breakZone, {}, draw(1)));
  const burn = card(
    'T-BURN',
    'Burn',
    'summon',
    print(1),
    cast(
      {},
      damage(forwards('opponent'), 4000),
      { do: 'draw', n: { count: forwards('opponent') } },
      select('one', forwards('opponent')),
      dull(them('one')),
    ),
  );
  const t = atMain({ a: { hand: ['T-BURN', PAY] }, b: { field: ['T-HEIR', PLAIN] }, cards: [heir, burn] });
  act(t, 'cast:T-BURN', `discard:${PAY}`);
  bothPass(t);
  // Enough damage, but still there: counted, and it can be selected.
  deepEqual([t.ask, damageOn(t, 1, 'T-HEIR'), t.a.count('hand'), stackOf(t)], ['one', 4000, 2, ['T-BURN']]);
  t.a.pick('choose:T-HEIR');
  deepEqual([t.b.cards('field'), stackOf(t)], [[PLAIN], ['auto']]);
});

rule('FFT-919 after resolving a Summon goes to its owner’s Break Zone, an ability disappears', () => {
  const t = atMain({ a: { hand: ['V1-F16', RED, RED], field: ['V1-F15'] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-F15#1', `discard:${RED}`);
  const item = t.a.ids('stack')[0];
  act(t, 'cast:V1-F16', `discard:${RED}`);
  bothPass(t);
  deepEqual([stackOf(t), t.a.cards('breakZone')], [['action'], [RED, RED, 'V1-F16']]);
  bothPass(t);
  deepEqual([stackOf(t), t.state.zone[item], t.a.cards('breakZone')], [[], -1, [RED, RED, 'V1-F16']]);
});

rule('FFT-920 a cancelled item has no effect, and what was paid stays paid', () => {
  const stop = card(
    'T-STOP',
    'Stop',
    'summon',
    print(1),
    cast({ declare: [choose('target', onStack('opponent', 'summon', 'action', 'special', 'auto'))] }, cancel(target)),
  );
  const once = card('T-ONCE', 'Once', 'forward', print(1, 5000), action({ cost: [cp({ fire: 1 })], limit: 'once' }, draw(1)));
  const t = atMain({
    a: { hand: ['V1-F16', RED, RED, RED], field: ['T-ONCE'] },
    b: { hand: ['T-STOP', 'T-STOP', PAY, PAY], field: [PLAIN] },
    cards: [stop, once],
  });
  act(t, 'use:T-ONCE#1', `discard:${RED}`);
  pass(t);
  act(t, 'cast:T-STOP', `discard:${PAY}`);
  bothPass(t);
  deepEqual([stackOf(t), t.a.count('hand'), t.a.cards('breakZone')], [[], 3, [RED]]);
  // FFT-R20: the use is spent too.
  t.a.mayNot('use:T-ONCE#1').mayNot('use:T-ONCE', 'FFT-812');
  act(t, 'cast:V1-F16', `choose:${PLAIN}`, `discard:${RED}`);
  pass(t);
  act(t, 'cast:T-STOP', `discard:${PAY}`);
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 1, PLAIN), t.a.cards('breakZone')], [[], 0, [RED, RED, 'V1-F16']]);
});

rule('FFT-921 everybody sees the stack: source, controller, modes, targets and X of every item', () => {
  const open = card(
    'T-OPEN',
    'Open',
    'summon',
    print(1),
    cast({ declare: [oneOf('mode', { do: [draw(1)] }, { do: [draw(2)] }), aForward, { do: 'x', name: 'x' }] }, damage(target, 1000)),
  );
  const t = atMain({ a: { hand: ['T-OPEN', RED, RED], field: [] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [open] });
  act(t, 'cast:T-OPEN', 'mode2', 'choose:V1-F08', 'number#1');
  for (const seat of [0, 1]) {
    const { view } = t.seat(seat);
    const [item] = view.zones.find((z) => z.zone === 'stack')!.cards;
    deepEqual([item.def, item.owner], ['T-OPEN', 0]);
    const target = view.zones.find((z) => z.zone === 'field' && z.seat === 1)!.cards.find((c) => c.def === 'V1-F08')!;
    const [held] = view.waiting as unknown as { seat: number; self: unknown; bound: { [name: string]: unknown } }[];
    deepEqual([held.seat, held.self, held.bound], [0, { handle: item.handle }, { mode: 1, target: [{ handle: target.handle }], x: 1 }]);
  }
  resolveAll(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), t.a.count('hand')], [1000, 3]);
});
