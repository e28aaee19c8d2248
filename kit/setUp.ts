/** What is chosen before a match begins: how many play, and what each seat brings, a deck or a value of an option. */
import {
  type DeckList,
  type DeckProblem,
  type Game,
  type Json,
  type Options,
  type OptionValue,
  type Seat,
  type SeatCounts,
  stream,
} from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import { type Offers, valuesOf } from './offers.ts';

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

/** What is wrong with a list, with these options of the match. */
export function deckProblems(game: Game, list: DeckList, given: Partial<Options> = {}): DeckProblem[] {
  const options = Object.fromEntries(Object.entries(game.spec.options).map(([name, spec]) => [name, given[name] ?? spec.default]));
  return game.spec.checkDeck(list, options, (id) => game.defs[game.defIndex.get(id) ?? -1]);
}

/**
 * A list for each seat. Who brings none gets a ready one that nobody else has, as long as there are enough of them that the options allow;
 * `first` draws before the others. In a game without decks everybody brings an empty one without a name.
 */
export function listsFor(
  game: Game,
  given: readonly (NamedList | null | undefined)[],
  seats: number,
  seed: string,
  { first = 0, options = {} }: { readonly first?: Seat; readonly options?: Partial<Options> } = {},
): NamedList[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (!hasDecks(game)) return all.map(() => ({ name: '', list: {} }));
  const chance = stream(`${seed}/decks`);
  const every = Object.entries(game.spec.decks).map(([name, list]) => ({ name, list }));
  const allowed = every.filter(({ list }) => deckProblems(game, list, options).length === 0);
  const ready = allowed.length > 0 ? allowed : every;
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
    .flatMap((name) => {
      const value = (chosen[name] as readonly OptionValue[])[seat];
      // A number that everybody has unless they choose another says nothing of a seat.
      const usual = typeof value === 'number' && value === game.spec.options[name].default;
      return usual ? [] : speaker.optionValue(name, value);
    })
    .join(', ');
}

/** The options of a match as they are given: of one that each seat chooses, null for a seat that leaves it to chance. */
export type GivenOptions = { readonly [name: string]: OptionValue | readonly (OptionValue | null)[] };

/**
 * The options of a match: those that were given, and for each seat that has not chosen, of an option that no two seats share, a value that
 * nobody else has.
 */
export function drawnOptions({ options, distinct }: Offers, given: GivenOptions, seats: number, seed: string): Partial<Options> {
  const drawn: { [name: string]: OptionValue | readonly OptionValue[] } = {};
  for (const [name, value] of Object.entries(given)) drawn[name] = typeof value === 'object' ? bySeat(name, value) : value;
  for (const name of distinct) drawn[name] ??= bySeat(name, []);
  return drawn;

  function bySeat(name: string, chosen: readonly (OptionValue | null)[]): OptionValue[] {
    const chance = stream(`${seed}/${name}`);
    const values = distinct.includes(name) ? valuesOf(options[name]) : chosen.map(() => options[name].default);
    let pool = values.filter((value) => !chosen.includes(value));
    return Array.from({ length: Math.max(seats, chosen.length) }, (_, seat) => {
      if (pool.length === 0) pool = [...values];
      return chosen[seat] ?? pool.splice(chance.below(pool.length), 1)[0];
    });
  }
}
