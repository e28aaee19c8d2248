/** FFT-1212 to FFT-1218: EX Bursts. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  card,
  cast,
  choose,
  damage,
  damageAtLeast,
  draw,
  EOT,
  enters,
  fieldAbility,
  forwards,
  gains,
  heads,
  inYour,
  oneOf,
  put,
  safeFrom,
  select,
  theirTexts,
  them,
  toHand,
  type,
} from '../../cards/make.ts';
import { asking, atAttack, atMain, damageOn, PLAIN, pass, powerOf, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1, hit } from '../testing/shortcuts.ts';
import { backup, fwd, onForward, summon, target, wounds } from '../testing/testCards.ts';

const GIFT = summon('T-GIFT', { cost: 4 }, cast({ burst: true }, draw()));
const WOUND2 = wounds('T-WOUND2', 2);
const cards = [GIFT, WOUND2];

rule('FFT-1212 the damaged player may use the EX Burst at once or decline, and declining is final', () => {
  const t = atAttack({ cards, a: { field: [PLAIN] }, b: { top: ['T-GIFT', 'V1-F08'] } });
  hit(t, PLAIN);
  deepEqual(asking(t), [1, 'exBurst']);
  deepEqual(t.b.keys, ['useBurst', 'decline']);
  t.b.pick('decline');
  deepEqual(t.b.cards('hand'), []);
  for (let i = 0; i < 30 && t.own.turns === 3; i++) {
    equal(t.ask === 'exBurst', false);
    t.pick(t.asked[0], t.seat(t.asked[0]).keys.includes('stop') ? 'stop' : 'pass');
  }
  equal(t.own.turns, 4);
});

rule('FFT-1212 a card without the icon offers nothing', () => {
  const t = atAttack({ cards, a: { field: [PLAIN] }, b: { top: ['V1-F10'] } });
  hit(t, PLAIN);
  deepEqual(t.b.cards('damage'), ['V1-F10']);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-1213 with several points each EX Burst is used or declined before the next card is turned up', () => {
  const t = atMain({ cards, a: { hand: ['T-WOUND2'] }, b: { top: ['T-GIFT', 'V1-F08', 'V1-F09'] } });
  cast1(t, 'T-WOUND2');
  deepEqual(t.b.cards('damage'), ['T-GIFT']);
  t.b.pick('useBurst');
  // The draw took the card that would have been the second point.
  deepEqual(t.b.cards('hand'), ['V1-F08']);
  deepEqual(t.b.cards('damage'), ['T-GIFT', 'V1-F09']);
});

rule('FFT-1213 and FFT-R2 the option deals the damage of one effect first and asks for the EX Bursts then, in order', () => {
  const t = atMain({ cards, options: { exBurstTiming: 'batched' }, a: { hand: ['T-WOUND2'] }, b: { top: ['T-GIFT', 'T-GIFT', 'V1-F09'] } });
  cast1(t, 'T-WOUND2');
  deepEqual(t.b.cards('damage'), ['T-GIFT', 'T-GIFT']);
  t.b.pick('useBurst');
  deepEqual(t.b.cards('hand'), ['V1-F09']);
  deepEqual([t.ask, t.a.count('burst')], ['exBurst', 0]);
  t.b.pick('decline');
  deepEqual(asking(t), [0, 'priority']);
});

/** Casts a Summon from the Break Zone for nothing. */
const ECHO = summon(
  'T-ECHO',
  {},
  cast({ burst: true }, select('again', inYour('breakZone', type('summon'))), { do: 'castFree', what: them('again') }),
);

rule('FFT-1212 and FFT-717 what an EX Burst lets its player cast is cast as soon as it has finished', () => {
  for (const exBurstTiming of ['interleaved', 'batched']) {
    const t = atMain({
      cards: [...cards, ECHO],
      options: { exBurstTiming },
      a: { hand: ['T-WOUND2'] },
      b: { top: ['T-ECHO', 'V1-F16'], breakZone: ['T-GIFT'] },
    });
    cast1(t, 'T-WOUND2');
    t.b.pick('useBurst');
    // The next EX Burst comes after it.
    deepEqual([asking(t), stackOf(t).includes('T-GIFT'), t.table.tally('cast', 1)], [[1, 'exBurst'], true, 1]);
  }
});

