import type { SeatSaid, SetUpScreenWords } from '../setUp.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function who({ kind, name, level, brings }: SeatSaid, seat: number): string {
  const called = kind === 'you' ? 'you' : kind === 'bot' ? `${capital(name)}, level ${level}` : name || `player ${seat + 1}`;
  return brings ? `${brings} (${called})` : called;
}

export const words: SetUpScreenWords = {
  title: (game) => `Set up ${game}`,
  about: 'Everything here is already set. Change what you like, or start.',
  reset: 'Reset',
  close: 'Close',
  players: 'Players',
  seats: 'Seats',
  seat: (n) => `Seat ${n}`,
  whoSits: (n) => `Who sits at seat ${n}`,
  person: 'Person',
  you: 'You',
  bot: 'Bot',
  name: 'Name',
  nameless: (n) => `Player ${n}`,
  handOver: 'People hand the device over between their turns; nobody sees the cards of another.',
  level: (n) => `Level of the bot at seat ${n}`,
  deck: 'Deck',
  byChance: 'By chance',
  chanceAbout: 'a ready one that nobody else has',
  ready: 'Ready decks',
  own: 'My decks',
  cards: (n) => `${n} cards`,
  legal: 'legal',
  noneFits: 'No ready deck is legal with these options. Choose a deck of your own, or change the options.',
  swaps: 'Taking what another seat has gives that seat yours.',
  rules: 'Rules',
  options: 'Options',
  changed: (n) => `${n} changed`,
  more: (n) => (n === 1 ? 'One more option' : `${n} more options`),
  fixed: 'Nothing else fits what is chosen above.',
  usual: (value) => `usually ${value}`,
  keep: 'Keep as my default',
  kept: 'Play now begins this from now on.',
  start: 'Start the match',
  fix: 'Fix the deck',
  choose: 'Choose a deck',
  sum: (seats) => {
    const said = seats.map(who);
    return capital(
      said.length === 1 ? `${said[0]}, alone` : said.length === 2 ? said.join(' v ') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`,
    );
  },
  how: (preset, changed, minutes) => [...(preset ? [preset] : []), ...changed, `about ${minutes} minutes`].join(' · '),
};
