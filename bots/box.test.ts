/** A box of time is kept at the decisions of the recorded playthroughs: all of them, or as many as there is time for, from the first to the last. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { game as eleven } from '@touchline/eleven';
import { askFor, type Game, type Record, replay, type State, stream, view } from '@touchline/engine';
import { game as fftcg } from '@touchline/fftcg';
import { game as inazuma } from '@touchline/inazuma';
import { game as playca } from '@touchline/playca';
import { game as tsubasa } from '@touchline/tsubasa';
import { describe, expect, test, vi } from 'vitest';
import { greedy, search } from './index.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Milliseconds this thread has worked. What the machine gives to others meanwhile is not the bot's doing. */
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function decisions(game: Game): { readonly state: State; readonly seat: number }[] {
  const folder = join(import.meta.dirname, '..', 'games', game.id, 'golden');
  const out: { state: State; seat: number }[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const record = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record;
    replay(game, record, (state, step) => {
      const seat = record.picks[step]?.[0];
      if (seat !== undefined && askFor(game, state, seat)!.options.length > 1) out.push({ state, seat });
    });
  }
  return out;
}

const BOX = 20;
const LONGEST = Math.max(BOX * 1.2, BOX + 15);
const ENDLESS = 1_000_000;
/** Positions of each game. */
const MOST = 160;

describe.each([playca, fftcg, inazuma, tsubasa, eleven].map((game) => game as unknown as Game))('$id', (game) => {
  const every = decisions(game);
  const all = every.filter((_, n) => Math.floor((n * MOST) / every.length) !== Math.floor(((n - 1) * MOST) / every.length));

  // Both imagine matches from a position to their end, in the same way: each position is thought about by one of them, in turn.
  test.each([
    { make: greedy, turn: 0 },
    { make: search, turn: 1 },
  ])('$make.name is never more than 20 percent or 15 ms beyond its box', ({ make, turn }) => {
    const bot = make({ iterations: ENDLESS, box: BOX });
    expect(all.length).toBeGreaterThan(100);
    let imagined = 0;
    const mine = all.filter((_, n) => n % 2 === turn);
    for (const { state, seat } of mine) {
      const seen = view(game, state, seat);
      const think = () => {
        const began = worked();
        imagined += bot(game, seen, stream('box')).imagined;
        return worked() - began;
      };
      // A collection of garbage may fall into any decision, but not into the same one twice: a position that is too slow is so again.
      const first = think();
      const took = first <= LONGEST ? first : think();
      expect(took, `a decision of seat ${seat} after ${state.decisions}`).toBeLessThanOrEqual(LONGEST);
    }
    // And it is not kept by doing nothing.
    expect(imagined).toBeGreaterThan(mine.length * 2);
  });
});

test('a box that is shorter than one imagined match still gives an answer', () => {
  const { state, seat } = decisions(playca as unknown as Game)[0];
  const seen = view(playca as unknown as Game, state, seat);
  for (const make of [greedy, search]) {
    const { key, imagined } = make({ iterations: ENDLESS, box: 0 })(playca, seen, stream('x'));
    expect(seen.ask!.options.map((o) => o.key)).toContain(key);
    expect(imagined).toBe(1);
  }
});
