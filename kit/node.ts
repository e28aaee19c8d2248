/** Games are found, not listed: every folder in games/ whose index.ts exports a game package. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Facts, GamePackage } from './package.ts';

export const root = join(import.meta.dirname, '..');
const shelf = join(root, 'games');

/** A mistake of whoever named a game; its message says what to do. */
export class NoSuchGame extends Error {}

const load = async (path: string): Promise<{ readonly [name: string]: unknown }> => import(pathToFileURL(path).href);

/** The shortest game first; the page keeps them in the same order. */
export const byLength = (a: readonly [string, Facts], b: readonly [string, Facts]): number =>
  a[1].minutes - b[1].minutes || (a[0] < b[0] ? -1 : 1);

const facts = await Promise.all(
  readdirSync(shelf)
    .filter((id) => existsSync(join(shelf, id, 'index.ts')))
    .map(async (id) => {
      const file = join(shelf, id, 'facts.ts');
      if (!existsSync(file))
        throw new Error(`games/${id}/facts.ts is missing. It exports \`facts\`: how many play, how long, with decks or not.`);
      return [id, (await load(file)).facts as Facts] as const;
    }),
);

/** By id. */
export const gameIds: readonly string[] = facts.sort(byLength).map(([id]) => id);

export interface FoundGame {
  readonly pack: GamePackage;
  readonly folder: string;
}

/** By id, or by the path of a folder or module: a reader's first game need not live in games/. */
export async function findGame(name: string): Promise<FoundGame> {
  const path = gameIds.includes(name) ? join(shelf, name, 'index.ts') : moduleAt(resolve(name));
  if (!path) throw new NoSuchGame(`There is no game "${name}". Games: ${gameIds.join(', ') || 'none yet'}; or give the path of a folder.`);
  const pack = (await load(path)).default as GamePackage | undefined;
  if (!pack?.game)
    throw new NoSuchGame(`${name} exports no game: index.ts ends with \`export default gamePackage({ game, facts, voice })\`.`);
  return { pack, folder: dirname(path) };
}

function moduleAt(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  return existsSync(join(path, 'index.ts')) ? join(path, 'index.ts') : undefined;
}

export const allGames = (): Promise<readonly FoundGame[]> => Promise.all(gameIds.map(findGame));
