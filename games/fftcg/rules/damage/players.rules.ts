/** FFT-1210, FFT-1211, FFT-1219 to FFT-1226: points of damage to a player. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, cast, choose, damage, draw, enters, heads, this_ } from '../../cards/make.ts';
import { act, asking, atAttack, atMain, bothPass, damageOn, find, PLAIN, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1, hit } from '../testing/shortcuts.ts';
import { backup, fwd, GIFT, STING, summon, target, wounds } from '../testing/testCards.ts';

rule('FFT-1210 a point of damage turns up the top card of the deck, face up into the Damage Zone', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { top: ['V1-F08', 'V1-F09'], damage: ['V1-F01'] } });
  const deck = t.b.count('deck');
  hit(t, PLAIN);
  deepEqual(t.b.cards('damage'), ['V1-F01', 'V1-F08']);
  equal(t.b.count('deck'), deck - 1);
  deepEqual(t.b.cards('hand'), []);
  const { zones } = t.a.view;
  const shown = zones.flatMap((z) => z.cards).flatMap((c) => (c && typeof c === 'object' && 'def' in c ? [c.def] : []));
  equal(shown.includes('V1-F08'), true);
});

const WOUND = (n: number, whose: 'you' | 'opponent' = 'opponent') => wounds(`T-WOUND${n}${whose[0]}`, n, whose);
const cards = [WOUND(1), WOUND(2), WOUND(3), WOUND(1, 'you'), GIFT];

rule('FFT-1211 several points are taken one after the other', () => {
  const t = atMain({ cards, a: { hand: ['T-WOUND3o'] }, b: { top: ['V1-F08', 'V1-F01', 'V1-F09', 'V1-F06'] } });
  cast1(t, 'T-WOUND3o');
  deepEqual(t.b.cards('damage'), ['V1-F08', 'V1-F01', 'V1-F09']);
});

rule('FFT-1211 after each point seven cards lose the game, before each an empty deck does', () => {
  const t = atMain({ cards, a: { hand: ['T-WOUND3o'] }, b: { damage: 5, top: ['V1-F01', 'V1-F08', 'T-GIFT'] } });
  cast1(t, 'T-WOUND3o');
  equal(t.b.count('damage'), 7);
  deepEqual([t.result?.winners, t.result?.clause], [[0], 'FFT-112']);

  const u = atMain({ cards, a: { hand: ['T-WOUND2o'] }, b: { deck: 1 } });
  cast1(u, 'T-WOUND2o');
  equal(u.b.count('damage'), 1);
  deepEqual([u.result?.winners, u.result?.clause], [[0], 'FFT-114']);

  // As many points as cards: an empty deck alone loses nothing.
  const v = atMain({ cards, a: { hand: ['T-WOUND2o'] }, b: { deck: 2 } });
  cast1(v, 'T-WOUND2o');
  deepEqual([v.b.count('damage'), v.b.count('deck'), v.result], [2, 0, null]);
});

rule('FFT-1219 the seventh point ends the game before its EX Burst could be used', () => {
  const t = atAttack({ cards, a: { field: [PLAIN] }, b: { damage: 6, top: ['T-GIFT'] } });
  hit(t, PLAIN);
  deepEqual(t.result?.winners, [0]);
  equal(t.b.cards('damage')[6], 'T-GIFT');
  deepEqual(t.asked, []);
});

rule('FFT-1220 played in the normal way the marked paragraph is an ordinary auto-ability or Summon effect', () => {
  const t = atMain({ a: { hand: ['V1-F14', 'V1-F01', 'V1-F01', 'V1-F16', 'V1-F04'] }, b: { field: [PLAIN] } });
  act(t, 'play:V1-F14');
  // On the stack and open to answers; the Character is on the field.
  deepEqual(stackOf(t), ['auto']);
  deepEqual(t.a.cards('field'), ['V1-F14']);
  equal(damageOn(t, 1, PLAIN), 0);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 5000);
  equal(t.a.count('damage'), 0);
  act(t, 'cast:V1-F16');
  deepEqual(stackOf(t), ['V1-F16']);
  bothPass(t);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
  deepEqual(t.a.cards('breakZone').includes('V1-F16'), true);
});

/** Entering, it deals itself as much damage as it has power, then deals its controller a point. */
const MARTYR = fwd('T-MARTYR', 5000, {}, enters({}, damage(this_, 5000), { do: 'wound', whose: 'you', n: 1 }));

