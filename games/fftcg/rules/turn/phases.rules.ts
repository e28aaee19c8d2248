/** FFT-601 to FFT-612, FFT-618, FFT-619: the turn and its Main Phases. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, choose, damage, draw, dullIcon, forwards, heads, them } from '../../cards/make.ts';
import {
  act,
  asking,
  atMain,
  atTheirMain,
  bothPass,
  damageOn,
  find,
  isDull,
  type Match,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
  step,
} from '../testing/scenarios.ts';
import { backup, pricedCards as cards, fwd, PAY, RED } from '../testing/testCards.ts';

/** From here to that turn and phase, quietly. */
const to = (t: Match, turns: number, phase: string): Match => {
  for (let i = 0; i < 200 && !(t.own.turns === turns && t.own.phase === phase) && !t.result; i++) step(t);
  return t;
};

rule('FFT-601 Active, Draw, Main 1, Attack, Main 2, End, in this order, none left out', () => {
  const sleeper = { card: PLAIN, dull: true } as const;
  const t = atTheirMain({ a: { field: [sleeper], hand: new Array(6).fill(PLAIN) } });
  const from = t.events.length;
  to(t, 3, 'main');
  const seen: string[] = [t.own.phase];
  for (let i = 0; i < 40 && t.own.turns === 3; i++) {
    if (seen.at(-1) !== t.own.phase) seen.push(t.own.phase);
    step(t);
  }
  deepEqual(seen, ['main', 'attack', 'main', 'end']);
  equal(t.own.turn, 1);
  const steps = t.events.slice(from).filter((e) => e.seat === 0 || e.type === 'activate');
  deepEqual(
    steps.map((e) => (e.type === 'move' ? e.clause : e.type)).filter((word, i, all) => word !== all[i - 1]),
    ['activate', 'FFT-605', 'main1Begins', 'attackBegins', 'main2Begins', 'turnEnds', 'FFT-614'],
  );
});

rule('FFT-602 all dull Characters of the turn player activate at once, except frozen ones; nobody is asked', () => {
  const t = atTheirMain({
    a: {
      field: [
        { card: 'V1-F07', dull: true },
        { card: 'V1-F11', dull: true },
        { card: 'V1-F19', dull: true },
        { card: 'V1-F08', dull: true, frozen: true },
      ],
    },
  });
  const from = t.events.length;
  to(t, 3, 'main');
  deepEqual(
    ['V1-F07', 'V1-F11', 'V1-F19', 'V1-F08'].map((id) => isDull(t, 0, id)),
    [false, false, false, true],
  );
  equal(markOf(t, 0, 'V1-F08', 'frozen'), 0);
  equal(t.events.slice(from).filter((e) => e.type === 'activate').length, 3);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-603 the opponent’s Characters do not activate', () => {
  const t = to(atTheirMain({ a: { field: [{ card: 'V1-F07', dull: true }] }, b: { field: [{ card: 'V1-F11', dull: true }] } }), 3, 'main');
  deepEqual([isDull(t, 0, 'V1-F07'), isDull(t, 1, 'V1-F11')], [false, true]);
  to(t, 4, 'main');
  equal(isDull(t, 1, 'V1-F11'), false);
});

rule('FFT-604 nobody has priority in the Active and Draw Phases: what triggers there is on the stack when Main Phase 1 begins', () => {
  const watch = [
    ...cards,
    fwd(
      'RISER',
      6000,
      { cost: 3 },
      auto({ on: 'activate', card: { self: true } }, { declare: [choose('target', forwards('opponent'))] }, damage(them('target'), 1000)),
    ),
    backup('COUNTER', { cost: 3 }, auto({ on: 'move', to: 'hand', why: 'draw', seat: 'you' }, { limit: 'once' }, draw(0))),
  ];
  const t = atTheirMain({ cards: watch, a: { field: [{ card: 'RISER', dull: true }, 'COUNTER'] }, b: { field: [PLAIN] } });
  while (t.own.turns === 2) {
    deepEqual(stackOf(t), []);
    step(t);
  }
  // The first answer of the new turn: the order of what waits, in Main Phase 1, with both cards drawn.
  equal(t.own.phase, 'main');
  equal(t.a.count('hand'), 2);
  while (t.ask !== 'priority') step(t);
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['auto', 'auto'],
      [0, 'priority'],
    ],
  );
  equal(damageOn(t, 1, PLAIN), 0);
  resolveAll(t);
  equal(damageOn(t, 1, PLAIN), 1000);
});

