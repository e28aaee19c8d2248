/** The games there are, each with the board it has at a terminal: its own, or the plain one. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ask, AskOption, CardDef } from '@touchline/engine';
import type { About, DeckLines, GamePackage, Intro } from '@touchline/kit';
import { allGames, type FoundGame, findGame, NoSuchGame } from '@touchline/kit/node';
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
  /** A card with as much of it as may be looked at now; absent: all of it. */
  face?(scene: Scene, def: CardDef): CardDef;
}

export interface TerminalGame extends GamePackage, TerminalBoard {
  /** Where it lives: another thread finds it by this. */
  readonly folder: string;
  /** In English, as facts are written. */
  readonly name: string;
  /** How it introduces itself. */
  intro(language: Language): About & Intro & { readonly deckLines: DeckLines };
  /** The numbered clauses. */
  rules(language: Language): URL;
}

async function boardOf(id: string): Promise<TerminalBoard> {
  const file = join(import.meta.dirname, 'games', id, 'index.ts');
  return existsSync(file) ? import(pathToFileURL(file).href) : plain;
}

async function atTerminal({ pack, folder }: FoundGame): Promise<TerminalGame> {
  await Promise.all(languages.map((language) => pack.learn(language)));
  const { board, beside, face } = await boardOf(pack.id);
  const rules = (language: Language) => pathToFileURL(join(folder, `rules.${language}.md`));
  const abouts = new Map(await Promise.all(languages.map(async (language) => [language, await pack.about(language)] as const)));
  const intro = (language: Language) => abouts.get(language)!;
  return { ...pack, folder, name: intro('en').name, intro, rules, board, ...(beside && { beside }), ...(face && { face }) };
}

const loaded: TerminalGame[] = await Promise.all((await allGames()).map(atTerminal));

export const games: readonly TerminalGame[] = loaded;

export function gameNamed(id: string): TerminalGame {
  const found = games.find((game) => game.id === id.toLowerCase());
  if (!found)
    throw new Mistake(
      'noGame',
      id,
      games.map((game) => game.id),
    );
  return found;
}

/** By id, or by the path of its folder: a game that is being written need not live in games/ yet. From then on its id is known here too. */
export async function gameAt(name: string, from: string): Promise<TerminalGame> {
  const path = resolve(from, name);
  const here = games.find(({ id, folder }) => id === name.toLowerCase() || folder === path);
  if (here || !existsSync(path)) return here ?? gameNamed(name);
  try {
    const found = await atTerminal(await findGame(path));
    loaded.push(found);
    return found;
  } catch (error) {
    if (error instanceof NoSuchGame) throw new Mistake('noGameThere', error.message);
    throw error;
  }
}
