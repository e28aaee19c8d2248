/** The number shown on a card depends on what the other holds: a condition of the game looks into the hand. */
import { defineGame } from '../../index.ts';
import { type ToyTable, toySpec, z } from '../toy/index.ts';

const healthy = toySpec('stat-reads');

export const fault = 'leaks';
export const game = defineGame({
  ...healthy,
  conditions: {
    ...healthy.conditions,
    facingRed: (t: ToyTable, seat: number) => t.pile(z.hand, 1 - seat).some((card) => t.is(card, 'colour', 'red')),
  },
  cards: healthy.cards.map((card) => ({
    ...card,
    abilities: [{ when: { always: true }, if: { is: 'facingRed' }, do: [{ do: 'gain', to: { self: true }, stat: 'power', add: 1 }] }],
  })),
});
