/** FFT-700: playing Characters and casting Summons. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, cast, choose, draw, enters, forwards, inYour, oneOf } from '../cards/make.ts';
import { print, RED, target } from './cardsOfTests.ts';
import { act, asking, atAttack, atMain, atTheirMain, attack, bothPass, damageOn, isDull, PLAIN, pass, stackOf } from './table.ts';

const lamp = card('T-LIGHT', 'Lamp', 'backup', { elements: 'light', cost: 1, category: 'T' });
const shade = card('T-DARK', 'Shade', 'forward', { elements: 'dark', cost: 1, power: 5000, category: 'T' });
/** Notices every Character that enters its controller's field. */
const usher = card(
  'T-USHER',
  'Usher',
  'backup',
  print(1),
  auto({ on: 'move', to: 'field', seat: 'you', card: { other: true, zone: 'field' } }, {}, draw(1)),
);
const greeter = card('T-GREET', 'Greeter', 'forward', print(1, 5000), enters({}, draw(1)));
const stalker = card('T-BACK', 'Stalker', 'forward', print(1, 6000, { keywords: ['backAttack'] }));

rule('FFT-701 a Character is played with priority, in one’s own Main Phase, on an empty stack', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'T-GREET', RED, RED], field: [PLAIN] }, b: { hand: ['T-GREET', RED] }, cards: [greeter] });
  t.a.may('play:T-GREET');
  t.a.pick('cast:V1-F16');
  t.a.pick(`discard:${RED}`);
  deepEqual(stackOf(t), ['V1-F16']);
  t.a.mayNot('play:T-GREET', 'FFT-701');
  pass(t);
  deepEqual(asking(t), [1, 'priority']);
  t.b.mayNot('play:T-GREET', 'FFT-701');
  pass(t);
  t.a.may('play:T-GREET');
});

rule('FFT-701 nobody plays Characters in the other player’s Main Phase', () => {
  const t = atTheirMain({ a: { hand: [RED, RED] }, b: { hand: [RED, RED] } });
  t.b.may(`play:${RED}`);
  pass(t);
  t.a.mayNot(`play:${RED}`, 'FFT-701');
});

rule('FFT-702 a played Character is on the field as soon as it is paid for, and nobody could answer', () => {
  const t = atMain({ a: { hand: ['V1-F02', RED, RED] }, b: { hand: ['V1-F16', RED], field: [PLAIN] } });
  t.a.pick('play:V1-F02');
  deepEqual([t.a.cards('field'), stackOf(t)], [[], []]);
  deepEqual(asking(t)[0], 0);
  t.a.pick('payForMe');
  deepEqual([t.a.cards('field'), stackOf(t)], [['V1-F02'], []]);
  deepEqual(asking(t), [0, 'priority']);
  deepEqual(t.a.cards('breakZone'), [RED, RED]);
});

rule('FFT-703 a Character that would exceed a limit of the field cannot be played', () => {
  const t = atMain({
    a: { hand: ['V1-F12', 'V1-F06', 'T-DARK', RED, RED, RED], field: [...new Array<string>(4).fill('V1-F11'), 'T-LIGHT', 'V1-F05'] },
    cards: [lamp, shade],
  });
  t.a.mayNot('play:V1-F12', 'FFT-405');
  t.a.mayNot('play:V1-F06', 'FFT-406');
  t.a.mayNot('play:T-DARK', 'FFT-408');
  t.a.may(`play:${RED}`);
});

rule('FFT-704 after an entry its own ability and those of others are put on the stack, and the turn player has priority', () => {
  const t = atMain({ a: { hand: ['T-GREET', RED], field: ['T-USHER'] }, b: { field: ['T-USHER'] }, cards: [usher, greeter] });
  act(t, 'play:T-GREET');
  equal(t.ask, 'order');
  t.a.pick(t.a.keys[0]);
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['auto', 'auto'],
      [0, 'priority'],
    ],
  );
  bothPass(t);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [3, 0]);
});

rule('FFT-704 after a Back Attack entry by the other player the turn player has priority', () => {
  const t = atMain({ b: { hand: ['T-BACK', RED] }, cards: [stalker] });
  pass(t);
  act(t, 'play:T-BACK');
  deepEqual(t.b.cards('field'), ['T-BACK']);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-705 a Forward does not attack in the turn it enters, unless it has Haste', () => {
  const t = atMain({ a: { hand: ['V1-F02', 'V1-F04', RED, RED, RED] } });
  act(t, 'play:V1-F02');
  act(t, 'play:V1-F04');
  bothPass(t);
  bothPass(t);
  equal(t.ask, 'attack');
  t.a.may('attack:V1-F04');
  t.a.mayNot('attack:V1-F02', 'FFT-705');
});

