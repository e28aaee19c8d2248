/** FFT-2030 to FFT-2055: Crystals, Warp and Limit Break, with cards of the tests' own. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, cancel, card, cast, choose, cp, damage, draw, EOT, enters, forwards, gains, onStack, them, this_ } from '../cards/make.ts';
import type { Card } from '../kinds.ts';
import {
  act,
  anyList,
  atMain,
  atTheirMain,
  bothPass,
  find,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  pay,
  powerOf,
  resolveAll,
  side,
  stackOf,
  start,
  toAttack,
} from './table.ts';

const print = { elements: 'fire', cost: 2, category: 'TEST' } as const;

// ---------------------------------------------------------------- Crystals

const miner = card('T-01', 'Miner', 'forward', { ...print, power: 5000 }, enters({}, { do: 'gainCrystals', n: 2 }));
const spender = card(
  'T-02',
  'Spender',
  'forward',
  { ...print, power: 5000 },
  action({ cost: [{ do: 'crystals', n: 2 }] }, gains(this_, 3000, EOT)),
);
const asker = card(
  'T-03',
  'Asker',
  'forward',
  { ...print, power: 5000 },
  enters(
    {},
    {
      do: 'may',
      cost: [{ do: 'crystals', n: 1 }],
      then: [
        {
          do: 'whenDone',
          ability: { when: { on: 'state' }, declare: [choose('target', forwards('opponent'))], do: [damage(them('target'), 3000)] },
        },
      ],
    },
  ),
);
const crystalCards = [miner, spender, asker];

rule('FFT-2030 Crystals are kept from turn to turn, are no CP, and belong to one player', () => {
  const t = atMain({ cards: crystalCards, a: { hand: ['T-01', 'V1-F01'] } });
  act(t, 'play:T-01');
  resolveAll(t);
  deepEqual(t.own.crystals, [2, 0]);
  nextTurn(nextTurn(t));
  deepEqual(t.own.crystals, [2, 0]);
  side(t, 0, { hand: ['V1-F16'] });
  side(t, 1, { field: [PLAIN] });
  t.a.mayNot('cast:V1-F16', 'FFT-519');
});

rule('FFT-2031 a Crystal icon is paid when the ability is used, and cannot be paid twice', () => {
  const t = atMain({ cards: crystalCards, a: { field: ['T-02'] } }).set('crystals', [2, 0]);
  act(t, 'use:T-02#1');
  deepEqual(t.own.crystals, [0, 0]);
  deepEqual(stackOf(t), ['action']);
  equal(t.a.keys.includes('use:T-02#1'), false);
  resolveAll(t);
  equal(powerOf(t, 0, 'T-02'), 8000);
});

rule('FFT-2031 what an effect lets one pay is paid on resolution, and what follows is a new ability', () => {
  const t = atMain({ cards: crystalCards, a: { hand: ['T-03', 'V1-F01'] }, b: { field: [PLAIN] } }).set('crystals', [1, 0]);
  act(t, 'play:T-03');
  bothPass(t);
  deepEqual(t.own.crystals, [1, 0]);
  t.a.pick('yes');
  deepEqual(t.own.crystals, [0, 0]);
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  equal(markOf(t, 1, PLAIN, 'damage'), 3000);
  const poor = atMain({ cards: crystalCards, a: { hand: ['T-03', 'V1-F01'] }, b: { field: [PLAIN] } });
  act(poor, 'play:T-03');
  bothPass(poor);
  poor.a.mayNot('yes').may('no');
});

// ---------------------------------------------------------------- Warp

const traveller = card(
  'T-10',
  'Traveller',
  'forward',
  { ...print, cost: 6, power: 9000, warp: { n: 2, cost: [cp({ fire: 1 })] } },
  enters({}, draw()),
);
const canceller = card(
  'T-11',
  'Canceller',
  'summon',
  { ...print, cost: 1 },
  cast({ declare: [choose('target', onStack('any', 'auto'))] }, cancel(them('target'))),
);
const warpCards = [traveller, canceller];
const warped = (more: readonly string[] = []) => {
  const t = atMain({ cards: warpCards, a: { hand: ['T-10', 'V1-F01', ...more] } });
  t.a.pick('warp:T-10');
  return pay(t);
};

rule('FFT-2040 Warp removes the card with its counters, for its cost, without the stack and without a cast', () => {
  const t = warped();
  deepEqual(t.a.cards('removed'), ['T-10']);
  equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 2);
  deepEqual(t.a.cards('breakZone'), ['V1-F01']);
  deepEqual(stackOf(t), []);
  equal(t.table.tally('cast', 0), 0);
});

rule('FFT-2040 Warp only in an own Main Phase with an empty stack, if it can be paid; it can be taken back', () => {
  const t = atMain({ cards: warpCards, a: { hand: ['T-10', 'V1-F01', 'V1-F16', 'V1-F01'], field: [PLAIN] } });
  t.a.pick('warp:T-10').pick(0, 'takeBack');
  deepEqual(t.a.cards('hand').toSorted(), ['T-10', 'V1-F01', 'V1-F01', 'V1-F16']);
  t.a.pick('cast:V1-F16').pick(0, 'discard:V1-F01');
  t.a.mayNot('warp:T-10');
  bothPass(t);
  t.a.may('warp:T-10');
  toAttack(t);
  t.a.mayNot('warp:T-10');
  const theirs = atTheirMain({ cards: warpCards, a: { hand: ['T-10', 'V1-F01'] } });
  pass(theirs);
  theirs.a.mayNot('warp:T-10');
  const poor = atMain({ cards: warpCards, a: { hand: ['T-10', 'V1-I01'] } });
  poor.a.mayNot('warp:T-10');
});

/** To side a's next Main Phase 1, with its beginning on the stack. */
const nextOwn = (t: ReturnType<typeof warped>) => nextTurn(nextTurn(t));

