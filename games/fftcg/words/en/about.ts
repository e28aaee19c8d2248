/** The game in a few words. */
import type { About, DeckLines, Intro } from '@touchline/kit';

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

export const decks: DeckLines = {
  Thunderforge: 'Fire and Lightning attack at once: Forwards with Haste such as Sable Vowblade, and Stormhorn breaks what blocks.',
  'Long Winter': 'Ice and Water slow everything down: Archduke Haldren freezes Forwards, Vizier Solenne empties the other hand.',
  'Iron Procession': 'Earth and Fire march in parties: Banner-Elder Tovin joins any Element, Basalt Templar strengthens all who attack.',
  'Silent Current': 'Wind and Water slip past: Foam Courier evades large blockers, and Whisper Saboteur wears down the other deck.',
};
