/** What is known of the game before it is loaded. */
import type { Facts } from '@touchline/kit';

/** TSU-101: two coaches, and no decks to build. */
export const facts: Facts = { seats: [2], minutes: 30, decks: false };
