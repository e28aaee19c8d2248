/** The games on the shelf. */
import type { DeckList, Game } from '@touchline/engine';
import { decks, game, speak } from '@touchline/playca';
import type { Speaker } from '@touchline/text';
import { Mistake } from './mistake.ts';
import { board } from './table/playca.ts';
import type { Scene } from './table/scene.ts';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language the machine is set to, if we speak it. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languages.find((language) => set.toLowerCase().startsWith(language)) ?? 'en';
}

export interface Title {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly decks: { readonly [name: string]: DeckList };
  speak(language: Language): Speaker;
  /** The numbered clauses. */
  rules(language: Language): URL;
  /** Buttons of which the log tells anyway, by what they do. */
  readonly told: readonly string[];
  /** The table as text. */
  board(scene: Scene): string[];
}

export const titles: readonly Title[] = [
  {
    id: 'playca',
    name: 'Eleven PlayCa',
    // A game's own state has a type of its own; the table asks for nothing that depends on it.
    game: game as unknown as Game,
    decks,
    speak: (language) => speak(game, language),
    told: ['pass', 'takeAll'],
    board,
    rules: (language) => new URL(`../games/playca/rules.${language}.md`, import.meta.url),
  },
];

export function titleOf(id: string): Title {
  const found = titles.find((title) => title.id === id.toLowerCase());
  if (!found) throw new Mistake(`There is no game "${id}". Games: ${titles.map((t) => t.id).join(', ')}.`);
  return found;
}
