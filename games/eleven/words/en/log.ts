/** What the log tells in English: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, english as e, minus, type Who } from '@touchline/text';
import { nameOf, numIn, numsIn, wordIn } from '../../read/seen.ts';
import { countedIn, move, resourceIn, sourceBy } from '../inLog.ts';
import { jerseyName } from '../terms.ts';
import type { LogWords } from '../vocabulary.ts';
import { terms } from './terms.ts';

const { grammar, noun, verb } = e;
const { and, sentence, some } = grammar;

const deed = (who: Who, v: string, rest: string): Clause => ({ who, verb: verb(v), rest });
const victory = noun('VP', 'VP');
const counted = (x: EventAt, n = numIn(x, 'n')): string => {
  const of = countedIn(x);
  return some(n, of === 'vp' ? victory : terms.marker[of]);
};
const source = sourceBy(
  {
    production: 'from production',
    track: 'because the track has ended',
    reroll: 'to roll again',
    assign: 'to assign a Player',
    office: 'for the Office',
    stands: 'from the Stands',
    maintenance: 'for Maintenance',
    scenario: 'by the Scenario',
    objective: 'for the Objective',
  },
  (card) => `(${card})`,
);
const from = (x: EventAt): string => {
  const why = source(x);
  return why === '' ? '' : ` ${why}`;
};
const now = (x: EventAt): string => `; now ${numIn(x, 'now')}`;

export const events: LogWords['events'] = {
  gain: (x) => deed(x.who, 'gain', `${counted(x)}${from(x)}${now(x)}`),
  lose: (x) => deed(x.who, 'lose', `${counted(x)}${from(x)}${now(x)}`),
  pay: (x) => deed(x.who, 'pay', `${counted(x)}${from(x)}; ${numIn(x, 'now')} left`),
  stat: (x) => {
    const [was, is] = [numIn(x, 'from'), numIn(x, 'to')];
    const name = e.possessive(x.who, terms.stat[resourceIn(x)]);
    return sentence(was === is ? `${name} stays at ${is}${from(x)}` : `${name} goes from ${was} to ${is}${from(x)}`);
  },
  token: (x) => deed({ words: x.named }, 'get', `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  tokenGone: (x) => deed({ words: x.named }, 'lose', `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  dealt: null,
  thrownOut: (x) => sentence(`${x.named} leaves the transfer area`),
  drawTactics: (x) => deed(x.who, 'draw', grammar.listed(some(numIn(x, 'n'), noun('Tactic')), and(x.names), true)),
  build: (x) => deed(x.who, 'build', `${x.named} for ${numIn(x, 'price')} cash`),
  fanOnStand: (x) => sentence(`a fan from the Supply sits on ${x.named}`),
  office: (x) => deed(x.who, 'move', `the Office up to space ${numIn(x, 'space')} for ${numIn(x, 'price')} cash`),
  contract: (x) => deed(x.who, 'sign', `${x.named}: ${contracts[wordIn(x, 'how')]}`),
  sponsorLost: (x) => ({ ...deed(x.who, 'lose', x.named), and: { verb: verb('pay'), rest: 'its contract back' } }),
  hire: (x) => deed(x.who, 'hire', `${x.named} for ${price(numIn(x, 'price'))}`),
  sell: (x) =>
    deed(x.who, 'sell', `${x.named} for ${price(numIn(x, 'price'))}${numIn(x, 'vp') > 0 ? ` and ${some(numIn(x, 'vp'), victory)}` : ''}`),
  turned: (x) => sentence(x.e.args.trained === true ? `${x.named} is Trained now` : `${x.named} shows the Untrained face again`),
  joins: (x) =>
    deed({ words: x.named }, 'join', `${x.who.you ? 'you' : x.who.words}, ${x.e.args.trained === true ? 'Trained' : 'Untrained'}`),
  discarded: (x) => sentence(`${x.named} is discarded`),
  discardPlayer: (x) => deed(x.who, 'give', `up ${x.named}`),
  discardTactic: (x) => deed(x.who, 'give', 'up a Tactic'),
  ready: (x) => sentence(`ready again: ${and(x.names)}`),
  nobody: (x) => sentence(`nobody gets the ${terms.token[wordIn(x, 'token') as 'inj'].one}`),
  look: (x) => deed(x.who, 'look', `at the top ${numIn(x, 'n')} ${x.e.args.deck === 'veterans' ? 'Veterans' : 'Youngsters'}`),
  search: (x) =>
    deed(x.who, 'look', `through the ${x.e.args.deck === 'staff' ? 'Staff' : 'Tactic'} deck (${some(numIn(x, 'n'), noun('card'))})`),
  swapIn: (x) => sentence(`${x.names[0]} comes on, ${x.names[1]} goes to the bench`),
  jerseys: (x) => sentence(`${e.possessive(x.who, 'pitch')} shows defence on ${and(numsIn(x, 'd').map((n) => jerseyName(terms, n)))}`),
  lineUp: (x) => {
    const keeper = nameOf(x.say, x.e.args.keeper);
    const tactic = nameOf(x.say, x.e.args.tactic);
    const plays = x.names.length === 0 ? 'nobody is assigned' : `assigned: ${and(x.names)}`;
    return `${sentence(grammar.tell(deed(x.who, 'play', `${wordIn(x, 'formation')} (${tactic})`)))} ${sentence(`${plays}${keeper === '' ? '; no Goalkeeper card' : ''}`)}`;
  },
  roll: (x) => deed(x.who, 'roll', `${minus(numIn(x, 'n'))}`),
  shuffle: null,
  arrange: null,
  reveal: null,
};

const contracts: { readonly [how: string]: string } = {
  small: 'a Small contract',
  adboard: 'an Adboard, for its payment',
  adboardBonus: 'an Adboard, for its bonus',
  kit: 'the Kit, for payment and bonus',
};
const price = (n: number): string => (n === 0 ? 'nothing' : `${n} cash`);
function tokenOf(x: EventAt) {
  const token = wordIn(x, 'token');
  if (token === 'vpM' || token === 'vpG') return victory;
  return terms.token[token as 'inj'];
}

export const log: LogWords = { events, move };
