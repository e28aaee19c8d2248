/** INA-R19, INA-R34, INA-R47, INA-R56, INA-R64: who can be chosen, and who is met without a choice. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { gets, opponentOnField, technique, use } from '../../cards/make.ts';
import { atAttack, atStrategy, gameWith, sp } from '../testing/scenarios.ts';

rule('INA-R19 a character that takes no part may be chosen, to no effect on the totals', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'DF-B': 'S1-6' }, hand: ['FF-100'] } });
  t.a.pick('play:FF-100').a.pick('choose:S1-6');
  deepEqual([sp(t, 0, 'DF-B'), sp(t, 0, 'FW-A')], [700, 600]);
});

rule('INA-R34 discarding at random from an empty hand is nothing', () => {
  const t = atStrategy({ turn: 3, a: { field: { 'FW-A': 'INH-S16', 'MF-A': 'INH-S19' }, hand: ['INH-T11'] } });
  t.a.pick('play:INH-T11');
  deepEqual([t.b.count('hand'), t.b.count('discard'), t.a.count('hand')], [0, 0, 1]);
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

rule('INA-R64 a target is chosen after the cost, and must be while there is one', () => {
  const t = atAttack({ turn: 3, a: { field: { 'MF-A': 'INH-R16' }, hand: ['FF-98'] }, b: { field: { 'MF-A': 'S1-7', 'DF-A': 'S1-6' } } });
  t.a.pick('use:INH-R16/0').a.pick('choose:FF-98');
  deepEqual(t.a.keys, ['choose:S1-7', 'choose:S1-6']);
});
