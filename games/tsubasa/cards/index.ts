/** All cards of the game, and how many of each there are (TSU-107). */
import type { Card } from '../kinds.ts';
import { bookingCard, fatigueCard, matchCards, signingCards, specialCards } from './others.ts';
import { nankatsu, toho } from './teams.ts';

export const cards: readonly Card[] = [...nankatsu, ...toho, ...matchCards, ...signingCards, ...specialCards, fatigueCard, bookingCard];
