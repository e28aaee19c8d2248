/** The hand-coded match is the engine's match: otherwise the price of generality compares two different games. */
import { asked, create, options, play, stream } from '@touchline/engine';
import { game } from '@touchline/playca';
import { expect, test } from 'vitest';
import { plain } from './decks.ts';
import { HandCoded } from './handcoded.ts';

/** Every ask as seat, number of answers and the one picked; then how it ended. */
function byEngine(seed: string): number[] {
  const random = stream(seed);
  const state = create(game, {}, plain, seed);
  const out: number[] = [];
  while (!state.result) {
    const [seat] = asked(game, state);
    const { length } = options(game, state, seat);
    const index = random.below(length);
    out.push(seat, length, index);
    play(game, state, seat, index);
  }
  const { winners } = state.result;
  return [...out, ...state.own.goals, state.own.period, winners.length > 1 ? 2 : winners[0], state.decisions];
}

function byHand(seed: string, saves = false): number[] {
  const random = stream(seed);
  let match = new HandCoded(plain, seed);
  const out: number[] = [];
  while (match.winner < 0) {
    const { length } = match.options;
    const index = random.below(length);
    out.push(match.asked, length, index);
    match.play(index);
    if (saves) match = new HandCoded(plain, seed, structuredClone(match.saved()));
  }
  return [...out, match.sides[0].goals, match.sides[1].goals, match.period, match.winner, match.decisions];
}

test('1,000 seeded matches: the same picks, goals, periods and winner', { timeout: 120_000 }, () => {
  const winners = new Set<number>();
  for (let i = 0; i < 1000; i++) {
    const seed = `plain/${i}`;
    const hand = byHand(seed);
    expect(hand, seed).toEqual(byEngine(seed));
    winners.add(hand.at(-2)!);
  }
  expect(winners).toContain(0);
  expect(winners).toContain(1);
});

test('a match that is put aside after each answer goes on as it would have', () => {
  for (let i = 0; i < 50; i++) expect(byHand(`plain/${i}`, true)).toEqual(byHand(`plain/${i}`));
});

test('an answer that is not offered is refused', () => {
  const match = new HandCoded(plain, 'refused');
  for (const index of [-1, match.options.length, 0.5, Number.NaN]) expect(() => match.play(index)).toThrow();
});
