/** FFT-700, second half: targets, taking back, cards put or cast by effects. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  cancel,
  card,
  cast,
  choose,
  chooseUpTo,
  damage,
  draw,
  forwards,
  inYour,
  onStack,
  ontoField,
  select,
  them,
  type,
} from '../cards/make.ts';
import { print, RED, target } from './cardsOfTests.ts';
import { act, asking, atMain, bothPass, damageOn, isDull, PLAIN, pass, resolveAll, stackOf } from './table.ts';

const choir = card('T-CHOIR', 'Choir', 'forward', print(1, 5000), auto({ on: 'cast', seat: 'you' }, {}, draw(1)));
const counter = card(
  'T-COUNTER',
  'Counter',
  'summon',
  print(1),
  cast({ declare: [choose('target', onStack('any', 'summon'))] }, cancel(target)),
);
const pair = card('T-PAIR', 'Pair', 'summon', print(1), cast({ declare: [choose('target', forwards(), 2)] }, damage(target, 1000)));
const upTo = card(
  'T-UPTO',
  'Up To',
  'summon',
  print(1),
  cast({ declare: [chooseUpTo('target', forwards(), 2)] }, damage(target, 1000), draw(1)),
);
const shower = card(
  'T-SHOWER',
  'Shower',
  'summon',
  print(1),
  cast(
    { declare: [choose('target', forwards('opponent'), 2), { do: 'split', name: 'shares', among: 'target', total: 4000, step: 1000 }] },
    { do: 'damage', to: target, share: 'shares' },
  ),
);
const raise = card(
  'T-RAISE',
  'Raise',
  'summon',
  print(1),
  cast({ declare: [choose('target', inYour('breakZone', type('forward')))] }, ontoField(target)),
);
/** Casts a Summon from the Break Zone for nothing, and draws a card besides. */
const echo = card(
  'T-ECHO',
  'Echo',
  'summon',
  print(1),
  cast({}, select('again', inYour('breakZone', type('summon'))), { do: 'castFree', what: them('again') }, draw(1)),
);
const dear = card(
  'T-DEAR',
  'Dear',
  'summon',
  print(7),
  cast(
    {
      declare: [choose('target', forwards('opponent')), { do: 'extra', name: 'extra', cost: [{ do: 'cp', fire: 2 }] }],
    },
    damage(target, 1000),
    { do: 'if', cond: { compare: [{ bound: 'extra' }, '=', 1] }, then: [draw(2)] },
  ),
);

rule('FFT-709 a Summon needs as many lawful targets as it chooses; “up to” may be none', () => {
  const none = atMain({ a: { hand: ['V1-F16', 'T-UPTO', RED] }, cards: [upTo] });
  none.a.mayNot('cast:V1-F16', 'FFT-709');
  none.a.may('cast:T-UPTO');
  act(none, 'cast:T-UPTO');
  bothPass(none);
  equal(none.a.count('hand'), 2);
  const one = atMain({ a: { hand: ['V1-F16', 'T-PAIR', RED] }, b: { field: [PLAIN] }, cards: [pair] });
  one.a.may('cast:V1-F16');
  one.a.mayNot('cast:T-PAIR', 'FFT-709');
});

rule('FFT-710 a Summon cannot choose itself', () => {
  const t = atMain({ a: { hand: ['T-COUNTER', RED], field: [PLAIN] }, b: { hand: ['V1-F16', RED] }, cards: [counter] });
  t.a.mayNot('cast:T-COUNTER', 'FFT-709');
  pass(t);
  act(t, 'cast:V1-F16');
  pass(t);
  t.a.pick('cast:T-COUNTER');
  // The other one is the only target there is, so nothing is asked but the payment.
  deepEqual([stackOf(t), t.ask], [['V1-F16', 'T-COUNTER'], 'source']);
  t.a.pick(`discard:${RED}`);
  bothPass(t);
  deepEqual([stackOf(t), t.b.cards('breakZone'), t.a.cards('breakZone')], [[], [RED, 'V1-F16'], [RED, 'T-COUNTER']]);
});

