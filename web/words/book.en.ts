import type { Book } from './book.ts';
import { words as table } from './en.ts';
import { screens } from './screens.en.ts';

export const words: Book = { table, screens };
