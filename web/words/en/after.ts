import type { AfterWords } from '../after.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const words: AfterWords = {
  result: {
    result: 'Result',
    won: 'You win',
    lost: 'You lose',
    drawn: 'A draw',
    shared: 'You win together',
    allLost: 'Everybody has lost',
    over: 'The match is over',
    practice: 'A practice match: it does not count in your record.',
    places: 'Places',
    place: (n) => `${n}${ENDINGS[ordinal.select(n)]}`,
    moments: 'Key moments',
    noMoments: 'Nothing stood out. The replay has all of it.',
    kinds: { score: '', lead: 'the lead changes', widest: 'widest margin', special: '' },
    toReplay: (step) => `Show it in the replay, step ${step}`,
    figures: 'Statistics',
    decisions: 'decisions',
    longest: 'longest think',
    time: (ms) =>
      ms < 1000
        ? 'under 1 s'
        : ms < 60_000
          ? `${Math.round(ms / 1000)} s`
          : `${Math.floor(ms / 60_000)} min ${Math.round(ms / 1000) % 60} s`,
    again: 'Play again',
    sameDecks: 'same decks',
    swap: 'Swap sides',
    swapFor: (deck) => `you play ${deck}`,
    next: 'Next level',
    level: (name, n) => `${name}, level ${n}`,
    save: 'Save',
    board: 'Back to the board',
  },
  link: {
    copy: 'Copy link',
    copied: 'The link is copied. Whoever opens it sees the whole match, both hands included.',
    here: 'Copy this link:',
    note: 'The whole match is in the link. It needs no account, and nothing is sent anywhere.',
  },
  record: {
    title: 'Your record',
    lead: (matches, since) => `${plural(matches, 'match', 'matches')} since ${since}, counted on this device.`,
    uncounted: (practice, together) =>
      [
        practice > 0 && `${plural(practice, 'practice match', 'practice matches')}`,
        together > 0 && `${plural(together, 'match', 'matches')} of several people`,
      ]
        .filter(Boolean)
        .join(' and ')
        .concat(' not counted.'),
    none: 'No match has been finished here yet. When one is, this page shows how you play: by game, level and deck, and over time.',
    play: 'Play a match',
    game: 'Game',
    allGames: 'All games',
    period: 'Period',
    weeks: (n) => `${n} weeks`,
    allTime: 'All time',
    nothingHere: 'No finished match in this period.',
    games: 'By game',
    won: 'won',
    of: (won, played) => `${won} of ${played}`,
    share: (percent) => `${percent}%`,
    tooFew: (missing) => `${missing} more for a share`,
    tally: (won, drawn, lost) => `${won} won, ${drawn} drawn, ${lost} lost`,
    overTime: 'Results over time',
    overTimeNote: 'share won in four weeks, with its 95% band; bars: matches and wins in a week',
    week: 'Week of',
    weekOf: (date) => `week of ${date}`,
    band: (low, high) => `${low}–${high}%`,
    matches: 'Matches',
    byLevel: 'Against bots, by level',
    alone: 'on your own',
    nextStep: (level, n) => `You win most matches against the level before: ${level}, level ${n}, is the next step.`,
    byDeck: 'By deck, team or club',
    atLeast: (n) => `a share from ${n} matches on`,
    noDeck: 'without a deck',
    numbers: 'The same in numbers',
    export: 'Export',
    delete: 'Delete the record',
    really: 'Really delete?',
    onDevice: 'The record is kept on this device and nowhere else. Deleting it leaves your matches and decks alone.',
  },
};
