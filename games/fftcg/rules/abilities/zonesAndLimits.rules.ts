/** FFT-811, FFT-812: where abilities work, and how often. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, card, cp, draw, EOT, forwards, gains, special, this_ } from '../../cards/make.ts';
import { act, atMain, bothPass, nextTurn, PLAIN, pass, powerOf, stackOf, step } from '../testing/scenarios.ts';
import { bounce, monster, print, RED, ready } from '../testing/testCards.ts';

const fromHand = card('T-HAND', 'From Hand', 'forward', print(2, 5000), {
  ...action({ cost: [cp({ fire: 1 })] }, draw(1)),
  zones: ['hand'],
});

rule('FFT-811 an ability that works in the hand is shown when used, and works nowhere else', () => {
  const t = atMain({ a: { hand: ['T-HAND', RED] }, cards: [fromHand] });
  const card = t.a.ids('hand')[0];
  equal((t.state.known[card] & 2) !== 0, false);
  act(t, 'use:T-HAND#1', `discard:${RED}`);
  deepEqual([stackOf(t), (t.state.known[card] & 2) !== 0, t.a.cards('hand')], [['action'], true, ['T-HAND']]);
  bothPass(t);
  equal(t.a.count('hand'), 2);
  const field = atMain({ a: { hand: [RED], field: ['T-HAND'] }, cards: [fromHand] });
  field.a.mayNot('use:T-HAND#1').mayNot('use:T-HAND', 'FFT-811');
});

const fromGrave = card('T-GRAVE', 'From Grave', 'forward', print(2, 5000), {
  ...action({ cost: [cp({ fire: 1 })] }, draw(1)),
  zones: ['breakZone'],
});

rule('FFT-811 an ability that names the Break Zone works there alone; others work on the field alone', () => {
  const t = atMain({ a: { hand: [RED], breakZone: ['T-GRAVE', 'T-READY'], field: [PLAIN] }, cards: [fromGrave, ready] });
  deepEqual(
    t.a.keys.filter((k) => k.startsWith('use:')),
    ['use:T-GRAVE#1'],
  );
  const field = atMain({ a: { hand: [RED], field: ['T-GRAVE'] }, cards: [fromGrave] });
  field.a.mayNot('use:T-GRAVE#1').mayNot('use:T-GRAVE', 'FFT-811');
});

const once = card('T-ONCE', 'Once', 'forward', print(1, 5000), action({ cost: [cp({ fire: 1 })], limit: 'once' }, gains(this_, 1000, EOT)));

rule('FFT-812 once per turn is counted for the object: a card that has left and returned begins anew', () => {
  const t = atMain({ a: { field: ['T-ONCE'], hand: ['T-BOUNCE', RED, RED, RED, RED] }, cards: [once, bounce] });
  act(t, 'use:T-ONCE#1', `discard:${RED}`);
  t.a.mayNot('use:T-ONCE#1').mayNot('use:T-ONCE', 'FFT-812');
  bothPass(t);
  equal(powerOf(t, 0, 'T-ONCE'), 6000);
  t.a.mayNot('use:T-ONCE#1').mayNot('use:T-ONCE', 'FFT-812');
  act(t, 'cast:T-BOUNCE', `discard:${RED}`);
  bothPass(t);
  act(t, 'play:T-ONCE', `discard:${RED}`);
  equal(powerOf(t, 0, 'T-ONCE'), 5000);
  t.a.may('use:T-ONCE#1');
});

rule('FFT-812 a limit ends with the turn, the other player’s too', () => {
  const t = atMain({ a: { field: ['T-ONCE'], hand: [RED, RED, RED] }, cards: [once] });
  act(t, 'use:T-ONCE#1', `discard:${RED}`);
  bothPass(t);
  nextTurn(t);
  pass(t);
  t.a.may('use:T-ONCE#1');
});

rule('FFT-812 an ability that was taken back was not used: its one use is left, and its card in the hand', () => {
  const dancer = card(
    'T-DANCE',
    'Dancer',
    'forward',
    print(2, 5000),
    special('Whirl', { cost: [cp({ fire: 1 })], limit: 'once' }, draw(1)),
  );
  const t = atMain({
    a: { field: ['T-DANCE'], hand: ['T-TWIN', 'T-TWIN', RED, RED] },
    cards: [dancer, card('T-TWIN', 'Dancer', 'forward', print(4, 7000))],
  });
  t.a.pick('use:T-DANCE#1');
  t.a.pick('spend:T-TWIN');
  t.a.pick('takeBack');
  deepEqual([t.a.count('hand'), t.a.count('breakZone'), stackOf(t), t.ask], [4, 0, [], 'priority']);
  t.a.pick('use:T-DANCE#1');
  t.a.pick('spend:T-TWIN');
  t.a.pick(`discard:${RED}`);
  deepEqual([t.a.count('hand'), t.a.cards('breakZone').sort(), stackOf(t)], [2, ['T-TWIN', RED], ['special']]);
  bothPass(t);
  t.a.mayNot('use:T-DANCE#1').mayNot('use:T-DANCE', 'FFT-812');
});

rule('FFT-R12 once per turn is counted for each object and each of its abilities, in the other player’s turns too', () => {
  const twin = monster(
    'T-TWIN',
    {},
    action({ cost: [], limit: 'once' }, gains(forwards('you'), 1000, EOT)),
    action({ cost: [], limit: 'once' }, gains(forwards('you'), 2000, EOT)),
  );
  const t = atMain({ cards: [twin], a: { field: ['T-TWIN', 'T-TWIN', PLAIN] } });
  const uses = () => t.a.keys.filter((k) => k.startsWith('use:')).length;
  equal(uses(), 4);
  for (let left = 3; left >= 0; left--) {
    bothPass(t.a.pick(t.a.keys.find((k) => k.startsWith('use:'))!));
    equal(uses(), left);
  }
  equal(powerOf(t, 0, PLAIN), 14000);
  t.a.mayNot('use:T-TWIN', 'FFT-812');
  nextTurn(t);
  for (let i = 0; i < 10 && t.asked[0] !== 0; i++) step(t);
  deepEqual([t.own.turn, uses()], [1, 4]);
});