rule('FFT-1221 rule processes are performed after the damage card is placed and before an EX Burst', () => {
  const t = atMain({ cards: [...cards, MARTYR], a: { hand: ['T-MARTYR'], field: ['V1-F02', 'V1-F04'], top: ['V1-F16'] } });
  act(t, 'play:T-MARTYR');
  bothPass(t);
  deepEqual(asking(t), [0, 'exBurst']);
  // The resolution is not over, but the Forward with lethal damage has gone already: the burst cannot choose it.
  deepEqual(t.a.cards('breakZone'), ['T-MARTYR']);
  t.a.pick('useBurst');
  deepEqual(
    t.a.keys.filter((k) => k.startsWith('choose')),
    ['choose:V1-F02', 'choose:V1-F04'],
  );
});

rule('FFT-1222 abilities triggered by the damage or an EX Burst are placed when all EX Bursts of that damage are finished', () => {
  const witness = backup('T-WITNESS', {}, auto({ on: 'wounded', seat: 'you' }, {}, draw()));
  const ashes = fwd('T-ASHES', 4000, {}, auto(heads.breakZone, {}, draw()));
  const t = atMain({
    cards: [...cards, witness, ashes],
    a: { hand: ['T-WOUND2o'], field: ['T-ASHES'] },
    b: { field: ['T-WITNESS'], top: ['V1-F16', 'T-GIFT'] },
  });
  cast1(t, 'T-WOUND2o');
  t.b.pick('useBurst');
  // The burst has broken T-ASHES before the second card was turned up; nothing is on the stack yet.
  deepEqual(asking(t), [1, 'exBurst']);
  deepEqual(t.a.cards('breakZone'), ['T-ASHES']);
  deepEqual(stackOf(t), ['T-WOUND2o']);
  t.b.pick('useBurst');
  equal(t.b.count('hand'), 1);
  // Now: the turn player's first, then the other's two on top.
  deepEqual(asking(t), [1, 'order']);
  t.b.pick(t.b.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto', 'auto']);
  deepEqual(asking(t), [0, 'priority']);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 2]);
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [1, 3]);
});

rule('FFT-1223 a card moved to the Damage Zone otherwise than by damage offers no EX Burst', () => {
  const pain = summon(
    'T-PAIN',
    {},
    cast({ declare: [choose('target', { zone: 'breakZone', of: 'you' })] }, { do: 'move', what: target, to: 'damage' }),
  );
  const t = atMain({ cards: [...cards, pain], a: { hand: ['T-PAIN'], breakZone: ['T-GIFT', 'V1-F01'] } });
  act(t, 'cast:T-PAIN', 'choose:T-GIFT');
  bothPass(t);
  deepEqual(t.a.cards('damage'), ['T-GIFT']);
  deepEqual(asking(t), [0, 'priority']);
  equal(t.a.count('hand'), 0);
});

rule('FFT-1224 turning up a damage card is no draw', () => {
  const greed = backup('T-GREED', {}, auto({ on: 'move', why: 'draw', seat: 'you' }, {}, draw()));
  const t = atAttack({ cards: [...cards, greed], a: { field: [PLAIN] }, b: { field: ['T-GREED'] } });
  hit(t, PLAIN);
  equal(t.b.count('damage'), 1);
  deepEqual(stackOf(t), []);
  // A real draw does trigger it.
  const u = atMain({ cards: [...cards, greed, summon('T-DRAW', {}, cast({}, draw()))], a: { field: ['T-GREED'], hand: ['T-DRAW'] } });
  cast1(u, 'T-DRAW');
  deepEqual(stackOf(u), ['auto']);
});

