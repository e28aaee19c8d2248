/** Worked examples: the stack, the Attack Phase, shares. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, card, cp, draw, dull, dullIcon, EOT, forwards, gains, sacrifice } from '../cards/make.ts';
import { aForward, bounce, PAY, print, RED, target } from './cardsOfTests.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  isDull,
  type Match,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  stackOf,
  step,
} from './table.ts';

const plain = (power: number) => card(`T-${power}`, `Plain ${power}`, 'forward', print(2, power));
const monk = card(
  'T-MONK',
  'Monk',
  'backup',
  print(2),
  action({ cost: [dullIcon, sacrifice], declare: [aForward] }, gains(target, 2000, EOT)),
);

/** b’s Ifrit on a’s Forward of 4000. */
function ifrit(): Match {
  const t = atMain({ a: { field: ['T-4000', 'T-MONK'] }, b: { hand: ['V1-F16', PAY] }, cards: [plain(4000), monk] });
  pass(t);
  act(t, 'cast:V1-F16', `discard:${PAY}`);
  pass(t);
  return t;
}

rule('FFT-E5 4000 damage answered by +2000: 6000 power, survives with 4000 damage', () => {
  const t = ifrit();
  act(t, 'use:T-MONK#1');
  deepEqual([stackOf(t), t.a.cards('breakZone')], [['V1-F16', 'action'], ['T-MONK']]);
  bothPass(t);
  deepEqual([stackOf(t), powerOf(t, 0, 'T-4000'), damageOn(t, 0, 'T-4000')], [['V1-F16'], 6000, 0]);
  bothPass(t);
  deepEqual([stackOf(t), powerOf(t, 0, 'T-4000'), damageOn(t, 0, 'T-4000')], [[], 6000, 4000]);
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['T-MONK'], [PAY, 'V1-F16']]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), powerOf(t, 0, 'T-4000'), damageOn(t, 0, 'T-4000')], [['T-4000'], 4000, 0]);
});

rule('FFT-E6 the same without an answer: 4000 damage on 4000 power breaks', () => {
  const t = ifrit();
  pass(t);
  deepEqual([stackOf(t), t.a.cards('field'), t.a.cards('breakZone')], [[], ['T-MONK'], ['T-4000']]);
});

rule('FFT-E7 4000 and 5000 attack one after the other, a 6000 blocks each: all three are broken', () => {
  const t = atAttack({ a: { field: ['T-4000', 'T-5000'] }, b: { field: ['T-6000'] }, cards: [plain(4000), plain(5000), plain(6000)] });
  attack(t, 'T-4000');
  block(t, 'T-6000');
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'T-6000')], [['T-5000'], 4000]);
  bothPass(t);
  attack(t, 'T-5000');
  block(t, 'T-6000');
  bothPass(t);
  deepEqual(
    [t.a.cards('breakZone'), t.b.cards('field'), t.b.cards('breakZone'), t.b.count('damage')],
    [['T-4000', 'T-5000'], [], ['T-6000'], 0],
  );
});

rule('FFT-E9 an unblocked attack by 1000, by 10000 and by a party of four is one point each time', () => {
  const cards = [plain(1000), plain(10000), plain(2000), plain(3000)];
  const points = (...members: readonly [string, ...string[]]) => {
    const t = atAttack({ a: { field: ['T-1000', 'T-10000', 'T-2000', 'T-3000'] }, cards });
    attack(t, ...members);
    bothPass(t);
    bothPass(t);
    return t.b.count('damage');
  };
  deepEqual([points('T-1000'), points('T-10000'), points('T-1000', 'T-10000', 'T-2000', 'T-3000')], [1, 1, 1]);
});

const named = { stat: 'cost', atLeast: { bound: 'n' }, atMost: { bound: 'n' } } as const;
const tally = card(
  'T-TALLY',
  'Arithmetician',
  'backup',
  print(3),
  action(
    { cost: [cp({ any: 1 }), dullIcon], only: 'yourTurn' },
    { do: 'number', name: 'n', least: 0, most: 11 },
    dull(forwards('any', named)),
  ),
);

rule('FFT-E15 the number 3 is named: all Forwards of cost 3 on both fields are dull, and the Arithmetician by the cost', () => {
  const t = atMain({
    a: { field: ['T-TALLY', PLAIN, 'T-4000'], hand: [RED] },
    b: { field: [PLAIN, 'V1-F08', 'V1-F09'] },
    cards: [tally, plain(4000)],
  });
  act(t, 'use:T-TALLY#1');
  equal(isDull(t, 0, 'T-TALLY'), true);
  bothPass(t);
  deepEqual([asking(t), t.a.keys.length], [[0, 'n'], 12]);
  t.a.pick('number#3');
  deepEqual(
    [isDull(t, 0, PLAIN), isDull(t, 0, 'T-4000'), isDull(t, 1, PLAIN), isDull(t, 1, 'V1-F08'), isDull(t, 1, 'V1-F09')],
    [true, false, true, false, true],
  );
});

