/** What is known of Crossbar before it is loaded. */
import type { Facts } from '@touchline/kit';

export const facts: Facts = { seats: [2], minutes: 5, decks: true };
