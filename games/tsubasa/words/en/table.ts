/** What is said at the table in English: questions, answers, refusals, results. */
import { type At, english as e, type OptionAt, type Who } from '@touchline/text';
import {
  askedCard,
  countOf,
  dieOf,
  kindGained,
  nameOf,
  offered,
  ownOf,
  paidIn,
  pairOf,
  priceOf,
  roundsOf,
  totalIn,
} from '../../read/seen.ts';
import type { KINDS } from '../../state.ts';
import type { TableWords } from '../vocabulary.ts';
import { kindName, points, price } from './nouns.ts';

const { grammar, verb } = e;

const wins = (w: Who | null, how: string, draw: string) => (w ? grammar.tell({ who: w, verb: verb('win'), rest: how }) : draw);
const first = (o: OptionAt): string => o.names(o.option)[0] ?? 'a card';

/** "Round 2 of 6, you attack": what everybody should know before answering. */
function standing(o: At): string {
  const { attacker, half, round, injury } = ownOf(o.view);
  const part = ['First half', 'Second half', 'Extra Time, first half', 'Extra Time, second half'][half];
  const when = injury > 0 ? 'Injury Time' : `round ${round} of ${roundsOf(o.view)}`;
  return `${part}, ${when}: you ${attacker === o.ask.seat ? 'attack' : 'defend'}.`;
}

function totals(o: At): { readonly shot: number; readonly pass: number; readonly defence: number } {
  const { attacker } = ownOf(o.view);
  const of = (kind: (typeof KINDS)[number], seat: number) => totalIn(o.view, o.say.library, seat, kind);
  return { shot: of('shot', attacker), pass: of('pass', attacker), defence: of('defence', 1 - attacker) };
}

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function besides(o: At): string {
  const { motivate, sign } = offered(o);
  return grammar.or([...(motivate ? ['motivate a player'] : []), ...(sign ? ['sign one'] : [])]);
}

const refusedPrice = (x: { readonly [name: string]: string | number }, name: string): string =>
  `${name} costs ${price(paidIn(x, 'cost.'))} and you have ${grammar.and(
    paidIn(x, 'cost.').map(({ kind }) => points(Number(x[`have.${kind}`]), kind)),
  )}`;

