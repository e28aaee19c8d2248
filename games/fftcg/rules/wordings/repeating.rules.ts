/** Doing the same again: lawful as often as it is (FFT-803, FFT-907), and nobody can make a draw of it. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, activate, choose, cp, draw, dull, EOT, forwards, gains, spends, them, this_, type } from '../../cards/make.ts';
import { act, atMain, bothPass, isDull, PLAIN, powerOf, stackOf } from '../testing/scenarios.ts';
import { dulled } from '../testing/shortcuts.ts';
import { backup, freely, fwd, RED, summon } from '../testing/testCards.ts';

rule('FFT-803 and FFT-907 a free ability may be used twice while its player holds priority', () => {
  const grows = fwd('T-GROWS', 5000, {}, freely(gains(this_, 1000, EOT)));
  const t = atMain({ cards: [grows], a: { field: ['T-GROWS'] } });
  t.a.pick('use:T-GROWS#1').a.pick('use:T-GROWS#1');
  deepEqual(stackOf(t), ['action', 'action']);
  bothPass(bothPass(t));
  equal(powerOf(t, 0, 'T-GROWS'), 7000);
});

rule('FFT-1413 it does not pile up for ever', () => {
  const t = atMain({ cards: [fwd('T-IDLE', 5000, {}, freely(activate(this_)))], a: { field: ['T-IDLE'] } });
  for (let i = 0; i < 10; i++) t.a.pick('use:T-IDLE#1');
  t.a.mayNot('use:T-IDLE', 'FFT-1413').may('pass');
});

rule('FFT-1413 growing for nothing ends too: nobody can make a draw of it', () => {
  const t = atMain({ cards: [fwd('T-GROWS', 1000, {}, freely(gains(this_, 1000, EOT)))], a: { field: ['T-GROWS'] } });
  for (let i = 0; i < 100; i++) bothPass(t.a.pick('use:T-GROWS#1'));
  t.a.mayNot('use:T-GROWS', 'FFT-1413').may('pass');
  deepEqual([powerOf(t, 0, 'T-GROWS'), t.result], [101_000, null]);
});

rule('FFT-803 after a target on which nothing changed another may be chosen', () => {
  const lulls = backup('T-LULLS', {}, action({ cost: [], declare: [choose('it', forwards('opponent'))] }, dull(them('it'))));
  const t = atMain({ cards: [lulls], a: { field: ['T-LULLS'] }, b: { field: [dulled(PLAIN), 'V1-E02'] } });
  bothPass(t.a.pick('use:T-LULLS#1').a.pick(`choose:${PLAIN}`));
  bothPass(t.a.pick('use:T-LULLS#1').a.pick('choose:V1-E02'));
  equal(isDull(t, 1, 'V1-E02'), true);
});

rule('FFT-1415 announcing and taking back is no step towards the end of the match', () => {
  const t = atMain({ cards: [summon('T-DRAWS', { cost: 1 })], a: { hand: ['T-DRAWS', RED] } });
  const before = t.state.decisions;
  for (let i = 0; i < 50; i++) t.a.pick('cast:T-DRAWS').a.pick('takeBack');
  deepEqual([t.state.decisions, t.result, t.ask], [before, null, 'priority']);
});

// ---------------------------------------------------------------- sources that only look alike (FFT-519)

const needs = backup(
  'T-NEEDS',
  { elements: 'fire', cost: 2 },
  action({ cost: [cp({ any: 1 }), spends('put', { zone: 'field', of: 'you', where: [type('backup')], other: true })] }, draw(1)),
);
const B = backup('T-B', { elements: 'fire', cost: 2 });

for (const field of [
  ['T-B', dulled('T-B')],
  [dulled('T-B'), 'T-B'],
])
  rule(
    `FFT-519 {1} and "put a Backup": the dull one is put and the active one pays, in whatever order they lie (${field.map((f) => (typeof f === 'string' ? 'active' : 'dull'))})`,
    () => {
      const t = atMain({ cards: [needs, B], a: { field: [dulled('T-NEEDS'), ...field] } });
      act(t, 'use:T-NEEDS#1');
      bothPass(t);
      deepEqual([t.a.count('hand'), t.a.cards('breakZone')], [1, ['T-B']]);
    },
  );

rule('FFT-519 with the only active Backup as the one to be put, nothing is left to pay with', () => {
  const t = atMain({ cards: [needs, B], a: { field: [dulled('T-NEEDS'), 'T-B'] } });
  t.a.mayNot('use:T-NEEDS', 'FFT-519');
});
