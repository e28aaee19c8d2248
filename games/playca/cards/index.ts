/** The house set: original cards, invented names. */
import type { Card } from '../kinds.ts';
import { emberquay } from './emberquay.ts';
import { galewick } from './galewick.ts';
import { goalkeepers } from './goalkeepers.ts';
import { ironmoor } from './ironmoor.ts';
import { lanternfall } from './lanternfall.ts';
import { licenceCards } from './licences.ts';
import { moves } from './moves.ts';

export const houseCards: readonly Card[] = [
  ...galewick,
  ...ironmoor,
  ...lanternfall,
  ...emberquay,
  ...goalkeepers,
  ...moves,
  ...licenceCards,
];
