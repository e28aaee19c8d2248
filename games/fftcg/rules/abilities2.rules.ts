/** FFT-831 to FFT-839: field abilities, last-known information, special abilities. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  cannot,
  card,
  cast,
  cheaper,
  cp,
  damage,
  draw,
  dullIcon,
  EOT,
  fieldAbility,
  forwards,
  gains,
  gainsKeyword,
  special,
  type,
} from '../cards/make.ts';
import { aForward, boost, bounce, print, RED, target } from './cardsOfTests.ts';
import {
  act,
  asking,
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
} from './table.ts';

const setTo = card(
  'T-SET',
  'Set',
  'summon',
  print(1),
  cast({ declare: [aForward] }, { do: 'gain', to: target, stat: 'power', set: 2000, until: EOT }),
);
const strong = card(
  'T-STRONG',
  'Strength Seeker',
  'backup',
  print(1),
  auto({ on: 'move', to: 'field', card: { zone: 'field', where: [{ stat: 'power', atLeast: 6000 }] } }, {}, draw(1)),
);

rule('FFT-831 a field ability is true as long as its Character is on the field, without the stack', () => {
  const t = atMain({ a: { field: ['V1-F12', RED], hand: ['T-BOUNCE', 'V1-F02'] }, cards: [bounce] });
  deepEqual([powerOf(t, 0, RED), stackOf(t)], [6000, []]);
  act(t, 'cast:T-BOUNCE', 'choose:V1-F12', 'discard:V1-F02');
  equal(powerOf(t, 0, RED), 6000);
  bothPass(t);
  deepEqual([powerOf(t, 0, RED), t.a.cards('field')], [5000, [RED]]);
});

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

rule('FFT-835 an ability whose source has moved reads it as it was just before the move', () => {
  const t = atMain({
    a: { field: ['V1-F05'], hand: ['V1-F06', RED, 'T-BOOST', RED] },
    b: { field: [{ card: 'T-GIANT' }], hand: ['T-BOUNCE', RED] },
    cards: [bounce, boost, card('T-GIANT', 'Giant', 'forward', print(9, 20000))],
  });
  act(t, 'cast:T-BOOST', 'choose:V1-F05', `discard:${RED}`);
  bothPass(t);
  equal(powerOf(t, 0, 'V1-F05'), 10000);
  act(t, 'use:V1-F05#1');
  pass(t);
  act(t, 'cast:T-BOUNCE', 'choose:V1-F05');
  bothPass(t);
  equal(t.a.count('field'), 0);
  bothPass(t);
  equal(damageOn(t, 1, 'T-GIANT'), 10000);
});

rule('FFT-835 a source still there is read on resolution', () => {
  const t = atMain({
    a: { field: ['V1-F05'], hand: ['V1-F06', RED, 'T-BOOST', RED] },
    b: { field: ['T-GIANT'] },
    cards: [boost, card('T-GIANT', 'Giant', 'forward', print(9, 20000))],
  });
  act(t, 'use:V1-F05#1', 'spend:V1-F06', `discard:${RED}`);
  act(t, 'cast:T-BOOST', 'choose:V1-F05', `discard:${RED}`);
  resolveAll(t);
  equal(damageOn(t, 1, 'T-GIANT'), 10000);
});

rule('FFT-836 what an ability has “it” do, the source card does: its own text notices', () => {
  const proud = card(
    'T-PROUD',
    'Proud',
    'forward',
    print(1, 5000),
    action({ cost: [dullIcon], declare: [aForward] }, damage(target, 9000)),
    auto({ on: 'damage', by: { self: true } }, {}, draw(1)),
    auto({ on: 'breaks', card: { self: true } }, {}, draw(1)),
  );
  const t = atMain({ a: { field: ['T-PROUD'] }, b: { field: [PLAIN] }, cards: [proud] });
  act(t, 'use:T-PROUD#1', `choose:${PLAIN}`);
  bothPass(t);
  equal(t.ask, 'order');
  t.a.pick(t.a.keys[0]);
  deepEqual([t.b.cards('field'), stackOf(t)], [[], ['auto', 'auto']]);
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

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

const dancer = card(
  'T-DANCE',
  'Dancer',
  'forward',
  print(2, 5000),
  special('Whirl', { cost: [cp({ fire: 1, any: 1 }), dullIcon] }, draw(1)),
);
const dancer2 = card('T-DANCE2', 'Dancer', 'forward', print(4, 7000));

rule('FFT-838 a special ability may cost more than the S icon; all of it is paid together', () => {
  const t = atMain({ a: { field: ['T-DANCE', 'V1-F11'], hand: ['T-DANCE2', RED] }, cards: [dancer, dancer2] });
  t.a.pick('use:T-DANCE#1');
  t.a.pick('spend:T-DANCE2');
  deepEqual([isDull(t, 0, 'T-DANCE'), t.a.count('breakZone')], [false, 0]);
  t.a.pick(`discard:${RED}`);
  deepEqual(
    [isDull(t, 0, 'T-DANCE'), t.a.cards('breakZone').sort(), stackOf(t), isDull(t, 0, 'V1-F11')],
    [true, ['T-DANCE2', RED], ['special'], false],
  );
  const poor = atMain({ a: { field: ['T-DANCE'], hand: ['T-DANCE2'] }, cards: [dancer, dancer2] });
  poor.a.mayNot('use:T-DANCE#1').mayNot('use:T-DANCE', 'FFT-519');
  const dull = atMain({ a: { field: [{ card: 'T-DANCE', dull: true }], hand: ['T-DANCE2', RED] }, cards: [dancer, dancer2] });
  dull.a.mayNot('use:T-DANCE#1').mayNot('use:T-DANCE', 'FFT-515');
});

rule('FFT-839 a special ability needs its Character on the field and another card of the name in the hand', () => {
  const alone = atMain({ a: { field: ['T-DANCE'], hand: [RED, RED] }, cards: [dancer, dancer2] });
  alone.a.mayNot('use:T-DANCE#1').mayNot('use:T-DANCE', 'FFT-519');
  const inHand = atMain({ a: { hand: ['T-DANCE', 'T-DANCE2', RED] }, cards: [dancer, dancer2] });
  inHand.a.mayNot('use:T-DANCE#1');
  const theirs = atMain({ a: { field: ['T-DANCE'], hand: [RED] }, b: { hand: ['T-DANCE2'] }, cards: [dancer, dancer2] });
  theirs.a.mayNot('use:T-DANCE#1');
  const both = atMain({ a: { field: ['T-DANCE'], hand: ['T-DANCE', RED] }, cards: [dancer, dancer2] });
  act(both, 'use:T-DANCE#1');
  deepEqual([both.a.cards('field'), both.a.cards('breakZone').sort(), asking(both)], [['T-DANCE'], ['T-DANCE', RED], [0, 'priority']]);
});
