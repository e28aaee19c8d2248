/** The vectors of the house set. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { powers } from './burning.ts';
import { kicks, rounds } from './kicks.ts';
import { atShot, atUses } from './table.ts';

rule('PC-G05 vector (a): a pass to PC-G03 in the Shoot Phase, OF 5 + 2 + 2 = 9', () => {
  const t = atShot({ a: { active: 'PC-G05', field: ['PC-G03'] } });
  t.a.pick('pass');
  equal(powers(t)[0], 7);
  t.a.pick('effect:PC-G03/0');
  equal(powers(t)[0], 9);
});

rule('PC-I09 vector (b): PC-H13 with PC-P3, DF 5 + 3 + 1 + 1 = 10 for 2 TP; PC-H14 on top 11 for 3', () => {
  const t = atUses({ b: { active: 'PC-I09', hand: ['PC-H13', 'PC-H14'], licences: ['PC-P3'], tp: 3 } });
  t.a.pick('done').b.pick('use:PC-H13').b.pick('effect:PC-I09/0');
  deepEqual([powers(t)[1], t.b.count('tp')], [10, 1]);
  t.b.pick('use:PC-H14');
  deepEqual([powers(t)[1], t.b.count('tp')], [11, 0]);
});

rule('PC-E12 vector (c): PC-H25 and PC-H26 cost 2 + 1, OF 6 + 4 + 2 = 12', () => {
  const t = atShot({ a: { active: 'PC-E12', hand: ['PC-H25', 'PC-H26'], tp: 3 } });
  t.a.pick('stay').a.pick('effect:PC-E12/0').a.pick('use:PC-H25');
  equal(t.a.count('tp'), 1);
  t.a.pick('use:PC-H26');
  deepEqual([powers(t)[0], t.a.count('tp')], [12, 0]);
});

rule('PC-K4 vector (d): PC-P8 and PC-H31, DF 4 + 1 + 4 = 9 for 2 TP', () => {
  const t = atShot({ b: { goalkeeper: 'PC-K4', licences: ['PC-P8'], hand: ['PC-H31'], tp: 2 } });
  t.a.pick('stay').a.pick('done').b.pick('effect:PC-K4/0').b.pick('use:PC-H31');
  deepEqual([powers(t)[1], t.b.count('tp')], [9, 0]);
});

rule('PC-G07 vector (e): 5 in Burning Chance for a Galewick character, 3 in PK', () => {
  // PC-I07 on the other side holds the Burning Chance open, so that the sum shows.
  const worth = (active: string) => {
    const t = atUses({ a: { active }, b: { active: 'PC-I07', tp: 0 } });
    t.top(0, ['PC-G07']);
    t.a.pick('done').b.pick('done');
    return powers(t)[0] - t.table.def(t.a.ids('active')[0]).stats.of;
  };
  deepEqual([worth('PC-G04'), worth('PC-L08')], [5, 3]);
  equal(rounds(kicks({ a: new Array<string>(5).fill('PC-G07'), b: new Array<string>(9).fill('PC-L04') }))[0].bcp[0], 3);
});

rule('PC-H02 vector (f): with PC-P1 it costs 3 TP', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H02'], licences: ['PC-P1'], tp: 3 } });
  t.a.pick('stay').a.pick('use:PC-H02');
  deepEqual([powers(t)[0], t.a.count('tp')], [11, 0]);
});
