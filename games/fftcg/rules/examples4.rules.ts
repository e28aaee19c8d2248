/** Worked examples of the rules about players' damage, EX Bursts, rule processes and replacements. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  card,
  cast,
  choose,
  damage,
  draw,
  EOT,
  element,
  enters,
  fieldAbility,
  forwards,
  gains,
  put,
  toHand,
  type,
} from '../cards/make.ts';
import type { Card } from '../kinds.ts';
import { fwd, GIFT, onForward, RAISE, summon, target, wounds } from './cardsOfTests.ts';
import { cast1, hit } from './situations.ts';
import { asking, atAttack, atMain, bothPass, damageOn, PLAIN, pass, powerOf, resolveAll, stackOf } from './table.ts';

const WOUND = (n: number): Card => wounds(`T-WOUND${n}`, n);

rule('FFT-E10 a player at 6 damage is dealt 1: loses at once, no EX Burst', () => {
  const t = atAttack({ cards: [GIFT], a: { field: [PLAIN] }, b: { damage: 6, top: ['T-GIFT'] } });
  hit(t, PLAIN);
  equal(t.b.count('damage'), 7);
  deepEqual([t.result?.winners, t.result?.clause, t.asked], [[0], 'FFT-112', []]);
});

/** Like Yuna: the EX Burst paragraph, and a second one that replaces. */
const YUNA = card(
  'T-YUNA',
  'Yuna',
  'backup',
  { elements: 'water', cost: 5, category: 'X', job: 'Summoner' },
  enters({ burst: true, declare: [choose('target', forwards())] }, toHand(target)),
  {
    when: {
      instead: 'move',
      card: { zone: 'field', of: 'any' },
      from: 'field',
      to: 'breakZone',
      may: true,
      with: [{ type: 'move', to: 'removed' }],
    },
    do: [],
  },
);

rule('FFT-E13 Yuna as damage: one Forward may be returned to its owner’s hand; her second paragraph is not applied', () => {
  const t = atAttack({
    cards: [YUNA, onForward('T-PUT', put(target))],
    a: { field: [PLAIN, 'V1-F08'], hand: ['T-PUT'] },
    b: { top: ['T-YUNA'], field: ['V1-F02'] },
  });
  hit(t, PLAIN);
  t.b.pick('useBurst');
  t.b.may('choose:V1-F08').may('choose:V1-F02');
  t.b.pick(`choose:${PLAIN}`);
  deepEqual(t.a.cards('hand'), ['T-PUT', PLAIN]);
  deepEqual([t.b.cards('damage'), t.b.cards('field')], [['T-YUNA'], ['V1-F02']]);
  // Nobody may remove anything instead.
  cast1(t, 'T-PUT', 'choose:V1-F02');
  deepEqual([t.b.cards('breakZone'), asking(t)], [['V1-F02'], [0, 'priority']]);
});

rule('FFT-E14 Lebreau: Fire 7000 and Ice 6000; when Lebreau leaves, 6000 and 6000', () => {
  const lebreau = card(
    'T-LEBREAU',
    'Lebreau',
    'backup',
    { elements: 'fire', cost: 3, category: 'XIII' },
    fieldAbility(gains(forwards('you', element('fire')), 1000)),
  );
  const raze = summon('T-RAZE', {}, cast({}, put({ zone: 'field', of: 'you', where: [type('backup')] })));
  const cards = [lebreau, raze, fwd('T-FIRE', 6000), fwd('T-ICE', 6000, { elements: 'ice' })];
  const t = atMain({ cards, a: { hand: ['T-RAZE'], field: ['T-LEBREAU', 'T-FIRE', 'T-ICE'] }, b: { field: ['T-FIRE'] } });
  deepEqual([powerOf(t, 0, 'T-FIRE'), powerOf(t, 0, 'T-ICE'), powerOf(t, 1, 'T-FIRE')], [7000, 6000, 6000]);
  cast1(t, 'T-RAZE');
  deepEqual([powerOf(t, 0, 'T-FIRE'), powerOf(t, 0, 'T-ICE')], [6000, 6000]);
});

rule('FFT-E32 no cards in the deck and dealt 1 point: loses with only 3 in the Damage Zone', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { deck: 0, damage: 3 } });
  hit(t, PLAIN);
  deepEqual([t.result?.winners, t.result?.clause, t.b.count('damage')], [[0], 'FFT-114', 3]);
});

rule('FFT-E33 one card in the deck, 5 damage, dealt 2 points: the first with its EX Burst, the second loses', () => {
  const t = atMain({ cards: [WOUND(2), GIFT], a: { hand: ['T-WOUND2'] }, b: { deck: 1, damage: 5, top: ['T-GIFT'] } });
  cast1(t, 'T-WOUND2');
  deepEqual([t.b.count('damage'), asking(t)], [6, [1, 'exBurst']]);
  t.b.pick('decline');
  deepEqual([t.result?.winners, t.result?.clause, t.b.count('damage')], [[0], 'FFT-114', 6]);
});

