/** What is known of the game before it is loaded. */
import type { Facts } from '@touchline/kit';

/** One to four managers, each with a club; no decks to build. */
export const facts: Facts = { seats: { min: 1, max: 4 }, minutes: 60, decks: false };
