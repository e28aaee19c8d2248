/** The game in a few words. */
import type { About, Intro } from '@touchline/kit';

export const about: About = {
  name: 'Captain Tsubasa',
  line: 'The final of the schools, Nankatsu against Toho: play cards in turn, then shoot or pass against the defence and a die.',
};

export const intro: Intro = {
  goal: 'Score more goals than the other team in two halves. If it is level, Extra Time is played; level again, both are champions.',
  words: [
    ['Attacker', 'the coach who has the ball; each round the Attacker tries a Shot or a Pass, and the other coach defends'],
    ['Play Area', 'where your cards of this round lie; their Shot, Pass and Defence are added up. Nine cards on both sides end it'],
    ['points', 'saved by abilities of cards; each one spent adds 1 to a Shot, a Pass or a Defence'],
    ['Pitch', 'four open Match cards; each round both coaches take one, or one unseen from the deck'],
    ['Injury Time', 'when the last Match cards are taken: the next goal or lost ball ends the half'],
  ],
};
