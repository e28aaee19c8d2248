/** Values that depend on each other (FFT-R85), and very many of everything: no board is too large. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Sel } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { auto, cast, EOT, fieldAbility, forwards, gains, gainsKeyword, others, this_, whileTrue } from '../../cards/make.ts';
import { act, atMain, bothPass, hasKeyword, PLAIN, powerOf } from '../testing/scenarios.ts';
import { cast1, many } from '../testing/shortcuts.ts';
import { fwd, summon } from '../testing/testCards.ts';

const strong: Sel = forwards('any', { stat: 'power', atLeast: 10000 });
/** "This gains 1000 power for each other Forward with 10000 power or more." */
const envious = (id: string, power: number) => fwd(id, power, {}, fieldAbility(gains(this_, { times: [1000, { count: others(strong) }] })));

rule('FFT-R85 "1000 more for each other Forward with 10000 power or more": each counts the others without such bonuses', () => {
  const t = atMain({
    cards: [envious('T-NINE', 9000), envious('T-TEN', 10000)],
    a: { field: ['T-NINE', 'T-TEN'] },
    b: { field: ['T-NINE', 'T-TEN'] },
  });
  deepEqual([powerOf(t, 0, 'T-NINE'), powerOf(t, 0, 'T-TEN')], [11000, 11000]);
});

rule('FFT-R85 and FFT-1506 bonuses that read no power count: such an ability is applied after them', () => {
  const lord = fwd('T-LORD', 1000, {}, fieldAbility(gains(others(forwards('you')), 1000)));
  const t = atMain({ cards: [envious('T-NINE', 9000), lord], a: { field: ['T-NINE', 'T-NINE', 'T-LORD'] } });
  equal(powerOf(t, 0, 'T-NINE'), 11000);
});

rule('FFT-R85 two that exclude each other: neither is seen by the other', () => {
  const alone = (id: string) =>
    fwd(id, 5000, {}, whileTrue({ not: { exists: others(forwards('you', { stat: 'power', atLeast: 6000 })) } }, gains(this_, 1000)));
  const t = atMain({ cards: [alone('T-X'), alone('T-Y')], a: { field: ['T-X', 'T-Y'] } });
  deepEqual([powerOf(t, 0, 'T-X'), powerOf(t, 0, 'T-Y')], [6000, 6000]);
});

rule('FFT-R85 a circle through two values: power by a keyword, the keyword by power', () => {
  const cards = [
    fwd('T-FAST', 5000, {}, fieldAbility(gainsKeyword(forwards('you', { stat: 'power', atLeast: 9000 }), 'haste'))),
    fwd('T-GREAT', 8000, {}, fieldAbility(gains(forwards('you', { trait: 'keyword', is: 'haste' }), 1000))),
    fwd('T-HASTY', 8000, { keywords: ['haste'] }),
  ];
  const t = atMain({ cards, a: { field: ['T-FAST', 'T-GREAT', 'T-HASTY'] } });
  deepEqual([powerOf(t, 0, 'T-HASTY'), hasKeyword(t, 0, 'T-HASTY', 'haste')], [9000, true]);
  deepEqual([powerOf(t, 0, 'T-GREAT'), hasKeyword(t, 0, 'T-GREAT', 'haste')], [8000, false]);
});

rule('FFT-R85 effects that last for whoever fits read the table without each other', () => {
  const crowd = summon('T-CROWD', {}, cast({}, { do: 'gain', to: strong, stat: 'power', add: 1000, live: true, until: EOT }));
  const t = atMain({ cards: [crowd, fwd('T-TEN', 10000)], a: { field: ['T-TEN', PLAIN], hand: many('T-CROWD', 3) } });
  for (let i = 0; i < 3; i++) cast1(t, 'T-CROWD');
  deepEqual([powerOf(t, 0, 'T-TEN'), powerOf(t, 0, PLAIN)], [13000, 8000]);
});

rule('FFT-R85 twenty Forwards a side that count each other are worked out', () => {
  const t = atMain({ cards: [envious('T-TEN', 10000)], a: { field: many('T-TEN', 20) }, b: { field: many('T-TEN', 20) } });
  equal(powerOf(t, 1, 'T-TEN'), 10000 + 39 * 1000);
});

rule('FFT-816 and FFT-R57 twelve hundred triggers at once go on the stack; that is no loop', () => {
  const watcher = fwd('T-WATCH', 5000, {}, auto({ on: 'dull', card: { zone: 'field' } }, {}, gains(this_, 0, EOT)));
  const all = summon('T-ALL', {}, cast({}, { do: 'dull', what: forwards() }));
  const t = atMain({ cards: [watcher, all], a: { field: many('T-WATCH', 35), hand: ['T-ALL'] } });
  act(t, 'cast:T-ALL');
  bothPass(t);
  deepEqual([t.state.result, t.a.count('stack')], [null, 35 * 35]);
});
