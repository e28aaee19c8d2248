/** The games on the shelf, loaded when somebody plays them. */
import type { Language } from '../match/scene.ts';
import { type GameId, gameIds } from './shelf.ts';
import type { Title } from './title.ts';

const shelf: { readonly [id in GameId]: () => Promise<{ readonly title: Title }> } = {
  playca: () => import('./playca/title.ts'),
  inazuma: () => import('./inazuma/title.ts'),
  fftcg: () => import('./fftcg/title.ts'),
};

/** A game, with the languages it is to speak. */
export async function titleOf(id: string, ...languages: readonly Language[]): Promise<Title> {
  const known = gameIds.find((name) => name === id);
  if (!known) throw new Error(`There is no game "${id}" here. Games: ${gameIds.join(', ')}.`);
  const { title } = await shelf[known]();
  await Promise.all(languages.map((language) => title.learn(language)));
  return title;
}
