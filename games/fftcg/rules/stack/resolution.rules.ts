/** FFT-917 to FFT-921: resolution. */
import { deepEqual } from 'node:assert/strict';
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
  EOT,
  forwards,
  gains,
  heads,
  oneOf,
  onStack,
  select,
  them,
} from '../../cards/make.ts';
import { act, atMain, bothPass, damageOn, isDull, PLAIN, pass, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { aForward, onForward, PAY, print, RED, target } from '../testing/testCards.ts';

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

rule('FFT-R19 in the middle of a resolution dead Forwards are still there and count', () => {
  const kill = onForward('T-KILL', damage(target, 8000), { do: 'draw', n: { count: forwards('opponent') } });
  const melt = onForward('T-MELT', gains(target, -9000, EOT), { do: 'draw', n: { count: forwards('opponent') } });
  for (const id of ['T-KILL', 'T-MELT']) {
    const t = cast1(atMain({ cards: [kill, melt], a: { hand: [id] }, b: { field: [PLAIN] } }), id);
    deepEqual([t.a.count('hand'), t.b.cards('field'), t.b.cards('breakZone')], [1, [], [PLAIN]]);
  }
});

rule('FFT-R20 what is cancelled gives nothing back: the cost stays paid, the limit used', () => {
  const t = atMain({
    a: { field: ['V1-F19', 'V1-F15'], hand: ['V1-F16', 'V1-F01'] },
    b: { hand: ['V1-W18', 'V1-W18', 'V1-W01', 'V1-W01'] },
  });
  t.a.pick('use:V1-F19#1').a.pick('dull:V1-F15');
  const cancel = () => {
    pass(t);
    bothPass(act(t, 'cast:V1-W18'));
    if (t.ask === 'may') t.a.pick('no');
  };
  cancel();
  deepEqual([stackOf(t), isDull(t, 0, 'V1-F15'), t.table.is(t.a.ids('field')[0], 'type', 'forward')], [[], true, false]);
  t.a.mayNot('use:V1-F19', 'FFT-812');
  // A Summon: it and what was discarded for it are gone.
  const u = atMain({ a: { hand: ['V1-F16', 'V1-F01'] }, b: { field: [PLAIN], hand: ['V1-W18', 'V1-W01'] } });
  act(u, 'cast:V1-F16');
  pass(u);
  bothPass(act(u, 'cast:V1-W18'));
  if (u.ask === 'may') u.a.pick('no');
  deepEqual([u.a.cards('hand'), u.a.cards('breakZone').toSorted(), damageOn(u, 1, PLAIN)], [[], ['V1-F01', 'V1-F16'], 0]);
});
