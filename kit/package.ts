/** One registration: `games/<id>/index.ts` exports it as its default, and terminal, page, bots, tools and tests find it there. */
import type { Ask, DeckList, Game, Own, Seat, SeatCounts, State, View } from '@touchline/engine';
import type { Language, Speaker } from '@touchline/text';
import { checkOffers, type Leaves, type Offers, type Preset } from './offers.ts';
import type { Recap } from './recap.ts';

/** What is known of a game before any of its rules is loaded: `games/<id>/facts.ts` exports it as `facts`. */
export interface Facts {
  /** How many can play it; the spec says the same. */
  readonly seats: SeatCounts;
  /** How long a match usually takes. */
  readonly minutes: number;
  /** People bring decks they have built. */
  readonly decks: boolean;
}

/** How a game introduces itself on a list of games: `words/<language>/about.ts` exports it as `about`. */
export interface About {
  readonly name: string;
  /** What it is like, in one sentence. */
  readonly line: string;
}

/** What a beginner is told before the first match: exported as `intro` beside `about`. */
export interface Intro {
  /** What one plays for, in a sentence or two. */
  readonly goal: string;
  /** The five words one must know, each with what it means. */
  readonly words: readonly (readonly [word: string, meaning: string])[];
}

/** What each ready deck wants to do, in one line, by its name: exported as `decks` beside `about`, where people bring decks. */
export interface DeckLines {
  readonly [deck: string]: string;
}

/** A game in one language: what `words/<language>/index.ts` exports. */
export interface VoiceModule<O extends Own = Own> {
  readonly speak: (game: Game<O>) => Speaker;
}

/** What `words/<language>/about.ts` exports. */
export interface AboutModule {
  readonly about: About;
  readonly intro: Intro;
  readonly decks?: DeckLines;
}

/** The turns of a match, or what it is otherwise divided into: the log is told by them. */
export interface Turns<O extends Own> {
  /** Which one it is, from 1; 0 before the first. */
  readonly of: (own: O) => number;
  /** Clauses of what happens first in one: what went before in the same step belongs to the last. */
  readonly open: readonly string[];
}

/** What a game says of itself. Only the first four are needed. */
export interface Parts<O extends Own> {
  readonly game: Game<O>;
  readonly facts: Facts;
  /** A language is loaded when somebody first speaks it: `(language) => import(`./words/${language}/index.ts`)`. */
  readonly voice: (language: Language) => Promise<VoiceModule<O>>;
  /** Loaded by whoever introduces the game: `(language) => import(`./words/${language}/about.ts`)`. */
  readonly about: (language: Language) => Promise<AboutModule>;
  /** Answers of which the log tells anyway, by their verb. */
  readonly logged?: readonly string[];
  /** Answers that do nothing but go on, by their verb. */
  readonly declines?: readonly string[];
  /** Answers that put the first card they name to use, by their verb: what it says belongs to them. */
  readonly plays?: readonly string[];
  /** May the table pass here for somebody who wants to be asked only at what concerns them? Only what everybody sees may decide it. */
  readonly passable?: (view: View, ask: Ask) => boolean;
  /** Who has the first turn; -1 while that is open. */
  readonly first?: (own: O) => Seat;
  /** How it stands, by seat, where a number says it. */
  readonly score?: (view: View) => readonly number[];
  /** Goals of all sides together, where there are any to score. */
  readonly goals?: (state: State<O>) => number;
  /** The reason a result gives for a match that was level and then decided by kicks: hardly more than luck. */
  readonly shootout?: string;
  /** The kind of things on the table that are no cards. */
  readonly markers?: string;
  readonly turns?: Turns<O>;
  /** What a match is summed up by; loaded when one is over: `() => import('./recap.ts')`. */
  readonly recap?: () => Promise<{ readonly recap: Recap }>;
  /** Options chosen by each seat of which no two seats have the same, as long as there are enough values: a team, a club. */
  readonly distinct?: readonly string[];
  /** Sets of options that go together, by name, in the order they are offered. One of them leaves every option at its default. */
  readonly presets?: { readonly [name: string]: Preset };
  /** Cards of our own that stand for the game on a first screen, by id. Absent: some out of the ready decks. */
  readonly showcase?: readonly string[];
  /** What a value of an option leaves to choose elsewhere: a scenario that is for one, in one division. */
  readonly leaves?: Leaves;
}

export interface GamePackage extends Required<Pick<Parts<Own>, 'game' | 'facts' | 'logged' | 'declines' | 'plays' | 'first'>> {
  readonly id: string;
  /** Ready decks, by name. */
  readonly decks: { readonly [name: string]: DeckList };
  /** Loads a language; it can be spoken from then on. */
  learn(language: Language): Promise<void>;
  /** The voice at a table for so many; absent: the usual number. `names`: of those who have one, by seat. */
  speak(language: Language, seats?: number, names?: readonly string[]): Speaker;
  about(language: Language): Promise<About & Intro & { readonly deckLines: DeckLines }>;
  readonly passable?: Parts<Own>['passable'];
  readonly score?: Parts<Own>['score'];
  readonly goals?: Parts<Own>['goals'];
  readonly shootout?: string;
  readonly markers?: string;
  readonly showcase?: readonly string[];
  readonly turns?: Turns<Own>;
  readonly recap?: Parts<Own>['recap'];
  /** What can be chosen before a match. */
  readonly offers: Offers;
}

/** Answers of the engine's own that do nothing but go on. */
const DECLINES = ['pass', 'decline', 'done', 'no'];

export function gamePackage<O extends Own>(given: Parts<O>): GamePackage {
  // A game's own state has a type of its own; nobody outside the game asks for anything that depends on it.
  const { voice, about, presets = {}, leaves = {}, distinct = [], ...parts } = given as unknown as Parts<Own>;
  const { game } = parts;
  const offers: Offers = { options: game.spec.options, presets, leaves, distinct };
  checkOffers(game, offers);
  const speakers = new Map<Language, Speaker>();
  const among = new Map<string, Speaker>();
  const learnt = (language: Language) => {
    const found = speakers.get(language);
    if (!found) throw new Error(`${game.id} has not learnt "${language}" yet: call \`learn\` first.`);
    return found;
  };
  return {
    logged: [],
    declines: DECLINES,
    plays: [],
    first: () => -1,
    ...parts,
    offers,
    id: game.id,
    decks: game.spec.decks,
    async learn(language) {
      if (speakers.has(language)) return;
      speakers.set(language, (await voice(language)).speak(game));
    },
    speak(language, seats, names = []) {
      const speaker = learnt(language);
      if (seats === undefined) return speaker;
      const key = [language, seats, ...names].join('/');
      const made = among.get(key) ?? speaker.among(seats, names);
      among.set(key, made);
      return made;
    },
    async about(language) {
      const { about: named, intro, decks = {} } = await about(language);
      return { ...named, ...intro, deckLines: decks };
    },
  };
}
