/** The number shown on a card counts hidden cards of the other. */
import { defineGame } from '../../index.ts';
import { toySpec } from '../toy/index.ts';

const healthy = toySpec('stat-reads');

export const fault = 'leaks';
export const game = defineGame({
  ...healthy,
  cards: healthy.cards.map((card) => ({
    ...card,
    abilities: [
      {
        when: { always: true },
        do: [
          {
            do: 'gain',
            to: { self: true },
            stat: 'power',
            add: { count: { zone: 'hand', of: 'opponent', where: [{ trait: 'colour', is: 'red' }] } },
          },
        ],
      },
    ],
  })),
});
