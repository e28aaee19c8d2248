/** A build in which no game has a board of its own: all of them lie on the plain one. */
import type { Plugin } from 'vite';

export const allPlain: Plugin = {
  name: 'all-plain',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/games/looks.ts') ? "import { plain } from './plain/look.tsx'; export const lookOf = async (id) => plain(id);" : null,
};
