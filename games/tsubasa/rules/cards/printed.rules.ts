/** The cards as they are printed: values, costs, backs. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cards as all } from '../../cards/index.ts';
import { costIn } from '../../cards/make.ts';
import type { Kind } from '../../state.ts';
import { totalOf } from '../../totals.ts';
import { atTurn, lay, type Match } from '../testing/scenarios.ts';

const total = (t: Match, seat: number, kind: Kind) => totalOf(t.table, seat, kind);

/** Shot, Pass, Defence, and what motivating or signing costs. */
const printed = `
  N01 003  N02 012  N03 012  N04 013  N05 013  N06 021  N07 122  N08 120  N09 220  N10 220  N11 341  N12 000
  T01 003  T02 013  T03 003  T04 012  T05 012  T06 012  T07 121  T08 120  T09 131  T10 210  T11 421  T12 000
  NM1 452 210  NM2 024 002  NM3 233 111  NM4 004 003  TM1 622 300  TM2 242 020  TM3 124 012  TM4 014 003
  F01 010  F02 011  F03 111  F04 002  F05 100  F06 100  F07 001  F08 030  F09 300  F10 003  F11 120  F12 012  F13 111
  S01 010  S02 111  S03 003  S04 011  S05 100  S06 100  S07 001  S08 211  S09 121  S10 400  S11 004  S12 130  S13 222
  G01 015 013  G02 005 012  G03 241 030  G04 343 121  G05 233 111  G06 410 210  G07 330 210  G08 104 002
  fatigue 000`;

rule('TSU-712, TSU-803, TSU-823 the cards of the house set have these values and costs', () => {
  const table = printed
    .trim()
    .split(/\s{2,}|\n/)
    .map((entry) => entry.trim());
  const said = all
    .filter(({ id, stats }) => id !== 'booking' && stats.shot !== undefined)
    .map((card) => {
      const { shot, pass, defence } = card.stats;
      const cost = costIn(card);
      return [card.id, `${shot}${pass}${defence}`, ...(card.notes?.cost ? [`${cost.shot}${cost.pass}${cost.defence}`] : [])].join(' ');
    });
  deepEqual([...said].sort(), [...table].sort());
  const { shot, pass, defence, redShot, redPass, redDefence } = all.find(({ id }) => id === 'booking')!.stats;
  deepEqual([shot, pass, defence, redShot, redPass, redDefence], [-1, -1, -1, -2, -2, -2]);
});

rule('TSU-107, TSU-R83, TSU-R68 there are 88 cards with six backs; the twelve players of a team have one card each', () => {
  const counts = all.length - 2 + 8 + 2;
  equal(counts, 88);
  deepEqual([...new Set(all.filter(({ id }) => id !== 'booking').map(({ back }) => back))].sort(), [
    'fatigue',
    'first-half',
    'nankatsu',
    'second-half',
    'special',
    'toho',
  ]);
  const twins = all.filter(({ traits }) => traits.player?.includes('Hideto Koike')).map(({ id }) => id);
  deepEqual(twins, ['T06', 'TM3']);
  ok(all.every(({ notes }) => notes?.set === 'house'));
});

rule('TSU-R67 a Yellow card takes 1 from every value, as a sum with a negative part', () => {
  const t = lay(atTurn({ a: { played: ['N11', 'N01', 'N05'] } }), 0, 'booking', ['booking']);
  deepEqual([total(t, 0, 'shot'), total(t, 0, 'pass')], [2, 4]);
});
