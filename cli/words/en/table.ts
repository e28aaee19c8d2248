import { hintsEn, levelsEn, opponentsEn } from '@touchline/bots';
import { listsEn } from '@touchline/lists';
import { english } from '@touchline/text';
import type { Words } from '../words.ts';
import { manualEn } from './manual.ts';
import { mistakesEn } from './mistakes.ts';
import { onlineEn } from './online.ts';

const { noun, grammar } = english;
const { some } = grammar;

const worth: Words['worth'] = (percent, seats) => (seats === 2 ? `${percent}% chance to win` : `position worth ${percent} of 100`);

export const en: Words = {
  commands: {
    why: ['why', '?'],
    zoom: ['zoom', 'z'],
    piles: ['piles', 'p'],
    undo: ['undo', 'u'],
    save: ['save'],
    log: ['log', 'l'],
    table: ['table', 't'],
    stops: ['stops'],
    hint: ['hint'],
    help: ['help', 'h'],
    quit: ['quit', 'q', 'exit'],
    concede: ['concede'],
  },
  help: [
    ['1, 2, 3 …', 'choose that option'],
    ['why <card>', 'why it is not offered, and where its numbers come from'],
    ['why <number>', 'the rule behind an option'],
    ['why <rule>', 'the text of a rule, such as the one in brackets'],
    ['why <word>', 'what a word of the game means, and the rules that speak of it'],
    ['zoom <card>', 'read a card'],
    ['zoom <pile>', 'all the cards one can see there'],
    ['piles', 'every pile on the table, and how many cards it has'],
    ['hint', 'what a bot would do with what you see'],
    ['undo', 'take your last choice back, as long as nothing was revealed'],
    ['save [file]', 'save the game'],
    ['log', 'everything that has happened'],
    ['table', 'show the table again'],
    ['stops [when]', 'where you are asked: always, when-i-can, or at-their-attack'],
    ['concede', 'give up'],
    ['quit', 'leave without saving'],
  ],
  intro: (game, decks, seed) =>
    `${[game, decks.join(decks.length > 2 ? ', ' : ' against ')].filter(Boolean).join(': ')}. Seed ${seed}. Type help for the commands.`,
  goal: (goal, minutes) => `${goal} About ${minutes} minutes.`,
  terms: (terms) => `Good to know: ${terms.join(', ')}. Type why and one of these words.`,
  resumed: (steps) => `The game goes on after ${some(steps, noun('choice'))}.`,
  player: (letter) => `Player ${letter}`,
  handOver: (player) => `${player} is next. Hand over the keyboard.`,
  handOverTo: (name) => `${name} is next. Hand over the keyboard.`,
  pressEnter: 'Press Enter when only you can see the screen.',
  deed: (who, what) => `${who}: ${what}`,
  notUnderstood: (text, most) => `"${text}" is neither a command nor a number from 1 to ${most}. Type help for the commands.`,
  taken: 'Taken back.',
  saved: (file) => `Saved as ${file}.`,
  resume: (command) => `Go on with: ${command}`,
  recordHint: (command) => `Watch it again with: ${command}`,
  unsaved: 'This game was not saved. Type save to keep one and go on with it later:',
  sure: (command) => `Not saved yet. Type ${command} once more if you mean it, or save.`,
  ended: 'End of input.',
  conceded: (who) => `${who}: conceded.`,
  afterwards: 'save [file] keeps the record, log shows it all, Enter leaves.',
  cards: (n) => some(n, noun('card')),
  unseen: (n) => `${n} face down`,
  ofSeat: (pile, seat) => `${pile} (${seat})`,
  emptyLog: 'Nothing has happened yet.',
  stops: {
    always: { called: ['always'], about: 'you are asked every time, also when there is only one answer' },
    'when-i-can': { called: ['when-i-can'], about: 'the table answers for you where there is only one answer' },
    'at-their-attack': {
      called: ['at-their-attack'],
      about:
        "the table passes for you in the opponent's turn, except when they attack or when something of theirs concerns you, and wherever there is only one answer",
    },
  },
  stopsNow: (called, about) => `Stops: ${called}. ${about[0].toUpperCase()}${about.slice(1)}.`,
  noStop: (text, called) => `"${text}" is no setting. Use ${called.join(', ')}.`,
  nothingNamed: (text) => `Nothing here is called "${text}". Name a card on the table, an option's number, or a rule.`,
  severalNamed: (names) => `Which one: ${names.join(', ')}?`,
  whatToExplain: 'Why what? Name a card, the number of an option, or a rule.',
  offered: (n, what) => `offered as option ${n}: ${what}`,
  optionAllowed: (n, what) => `Option ${n}: ${what}`,
  printed: (n) => `${n} printed`,
  someCard: 'a card',
  levels: levelsEn,
  opponents: opponentsEn,
  opponent: (bot, about) => `Your opponent is ${bot}, who ${about}.`,
  thinking: (bot) => `${bot} is thinking…`,
  worth,
  hint: {
    weighing: 'Weighing your answers…',
    from: (imagined) => `From ${some(imagined, noun('imagined match', 'imagined matches'))} fitting what you see:`,
    one: (n, what, share, worth) => `option ${n} (${worth}, tried in ${share}% of them): ${what}`,
    option: (n) => `option ${n}`,
    why: hintsEn,
    only: (what) => `There is nothing to weigh here: ${what}`,
    none: 'There is no hint this time.',
  },
  faults: {
    threw: (bot) => `${bot} broke down. An answer drawn at random stands in for its own.`,
    illegal: (bot) => `${bot} gave an answer that is not allowed. One drawn at random stands in for it.`,
    late: (bot) => `${bot} did not answer in time. An answer drawn at random stands in for its own.`,
    slow: (bot) => `${bot} took more time than it may. Its answer counts all the same.`,
  },
  faultKept: (file) => `What it was asked is kept in ${file}. Ask again with:`,
  analysis: {
    better: (step, who, bot, mine, best, seats) =>
      `Step ${step}, ${who}: ${mine.what}. ${bot} preferred: ${best.what} (${worth(best.worth, seats)} against ${mine.worth}${seats === 2 ? '%' : ''}).`,
    sum: (decisions, better, bot) =>
      `${some(decisions, noun('decision'))} weighed by ${bot}: ${better === 0 ? 'nothing was clearly better anywhere' : `something else was clearly better in ${better}`}.`,
    fault: (step, bot, message) => `Step ${step}: ${bot} could not weigh it (${message}).`,
  },
  think: {
    answers: (bot, what, ms) => `${bot} answers: ${what} (${ms} ms)`,
    fault: (bot, message) => `${bot} failed: ${message}`,
  },
  menu: {
    welcome: 'Touchline: card games with every rule enforced.',
    game: 'Which game?',
    language: 'Which language?',
    deck: 'Your deck?',
    seats: 'How many play?',
    people: (n) => (n === 1 ? 'alone' : `${n} players`),
    preset: 'Which rules?',
    seat: (n) => `Who plays at seat ${n}?`,
    names: (n) => `Name at seat ${n}? (Enter: none)`,
    ofSeat: (what, n) => `${what}, seat ${n}?`,
    byChance: 'by chance',
    opponent: 'Against whom?',
    friend: 'a friend at this keyboard',
    choose: (most, usual) => `1 to ${most} (Enter: ${usual}), or quit`,
  },
  step: 'Enter: next, q: stop ',
  manual: manualEn,
  mistakes: mistakesEn,
  online: onlineEn,
  lists: listsEn,
  legal: (deck) => `${deck}: legal.`,
  verified: (path, steps, hash) => `${path}: ${steps} steps, every one as recorded (${hash}).`,
  broke: (details, command) =>
    `Touchline broke: ${details}\nThat is our fault. Please report it with this line and the command: ${command}`,
};
