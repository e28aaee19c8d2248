/** What is wrong with the lines of a list that was imported: loaded with the deck screens. */
import type { ListWords } from '@touchline/lists';
import { lexicon } from './lexicon.ts';

export const listWords = lexicon(import.meta.glob<ListWords>('./*/lists.ts', { import: 'words' }));
