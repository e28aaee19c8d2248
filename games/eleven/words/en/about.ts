/** The game in a few words. */
import type { About, Intro } from '@touchline/kit';

export const about: About = {
  name: 'ELEVEN: Football Manager',
  line: 'Run a football club for a season: hire, build and sign Sponsors in the week, choose a line-up on Friday, climb the League.',
};

export const intro: Intro = {
  goal: 'Have the most Victory Points after six weeks. They come from your place in the League, from Staff, Stadium, Office and tokens.',
  words: [
    [
      'resources',
      'cash, fans, operation and fitness: four kinds of markers that come every Monday; all but cash are mostly lost at the end of the week',
    ],
    ['Stat', 'one track for each resource, from 1 to 5: so many of its markers come on Monday'],
    [
      'Basic action',
      'one a day from Tuesday to Thursday: hire, sell, contract, build or use a card; for 2 operation another card can be used',
    ],
    ['attack and defence', 'the Task of a Player: in each of five Sections your attackers meet their defenders, and theirs meet yours'],
    ['Strength', 'an attacker stronger than the defender facing it gets through, and only a Goalkeeper as strong can still save'],
  ],
};