rule('FFT-711 a divided amount: at least 1000 for each, in thousands, fixed on declaration', () => {
  const t = atMain({ a: { hand: ['T-SHOWER', RED] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [shower] });
  t.a.pick('cast:T-SHOWER');
  t.a.pick(`choose:${PLAIN}`);
  deepEqual(t.a.keys, [`share:${PLAIN}#1000`, `share:${PLAIN}#2000`, `share:${PLAIN}#3000`, 'takeBack']);
  t.a.pick(`share:${PLAIN}#3000`);
  equal(t.ask, 'source');
  t.a.pick(`discard:${RED}`);
  bothPass(t);
  deepEqual([damageOn(t, 1, PLAIN), damageOn(t, 1, 'V1-F08')], [3000, 1000]);
});

rule('FFT-712 the caster keeps priority and may respond to their own Summon, whoever’s turn it is', () => {
  const t = atMain({ a: { field: [PLAIN] }, b: { hand: ['V1-F16', 'V1-F17', RED, RED, RED] } });
  pass(t);
  act(t, 'cast:V1-F16', `discard:${RED}`);
  deepEqual(asking(t), [1, 'priority']);
  act(t, 'cast:V1-F17');
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['V1-F16', 'V1-F17'],
      [1, 'priority'],
    ],
  );
  pass(t);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-713 a Summon that resolved, and one that was cancelled, goes to its owner’s Break Zone', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F02'], field: [PLAIN] }, b: { hand: ['T-COUNTER', 'V1-F02'] }, cards: [counter] });
  act(t, 'cast:V1-F16');
  pass(t);
  act(t, 'cast:T-COUNTER');
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone'), stackOf(t)], [['V1-F02', 'V1-F16'], ['V1-F02', 'T-COUNTER'], []]);
  equal(damageOn(t, 0, PLAIN), 0);
});

rule('FFT-714 cards are played from the hand; an effect that brings one from elsewhere says so', () => {
  const t = atMain({ a: { hand: ['T-RAISE', RED], breakZone: ['V1-F02', 'V1-F16'], field: [PLAIN] }, cards: [raise] });
  deepEqual(t.a.keys, ['play:V1-F01', 'cast:T-RAISE', 'pass']);
  act(t, 'cast:T-RAISE');
  bothPass(t);
  deepEqual(t.a.cards('field'), [PLAIN, 'V1-F02']);
});

rule('FFT-715 “play onto the field” is no cast: nothing is paid and nothing that notices casts triggers', () => {
  const t = atMain({ a: { hand: ['T-RAISE', RED, RED], breakZone: ['V1-F02'], field: ['T-CHOIR'] }, cards: [raise, choir] });
  act(t, 'cast:T-RAISE');
  deepEqual(stackOf(t), ['T-RAISE', 'auto']);
  bothPass(t);
  deepEqual([t.a.count('hand'), stackOf(t)], [2, ['T-RAISE']]);
  bothPass(t);
  // The entry of V1-F02 has not triggered the choir, nor cost anything.
  deepEqual([t.a.cards('field'), t.a.count('hand'), stackOf(t)], [['T-CHOIR', 'V1-F02'], 2, []]);
  equal(t.table.tally('cast', 0), 1);
});

rule('FFT-716 and FFT-717 cast without its cost: a cast all the same, right after the effect, before anybody has priority', () => {
  const t = atMain({
    a: { hand: ['T-ECHO', RED], breakZone: ['T-DEAR'], field: ['T-CHOIR'] },
    b: { field: [PLAIN, 'V1-F08'] },
    cards: [echo, dear, choir],
  });
  act(t, 'cast:T-ECHO');
  bothPass(t);
  equal(t.a.count('hand'), 1);
  pass(t);
  pass(t);
  // The echo has finished (a card was drawn, it lies in the Break Zone) and its controller declares, nobody having had priority.
  deepEqual([asking(t), stackOf(t), t.a.count('hand')], [[0, 'target'], ['T-DEAR'], 2]);
  deepEqual(t.a.cards('breakZone'), [RED, 'T-ECHO']);
  t.a.pick('choose:V1-F08');
  t.a.pick('noExtra');
  deepEqual([stackOf(t), asking(t), t.a.count('hand')], [['T-DEAR', 'auto'], [0, 'priority'], 2]);
  equal(t.table.tally('cast', 0), 2);
  bothPass(t);
  bothPass(t);
  deepEqual([damageOn(t, 1, 'V1-F08'), t.a.count('hand')], [1000, 3]);
});

