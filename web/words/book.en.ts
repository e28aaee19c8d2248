import type { Book } from './book.ts';
import { en as words } from './en.ts';
import { keysEn as keys } from './keys.en.ts';
import { screensEn as screens } from './screens.en.ts';

export const book: Book = { words, screens, keys };
