/** What the log tells in English: every number with what it is made of, every result with its reason. */
import { type Clause, type EventAt, english as e, minus, type Who } from '@touchline/text';
import { nameOf, numIn, numsIn, wordIn } from '../../read/seen.ts';
import {
  ballotBy,
  cardIn,
  countedIn,
  insteadBy,
  isSetUp,
  isToldWithPrice,
  markersIn,
  move,
  resourceIn,
  scoreIn,
  sectionBy,
  sheetBy,
  sourceBy,
  teamName,
  upkeepBy,
} from '../inLog.ts';
import { jerseyName } from '../terms.ts';
import type { LogWords } from '../vocabulary.ts';
import { price as cost, terms } from './terms.ts';

const { grammar, noun, verb } = e;
const { and, sentence, signed, some } = grammar;

const deed = (who: Who, v: string, rest: string): Clause => ({ who, verb: verb(v), rest });
const card = (x: EventAt): Who => cardIn(x, 'an opposing man');
const victory = noun('VP', 'VP');
const counted = (x: EventAt): string => {
  const of = countedIn(x);
  return some(numIn(x, 'n'), of === 'vp' ? victory : terms.marker[of]);
};
const from = sourceBy(
  {
    track: 'instead, because the track has ended',
    reroll: 'to roll again',
    assign: 'to assign a Player',
    lineUp: 'for the line-up',
    office: 'for the Office',
    stands: 'from the Stands',
    maintenance: 'for Maintenance',
    scenario: 'by the Scenario',
    paidAction: 'for a Paid action',
    debt: 'of the Debt',
    directors: 'by the Directors',
    consequence: 'after the match',
    served: 'by missing this match',
    played: 'for playing',
    scored: 'for scoring',
    match: 'after the match',
    vote: 'for the Board Meeting',
    injury: 'for an Injury',
  },
  (card) => `(${card})`,
);
const price = (n: number): string => (n === 0 ? 'nothing' : `${n} cash`);
const contracts: { readonly [how: string]: string } = {
  small: 'a Small contract',
  adboard: 'an Adboard, for its payment',
  adboardBonus: 'an Adboard, for its bonus',
  kit: 'the Kit, for payment and bonus',
};
const rows: { readonly [row: string]: string } = { players: 'Players', staff: 'Staff', sponsors: 'Sponsors' };
const tokenOf = (x: EventAt) => {
  const token = wordIn(x, 'token');
  return token === 'vpM' || token === 'vpG' ? victory : terms.token[token as keyof typeof terms.token];
};
const votes = ballotBy(grammar, ['yellow', 'blue', 'red'], (names, n) => `${names} ${n === 1 ? 'does' : 'do'} not vote (suspended)`);
const instead = insteadBy(grammar, (printed, by) => `instead of ${printed}${by}`, 'the Scenario');
const points = noun('point');
const has = (who: Who): string => (who.you ? 'have' : 'has');

type Part = Partial<LogWords['events']>;

const week = {
  firstPlayer: (x) => sentence(`${x.who.words} ${x.who.you ? 'are' : 'is'} First player`),
  directors: (x) => deed(x.who, 'reveal', `the Directors ${and(x.names)}`),
  bonus: (x) => sentence(`bonus of ${x.named}`),
  week: (x) => sentence(`week ${numIn(x, 'week')} of ${numIn(x, 'of')}`),
  monday: () => 'Monday: production, then a Board Meeting.',
  turn: (x) => sentence(`${terms.days[numIn(x, 'day')]}: ${x.who.words} ${x.who.you ? 'act' : 'acts'}`),
  matchday: (x) => sentence(`Matchday of week ${numIn(x, 'week')}`),
  production: (x) => deed(x.who, 'produce', cost(markersIn(x))),
  keepLimit: (x) => deed(x.who, 'lose', `${cost(markersIn(x))} at the end of the week`),
  meeting: (x) => sentence(`${e.possessive(x.who, 'Board Meeting')} is about "${x.named}"`),
  tie: (x) => sentence(`${votes(x)} on a ${numIn(x, 'die')}: no colour is ahead, so the die is rolled again for nothing`),
  vote: (x) =>
    sentence(
      wordIn(x, 'colour') === ''
        ? `${e.possessive(x.who, 'board')} decides nothing: all of it is suspended`
        : `${votes(x)} on a ${numIn(x, 'die')}: ${e.possessive(x.who, 'board')} decides ${terms.colour[wordIn<'red'>(x, 'colour')]}`,
    ),
  action: (x) => deed(x.who, 'use', `${x.named}${numIn(x, 'paid') > 0 ? ' with a Paid action' : ''}`),
  repay: (x) => deed(x.who, 'repay', `${numIn(x, 'n')}; ${numIn(x, 'left')} of the Debt left`),
  objective: (x) => deed(x.who, 'meet', `the Objective ${x.named}${numIn(x, 'level') === 2 ? ', and perfectly' : ''}`),
  maintenance: upkeepBy(grammar, {
    players: noun('Player'),
    stadium: noun('building'),
    staff: noun('Staff', 'Staff'),
    less: (n, by) => `less ${n} by ${by}`,
    part: (many, pays) => `${pays} for ${many}`,
    due: (who, sum, total, missing) =>
      sentence(`${e.possessive(who, 'Maintenance')} is ${total} cash (${sum})${missing > 0 ? `; ${missing} is missing` : ''}`),
  }),
  debtOverdue: (x) => sentence(`only ${numIn(x, 'repaid')} of ${numIn(x, 'need')} is repaid: the board is not amused`),
  refresh: (x) => deed(x.who, 'replace', `the whole row of ${rows[wordIn(x, 'row')]}`),
  aim: (x) =>
    sentence(
      `${x.e.args.met === true ? 'goal met' : 'goal missed'}: ${terms.aim[wordIn<'vp'>(x, 'goal')](numIn(x, 'need'))} (${minus(numIn(x, 'now'))})`,
    ),
  rank: (x) => sentence(`with ${minus(numIn(x, 'vp'))} VP ${x.who.words} ${x.who.you ? 'are' : 'is'} ${e.a(terms.rank[numIn(x, 'rank')])}`),
  sheet: sheetBy({
    terms,
    league: (position, vp) => `${vp} for place ${position}`,
    tokens: 'tokens',
    experience: 'Experience',
    infrastructure: 'Infrastructure',
    office: 'Office',
    suspensions: 'Suspensions',
    scenario: 'Scenario',
    total: (who, lines, total) => sentence(`${who.words} ${who.you ? 'have' : 'has'} ${total} VP: ${lines}`),
  }),
} satisfies Part;

