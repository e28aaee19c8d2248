/** FFT-1514 to FFT-1518: losing and gaining abilities, cancelling, what cannot be chosen or broken. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  breaks,
  cancel,
  cannot,
  cast,
  choose,
  cp,
  damage,
  draw,
  EOT,
  fieldAbility,
  forwards,
  gains,
  gainsKeyword,
  heads,
  onStack,
  sacrifice,
  select,
  them,
  this_,
} from '../cards/make.ts';
import { BOLT, backup, fwd, GROW, onForward, summon, target } from './cardsOfTests.ts';
import { cast1 } from './situations.ts';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  hasKeyword,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from './table.ts';

const RICH = fwd(
  'T-RICH',
  5000,
  { keywords: ['brave'] },
  fieldAbility(gains(this_, 2000)),
  auto(heads.attack, {}, draw()),
  action({ cost: [] }, draw()),
);
const HUSH = onForward('T-HUSH', { do: 'mute', to: target, until: EOT });
const FIRST = onForward('T-FIRST', gainsKeyword(target, 'firstStrike', EOT));
const HASTE = onForward('T-HASTE', gainsKeyword(target, 'haste', EOT));
const CAPTAIN = backup('T-CAPTAIN', {}, fieldAbility(gains(forwards('you'), 1000)));

rule('FFT-1514 "loses all abilities" takes printed and granted ones, keywords too; what comes later works', () => {
  const t = atMain({
    cards: [RICH, HUSH, FIRST, HASTE, GROW, CAPTAIN],
    a: { hand: ['T-FIRST', 'T-GROW', 'T-HUSH', 'T-HASTE'], field: ['T-RICH', 'T-CAPTAIN'] },
  });
  cast1(t, 'T-FIRST');
  cast1(t, 'T-GROW');
  deepEqual([powerOf(t, 0, 'T-RICH'), hasKeyword(t, 0, 'T-RICH', 'firstStrike')], [9000, true]);
  cast1(t, 'T-HUSH');
  // Its own bonus is gone, those of other cards stay (FFT-R36).
  equal(powerOf(t, 0, 'T-RICH'), 7000);
  deepEqual([hasKeyword(t, 0, 'T-RICH', 'firstStrike'), hasKeyword(t, 0, 'T-RICH', 'brave')], [false, false]);
  t.a.mayNot('use:T-RICH#3');
  cast1(t, 'T-HASTE');
  equal(hasKeyword(t, 0, 'T-RICH', 'haste'), true);
  for (let i = 0; i < 10 && t.own.phase === 'main'; i++) pass(t);
  attack(t, 'T-RICH');
  // Its attack ability does not trigger, and it is dull.
  deepEqual(stackOf(t), []);
  equal(t.table.mark(t.a.ids('field')[0], 'dull'), 1);
  nextTurn(t);
  deepEqual([powerOf(t, 0, 'T-RICH'), hasKeyword(t, 0, 'T-RICH', 'brave')], [8000, true]);
});

rule('FFT-1515 a quoted ability is that of the Character that has it', () => {
  const teach = onForward('T-TEACH', {
    do: 'grant',
    to: target,
    ability: auto(heads.block, {}, gains(this_, 2000, EOT), draw()),
    until: EOT,
  });
  const t = atAttack({ cards: [teach], a: { hand: ['T-TEACH'], field: ['V1-F02', 'V1-F08'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-TEACH', `choose:${PLAIN}`);
  attack(t, 'V1-F02');
  block(t, PLAIN);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  // Its controller controls it and draws; the name in the quotation means it.
  deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 1]);
  deepEqual([powerOf(t, 1, PLAIN), powerOf(t, 0, 'V1-F02')], [10000, 6000]);
});

rule('FFT-1515 a quoted action ability is used by its controller', () => {
  const teach = onForward('T-TEACH', { do: 'grant', to: target, ability: action({ cost: [sacrifice] }, draw(2)), until: EOT });
  const t = atMain({ cards: [teach], a: { hand: ['T-TEACH'], field: ['V1-F08'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-TEACH', `choose:${PLAIN}`);
  equal(
    t.a.keys.some((k) => k.startsWith('use:')),
    false,
  );
  pass(t);
  act(t, t.b.keys.find((k) => k.startsWith(`use:${PLAIN}`))!);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
  bothPass(t);
  equal(t.b.count('hand'), 2);
});

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

const HIDDEN = fwd('T-HIDDEN', 9000, {}, fieldAbility(cannot('chosenBySummon', this_), cannot('chosenByAbility', this_)));

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
