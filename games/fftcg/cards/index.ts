/** The house set, The Shattered Orrery: nineteen cards for each of six Elements, four Light, four Dark, four of two Elements. */
import type { Card } from '../kinds.ts';
import { earthCards } from './earth.ts';
import { fireCards } from './fire.ts';
import { iceCards } from './ice.ts';
import { items } from './items.ts';
import { lightningCards } from './lightning.ts';
import { othersCards } from './others.ts';
import { waterCards } from './water.ts';
import { windCards } from './wind.ts';

export const houseCards: readonly Card[] = [
  ...fireCards,
  ...iceCards,
  ...windCards,
  ...earthCards,
  ...lightningCards,
  ...waterCards,
  ...othersCards,
];
export { items };
