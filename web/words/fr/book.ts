import type { Book } from '../book.ts';
import { unbroken } from '../unbroken.ts';
import { screens } from './screens.ts';
import { words as table } from './words.ts';

export const words: Book = unbroken({ table, screens });
