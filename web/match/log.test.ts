/** What is looked at in the log. */
import type { SeenEvent } from '@touchline/engine';
import { logLines } from '@touchline/host';
import { expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';

test.each([
  ['en', 0, 'You look at 5 cards.'],
  ['en', 1, 'Your opponent looks at 5 cards.'],
  ['fr', 0, 'Vous regardez 5 cartes.'],
  ['fr', 1, 'Votre adversaire regarde 5 cartes.'],
] as const)('many cards looked at one after the other are a number (%s, to seat %i)', async (language, viewer, told) => {
  const { speak } = await gameOf('fftcg', language);
  const look = { type: 'show', clause: 'FFT-1311', args: { to: 1 }, cards: ['hidden'] } as unknown as SeenEvent;
  const entries = Array.from({ length: 5 }, () => ({ event: look, step: 3 }));
  const lines = logLines({ speaker: speak(language), viewer }, entries);
  expect(lines.map(({ text, step, clause }) => [text, step, clause])).toEqual([[told, 3, 'FFT-1311']]);
});
