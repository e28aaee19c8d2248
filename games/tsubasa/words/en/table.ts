/** What is said at the table in English: questions, answers, refusals, results. */
import { english as e } from '@touchline/text';
import { askedCard, countOf, dieOf, kindGained, nameOf, ownOf } from '../../read/seen.ts';
import { tableBy } from '../atTable.ts';
import type { TableWords } from '../vocabulary.ts';
import { kindName, points, price } from './nouns.ts';

const { grammar, verb } = e;

const { totals, wins, first, standing, besides, spend, motivate, sign, tooDear } = tableBy(grammar, {
  kindName,
  price,
  points,
  win: verb('win'),
  aCard: 'a card',
  halves: ['first half', 'second half', 'Extra Time, first half', 'Extra Time, second half'],
  injuryTime: 'Injury Time',
  round: (round, of) => `round ${round} of ${of}`,
  youAttack: (when) => `${when}: you attack`,
  youDefend: (when) => `${when}: you defend`,
  motivateOne: 'motivate a player',
  signOne: 'sign one',
  motivate: (card, price) => `motivate ${card} (${price})`,
  motivateSomebody: 'motivate a player',
  sign: (card, place, price) => `sign ${card}${place === null ? '' : ` in place of ${place}`} (${price})`,
  signSomebody: 'sign a player',
  costs: (card, price, have) => `${card} costs ${price} and you have ${have}`,
  spends: (attack, defence) => `${attack} against ${defence}: how many points do you spend`,
});

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
        return `Shot ${shot} or Pass ${pass} against Defence ${defence}: which do you try?`;
      },
      only: 'now a Shot or a Pass is declared',
    },
    spend: { prompt: spend, only: 'now points are spent on the action' },
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
    motivate,
    sign,
    pass: () => 'pass',
    done: (o) => (o.ask.name === 'use' ? 'use nothing more' : 'go on'),
    use: (o) => o.say.ability(o.option.n),
    gain: (o) => points(1, kindGained(o)),
    shoot: (o) => `Shot, ${totals(o).shot}`,
    passBall: (o) => `Pass, ${totals(o).pass}`,
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
    'TSU-803': (x, say) => tooDear(x, nameOf(say, x.card)),
    'TSU-809': (x, say) => `the initial card of ${nameOf(say, x.card)} has left the match, so this player can no longer be motivated`,
    'TSU-823': (x, say) => tooDear(x, nameOf(say, x.card)),
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
    ability: 'Ability',
    abilities: 'Abilities',
    playMore: 'One more card',
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
