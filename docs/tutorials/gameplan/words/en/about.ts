/** Game Plan in a few words. */
import type { About, Intro } from '@touchline/kit';

export const about: About = {
  name: 'Game Plan',
  line: 'Tricks for two to four: say in secret how many you will win, then win exactly as many.',
};
export const intro: Intro = {
  goal: 'Have the most points after the last round: 1 for each trick, and 5 for a call that comes true.',
  words: [
    ['formation', 'the suit of a card: 4-4-2, 4-3-3 or 3-5-2'],
    ['trick', 'one card of everybody; the best one wins them all'],
    ['lead', 'play the first card of a trick; the others follow its formation if they can'],
    ['plan', 'the card that is turned over; its formation beats the others in this round'],
    ['call', 'how many tricks you say you will win'],
  ],
};
