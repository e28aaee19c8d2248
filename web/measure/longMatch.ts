/** A long match as a file, for looking at again: random answers, nothing taken back. */
import { type DeckList, type Game, stream } from '@touchline/engine';
import { Host, savedOf } from '@touchline/host';

/** The first match of these seeds that has so many steps, cut there; if none has, the longest of them. */
export function longMatch(game: Game, decks: { readonly [name: string]: DeckList }, steps: number): string {
  const names = Object.keys(decks).slice(0, game.seats[0]);
  const play = (seed: string): Host => {
    const host = new Host(
      game,
      {},
      names.map((name) => decks[name]),
      seed,
    );
    const chance = stream(seed);
    while (!host.result && host.steps < steps) {
      const [seat] = host.asked();
      const offered = host.ask(seat)!.options.filter(({ verb }) => verb !== 'takeBack');
      host.pick(seat, offered[chance.below(offered.length)].key);
    }
    return host;
  };
  let longest = play('long/0');
  for (let n = 1; n < SEEDS && longest.steps < steps; n++) {
    const host = play(`long/${n}`);
    if (host.steps > longest.steps) longest = host;
  }
  return JSON.stringify(
    savedOf(
      longest,
      names.map(() => 'random'),
      names,
    ),
  );
}

const SEEDS = 40;
