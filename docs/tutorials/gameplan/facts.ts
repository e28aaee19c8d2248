/** What is known of Game Plan before it is loaded. */
import type { Facts } from '@touchline/kit';

export const facts: Facts = { seats: { min: 2, max: 4 }, minutes: 10, decks: false };
