/** The games there are, each with the board it has at a terminal: its own, or the plain one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ask, AskOption } from '@touchline/engine';
import type { About, GamePackage, Intro } from '@touchline/kit';
import { allGames } from '@touchline/kit/node';
import { type Language, languages } from '@touchline/text';
import * as plain from './games/plain.ts';
import { Mistake } from './mistake.ts';
import type { Scene } from './table/scene.ts';

export { type Language, languages };

/** The language the machine is set to, if we speak it. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languages.find((language) => set.toLowerCase().startsWith(language)) ?? 'en';
}

/** What `cli/games/<id>/index.ts` exports. */
export interface TerminalBoard {
  /** The table as text. */
  board(scene: Scene): string[];
  /** What is added to the words of an answer. */
  beside?(scene: Scene, ask: Ask, option: AskOption): string;
}

export interface TerminalGame extends GamePackage, TerminalBoard {
  /** In English, as facts are written. */
  readonly name: string;
  /** How it introduces itself. */
  intro(language: Language): About & Intro;
  /** The numbered clauses. */
  rules(language: Language): URL;
}

async function boardOf(id: string): Promise<TerminalBoard> {
  const file = join(import.meta.dirname, 'games', id, 'index.ts');
  return existsSync(file) ? import(pathToFileURL(file).href) : plain;
}

export const games: readonly TerminalGame[] = await Promise.all(
  (await allGames()).map(async ({ pack, folder }) => {
    await Promise.all(languages.map((language) => pack.learn(language)));
    const { board, beside } = await boardOf(pack.id);
    const rules = (language: Language) => pathToFileURL(join(folder, `rules.${language}.md`));
    const abouts = new Map(await Promise.all(languages.map(async (language) => [language, await pack.about(language)] as const)));
    const intro = (language: Language) => abouts.get(language)!;
    return { ...pack, name: intro('en').name, intro, rules, board, ...(beside && { beside }) };
  }),
);

export function gameNamed(id: string): TerminalGame {
  const found = games.find((game) => game.id === id.toLowerCase());
  if (!found) throw new Mistake(`There is no game "${id}". Games: ${games.map((game) => game.id).join(', ')}.`);
  return found;
}