rule('FFT-1225 damage by one’s own card is taken in the same way, with its EX Burst', () => {
  const t = atMain({ cards, a: { hand: ['T-WOUND1y'], top: ['T-GIFT', 'V1-F08'] } });
  cast1(t, 'T-WOUND1y');
  deepEqual(asking(t), [0, 'exBurst']);
  deepEqual(t.a.cards('damage'), ['T-GIFT']);
  t.a.pick('useBurst');
  deepEqual(t.a.cards('hand'), ['V1-F08']);
  equal(t.b.count('damage'), 0);
});

const ECHO = summon('T-ECHO', {}, cast({ burst: true }, { do: 'wound', whose: 'opponent', n: 2 }));

rule('FFT-1226 damage dealt by an EX Burst is taken completely, with its own EX Bursts, before the rest goes on', () => {
  const t = atMain({
    cards: [...cards, ECHO],
    a: { hand: ['T-WOUND2o'], top: ['T-GIFT', 'V1-F08', 'V1-F09'] },
    b: { top: ['T-ECHO', 'V1-F01'] },
  });
  cast1(t, 'T-WOUND2o');
  t.b.pick('useBurst');
  // Two points for side a come first: its burst is asked for while side b still has one point to take.
  deepEqual(asking(t), [0, 'exBurst']);
  deepEqual([t.a.cards('damage'), t.b.cards('damage')], [['T-GIFT'], ['T-ECHO']]);
  t.a.pick('useBurst');
  deepEqual(t.a.cards('hand'), ['V1-F08']);
  deepEqual(
    [t.a.cards('damage'), t.b.cards('damage')],
    [
      ['T-GIFT', 'V1-F09'],
      ['T-ECHO', 'V1-F01'],
    ],
  );
  equal(t.table.zone(t.state.zone[find(t, 1, 'T-ECHO', 'damage')]).name, 'damage');
});

rule('FFT-1226 a loss in the inner damage ends everything', () => {
  const t = atMain({ cards: [...cards, ECHO], a: { hand: ['T-WOUND2o'], damage: 6 }, b: { damage: 5, top: ['T-ECHO', 'V1-F01'] } });
  cast1(t, 'T-WOUND2o');
  t.b.pick('useBurst');
  deepEqual([t.result?.winners, t.a.count('damage'), t.b.count('damage')], [[1], 7, 6]);
});

rule('FFT-R31 the EX Burst first, then all triggers: the turn player’s, and the other’s on top', () => {
  const nurse = backup('T-NURSE', {}, auto({ on: 'wounded', seat: 'you' }, {}, draw()));
  const t = hit(atAttack({ cards: [STING, nurse], a: { field: ['T-STING'] }, b: { field: ['T-NURSE'], top: ['V1-F16'] } }), 'T-STING');
  deepEqual([asking(t), stackOf(t)], [[1, 'exBurst'], []]);
  t.b.pick('useBurst');
  // It is broken, and its hit still counts.
  deepEqual([t.a.cards('field'), stackOf(t)], [[], ['auto', 'auto']]);
  deepEqual(
    t.a.ids('stack').map((c) => t.state.owner[c]),
    [0, 1],
  );
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 1]);
});

rule('FFT-E10 a player at 6 damage is dealt 1: loses at once, no EX Burst', () => {
  const t = atAttack({ cards: [GIFT], a: { field: [PLAIN] }, b: { damage: 6, top: ['T-GIFT'] } });
  hit(t, PLAIN);
  equal(t.b.count('damage'), 7);
  deepEqual([t.result?.winners, t.result?.clause, t.asked], [[0], 'FFT-112', []]);
});

rule('FFT-E32 no cards in the deck and dealt 1 point: loses with only 3 in the Damage Zone', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { deck: 0, damage: 3 } });
  hit(t, PLAIN);
  deepEqual([t.result?.winners, t.result?.clause, t.b.count('damage')], [[0], 'FFT-114', 3]);
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
