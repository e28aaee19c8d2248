/** FFT-1516 to FFT-1518: cancelling, and what cannot be chosen or broken. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  breaks,
  cancel,
  cannot,
  card,
  cast,
  choose,
  cp,
  damage,
  draw,
  EOT,
  fieldAbility,
  forwards,
  gains,
  onStack,
  put,
  sacrifice,
  safeFrom,
  select,
  spends,
  theirTexts,
  them,
  this_,
} from '../../cards/make.ts';
import { act, atAttack, atMain, attack, block, bothPass, damageOn, PLAIN, pass, powerOf, stackOf } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { BOLT, backup, fwd, GROW, hurt, onForward, summon, target } from '../testing/testCards.ts';

const STOP = summon(
  'T-STOP',
  {},
  cast({ declare: [choose('it', onStack('opponent', 'summon', 'action', 'special', 'auto'))] }, cancel(them('it'))),
);

rule('FFT-1516 a cancelled Summon has no effect and goes to the Break Zone', () => {
  const t = atMain({ cards: [STOP, BOLT], a: { hand: ['T-BOLT'] }, b: { hand: ['T-STOP'], field: [PLAIN] } });
  t.a.pick('cast:T-BOLT');
  pass(t);
  t.b.pick('cast:T-STOP');
  deepEqual(stackOf(t), ['T-BOLT', 'T-STOP']);
  bothPass(t);
  deepEqual(stackOf(t), []);
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['T-BOLT'], ['T-STOP']]);
  equal(damageOn(t, 1, PLAIN), 0);
});

rule('FFT-1516 a cancelled ability is gone, and what was paid stays paid', () => {
  const t = atMain({ cards: [STOP], a: { field: ['V1-F15', 'V1-F11'] }, b: { hand: ['T-STOP'], field: [PLAIN] } });
  act(t, 'use:V1-F15#1');
  pass(t);
  t.b.pick('cast:T-STOP');
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 1, PLAIN)], [[], 0]);
  equal(
    t.a.ids('field').every((c) => t.table.mark(c, 'dull') === 1),
    true,
  );
  t.a.mayNot('use:V1-F15', 'FFT-515');
});

const HIDDEN = fwd('T-HIDDEN', 9000, {}, fieldAbility(safeFrom(theirTexts, 'choose', this_)));

rule('FFT-1517 "cannot be chosen" stops targeting only: not what affects all, what selects, nor battle', () => {
  const shooter = backup('T-SHOOTER', {}, action({ cost: [], declare: [choose('target', forwards('opponent'))] }, damage(target, 1000)));
  const all = summon('T-ALL', {}, cast({}, damage(forwards('any'), 2000)));
  const picks = summon('T-PICKS', {}, cast({}, select('one', forwards('opponent')), damage(them('one'), 3000)));
  const t = atAttack({
    cards: [HIDDEN, BOLT, shooter, all, picks],
    a: { hand: ['T-BOLT', 'T-ALL', 'T-PICKS'], field: ['V1-F02', 'V1-F04', 'T-SHOOTER'] },
    b: { field: ['T-HIDDEN'] },
  });
  t.a.mayNot('use:T-SHOOTER', 'FFT-809');
  t.a.pick('cast:T-BOLT');
  t.a.may('choose:V1-F02').may('choose:V1-F04').mayNot('choose:T-HIDDEN');
  t.a.pick('choose:V1-F02');
  bothPass(t);
  deepEqual([damageOn(t, 0, 'V1-F02'), damageOn(t, 1, 'T-HIDDEN')], [5000, 0]);
  cast1(t, 'T-PICKS');
  equal(damageOn(t, 1, 'T-HIDDEN'), 3000);
  attack(t, 'V1-F04');
  // Nor can its attack ability choose it, but in battle it is dealt damage.
  deepEqual(stackOf(t), []);
  block(t, 'T-HIDDEN');
  bothPass(t);
  equal(damageOn(t, 1, 'T-HIDDEN'), 7000);
  cast1(t, 'T-ALL');
  deepEqual(t.b.cards('breakZone'), ['T-HIDDEN']);
});

rule('FFT-1517 its own controller may choose it', () => {
  const t = atMain({ cards: [HIDDEN, GROW], a: { hand: ['T-GROW'], field: ['T-HIDDEN'] } });
  cast1(t, 'T-GROW');
  equal(powerOf(t, 0, 'T-HIDDEN'), 10000);
});

const STURDY = fwd('T-STURDY', 5000, {}, fieldAbility(cannot('break', this_)));

rule('FFT-1518 "cannot be broken" stops break effects and lethal damage, which stays marked', () => {
  const axe = onForward('T-AXE', breaks(target));
  const pyre = onForward('T-PYRE', { do: 'put', what: target });
  const t = atMain({ cards: [STURDY, BOLT, axe, pyre], a: { hand: ['T-AXE', 'T-BOLT', 'T-BOLT', 'T-PYRE'] }, b: { field: ['T-STURDY'] } });
  cast1(t, 'T-AXE');
  cast1(t, 'T-BOLT');
  cast1(t, 'T-BOLT');
  deepEqual([t.b.cards('field'), damageOn(t, 1, 'T-STURDY')], [['T-STURDY'], 10000]);
  // To put it into the Break Zone is something else (FFT-R37).
  cast1(t, 'T-PYRE');
  deepEqual(t.b.cards('breakZone'), ['T-STURDY']);
});

rule('FFT-1518 when the protection ends, the damage that is marked breaks it', () => {
  const guard = backup('T-GUARD', {}, fieldAbility(cannot('break', forwards('you'))), action({ cost: [cp({}), sacrifice] }, draw()));
  const t = atMain({ cards: [guard, BOLT, fwd('T-5', 5000)], a: { hand: ['T-BOLT'] }, b: { field: ['T-5', 'T-GUARD'] } });
  cast1(t, 'T-BOLT');
  deepEqual([t.b.cards('breakZone'), damageOn(t, 1, 'T-5')], [[], 5000]);
  pass(t);
  act(t, 'use:T-GUARD#2');
  // The source of the protection was put away as a cost: the next check finds the damage.
  deepEqual(t.b.cards('breakZone'), ['T-GUARD', 'T-5']);
});

rule('FFT-R37 “cannot be broken” stops lethal damage, but not power 0, a field limit, a cost or “put”', () => {
  const safe = card(
    'T-SAFE',
    'Rock',
    'forward',
    { elements: 'fire', cost: 0, category: 'TEST', power: 5000 },
    fieldAbility(cannot('break', this_)),
  );
  const altar = backup('T-ALTAR', {}, action({ cost: [spends('put', forwards('you'))] }, draw()));
  const cards = [
    safe,
    altar,
    hurt('T-9000', 9000),
    onForward('T-MELT', gains(target, -5000, EOT)),
    onForward('T-PUT', put(target)),
    summon('T-RAISE', {}, cast({}, { do: 'enter', what: { zone: 'breakZone', of: 'you' } })),
  ];
  const t = atMain({ cards, a: { field: ['T-SAFE'], hand: ['T-9000', 'T-MELT'] } });
  cast1(t, 'T-9000');
  deepEqual([t.a.cards('field'), damageOn(t, 0, 'T-SAFE')], [['T-SAFE'], 9000]);
  cast1(t, 'T-MELT');
  deepEqual(t.a.cards('field'), []);
  deepEqual(cast1(atMain({ cards, a: { field: ['T-SAFE'], hand: ['T-PUT'] } }), 'T-PUT').a.cards('field'), []);
  deepEqual(cast1(atMain({ cards, a: { field: ['T-SAFE'], breakZone: ['T-SAFE'], hand: ['T-RAISE'] } }), 'T-RAISE').a.cards('field'), []);
  deepEqual(act(atMain({ cards, a: { field: ['T-SAFE', 'T-ALTAR'] } }), 'use:T-ALTAR#1').a.cards('field'), ['T-ALTAR']);
});
