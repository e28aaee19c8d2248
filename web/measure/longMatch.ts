/** A long match as a file, for looking at again: random answers, nothing taken back. */
import { type DeckList, type Game, stream } from '@touchline/engine';
import { savedOf, Timeline } from '@touchline/host';

/** The first match of these seeds that has so many steps, cut there; if none has, the longest of them. */
export function longMatch(game: Game, decks: { readonly [name: string]: DeckList }, steps: number): string {
  const names = Object.keys(decks).slice(0, game.seats[0]);
  const play = (seed: string): Timeline => {
    const match = new Timeline(game, { options: {}, lists: names.map((name) => decks[name]), seed });
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
  return JSON.stringify(savedOf(longest, { players: names.map(() => 'random'), decks: names }));
}

const SEEDS = 40;
