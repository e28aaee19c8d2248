/** FFT-514 to FFT-519, FFT-521, FFT-522: what an ability costs. */
import { deepEqual, equal } from 'node:assert/strict';
import { whyNot } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { action, characters, choose, cp, damage, draw, dullIcon, EOT, forwards, sacrifice, spends, this_ } from '../../cards/make.ts';
import { act, asking, atMain, bothPass, damageOn, find, isDull, PLAIN, pay, stackOf } from '../testing/scenarios.ts';
import { cast1, dullCount, sources } from '../testing/shortcuts.ts';
import { backup, pricedCards as cards, exampleCards, fwd, kites, onForward, target, user } from '../testing/testCards.ts';

rule('FFT-514 an Element icon needs a CP of exactly that Element, a number so many of any', () => {
  const t = atMain({
    cards: [...cards, user(cp({ fire: 1, ice: 1, any: 1 }), dullIcon)],
    a: { field: ['USER', 'B-fire', 'B-fire', 'B-ice', 'B-light'] },
  });
  t.a.pick('use:USER#1');
  deepEqual(sources(t), ['dull:B-fire', 'dull:B-ice', 'dull:B-light']);
  t.a.pick('dull:B-light');
  t.a.pick('dull:B-fire');
  deepEqual(sources(t), ['dull:B-ice']);
  t.a.mayNot('dull:B-fire');
  t.a.pick('dull:B-ice');
  deepEqual(stackOf(t), ['action']);
  const none = atMain({
    cards: [...cards, user(cp({ fire: 1, ice: 1, any: 1 }), dullIcon)],
    a: { field: ['USER', 'B-fire', 'B-fire', 'B-light'] },
  });
  none.a.mayNot('use:USER#1').mayNot('use:USER', 'FFT-519');
});

rule('FFT-515 the dull icon dulls the source; one that is dull already cannot pay it', () => {
  const t = atMain({ cards: [user(dullIcon)], a: { field: ['USER'] } });
  t.a.pick('use:USER#1');
  equal(isDull(t, 0, 'USER'), true);
  deepEqual(stackOf(t), ['action']);
  t.a.mayNot('use:USER#1').mayNot('use:USER', 'FFT-515');
});

rule('FFT-516 the S icon: discard a card of the same name, of any number and type; it gives no CP', () => {
  const t = atMain({ cards: [...cards, ...kites], a: { field: ['K-1', 'B-fire'], hand: ['K-1', 'K-3', 'F-fire'] }, b: { field: [PLAIN] } });
  t.a.pick('use:K-1#1');
  deepEqual(sources(t), ['spend:K-1', 'spend:K-3']);
  t.a.pick('spend:K-3');
  // The Fire icon is still to be paid.
  deepEqual(sources(t), ['discard:F-fire', 'discard:K-1', 'dull:B-fire']);
  t.a.pick('dull:B-fire');
  deepEqual([t.a.cards('breakZone'), t.a.cards('hand').toSorted(), stackOf(t)], [['K-3'], ['F-fire', 'K-1'], ['special']]);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 5000);
});

rule('FFT-517 what is discarded for an S icon or another part of the cost gives no CP', () => {
  const only = { field: ['K-1'], hand: ['K-3'] };
  atMain({ cards: [...cards, ...kites], a: only, b: { field: [PLAIN] } }).a.mayNot('use:K-1', 'FFT-519');
  const cost = user(spends('discard', { zone: 'hand', of: 'you' }), cp({ fire: 1 }), dullIcon);
  atMain({ cards: [...cards, cost], a: { field: ['USER'], hand: ['F-fire'] } }).a.mayNot('use:USER', 'FFT-519');
  const t = atMain({ cards: [...cards, cost], a: { field: ['USER'], hand: ['F-fire', 'F-ice'] } });
  t.a.pick('use:USER#1');
  // The Fire card has to pay the Fire icon, so the other one is discarded for the rest.
  deepEqual(sources(t), ['spend:F-ice']);
  t.a.pick('spend:F-ice');
  if (t.ask === 'source') t.a.pick('discard:F-fire');
  deepEqual([t.a.cards('breakZone').toSorted(), stackOf(t)], [['F-fire', 'F-ice'], ['action']]);
});

