/** FFT-835, FFT-836: the source of an ability, and what is last known of it. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, card, damage, draw, dullIcon } from '../../cards/make.ts';
import { act, atMain, bothPass, damageOn, PLAIN, pass, powerOf, resolveAll, stackOf } from '../testing/scenarios.ts';
import { aForward, boost, bounce, print, RED, target } from '../testing/testCards.ts';

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
