/** What is asked of a table that something has just left (FFT-R82), and what is remembered of what has left (FFT-835, FFT-R83). */
import { deepEqual, equal } from 'node:assert/strict';
import type { Cond } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  breaks,
  cast,
  choose,
  draw,
  exists,
  forwards,
  gains,
  heads,
  sacrifice,
  them,
  this_,
  toHand,
} from '../../cards/make.ts';
import type { Ability, Effect } from '../../kinds.ts';
import { atMain, bothPass, damageOn, PLAIN, powerOf, resolveAll } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, fwd, onForward, summon, target } from '../testing/testCards.ts';

const sweep = summon('T-SWEEP', {}, cast({}, breaks(forwards())));
const noForwards: Cond = { not: exists(forwards('you')) };
const heir = (cond: Cond, ...effects: readonly Effect[]) => fwd('T-HEIR', 5000, {}, auto(heads.breakZone, { if: cond }, ...effects));

for (const [also, drawn] of [
  [[], 1],
  [[PLAIN], 1],
] as const)
  rule(`FFT-R82 "when this is put into the Break Zone, if you control no Forwards", leaving with ${also.length} others: ${drawn}`, () => {
    const t = atMain({ cards: [sweep, heir(noForwards, draw(1))], a: { field: ['T-HEIR', ...also], hand: ['T-SWEEP'] } });
    cast1(t, 'T-SWEEP');
    resolveAll(t);
    equal(t.a.count('hand'), drawn);
  });

rule('FFT-R82 the same with a Forward that stays: it does not trigger', () => {
  const t = atMain({
    cards: [heir(noForwards, draw(1)), onForward('T-BREAK', breaks(target))],
    a: { field: ['T-HEIR', PLAIN], hand: ['T-BREAK'] },
  });
  cast1(t, 'T-BREAK', 'choose:T-HEIR');
  resolveAll(t);
  equal(t.a.count('hand'), 0);
});

rule('FFT-R82 and FFT-812 "once each turn, when a Forward leaves, if you control none": two that leave together trigger it once', () => {
  const mourner = backup(
    'T-MOURN',
    {},
    {
      ...auto({ on: 'move', card: forwards('you'), from: 'field', to: 'breakZone' }, { if: noForwards, limit: 'once' }, draw(1)),
    },
  );
  const t = atMain({ cards: [sweep, mourner], a: { field: ['T-MOURN', PLAIN, 'V1-E02'], hand: ['T-SWEEP'] } });
  cast1(t, 'T-SWEEP');
  resolveAll(t);
  equal(t.a.count('hand'), 1);
});

for (const [power, drawn] of [
  [8000, 1],
  [5000, 0],
] as const)
  rule(`FFT-R82 "if it had 8000 power or more" is asked of the power it had: ${power}`, () => {
    const had: Cond = { compare: [{ stat: 'power', of: this_ }, '>=', 8000] };
    const cards = [heir(had, draw(1)), onForward('T-GROW', gains(target, power - 5000, 'thisTurn')), sweep];
    const t = atMain({ cards, a: { field: ['T-HEIR'], hand: ['T-GROW', 'T-SWEEP'] } });
    cast1(cast1(t, 'T-GROW'), 'T-SWEEP');
    resolveAll(t);
    equal(t.a.count('hand'), drawn);
  });

rule('FFT-835 a Forward that has left deals damage equal to the power it had, not to the printed one', () => {
  const avenger = fwd(
    'T-AVENGE',
    3000,
    {},
    auto(
      heads.breakZone,
      { declare: [choose('target', forwards('opponent'))] },
      { do: 'damage', to: target, n: { stat: 'power', of: this_ } },
    ),
  );
  const t = atMain({
    cards: [avenger, onForward('T-GROW', gains(target, 2000, 'thisTurn')), onForward('T-BREAK', breaks(target))],
    a: { field: ['T-AVENGE'], hand: ['T-GROW', 'T-BREAK'] },
    b: { field: [PLAIN] },
  });
  cast1(cast1(t, 'T-GROW', 'choose:T-AVENGE'), 'T-BREAK', 'choose:T-AVENGE');
  resolveAll(t);
  equal(damageOn(t, 1, PLAIN), 5000);
});