rule('FFT-518 one dulling pays one thing: not its own icon and a CP', () => {
  const own = user(cp({ wind: 1 }), dullIcon);
  atMain({ cards: [...cards, own], a: { field: ['USER'] } }).a.mayNot('use:USER', 'FFT-519');
  const t = atMain({ cards: [...cards, own], a: { field: ['USER', 'B-wind', 'B-wind'] } });
  t.a.pick('use:USER#1');
  deepEqual(sources(t), ['dull:B-wind']);
  t.a.mayNot('dull:USER', 'FFT-518');
  t.a.pick('dull:B-wind');
  equal(dullCount(t), 2);
});

rule('FFT-518 without a dull icon the Backup itself may be dulled for the CP of its own ability', () => {
  const t = atMain({ cards: [...cards, user(cp({ wind: 1 }))], a: { field: ['USER'] } });
  t.a.pick('use:USER#1');
  pay(t);
  deepEqual([isDull(t, 0, 'USER'), stackOf(t)], [true, ['action']]);
});

rule('FFT-519 all of a cost or none of it: who cannot pay everything cannot begin, and nothing is spent', () => {
  const cost = [dullIcon, spends('put', forwards('you')), cp({ fire: 1 })];
  const poor = atMain({ cards: [...cards, user(...cost)], a: { field: ['USER', 'F-ice'] } });
  poor.a.mayNot('use:USER#1').mayNot('use:USER', 'FFT-519');
  const alone = atMain({ cards: [...cards, user(...cost)], a: { field: ['USER', 'B-fire'] } });
  alone.a.mayNot('use:USER', 'FFT-519');
  const t = atMain({ cards: [...cards, user(...cost)], a: { field: ['USER', 'F-ice', 'F-wind', 'B-fire', 'B-fire'] } });
  t.a.pick('use:USER#1');
  t.a.pick('spend:F-ice');
  // Chosen, not yet paid: everything is paid at the same time.
  deepEqual([t.a.count('field'), dullCount(t)], [5, 0]);
  pay(t);
  if (t.ask === 'source') t.a.pick('dull:B-fire');
  deepEqual([t.a.cards('breakZone'), dullCount(t), stackOf(t)], [['F-ice'], 2, ['action']]);
});

rule('FFT-521 nobody can respond between announcement and payment', () => {
  const t = atMain({
    cards,
    a: { field: ['B-fire', 'B-ice', 'B-wind'], hand: ['S-fire', 'F-fire'] },
    b: { field: ['B-fire'], hand: ['S-1'] },
  });
  t.a.pick('cast:S-fire');
  for (let i = 0; t.ask === 'source'; i++) {
    deepEqual(t.asked, [0]);
    deepEqual(t.b.keys, []);
    equal(whyNot(t.game, t.state, 1, find(t, 1, 'S-1', 'hand'))?.args.ask, 'notYourGo');
    t.a.pick(t.a.keys.find((k) => k.startsWith('dull:'))!);
    if (i > 5) break;
  }
  deepEqual([asking(t), stackOf(t)], [[0, 'priority'], ['S-fire']]);
  t.a.pick('pass').b.may('cast:S-1');
});

rule('FFT-522 a cost that uses Characters uses one’s own, and only one that can do it', () => {
  for (const how of ['dull', 'put'] as const) {
    const cost = user(dullIcon, spends(how, characters('any', { trait: 'type', is: 'forward' })));
    const t = atMain({ cards: [...cards, cost], a: { field: ['USER', 'F-ice', 'F-wind'] }, b: { field: ['F-water'] } });
    t.a.pick('use:USER#1');
    deepEqual(sources(t), ['spend:F-ice', 'spend:F-wind']);
    atMain({ cards: [...cards, cost], a: { field: ['USER'] }, b: { field: ['F-water'] } }).a.mayNot('use:USER', 'FFT-519');
  }
  const dull = user(dullIcon, spends('dull', forwards('you')));
  const t = atMain({ cards: [...cards, dull], a: { field: ['USER', { card: 'F-ice', dull: true }] } });
  t.a.mayNot('use:USER', 'FFT-519');
});

