/** FFT-709, FFT-711: choosing targets and dividing amounts. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card, cast, choose, chooseUpTo, damage, draw, enters, forwards, them } from '../../cards/make.ts';
import { act, asking, atMain, bothPass, damageOn, find, PLAIN, pass, resolveAll, stackOf, step } from '../testing/scenarios.ts';
import { BOUNCE, bounce, fwd, PAY, print, RED, summon, target } from '../testing/testCards.ts';

const pair = card('T-PAIR', 'Pair', 'summon', print(1), cast({ declare: [choose('target', forwards(), 2)] }, damage(target, 1000)));
const upTo = card(
  'T-UPTO',
  'Up To',
  'summon',
  print(1),
  cast({ declare: [chooseUpTo('target', forwards(), 2)] }, damage(target, 1000), draw(1)),
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

rule('FFT-R14 “up to” may be none and the rest is done; “choose two” and “one and one” need all of them', () => {
  const upTo = summon('T-UPTO', {}, cast({ declare: [chooseUpTo('target', forwards('opponent'), 2)] }, damage(target, 1000), draw()));
  const two = summon('T-TWO', {}, cast({ declare: [choose('target', forwards(), 2)] }, damage(target, 1000), draw()));
  const both = summon(
    'T-BOTH',
    {},
    cast(
      { declare: [choose('one', forwards('you')), choose('other', forwards('opponent'))] },
      damage(them('one'), 1000),
      damage(them('other'), 1000),
    ),
  );
  const cards = [upTo, two, both, fwd('T-PAIR', 1000, {}, enters({ declare: [choose('target', forwards('opponent'), 2)] }, draw(5)))];
  const t = atMain({ cards, a: { hand: ['T-UPTO', 'T-TWO', 'T-BOTH', 'T-PAIR'] } });
  t.a.mayNot('cast:T-TWO', 'FFT-709').mayNot('cast:T-BOTH', 'FFT-709').pick('cast:T-UPTO');
  deepEqual(stackOf(t), ['T-UPTO']);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.a.cards('breakZone')], [4, ['T-UPTO']]);
  // An auto-ability that cannot choose two is removed; the Character stays.
  act(t, 'play:T-PAIR');
  deepEqual([stackOf(t), t.a.cards('field'), t.a.count('hand')], [[], ['T-PAIR'], 3]);
  // One Forward is there now: still not two, nor one on each side.
  t.a.mayNot('cast:T-TWO', 'FFT-709').mayNot('cast:T-BOTH', 'FFT-709');
  const u = atMain({ cards, a: { hand: ['T-TWO', 'T-BOTH'], field: [PLAIN] }, b: { field: ['V1-E02'] } });
  u.a.may('cast:T-TWO').may('cast:T-BOTH');
});

rule('FFT-R61 one instruction does not choose a card twice; two instructions may', () => {
  const two = summon('T-TWO', {}, cast({ declare: [choose('target', forwards(), 2)] }, damage(target, 1000)));
  const again = summon(
    'T-AGAIN',
    {},
    cast({ declare: [choose('one', forwards()), choose('other', forwards())] }, damage(them('one'), 1000), damage(them('other'), 2000)),
  );
  const cards = [two, again];
  atMain({ cards, a: { hand: ['T-TWO'], field: [PLAIN] } }).a.mayNot('cast:T-TWO', 'FFT-709');
  const t = atMain({ cards, a: { hand: ['T-TWO', 'T-AGAIN'], field: [PLAIN, 'V1-E02', 'V1-F01'] } });
  t.a.pick('cast:T-TWO').a.pick(`choose:${PLAIN}`).a.mayNot(`choose:${PLAIN}`).pick('choose:V1-E02');
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 0, 'V1-E02')], [1000, 1000]);
  t.a.pick('cast:T-AGAIN').a.pick(`choose:${PLAIN}`).a.pick(`choose:${PLAIN}`);
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 0, 'V1-E02')], [4000, 1000]);
});

rule('FFT-R67 the share of a target that is gone is lost; the others get theirs and no more', () => {
  const split = { do: 'split', name: 'shares', among: 'target', total: 9000, step: 1000 };
  const rain = summon(
    'T-RAIN',
    {},
    cast({ declare: [choose('target', forwards('opponent'), 3), split] }, { do: 'damage', to: target, share: 'shares' }),
  );
  const t = atMain({ cards: [BOUNCE, rain], a: { hand: ['T-RAIN'] }, b: { field: [PLAIN, 'V1-E02', 'V1-E03'], hand: ['T-BOUNCE'] } });
  t.a.pick('cast:T-RAIN');
  for (const id of [PLAIN, 'V1-E02', 'V1-E03']) if (t.ask === 'target') t.a.pick(`choose:${id}`);
  t.a.pick(`share:${PLAIN}#2000`).a.pick('share:V1-E02#3000');
  act(pass(t), 'cast:T-BOUNCE', 'choose:V1-E02');
  resolveAll(t);
  deepEqual([damageOn(t, 1, PLAIN), damageOn(t, 1, 'V1-E03'), t.b.cards('hand')], [2000, 4000, ['V1-E02']]);
});

rule('FFT-E52 6000 and 4000 on two Forwards, the second leaves: the first takes 6000, the 4000 are lost', () => {
  const t = atMain({ a: { hand: ['V1-F10', RED, RED, RED] }, b: { field: [PLAIN, 'V1-F08'], hand: ['T-BOUNCE', PAY] }, cards: [bounce] });
  act(t, 'play:V1-F10');
  t.a.pick(`choose:${PLAIN}`);
  t.a.pick('choose:V1-F08');
  t.a.pick(`share:${PLAIN}#6000`);
  deepEqual([stackOf(t), asking(t)], [['auto'], [0, 'priority']]);
  pass(t);
  act(t, 'cast:T-BOUNCE', 'choose:V1-F08', `discard:${PAY}`);
  bothPass(t);
  bothPass(t);
  deepEqual([damageOn(t, 1, PLAIN), t.b.cards('field'), t.b.cards('hand'), find(t, 0, 'V1-F10') >= 0], [6000, [PLAIN], ['V1-F08'], true]);
  step(t);
});
