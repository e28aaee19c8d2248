/** FFT-801 to FFT-810: action and special abilities. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  cancel,
  card,
  cast,
  characters,
  choose,
  cp,
  damage,
  draw,
  dullIcon,
  EOT,
  fieldAbility,
  gains,
  heads,
  onStack,
  special,
  this_,
  type,
} from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  bothPass,
  damageOn,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { aForward, bounce, print, RED, ready, target } from '../testing/testCards.ts';

/** One of each kind: auto, action, special, field. */
const four = card(
  'T-FOUR',
  'Four',
  'forward',
  print(2, 5000),
  auto(heads.attack, {}, draw(1)),
  action({ cost: [cp({ any: 1 })] }, draw(1)),
  special('Fourfold', { cost: [cp({ fire: 1 })] }, draw(1)),
  fieldAbility(gains(this_, 1000)),
);
const twin = card('T-FOUR2', 'Four', 'backup', print(1));

rule('FFT-801 the four kinds of abilities: action, special and auto as items of the stack, field never', () => {
  const t = atAttack({ a: { field: ['T-FOUR'], hand: ['T-FOUR2', RED, RED] }, cards: [four, twin] });
  equal(powerOf(t, 0, 'T-FOUR'), 6000);
  deepEqual([stackOf(t), t.a.keys.filter((k) => k.startsWith('use:'))], [[], ['use:T-FOUR#2', 'use:T-FOUR#3']]);
  act(t, 'use:T-FOUR#2', `discard:${RED}`);
  act(t, 'use:T-FOUR#3');
  deepEqual(stackOf(t), ['action', 'special']);
  resolveAll(t);
  attack(t, 'T-FOUR');
  deepEqual(stackOf(t), ['auto']);
});

rule('FFT-802 paying the cost of an action ability puts its effect on the stack; it is done only on resolution', () => {
  const t = atMain({ a: { field: ['V1-F15'], hand: [RED] }, b: { field: [PLAIN] } });
  act(t, 'use:V1-F15#1');
  deepEqual([stackOf(t), isDull(t, 0, 'V1-F15'), t.a.cards('breakZone'), damageOn(t, 1, PLAIN)], [['action'], true, [RED], 0]);
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 1, PLAIN)], [[], 2000]);
});

rule(
  'FFT-803 an ability is used by its controller with priority, in either player’s Main and Attack Phases, whatever is on the stack',
  () => {
    const t = atMain({
      a: { field: ['T-READY'], hand: [RED, RED, RED, RED] },
      b: { field: [PLAIN], hand: [RED, RED, RED] },
      cards: [ready],
    });
    act(t, 'use:T-READY#1', `choose:${PLAIN}`);
    deepEqual(stackOf(t), ['action']);
    act(t, 'use:T-READY#1', `choose:${PLAIN}`);
    deepEqual(stackOf(t), ['action', 'action']);
    pass(t);
    t.b.mayNot('use:T-READY#1');
    pass(t);
    bothPass(t);
    equal(damageOn(t, 1, PLAIN), 2000);
    bothPass(t);
    equal(t.own.phase, 'attack');
    t.a.may('use:T-READY#1');
    nextTurn(t);
    equal(t.own.turn, 1);
    pass(t);
    t.a.may('use:T-READY#1');
  },
);

const archer = card(
  'T-ARCHER',
  'Archer',
  'forward',
  print(2, 5000),
  action({ cost: [dullIcon], declare: [aForward] }, damage(target, 1000)),
);
const swift = card(
  'T-SWIFT',
  'Swift',
  'forward',
  print(2, 5000, { keywords: ['haste'] }),
  action({ cost: [dullIcon], declare: [aForward] }, damage(target, 1000)),
);
const mage = card('T-MAGE', 'Mage', 'backup', print(2), action({ cost: [dullIcon], declare: [aForward] }, damage(target, 1000)));

rule('FFT-804 a dull icon waits until its controller’s next turn, on Forwards and Backups, unless they have Haste', () => {
  const t = atMain({
    a: {
      field: [
        { card: 'T-ARCHER', fresh: true },
        { card: 'T-MAGE', fresh: true },
        { card: 'T-SWIFT', fresh: true },
      ],
    },
    b: { field: [PLAIN] },
    cards: [archer, mage, swift],
  });
  t.a.mayNot('use:T-ARCHER#1').mayNot('use:T-ARCHER', 'FFT-804');
  t.a.mayNot('use:T-MAGE#1').mayNot('use:T-MAGE', 'FFT-804');
  t.a.may('use:T-SWIFT#1');
  nextTurn(t);
  // It is the other player’s turn: still waiting.
  pass(t);
  deepEqual(asking(t), [0, 'priority']);
  t.a.mayNot('use:T-ARCHER#1').mayNot('use:T-ARCHER', 'FFT-804');
  nextTurn(t);
  t.a.may('use:T-ARCHER#1').may('use:T-MAGE#1');
});

