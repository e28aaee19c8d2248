/** Why a match cannot be opened or begun: loaded when one cannot. */
import type { Refusals } from '@touchline/host';
import { lexicon } from './lexicon.ts';

export const refusalWords = lexicon(import.meta.glob<Refusals>('./*/refusals.ts', { import: 'words' }));
