/** What is said on the cards of ELEVEN, wherever they are seen: the boards say more. */
import { lexicon } from '../../../words/lexicon.ts';

type Named = { readonly [id: string]: string };

export interface CardWords {
  readonly trained: string;
  readonly sorts: Named;
  readonly professions: Named;
  readonly contracts: { readonly small: string; readonly adboard: string; readonly kit: string };
  /** Of the pitch, as the rules count them. */
  readonly zones: readonly string[];
  /** Of a vote. */
  readonly letters: Named;
  readonly colours: Named;
  /** What stands before a text, and the colon after it. */
  readonly titled: (label: string) => string;
}

export const cardWordsFor = lexicon(import.meta.glob<CardWords>('./??.ts', { import: 'words' }));
