/** FFT-838, FFT-839: special abilities. */
import { deepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card, cp, draw, dullIcon, special } from '../../cards/make.ts';
import { act, asking, atMain, isDull, stackOf } from '../testing/scenarios.ts';
import { print, RED } from '../testing/testCards.ts';

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
