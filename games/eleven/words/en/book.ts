/** The game in English: what its cards say. */
import type { AnyCard } from '@touchline/engine';
import { type Clause, english as e, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { allOf, facesBy, frameBy, lineBy, offeredBy, type RuleWords, ruleBy, stepsOf } from '../onCards.ts';
import type { ElevenWords } from '../vocabulary.ts';
import { log } from './log.ts';
import { card, cardKinds, titles, zones } from './nouns.ts';
import { notes, scout } from './reports.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { markers, terms } from './terms.ts';

const { grammar, noun, verb, you } = e;
const { and, signed, some } = grammar;

const deed = (v: string, rest: string): Clause => ({ who: you, verb: verb(v), rest });
const state = (who: Who, v: string, rest: string): Clause => ({ who, verb: v === 'be' ? e.be : verb(v), rest, stated: true });
const youMay = (rest: string): Clause => ({ who: you, verb: verb('may', 'may'), rest, stated: true });
const it = (words: string): Who => ({ words });
const them = (words: string): Who => ({ words, many: true });

const self = it('this Player');
const vp = noun('VP', 'VP');
const goal = noun('goal');
const marker = noun('marker');
const men = { A: 'attacker', D: 'defender' } as const;
const strength = (n: number): string => `${signed(n)} Strength`;
const offered = offeredBy(grammar, { less: (n) => `for ${n} cash less`, free: 'for free' });

const tokens = (n: number, token: keyof typeof terms.token): string => some(n, terms.token[token]);
const upTo = (n: number, token: 'inj' | 'sus'): string => `${n > 1 ? 'up to ' : ''}${tokens(n, token)}`;
const cards12 = { self: 'this Player', player: '1 of your Players', staff: '1 member of your Staff', director: '1 of your Directors' };
/** Injuries and Suspensions. */
const hit = ({ n, whom }: Spoken<'injure' | 'suspend'>, token: 'inj' | 'sus'): Clause =>
  whom === 'd12'
    ? state(it('the Player with the number you roll on the twelve-sided die'), 'get', tokens(n, token))
    : deed('put', `${tokens(n, token)} on ${cards12[whom]}`);

const places = { wing: 'on a wing', L: 'on the left wing', R: 'on the right wing', CD: 'in central defence', CF: 'in central attack' };
const facing = { paired: ' in the Section facing this Player', any: '', CF: ' in their central attack' };
const trained = { player: 'Player', youngster: 'Youngster', other: 'other Player' } as const;
const on = { player: '1 Player', two: 'each of 2 Players', otherAssigned: '1 other Player who plays' };
const faces = { 1: 'a 1', 6: 'a 6', even: 'an even number', '3-6': '3 to 6' } as const;

const timings: ElevenWords['timings'] = {
  bonus: 'bonus',
  action: 'action',
  production: 'production',
  before: 'before the match',
  during: 'during the match',
  after: 'after the match',
  flip: 'when turned over',
  ...terms.colour,
  ...terms.contract,
  tactic: 'effect',
};

const rules: RuleWords = {
  paidAction: ruleBy('Paid action', (n) => state(it('your Paid action'), 'cost', markers(n, 'op'))),
  maintenance: ruleBy('Maintenance', (n) => state(you, 'pay', `${n} cash less for Maintenance`)),
  keepFan: ruleBy('fans kept', (n) => state(you, 'keep', `up to ${markers(n, 'fan')} at the end of the week`)),
  keepFit: ruleBy('fitness kept', (n) => state(you, 'keep', `up to ${markers(n, 'fit')} at the end of the week`)),
  firstBuild: ruleBy('first build', (n) => state(it('the first Infrastructure token you pay for each week'), 'cost', `${n} cash less`)),
  freeAssign: ruleBy('free Players', (n) =>
    state((n === 1 ? it : them)(`${n} of your Players`), 'be', 'assigned for no fitness in each match'),
  ),
  freeReroll: ruleBy('free rerolls', (n) => youMay(`reroll ${n === 1 ? 'one die' : `${n} dice`} for free each week`)),
  tacticPlays: ruleBy('Tactics for their effect', (n) =>
    youMay(`play ${n} more ${n === 1 ? 'Tactic for its' : 'Tactics for their'} effect`),
  ),
  injuryLess: ruleBy('Injuries prevented', (n) =>
    state(it('an Injury result of your consequence roll'), 'put', `${n} ${n === 1 ? 'token' : 'tokens'} less on each Player`),
  ),
  meetingLess: ruleBy('Suspensions prevented', (n) =>
    state(them('Board Meetings'), 'put', `${n} ${n === 1 ? 'Suspension' : 'Suspensions'} less on each of your cards`),
  ),
  soldOutPay: ruleBy('Sold Out', (n) => state(it('each Stand with a fan'), 'pay', `${n} more cash if the Stadium is Sold Out`)),
  fullSale: ruleBy('full price', () => state(them('Injuries and Suspensions'), 'do', 'not halve the price of a Player you sell')),
  stands: ruleBy('Stands', (n) => state(you, 'have', `${n} more Stand`)),
  adboards: ruleBy('Adboards', (n) => state(you, 'have', `${n} more Adboard space`)),
  standLimit: ruleBy('fans on Stands', (n) => youMay(`have at most ${markers(n, 'fan')} on Stands`)),
  cardless: ruleBy('markers without a card', (n) => state(them('your cardless markers'), 'get', strength(n))),
  cardlessA: ruleBy('attacking markers without a card', (n) => state(them('your attacking cardless markers'), 'get', strength(n))),
};

export const elevenEn: ElevenWords = {
  lang: 'en',
  title: 'ELEVEN: Football Manager',
  card,
  titles,
  cardKinds,
  zones,
  stats: {
    cost: { name: 'cost' },
    strength: { name: 'Strength' },
    strengthT: { name: 'Trained Strength' },
    gloves: { name: 'gloves' },
    glovesT: { name: 'Trained gloves' },
    jersey: { name: 'number' },
    jerseyT: { name: 'Trained number' },
    m: { name: 'match spaces' },
    g: { name: 'goal spaces' },
    cash: { name: terms.stat.cash },
    fan: { name: terms.stat.fan },
    op: { name: terms.stat.op },
    fit: { name: terms.stat.fit },
    vp: { name: 'VP' },
    number: { name: 'number' },
    ...rules,
  },
  traits: {},
  timings,
  scopes: { week: 'this week' },
  effects: {
    receive: (x) =>
      deed(
        'gain',
        allOf(x, and, ({ n, of }) => markers(n, of)),
      ),
    receiveAny: (x) => deed('gain', `${some(x.n, marker)} of your choice${x.cashless ? ', but no cash' : ''}`),
    lose: (x) =>
      deed(
        'lose',
        allOf(x, and, ({ n, of }) => markers(n, of)),
      ),
    pay: (x) => deed('pay', markers(x.n, x.of)),
    exchange: (x) => deed('exchange', `up to ${some(x.n, marker)} of one kind for as many of another, but not for cash`),
    raise: (x) =>
      deed(
        'raise',
        stepsOf(x, and, (of, n) => `your ${terms.stat[of]} by ${n}`),
      ),
    lower: (x) =>
      deed(
        'lower',
        stepsOf(x, and, (of, n) => `your ${terms.stat[of]} by ${n}`),
      ),
    raiseChosen: (x) => deed('raise', `${x.n === 1 ? '1 Stat' : `${x.n} different Stats`} of your choice by 1`),
    victoryPoints: (x) => deed('gain', some(x.n, vp)),

    train: ({ who, n = 1 }) => deed('train', who === 'hired' ? '1 of them' : `${n > 1 ? 'up to ' : ''}${some(n, noun(trained[who]))}`),
    flip: () => deed('turn', 'this card over'),
    place: (x) => deed('put', `${tokens(x.n, x.token)} on ${on[x.on]}`),
    injure: (x) => hit(x, 'inj'),
    suspend: (x) => hit(x, 'sus'),
    heal: ({ n, on }) => {
      if (on === 'two') return deed('remove', `${tokens(n, 'inj')} from each of 2 Players`);
      return deed('remove', `${upTo(n, 'inj')} from ${on === 'one' || n === 1 ? '1 Player' : 'your Players'}`);
    },
    pardon: ({ n }) => deed('remove', n === undefined ? 'all Suspensions from your cards' : `${upTo(n, 'sus')} from 1 of your cards`),
    discardPlayer: (x) => ({
      ...deed('discard', '1 of your Players'),
      and: { verb: verb('gain'), rest: `${x.plus} cash, plus as much as that Player's Strength` },
    }),
    ready: () => deed('ready', 'all your exhausted cards'),

    hire: (x) => offered(x, deed('hire', '1 Player from any slot')),
    hireStaff: (x) =>
      offered(x, deed('hire', `1 member of the Staff${x.dearest ? ` with a printed cost of ${x.dearest} or less` : ''} from any slot`)),
    hireYoungsters: ({ n }) => deed('hire', `the top ${n === 1 ? 'Youngster' : `${n} Youngsters`} for free`),
    scoutYoungsters: ({ n }) => `look at the top ${n} Youngsters: you may hire 1 of them; put the others back in any order`,
    replaceRow: () => ({ ...deed('discard', 'all Players of the row'), and: { verb: verb('deal'), rest: '5 new ones' } }),
    sell: ({ who, more }) => grammar.may(deed('sell', `1 ${trained[who]}${more ? ` for ${more} cash more` : ''}`)),
    contract: () => deed('contract', '1 Sponsor from any slot'),
    loseSponsor: () => ({ ...deed('lose', '1 Sponsor'), and: { verb: verb('pay'), rest: 'back what the contract gave' } }),
    build: (x) =>
      offered(
        x,
        deed('build', x.what === 'stand' ? 'Stand 3 or Stand 4' : '1 Infrastructure token'),
        x.fan ? ' with 1 fan from the Supply on it' : '',
      ),
    office: (x) => offered(x, deed('build', 'an Office')),
    searchStaff: ({ profession }) => ({
      ...deed('search', `the Staff deck for a ${terms.profession[profession]}, hire that card for free`),
      and: { verb: verb('shuffle'), rest: 'the deck' },
    }),
    drawTactics: (x) => deed('draw', some(x.n, cardKinds.tactic)),
    takeTactic: () => 'search the Tactic deck for 1 card of your choice, then shuffle it',
    discardTactic: () => deed('discard', '1 Tactic unless it is your last'),
    drawVeteran: () => deed('draw', '1 Untrained Veteran into your squad'),
    pickVeterans: () => 'draw 3 Veterans: discard 1, and of the others 1 joins your squad Trained and 1 Untrained',
    repeatBonus: () => deed('resolve', 'the bonus of 1 of your Directors again'),

    goal: (x) => state(self, 'score', some(x.n, goal)),
    concede: ({ n }) => (n > 0 ? state(it('the Opponent'), 'score', some(n, goal)) : deed('cancel', `${some(-n, goal)} of the Opponent`)),
    strengthen: (x) => state(self, 'get', strength(x.n)),
    ally: (x) => state(it(`1 other ${men[x.task]} of yours${x.where === 'section' ? ' in the same Section' : ''}`), 'get', strength(x.n)),
    youngster: (x) => state(it('1 Youngster who plays'), 'get', strength(x.n)),
    boost: (x) => state(it(`${x.each ? 'each' : '1'} of your ${men[x.task]}s ${places[x.where]}`), 'get', strength(x.n)),
    section: (x) =>
      `choose one of your Sections: each attacker there gets ${strength(x.attack)}, and each defender with a card there gets ${strength(x.defence)}`,
    foe: (x) => state(it(`${x.each ? 'each' : '1'} opposing ${men[x.task]}${facing[x.where]}`), 'get', strength(x.n)),
    glove: (x) => state(it('your Goalkeeper'), 'get', `${x.n} more ${x.n === 1 ? 'glove' : 'gloves'}`),
    blockTwo: () => state(self, 'block', 'up to two attackers'),
    moveMarker: () => deed('move', 'this Player to another free Zone printed on the card'),
    swapMarkers: () => deed('swap', '2 of your markers between their Zones'),
    roll: (x, say) =>
      `roll a die: on ${faces[x.on]}, ${say.effects(x.then)}${x.else === undefined ? '' : `; otherwise, ${say.effects(x.else)}`}`,
  },
  conditions: {
    serving: () => 'no token puts this card out',
    won: () => 'you have won',
    lost: () => 'you have lost',
    drawn: () => 'the match is drawn',
    goals: (n) => `you have scored at least ${some(Number(n), goal)}`,
    wonBy: (n) => `you have won by at least ${some(Number(n), goal)}`,
    scored: () => 'this Player has scored',
    soldOut: () => 'the Stadium is Sold Out',
    cleanSheet: () => 'the Opponent has not scored',
  },
  frame: frameBy(grammar, {
    timings,
    feature: 'feature',
    face: { untrained: 'Untrained', trained: 'Trained' },
    cost: (parts) => and(parts.map(({ n, of }) => markers(n, of))),
  }),
  line: lineBy(grammar, {
    terms,
    kinds: cardKinds,
    sort: { regular: 'regular Player', youngster: 'Youngster', veteran: 'Veteran' },
    number: (n) => `number ${n}`,
    numberTrained: (n) => `number ${n} once Trained`,
    noNumber: 'no number',
    cost: (n) => `cost ${n}`,
    strength: (n) => `Strength ${n}`,
    gloves: noun('glove'),
    trained: (values) => `Trained: ${values}`,
    experience: (m, g) =>
      `Experience: ${and([...(m > 0 ? [some(m, noun('match', 'matches'))] : []), ...(g > 0 ? [some(g, noun('goal'))] : [])])}`,
    more: 'three or four managers',
    end: 'checked after the last match',
    now: 'checked at any time',
    band: (band) => `band ${band}`,
    die: (colour) => `${colour} die`,
    dice: { red: 'red', blue: 'blue', green: 'green' },
    keeper: 'Goalkeeper with',
    space: { general: 'general space', own: 'space of its own' },
    vp,
  }),
  notes,
  problem: () => 'this game has no decks',
  ...table,
  ...log,
  ...setUp,
};

/** What these cards show face down. */
export const facesOf = (cards: readonly AnyCard[]): NonNullable<ElevenWords['faces']> =>
  facesBy(grammar, cards, scout, (task, line) => `Youngster · ${task === 'GK' ? '' : `${terms.task[task as 'A']} · `}${terms.line[line]}`);
