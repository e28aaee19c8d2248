/** What is asked and answered at the table in English, and why something is not possible. */
import { type At, english as e, type OptionAt } from '@touchline/text';
import { ELEMENTS } from '../../payment/index.ts';
import { askingCard, attackersOf, nameOf } from '../../read/seen.ts';
import { abilitiesBy, attackBy, burstBy, byBlock, byCost, payingBy, stackBy } from '../atTable.ts';
import type { TableWords } from '../vocabulary.ts';
import { elements } from './nouns.ts';

const { grammar } = e;
const { and } = grammar;

const stack = stackBy(grammar, {
  on: (targets) => `on ${targets}`,
  ability: (card) => `the ability of ${card}`,
  resolves: (item) => `${item} resolves`,
  closing: {
    main1: 'Main Phase 1 ends',
    main2: 'Main Phase 2 ends',
    preparation: 'attackers are declared next',
    declaration: 'the block comes next',
    blockStep: 'the battle damage comes next',
    damageStep: 'this attack is over',
  },
  theirTurn: " in your opponent's turn",
  otherPassed: (turn, closes) => [`you have priority${turn}, and your opponent has passed`, `if you pass too, ${closes}`],
  nobodyPassed: (turn, closes) => [`you have priority${turn}`, `if both players pass in a row, ${closes}`],
  pass: 'pass',
  toOpponent: 'your opponent gets priority',
  choose: (what) => `choose ${what}`,
});

const paying = payingBy(grammar, {
  payment: 'Payment',
  forAbility: (card) => `Paying for the ability of ${card}`,
  forCard: (card) => `Paying for ${card}`,
  element: (element, n) => `${n} ${elements[element]}`,
  onlyElements: (list) => `${list} CP still to pay`,
  left: (n) => `${n} CP still to pay`,
  amongThem: (list) => `, ${list} among them`,
  spend: {
    dull: (what) => `dull ${what}`,
    put: (what) => `put ${what} into the Break Zone`,
    discard: (what) => `discard ${what}`,
    remove: (what) => `remove ${what} from the game`,
    return: (what) => `return ${what} to its owner's hand`,
    turn: (what) => `turn ${what} face up`,
    counters: (what) => `take counters from ${what}`,
  },
  whichSpent: {
    dull: 'which card do you dull',
    put: 'which card do you put into the Break Zone',
    discard: 'which card do you discard',
    remove: 'which card do you remove from the game',
    return: "which card do you return to its owner's hand",
    turn: 'which card do you turn face up',
    counters: 'which card do you take counters from',
  },
  forSpecial: ' for {S}',
  payWith: 'what do you pay with',
});

const { use, first } = abilitiesBy(grammar);
const source = (o: OptionAt, verb: string, worth: number): string =>
  `${verb} ${nameOf(o)} for ${worth} ${elements[ELEMENTS[o.option.n]]} CP`;
const damageTo = (o: At): string => o.names(o.ask.options[0])[0] ?? 'this Forward';