rule('FFT-E34 five Backups and an effect plays a sixth: all enter, one of the six is put into the Break Zone', () => {
  const t = atMain({
    cards: [RAISE],
    a: { hand: ['T-RAISE'], field: ['V1-F11', 'V1-F11', 'V1-F12', 'V1-F13', 'V1-F15'], breakZone: ['V1-F14'] },
  });
  cast1(t, 'T-RAISE');
  equal(t.a.count('field'), 6);
  deepEqual([...t.a.keys].sort(), ['put:V1-F11', 'put:V1-F12', 'put:V1-F13', 'put:V1-F14', 'put:V1-F15']);
  t.a.pick('put:V1-F14');
  deepEqual(t.a.cards('field'), ['V1-F11', 'V1-F11', 'V1-F12', 'V1-F13', 'V1-F15']);
  equal(t.a.cards('breakZone').includes('V1-F14'), true);
});

rule('FFT-E35 a Light Forward, and an effect plays a Dark Backup: both go to the Break Zone', () => {
  const lux = card('T-LUX', 'Lux', 'forward', { elements: 'light', cost: 3, power: 7000, category: 'T' });
  const nox = card('T-NOX', 'Nox', 'backup', { elements: 'dark', cost: 3, category: 'T' });
  const t = atMain({ cards: [RAISE, lux, nox], a: { hand: ['T-RAISE'], field: ['T-LUX', PLAIN], breakZone: ['T-NOX'] } });
  cast1(t, 'T-RAISE');
  deepEqual(t.a.cards('field'), [PLAIN]);
  deepEqual([...t.a.cards('breakZone')].sort(), ['T-LUX', 'T-NOX', 'T-RAISE']);
});

rule('FFT-E36 V1-F05 and V1-F06, the second by an effect: both go; the opponent’s of that name is untouched', () => {
  const t = atMain({ cards: [RAISE], a: { hand: ['T-RAISE'], field: ['V1-F05', PLAIN], breakZone: ['V1-F06'] }, b: { field: ['V1-F06'] } });
  cast1(t, 'T-RAISE');
  deepEqual([t.a.cards('field'), t.b.cards('field')], [[PLAIN], ['V1-F06']]);
  deepEqual([...t.a.cards('breakZone')].sort(), ['T-RAISE', 'V1-F05', 'V1-F06']);
});

rule('FFT-E37 8000 with 5000 damage gets −3000: broken; with +1000 in response 6000, and it survives', () => {
  const cards = [onForward('T-FADE', gains(target, -3000, EOT)), onForward('T-GROW', gains(target, 1000, EOT))];
  const t = atMain({ cards, a: { hand: ['T-FADE'] }, b: { field: [{ card: PLAIN, damage: 5000 }] } });
  cast1(t, 'T-FADE');
  deepEqual(t.b.cards('breakZone'), [PLAIN]);

  const u = atMain({ cards, a: { hand: ['T-FADE'] }, b: { field: [{ card: PLAIN, damage: 5000 }], hand: ['T-GROW'] } });
  u.a.pick('cast:T-FADE');
  pass(u);
  u.b.pick('cast:T-GROW');
  resolveAll(u);
  deepEqual([powerOf(u, 1, PLAIN), damageOn(u, 1, PLAIN)], [6000, 5000]);
});

rule('FFT-E39 7000 damage, "+1000" and "becomes 0": the affected controller orders, 0 or 1000', () => {
  const torn = fwd(
    'T-TORN',
    9000,
    {},
    { when: { instead: 'damage', card: { self: true }, with: [], less: -1000 }, do: [] },
    { when: { instead: 'damage', card: { self: true }, with: [{ type: 'damage', n: 0 }] }, do: [] },
    auto({ on: 'damage', card: { self: true } }, {}, draw()),
  );
  const dealt = (first: number) => {
    const t = atMain({ cards: [torn, onForward('T-HURT', damage(target, 7000))], a: { hand: ['T-HURT'] }, b: { field: ['T-TORN'] } });
    cast1(t, 'T-HURT');
    deepEqual(asking(t), [1, 'which']);
    t.b.pick(t.b.keys[first]);
    return [damageOn(t, 1, 'T-TORN'), stackOf(t).length];
  };
  // First the increase, then 0: no damage, no trigger. First 0, then the increase: 1000.
  deepEqual(dealt(0), [0, 0]);
  deepEqual(dealt(1), [1000, 1]);
});

rule('FFT-E47 one’s own effect deals 1 point; the card turned up has EX: free of charge, and no draw', () => {
  const greed = card(
    'T-GREED',
    'Greed',
    'backup',
    { elements: 'fire', cost: 1, category: 'T' },
    auto({ on: 'move', why: 'draw', seat: 'you' }, {}, draw(2)),
  );
  const t = atMain({
    cards: [greed],
    a: { hand: ['V1-L09', 'V1-L01', 'V1-L01'], field: ['T-GREED'], top: ['V1-F16'] },
    b: { field: [PLAIN, 'V1-F08'] },
  });
  t.a.pick('play:V1-L09');
  while (t.ask !== 'priority') t.a.pick(t.a.keys.includes('dull:T-GREED') ? 'dull:T-GREED' : 'discard:V1-L01');
  bothPass(t);
  deepEqual([t.a.cards('damage'), asking(t)], [['V1-F16'], [0, 'exBurst']]);
  const hand = t.a.count('hand');
  t.a.pick('useBurst').a.pick(`choose:${PLAIN}`);
  equal(damageOn(t, 1, PLAIN), 4000);
  // Nothing was paid, and turning it up was no draw.
  deepEqual([t.a.count('hand'), stackOf(t)], [hand, []]);
});
