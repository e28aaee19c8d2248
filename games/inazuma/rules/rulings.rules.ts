/** Rulings on actions: who can be chosen, what adds up, how long it lasts. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { draw, gets, goalkeeper, isReserve, mayDiscard, opponentDiscards, opponentOnField, self, technique, use } from '../cards/make.ts';
import { atAttack, atMove, atShot, atStrategy, benchOf, gameWith, score, sp } from './table.ts';

rule('INA-R19 a character that takes no part may be chosen, to no effect on the totals', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'DF-B': 'S1-6' }, hand: ['FF-100'] } });
  t.a.pick('play:FF-100').a.pick('choose:S1-6');
  deepEqual([sp(t, 0, 'DF-B'), sp(t, 0, 'FW-A')], [700, 600]);
});

rule('INA-R27 SP is never read below 0, but what comes later repays the deficit first', () => {
  const t = atAttack({
    turn: 3,
    a: { field: { 'FW-A': 'INH-R10' }, hand: ['FF-100'] },
    b: { field: { 'MF-A': 'INH-S19' }, hand: ['INH-T10', 'INH-T10'] },
  });
  t.a.pick('pass').b.pick('play:INH-T10');
  equal(sp(t, 0, 'FW-A'), 0);
  t.a.pick('pass').b.pick('play:INH-T10');
  equal(sp(t, 0, 'FW-A'), 0);
  t.a.pick('play:FF-100');
  // 300 - 300 - 300 + 200.
  equal(sp(t, 0, 'FW-A'), 0);
});

rule('INA-R27 the last chance repays it too', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-R10' } }, b: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T12'] } });
  t.a.pick('pass').b.pick('play:INH-T12');
  equal(sp(t, 0, 'FW-A'), 0);
  t.top(0, ['INH-R12']).a.pick('pass').b.pick('pass');
  // 300 - 400 + 500.
  equal(t.own.compared[0], 400);
});

rule('INA-R27 a cost of SP needs that much', () => {
  const at = (hand: string[]) =>
    atAttack({ turn: 3, side: 'A', a: { field: { 'MF-B': 'S1-17', 'FW-A': 'S1-4' } }, b: { field: { 'MF-A': 'INH-S19' }, hand } });
  const t = at(['INH-T10']);
  t.a.may('use:S1-17/0').pick('pass').b.pick('play:INH-T10').b.pick('choose:S1-17');
  t.a.mayNot('use:S1-17/0', 'INA-629');
});

rule('INA-R34 discarding at random from an empty hand is nothing', () => {
  const t = atStrategy({ turn: 3, a: { field: { 'FW-A': 'INH-S16', 'MF-A': 'INH-S19' }, hand: ['INH-T11'] } });
  t.a.pick('play:INH-T11');
  deepEqual([t.b.count('hand'), t.b.count('discard'), t.a.count('hand')], [0, 0, 1]);
});

rule('INA-R35 what would change nothing is not offered; to change somebody who takes no part is a change', () => {
  // Everybody Maddie Moonlight could help is fired-up already.
  const t = atShot({ turn: 2, a: { field: { 'FW-A': 'INH-R14+INH-R14' }, bench: ['S1-21'] } });
  t.a.mayNot('use:S1-21/0', 'INA-638');
  atShot({ turn: 2, a: { field: { 'FW-A': 'INH-R14+INH-R14', 'DF-B': 'INH-R17' }, bench: ['S1-21'] } }).a.may('use:S1-21/0');
  // Tim Saunders attacks already.
  atAttack({ turn: 3, a: { field: { 'MF-A': 'S1-17' } } }).a.mayNot('use:S1-17/0', 'INA-638');
  // Minnow Teale finds nobody exhausted.
  atStrategy({ turn: 2, a: { bench: ['INH-R03', 'INH-R10'] } }).a.mayNot('use:INH-R03/0', 'INA-638');
});

rule('INA-R35 every window comes to an end: what repeats uses something up', () => {
  const t = atAttack({ turn: 3, a: { field: { 'MF-A': 'S1-23', 'FW-A': 'S1-4' }, hand: ['FF-98', 'FF-98'] } });
  let goes = 0;
  for (; goes < 50 && t.own.turn === 3 && t.ask !== ''; goes++) {
    const who = t.asked[0];
    t.pick(who, t.seat(who).keys[0]);
    if (t.own.broke) break;
  }
  ok(goes < 20);
});

rule('INA-R47 who cannot be chosen by the opponent can be by the own side, and is met by what speaks of all', () => {
  const all = technique('T-ALL', 'none', 'All', 1, [], use(['attack'], {}, gets(opponentOnField(), -100)));
  const game = gameWith(all);
  const b = { field: { 'DF-A': 'S1-15', 'MF-A': 'S1-7' }, hand: ['FF-100'] };
  const t = atAttack({ turn: 2, game, a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T10', 'T-ALL'] }, b });
  t.a.pick('play:INH-T10');
  // Only one left to choose from: it is chosen.
  deepEqual([sp(t, 1, 'MF-A'), sp(t, 1, 'DF-A')], [100, 300]);
  t.b.pick('play:FF-100').b.pick('choose:S1-15');
  equal(sp(t, 1, 'DF-A'), 500);
  t.a.pick('play:T-ALL');
  equal(sp(t, 1, 'DF-A'), 400);
  const alone = atAttack({ turn: 2, a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T10'] }, b: { field: { 'DF-A': 'S1-15' } } });
  alone.a.mayNot('play:INH-T10', 'INA-638');
});

rule('INA-R56 each of those who fit at that moment, in play but not on the bench', () => {
  const t = atAttack({
    a: { keeper: 'FF-49', field: { 'MF-A': 'S1-23', 'DF-B': 'S1-22', 'FW-A': 'S1-4' }, bench: ['INH-R08'], hand: ['FF-98'] },
  });
  t.a.pick('use:S1-23/0').a.pick('choose:FF-98');
  deepEqual([sp(t, 0, 'MF-A'), sp(t, 0, 'DF-B'), sp(t, 0, 'GK'), sp(t, 0, 'FW-A')], [400, 600, 700, 600]);
  equal(t.table.stat(t.a.ids('bench')[0], 'sp'), 300);
});

rule('INA-R58 a lock lasts for that shooting phase: costs only, and free again in the next', () => {
  const field = { 'FW-A': 'S1-4+FF-97', 'FW-B': 'INH-S04', 'MF-B': 'S1-9' };
  const t = atShot({ turn: 4, a: { field, hand: ['FF-98', 'INH-T06'] }, b: { keeper: 'FF-1', hand: ['S1-2', 'FF-98'] } });
  t.a.pick('use:FF-97/0').a.pick('choose:FF-98');
  t.b.mayNot('use:FF-1/0', 'INA-R58').mayNot('use:FF-1/1', 'INA-R58').may('play:FF-98').pick('pass');
  t.a.pick('play:INH-T06').b.pick('pass');
  t.top(0, ['INH-R12']).a.pick('pass');
  deepEqual([t.ask, score(t)], ['actions', [1, 0]]);
  t.a.pick('pass').b.may('use:FF-1/0');
  const free = goalkeeper('T-FREE', 'power', 'Free', 'Nowhere', 500, use(['shooting'], { oncePerTurn: true }, gets(self, 100)));
  const x = atShot({ turn: 4, game: gameWith(free), a: { field: { 'FW-A': 'S1-4+FF-97' }, hand: ['FF-98'] }, b: { keeper: 'T-FREE' } });
  x.a.pick('use:FF-97/0').a.pick('choose:FF-98').b.may('use:T-FREE/0');
});

rule('INA-638 a technique that only takes something needs something to be taken', () => {
  const rob = technique('T-ROB', 'none', 'Rob', 1, [], use([], {}, opponentDiscards(1)));
  const swap = technique('T-SWAP', 'none', 'Swap', 1, [], use([], {}, mayDiscard(isReserve, draw(1))));
  const at = (a: string[], b: string[]) =>
    atStrategy({ game: gameWith(rob, swap), a: { hand: ['T-ROB', 'T-SWAP', ...a] }, b: { hand: b } });
  at([], []).a.mayNot('play:T-ROB', 'INA-638').mayNot('play:T-SWAP', 'INA-638');
  at(['INH-R10'], ['FF-98']).a.may('play:T-ROB').may('play:T-SWAP');
  const t = at(['INH-R10'], []);
  t.a.pick('play:T-SWAP').a.pick('yes').a.pick('choose:INH-R10');
  deepEqual([t.a.cards('discard'), t.a.count('hand')], [['INH-R10', 'T-SWAP'], 2]);
});

rule('INA-R63 what ends with a phase are changes, not what was done', () => {
  const t = atStrategy({ turn: 2, a: { field: { 'FW-A': 'INH-S04' }, bench: ['INH-R03', 'INH-R10!'], hand: ['INH-T14'] } });
  t.a.pick('use:INH-R03/0');
  deepEqual(benchOf(t, 0), ['INH-R03!', 'INH-R10']);
  t.b.pick('pass').a.pick('pass').until('side');
  deepEqual(benchOf(t, 0), ['INH-R03!', 'INH-R10']);
});

rule('INA-R64 a target is chosen after the cost, and must be while there is one', () => {
  const t = atAttack({ turn: 3, a: { field: { 'MF-A': 'INH-R16' }, hand: ['FF-98'] }, b: { field: { 'MF-A': 'S1-7', 'DF-A': 'S1-6' } } });
  t.a.pick('use:INH-R16/0').a.pick('choose:FF-98');
  deepEqual(t.a.keys, ['choose:S1-7', 'choose:S1-6']);
});

rule('INA-R65 all changes add up, in whatever order', () => {
  const field = { 'FW-A': 'S1-24', 'MF-A': 'S1-23' };
  const order = (first: string, second: string) => {
    const t = atAttack({ a: { field, hand: ['FF-98', 'FF-100'] } });
    for (const key of [first, second]) {
      t.a.pick(key);
      if (t.a.keys.includes('choose:S1-24')) t.a.pick('choose:S1-24');
      if (t.a.keys.includes('choose:FF-98')) t.a.pick('choose:FF-98');
      if (t.asked[0] === 1) t.b.pick('pass');
    }
    return sp(t, 0, 'FW-A');
  };
  equal(order('use:S1-23/0', 'play:FF-100'), 600 + 100 + 100 + 200);
  equal(order('play:FF-100', 'use:S1-23/0'), 600 + 100 + 100 + 200);
});

rule('INA-101 what a card says goes before a rule', () => {
  // Off the action side nobody attacks, and a goalkeeper never defends; these cards say otherwise.
  const t = atMove({ turn: 1, a: { bench: ['INH-R17'], field: { 'FW-A': 'S1-4', 'MF-B': 'S1-8' } } });
  t.a.pick('done').until('side').a.pick('side:A').a.may('join:S1-8');
  const x = atAttack({ a: { field: { 'FW-A': 'S1-4' } }, b: { keeper: 'FF-26', hand: ['FF-98'], field: {} } });
  x.a.pick('pass').b.may('use:FF-26/1');
  const y = atAttack({ turn: 3, a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-2'] }, b: { field: { 'DF-A': 'INH-R18' } } });
  y.a.pick('pass').b.pick('use:INH-R18/0').a.mayNot('assist:S1-2>INH-S03', 'INA-101');
});
