/** What bots are told: shares that add up, goals that weigh more as time runs out, and leans that make sense. */
import { asked, copy, create, options, play, stream, tableOf } from '@touchline/engine';
import { expect, test } from 'vitest';
import { advice } from './advice.ts';
import { game } from './index.ts';
import { act, atTurn, type Match, passes, toDeclare } from './rules/testing/scenarios.ts';

const stands = (t: Match, seat: number) => advice.stands!(tableOf(game, t.state), seat);
/** How much likelier an answer is than another, by their keys. */
function leaning(t: Match, key: string): number {
  const [seat] = t.asked;
  const at = t.seat(seat).keys.indexOf(key);
  return advice.leans!(tableOf(game, t.state), seat)(options(game, t.state, seat)[at]);
}

test('the shares of both seats add up, and the one who is ahead has more', () => {
  const t = atTurn({ a: { points: [1, 0, 0] } }).set('goals', [1, 0]);
  expect(stands(t, 0) + stands(t, 1)).toBeCloseTo(1);
  expect(stands(t, 0)).toBeGreaterThan(0.6);
});

test('a goal decides more the less there is left to play', () => {
  const early = atTurn().set('goals', [1, 0]);
  const late = atTurn().set('goals', [1, 0]).set('half', 3).set('round', 2);
  expect(stands(late, 0)).toBeGreaterThan(stands(early, 0) + 0.05);
});

test('the ball, points and a card without a Yellow one are worth something', () => {
  const even = stands(atTurn(), 0);
  expect(stands(atTurn({ attacker: 1 }), 0)).toBeLessThan(even);
  expect(stands(atTurn({ a: { points: [2, 2, 2] } }), 0)).toBeGreaterThan(even);
});

test('it is quiet at the start of a round and in the middle of nothing', () => {
  const quiet = (t: Match) => advice.quiet!(tableOf(game, t.state));
  expect(quiet(atTurn({ a: { hand: ['N11', 'N10'] } }))).toBe(true);
  expect(quiet(atTurn({ a: { hand: ['N11', 'N10'] } }).a.pick('play:N11'))).toBe(false);
  expect(quiet(toDeclare(atTurn({ a: { played: ['N11'] } })))).toBe(false);
});

test('strong cards are played before weak ones, and weak ones rather than none', () => {
  const t = atTurn({ a: { hand: ['N11', 'N01', 'N08'] } });
  expect(leaning(t, 'play:N11')).toBeGreaterThan(leaning(t, 'play:N08'));
  expect(leaning(t, 'play:N08')).toBeGreaterThan(leaning(t, 'pass'));
});

test('the action that promises more is declared', () => {
  const shot = toDeclare(atTurn({ a: { played: ['S10', 'F09'] }, b: { played: ['T02'] } }));
  expect(leaning(shot, 'shoot')).toBeGreaterThan(leaning(shot, 'passBall'));
  const pass = toDeclare(atTurn({ a: { played: ['F08', 'N06'] }, b: { played: ['T02', 'T03'] } }));
  expect(leaning(pass, 'passBall')).toBeGreaterThan(leaning(pass, 'shoot'));
});

test('points are spent where they help, and kept where nothing can be lost', () => {
  const close = passes(atTurn({ a: { played: ['N11'], points: [3, 0, 0] }, b: { played: ['T02'] } })).a.pick('shoot');
  expect(leaning(close, 'spend#2')).toBeGreaterThan(leaning(close, 'spend#0'));
  const safe = passes(atTurn({ a: { played: ['S10', 'F09'], points: [3, 0, 0] } })).a.pick('shoot');
  expect(leaning(safe, 'spend#0')).toBeGreaterThan(leaning(safe, 'spend#3'));
});

test('whoever is losing rolls the die again, and whoever is winning lets it lie', () => {
  const losing = act(atTurn({ a: { played: ['N10'] }, b: { played: ['T02'] } }), { do: 'shoot', dice: [[1], [4]] });
  expect(leaning(losing, 'reroll:N10/0')).toBeGreaterThan(leaning(losing, 'pass'));
  const winning = act(atTurn({ a: { played: ['N10'] } }), { do: 'shoot', dice: [[5], [2]] });
  expect(leaning(winning, 'reroll:N10/0')).toBeLessThan(leaning(winning, 'pass'));
});

test('every answer has a weight, in every state of random play', () => {
  for (let n = 0; n < 10; n++) {
    const state = copy(create(game, { startingPoints: 2 }, [{}, {}], `advice/${n}`), false);
    const dice = stream(`advice/dice/${n}`);
    while (!state.result) {
      const [seat] = asked(game, state);
      const list = options(game, state, seat);
      const t = tableOf(game, state);
      const weight = advice.leans!(t, seat);
      for (const option of list) expect(weight(option)).toBeGreaterThan(0);
      expect(advice.stands!(t, 0) + advice.stands!(t, 1)).toBeCloseTo(1);
      play(game, state, seat, dice.below(list.length));
    }
  }
});
