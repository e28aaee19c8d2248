import type { Book } from './book.ts';
import { words as table } from './fr.ts';
import { screens } from './screens.fr.ts';
import { unbroken } from './unbroken.ts';

export const words: Book = unbroken({ table, screens });