rule('FFT-605 two cards, one after the other, the top one first', () => {
  const t = atTheirMain({ a: { top: ['V1-F05', 'V1-F06', 'V1-F07'] } });
  to(t, 3, 'main');
  deepEqual(t.a.cards('hand'), ['V1-F05', 'V1-F06']);
  equal(t.a.cards('deck').at(-1), 'V1-F07');
});

rule('FFT-606 and FFT-E31 with one card in the deck the second draw fails: it is drawn, and the game is lost before Main Phase 1', () => {
  const t = to(atTheirMain({ a: { deck: 1 } }), 3, 'main');
  deepEqual([t.a.count('hand'), t.a.count('deck')], [1, 0]);
  deepEqual([t.result?.winners, t.result?.clause, t.own.phase], [[1], 'FFT-113', 'draw']);
  const two = to(atTheirMain({ a: { deck: 2 } }), 3, 'main');
  deepEqual([two.result, two.a.count('deck')], [null, 0]);
});

rule('FFT-607 and FFT-609 Characters, Summons and abilities in any order, as many as can be paid', () => {
  const user = backup('USER', { cost: 2 }, action({ cost: [dullIcon] }, draw(1)));
  const hand = ['F-1', 'F-1', 'F-1', 'F-1', 'F-1', 'F-1', 'S-1', 'S-1', ...new Array<string>(8).fill('F-fire')];
  const t = atMain({ cards: [...cards, user], a: { field: ['USER'], hand } });
  for (const key of ['play:F-1', 'cast:S-1', 'play:F-1', 'use:USER#1', 'play:F-1', 'cast:S-1', 'play:F-1', 'play:F-1', 'play:F-1']) {
    t.a.pick(key);
    if (t.ask === 'source') t.a.pick('discard:F-fire');
    resolveAll(t);
  }
  equal(t.a.cards('field').filter((id) => id === 'F-1').length, 6);
  deepEqual(t.a.cards('breakZone').filter((id) => id === 'S-1').length, 2);
  equal(t.own.phase, 'main');
});

rule('FFT-608 the opponent may cast Summons and use abilities in these Main Phases, but plays no Character', () => {
  const t = atMain({ cards, a: { field: [PLAIN] }, b: { field: ['B-fire', 'V1-F11'], hand: ['S-1', 'F-1'] } });
  deepEqual(t.b.keys, []);
  pass(t);
  t.b.may('cast:S-1').may('use:V1-F11#1').mayNot('play:F-1', 'FFT-701');
});

rule(
  'FFT-610 a Main Phase ends only when both pass in a row on an empty stack; anything in between gives the turn player priority again',
  () => {
    const t = atMain({ cards, a: { hand: ['F-1', 'F-fire'] }, b: { field: ['B-fire'], hand: ['S-1'] } });
    pass(t);
    act(t, 'cast:S-1');
    deepEqual([t.asked, stackOf(t)], [[1], ['S-1']]);
    bothPass(t); // it resolves
    deepEqual([stackOf(t), asking(t), t.own.phase], [[], [0, 'priority'], 'main']);
    t.a.may('play:F-1'); // still Main Phase 1
    pass(t);
    equal(t.own.phase, 'main');
    pass(t);
    equal(t.own.phase, 'attack');
  },
);

