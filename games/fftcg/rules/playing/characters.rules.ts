/** FFT-701 to FFT-706: playing Characters. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, draw, enters } from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  damageOn,
  markOf,
  PLAIN,
  pass,
  stackOf,
} from '../testing/scenarios.ts';
import { print, RED } from '../testing/testCards.ts';

const greeter = card('T-GREET', 'Greeter', 'forward', print(1, 5000), enters({}, draw(1)));

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

const lamp = card('T-LIGHT', 'Lamp', 'backup', { elements: 'light', cost: 1, category: 'T' });
const shade = card('T-DARK', 'Shade', 'forward', { elements: 'dark', cost: 1, power: 5000, category: 'T' });

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

/** Notices every Character that enters its controller's field. */
const usher = card(
  'T-USHER',
  'Usher',
  'backup',
  print(1),
  auto({ on: 'move', to: 'field', seat: 'you', card: { other: true, zone: 'field' } }, {}, draw(1)),
);

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

const stalker = card('T-BACK', 'Stalker', 'forward', print(1, 6000, { keywords: ['backAttack'] }));

rule('FFT-704 after a Back Attack entry by the other player the turn player has priority', () => {
  const t = atMain({ b: { hand: ['T-BACK', RED] }, cards: [stalker] });
  pass(t);
  act(t, 'play:T-BACK');
  deepEqual(t.b.cards('field'), ['T-BACK']);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-705 a Forward does not attack in the turn it enters, unless it has Haste', () => {
  const t = atMain({ a: { hand: ['V1-F02', 'V1-F04', RED, RED, RED] } });
  act(t, 'play:V1-F04');
  act(t, 'play:V1-F02');
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

rule('FFT-R13 a Forward that came with Back Attack in this very turn blocks', () => {
  const t = attack(atAttack({ a: { field: ['V1-E02'] }, b: { hand: ['V1-E08', PLAIN, PLAIN] } }), 'V1-E02');
  pass(t);
  act(t, 'play:V1-E08');
  equal(markOf(t, 1, 'V1-E08', 'fresh'), 1);
  block(t, 'V1-E08');
  bothPass(t);
  // 8000 with its own bonus against 5000.
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'V1-E08'), t.b.count('damage')], [[], 5000, 0]);
});
