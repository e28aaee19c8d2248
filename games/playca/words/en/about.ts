/** The game in a few words. */
import type { About, DeckLines, Intro } from '@touchline/kit';

export const about: About = { name: 'Eleven PlayCa', line: 'A chain of duels each half, then one shot.' };

export const intro: Intro = {
  goal: 'Score more goals than your opponent in two halves. In each half your characters fight one after another; whoever still has one standing when the other has none takes the one shot of the half.',
  words: [
    ['TP', 'what cards of your Hissatsu Hand cost; you get five each half and keep what you do not spend'],
    ['OF and DF', 'the numbers a character attacks and defends with; whoever has the ball counts OF'],
    ['Burning Chance', 'the end of every battle: both turn up the top card of their deck and add its flame (BCP)'],
    ['Hissatsu', 'a special move from your hand that adds to OF or DF'],
    ['Support', 'a card for the Strategy Phase, before the battles'],
  ],
};

export const decks: DeckLines = {
  'Galewick Relay': 'Pass and strike: Odo Lightfoot hands on +2 OF, and Joss Farrow shoots harder when the ball came by a pass.',
  'Ironmoor Rampart': 'Lose no battle: high DF all along, cheap blocks with Gate Pair, and Bastion Rourke in goal.',
  'Lanternfall Tricks':
    'Bet on Burning Chance: Quill Nocturne turns up one more card, Candle Plan arranges what comes, Blackout weakens the other side.',
  'Emberquay Furnace': 'Shoot hard: Caro Kindle and Duke Ferro bring 6 OF, Cinder Comet adds 4 more, and whoever is behind gets TP back.',
};
