/** What the worker tells the board, in whole matches played at random: what it foresees happens. */
import { describe, expect, test } from 'vitest';
import { moments as momentsOf } from '../../testing/scenes.ts';
import { learn } from '../../words/lexicon.ts';
import { gameOf } from '../packages.ts';
import { phasesOf } from './phases.ts';
import { powersIn, storyOf } from './story.ts';
import { ownOf, toldOf } from './told.ts';

const pack = await gameOf('playca', 'en');
await learn('en');
const matches = Array.from({ length: 8 }, (_, n) => [...momentsOf(pack, n)]);
const moments = matches.flat();

describe('what is told of a battle', () => {
  test('an answer comes to what it was said to come to', () => {
    let checked = 0;
    for (const { scene, next, key } of moments) {
      const after = key === null ? undefined : toldOf(scene).after[key];
      if (!after) continue;
      const totals = toldOf(next).duel?.map(({ total }) => total);
      expect(totals?.every((total, seat) => total >= after[seat][0] && total <= after[seat][1])).toBe(true);
      checked++;
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('the parts of a sum make its total', () => {
    let checked = 0;
    for (const { scene } of moments)
      for (const { total, parts } of toldOf(scene).duel ?? []) {
        const sum = parts.reduce((all, { by }) => all + Number(by.replace('−', '-')), 0);
        expect(total).toBe(Math.max(sum, 0));
        if (parts.length > 1) checked++;
      }
    expect(checked).toBeGreaterThan(50);
  });

  test('what is turned up was in the range', () => {
    let checked = 0;
    for (const { scene, next } of moments) {
      const { duel } = toldOf(scene);
      const turned = next.log.filter(({ clause }) => clause === 'EPC-702');
      // A tie turns up more than was asked about.
      if (!duel || turned.length !== 2) continue;
      for (const { seat, cards } of turned) {
        const { flip } = duel[seat];
        if (cards.length !== flip?.cards) continue;
        const printed = cards.reduce((all, id) => all + pack.game.defs[pack.game.defIndex.get(id)!].stats.bcp, 0);
        expect(printed).toBeLessThanOrEqual(flip.bcp[1]);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });
});

test('the line always stands in one place', () => {
  for (const { next } of moments) {
    const groups = phasesOf(next);
    const between = next.scopes.includes('recycling');
    expect(groups.filter(({ at }) => at === 'now')).toHaveLength(between ? 0 : 1);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    for (const { steps } of groups) {
      expect(steps.filter(({ at }) => at === 'now')).toHaveLength(steps.length === 0 ? 0 : 1);
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    }
  }
});

test('the log tells every battle of a period, and who scored', () => {
  let goals = 0;
  for (const match of matches) {
    let lines = match[0].scene.log;
    for (const { scene, next } of match) {
      lines = [...lines, ...next.log];
      const { battles, last } = storyOf(lines);
      // Three characters a side: five battles at most, and each was compared.
      expect(battles.length).toBeLessThanOrEqual(6);
      for (const battle of battles) {
        const [loser, winner] = powersIn(battle, battle.loser)!;
        expect(winner).toBeGreaterThan(loser);
      }
      const scorer = ownOf(next).goals.findIndex((now, seat) => now > ownOf(scene).goals[seat]);
      if (scorer < 0) continue;
      expect(last).toMatchObject({ shot: true, loser: 1 - scorer });
      goals++;
    }
  }
  expect(goals).toBeGreaterThan(3);
});