rule(
  'FFT-2041 and FFT-2042 and FFT-2044 each later Main Phase 1 takes a counter, by the stack; with the last one the card comes without being cast',
  () => {
    const t = warped();
    nextTurn(t);
    equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 2);
    nextTurn(t);
    deepEqual(stackOf(t), ['auto']);
    resolveAll(t);
    equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 1);
    nextOwn(t);
    bothPass(t);
    deepEqual(stackOf(t), ['auto']);
    equal(t.a.count('field'), 0);
    bothPass(t);
    deepEqual(t.a.cards('field'), ['T-10']);
    deepEqual(stackOf(t), ['auto'], 'its own entering is noticed');
    equal(t.table.tally('cast', 0), 0);
  },
);

rule('FFT-2044 and FFT-R40 cancelling the counter delays the card; cancelling its coming is final', () => {
  const t = nextOwn(warped());
  side(t, 1, { hand: ['T-11', 'V1-F01'] });
  pass(t);
  act(t, 'cast:T-11');
  resolveAll(t);
  equal(t.table.mark(find(t, 0, 'T-10', 'removed'), 'warp'), 2);
  const late = nextOwn(warped());
  resolveAll(late);
  nextOwn(late);
  bothPass(late);
  side(late, 1, { hand: ['T-11', 'V1-F01'] });
  pass(late);
  act(late, 'cast:T-11');
  resolveAll(late);
  deepEqual(late.a.cards('removed'), ['T-10']);
  nextOwn(late);
  deepEqual(stackOf(late), []);
});

rule('FFT-2043 and FFT-R40 where a field limit does not let it in it stays removed for good', () => {
  const t = warped();
  resolveAll(nextOwn(t));
  nextOwn(t);
  t.put(0, 'field', ['T-10']);
  resolveAll(t);
  deepEqual(t.a.cards('removed'), ['T-10']);
  deepEqual(t.a.cards('field'), ['T-10']);
  nextOwn(t);
  deepEqual(stackOf(t), []);
});

