/** Answers what the page asks about games while nobody plays. */
import { languages } from '@touchline/text';
import { gameOf } from '../games/packages.ts';
import { facesOf } from '../match/stage.ts';
import { failureThrown } from '../match/thrown.ts';
import type { FromLibrary, LibraryCall, LibraryCalls, ToLibrary } from './messages.ts';

/** Reading and writing lists is much code, and a match, which runs in the same file, has no use for it. */
const catalogue = () => import('./catalogue.ts');

const calls: { readonly [N in LibraryCall]: (args: LibraryCalls[N]['args']) => Promise<LibraryCalls[N]['gives']> } = {
  faces: async ({ game, language }) => facesOf(await gameOf(game, language), language),
  stock: async ({ game, language }) => (await catalogue()).stockOf(await gameOf(game, language), language),
  check: async ({ game, list, language, options }) => (await catalogue()).checked(await gameOf(game, language), list, language, options),
  setUp: async ({ game, language }) => (await import('./setUp.ts')).setUpIn(await gameOf(game, language), language),
  read: async ({ game, text, name }) => (await catalogue()).readList(await gameOf(game, ...languages), text, name),
  write: async ({ game, name, list, form }) => (await catalogue()).written(await gameOf(game), name, list, form),
};

export function serveLibrary(): void {
  self.addEventListener('message', async ({ data }: MessageEvent<ToLibrary>) => {
    const post = (message: FromLibrary) => self.postMessage(message);
    try {
      post({ id: data.id, gives: await (calls[data.call] as (args: unknown) => Promise<unknown>)(data.args) });
    } catch (error) {
      post({ id: data.id, failed: failureThrown(error) });
    }
  });
}
