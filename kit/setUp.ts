/** What is chosen before a match begins: how many play, and what each seat brings, a deck or a value of an option. */
import { type DeckList, type Game, type Json, type Options, type OptionValue, type Seat, type SeatCounts, stream } from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import type { GamePackage } from './package.ts';

export interface NamedList {
  readonly name: string;
  readonly list: DeckList;
}

/** Some games are played with a common pack, or with teams that are no decks. */
export const hasDecks = ({ spec }: Pick<Game, 'spec'>): boolean => Object.keys(spec.groups).length > 0;

/** The numbers of seats there can be, in order. */
export const countsOf = (seats: SeatCounts): readonly number[] =>
  'min' in seats ? Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i) : [...seats].sort((a, b) => a - b);

/** How many play where nobody says it. */
export const usualSeats = (seats: SeatCounts): number => {
  const counts = countsOf(seats);
  return counts.includes(2) ? 2 : counts[0];
};

/**
 * A list for each seat. Who brings none gets a ready one that nobody else has, as long as there are enough of them; `first` draws before
 * the others. In a game without decks everybody brings an empty one without a name.
 */
export function listsFor(game: Game, given: readonly (NamedList | undefined)[], seats: number, seed: string, first = 0): NamedList[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (!hasDecks(game)) return all.map(() => ({ name: '', list: {} }));
  const chance = stream(`${seed}/decks`);
  const ready = Object.entries(game.spec.decks).map(([name, list]) => ({ name, list }));
  let pool = ready.filter(({ name }) => !given.some((deck) => deck?.name === name));
  const lists: NamedList[] = [];
  for (const seat of [first, ...all.filter((other) => other !== first)]) {
    if (pool.length === 0) pool = [...ready];
    lists[seat] = given[seat] ?? pool.splice(chance.below(pool.length), 1)[0];
  }
  return lists;
}

/** Options each seat has a value of its own for. */
export const seatOptions = ({ spec }: Pick<Game, 'spec'>): readonly string[] =>
  Object.keys(spec.options).filter((name) => spec.options[name].per === 'seat');

/** What a seat has chosen, in words: its side of the options that each seat chooses. */
export function seatChoices(game: Pick<Game, 'spec'>, options: Json, seat: Seat, speaker: Speaker): string {
  const chosen = options as Options;
  return seatOptions(game)
    .map((name) => speaker.optionValue(name, (chosen[name] as readonly OptionValue[])[seat]))
    .join(', ');
}

/** The options of a match: those that were given, and of each that no two seats share a value drawn for every seat. */
export function drawnOptions(
  { game, distinct }: Pick<GamePackage, 'game' | 'distinct'>,
  given: Partial<Options>,
  seats: number,
  seed: string,
): Partial<Options> {
  const drawn: { [name: string]: readonly OptionValue[] } = {};
  for (const name of distinct) {
    if (given[name] !== undefined) continue;
    const chance = stream(`${seed}/${name}`);
    const values = game.spec.options[name].values ?? [];
    let pool: OptionValue[] = [];
    drawn[name] = Array.from({ length: seats }, () => {
      if (pool.length === 0) pool = [...values];
      return pool.splice(chance.below(pool.length), 1)[0];
    });
  }
  return { ...drawn, ...given };
}
