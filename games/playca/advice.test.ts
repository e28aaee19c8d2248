/** When a position can be judged: nobody has used anything of which nothing has come yet. */
import { create, tableOf } from '@touchline/engine';
import { expect, test } from 'vitest';
import { advice } from './advice.ts';
import { decks, game } from './index.ts';
import { atBattle, atShot, atUses, type Match, plainA, plainB, quiet } from './rules/testing/scenarios.ts';

const isQuiet = ({ game, state }: Match) => advice.quiet!(tableOf(game, state));
const lists = [{ ...plainA, hissatsu: ['PC-H02', 'PC-H03', 'PC-H05', 'PC-H06', 'PC-H09', 'PC-H11', 'PC-H15', 'PC-H29'] }, plainB];

test('before anything is used, and before a battle', () => {
  expect(advice.quiet!(tableOf(game, create(game, {}, [decks['Galewick Relay'], decks['Ironmoor Rampart']], 'quiet')))).toBe(true);
  expect(isQuiet(atBattle())).toBe(true);
});

test('not once a card is used, until the next battle', () => {
  const t = atUses({ lists, a: { active: 'PC-G04', hand: lists[0].hissatsu, tp: 8 } });
  expect(isQuiet(t)).toBe(true);
  t.a.pick(t.a.keys.find((key) => key.startsWith('use:'))!);
  while (t.ask !== 'passDecision') {
    expect(isQuiet(t)).toBe(false);
    quiet(t);
  }
  expect(isQuiet(t)).toBe(true);
});

test('not while a shot is taken', () => {
  expect(isQuiet(atShot({ lists, a: { active: 'PC-G04', field: [], hand: ['PC-H02'], tp: 8 }, b: { field: [] } }))).toBe(false);
});
