/** What is said of a match before it begins, in English: options and presets. */
import type { SetUpWords } from '../vocabulary.ts';

const onOff = { true: 'on', false: 'off' };

export const setUp: SetUpWords = {
  presets: {
    firstMatch: { name: 'First Match', about: 'Shorter halves and simpler cards, to learn the game' },
    standard: { name: 'Standard', about: 'All Match cards, without motivation and signings' },
    full: { name: 'Full', about: 'Everything: players are motivated and outsiders signed' },
  },
  options: {
    teams: {
      name: 'Team of the first coach',
      about: 'The other coach leads the other team',
      values: { nankatsu: 'Nankatsu', toho: 'Toho' },
    },
    firstMatch: { name: 'First Match', about: 'Leaves out eight Match cards, the fans and Fatigue', values: onOff },
    motivation: { name: 'Motivation', about: 'Points swap a played star for a stronger version', values: onOff },
    signings: { name: 'Signings', about: 'Points bring one of four outside players into your team', values: onOff },
    assuredSuccess: { name: 'Assured Success', about: 'A 6 against a 1 wins whatever the totals are', values: onOff },
    startingPoints: { name: 'Points to begin with', about: 'Of each kind; the rules begin with none' },
    motivationWindow: {
      name: 'When players are motivated',
      about: 'Only in your own turn, or once more before the action is declared',
      values: { anytimeBeforeDice: 'until the action is declared', ownTurn: 'in your own turn' },
    },
    specialCardsSingleUse: { name: 'Special cards are used up', about: 'A Special Shot or Defence is chosen once a match', values: onOff },
    rerollTarget: { name: 'Re-rolls', about: 'Which dice can be rolled again', values: { anyDie: 'any die', ownDie: 'your own die' } },
    extraTime: { name: 'Extra Time', about: 'Two short halves when it is level; off: a draw stands', values: onOff },
    extraTimeReshuffle: {
      name: 'Shuffling in Extra Time',
      about: 'When all cards of a coach are shuffled together',
      values: { eachHalf: 'before each half', once: 'before the first half' },
    },
    kickoffChoice: {
      name: 'Kick-off',
      about: 'Whoever the marker shows chooses, or begins',
      values: { winnerChooses: 'the coach shown chooses', random: 'the coach shown kicks off' },
    },
    injuryTimeCap: {
      name: 'Most rounds of Injury Time',
      about: 'A half ends after so many, whatever happens',
      values: { 0: 'no limit' },
    },
  },
};