rule('FFT-1214 an EX Burst costs nothing, does not use the stack, and nobody can respond', () => {
  const t = atAttack({ a: { field: [PLAIN], hand: ['V1-F16', 'V1-F01'] }, b: { top: ['V1-F17'], hand: ['V1-F16'] } });
  hit(t, PLAIN);
  t.b.pick('useBurst');
  // 7000 damage are dealt before anybody was asked anything.
  equal(damageOn(t, 0, PLAIN), 7000);
  deepEqual(stackOf(t), []);
  deepEqual(t.b.cards('hand'), ['V1-F16']);
  deepEqual(asking(t), [0, 'priority']);
});

const CHOIR = backup(
  'T-CHOIR',
  {},
  auto({ on: 'cast', seat: 'you' }, {}, draw()),
  auto({ on: 'move', to: 'field', seat: 'you' }, {}, draw()),
);

rule('FFT-1215 the card stays in the Damage Zone: it neither enters the field nor is cast', () => {
  for (const top of ['V1-F14', 'V1-F16']) {
    const t = atAttack({ cards: [...cards, CHOIR], a: { field: [PLAIN] }, b: { top: [top], field: ['T-CHOIR'] } });
    hit(t, PLAIN);
    t.b.pick('useBurst');
    deepEqual([t.b.cards('damage'), t.b.cards('field'), t.b.cards('breakZone')], [[top], ['T-CHOIR'], []]);
    deepEqual([stackOf(t), t.a.count('burst')], [[], 0]);
    equal(damageOn(t, 0, PLAIN), top === 'V1-F14' ? 5000 : 4000);
  }
});

rule('FFT-1216 the words that say when it triggers are ignored', () => {
  const raider = fwd('T-RAIDER', 5000, {}, auto(heads.attack, { burst: true }, draw(2)));
  const t = atAttack({ cards: [...cards, raider], a: { field: [PLAIN] }, b: { top: ['T-RAIDER'] } });
  hit(t, PLAIN);
  t.b.pick('useBurst');
  equal(t.b.count('hand'), 2);
});

rule('FFT-1217 a Character’s EX Burst is the marked paragraph only, a Summon’s its whole effect', () => {
  const seer = backup('T-SEER', {}, enters({}, draw(3)), enters({ burst: true }, draw()), fieldAbility(gains(forwards('any'), 1000)));
  const t = atAttack({ cards: [...cards, seer], a: { field: [PLAIN] }, b: { top: ['T-SEER'] } });
  hit(t, PLAIN);
  t.b.pick('useBurst');
  deepEqual([t.b.count('hand'), stackOf(t), powerOf(t, 0, PLAIN)], [1, [], 8000]);

  const storm = summon(
    'T-STORM',
    {},
    cast({ burst: true }, damage(forwards('opponent'), 2000), draw(), gains(forwards('opponent'), -1000, 'thisTurn')),
  );
  const u = atAttack({ cards: [...cards, storm], a: { field: [PLAIN] }, b: { top: ['T-STORM'] } });
  hit(u, PLAIN);
  u.b.pick('useBurst');
  deepEqual([damageOn(u, 0, PLAIN), u.b.count('hand'), powerOf(u, 0, PLAIN)], [2000, 1, 7000]);
});

rule('FFT-1218 the damaged player chooses targets and modes when using it and controls the effect', () => {
  const fork = summon(
    'T-FORK',
    {},
    cast({
      burst: true,
      declare: [
        oneOf(
          'way',
          { declare: [choose('target', forwards('opponent'))], do: [damage(target, 3000)] },
          { declare: [choose('own', forwards('you'))], do: [gains(them('own'), 3000, 'thisTurn')] },
          { do: [draw()] },
        ),
      ],
    }),
  );
  const t = atAttack({ cards: [...cards, fork], a: { field: [PLAIN, 'V1-F08'] }, b: { top: ['T-FORK'] } });
  hit(t, PLAIN);
  t.b.pick('useBurst');
  // Side b controls no Forward: the second mode cannot be chosen.
  deepEqual(t.b.keys, ['mode1', 'mode3']);
  t.b.pick('mode1');
  deepEqual(t.b.keys, [`choose:${PLAIN}`, 'choose:V1-F08']);
  t.b.pick('choose:V1-F08');
  equal(damageOn(t, 0, 'V1-F08'), 3000);
});

