// The games that can be played here, by id: every folder in games/ with an index.ts that exports `game`.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, GameSpec, Own } from '@touchline/engine';
import type { Lang, Speaker } from '@touchline/text';

export const root = join(import.meta.dirname, '..');

export interface GamePackage {
  readonly game: Game;
  /** As it was before it was made ready: what the mutants damage. */
  readonly spec?: GameSpec<Own>;
  /** Its voice in a language, if it has one. */
  readonly speak?: (game: Game, language: Lang) => Speaker;
  readonly folder: string;
}

/** A mistake of whoever typed the command; its message says what to do. */
export class Mistake extends Error {}

export function gameIds(): string[] {
  return readdirSync(join(root, 'games'))
    .filter((id) => existsSync(join(root, 'games', id, 'index.ts')))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** By id, or by the path of a module (a reader's first game need not live in games/). */
export async function loadGame(name: string): Promise<GamePackage> {
  const path = gameIds().includes(name) ? join(root, 'games', name, 'index.ts') : moduleAt(resolve(name));
  if (!path) throw new Mistake(`There is no game "${name}". Games: ${gameIds().join(', ') || 'none yet'}; or give the path of a module.`);
  const module = await load(path);
  if (!module.game) throw new Mistake(`${name} exports no \`game\`. A game's module ends with \`export const game = defineGame(spec)\`.`);
  const folder = dirname(path);
  const voice = existsSync(join(folder, 'words', 'index.ts')) ? await load(join(folder, 'words', 'index.ts')) : {};
  return { game: module.game, ...(module.spec && { spec: module.spec }), ...(voice.speak && { speak: voice.speak }), folder };
}

const load = async (path: string) => (await import(pathToFileURL(path).href)) as Partial<GamePackage>;

function moduleAt(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  return existsSync(join(path, 'index.ts')) ? join(path, 'index.ts') : undefined;
}