rule('FFT-E15 not in the turn it enters, and not in the other player’s', () => {
  const fresh = atMain({
    a: { field: [{ card: 'T-TALLY', fresh: true }], hand: [RED] },
    b: { field: ['T-TALLY'], hand: [RED] },
    cards: [tally],
  });
  fresh.a.mayNot('use:T-TALLY#1').mayNot('use:T-TALLY', 'FFT-804');
  pass(fresh);
  fresh.b.mayNot('use:T-TALLY#1').mayNot('use:T-TALLY', 'FFT-834');
});

rule('FFT-E38 a frozen dull Forward stays dull in the first own Active Phase and activates in the second', () => {
  const t = atMain({
    b: {
      field: [
        { card: PLAIN, dull: true, frozen: true },
        { card: 'V1-F08', dull: true },
      ],
    },
  });
  nextTurn(t);
  deepEqual([t.own.turn, isDull(t, 1, PLAIN), isDull(t, 1, 'V1-F08'), markOf(t, 1, PLAIN, 'frozen')], [1, true, false, 0]);
  nextTurn(t);
  equal(isDull(t, 1, PLAIN), true);
  nextTurn(t);
  deepEqual([t.own.turn, isDull(t, 1, PLAIN)], [1, false]);
});

rule('FFT-E40 each player has one waiting auto-ability: the other player’s resolves first', () => {
  const drummer = card('T-DRUM', 'Drummer', 'backup', print(1), auto({ on: 'attackBegins' }, {}, draw(1)));
  const t = atAttack({ a: { field: ['T-DRUM'] }, b: { field: ['T-DRUM'] }, cards: [drummer] });
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['auto', 'auto'],
      [0, 'priority'],
    ],
  );
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 1]);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [1, 1]);
});

rule('FFT-E41 the blocker is returned to hand after blocking: attacker and player take no damage', () => {
  const t = atAttack({ a: { field: [PLAIN], hand: ['T-BOUNCE', RED] }, b: { field: ['T-6000'] }, cards: [bounce, plain(6000)] });
  attack(t, PLAIN);
  block(t, 'T-6000');
  act(t, 'cast:T-BOUNCE', 'choose:T-6000', `discard:${RED}`);
  bothPass(t);
  deepEqual(t.b.cards('hand'), ['T-6000']);
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), t.b.count('damage'), isDull(t, 0, PLAIN)], [0, 0, true]);
});

rule('FFT-E42 a Brave Forward that has attacked cannot attack again', () => {
  const brave = card('T-BRAVE', 'Brave One', 'forward', print(2, 5000, { keywords: ['brave'] }));
  const t = atAttack({ a: { field: ['T-BRAVE', PLAIN] }, cards: [brave] });
  attack(t, 'T-BRAVE');
  for (let i = 0; i < 4; i++) bothPass(t);
  deepEqual([t.ask, isDull(t, 0, 'T-BRAVE'), t.b.count('damage')], ['attack', false, 1]);
  t.a.mayNot('attack:T-BRAVE', 'FFT-1008').may(`attack:${PLAIN}`);
});

rule('FFT-E43 a Back Attack Forward played after the declaration is active and may block; the turn player has priority after it', () => {
  const lurker = card('T-BACK', 'Lurker', 'forward', print(2, 9000, { keywords: ['backAttack'] }));
  const t = atAttack({ a: { field: [PLAIN] }, b: { hand: ['T-BACK', RED] }, cards: [lurker] });
  attack(t, PLAIN);
  pass(t);
  act(t, 'play:T-BACK');
  deepEqual([t.b.cards('field'), isDull(t, 1, 'T-BACK'), asking(t)], [['T-BACK'], false, [0, 'priority']]);
  bothPass(t);
  t.b.pick('block:T-BACK');
  bothPass(t);
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'T-BACK'), t.b.count('damage')], [[], 8000, 0]);
});

rule('FFT-E44 the turn player passes, the other casts a Summon, it resolves: Main Phase 1 goes on, Characters may be played', () => {
  const t = atMain({ a: { hand: [RED, PAY], field: [PLAIN] }, b: { hand: ['V1-F16', PAY] } });
  pass(t);
  act(t, 'cast:V1-F16', `discard:${PAY}`);
  bothPass(t);
  deepEqual([damageOn(t, 0, PLAIN), t.own.phase, asking(t), t.table.within('main1')], [4000, 'main', [0, 'priority'], true]);
  t.a.may(`play:${RED}`);
  act(t, `play:${RED}`);
  deepEqual(t.a.cards('field'), [PLAIN, RED]);
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
