/** FFT-831 to FFT-834, FFT-837: field abilities, and when abilities may be used. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  cannot,
  card,
  cast,
  cheaper,
  draw,
  dullIcon,
  EOT,
  fieldAbility,
  forwards,
  gains,
  gainsKeyword,
  type,
} from '../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  bothPass,
  damageOn,
  hasKeyword,
  isDull,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { aForward, boost, bounce, print, RED, target } from '../testing/testCards.ts';

rule('FFT-831 a field ability is true as long as its Character is on the field, without the stack', () => {
  const t = atMain({ a: { field: ['V1-F12', RED], hand: ['T-BOUNCE', 'V1-F02'] }, cards: [bounce] });
  deepEqual([powerOf(t, 0, RED), stackOf(t)], [6000, []]);
  act(t, 'cast:T-BOUNCE', 'choose:V1-F12', 'discard:V1-F02');
  equal(powerOf(t, 0, RED), 6000);
  bothPass(t);
  deepEqual([powerOf(t, 0, RED), t.a.cards('field')], [5000, [RED]]);
});

const strong = card(
  'T-STRONG',
  'Strength Seeker',
  'backup',
  print(1),
  auto({ on: 'move', to: 'field', card: { zone: 'field', where: [{ stat: 'power', atLeast: 6000 }] } }, {}, draw(1)),
);

rule('FFT-832 what a field ability changes is so from the first moment a card is on the field', () => {
  // With the Chaplain an Ember Recruit enters with 6000 power, without with 5000.
  const drawn = (field: readonly string[]) => {
    const t = atMain({ a: { field, hand: [RED, 'V1-F02'] }, cards: [strong] });
    act(t, `play:${RED}`, 'discard:V1-F02');
    resolveAll(t);
    return t.a.count('hand');
  };
  deepEqual([drawn(['T-STRONG', 'V1-F12']), drawn(['T-STRONG'])], [1, 0]);
});

rule('FFT-832 a Forward whose power a field ability brings to 0 does not stay', () => {
  const frost = card('T-FROST', 'Frost', 'backup', print(1), fieldAbility(gains(forwards('opponent'), -5000)));
  const t = atMain({ a: { hand: [RED, 'V1-F02'] }, b: { field: ['T-FROST'] }, cards: [frost] });
  act(t, `play:${RED}`, 'discard:V1-F02');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone')], [[], ['V1-F02', RED]]);
});

rule('FFT-833 field abilities raise power, make Summons cheaper, give keywords, forbid and replace', () => {
  const sage = card(
    'T-SAGE',
    'Sage',
    'backup',
    print(3),
    fieldAbility(...cheaper({ zone: ['hand', 'stack'], of: 'you', where: [type('summon')] }, 1, 1)),
    fieldAbility(gains(forwards('you'), 1000)),
    fieldAbility(gainsKeyword(forwards('you'), 'brave')),
    fieldAbility(cannot('block', forwards('opponent'))),
    { when: { instead: 'damage', card: forwards('you'), with: [], less: 1000 }, do: [] },
  );
  const t = atAttack({ a: { field: ['T-SAGE', PLAIN], hand: ['V1-F17', RED] }, b: { field: ['V1-F08'] }, cards: [sage] });
  deepEqual([powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-F08'), hasKeyword(t, 0, PLAIN, 'brave')], [9000, 9000, true]);
  // Solar Lion costs 3; now 2, which one discard pays.
  act(t, 'cast:V1-F17', `choose:${PLAIN}`, `discard:${RED}`);
  resolveAll(t);
  equal(damageOn(t, 0, PLAIN), 6000);
  attack(t, PLAIN);
  equal(isDull(t, 0, PLAIN), false);
  bothPass(t);
  // No block could be declared: the only answer is not to.
  equal(t.ask, 'priority');
  bothPass(t);
  equal(t.b.count('damage'), 1);
});

const own = card('T-OWN', 'Own', 'backup', print(1), action({ cost: [dullIcon], only: 'yourTurn' }, draw(1)));
const early = card('T-MAIN', 'Early', 'backup', print(1), action({ cost: [dullIcon], only: 'mainPhase' }, draw(1)));

rule('FFT-834 “only during your turn” and “Main Phase” say when, and nothing of the cost', () => {
  const t = atMain({ a: { field: ['T-OWN', 'T-MAIN'] }, b: { field: ['T-OWN'] }, cards: [own, early] });
  t.a.may('use:T-OWN#1').may('use:T-MAIN#1');
  pass(t);
  t.b.mayNot('use:T-OWN#1').mayNot('use:T-OWN', 'FFT-834');
  pass(t);
  equal(t.own.phase, 'attack');
  t.a.may('use:T-OWN#1');
  t.a.mayNot('use:T-MAIN#1').mayNot('use:T-MAIN', 'FFT-834');
});

rule('FFT-834 in the other player’s Main Phase “Main Phase” of yours is not', () => {
  const t = atTheirMain({ a: { field: ['T-MAIN'] }, cards: [early] });
  pass(t);
  t.a.mayNot('use:T-MAIN#1').mayNot('use:T-MAIN', 'FFT-834');
});

const setTo = card(
  'T-SET',
  'Set',
  'summon',
  print(1),
  cast({ declare: [aForward] }, { do: 'gain', to: target, stat: 'power', set: 2000, until: EOT }),
);

rule('FFT-837 a set power takes the place of the printed one; everything else is added, whenever it came', () => {
  const t = atMain({
    a: { field: [RED, 'V1-F12'], hand: ['T-BOOST', 'T-SET', 'T-BOOST', 'V1-F02', 'V1-F02', 'V1-F02'] },
    cards: [boost, setTo],
  });
  equal(powerOf(t, 0, RED), 6000);
  act(t, 'cast:T-BOOST', 'discard:V1-F02');
  bothPass(t);
  equal(powerOf(t, 0, RED), 8000);
  act(t, 'cast:T-SET', 'discard:V1-F02');
  bothPass(t);
  // 2000, +1000 by the Chaplain, +2000 from before.
  equal(powerOf(t, 0, RED), 5000);
  act(t, 'cast:T-BOOST', 'discard:V1-F02');
  bothPass(t);
  equal(powerOf(t, 0, RED), 7000);
});
