/** FFT-1514, FFT-1515: losing and gaining abilities. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, draw, EOT, fieldAbility, forwards, gains, gainsKeyword, heads, sacrifice, this_ } from '../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  hasKeyword,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, fwd, GROW, onForward, target } from '../testing/testCards.ts';

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

rule('FFT-R36 without abilities: its own bonus and keyword go, what another card gives stays', () => {
  const mute = onForward('T-MUTE', { do: 'mute', to: target, until: EOT });
  const t = atMain({
    cards: [mute, onForward('T-UP', gains(target, 3000, EOT))],
    a: { damage: 3, field: ['V1-F06', 'V1-F12'], hand: ['T-UP', 'T-MUTE'] },
  });
  cast1(t, 'T-UP');
  deepEqual([powerOf(t, 0, 'V1-F06'), hasKeyword(t, 0, 'V1-F06', 'brave')], [11000, true]);
  cast1(t, 'T-MUTE');
  deepEqual([powerOf(t, 0, 'V1-F06'), hasKeyword(t, 0, 'V1-F06', 'brave')], [9000, false]);
});
