/** Positions worth thinking about: decisions of matches between the house decks, played by bots that look one step ahead. */
import { answers, greedy } from '@touchline/bots';
import { asked, create, type Game, type Own, options, play, stream, type View, view } from '@touchline/engine';
import { usualSeats } from '@touchline/kit';

const player = greedy({ iterations: 1 });

/** What the seat that is asked sees at every `every`-th decision of so many matches; a decision leaves a bot at least two answers. */
export function positions<O extends Own>(game: Game<O>, matches: number, every: number): View[] {
  const ready = Object.values(game.spec.decks);
  const seats = Array.from({ length: usualSeats(game.seats) }, (_, seat) => seat);
  const out: View[] = [];
  for (let m = 0; m < matches; m++) {
    const lists = seats.map((seat) => ready[(m + seat) % ready.length] ?? {});
    const state = create(game, {}, lists, `positions/${m}`);
    const chance = stream(`positions/${m}`);
    for (let decision = 0; !state.result; ) {
      const seat = asked(game, state)[0];
      const list = options(game, state, seat);
      const seen = view(game, state, seat);
      if (answers(list).length > 1 && ++decision % every === 0) out.push(seen);
      const { key } = player(game, seen, chance);
      play(
        game,
        state,
        seat,
        seen.ask!.options.findIndex((option) => option.key === key),
      );
    }
  }
  return out;
}

/** So many of them, from matches at their beginning, middle and end alike. */
export function spread(views: readonly View[], most: number): View[] {
  const step = Math.max(1, views.length / most);
  return Array.from({ length: Math.min(most, views.length) }, (_, i) => views[Math.floor(step * (i + 0.5))]);
}
