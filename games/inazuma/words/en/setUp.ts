/** What is said of a match before it begins, in English: options and presets. */
import type { SetUpWords } from '../vocabulary.ts';

const onOff = { true: 'on', false: 'off' };

export const setUp: SetUpWords = {
  presets: {
    firstGame: { name: 'First game', about: 'Ready decks and fixed line-ups' },
    constructed: { name: 'Constructed', about: 'Six turns, a shootout if it is level' },
    short: { name: 'Short', about: 'No Goal Fever, and a draw stands' },
  },
  options: {
    shootout: { name: 'Penalty shootout', about: 'Off: level after turn 6 is a draw', values: onOff },
    goalFever: { name: 'Goal Fever', about: 'A goal with such a card brings another shot; off for short matches', values: onOff },
    firstAttacker: {
      name: 'First attacker',
      about: 'Who attacks on turn 1',
      values: { coin: 'by a coin', player1: 'player 1', player2: 'player 2', loserOfLastGame: 'loser of the last game (player 1)' },
    },
    starterFormations: {
      name: 'Fixed line-ups',
      about: 'How many characters come on each round is given; you choose the side',
      values: onOff,
    },
    attackTie: {
      name: 'A level attack goes to',
      about: 'Who wins when attack and defence are equal',
      values: { defence: 'the defence', attack: 'the attack' },
    },
    strictSpread: {
      name: 'Starting characters must be kept for later rounds',
      about: 'Off: you may bring on too many early and lack them later',
      values: onOff,
    },
    stackKeepsExhausted: {
      name: 'An exhausted stack stays exhausted',
      about: 'Off: a fresh card on top makes the stack ready',
      values: onOff,
    },
    assistLevelGate: {
      name: 'Assists need a level up to the turn',
      about: 'On: a card of level 4 can assist from turn 4',
      values: onOff,
    },
    deckOutOnLastChance: {
      name: 'The last card of a deck loses in the last chance, too',
      about: 'Off: an empty deck counts only once cards have come back',
      values: onOff,
    },
    deckRules: {
      name: 'Deck rules',
      about: 'Which decks are allowed',
      values: { constructed: 'own decks', starter: 'ready decks only', open: 'no checks' },
    },
    cardPool: {
      name: 'Cards',
      about: 'Which cards a deck may have',
      values: { all: 'published and house cards', known: 'published cards only', custom: 'imported cards as well' },
    },
  },
};
