/** What phrases are given: a voice that says their parts, and the question, answer, event or move they are about. */
import type {
  Ability,
  AnyEffect,
  Ask,
  AskOption,
  CardDef,
  Cond,
  Filter,
  Game,
  Lasting,
  Mode,
  Num,
  Seat,
  SeenEvent,
  Sel,
  Value,
  View,
  Viewer,
} from '@touchline/engine';
import type { GameWords } from './gameWords.ts';
import type { Language } from './languages.ts';
import type { Count, Meant, Named, Step, Thing } from './plan.ts';
import type { SharedBook } from './sharedBook.ts';
import type { Grammar, Who } from './words.ts';

/** What text reads of a game: its cards and their abilities, never a state. */
export type Library = Pick<Game, 'id' | 'defs' | 'defIndex' | 'abilities' | 'abilitiesOf'>;

/** The voice of one game in one language: what a phrase uses to say its parts. */
export interface Say {
  readonly lang: Language;
  /** How many play. */
  readonly seats: number;
  readonly grammar: Grammar;
  readonly words: GameWords;
  readonly book: SharedBook;
  readonly library: Library;
  /** Timings of the ability being read. */
  readonly timings: readonly string[];
  /** The card it is printed on; null: it is given to others, or nobody knows. */
  readonly self: CardDef | null;
  thing(sel: Meant, count?: Count): Who;
  num(n: Num): string;
  /** What a value is made: a number, a word or several. */
  value(by: Value): string;
  cond(c: Cond): string;
  until(until: Lasting | readonly Lasting[] | undefined): string;
  /** How a filter is said of a thing: "is of team X". */
  says(filter: Filter): string;
  steps(steps: readonly Step[]): string;
  effects(effects: readonly AnyEffect[]): string;
  /** One of several deeds to choose between, in sentences. */
  mode(mode: Mode<AnyEffect>): string;
  /** What a name stands for in the ability being read. */
  named(name: string): Named;
  /** What it is called by, if not "it". */
  called(name: string): Who | null;
  /** Among which cards it was chosen. */
  namedFrom(name: string): Sel;
  /** An ability nested in another: its data, or its index once compiled. */
  ability(ability: Ability<AnyEffect> | number, card?: CardDef): string;
  beside(filters: readonly Filter[]): { readonly before: string; readonly after: string; readonly definite: boolean };
  /** What the game's words have under this name in one of their tables. */
  find<T extends TableName>(table: T, name: string): Entry<T>;
}

/** Tables of a game's words, and what one entry of each is called for whoever forgot it. */
export const tables = {
  zones: 'area',
  cardKinds: 'card kind',
  stats: 'value',
  traits: 'trait',
  roles: 'role',
  timings: 'timing',
  scopes: 'duration',
  conditions: 'condition',
  marks: 'mark',
  happenings: 'happening',
  deeds: 'deed',
  tallies: 'tally',
  procedures: 'procedure',
  options: 'option',
  presets: 'preset',
} as const satisfies { readonly [T in keyof GameWords]?: string };

export type TableName = keyof typeof tables;
export type Entry<T extends TableName> = NonNullable<GameWords[T]>[string];

/** A mark as a quantity: "the damage", before "on this card". */
export function lyingWords(mark: string, say: Say): string {
  const { lying } = say.find('marks', mark);
  if (lying === undefined) throw new Error(`The ${say.lang} phrase book does not say how much of "${mark}" lies on a card.`);
  return lying;
}

/** Can the thing only be one card, because no more lie there? */
export const isSingle = (thing: Thing, say: Say): boolean => thing.zones.length === 1 && say.words.zones[thing.zones[0]]?.single === true;

/** An open question and the eyes it is read with. */
export interface At {
  readonly ask: Ask;
  readonly view: View;
  readonly say: Say;
  /** The card of a handle, if the viewer knows it. */
  card(handle: number): CardDef | null;
  /** Names of the cards an option lights up. */
  names(option: AskOption): readonly string[];
}

export interface OptionAt extends At {
  readonly option: AskOption;
  /** The name of the first card it lights up, or of a later one; "a card", if the viewer does not know it. */
  named(i?: number): string;
}

export interface EventAt {
  readonly e: SeenEvent;
  readonly viewer: Viewer;
  readonly say: Say;
  /** Whose deed it is. */
  readonly who: Who;
  seat(seat: Seat): Who;
  /** Names of the cards this viewer can see. */
  readonly names: readonly string[];
  /** The name of the card it is about; "a card", if this viewer cannot see it. */
  readonly named: string;
}

/** Cards that went the same way together. */
export interface Moved {
  readonly who: Who;
  readonly from: string;
  readonly to: string;
  /** Whose the area is they came to, if it is another seat's. */
  readonly toOther: Who | null;
  /** Where in it each came to lie, by the number of the place; -1 if it has no places. */
  readonly places: readonly number[];
  readonly n: number;
  /** Definitions of the cards this viewer can see. */
  readonly seen: readonly CardDef[];
  /** Their names in a row. */
  readonly names: string;
  /** Their names if this viewer sees all of them, otherwise how many there are and who is among them. */
  readonly cards: string;
  /** So many cards, with the names of those that are seen: "3 cards: X, Y and Z", "3 cards, among them X". */
  listed(cards: string): string;
  readonly clause: string;
  readonly say: Say;
}
