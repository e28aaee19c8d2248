/** Positions worth thinking about: decisions of matches between the house decks, played by bots that look one step ahead. */
import { answers, greedy } from '@touchline/bots';
import { asked, create, type DeckList, type Game, type Own, options, play, stream, type View, view } from '@touchline/engine';

const player = greedy({ iterations: 1 });

/** What the seat that is asked sees at every `every`-th decision of so many matches; a decision leaves a bot at least two answers. */
export function positions<O extends Own>(
  game: Game<O>,
  decks: { readonly [name: string]: DeckList },
  matches: number,
  every: number,
): View[] {
  const lists = Object.values(decks);
  const out: View[] = [];
  for (let m = 0; m < matches; m++) {
    const state = create(game, {}, [lists[m % lists.length], lists[(m + 1) % lists.length]], `positions/${m}`);
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
