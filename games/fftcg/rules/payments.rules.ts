/** FFT-500: changed costs, CP in the middle of an effect, and payments as a whole. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { hash, pick, Refused } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { cheaper, choose, cp, draw, dullIcon, enters, fieldAbility, inYour, spends, them, this_, toHand } from '../cards/make.ts';
import { backup, pricedCards as cards, doer, fwd, kites, user } from './cardsOfTests.ts';
import { doIt, dullCount, sources } from './situations.ts';
import { act, atMain, find, isDull, nextTurn, PLAIN, pass, pay, stackOf } from './table.ts';

rule('FFT-523 reductions and increases are added up, never below 0, nor below 1 where a text says so', () => {
  const all = { zone: ['hand', 'stack'], of: 'you', where: [{ kind: 'summon' }] } as const;
  const tax = fieldAbility({ do: 'gain', to: { ...all, of: 'opponent' }, stat: 'price', add: 2 });
  const more = [
    ...cards,
    backup('LESS', { elements: 'ice', cost: 2 }, fieldAbility(...cheaper(all, 2, 0))),
    backup('LESS-1', { elements: 'ice', cost: 2 }, fieldAbility(...cheaper(all, 2, 1))),
    backup('TAX', { elements: 'ice', cost: 2 }, tax),
  ];
  const cost = (a: string[], b: string[] = []) => {
    const t = atMain({ cards: more, a: { field: a.map((c) => ({ card: c, dull: true as const })), hand: ['S-fire'] }, b: { field: b } });
    return Math.max(t.table.stat(find(t, 0, 'S-fire', 'hand'), 'price'), t.table.stat(find(t, 0, 'S-fire', 'hand'), 'leastPrice'));
  };
  deepEqual([cost([]), cost(['LESS']), cost(['LESS'], ['TAX']), cost([], ['TAX', 'TAX'])], [3, 1, 3, 7]);
  // 3 - 2 - 2: nothing is asked for.
  const free = atMain({ cards: more, a: { field: ['LESS', 'LESS'], hand: ['S-fire'] } });
  free.a.pick('cast:S-fire');
  deepEqual([stackOf(free), dullCount(free)], [['S-fire'], 0]);
  const one = atMain({ cards: more, a: { field: ['LESS-1', 'LESS-1', 'B-fire'], hand: ['S-fire'] } });
  act(one, 'cast:S-fire');
  deepEqual([stackOf(one), isDull(one, 0, 'B-fire')], [['S-fire'], true]);
});

rule('FFT-524 CP asked for in a resolution are produced and paid then, by the same rules', () => {
  const more = [...cards, doer({ do: 'may', cost: [cp({ fire: 1, any: 1 })], then: [draw(3)] })];
  const t = doIt(atMain({ cards: more, a: { field: ['DOER', 'B-fire', 'B-ice', 'B-ice'], hand: ['F-light'] } }));
  deepEqual(t.a.keys, ['yes', 'no']);
  t.a.pick('yes');
  deepEqual(sources(t), ['dull:B-fire', 'dull:B-ice', 'dull:DOER']);
  t.a.mayNot('discard:F-light', 'FFT-505');
  t.a.pick('dull:B-ice');
  deepEqual(sources(t), ['dull:B-fire', 'dull:DOER']); // the Fire icon
  t.a.mayNot('dull:B-ice', 'FFT-514');
  t.a.pick('dull:B-fire');
  deepEqual([t.a.count('hand'), dullCount(t)], [4, 2]);
  const poor = doIt(atMain({ cards: more, a: { field: ['DOER'] } }));
  deepEqual(poor.a.count('hand'), 0);
  if (poor.ask === 'may') poor.a.mayNot('yes');
});

rule('FFT-525 a reduced cost of 1 still needs the card’s Element', () => {
  const more = [
    ...cards,
    fwd('COSTLY', 6000, { cost: 3 }, { ...fieldAbility({ do: 'gain', to: this_, stat: 'price', add: -2 }), zones: ['hand'] }),
  ];
  atMain({ cards: more, a: { field: ['B-ice', 'B-ice', 'B-ice'], hand: ['COSTLY'] } }).a.mayNot('play:COSTLY', 'FFT-519');
  const t = atMain({ cards: more, a: { field: ['B-ice', 'B-fire'], hand: ['COSTLY'] } });
  act(t, 'play:COSTLY');
  deepEqual([isDull(t, 0, 'B-fire'), isDull(t, 0, 'B-ice'), t.a.cards('field').at(-1)], [true, false, 'COSTLY']);
});

rule('FFT-526 "can only be paid with Fire CP" holds for every CP of the payment', () => {
  const pure = { ...fieldAbility({ do: 'gain', to: this_, trait: 'paidWith', also: 'fire' }), zones: ['hand', 'stack'] };
  const more = [...cards, fwd('PURE', 6000, { cost: 3 }, pure)];
  atMain({ cards: more, a: { field: ['B-fire', 'B-fire', 'B-ice'], hand: ['PURE'] } }).a.mayNot('play:PURE', 'FFT-519');
  const t = atMain({ cards: more, a: { field: ['B-fire', 'B-fire', 'B-ice', 'B-fire'], hand: ['PURE', 'F-2'] } });
  t.a.pick('play:PURE');
  deepEqual(sources(t), ['discard:F-2', 'dull:B-fire']);
  t.a.mayNot('dull:B-ice', 'FFT-526');
  pay(t);
  deepEqual([isDull(t, 0, 'B-ice'), dullCount(t), t.a.cards('field').at(-1)], [false, 3, 'PURE']);
});

rule('FFT-527 Light and Dark cards are discarded for an S icon, another cost, an effect and the hand limit', () => {
  const t = atMain({ cards: [...cards, ...kites], a: { field: ['K-1', 'B-fire'], hand: ['K-2', 'F-dark'] }, b: { field: [PLAIN] } });
  t.a.pick('use:K-1#1');
  while (t.ask !== 'priority') t.a.pick(t.a.keys.find((k) => k === 'spend:K-2') ?? 'dull:B-fire');
  deepEqual(t.a.cards('breakZone'), ['K-2']);
  const cost = atMain({
    cards: [...cards, user(dullIcon, spends('discard', { zone: 'hand', of: 'you' }))],
    a: { field: ['USER'], hand: ['F-dark'] },
  });
  act(cost, 'use:USER#1');
  deepEqual(cost.a.cards('breakZone'), ['F-dark']);
  const effect = doIt(atMain({ cards: [...cards, doer({ do: 'discard', n: 1 })], a: { field: ['DOER'], hand: ['F-light', 'F-fire'] } }));
  effect.a.pick('choose:F-light');
  deepEqual(effect.a.cards('breakZone'), ['F-light']);
  const limit = atMain({ cards, a: { hand: ['F-light', 'F-dark', 'F-fire', 'F-fire', 'F-fire', 'F-fire'] } }).until('excess');
  limit.a.pick('choose:F-dark');
  deepEqual(limit.a.cards('breakZone'), ['F-dark']);
});

rule('FFT-529 one combination, declared together: what is discarded lies in the Break Zone before the Character enters', () => {
  const more = [
    ...cards,
    fwd('GRAVER', 6000, { cost: 4 }, enters({ declare: [choose('target', inYour('breakZone'))] }, toHand(them('target')))),
  ];
  const t = atMain({ cards: more, a: { hand: ['GRAVER', 'F-fire', 'F-ice'] } });
  t.a.pick('play:GRAVER');
  t.a.pick('discard:F-fire');
  deepEqual([t.a.count('hand'), t.a.count('breakZone'), t.a.count('field')], [3, 0, 0]); // named, not yet discarded
  t.a.pick('discard:F-ice');
  deepEqual(t.a.cards('field'), ['GRAVER']);
  deepEqual(t.a.keys.toSorted(), ['choose:F-fire', 'choose:F-ice']);
  const order = t.events
    .filter((e) => e.type === 'move')
    .slice(-3)
    .map((e) => (e.args.to as string[])[0]);
  deepEqual(order, ['breakZone', 'breakZone', 'field']);
});

rule('FFT-519 and FFT-511 a payment that does not pay is refused with its reason, and nothing has changed', () => {
  const t = atMain({ cards, a: { field: ['B-ice', 'B-fire'], hand: ['F-2', 'F-water', 'F-light'] } });
  t.a.pick('play:F-2');
  t.a.pick('dull:B-ice');
  const before = hash(t.game, t.state);
  for (const key of ['discard:F-water', 'discard:F-light', 'discard:F-2', 'dull:B-ice', 'dull:B-wind', 'pass', 'play:F-2', '', 'payForMe'])
    throws(
      () => pick(t.game, t.state, 0, key),
      (e) => e instanceof Refused && e.reason === 'notOffered',
      key,
    );
  for (const index of [-1, 99, 0.5]) throws(() => pick(t.game, t.state, 0, index), Refused);
  throws(
    () => pick(t.game, t.state, 1, 'dull:B-fire'),
    (e) => e instanceof Refused && e.reason === 'notAsked',
  );
  for (const seat of [-1, 2, 7]) throws(() => pick(t.game, t.state, seat, 'dull:B-fire'), Refused);
  equal(hash(t.game, t.state), before);
  t.a.mayNot('discard:F-water', 'FFT-509').mayNot('dull:B-ice', 'FFT-518').mayNot('discard:F-2', 'FFT-513');
  t.a.pick('takeBack');
  deepEqual([t.a.cards('hand').toSorted(), dullCount(t)], [['F-2', 'F-light', 'F-water'], 0]);
  nextTurn(pass(t));
});