// ---------------------------------------------------------------- Limit Break

const limits: readonly Card[] = [
  card('T-20', 'Breaker', 'forward', { ...print, cost: 2, power: 7000, limitBreak: 2 }),
  card('T-21', 'Surge', 'summon', { ...print, cost: 1, limitBreak: 1 }, cast({}, draw())),
  card('T-22', 'Spare', 'forward', { ...print, cost: 9, power: 9000, limitBreak: 0 }),
];
const lbList = { ...anyList, limit: ['T-20', 'T-21', 'T-22', 'T-22'] };
const withLimits = () => {
  const t = start({ cards: limits, lists: [lbList, anyList] });
  t.until('priority');
  side(t, 0, { hand: ['V1-F01', 'V1-F01'] });
  side(t, 1, {});
  return t;
};

rule('FFT-2050 an LB deck has at most eight cards, three of a number, and none of them in the main deck', () => {
  const refused = (list: object) => {
    try {
      start({ cards: limits, lists: [list as typeof lbList, anyList] });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  equal(refused(lbList), '');
  equal(refused({ ...anyList, limit: new Array(9).fill('T-22') }).includes('FFT-2050'), true);
  equal(refused({ ...anyList, limit: new Array(4).fill('T-22') }).includes('FFT-202'), true);
  equal(refused({ main: [...anyList.main.slice(1), 'T-22'] }).includes('FFT-2050'), true);
  equal(refused({ ...anyList, limit: ['V1-F01'] }).includes('FFT-2050'), true);
});

rule('FFT-2051 its owner sees the face-down LB cards, the opponent how many there are', () => {
  const t = withLimits();
  const seen = (side: typeof t.a) => side.view.zones.find((z) => z.zone === 'limit' && z.seat === 0)!;
  equal(seen(t.a).cards.length, 4);
  equal(seen(t.b).cards.length, 0);
  equal(seen(t.b).count, 4);
});

rule('FFT-2052 and FFT-2053 an LB card costs its CP and others turned face up, which are then of no use', () => {
  const t = withLimits();
  t.a.pick('play:T-20');
  t.a.pick('spend:T-22').pick(0, 'spend:T-21').pick(0, 'discard:V1-F01');
  deepEqual(t.a.cards('field'), ['T-20']);
  deepEqual(t.a.cards('limitSpent').toSorted(), ['T-21', 'T-22']);
  deepEqual(t.a.cards('limit'), ['T-22']);
  equal(t.a.count('hand'), 1);
  t.a.mayNot('cast:T-21');
  t.a.mayNot('play:T-20');
});

rule('FFT-2052 without enough other face-down cards it cannot be cast', () => {
  const t = withLimits();
  t.put(0, 'limit', ['T-20', 'T-22'], 'limitSpent');
  t.a.mayNot('play:T-20', 'FFT-519');
  t.put(0, 'limit', ['T-20', 'T-22', 'T-22'], 'limitSpent');
  t.a.may('play:T-20');
});

rule('FFT-2054 and FFT-2055 an LB card that leaves the stack or the field goes on into the LB deck, face up', () => {
  const t = withLimits();
  t.a.pick('cast:T-21').pick(0, 'spend:T-22').pick(0, 'discard:V1-F01');
  bothPass(t);
  deepEqual(t.a.cards('limitSpent').toSorted(), ['T-21', 'T-22']);
  equal(t.a.cards('breakZone').includes('T-21'), false);
  t.put(0, 'field', ['T-20']);
  t.put(1, 'hand', ['V1-F17', 'V1-F01', 'V1-F01']);
  pass(t);
  act(t, 'cast:V1-F17');
  resolveAll(t);
  deepEqual(t.a.cards('limitSpent').toSorted(), ['T-20', 'T-21', 'T-22']);
  deepEqual(t.a.cards('field'), []);
});
