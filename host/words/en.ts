import type { LogWords, PhraseWords, Refusals } from './words.ts';

export const logEn: LogWords = {
  forced: (answer) => `You have only one choice: ${answer}`,
  deed: (who, what) => `${who}: ${what}`,
  looked: (who, mine, cards) => `${who} ${mine ? 'look' : 'looks'} at ${cards} cards.`,
};

export const phrasesEn: PhraseWords = {
  hello: 'Hello!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played!',
  nice: 'Nice one!',
  thanks: 'Thank you.',
  sorry: 'Sorry!',
  oops: 'Oops!',
  thinking: 'I am thinking.',
  oneMoment: 'One moment, please.',
  back: 'I am back.',
  goodMatch: 'Good match!',
  bye: 'Goodbye!',
};

const it = (name: string): string => name || 'This match';

export const refusalsEn: Refusals = {
  unreadable: (_, name) => `${it(name)} cannot be read: it was cut off or changed. Use a copy that is complete.`,
  notASave: (_, name) => `${it(name)} is not a match of Touchline. Choose a file that was saved during a match.`,
  link: (_, name) =>
    `${name ? `The link in ${name}` : 'This link'} is damaged: a part of it is missing or was changed on its way. Copy the whole link again.`,
  format: ({ found, reads }, name) =>
    `${it(name)} was saved by another version of Touchline (format ${found}; this one reads ${reads}). Open it with that version.`,
  damaged: ({ field }, name) => `${it(name)} is damaged: its "${field}" cannot be right. Use an earlier copy, or begin a new match.`,
  edited: ({ step }, name) => `${it(name)} was changed after it was saved, at or before step ${step}. Use a copy that nobody changed.`,
  otherRules: ({ step }, name) =>
    `${it(name)} was played by other rules or cards${step === null ? '' : `: it differs at step ${step}`}. Open it with the version that saved it.`,
  otherGame: ({ found, wanted }, name) => `${it(name)} is a match of ${found}, not of ${wanted}. Open it there.`,
  noGame: ({ game, games }, name) =>
    `${it(name)} needs the game "${game}", which is not here. Games: ${games.join(', ')}. Open it with the version that saved it.`,
  seats: ({ allowed, got }, name) => `${it(name)} has ${got} seats; this game is played by ${allowed.join(', ')}. Choose another number.`,
  option: ({ option }, name) =>
    `${it(name)} has an option "${option}" that this version does not know or allow. Open it with the version that saved it.`,
  noCard: ({ card }, name) => `${it(name)} has a card "${card}" that this version does not have. Open it with the version that saved it.`,
  list: ({ seat, problems }, name) =>
    `${it(name)} cannot be played: the deck of seat ${seat + 1} breaks ${problems.map(({ clause }) => clause).join(', ')}. Correct the deck; a saved match opens with the version that saved it.`,
};
