import type { Book } from './book.ts';
import { fr as words } from './fr.ts';
import { keysFr as keys } from './keys.fr.ts';
import { screensFr as screens } from './screens.fr.ts';

export const book: Book = { words, screens, keys };