rule('FFT-706 a Forward may block in the turn it enters', () => {
  const t = atAttack({ a: { field: [PLAIN] }, b: { hand: ['T-BACK', RED] }, cards: [stalker] });
  attack(t, PLAIN);
  pass(t);
  act(t, 'play:T-BACK');
  bothPass(t);
  equal(t.ask, 'block');
  t.b.pick('block:T-BACK');
  bothPass(t);
  deepEqual(t.b.cards('field'), []);
  equal(damageOn(t, 0, PLAIN), 6000);
  equal(t.b.count('damage'), 0);
});

rule('FFT-707 a Summon is cast by whoever has priority, in either Main or Attack Phase, on a stack that is empty or not', () => {
  const t = atMain({ a: { hand: ['V1-F16', RED], field: [PLAIN] }, b: { hand: ['V1-F16', 'V1-F16', RED, RED], field: [PLAIN] } });
  t.a.may('cast:V1-F16');
  act(t, 'cast:V1-F16', `choose:${PLAIN}`);
  pass(t);
  act(t, 'cast:V1-F16', `choose:${PLAIN}`);
  deepEqual(stackOf(t), ['V1-F16', 'V1-F16']);
  bothPass(t);
  bothPass(t);
  bothPass(t);
  equal(t.own.phase, 'attack');
  pass(t);
  t.b.may('cast:V1-F16');
});

rule('FFT-707 outside Main and Attack Phases nobody is asked', () => {
  const t = atMain({ a: { hand: ['V1-F16', RED], field: [PLAIN] } });
  t.a.may('cast:V1-F16');
  const seen = new Set<string>();
  for (let i = 0; i < 60 && t.own.turns === 3; i++) {
    if (t.ask === 'priority') seen.add(t.own.phase);
    t.pick(t.asked[0], t.ask === 'priority' ? 'pass' : 'stop');
  }
  deepEqual([...seen].sort(), ['attack', 'main']);
});

const manifold = card(
  'T-MANY',
  'Manifold',
  'summon',
  print(2),
  cast(
    {
      declare: [
        oneOf(
          'mode',
          { do: [draw(1)] },
          { declare: [choose('target', forwards('opponent'), 2)], do: [{ do: 'damage', to: target, share: 'shares' }] },
        ),
        { do: 'x', name: 'x' },
        { do: 'extra', name: 'extra', cost: [{ do: 'spend', how: 'remove', from: inYour('breakZone'), count: 1 }] },
      ],
    },
    draw(1),
  ),
);

rule('FFT-708 casting: shown on top of the stack, then modes, targets, X and extra costs, and only then paid', () => {
  const t = atMain({
    a: { hand: ['T-MANY', RED, RED, RED], breakZone: [PLAIN], field: ['V1-F11'] },
    b: { field: [PLAIN, 'V1-E01', 'V1-F08'] },
    cards: [manifold],
  });
  t.a.pick('cast:T-MANY');
  deepEqual(stackOf(t), ['T-MANY']);
  deepEqual(
    t.b.view.zones.filter((z) => z.zone === 'stack').map((z) => z.cards.map((c) => c.def)),
    [['T-MANY']],
  );
  const asks = [t.ask];
  t.a.pick('mode2');
  asks.push(t.ask);
  t.a.pick(`choose:${PLAIN}`);
  t.a.pick('choose:V1-F08');
  asks.push(t.ask);
  t.a.pick('number#2');
  asks.push(t.ask);
  t.a.pick('payExtra');
  asks.push(t.ask);
  deepEqual(asks, ['mode', 'target', 'x', 'extra', 'spend']);
  deepEqual([t.a.count('hand'), t.a.count('breakZone'), isDull(t, 0, 'V1-F11')], [3, 1, false]);
  t.a.pick('payForMe');
  // 2 for the card, 2 for X; the extra card is removed.
  deepEqual(t.a.cards('removed').filter((c) => c === PLAIN).length > 0, true);
  deepEqual([t.a.count('hand'), t.a.count('breakZone')], [1, 2]);
  deepEqual(asking(t), [0, 'priority']);
});
