/** All cards: those published whose facts are known, and a house set that completes four decks. */
import type { Card } from '../kinds.ts';
import { houseGoalkeepers, houseTechniques } from './houseOthers.ts';
import { houseReserve } from './houseReserve.ts';
import { houseStarting } from './houseStarting.ts';
import { knownCards } from './known.ts';

export const allCards: readonly Card[] = [...knownCards, ...houseStarting, ...houseReserve, ...houseTechniques, ...houseGoalkeepers];
