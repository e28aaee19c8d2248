/** The log in English: events, cards that move, how a match ends. */
import { type Clause, type EventAt, english as e, en, type Moved, moveBy, stated, type Who } from '@touchline/text';
import { changeBy, countIn, eventsBy, lostBy, movedCards, ofAll } from '../inLog.ts';
import { ways } from '../moves.ts';
import type { LogWords } from '../vocabulary.ts';
import { card, elements, keywords, types } from './nouns.ts';

const { grammar, verb, be } = e;
const { some } = grammar;

/** "X is dulled." */
const is =
  (rest: (n: number) => string) =>
  (x: EventAt): Clause => ({ who: ofAll(grammar, x), verb: be, rest: rest(countIn(x)) });
const by =
  (v: string, rest: (x: EventAt) => string) =>
  (x: EventAt): Clause => ({ who: x.who, verb: verb(v), rest: rest(x) });
const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'} of damage`;
const phase =
  (name: string, v: string) =>
  (x: EventAt): string =>
    grammar.sentence(`${e.possessive(x.who, name)} ${v}`);

const deed =
  (v: string, rest: (m: Moved) => string, it?: string) =>
  (m: Moved): Clause => ({ who: m.who, verb: it === undefined ? verb(v) : verb(v, it), rest: rest(m) });
const goes =
  (rest: string): ((m: Moved) => Clause) =>
  (m) => ({ who: movedCards(m), verb: verb('go'), rest });
const owner = (m: Moved): string => (m.n > 1 ? "their owner's" : "its owner's");

const loser = (w: Who | null): string => (w?.you ? 'the opponent' : w?.words === 'your opponent' ? 'you' : 'the other player');
const has = (w: Who | null): string => (loser(w) === 'you' ? 'have' : 'has');

/** A change that lasts, as the log tells it. */
export const change = changeBy(grammar, {
  shared: en.change,
  gains: verb('gain'),
  loses: verb('lose'),
  keywords,
  type: (who, type) => stated(who, { ...be, it: 'is now also', they: 'are now also' }, e.a(types[type]?.one ?? type)),
  element: (who, element) => stated(who, verb('become'), elements[element] ?? element),
  controller: (who) => stated(who, verb('change'), 'sides'),
  attacks: verb('can attack', 'can attack'),
  onceMore: 'once more this turn',
  times: (n) => `${n} times in the same turn`,
  isOfPower: (who, power) => stated(who, e.have, `a power of ${power}`),
  power: (n) => `${n} power`,
});

export const log: LogWords = {
  events: {
    activate: is(() => 'activated'),
    freeze: is(() => 'frozen'),
    damage: is((n) => `dealt ${n} damage`),
    wound: by('take', (x) => points(countIn(x))),
    control: (x) => ({ who: x.seat(Number(x.e.args.to)), verb: verb('control'), rest: `${x.named} now` }),
    counter: (x) => ({
      who: { words: x.named },
      verb: verb(countIn(x) < 0 ? 'lose' : 'get'),
      rest: some(Math.abs(countIn(x)), e.noun('counter')),
    }),
    attack: (x) => ({ who: { words: x.named }, verb: verb('attack'), rest: countIn(x) > 1 ? 'in a party' : '' }),
    block: (x) => ({ who: { words: x.named }, verb: verb('block'), rest: '' }),
    wounded: (x) => ({ who: x.who, verb: e.have, rest: `${some(countIn(x), card)} in ${e.own(x.who, 'Damage Zone')}` }),
    burst: by('use', (x) => `the EX Burst of ${x.named}`),
    primed: (x) => ({ who: x.who, verb: verb('prime'), rest: `into ${x.named}` }),
    use: by('use', (x) => `an ability of ${x.named}`),
    main1Begins: phase('Main Phase 1', 'begins'),
    main2Begins: phase('Main Phase 2', 'begins'),
    attackBegins: phase('Attack Phase', 'begins'),
    turnEnds: phase('turn', 'ends'),
    noTarget: (x) => grammar.sentence(`an ability of ${x.named} has nothing to choose and is removed`),
    ...eventsBy(grammar, {
      shared: en.events,
      anAbility: 'an ability',
      abilityOf: (name) => `the ability of ${name}`,
      onStack: 'an ability on the stack',
      dulled: (who) => ({ who, verb: be, rest: 'dulled' }),
      casts: verb('cast'),
      chooses: verb('choose'),
      cancels: verb('cancel'),
      dulls: verb('dull'),
      announces: verb('announce'),
      triggers: (ability) => `${ability} triggers`,
      resolves: (item) => `${item} resolves`,
    }),
  },
  move: moveBy(ways, {
    draw: deed('draw', (m) => m.listed(some(m.n, card))),
    toHand: deed('add', (m) => `${m.cards} to ${e.own(m.who, 'hand')}`),
    play: deed('play', (m) => m.cards),
    announce: deed('announce', (m) => m.cards),
    takeBack: deed('take back', (m) => m.cards, 'takes back'),
    discard: deed('discard', (m) => m.cards),
    toBreakZone: goes('to the Break Zone'),
    broken: (m) => ({ who: movedCards(m), verb: be, rest: 'broken' }),
    mill: deed('put', (m) => `${m.cards} from the top of ${e.own(m.who, 'deck')} into the Break Zone`),
    damage: deed('turn', (m) => `up ${m.cards} as damage`),
    turnFaceUp: deed('turn', (m) => `${m.cards} face up`),
    toLimit: goes('to the LB deck face up'),
    enter: (m) => ({ who: movedCards(m), verb: verb('enter'), rest: 'the field' }),
    return: (m) => ({ who: movedCards(m), verb: verb('return'), rest: `to ${owner(m)} hand` }),
    toDeck: (m) => goes(`to ${owner(m)} deck`)(m),
    putUnder: deed('put', (m) => `${m.cards} on the bottom of ${e.own(m.who, 'deck')}`),
    look: deed('look', (m) => `at the top ${m.n === 1 ? 'card' : `${m.n} cards`} of ${e.own(m.who, 'deck')}`),
    found: deed('take', (m) => `${m.cards} from ${e.own(m.who, 'deck')}`),
    removed: (m) => ({ who: movedCards(m), verb: be, rest: 'removed from the game' }),
  }),
  results: {
    damage: lostBy(en, (w) => `because ${loser(w)} ${has(w)} taken too much damage`),
    noDraw: lostBy(en, (w) => `because ${loser(w)} had no card left to draw`),
    noCard: lostBy(en, (w) => `because ${loser(w)} had no card left to take damage with`),
    bothLost: lostBy(en, () => 'both players have lost at the same moment'),
  },
};
