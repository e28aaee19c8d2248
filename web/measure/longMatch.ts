/** A long match as a file, for looking at again: random answers, nothing taken back. */
import { type Game, stream } from '@touchline/engine';
import { savedOf, Timeline } from '@touchline/host';
import { listsFor, usualSeats } from '@touchline/kit';

/** The first match of these seeds that has so many steps, cut there; if none has, the longest of them. */
export function longMatch(game: Game, steps: number): string {
  const decks = listsFor(game, [], usualSeats(game.seats), 'long');
  const play = (seed: string): Timeline => {
    const match = new Timeline(game, { options: {}, lists: decks.map(({ list }) => list), seed });
    const chance = stream(seed);
    while (!match.result && match.steps < steps) {
      const [seat] = match.asked();
      const offered = match.ask(seat)!.options.filter(({ verb }) => verb !== 'takeBack');
      match.pick(seat, offered[chance.below(offered.length)].key);
    }
    return match;
  };
  let longest = play('long/0');
  for (let n = 1; n < SEEDS && longest.steps < steps; n++) {
    const match = play(`long/${n}`);
    if (match.steps > longest.steps) longest = match;
  }
  return JSON.stringify(savedOf(longest, { players: decks.map(() => 'random'), decks: decks.map(({ name }) => name) }));
}

const SEEDS = 40;
