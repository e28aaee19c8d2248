/** What a table needs of a game beside its rules, where the match is kept: in the worker. */
import type { Ask, AskOption, DeckList, Game, Json, View } from '@touchline/engine';
import type { Passable, Values } from '@touchline/host';
import type { Speaker } from '@touchline/text';
import type { Language } from '../match/scene.ts';

export interface Look extends Values {
  readonly game: Game;
  readonly view: View;
  readonly speaker: Speaker;
}

export interface Title {
  readonly id: string;
  readonly game: Game;
  readonly decks: { readonly [name: string]: DeckList };
  /** Loads a language; it can be spoken from then on. */
  learn(language: Language): Promise<void>;
  speak(language: Language): Speaker;
  /** Buttons of which the log tells anyway, by what they do. */
  readonly told: readonly string[];
  /** Answers that do nothing but go on, by what they do. */
  readonly declines: readonly string[];
  readonly passable?: Passable;
  /** Few words for an answer that takes many, or ''. */
  short?(look: Look, option: AskOption): string;
  /** What an answer comes to, where its words do not say it. */
  beside?(look: Look, ask: Ask, option: AskOption): string;
  /** How it stands, by seat, where a number says it. */
  score?(view: View): readonly number[];
  /** What its board shows beside zones and values. */
  tell?(look: Look): Json;
  /** What a card costs now, and the like: stats that are not printed under their own name. */
  readonly stats?: readonly string[];
}