rule('FFT-1218 without a legal target it may be used, but nothing happens; protection holds against it', () => {
  const hidden = fwd('T-HIDDEN', 5000, {}, fieldAbility(safeFrom(theirTexts, 'choose', { self: true })));
  for (const top of ['V1-F14', 'V1-F16']) {
    const u = atAttack({ cards: [...cards, hidden], a: { field: ['T-HIDDEN'] }, b: { top: [top] } });
    hit(u, 'T-HIDDEN');
    u.b.may('useBurst');
    u.b.pick('useBurst');
    equal(damageOn(u, 0, 'T-HIDDEN'), 0);
    deepEqual(u.b.cards('damage'), [top]);
    deepEqual(asking(u), [0, 'priority']);
  }
});

rule('FFT-1218 a ban on casting does not stop it (FFT-R29)', () => {
  const hush = summon('T-HUSH', {}, cast({}, { do: 'forbid', deed: 'castSummon', whose: 'opponent', until: 'thisTurn' }));
  const t = atAttack({
    cards: [...cards, hush],
    a: { field: [PLAIN], hand: ['T-HUSH'] },
    b: { top: ['V1-F16'], hand: ['V1-F16', 'V1-F01'] },
  });
  cast1(t, 'T-HUSH');
  t.a.pick('pass');
  t.b.mayNot('cast:V1-F16', 'FFT-104');
  t.b.pick('pass');
  hit(t, PLAIN);
  t.b.pick('useBurst');
  equal(damageOn(t, 0, PLAIN), 4000);
  resolveAll(t);
});

rule('FFT-R29 an EX Burst without a target or with a condition that fails may be used and does nothing', () => {
  const late = backup('T-LATE', {}, enters({ burst: true, if: damageAtLeast(4) }, draw(2)));
  const t = hit(atAttack({ cards: [late], a: { field: ['V1-E02'] }, b: { damage: 2, top: ['T-LATE'] } }), 'V1-E02');
  t.b.may('decline').pick('useBurst');
  deepEqual([asking(t), t.b.count('hand'), t.b.count('damage')], [[0, 'priority'], 0, 3]);
  // The attacker is no Forward of the opponent’s to its own side: nothing to choose.
  const own = summon('T-OWN', {}, cast({ burst: true, declare: [choose('target', forwards('you'))] }, draw(2)));
  const u = hit(atAttack({ cards: [own], a: { field: ['V1-E02'] }, b: { top: ['T-OWN'] } }), 'V1-E02');
  u.b.pick('useBurst');
  deepEqual([asking(u), u.b.count('hand'), stackOf(u)], [[0, 'priority'], 0, []]);
});

rule('FFT-R29 no ban on casting stops it, but protection from being chosen does', () => {
  const gag = summon('T-GAG', {}, cast({}, { do: 'forbid', deed: 'castSummon', whose: 'opponent', until: EOT }));
  const t = atAttack({
    cards: [gag],
    a: { field: ['V1-W09', PLAIN], hand: ['T-GAG'] },
    b: { top: ['V1-F16'], hand: ['V1-F16', 'V1-F16'] },
  });
  cast1(t, 'T-GAG');
  pass(t).b.mayNot('cast:V1-F16', 'FFT-104');
  hit(t, PLAIN).b.pick('useBurst');
  // Kite Rider cannot be chosen by a Summon of the opponent’s: the other one is hit without a question.
  deepEqual([damageOn(t, 0, PLAIN), damageOn(t, 0, 'V1-W09')], [4000, 0]);
});

rule('FFT-R30 the seventh point loses before its EX Burst; both in one check is a draw', () => {
  const t = hit(atAttack({ a: { field: [PLAIN] }, b: { damage: 6, top: ['V1-F16'] } }), PLAIN);
  deepEqual([t.result, t.ask, t.b.count('damage')], [{ winners: [0], clause: 'FFT-112', reason: 'damage' }, '', 7]);
  const both = summon('T-BOTH', {}, cast({}, draw(), { do: 'wound', whose: 'opponent', n: 1 }));
  const u = cast1(atMain({ cards: [both], a: { hand: ['T-BOTH'], deck: 0 }, b: { damage: 6, top: ['V1-F16'] } }), 'T-BOTH');
  deepEqual([u.result?.winners, u.result?.clause], [[0, 1], 'FFT-117']);
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
