/** What is said on the first screen and at the table: loaded before anything is shown. */
import { lexicon } from './lexicon.ts';
import type { ScreenWords } from './screens.ts';
import type { Words } from './words.ts';

export interface Book {
  readonly table: Words;
  readonly screens: ScreenWords;
}

export const bookOf = lexicon(import.meta.glob<Book>('./*/book.ts', { import: 'words' }));
