/** The game in a few words. */
import type { About, Intro } from '@touchline/kit';

export const about: About = { name: 'Final Fantasy TCG', line: 'Crystal points, a stack, seven damage.' };

export const intro: Intro = {
  goal: 'Deal your opponent seven points of damage. Build up Backups to pay for your cards, and attack with Forwards.',
  words: [
    ['CP', 'what cards cost; dull a Backup for one CP, or discard a card for two'],
    ['Dull', 'turned sideways: used for this turn'],
    ['Forward', 'a Character with power that attacks and blocks'],
    ['Backup', 'a Character that pays; you have five at most'],
    ['Stack', 'where Summons and abilities wait; the newest is carried out first, and you may respond before'],
  ],
};