export const table: TableWords = {
  asks: {
    kickOff: { prompt: () => 'The marker shows your team. Who kicks off?', only: 'now it is decided who kicks off' },
    take: {
      prompt: (o) => `${standing(o)} Which Match card do you take?`,
      only: 'now a Match card is taken from the Pitch or from the deck',
    },
    turn: {
      prompt: (o) => {
        const { count, limit } = countOf(o.view);
        const extra = besides(o);
        return `${standing(o)} Cards played: ${count} of ${limit}. ${grammar.question(`play a card${extra === '' ? '' : `, ${extra}`} or pass`)}`;
      },
      only: 'on your turn you play a card from your hand or pass',
    },
    afterwards: { prompt: (o) => grammar.question(`${besides(o)}, or end your turn`), only: 'now a player can be motivated or signed' },
    use: {
      prompt: (o) => `Use an ability of ${askedCard(o)?.name ?? 'this card'}?`,
      only: 'now only abilities of the card just played can be used',
    },
    playMore: { prompt: () => 'Which further card do you play?', only: 'now one more card from your hand is played' },
    gain: { prompt: () => 'Which point do you gain?', only: 'now a point is gained' },
    motivation: { prompt: () => 'Motivate a player before the action is declared?', only: 'now only players can be motivated' },
    declare: {
      prompt: (o) => {
        const { shot, pass, defence } = totals(o);
        return `Shot ${minus(shot)} or Pass ${minus(pass)} against Defence ${minus(defence)}: which do you try?`;
      },
      only: 'now a Shot or a Pass is declared',
    },
    spend: {
      prompt: (o) => {
        const { attacker, action, spent } = ownOf(o.view);
        const { shot, pass, defence } = totals(o);
        const attack = (action === 'pass' ? pass : shot) + spent[attacker];
        return `${kindName[action === 'pass' ? 'pass' : 'shot']} ${minus(attack)} against Defence ${minus(defence)}: how many points do you spend?`;
      },
      only: 'now points are spent on the action',
    },
    rerolls: { prompt: () => 'Roll a die again?', only: 'now only dice can be rolled again' },
    save: { prompt: () => 'The Shot has beaten your Defence. Try a save?', only: 'now only a save can be tried' },
    duel: {
      prompt: (o) => (ownOf(o.view).attacker === o.ask.seat ? 'Which Special Shot do you choose?' : 'Which Special Defence do you choose?'),
      only: 'now a Special Shot meets a Special Defence',
    },
  },
  verbs: {
    ownKickOff: () => 'your team kicks off',
    theirKickOff: () => 'the opponent kicks off',
    take: (o) => `take ${first(o)}`,
    blind: () => 'take the top card of the deck, unseen',
    play: (o) => `play ${first(o)}`,
    motivate: (o) => {
      const { card } = pairOf(o);
      return card ? `motivate ${card.name} (${price(priceOf(card))})` : 'motivate a player';
    },
    sign: (o) => {
      const { card, place } = pairOf(o);
      return card ? `sign ${card.name}${place ? ` in place of ${place.name}` : ''} (${price(priceOf(card))})` : 'sign a player';
    },
    pass: () => 'pass',
    done: (o) => (o.ask.name === 'use' ? 'use nothing more' : 'go on'),
    use: (o) => o.say.ability(o.option.n),
    gain: (o) => points(1, kindGained(o)),
    shoot: (o) => `Shot, ${minus(totals(o).shot)}`,
    passBall: (o) => `Pass, ${minus(totals(o).pass)}`,
    spend: (o) => (o.option.n === 0 ? 'spend nothing' : `spend ${o.option.n}`),
    reroll: (o) => {
      const { of, face } = dieOf(o);
      return `${first(o)}: roll ${{ own: 'your', their: "the opponent's", save: "the save's" }[of]} ${face} again`;
    },
    save: (o) => `save with ${first(o)}`,
    decline: () => 'try no save',
    choose: (o) => `choose ${first(o)}`,
  },
  refusals: {
    'TSU-214': () => 'the Match Deck is empty, so a card of the Pitch has to be taken',
    'TSU-307': () => 'no more cards can be played: the limit is reached',
    'TSU-802': (x, say) => `the initial card of ${nameOf(say, x.card)} must lie in your Play Area first`,
    'TSU-803': (x, say) => refusedPrice(x, nameOf(say, x.card)),
    'TSU-809': (x, say) => `the initial card of ${nameOf(say, x.card)} has left the match, so this player can no longer be motivated`,
    'TSU-823': (x, say) => refusedPrice(x, nameOf(say, x.card)),
    'TSU-824': (x, say) => `${nameOf(say, x.card)} replaces a goalkeeper, and there is none in your Play Area`,
    'TSU-826': (x, say) => `${nameOf(say, x.card)} cannot be signed: the limit of played cards is reached`,
  },
  results: {
    goals: (w) => wins(w, 'with more goals after two halves', 'the match is a draw'),
    extraTime: (w) => wins(w, 'with more goals after Extra Time', 'the match is a draw'),
    level: (w) => wins(w, 'on goals', 'the match is a draw: equal goals after two halves'),
    champions: (w) => wins(w, 'on goals', 'both teams are champions: equal goals after Extra Time'),
  },
  phases: {
    setUp: 'Kick-off',
    half: 'Half',
    draw: 'Draw Phase',
    attack: 'Attack Phase',
    shoot: 'Shoot/Pass Phase',
    discard: 'Discard Phase',
    duel: 'Special Shot',
    rerolls: 'Re-rolls',
    saves: 'Save',
  },
  values: {
    attacker: '',
    whistle: '',
    half: '',
    round: 'Round',
    injury: 'Rounds of Injury Time',
    goals: '',
    turn: '',
    passed: 'Passed',
    shot: 'Shot points',
    pass: 'Pass points',
    defence: 'Defence points',
    action: '',
    spent: 'Points spent',
    dice: 'Die',
    save: '',
    outcome: '',
    red: 'red',
    parting: 'leaves after this round',
  },
};
