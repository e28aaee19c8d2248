/** What is said of a match before it begins, in English: options and presets. */
import type { SetUpWords } from '../vocabulary.ts';

const onOff = { true: 'on', false: 'off' };

export const setUp: SetUpWords = {
  presets: {
    beginner: { name: 'Beginner', about: 'No Support cards, no licences' },
    standard: { name: 'Standard', about: 'Overtime, then penalty kicks' },
    drawStands: { name: 'Draw stands', about: 'Two halves, and a draw is a draw' },
  },
  options: {
    support: { name: 'Support cards', about: 'Cards for the Strategy Phase; off for a first match', values: onOff },
    licenses: { name: 'Licences', about: 'Up to three lie beside each deck and help its team', values: onOff },
    overtime: { name: 'Overtime', about: 'If it is level after two halves, one more period is played', values: onOff },
    pk: { name: 'Penalty kicks', about: 'They decide a match that is still level; off: it is a draw', values: onOff },
    tpPerPeriod: { name: 'TP added each period', about: 'Five buy about two moves' },
    firstAttacker: {
      name: 'First attacker',
      about: 'Who has the ball first',
      values: { random: 'by chance', player1: 'player 1', player2: 'player 2' },
    },
    multiPass: { name: 'Several passes in one battle', about: 'The rules allow one; a house variation', values: onOff },
    fixedFieldOrder: {
      name: 'Fixed order of characters',
      about: 'After a lost battle the next in line comes on; off: you choose',
      values: onOff,
    },
    supportDuration: {
      name: 'Power from the Strategy Phase lasts',
      about: 'How long a Support card helps',
      values: { character: 'as long as the character stays', battle: 'for the first battle', period: 'for the period' },
    },
    effectsPerBattle: {
      name: 'Effects in a battle',
      about: 'How many texts a side may use besides its Hissatsu',
      values: { each: 'each once', one: 'one per side' },
    },
    pkTie: {
      name: 'Extra penalty rounds',
      about: 'What follows five rounds that end level',
      values: { single: 'one at a time', setOfFive: 'five at a time' },
    },
    pkIncludeDiscard: {
      name: 'Discard pile joins the deck for penalty kicks',
      about: 'More cards to kick with; off: only what is left in the deck',
      values: onOff,
    },
    showTpIdentity: { name: 'Look at your own TP cards', about: 'Cards that pay lie face down; on: you may look at yours', values: onOff },
    scoreMode: {
      name: 'Score kept with',
      about: 'A goal keeps the scoring card, or only counts',
      values: { cards: 'cards', counter: 'a counter' },
    },
    cardSet: {
      name: 'Cards',
      about: 'Which cards a deck may have',
      values: { house: 'house set', custom: 'house set and imported cards' },
    },
  },
};
