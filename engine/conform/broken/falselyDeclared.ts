/** A condition that says it reads one thing and reads another: what was worked out with it is remembered for too long. */
import { defineGame, reading } from '../../index.ts';
import { toySpec } from '../toy/index.ts';

const healthy = toySpec('falsely-declared');

export const fault = 'staleValues';
export const game = defineGame({
  ...healthy,
  conditions: { hasPeeked: reading(['own.round'], (t, seat) => t.tally('peeks', seat) > 0) },
  cards: healthy.cards.map((card) => ({
    ...card,
    abilities: [{ when: { always: true }, if: { is: 'hasPeeked' }, do: [{ do: 'gain', to: { self: true }, stat: 'power', add: 1 }] }],
  })),
});
