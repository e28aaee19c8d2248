/** Crossbar in a few words. */
import type { About, Intro } from '@touchline/kit';

export const about: About = { name: 'Crossbar', line: 'Five shots each, chosen in secret; level shots make the next goal bigger.' };
export const intro: Intro = {
  goal: 'Score more goals than your opponent in five rounds.',
  words: [
    ['power', 'the number on a card; the higher one scores'],
    ['box', 'where shots lie until somebody scores'],
    ['crossbar', 'both shots had the same power: they wait in the boxes and count with the next goal'],
    ['net', 'where your goals lie, one card each'],
    ['substitute', 'put a weak card under your deck and draw another; twice a match'],
  ],
};
