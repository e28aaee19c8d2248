/** FFT-R95: how a card was cast. FFT-R96: what is for the next card cast. FFT-R97: when a card can be cast. FFT-2072: costs of Characters. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import type { Cond } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  action,
  breaks,
  cast,
  castFor,
  castOnlyIf,
  choose,
  cp,
  draw,
  enters,
  exists,
  fieldAbility,
  forwards,
  gains,
  inYour,
  nextCheaper,
  ontoField,
  sacrifice,
  spends,
  them,
  this_,
  type,
  yourTurn,
} from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Ability, Effect } from '../../kinds.ts';
import { act, atMain, find, type Match, nextTurn, PLAIN, pass, pay, powerOf, resolveAll } from '../testing/scenarios.ts';
import { cast1, dulled, many } from '../testing/shortcuts.ts';
import { backup, fwd, plainCards, RED, summon } from '../testing/testCards.ts';

const self = (mark: string, more: object = { atLeast: 1 }): Cond => ({ exists: { self: true, where: [{ mark, ...more }] } });
const drawsIf = (cond: Cond): Ability => enters({ if: cond }, draw(1));
const hand = (t: Match) => t.a.count('hand');
const step = (t: Match, ...keys: readonly string[]) => {
  for (const key of keys) t.a.pick(key);
  return t;
};

// ---------------------------------------------------------------- FFT-R95

rule('FFT-R95 "if it was cast" is so of what was cast, for nothing too, and not of what a text puts there', () => {
  const raise = summon('T-R', {}, cast({ declare: [choose('it', inYour('breakZone', type('forward')))] }, ontoField(them('it'))));
  const freeCast = summon(
    'T-F',
    {},
    cast({ declare: [choose('it', inYour('breakZone', type('forward')))] }, { do: 'castFree', what: them('it') }),
  );
  const cards = [fwd('T-C', 5000, {}, drawsIf(self('paid:cast'))), raise, freeCast];
  const t = resolveAll(act(atMain({ cards, a: { hand: ['T-C'] } }), 'play:T-C'));
  equal(hand(t), 1);
  const raised = resolveAll(act(atMain({ cards, a: { hand: ['T-R'], breakZone: ['T-C'] } }), 'cast:T-R'));
  deepEqual([hand(raised), raised.a.cards('field')], [0, ['T-C']]);
  const free = resolveAll(act(atMain({ cards, a: { hand: ['T-F'], breakZone: ['T-C'] } }), 'cast:T-F'));
  deepEqual([hand(free), free.a.cards('field')], [1, ['T-C']]);
});

rule('FFT-R95 different Elements are counted by the CP that were paid, and who pays decides of what Element each is', () => {
  const rainbow = backup('T-ALL', { elements: 'fire' }, fieldAbility({ do: 'gain', to: this_, trait: 'cp', also: ['ice', 'wind'] }));
  const two = fwd('T-C', 5000, { cost: 2 }, drawsIf(self('paid:elements', { atLeast: 2 })));
  const cards = [...plainCards, rainbow, two];
  const begin = (field: readonly string[]) => atMain({ cards, a: { field, hand: ['T-C'] } }).a.pick('play:T-C');
  equal(hand(resolveAll(step(begin(['B-fire', 'B-ice']), 'dull:B-fire', 'dull:B-ice'))), 1);
  equal(hand(resolveAll(step(begin(['B-fire', 'B-fire']), 'dull:B-fire', 'dull:B-fire'))), 0);
  const t = begin(['B-fire', 'T-ALL']);
  t.a.may('dull:T-ALL:fire').may('dull:T-ALL:ice').may('dull:T-ALL:wind');
  equal(hand(resolveAll(step(t, 'dull:T-ALL:ice', 'dull:B-fire'))), 1);
  const same = step(begin(['B-fire', 'T-ALL']), 'dull:T-ALL:fire', 'dull:B-fire');
  equal(hand(resolveAll(same)), 0);
});

rule('FFT-R95 "with CP of Backups only", "with Fire CP only", "of exactly 1 Element"; a cost of 0 is paid with none of them', () => {
  const told = (id: string, cond: Cond, cost = 2) => fwd(id, 5000, { cost }, drawsIf(cond));
  const cards = [
    ...plainCards,
    told('T-B', self('paid:backups')),
    told('T-FIRE', self('paid:fire')),
    told('T-1', self('paid:elements', { is: 1 })),
    told('T-0', { any: [self('paid:backups'), self('paid:fire'), self('paid:elements', { atLeast: 1 })] }, 0),
  ];
  const drawn = (id: string, field: readonly string[], ...keys: readonly string[]) => {
    const t = atMain({ cards, a: { field, hand: [id, RED] } });
    t.a.pick(`play:${id}`);
    step(t, ...keys);
    return hand(resolveAll(t)) - (keys.includes(`discard:${RED}`) ? 0 : 1);
  };
  const backups = ['B-fire', 'B-ice'];
  const dull = ['dull:B-fire', 'dull:B-ice'];
  deepEqual([drawn('T-B', backups, ...dull), drawn('T-B', backups, `discard:${RED}`)], [1, 0]);
  deepEqual([drawn('T-FIRE', backups, ...dull), drawn('T-FIRE', backups, `discard:${RED}`)], [0, 1]);
  deepEqual([drawn('T-1', backups, ...dull), drawn('T-1', backups, `discard:${RED}`)], [0, 1]);
  equal(drawn('T-0', backups), 0);
});

rule('FFT-R95 and FFT-835 it is still known when the card has left before its ability resolves; a new object knows nothing', () => {
  const c = fwd(
    'T-C',
    5000,
    { cost: 1 },
    enters({}, { do: 'if', cond: self('paid:backups'), then: [draw(1)] }),
    action({ cost: [sacrifice] }),
  );
  const cards = [...plainCards, c];
  const t = act(atMain({ cards, a: { field: ['B-fire'], hand: ['T-C'] } }), 'play:T-C');
  t.a.pick('use:T-C#2');
  resolveAll(t);
  deepEqual([t.a.cards('breakZone'), hand(t)], [['T-C'], 1]);
});

rule('FFT-R95 a Summon knows how it was cast; as a number, the Elements are what they are', () => {
  const s = summon('T-S', { cost: 2 }, cast({}, { do: 'if', cond: self('paid:elements', { atLeast: 2 }), then: [draw(1)] }));
  const grows = fwd('T-G', 1000, { cost: 3 }, fieldAbility(gains(this_, { times: [1000, { mark: 'paid:elements', of: this_ }] })));
  const cards = [...plainCards, s, grows];
  const t = atMain({ cards, a: { field: ['B-fire', 'B-ice'], hand: ['T-S'] } });
  equal(hand(resolveAll(act(t, 'cast:T-S'))), 1);
  const g = act(atMain({ cards, a: { field: ['B-fire', 'B-ice', 'B-wind'], hand: ['T-G'] } }), 'play:T-G');
  equal(powerOf(g, 0, 'T-G'), 4000);
  throws(
    () => withCards([fwd('T-X', 1, {}, enters({}, { do: 'counter', to: this_, counter: 'paid:cast' }))]),
    /no counter but a mark of the rules/,
  );
  throws(() => withCards([fwd('T-X', 1, {}, drawsIf(self('paid:hat')))]), /no mark "paid:hat"/);
});

// ---------------------------------------------------------------- FFT-2072: Characters

const extra = (name: string, cost: readonly Effect[], more: object = {}): Effect => ({ do: 'extra', name, cost, ...more }) as const;
const paid = self('paid:extra');

rule('FFT-2072 a Character has an extra cost: declared and paid with the cast, known when it has entered', () => {
  const samurai = backup(
    'T-SAM',
    { cost: 1 },
    castFor(extra('more', [cp({ any: 2 })])),
    enters({ if: paid, declare: [choose('it', forwards('opponent'))] }, breaks(them('it'))),
  );
  const begin = (n: number) =>
    atMain({ cards: [...plainCards, samurai], a: { field: many('B-fire', n), hand: ['T-SAM'] }, b: { field: [PLAIN] } }).a.pick(
      'play:T-SAM',
    );
  begin(2).a.mayNot('payExtra', 'FFT-2072').may('noExtra');
  const t = begin(3).a.pick('payExtra');
  resolveAll(pay(t));
  deepEqual([t.b.count('field'), t.a.cards('field').filter((c) => c === 'T-SAM')], [0, ['T-SAM']]);
  const plain = resolveAll(pay(begin(3).a.pick('noExtra')));
  equal(plain.b.count('field'), 1);
  // Taken back, nothing is left of it, and it can be announced again.
  const back = begin(3).a.pick('payExtra').a.pick('takeBack');
  deepEqual([hand(back), back.a.keys.includes('play:T-SAM')], [1, true]);
  resolveAll(pay(back.a.pick('play:T-SAM').a.pick('noExtra')));
  equal(back.b.count('field'), 1);
});

rule('FFT-2072 and FFT-519 two extra costs are judged together: one card cannot pay both', () => {
  const greedy = fwd(
    'T-G',
    5000,
    {},
    castFor(extra('one', [spends('discard', inYour('hand'))]), extra('two', [spends('discard', inYour('hand'))])),
    drawsIf(paid),
  );
  const at = (n: number) =>
    atMain({ cards: [greedy], a: { hand: ['T-G', ...many(RED, n)] } })
      .a.pick('play:T-G')
      .a.pick('payExtra');
  at(1).a.mayNot('payExtra', 'FFT-2072').may('noExtra');
  const t = pay(at(2).a.pick('payExtra'));
  deepEqual([hand(resolveAll(t)), t.a.count('breakZone')], [1, 2]);
});

rule('FFT-2072 another cost in place of its own: with either of them it can be played, and only what can be paid is offered', () => {
  const other = (id: string, cost: number) =>
    fwd(id, 5000, { cost }, castFor(extra('other', [{ do: 'crystals', n: 1 }], { instead: true })), drawsIf(paid));
  const cards = [...plainCards, other('T-O', 3), other('T-2', 1)];
  const gain = summon('T-C', {}, cast({}, { do: 'gainCrystals', n: 1 }));
  const begin = (field: readonly string[], ...more: readonly string[]) =>
    atMain({ cards: [...cards, gain], a: { field, hand: ['T-C', ...more] } });
  begin([], 'T-O').a.mayNot('play:T-O', 'FFT-519');
  const t = cast1(begin([], 'T-O'), 'T-C').a.pick('play:T-O');
  t.a.mayNot('payUsual', 'FFT-519').may('payOther');
  resolveAll(t.a.pick('payOther'));
  deepEqual([t.own.crystals[0], hand(t), t.a.cards('field')], [0, 1, ['T-O']]);
  const both = cast1(begin(['B-fire'], 'T-2'), 'T-C')
    .a.pick('play:T-2')
    .a.pick('payUsual');
  resolveAll(pay(both));
  deepEqual([both.own.crystals[0], hand(both)], [1, 0]);
  // Without Crystals it is the usual cost or nothing.
  begin(['B-fire'], 'T-2').a.pick('play:T-2').a.mayNot('payOther', 'FFT-2072').may('payUsual');
});

rule('FFT-2072 and FFT-716 cast without paying its cost there is nothing another cost could stand for; an extra cost is asked for', () => {
  const c = fwd(
    'T-C',
    5000,
    { cost: 7 },
    castFor(extra('other', [{ do: 'crystals', n: 1 }], { instead: true }), extra('more', [cp({ any: 1 })])),
    drawsIf(paid),
  );
  const free = summon('T-F', {}, cast({}, { do: 'gainCrystals', n: 1 }, { do: 'castFree', what: inYour('hand', type('forward')) }));
  const t = cast1(atMain({ cards: [...plainCards, c, free], a: { field: ['B-fire'], hand: ['T-F', 'T-C'] } }), 'T-F');
  t.a.mayNot('payOther', 'FFT-2072').pick('payUsual');
  t.a.pick('payExtra');
  resolveAll(pay(t));
  deepEqual([t.own.crystals[0], hand(t), t.a.cards('field')], [1, 1, ['B-fire', 'T-C']]);
});

rule('FFT-2072 a Summon may have another cost too, and cards that nobody could cast so are refused', () => {
  const s = summon(
    'T-S',
    { cost: 5 },
    cast({ declare: [extra('other', [spends('dull', forwards('you'), { count: 2 })], { instead: true })] }, draw(2)),
  );
  const t = atMain({ cards: [s], a: { field: [PLAIN, PLAIN], hand: ['T-S'] } })
    .a.pick('cast:T-S')
    .a.pick('payOther');
  resolveAll(pay(t));
  equal(hand(t), 2);
  atMain({ cards: [s], a: { field: [PLAIN, dulled(PLAIN)], hand: ['T-S'] } }).a.mayNot('cast:T-S', 'FFT-519');
  const refused = (what: RegExp, ...abilities: readonly Ability[]) => throws(() => withCards([fwd('T-X', 1, {}, ...abilities)]), what);
  refused(/no effect of its own when it is cast/, { ...castFor(extra('more', [])), do: [draw(1)] });
  refused(/declares extra costs/, castFor(choose('it', forwards())));
  refused(/declares extra costs/, castFor());
  refused(/means nothing here/, { ...castFor(extra('more', [])), if: yourTurn });
  refused(/declared before extra costs/, castFor(extra('more', []), extra('other', [], { instead: true })));
  refused(/only a card that is cast/, action({ cost: [], declare: [extra('other', [], { instead: true })] }));
});

// ---------------------------------------------------------------- FFT-R96

const priceOf = (t: Match, id: string) =>
  Math.max(t.table.stat(find(t, 0, id, 'hand'), 'price'), t.table.stat(find(t, 0, id, 'hand'), 'leastPrice'));
const sale = (id: string, ...effects: readonly Effect[]) => summon(id, {}, cast({}, ...effects));

rule('FFT-R96 "your next Forward costs 2 less this turn": the next one, and no other after it', () => {
  const cards = [
    sale('T-SALE', ...nextCheaper(2, 1, type('forward'))),
    fwd('T-3', 5000, { cost: 3 }),
    fwd('T-2', 5000, { cost: 2 }),
    summon('T-S', { cost: 3 }),
    ...plainCards,
  ];
  const t = cast1(atMain({ cards, a: { field: many('B-fire', 4), hand: ['T-SALE', 'T-3', 'T-3', 'T-2', 'T-S'] } }), 'T-SALE');
  // It cannot become 0, and a Summon is none.
  deepEqual([priceOf(t, 'T-3'), priceOf(t, 'T-2'), priceOf(t, 'T-S')], [1, 1, 3]);
  cast1(t, 'T-S');
  equal(priceOf(t, 'T-3'), 1);
  act(t, 'play:T-3');
  deepEqual([priceOf(t, 'T-3'), priceOf(t, 'T-2')], [3, 2]);
});

rule('FFT-R96 taken back it is not used up; two of them help the same card and go with it; at the end of the turn they end', () => {
  const cards = [sale('T-SALE', ...nextCheaper(1, 0)), fwd('T-3', 5000, { cost: 3 }), ...plainCards];
  const t = cast1(atMain({ cards, a: { field: many('B-fire', 3), hand: ['T-SALE', 'T-3', 'T-3'] } }), 'T-SALE');
  t.a.pick('play:T-3').a.pick('takeBack');
  equal(priceOf(t, 'T-3'), 2);
  nextTurn(t);
  equal(priceOf(t, 'T-3'), 3);
  const twice = atMain({ cards, a: { field: many('B-fire', 3), hand: ['T-SALE', 'T-SALE', 'T-3', 'T-3'] } });
  // The second is the next card that is cast: it uses the first up.
  cast1(cast1(twice, 'T-SALE'), 'T-SALE');
  equal(priceOf(twice, 'T-3'), 2);
  const both = [sale('T-TWO', ...nextCheaper(1, 0), ...nextCheaper(1, 0)), ...cards];
  const u = cast1(atMain({ cards: both, a: { field: many('B-fire', 3), hand: ['T-TWO', 'T-3', 'T-3'] } }), 'T-TWO');
  equal(priceOf(u, 'T-3'), 1);
  act(u, 'play:T-3');
  equal(priceOf(u, 'T-3'), 3);
});

rule(
  'FFT-R96 for the next Summon it holds on the stack, where its cost is fixed; cast without its cost, the next card is still the next',
  () => {
    const free = summon('T-F', {}, cast({}, { do: 'castFree', what: inYour('breakZone', type('forward')) }));
    const cards = [
      sale('T-SALE', ...nextCheaper(2, 0, type(['summon']))),
      sale('T-ANY', ...nextCheaper(2, 0, type('forward'))),
      summon('T-S', { cost: 3 }),
      fwd('T-3', 5000, { cost: 3 }),
      free,
      ...plainCards,
    ];
    const t = cast1(atMain({ cards, a: { field: many('B-fire', 1), hand: ['T-SALE', 'T-S', 'T-S'] } }), 'T-SALE');
    cast1(t, 'T-S');
    deepEqual([priceOf(t, 'T-S'), hand(t)], [3, 2]);
    const u = cast1(atMain({ cards, a: { hand: ['T-ANY', 'T-F', 'T-3'], breakZone: ['T-3'] } }), 'T-ANY');
    equal(priceOf(u, 'T-3'), 1);
    resolveAll(act(u, 'cast:T-F'));
    deepEqual([u.a.cards('field'), priceOf(u, 'T-3')], [['T-3'], 3]);
  },
);

// ---------------------------------------------------------------- FFT-R97

rule('FFT-R97 "you can cast it only if you control no Forwards", from wherever it is cast', () => {
  const alone = fwd('T-A', 5000, {}, castOnlyIf('play', { not: exists(forwards('you')) }));
  const free = summon('T-F', {}, cast({}, { do: 'castFree', what: inYour('breakZone', type('forward')) }));
  const cards = [alone, free];
  atMain({ cards, a: { hand: ['T-A'] } }).a.may('play:T-A');
  atMain({ cards, a: { field: [PLAIN], hand: ['T-A'] } }).a.mayNot('play:T-A', 'FFT-104');
  // Of another player's cards and fields it says nothing.
  atMain({ cards, a: { hand: ['T-A'] }, b: { field: [PLAIN], hand: ['T-A'] } }).a.may('play:T-A');
  const t = resolveAll(act(atMain({ cards, a: { field: [PLAIN], hand: ['T-F'], breakZone: ['T-A'] } }), 'cast:T-F'));
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').toSorted()], [[PLAIN], ['T-A', 'T-F']]);
});

rule('FFT-R97 a Summon that is cast in your turn only', () => {
  const s = summon('T-S', {}, castOnlyIf('castSummon', yourTurn), cast({}, draw(1)));
  const cards = [s, summon('T-ANY', {})];
  const t = atMain({ cards, a: { hand: ['T-S'] }, b: { hand: ['T-S', 'T-ANY'] } });
  t.a.may('cast:T-S');
  pass(t);
  t.b.mayNot('cast:T-S', 'FFT-104').may('cast:T-ANY');
});