const charges = (n: number) => ({ card: 'T-CELL', counters: { charge: n } });
const counted: Ability[] = [action({ cost: [] }, { do: 'counter', to: this_, counter: 'charge', n: 1 })];
const perCharge: Effect = { do: 'draw', n: { mark: 'charge', of: this_ } };

rule('FFT-835 "put this into the Break Zone: draw a card for each counter on it" counts those it had', () => {
  const t = atMain({
    cards: [backup('T-CELL', {}, ...counted, action({ cost: [sacrifice] }, perCharge))],
    a: { field: [charges(3)] },
  });
  bothPass(t.a.pick('use:T-CELL#2'));
  deepEqual([t.a.count('field'), t.a.count('hand')], [0, 3]);
});

rule('FFT-835 counters of a source that left before its ability resolved, and in a trigger by its own leaving', () => {
  const cell = backup('T-CELL', {}, ...counted, action({ cost: [] }, perCharge), auto(heads.leave, {}, perCharge));
  const t = atMain({
    cards: [cell, summon('T-BOUNCE', {}, cast({ declare: [choose('target', { zone: 'field', of: 'any' })] }, toHand(target)))],
    a: { field: [charges(2)], hand: ['T-BOUNCE'] },
  });
  t.a.pick('use:T-CELL#2').a.pick('cast:T-BOUNCE');
  resolveAll(t);
  // The Cell itself, two for its leaving, two for the ability.
  equal(t.a.count('hand'), 5);
});

rule('FFT-R83 "break it; draw as many cards as it cost" reads the cost of a card that has left', () => {
  const t = atMain({
    cards: [onForward('T-BREAK', breaks(target), { do: 'draw', n: { stat: 'cost', of: target } })],
    a: { hand: ['T-BREAK'] },
    b: { field: [PLAIN] },
  });
  cast1(t, 'T-BREAK');
  equal(t.a.count('hand'), 3);
});

rule('FFT-R83 of several that were named, those that have left count as they were and those that stay as they are', () => {
  const effects: Effect[] = [
    { do: 'choose', name: 'one', from: { bound: 'target' } },
    breaks(them('one')),
    { do: 'gain', to: target, stat: 'power', add: { stat: 'power', of: target }, until: 'thisTurn' },
  ];
  const t = atMain({
    cards: [
      summon('T-BOTH', {}, cast({ declare: [choose('target', forwards('you'), 2)] }, ...effects)),
      fwd('T-5', 5000),
      fwd('T-3', 3000),
    ],
    a: { field: ['T-5', 'T-3'], hand: ['T-BOTH'] },
  });
  t.a.pick('cast:T-BOTH').a.pick('choose:T-5');
  bothPass(t);
  t.a.pick(t.a.keys.find((k) => k.includes('T-5'))!);
  equal(powerOf(t, 0, 'T-3'), 3000 + 5000 + 3000);
});

rule('FFT-R83 a source that stays is read as it is, though what it has named has left', () => {
  const strong = fwd(
    'T-STRONG',
    6000,
    {},
    action(
      { cost: [], declare: [choose('target', forwards('opponent'))] },
      { do: 'counter', to: this_, counter: 'rage' },
      breaks(target),
      { do: 'damage', to: forwards('opponent'), n: { stat: 'power', of: this_ } },
      { do: 'if', cond: exists({ self: true, where: [{ mark: 'rage', atLeast: 1 }] }), then: [draw(1)] },
    ),
  );
  const t = atMain({ cards: [strong], a: { field: ['T-STRONG'] }, b: { field: [PLAIN, 'V1-E02'] } });
  bothPass(t.a.pick('use:T-STRONG#1').a.pick('choose:V1-E02'));
  deepEqual([damageOn(t, 1, PLAIN), t.a.count('hand')], [6000, 1]);
});

rule('FFT-R83 an effect whose own card leaves in the middle of it still knows its power', () => {
  const t = atMain({
    cards: [
      fwd(
        'T-GIVES',
        4000,
        {},
        action({ cost: [] }, { do: 'put', what: this_ }, gains(forwards('you'), { stat: 'power', of: this_ }, 'thisTurn')),
      ),
    ],
    a: { field: ['T-GIVES', PLAIN] },
  });
  bothPass(t.a.pick('use:T-GIVES#1'));
  equal(powerOf(t, 0, PLAIN), 12000);
});