const imp = card('T-IMP', 'Imp', 'monster', print(1), action({ cost: [dullIcon], declare: [aForward] }, damage(target, 1000)));
const grow = card(
  'T-GROW',
  'Grow',
  'summon',
  print(1),
  cast({ declare: [choose('target', characters('you', type('monster')))] }, { do: 'become', to: target, power: 6000, until: EOT }),
);

rule('FFT-805 a Monster uses a dull icon in the turn it enters, but not while it is a Forward too', () => {
  const t = atMain({ a: { field: [{ card: 'T-IMP', fresh: true }], hand: ['T-GROW', RED] }, b: { field: [PLAIN] }, cards: [imp, grow] });
  t.a.may('use:T-IMP#1');
  act(t, 'cast:T-GROW');
  bothPass(t);
  equal(powerOf(t, 0, 'T-IMP'), 6000);
  t.a.mayNot('use:T-IMP#1').mayNot('use:T-IMP', 'FFT-804');
});

rule('FFT-806 an ability without the dull icon is used in the turn its Character enters', () => {
  const t = atMain({ a: { field: [{ card: 'T-READY', fresh: true }], hand: [RED] }, b: { field: [PLAIN] }, cards: [ready] });
  act(t, 'use:T-READY#1', `choose:${PLAIN}`);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 1000);
});

const silence = card('T-MUTE', 'Silence', 'summon', print(1), cast({ declare: [aForward] }, { do: 'mute', to: target, until: EOT }));

rule('FFT-807 an ability on the stack resolves though its source has left or lost its abilities', () => {
  for (const answer of ['T-BOUNCE', 'T-MUTE']) {
    const t = atMain({ a: { field: ['T-ARCHER'] }, b: { field: [PLAIN], hand: [answer, RED] }, cards: [archer, bounce, silence] });
    act(t, 'use:T-ARCHER#1', `choose:${PLAIN}`);
    pass(t);
    act(t, `cast:${answer}`, 'choose:T-ARCHER');
    bothPass(t);
    deepEqual([t.a.count('field'), stackOf(t)], [answer === 'T-BOUNCE' ? 0 : 1, ['action']]);
    bothPass(t);
    equal(damageOn(t, 1, PLAIN), 1000);
  }
});

rule('FFT-808 a special ability has the S icon in its cost and is an action ability otherwise', () => {
  const t = atTheirMain({ a: { field: [{ card: 'V1-F05', fresh: true }], hand: ['V1-F06', RED] }, b: { field: [PLAIN] } });
  pass(t);
  t.a.pick('use:V1-F05#1');
  t.a.pick('payForMe');
  deepEqual([stackOf(t), t.a.cards('breakZone').sort(), asking(t)], [['special'], [RED, 'V1-F06'], [0, 'priority']]);
  bothPass(t);
  deepEqual(t.b.cards('field'), []);
});

const warden = card(
  'T-WARDEN',
  'Warden',
  'backup',
  print(2),
  action({ cost: [cp({ fire: 1 })], declare: [choose('target', onStack('any', 'action'))] }, cancel(target)),
);

rule('FFT-809 an ability that chooses needs its targets, and cannot choose itself', () => {
  const t = atMain({ a: { field: ['V1-F11', 'T-WARDEN'], hand: [RED, RED] }, b: { field: [], hand: [] }, cards: [warden] });
  t.a.mayNot('use:V1-F11#1').mayNot('use:V1-F11', 'FFT-809');
  t.a.mayNot('use:T-WARDEN#1').mayNot('use:T-WARDEN', 'FFT-809');
});

rule('FFT-809 of two action abilities on the stack, the newer one can only choose the older', () => {
  const t = atMain({ a: { field: ['V1-F11', 'T-WARDEN'], hand: [RED, RED] }, b: { field: [PLAIN] }, cards: [warden] });
  act(t, 'use:V1-F11#1');
  t.a.pick('use:T-WARDEN#1');
  // Only one target: nothing asked but the payment.
  equal(t.ask, 'source');
  t.a.pick('takeBack');
  act(t, 'use:T-WARDEN#1');
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 1, PLAIN)], [[], 0]);
});

rule('FFT-810 an ability is declared, then paid; taken back in between nothing is spent; its user keeps priority', () => {
  const t = atMain({ b: { field: ['V1-F15', PLAIN, 'V1-F08'], hand: [RED] } });
  pass(t);
  t.b.pick('use:V1-F15#1');
  deepEqual([stackOf(t), t.ask], [['action'], 'target']);
  t.b.pick(`choose:${PLAIN}`);
  equal(t.ask, 'source');
  t.b.pick('takeBack');
  deepEqual([stackOf(t), isDull(t, 1, 'V1-F15'), t.b.cards('hand'), asking(t)], [[], false, [RED], [1, 'priority']]);
  act(t, 'use:V1-F15#1', 'choose:V1-F08');
  deepEqual([stackOf(t), isDull(t, 1, 'V1-F15'), t.b.cards('hand'), asking(t)], [['action'], true, [], [1, 'priority']]);
  bothPass(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), damageOn(t, 1, PLAIN)], [2000, 0]);
});