const club = {
  gain: (x) => deed(x.who, 'gain', `${counted(x)}${from(x)}; now ${numIn(x, 'now')}`),
  lose: (x) => (wordIn(x, 'why') === 'stands' ? null : deed(x.who, 'lose', `${counted(x)}${from(x)}; now ${numIn(x, 'now')}`)),
  pay: (x) => (isToldWithPrice(x) ? null : deed(x.who, 'pay', `${counted(x)}${from(x)}; ${numIn(x, 'now')} left`)),
  stat: (x) => {
    const [was, is] = [numIn(x, 'from'), numIn(x, 'to')];
    const name = e.possessive(x.who, terms.stat[resourceIn(x)]);
    return sentence(was === is ? `${name} stays at ${is}${from(x)}` : `${name} goes from ${was} to ${is}${from(x)}`);
  },
  token: (x) => deed(card(x), 'get', `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  spared: (x) => sentence(`${card(x).words} is spared${from(x)}: no ${tokenOf(x).one}`),
  nothingLost: (x) => deed(x.who, 'lose', `no ${terms.marker[resourceIn(x)].many}${from(x)}: there are none`),
  tokenGone: (x) => deed(card(x), 'lose', `${some(numIn(x, 'n'), tokenOf(x))}${from(x)}`),
  dealt: (x) => (isSetUp(x) ? null : sentence(`${x.named} comes into the transfer area`)),
  thrownOut: (x) => sentence(`${x.named} leaves the transfer area`),
  youngsterOut: (x) => sentence(`a Youngster leaves the deck (${x.say.words.faces?.[wordIn(x, 'face')] ?? ''})`),
  drawTactics: (x) => deed(x.who, 'draw', grammar.listed(some(numIn(x, 'n'), noun('Tactic')), and(x.names), true)),
  build: (x) => deed(x.who, 'build', `${x.named} for ${price(numIn(x, 'price'))}${instead(x)}`),
  fanOnStand: (x) => sentence(`a fan from the Supply sits on ${x.named}`),
  office: (x) => deed(x.who, 'move', `the Office up to space ${numIn(x, 'space')} for ${price(numIn(x, 'price'))}${instead(x)}`),
  contract: (x) => deed(x.who, 'sign', `${x.named}: ${contracts[wordIn(x, 'how')]}`),
  sponsorLost: (x) => ({ ...deed(x.who, 'lose', x.named), and: { verb: verb('pay'), rest: 'its contract back' } }),
  hire: (x) => deed(x.who, 'hire', `${x.named} for ${price(numIn(x, 'price'))}${instead(x)}`),
  sell: (x) => {
    const vp = numIn(x, 'vp');
    return deed(x.who, 'sell', `${x.named} for ${price(numIn(x, 'price'))}${vp > 0 ? ` and ${some(vp, victory)}` : ''}`);
  },
  turned: (x) => sentence(x.e.args.trained === true ? `${x.named} is Trained now` : `${x.named} shows the Untrained face again`),
  joins: (x) => deed(card(x), 'join', `${x.who.words}, ${x.e.args.trained === true ? 'Trained' : 'Untrained'}`),
  discarded: (x) => sentence(`${x.named} is discarded`),
  discardPlayer: (x) => deed(x.who, 'give', `up ${x.named}`),
  discardTactic: (x) => deed(x.who, 'give', 'up a Tactic'),
  ready: (x) => sentence(`ready again: ${and(x.names)}`),
  nobody: (x) => sentence(`nobody is hit: no ${terms.token[wordIn<'inj'>(x, 'token')].one}`),
  look: (x) => deed(x.who, 'look', `at the top ${numIn(x, 'n')} ${x.e.args.deck === 'veterans' ? 'Veterans' : 'Youngsters'}`),
  search: (x) =>
    deed(x.who, 'look', `through the ${x.e.args.deck === 'staff' ? 'Staff' : 'Tactic'} deck (${some(numIn(x, 'n'), noun('card'))})`),
  swapIn: (x) => sentence(`${x.names[0]} comes on, ${x.names[1]} goes to the bench`),
  jerseys: (x) => sentence(`${e.possessive(x.who, 'pitch')} shows defence on ${and(numsIn(x, 'd').map((n) => jerseyName(terms, n)))}`),
} satisfies Part;

const match = {
  lineUp: (x) => {
    const tactic = nameOf(x.say, x.e.args.tactic);
    const plays = x.names.length === 0 ? 'nobody is assigned' : `assigned: ${and(x.names)}`;
    const keeper = wordIn(x, 'keeper') === '' ? '; no Goalkeeper card' : '';
    return `${sentence(grammar.tell(deed(x.who, 'play', `${wordIn(x, 'formation')} (${tactic})`)))} ${sentence(`${plays}${keeper}`)}`;
  },
  use: (x) => deed(x.who, 'use', `the effect of ${x.named}`),
  stands: (x) =>
    sentence(`${some(numIn(x, 'n'), noun('fan'))} on ${e.possessive(x.who, 'Stands')}${x.e.args.soldOut === true ? ': Sold Out' : ''}`),
  // What else is shown is told of by what it is shown for.
  reveal: (x) => (x.e.clause === 'ELV-1001' ? sentence(`the line-up of ${x.named} is revealed`) : null),
  boost: (x) => deed(card(x), 'get', `${signed(numIn(x, 'n'))} Strength${from(x)}`),
  glove: (x) => sentence(`${e.possessive(x.who, 'Goalkeeper')} has ${some(numIn(x, 'left'), noun('glove'))} now${from(x)}`),
  blockTwo: (x) => sentence(`${x.named} can block two attackers${from(x)}`),
  goal: (x) => {
    const own = x.e.args.side === 'own';
    const what =
      numIn(x, 'n') > 0 ? `a goal for ${own ? x.who.words : 'the Opponent'}` : `a goal ${own ? 'less' : 'of the Opponent is cancelled'}`;
    return sentence(`${what}${from(x)}: ${scoreIn(x)}`);
  },
  section: sectionBy(grammar, {
    terms,
    head: (own, their) => `${own} against their ${their}`,
    attacker: 'their attacker',
    defender: 'their defender',
    goal: (man, why) =>
      `${man} gets through, ${why === 'noGlove' ? 'no glove is left' : why === 'letIn' ? 'the Goalkeeper lets it in' : `the Goalkeeper (${why.weak}) is too weak`}: goal`,
    saved: (man, keeper) => `${man} gets through, and the Goalkeeper (${keeper}) saves`,
    blocked: (man, by) => `${man} is blocked by ${by}`,
    gloves: (own, their) => `gloves left: ${own} here, ${their} there`,
    quiet: 'nobody attacks',
    score: (score) => `the score is ${score}`,
  }),
  result: (x) => sentence(`${x.who.words} ${has(x.who)} ${{ win: 'won', draw: 'drawn', loss: 'lost' }[wordIn(x, 'result')]} ${scoreIn(x)}`),
  league: (x) =>
    sentence(
      `${x.who.words} ${x.who.you ? 'get' : 'gets'} ${some(numIn(x, 'own'), points)} (now ${numIn(x, 'points')}), ${x.named} ${numIn(x, 'their')} (now ${numIn(x, 'foePoints')})`,
    ),
  inactive: (x) =>
    sentence(
      x.e.args.inactive === true
        ? `${teamName(x.say, x.e.args.team)} was met by several clubs and is inactive`
        : `${teamName(x.say, x.e.args.team)} is active again, without a roll`,
    ),
  opponentDie: (x) =>
    sentence(
      `${teamName(x.say, x.e.args.team)} ${numIn(x, 'n') === 0 ? 'gets no points' : `gets ${some(numIn(x, 'n'), points)}`} by the ${wordIn(x, 'colour')} die (now ${numIn(x, 'points')})`,
    ),
  consequence: (x) => sentence(`after the match, ${numIn(x, 'face')} on the die: ${terms.consequence[wordIn<'injury'>(x, 'outcome')]}`),
  rolled: (x) => deed(x.who, 'roll', `${numIn(x, 'n')}${numIn(x, 'sides') === 12 ? ' on the twelve-sided die' : ''}${from(x)}`),
  // Every die is told with what it is for: an own one above, those of Opponents with what they bring.
  roll: null,
  shuffle: null,
  show: null,
  make: null,
  finished: null,
} satisfies Part;

export const log: LogWords = { events: { ...week, ...club, ...match }, move };
