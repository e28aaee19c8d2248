/** The game in a few words. */
import type { About, DeckLines, Intro } from '@touchline/kit';

export const about: About = { name: 'Inazuma Eleven TCG', line: 'Six turns: break through on one side, then shoot.' };

export const intro: Intro = {
  goal: 'Score more goals than your opponent in six turns. Each turn one of you attacks on side A or B; if the attack beats the defence, a kicker shoots at the goalkeeper.',
  words: [
    ['SP', 'how strong a character is; those who take part are added up and compared'],
    ['Side', 'half of the pitch, A or B; only characters of the side that is attacked can take part'],
    ['Super technique', 'a card that is used once, if your characters have the attributes it asks for'],
    ['Assist', 'a reserve character discarded from your hand that lends its AP'],
    ['Last chance', 'before a shot is compared both turn up the top card of their deck and add its level'],
  ],
};

export const decks: DeckLines = {
  'Raimon Fire': 'Power for the shot: Axel Blaze fires up, Mountain Volley adds 500 SP, and Inazuma Drop can bring a second goal.',
  'Swiftlake Run':
    'Speed everywhere: Steve Eagle fights on either side, Second Wind readies the bench, and Sky Ladder brings another shot.',
  'Concord Union':
    'Together or not at all: Triple Formation strengthens everybody who takes part, and Clara Rampart grows with her defenders.',
  'Riddlemoor Veil': 'Weaken instead of growing: Smoke Screen and Mab Quillon take SP from the other side, Trapdoor Trick spoils its shot.',
  'Axel Blaze':
    'A published starter, best against Jude Sharp: straight at goal with Axel Blaze and Heat Tackle, and Steve Eagle on either side.',
  'Jude Sharp':
    'A published starter, best against Axel Blaze: Joseph King in goal, Jude Sharp for his team, and Twin Boost with David Samford.',
};
