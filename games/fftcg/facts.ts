/** What is known of the game before it is loaded. */
import type { Facts } from '@touchline/kit';

export const facts: Facts = { seats: [2], minutes: 30, decks: true };
