/** Games and what their boards are told, loaded when somebody plays them. */
import { SetupError } from '@touchline/engine';
import type { GamePackage } from '@touchline/kit';
import type { Language } from '../match/scene.ts';
import { plainMoments } from './plain/moments.ts';
import { tellPlain } from './plain/told.ts';
import type { TableGame, Teller } from './teller.ts';

const packages = import.meta.glob<GamePackage>('../../games/*/index.ts', { import: 'default' });
const tellers = import.meta.glob<Teller>('./*/teller.ts', { import: 'teller' });

const loaded = new Map<string, Promise<TableGame>>();

async function load(id: string): Promise<TableGame> {
  const teller = tellers[`./${id}/teller.ts`];
  const [pack, own] = await Promise.all([packages[`../../games/${id}/index.ts`](), teller?.()]);
  return { tell: tellPlain(pack), moments: plainMoments(pack), ...pack, ...own };
}

/** A game, with the languages it is to speak. */
export async function gameOf(id: string, ...languages: readonly Language[]): Promise<TableGame> {
  if (!(`../../games/${id}/index.ts` in packages)) {
    const games = Object.keys(packages).map((path) => path.split('/').at(-2)!);
    throw new SetupError({ code: 'noGame', game: id, games }, `There is no game "${id}" here.`);
  }
  const game = await (loaded.get(id) ?? loaded.set(id, load(id)).get(id)!);
  await Promise.all(languages.map((language) => game.learn(language)));
  return game;
}
