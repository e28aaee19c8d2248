/** FFT-2001 to FFT-2072: several Elements, control, Damage N, counters, the limited format, extra costs. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Sel } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  card,
  cast,
  characters,
  cheaper,
  damage,
  damageN,
  draw,
  dullIcon,
  fieldAbility,
  forwards,
  gains,
  type Print,
  spends,
  this_,
  whileTrue,
} from '../cards/make.ts';
import { BOUNCE, backup, fwd, onForward, plainCards, STEAL, summon, target } from './cardsOfTests.ts';
import { cast1, hit } from './situations.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  hasKeyword,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  pay,
  powerOf,
  resolveAll,
  stackOf,
} from './table.ts';

const two = (id: string, cost: number, elements: Print['elements'] = ['fire', 'lightning']) => fwd(id, 4000, { elements, cost });

rule('FFT-2001 a card of two Elements needs a CP of each of them', () => {
  const at = (...field: readonly string[]) => atMain({ cards: plainCards, a: { hand: ['V1-X01'], field } }).a;
  at('B-fire', 'B-lightning', 'B-ice', 'B-ice').may('play:V1-X01');
  at('B-fire', 'B-fire', 'B-ice', 'B-ice').mayNot('play:V1-X01', 'FFT-519');
  at('B-lightning', 'B-lightning', 'B-ice', 'B-ice').mayNot('play:V1-X01', 'FFT-519');
  // While it is paid: with the last CP free, what is missing is asked for.
  const t = atMain({ cards: plainCards, a: { hand: ['V1-X01'], field: ['B-fire', 'B-lightning', 'B-ice', 'B-ice', 'B-wind'] } });
  t.a.pick('play:V1-X01').a.pick('dull:B-ice').a.pick('dull:B-ice').a.mayNot('dull:B-wind', 'FFT-509');
  t.a.pick('dull:B-fire').a.pick('dull:B-lightning');
  deepEqual([t.a.cards('field').at(-1), isDull(t, 0, 'B-wind')], ['V1-X01', false]);
});

rule('FFT-2001 reduced to 1 it still takes one CP of each Element; for 0 nothing', () => {
  const sale = (by: number) => backup('T-SALE', {}, fieldAbility(...cheaper({ zone: 'hand', of: 'you' }, by, 0)));
  const at = (by: number, ...field: readonly string[]) =>
    atMain({
      cards: [...plainCards, two('T-PAIR', 3), sale(by)],
      a: { hand: ['T-PAIR'], field: [{ card: 'T-SALE', dull: true }, ...field] },
    });
  at(2, 'B-fire', 'B-ice').a.mayNot('play:T-PAIR', 'FFT-519');
  at(2, 'B-fire').a.mayNot('play:T-PAIR', 'FFT-519');
  const t = at(2, 'B-fire', 'B-lightning', 'B-ice');
  pay(t.a.pick('play:T-PAIR'));
  deepEqual(
    ['B-fire', 'B-lightning', 'B-ice'].map((id) => isDull(t, 0, id)),
    [true, true, false],
  );
  const u = at(3, 'B-ice').a.pick('play:T-PAIR');
  deepEqual([u.a.cards('field').at(-1), isDull(u, 0, 'B-ice')], ['T-PAIR', false]);
});

rule('FFT-2002 it is each of its Elements: for parties, for filters and for CP, of which a discard gives two of one', () => {
  const t = atAttack({ a: { field: ['V1-X03', 'V1-F01', PLAIN, 'V1-W02'] } });
  bothPass(t);
  t.a.pick('attack:V1-X03').a.may('join:V1-F01').may(`join:${PLAIN}`).mayNot('join:V1-W02', 'FFT-1101').pick('join:V1-F01');
  // Fire holds this party together now.
  if (t.ask === 'join') t.a.mayNot(`join:${PLAIN}`, 'FFT-1101');
  const quake = summon('T-QUAKE', {}, cast({}, damage(forwards('any', { not: { trait: 'element', is: 'earth' } }), 1000)));
  const u = cast1(atMain({ cards: [quake], a: { hand: ['T-QUAKE'], field: ['V1-X03', 'V1-X01', PLAIN] } }), 'T-QUAKE');
  deepEqual(
    ['V1-X03', 'V1-X01', PLAIN].map((id) => damageOn(u, 0, id)),
    [0, 1000, 0],
  );
  const cards = [...plainCards, two('T-SOURCE', 2, ['ice', 'water'])];
  const v = atMain({ cards, a: { hand: ['F-ice', 'T-SOURCE'], field: ['B-wind'] } });
  pay(v.a.pick('play:F-ice'));
  deepEqual([v.a.cards('field').at(-1), v.a.cards('breakZone')], ['F-ice', ['T-SOURCE']]);
  // Ice or Water, not one of each.
  atMain({ cards: [...cards, two('T-BOTH', 2, ['ice', 'water'])], a: { hand: ['T-BOTH', 'T-SOURCE'] } }).a.mayNot('play:T-BOTH', 'FFT-519');
  const w = atMain({ cards: [...cards, two('T-BOTH', 3, ['ice', 'water'])], a: { hand: ['T-BOTH', 'T-SOURCE', 'T-SOURCE'] } });
  w.a.pick('play:T-BOTH').a.may('discard:T-SOURCE:ice').may('discard:T-SOURCE:water').pick('discard:T-SOURCE:ice');
  w.a.mayNot('discard:T-SOURCE:ice').pick('discard:T-SOURCE:water');
  equal(w.a.cards('field').at(-1), 'T-BOTH');
});

rule('FFT-2002 the limit on Light and Dark counts it if it has either', () => {
  const cards = [two('T-DAWN', 0, ['fire', 'light']), two('T-DUSK', 0, ['ice', 'dark'])];
  atMain({ cards, a: { hand: ['T-DUSK'], field: ['T-DAWN'] } }).a.mayNot('play:T-DUSK', 'FFT-408');
  atMain({ cards, a: { hand: ['T-DUSK'], field: [PLAIN] } }).a.may('play:T-DUSK');
});

rule('FFT-2003 a change of control is neither entering nor leaving: state and damage stay, and waiting begins anew', () => {
  const bell = backup(
    'T-BELL',
    {},
    auto({ on: 'move', card: forwards('any'), to: 'field' }, {}, draw()),
    auto({ on: 'move', card: forwards('any'), from: 'field' }, {}, draw()),
  );
  const tapper = fwd('T-TAPPER', 6000, {}, action({ cost: [dullIcon] }, draw()));
  const setting = { cards: [STEAL, bell, tapper], a: { hand: ['T-STEAL'], field: ['T-BELL'] } };
  const t = cast1(atMain({ ...setting, b: { field: [{ card: 'T-TAPPER', damage: 2000 }] } }), 'T-STEAL');
  deepEqual([t.a.cards('field'), t.b.cards('field'), stackOf(t), damageOn(t, 0, 'T-TAPPER')], [['T-BELL', 'T-TAPPER'], [], [], 2000]);
  equal(markOf(t, 0, 'T-TAPPER', 'fresh'), 1);
  // Neither its dull icon nor an attack in this turn.
  t.a.mayNot('use:T-TAPPER#1');
  bothPass(t);
  bothPass(t);
  deepEqual([t.own.phase, t.b.count('damage')], ['main', 0]);
  nextTurn(t);
  // Back with its owner, whose turn it is: not asked to wait, as that turn has begun after it came.
  deepEqual([t.b.cards('field'), stackOf(t), t.a.count('hand')], [['T-TAPPER'], [], 0]);
  const u = cast1(atMain({ ...setting, b: { field: [{ card: 'T-TAPPER', dull: true }] } }), 'T-STEAL');
  equal(isDull(u, 0, 'T-TAPPER'), true);
});

rule('FFT-2003 Vesrin activates what it borrows and gives it Haste: it attacks at once', () => {
  const t = atMain({ a: { hand: ['V1-D01', 'V1-F01', 'V1-F01', 'V1-F01'] }, b: { field: [{ card: PLAIN, dull: true }] } });
  resolveAll(act(t, 'play:V1-D01'));
  deepEqual([t.a.cards('field'), isDull(t, 0, PLAIN), hasKeyword(t, 0, PLAIN, 'haste')], [['V1-D01', PLAIN], false, true]);
  bothPass(t);
  hit(t, PLAIN);
  equal(t.b.count('damage'), 1);
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.b.cards('field'), hasKeyword(t, 1, PLAIN, 'haste')], [['V1-D01'], [PLAIN], false]);
});

rule('FFT-2004 Forwards of different Elements form a party only where a text allows it', () => {
  const first = (field: readonly string[]) => bothPass(atAttack({ a: { field } })).a;
  first(['V1-F01', PLAIN, 'V1-F04']).pick('attack:V1-F01').a.mayNot(`join:${PLAIN}`, 'FFT-1101').may('join:V1-F04');
  const t = first(['V1-E10', 'V1-F01', 'V1-W02']).pick('attack:V1-F01');
  t.a.mayNot('join:V1-W02', 'FFT-1101').pick('join:V1-E10').a.pick('join:V1-W02');
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'attacking') === 1).length, 3);
});

rule('FFT-2010 “Damage 3”: as long as its controller has three cards in the Damage Zone, whoever owns it', () => {
  const strong = fwd('T-STRONG', 4000, {}, whileTrue(damageN(3), gains(this_, 3000)));
  const at = (mine: number, theirs: number) =>
    powerOf(atMain({ cards: [strong], a: { field: ['T-STRONG'], damage: mine }, b: { damage: theirs } }), 0, 'T-STRONG');
  deepEqual([at(0, 0), at(2, 6), at(3, 0), at(5, 0)], [4000, 4000, 7000, 7000]);
  // Borrowed, the borrower’s damage counts.
  const t = atMain({ cards: [strong, STEAL], a: { hand: ['T-STEAL'], damage: 1 }, b: { field: ['T-STRONG'], damage: 3 } });
  equal(powerOf(t, 1, 'T-STRONG'), 7000);
  equal(powerOf(cast1(t, 'T-STEAL'), 0, 'T-STRONG'), 4000);
});

rule('FFT-2010 Sable Vowblade strikes first from the third card in its controller’s Damage Zone on', () => {
  for (const [n, left] of [
    [2, []],
    [3, ['V1-X01']],
  ] as const) {
    const t = atAttack({ a: { field: ['V1-X01'], damage: n }, b: { field: [PLAIN] } });
    equal(hasKeyword(t, 0, 'V1-X01', 'firstStrike'), n === 3);
    bothPass(block(attack(t, 'V1-X01'), PLAIN));
    // 8000 against 8000.
    deepEqual([t.a.cards('field'), t.b.cards('field')], [left, []]);
  }
});

rule('FFT-2020 counters of one name are the same, whatever put them there, and vanish with a change of zone', () => {
  const sow = onForward('T-SOW', { do: 'counter', to: target, counter: 'growth', n: 2 });
  const seed = onForward('T-SEED', { do: 'counter', to: target, counter: 'seed', n: 5 });
  const t = atMain({
    cards: [sow, seed, BOUNCE],
    a: { field: [{ card: 'V1-E07', counters: { growth: 1 } }], hand: ['T-SOW', 'T-SEED', 'T-BOUNCE', PLAIN, PLAIN, PLAIN] },
  });
  cast1(t, 'T-SOW');
  cast1(t, 'T-SEED');
  // Three Growth counters; the others are of another name.
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), markOf(t, 0, 'V1-E07', 'seed'), powerOf(t, 0, 'V1-E07')], [3, 5, 11000]);
  cast1(t, 'T-BOUNCE');
  act(t, 'play:V1-E07');
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), markOf(t, 0, 'V1-E07', 'seed'), powerOf(t, 0, 'V1-E07')], [0, 0, 8000]);
  // They are no damage and no bonus of a turn: the End Phase leaves them, and adds its own.
  nextTurn(t);
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), powerOf(t, 0, 'V1-E07')], [1, 9000]);
});

rule('FFT-2070 a limited game is lost at 6, unless the table has set another number', () => {
  const at = (options: object, before: number) =>
    hit(atAttack({ options: options as never, a: { field: [PLAIN] }, b: { damage: before } }), PLAIN).result?.clause;
  deepEqual([at({ format: 'limited' }, 4), at({ format: 'limited' }, 5)], [undefined, 'FFT-112']);
  deepEqual([at({}, 5), at({}, 6)], [undefined, 'FFT-112']);
  deepEqual([at({ format: 'limited', damageToLose: 4 }, 3), at({ format: 'limited', damageToLose: 9 }, 5)], ['FFT-112', undefined]);
});

rule('FFT-2072 an extra cost is declared with the cast and paid with it, or not at all', () => {
  const setting = (n: number) => ({
    a: { hand: ['V1-H04', 'V1-F01', 'V1-F02', 'V1-F03'], breakZone: new Array<string>(n).fill('V1-F12') },
    b: { field: [PLAIN, 'V1-E02'] },
  });
  // Without three cards there it is not offered; those discarded for the cast come too late.
  const none = atMain(setting(2)).a.pick('cast:V1-H04');
  none.a.mayNot('payExtra', 'FFT-2072').may('noExtra');
  const t = atMain(setting(4)).a.pick('cast:V1-H04');
  deepEqual([asking(t)[1], t.a.keys.slice(0, 2)], ['extra', ['payExtra', 'noExtra']]);
  t.a.pick('payExtra').a.pick(`choose:${PLAIN}`);
  deepEqual([t.a.count('breakZone'), t.a.cards('removed').filter((id) => id === 'V1-F12').length], [4, 0]);
  pay(t);
  // Paid together: three removed, three discarded.
  deepEqual([t.a.count('breakZone'), t.a.cards('removed').filter((id) => id === 'V1-F12').length, stackOf(t)], [4, 3, ['V1-H04']]);
  bothPass(t);
  deepEqual([t.b.cards('field'), t.b.cards('removed').includes(PLAIN), t.a.count('hand')], [['V1-E02'], true, 2]);
  const u = atMain(setting(4)).a.pick('cast:V1-H04').a.pick('noExtra').a.pick(`choose:${PLAIN}`);
  bothPass(pay(u));
  deepEqual([u.a.count('breakZone'), u.a.count('hand')], [8, 0]);
});

rule('FFT-2072 taken back before it is paid, nothing of it is spent', () => {
  const t = atMain({
    a: { hand: ['V1-H04', 'V1-F01', 'V1-F02', 'V1-F03'], breakZone: ['V1-F12', 'V1-F12', 'V1-F12'] },
    b: { field: [PLAIN, 'V1-E02'] },
  });
  t.a.pick('cast:V1-H04').a.pick('payExtra').a.pick('takeBack');
  deepEqual([t.a.count('hand'), t.a.count('breakZone'), asking(t)], [4, 3, [0, 'priority']]);
  pass(t);
});

rule('FFT-2021 a cost that removes counters takes them from a Character of one’s own, all it asks for from one', () => {
  const draw1 = (from: Sel) => action({ cost: [spends('counters', from, { counter: 'growth', n: 2 })] }, draw());
  const cards = [
    card('T-GROVE', 'Grove', 'forward', { elements: 'earth', cost: 3, power: 5000, category: 'T' }, draw1(characters('any'))),
    card('T-BUD', 'Bud', 'forward', { elements: 'earth', cost: 3, power: 5000, category: 'T' }, draw1({ self: true })),
  ];
  const grown = (n: number) => ({ card: 'V1-E07', counters: { growth: n } });
  const t = atMain({ cards, a: { field: ['T-GROVE', grown(3)] }, b: { field: [grown(5)] } });
  t.a.pick('use:T-GROVE#1');
  if (t.ask === 'spend') t.a.pick('spend:V1-E07');
  deepEqual([markOf(t, 0, 'V1-E07', 'growth'), markOf(t, 1, 'V1-E07', 'growth')], [1, 5]);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
  equal(t.a.keys.includes('use:T-GROVE#1'), false, 'one counter is too few, and theirs do not count');
  const own = atMain({ cards, a: { field: [{ card: 'T-BUD', counters: { growth: 2 } }] } });
  act(own, 'use:T-BUD#1');
  equal(markOf(own, 0, 'T-BUD', 'growth'), 0);
  resolveAll(own);
  own.a.mayNot('use:T-BUD#1');
});
