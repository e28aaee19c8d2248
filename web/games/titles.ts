/** The games on the shelf, loaded when somebody plays them. */
import type { Title } from './title.ts';

const shelf: { readonly [id: string]: () => Promise<{ readonly title: Title }> } = {
  playca: () => import('./playca/title.ts'),
  fftcg: () => import('./fftcg/title.ts'),
};

export const gameIds = Object.keys(shelf);

export async function titleOf(id: string): Promise<Title> {
  if (!Object.hasOwn(shelf, id)) throw new Error(`There is no game "${id}" here. Games: ${gameIds.join(', ')}.`);
  return (await shelf[id]()).title;
}