rule('FFT-R10 every card pays for one thing only, and the card being played for nothing', () => {
  // Cost 2: the card itself would give them.
  atMain({ a: { hand: ['V1-F01'] } }).a.mayNot('play:V1-F01', 'FFT-519');
  // The namesake for the S icon is not the Fire CP as well, nor is the dull icon.
  atMain({ a: { hand: ['V1-F06'], field: ['V1-F05'] }, b: { field: [PLAIN] } }).a.mayNot('use:V1-F05', 'FFT-519');
  atMain({ a: { field: ['V1-F15'] }, b: { field: [PLAIN] } }).a.mayNot('use:V1-F15', 'FFT-519');
  const t = atMain({ a: { hand: ['V1-F06', 'V1-F06'], field: ['V1-F05', 'V1-F15', 'V1-F11'] }, b: { field: [PLAIN] } });
  t.a.may('use:V1-F05#1').may('use:V1-F15#1');
});

rule('FFT-R53 dull icon and its own Break Zone are paid together; the ability knows it as it last was', () => {
  const monk = fwd(
    'T-MONK',
    4000,
    {},
    action(
      { cost: [dullIcon, sacrifice], declare: [choose('target', forwards('opponent'))] },
      damage(target, { stat: 'power', of: this_ }),
    ),
  );
  const up = onForward('T-UP', { do: 'gain', to: target, stat: 'power', add: 1000, until: EOT });
  const t = atMain({ cards: [monk, up], a: { field: ['T-MONK'], hand: ['T-UP'] }, b: { field: [PLAIN] } });
  cast1(t, 'T-UP', 'choose:T-MONK');
  act(t, 'use:T-MONK#1');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').includes('T-MONK'), stackOf(t)], [[], true, ['action']]);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 5000);
  // A dull one cannot pay, though it could be put away.
  atMain({ cards: [monk], a: { field: [{ card: 'T-MONK', dull: true }] }, b: { field: [PLAIN] } }).a.mayNot('use:T-MONK', 'FFT-515');
});

rule('FFT-E25 an ability for Fire, Fire and one more: a Fire Backup and a Water discard do not pay it', () => {
  const user = backup('USER', { elements: 'wind', cost: 2 }, action({ cost: [cp({ fire: 2, any: 1 })] }, draw(1)));
  const asleep = { card: 'USER', dull: true } as const;
  const t = atMain({ cards: [...exampleCards, user], a: { field: [asleep, 'B-fire'], hand: ['F-water'] } });
  t.a.mayNot('use:USER#1').mayNot('use:USER', 'FFT-519');
  const two = atMain({ cards: [...exampleCards, user], a: { field: [asleep, 'B-fire', 'B-fire'], hand: ['F-water'] } });
  two.a.pick('use:USER#1');
  pay(two);
  deepEqual([stackOf(two), dullCount(two), two.a.cards('breakZone')], [['action'], 3, ['F-water']]); // 4 CP, one lost
});

rule('FFT-E50 Petra Holm stands on the field: the Backup of that name is not played, but pays the oath, or 2 Earth CP', () => {
  const a = { field: ['V1-E05', 'B-earth', 'B-earth', 'B-earth'], hand: ['V1-E06', 'F-earth'] };
  const t = atMain({ cards: exampleCards, a });
  t.a.mayNot('play:V1-E06', 'FFT-406');
  t.a.pick('use:V1-E05#1');
  while (t.ask !== 'priority') t.a.pick(t.a.keys.find((k) => k === 'spend:V1-E06') ?? 'dull:B-earth');
  deepEqual([t.a.cards('breakZone'), stackOf(t), dullCount(t)], [['V1-E06'], ['special'], 2]);
  const two = atMain({ cards: exampleCards, a: { field: ['V1-E05', 'B-earth'], hand: ['V1-E06', 'F-earth'] } });
  two.a.pick('play:F-earth');
  two.a.pick('discard:V1-E06');
  two.a.pick('dull:B-earth');
  deepEqual([two.a.cards('field').at(-1), two.a.cards('breakZone')], ['F-earth', ['V1-E06']]);
});