rule('FFT-716 an extra cost of a card cast for nothing is paid, or not added', () => {
  const setting = (hand: readonly string[]) =>
    atMain({ a: { hand, breakZone: ['T-DEAR'], top: [PLAIN, PLAIN, PLAIN] }, b: { field: [PLAIN] }, cards: [echo, dear] });
  const poor = setting(['T-ECHO', RED]);
  act(poor, 'cast:T-ECHO');
  bothPass(poor);
  // Earth cards cannot pay Fire.
  poor.a.mayNot('payExtra', 'FFT-2072');
  poor.a.pick('noExtra');
  deepEqual([poor.a.count('hand'), asking(poor)], [1, [0, 'priority']]);
  const rich = setting(['T-ECHO', RED, RED]);
  act(rich, 'cast:T-ECHO');
  bothPass(rich);
  rich.a.pick('payExtra');
  rich.a.pick(`discard:${RED}`);
  deepEqual(rich.a.cards('hand'), [PLAIN]);
  bothPass(rich);
  deepEqual([damageOn(rich, 1, PLAIN), rich.a.count('hand')], [1000, 3]);
});

rule('FFT-717 what cannot be cast lawfully stays where it is', () => {
  const t = atMain({ a: { hand: ['T-ECHO', RED], breakZone: ['T-DEAR'] }, cards: [echo, dear] });
  act(t, 'cast:T-ECHO');
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), stackOf(t), asking(t)], [['T-DEAR', RED, 'T-ECHO'], [], [0, 'priority']]);
});

rule('FFT-717 taken back, the card lies where it came from, and the turn player has priority', () => {
  const t = atMain({ a: { hand: ['T-ECHO', RED], breakZone: ['T-DEAR'] }, b: { field: [PLAIN, 'V1-F08'] }, cards: [echo, dear] });
  act(t, 'cast:T-ECHO');
  bothPass(t);
  t.a.pick('choose:V1-F08');
  t.a.pick('takeBack');
  deepEqual([t.a.cards('breakZone'), stackOf(t), asking(t), t.a.cards('hand')], [[RED, 'T-ECHO', 'T-DEAR'], [], [0, 'priority'], [PLAIN]]);
  pass(t);
  deepEqual(asking(t), [1, 'priority']);
});

rule('FFT-708 taken back after the targets were chosen: nothing has changed, priority and passes neither', () => {
  const t = atMain({ a: { field: [PLAIN] }, b: { hand: ['V1-F16', RED], field: ['V1-F08'] } });
  pass(t);
  t.b.pick('cast:V1-F16');
  t.b.pick('choose:V1-F08');
  equal(t.ask, 'source');
  t.b.pick('takeBack');
  deepEqual([stackOf(t), t.b.cards('hand').sort(), asking(t)], [[], [RED, 'V1-F16'], [1, 'priority']]);
  // The pass of the other player still counts: one more ends the phase.
  pass(t);
  equal(t.own.phase, 'attack');
});

rule('FFT-708 taken back in the middle of a payment: nothing is dulled, nothing discarded', () => {
  const t = atMain({ a: { hand: ['V1-F17', RED, PLAIN], field: ['V1-F11', 'V1-F08'] } });
  t.a.pick('cast:V1-F17');
  t.a.pick('dull:V1-F11');
  t.a.may(`discard:${RED}`);
  equal(isDull(t, 0, 'V1-F11'), false);
  t.a.pick('takeBack');
  deepEqual([isDull(t, 0, 'V1-F11'), t.a.cards('hand').sort(), t.a.count('breakZone'), stackOf(t)], [false, [PLAIN, RED, 'V1-F17'], 0, []]);
  deepEqual(asking(t), [0, 'priority']);
  // And a Character just so.
  t.a.pick(`play:${RED}`);
  t.a.pick('takeBack');
  deepEqual([t.a.count('field'), asking(t)], [2, [0, 'priority']]);
  act(t, 'cast:V1-F17');
  resolveAll(t);
  equal(damageOn(t, 0, 'V1-F08'), 7000);
});
