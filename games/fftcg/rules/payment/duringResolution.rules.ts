/** FFT-524: costs paid while something resolves. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Effect } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { card, cp, draw, EOT, enters, gains, inYour, spends, this_ } from '../../cards/make.ts';
import { act, asking, atMain, bothPass, damageOn, PLAIN, pass, powerOf, stackOf } from '../testing/scenarios.ts';
import { doIt, dullCount, sources } from '../testing/shortcuts.ts';
import { pricedCards as cards, costTwoForward, doer } from '../testing/testCards.ts';

rule('FFT-524 CP asked for in a resolution are produced and paid then, by the same rules', () => {
  const more = [...cards, doer({ do: 'may', cost: [cp({ fire: 1, any: 1 })], then: [draw(3)] })];
  const t = doIt(atMain({ cards: more, a: { field: ['DOER', 'B-fire', 'B-ice', 'B-ice'], hand: ['F-light'] } }));
  deepEqual(t.a.keys, ['yes', 'no']);
  t.a.pick('yes');
  deepEqual(sources(t), ['dull:B-fire', 'dull:B-ice', 'dull:DOER']);
  t.a.mayNot('discard:F-light', 'FFT-505');
  t.a.pick('dull:B-ice');
  deepEqual(sources(t), ['dull:B-fire', 'dull:DOER']); // the Fire icon
  t.a.mayNot('dull:B-ice', 'FFT-514');
  t.a.pick('dull:B-fire');
  deepEqual([t.a.count('hand'), dullCount(t)], [4, 2]);
  const poor = doIt(atMain({ cards: more, a: { field: ['DOER'] } }));
  deepEqual(poor.a.count('hand'), 0);
  if (poor.ask === 'may') poor.a.mayNot('yes');
});

rule('FFT-524 a card asked for in the middle of a resolution is paid by the player named, who chooses which', () => {
  const cost: readonly Effect[] = [spends('discard', inYour('hand'))];
  const broker = card('T-BROKER', 'Broker', 'forward', costTwoForward, enters({}, { do: 'may', cost, then: [gains(this_, 2000, EOT)] }));
  const t = atMain({ cards: [broker], a: { hand: ['T-BROKER', 'V1-F01', 'V1-F16', 'V1-I01'] }, b: { hand: ['V1-F01'] } });
  t.a.pick('play:T-BROKER').pick(0, 'discard:V1-F01');
  bothPass(t);
  t.a.pick('yes');
  deepEqual(asking(t), [0, 'spend']);
  t.a.may('spend:V1-F16').may('spend:V1-I01').mayNot('takeBack');
  t.a.pick('spend:V1-I01');
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  deepEqual(t.a.cards('breakZone'), ['V1-F01', 'V1-I01']);
  equal(powerOf(t, 0, 'T-BROKER'), 7000);
  equal(t.b.count('hand'), 1);
});

rule('FFT-R75 a payment offered in a resolution is decided and paid at once by the player named', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F01', 'V1-F02', 'V1-F02'] }, b: { field: [PLAIN], hand: ['V1-W18', 'V1-W01'] } });
  act(t, 'cast:V1-F16');
  act(pass(t), 'cast:V1-W18');
  bothPass(t);
  deepEqual([asking(t), stackOf(t)[0]], [[0, 'may'], 'V1-F16']);
  t.a.pick('yes');
  // The payment is the next thing asked: nobody has priority in between.
  deepEqual([t.asked, t.a.keys.includes('pass'), t.a.keys.some((k) => k.startsWith('discard:'))], [[0], false, true]);
  t.a.pick('payForMe');
  deepEqual([asking(t), stackOf(t), t.a.count('hand')], [[0, 'priority'], ['V1-F16'], 1]);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 4000);
});
