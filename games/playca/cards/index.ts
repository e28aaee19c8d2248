/** The house set: original cards, invented names. */
import type { CardDef } from '@touchline/engine';
import { emberquay } from './emberquay.ts';
import { galewick } from './galewick.ts';
import { goalkeepers } from './goalkeepers.ts';
import { ironmoor } from './ironmoor.ts';
import { lanternfall } from './lanternfall.ts';
import { licenceCards } from './licences.ts';
import { moves } from './moves.ts';

export const houseCards: readonly CardDef[] = [
  ...galewick,
  ...ironmoor,
  ...lanternfall,
  ...emberquay,
  ...goalkeepers,
  ...moves,
  ...licenceCards,
];
