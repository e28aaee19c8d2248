/** FFT-714 to FFT-717: cards that effects play or cast. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, cast, choose, damage, draw, forwards, heads, inYour, ontoField, select, them, type } from '../../cards/make.ts';
import { act, asking, atMain, bothPass, damageOn, PLAIN, pass, resolveAll, stackOf } from '../testing/scenarios.ts';
import { backup, fwd, print, RAISE, RED, target } from '../testing/testCards.ts';

const raise = card(
  'T-RAISE',
  'Raise',
  'summon',
  print(1),
  cast({ declare: [choose('target', inYour('breakZone', type('forward')))] }, ontoField(target)),
);

rule('FFT-714 cards are played from the hand; an effect that brings one from elsewhere says so', () => {
  const t = atMain({ a: { hand: ['T-RAISE', RED], breakZone: ['V1-F02', 'V1-F16'], field: [PLAIN] }, cards: [raise] });
  deepEqual(t.a.keys, ['play:V1-F01', 'cast:T-RAISE', 'pass']);
  act(t, 'cast:T-RAISE');
  bothPass(t);
  deepEqual(t.a.cards('field'), [PLAIN, 'V1-F02']);
});

const choir = card('T-CHOIR', 'Choir', 'forward', print(1, 5000), auto({ on: 'cast', seat: 'you' }, {}, draw(1)));

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

rule('FFT-R15 only the procedure of casting is a cast: what an effect plays did not enter by one', () => {
  const herald = fwd('T-HERALD', 3000, {}, auto({ ...heads.enter, why: 'play' }, {}, draw()));
  const ear = backup('T-EAR', {}, auto({ on: 'cast', seat: 'you' }, {}, draw()));
  const cards = [herald, ear, RAISE];
  const t = atMain({ cards, options: { triggerOrder: 'auto' }, a: { hand: ['T-HERALD'], field: ['T-EAR'] } });
  act(t, 'play:T-HERALD');
  deepEqual(stackOf(t), ['auto', 'auto']);
  const u = atMain({ cards, a: { hand: ['T-RAISE'], breakZone: ['T-HERALD'], field: ['T-EAR'] } });
  act(u, 'cast:T-RAISE');
  // The Summon itself was cast.
  deepEqual(stackOf(u), ['T-RAISE', 'auto']);
  resolveAll(u);
  deepEqual([u.a.cards('field'), stackOf(u), u.a.count('hand')], [['T-EAR', 'T-HERALD'], [], 1]);
});