export const table: TableWords = {
  asks: {
    whoBegins: { prompt: 'Do you take the first turn or the second?', only: 'first it has to be decided who begins' },
    mulligan: {
      prompt: 'Keep this hand, or put it under your deck and draw five new cards?',
      only: 'now you can only keep your hand or draw a new one',
    },
    putUnder: { prompt: 'Which card goes under your deck next?', only: 'now cards go under your deck, one after the other' },
    priority: {
      prompt: stack.priority,
      only: 'with priority you can play or cast cards from your hand, use abilities of your cards, or pass',
    },
    attack: { prompt: 'Which Forward attacks, or do you stop attacking?', only: 'now only attackers are declared' },
    join: {
      prompt: (at) => `${and(attackersOf(at))}: who joins the party, or do you attack like this?`,
      only: 'now only Forwards that can join the party can be declared',
    },
    block: {
      prompt: attackBy(
        (attacker) => `${attacker} attacks. Which Forward blocks?`,
        (attackers) => `${and(attackers)} attack. Which Forward blocks?`,
      ),
      only: 'now only a blocker can be declared',
    },
    distribute: {
      prompt: (at) => `How much damage does your blocker deal to ${damageTo(at)}?`,
      only: "now the blocker's damage is divided",
    },
    exBurst: {
      prompt: burstBy(grammar, (card) => `use the EX Burst of ${card}`, 'use this EX Burst'),
      only: 'now it is only about the EX Burst',
    },
    spend: {
      prompt: paying.spends,
      only: 'now cards are chosen to pay a cost with',
    },
    source: {
      prompt: paying.sources,
      only: 'now a cost is being paid, with Backups to dull or cards to discard',
    },
    extra: { prompt: (at) => `${askingCard(at)}: do you pay the extra cost?`, only: 'now it is only about the extra cost' },
    otherCost: {
      prompt: (at) => `${askingCard(at)}: do you pay the other cost instead of its own?`,
      only: 'now it is only about which cost is paid',
    },
    search: { prompt: (at) => `${askingCard(at)}: which card do you take?`, only: 'now you search your deck' },
    excess: {
      prompt: 'Your hand is too large for the end of the turn. Which card do you discard?',
      only: 'now you discard down to your hand limit',
    },
    discarded: { prompt: 'Which card do you discard?', only: 'now cards are discarded from the hand' },
    taken: { prompt: 'Which of these cards do you take?', only: 'now cards can be taken from among those looked at' },
    selectOwn: { prompt: (at) => `${askingCard(at)}: which Forward do you select?`, only: 'now each player selects a Forward' },
    tooManyBackups: {
      prompt: 'You control too many Backups. Which one goes to the Break Zone?',
      only: 'now one of your Backups has to go',
    },
  },
  verbs: {
    goFirst: 'go first',
    goSecond: 'go second',
    keep: 'keep this hand',
    redraw: 'draw a new hand',
    putUnder: (o) => `put ${nameOf(o)} under the deck`,
    play: (o) => `play ${nameOf(o)}`,
    cast: (o) => `cast ${nameOf(o)}`,
    use,
    prime: (o) => `prime ${nameOf(o)}`,
    warp: (o) => `warp ${nameOf(o)}`,
    pass: stack.pass,
    attack: (o) => `attack with ${nameOf(o)}`,
    stop: 'stop attacking',
    join: (o) => `${nameOf(o)} joins the party`,
    charge: attackBy(
      (attacker) => `attack with ${attacker} alone`,
      () => 'attack with this party',
    ),
    block: (o) => `block with ${nameOf(o)}`,
    noBlock: 'do not block',
    share: (o) => `${o.option.n} damage to ${nameOf(o)}`,
    useBurst: 'use the EX Burst',
    decline: 'do not use it',
    payForMe: 'pay for me',
    spend: paying.spend,
    dull: (o) => source(o, 'dull', 1),
    discard: (o) => source(o, 'discard', 2),
    payExtra: 'pay the extra cost',
    noExtra: 'do not pay it',
    payOther: 'pay the other cost',
    payUsual: 'pay its own cost',
    find: (o) => `take ${nameOf(o)}`,
    findNothing: 'find nothing',
    put: (o) => `put ${nameOf(o)} into the Break Zone`,
    choose: stack.choose,
    done: 'that is all',
    takeBack: 'take it back',
    first,
  },
  refusals: {
    'FFT-104': 'an effect forbids this',
    'FFT-405': 'you already control five Backups',
    'FFT-406': 'you already control a Character of this name, and they do not both have the generic icon',
    'FFT-408': 'you already control a Light or Dark Character, and only one is allowed',
    'FFT-502': 'it is dull and gives no CP',
    'FFT-505': 'Light and Dark cards cannot be discarded for CP',
    'FFT-508': 'only Backups can be dulled for CP',
    'FFT-509': 'CP of the right Element are still missing, and this card would leave no room for them',
    'FFT-511': 'this would be more CP than the cost allows',
    'FFT-513': 'a card cannot pay for itself',
    'FFT-514': 'CP of the right Element are still missing for the icons, and this card would leave no room for them',
    'FFT-515': 'it is dull and cannot be dulled for this',
    'FFT-518': 'this card is already used for this cost',
    'FFT-519': byCost('you cannot pay the whole cost', (cost) => `it costs ${cost} CP and you cannot pay that`),
    'FFT-526': 'the cost cannot be paid with CP of this Element',
    'FFT-614': 'you have to discard down to your hand limit',
    'FFT-701': 'Characters are played in your own Main Phase with nothing on the stack',
    'FFT-705': 'it came under your control this turn and has no Haste, so it cannot attack yet',
    'FFT-709': 'there is nothing this Summon could choose',
    'FFT-802': 'it has no ability that could be used',
    'FFT-804': 'it came under your control this turn and has no Haste, so it cannot be dulled for an ability yet',
    'FFT-809': 'there is nothing this ability could choose',
    'FFT-811': 'this ability does not work where the card lies',
    'FFT-812': 'this ability has already been used this turn',
    'FFT-834': 'this ability cannot be used at this time',
    'FFT-1006': byBlock('it cannot block', 'it is dull, or an effect keeps it from attacking'),
    'FFT-1008': 'it has already attacked this turn',
    'FFT-1010': byBlock('only Forwards can block', 'only Forwards can attack'),
    'FFT-1013': 'a Forward of yours must attack, so you cannot stop yet',
    'FFT-1014': 'it is dull and cannot block',
    'FFT-1017': 'an effect decides here who can or must block',
    'FFT-1029': 'Characters without Back Attack are played in a Main Phase only',
    'FFT-1101': 'it shares no Element with the party',
    'FFT-1303': 'it has Brave, but it is dull and cannot attack',
    'FFT-1314': 'this search has to find a card',
    'FFT-1413': 'this would only repeat what has just changed nothing',
    'FFT-1514': 'it has lost its abilities',
    'FFT-2060': 'Priming is used in your own Main Phase with nothing on the stack',
    'FFT-2065': 'you already control a Character of the name it primes into',
    'FFT-2040': 'Warp is used in your own Main Phase with nothing on the stack',
    'FFT-2072': 'you cannot pay this cost besides the others',
    'FFT-R55': 'you have to discard as many cards as the effect says',
  },
};