rule('FFT-610 the opponent’s pass before an action does not count', () => {
  const t = atMain({ cards, a: { hand: ['S-1', 'F-fire'] } });
  act(t, 'cast:S-1');
  bothPass(t);
  deepEqual([t.own.phase, t.asked], ['main', [0]]);
  pass(t);
  deepEqual([t.own.phase, t.asked], ['main', [1]]);
});

rule('FFT-611 Main Phase 2 has the same rules: Characters, Summons, abilities', () => {
  const t = atMain({ cards, a: { field: ['V1-F11'], hand: ['F-1', 'S-1', 'F-fire'] }, b: { field: [PLAIN] } });
  for (let i = 0; i < 20 && t.own.phase === 'main'; i++) step(t);
  t.a.mayNot('play:F-1', 'FFT-1029').may('cast:S-1');
  for (let i = 0; i < 20 && t.own.phase === 'attack'; i++) step(t);
  deepEqual([t.own.phase, asking(t)], ['main', [0, 'priority']]);
  t.a.may('play:F-1').may('cast:S-1').may('use:V1-F11#1');
  act(t, 'play:F-1');
  ok(t.a.cards('field').includes('F-1'));
  equal(t.own.turns, 3);
});

rule('FFT-612 "at the beginning of Main Phase 1" is on the stack before the turn player first has priority there', () => {
  const early = [...cards, backup('EARLY', { cost: 2 }, auto(heads.yourMain1, {}, draw(1)))];
  const t = atTheirMain({ cards: early, a: { field: ['EARLY'] } });
  while (t.own.turns === 2) step(t);
  deepEqual([stackOf(t), asking(t), t.own.phase], [['auto'], [0, 'priority'], 'main']);
  equal(t.a.count('hand'), 2);
  resolveAll(t);
  equal(t.a.count('hand'), 3);
  // Not in Main Phase 2, and not in the opponent's.
  for (let i = 0; i < 60 && t.own.turns < 5; i++) {
    if (t.own.phase === 'main' && t.ask === 'priority') deepEqual(stackOf(t), []);
    step(t);
    if (t.own.turns === 5) break;
  }
  deepEqual(stackOf(t), ['auto']);
});

rule('FFT-618 and FFT-619 the opponent’s turn begins; limits, numbers of attacks and what counts for this turn start anew', () => {
  const once = [...cards, backup('ONCE', { cost: 2 }, action({ cost: [], limit: 'once' }, draw(1)))];
  const t = atMain({ cards: once, a: { field: ['ONCE', 'V1-F07'], hand: ['F-1', 'F-fire'] } });
  act(t, 'play:F-1');
  equal(t.table.tally('cast', 0), 1);
  t.a.pick('use:ONCE#1');
  resolveAll(t);
  t.a.mayNot('use:ONCE#1').mayNot('use:ONCE', 'FFT-812');
  for (let i = 0; i < 10 && t.ask !== 'attack'; i++) pass(t);
  t.a.pick('attack:V1-F07');
  equal(markOf(t, 0, 'V1-F07', 'attacks'), 1);
  nextTurn(t);
  deepEqual([t.own.turn, t.own.turns], [1, 4]);
  equal(t.table.tally('cast', 0), 0);
  equal(t.table.mark(find(t, 0, 'V1-F07'), 'attacks'), 0);
  // "Once per turn" is each turn: in the opponent's it may be used again.
  while (!(t.own.phase === 'main' && t.asked[0] === 0)) step(t);
  t.a.may('use:ONCE#1');
});

rule('FFT-R76 a draw that fails in the Draw Phase loses at once, before Main Phase 1 begins', () => {
  const dawn = backup('T-DAWN', {}, auto({ on: 'main1Begins', seat: 'you' }, {}, { do: 'wound', whose: 'opponent', n: 1 }));
  const t = atMain({ cards: [dawn], b: { field: ['T-DAWN'], deck: 1 }, a: { damage: 6 } });
  nextTurn(t);
  deepEqual([t.result?.winners, t.result?.clause, t.own.phase, t.b.count('deck'), t.a.count('damage')], [[0], 'FFT-113', 'draw', 0, 6]);
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
