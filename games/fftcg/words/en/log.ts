/** The log in English: events, cards that move, how a match ends. */
import { type Clause, type EventAt, english as e, en, type Moved, type SharedBook, type Who } from '@touchline/text';
import type { LogWords } from '../vocabulary.ts';
import { card, elements, keywords, types } from './nouns.ts';

const { grammar, verb, be } = e;
const { and, signed, some } = grammar;

const sentence = (clause: Clause): string => grammar.sentence(grammar.tell(clause));
const name = (x: EventAt): string => x.names[0] ?? 'a card';
/** "X is dulled." */
const of = (x: EventAt, rest: string): string =>
  sentence({ who: { words: x.names.length > 1 ? and(x.names) : name(x), many: x.names.length > 1 }, verb: be, rest });
const by = (x: EventAt, v: string, rest: string): string => sentence({ who: x.who, verb: verb(v), rest });
const n = (x: EventAt): number => Number(x.e.args.n ?? 1);
const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'} of damage`;

/** The card an ability is printed on. */
const printedOn = (x: EventAt): string => {
  const { defs, abilities } = x.say.library;
  return defs[abilities[Number(x.e.args.ability)].def]?.name ?? '';
};
const abilityOf = (x: EventAt): string => (printedOn(x) === '' ? 'an ability' : `the ability of ${printedOn(x)}`);
const isSummon = (x: EventAt): boolean => x.say.library.defs[x.say.library.abilities[Number(x.e.args.ability)].def]?.kind === 'summon';
const kindOf = (x: EventAt): string => {
  const [seen] = x.e.cards;
  const { defs, defIndex } = x.say.library;
  return seen && seen !== 'hidden' ? (defs[defIndex.get(seen.def) ?? -1]?.kind ?? '') : '';
};

/** A marker on the stack stands for an ability. */
const onStack = (x: EventAt): string => (kindOf(x) === 'item' ? 'an ability on the stack' : name(x));

/** Only some may look. */
const isLook = (x: EventAt): boolean => Number(x.e.args.to) !== (1 << (x.say.seats + 1)) - 1;

const wins = (w: Who | null, how: string) => (w ? grammar.tell({ who: w, verb: verb('win'), rest: how }) : `the match is a draw: ${how}`);
const loser = (w: Who | null): string => (w?.you ? 'the opponent' : w?.words === 'your opponent' ? 'you' : 'the other player');
const has = (w: Who | null): string => (loser(w) === 'you' ? 'have' : 'has');

function move(m: Moved): Clause | null | undefined {
  const { who, seen, clause } = m;
  const names = and(seen.map((d) => d.name));
  const withNames = (what: string) => (seen.length === 0 ? what : seen.length < m.n ? `${what}, among them ${names}` : `${what}: ${names}`);
  const what = seen.length < m.n ? withNames(some(m.n, card)) : names;
  const cards: Who = { words: what, many: m.n > 1 };
  const deed = (v: string, rest: string): Clause => ({ who, verb: verb(v), rest });
  const goes = (rest: string): Clause => ({ who: cards, verb: verb('go'), rest });
  const owner = m.n > 1 ? "their owner's" : "its owner's";
  switch (`${m.from}>${m.to}`) {
    case 'deck>hand':
      return clause === 'FFT-1311' || clause === 'FFT-418'
        ? deed('add', `${what} to ${e.own(who, 'hand')}`)
        : deed('draw', withNames(some(m.n, card)));
    case 'hand>field':
    case 'limit>field':
      return deed('play', what);
    case 'hand>stack':
    case 'limit>stack':
    case 'breakZone>stack':
      return deed('announce', what);
    case 'stack>hand':
    case 'stack>limit':
      return { who, verb: verb('take back', 'takes back'), rest: what };
    case 'hand>breakZone':
      return deed('discard', what);
    case 'field>breakZone':
      return clause === 'FFT-1324' ? { who: cards, verb: be, rest: 'broken' } : goes('to the Break Zone');
    case 'deck>breakZone':
      return deed('put', `${what} from the top of ${e.own(who, 'deck')} into the Break Zone`);
    case 'deck>damage':
      return deed('turn', `up ${what} as damage`);
    case 'limit>limitSpent':
      return deed('turn', `${what} face up`);
    case 'deck>field':
    case 'removed>field':
    case 'breakZone>field':
    case 'looked>field':
      return { who: cards, verb: verb('enter'), rest: 'the field' };
    case 'field>hand':
      return { who: cards, verb: verb('return'), rest: `to ${owner} hand` };
    case 'breakZone>hand':
    case 'looked>hand':
      return deed('add', `${what} to ${e.own(who, 'hand')}`);
    case 'hand>deck':
    case 'looked>deck':
      return deed('put', `${what} on the bottom of ${e.own(who, 'deck')}`);
    case 'field>deck':
      return goes(`to ${owner} deck`);
    case 'deck>looked':
      return deed('look', `at the top ${m.n === 1 ? 'card' : `${m.n} cards`} of ${e.own(who, 'deck')}`);
    case 'field>removed':
    case 'breakZone>removed':
    case 'hand>removed':
      return { who: cards, verb: be, rest: 'removed from the game' };
    case 'stack>breakZone':
      return null;
  }
  return m.to === 'limitSpent' ? goes('to the LB deck face up') : undefined;
}

/** A change that lasts, as the log tells it. */
export const change: SharedBook['change'] = (who, stat, how, amount, say) => {
  const stated = (v: string, rest: string, it?: string): Clause => ({ who, verb: it ? verb(v, it) : verb(v), rest, stated: true });
  if (stat === 'keyword') return stated('gain', keywords[amount] ?? String(amount));
  if (stat === 'type')
    return {
      who,
      verb: { ...be, it: 'is now also', they: 'are now also' },
      rest: `${e.a(types[amount]?.one ?? String(amount))}`,
      stated: true,
    };
  if (stat === 'element') return stated('become', elements[amount] ?? String(amount));
  if (stat === 'controller') return stated('change', 'sides');
  if (stat === 'attacks')
    return stated('can attack', how === 'add' ? 'once more this turn' : `${amount} times in the same turn`, 'can attack');
  if (stat === 'power' && how === 'set') return stated('have', `a power of ${amount}`, 'has');
  if (stat === 'power')
    return stated(Number(amount) < 0 ? 'lose' : 'gain', `${Number(amount) < 0 ? -Number(amount) : signed(Number(amount))} power`);
  return en.change(who, stat, how, amount, say);
};

export const log: LogWords = {
  events: {
    // FFT-519: what is paid with has been stated.
    dull: (x) => (x.e.clause === 'FFT-519' ? null : of(x, 'dulled')),
    activate: (x) => of(x, 'activated'),
    freeze: (x) => of(x, 'frozen'),
    damage: (x) => of(x, `dealt ${n(x)} damage`),
    wound: (x) => by(x, 'take', points(n(x))),
    control: (x) => sentence({ who: x.seat(Number(x.e.args.to)), verb: verb('control'), rest: `${name(x)} now` }),
    counter: (x) =>
      sentence({ who: { words: name(x) }, verb: verb(n(x) < 0 ? 'lose' : 'get'), rest: some(Math.abs(n(x)), e.noun('counter')) }),
    attack: (x) => sentence({ who: { words: name(x) }, verb: verb('attack'), rest: n(x) > 1 ? 'in a party' : '' }).replace(' .', '.'),
    party: () => null,
    block: (x) => grammar.sentence(`${name(x)} blocks`),
    blocked: () => null,
    hit: () => null,
    deals: () => null,
    breaks: () => null,
    wounded: (x) => sentence({ who: x.who, verb: verb('have', 'has'), rest: `${some(n(x), card)} in ${e.own(x.who, 'Damage Zone')}` }),
    burst: (x) => by(x, 'use', `the EX Burst of ${name(x)}`),
    cast: (x) => (kindOf(x) === 'summon' ? by(x, 'cast', name(x)) : null),
    use: (x) => by(x, 'use', `an ability of ${name(x)}`),
    chosen: (x) => by(x, 'choose', onStack(x)),
    main1Begins: (x) => grammar.sentence(`${e.possessive(x.who, 'Main Phase 1')} begins`),
    main2Begins: (x) => grammar.sentence(`${e.possessive(x.who, 'Main Phase 2')} begins`),
    attackBegins: (x) => grammar.sentence(`${e.possessive(x.who, 'Attack Phase')} begins`),
    turnEnds: (x) => grammar.sentence(`${e.possessive(x.who, 'turn')} ends`),
    state: () => null,
    /** What is dulled for CP; what is discarded is stated when it is. */
    pays: (x) => (Number(x.e.args.dulled) === 0 ? null : by(x, 'dull', and(x.names.slice(0, Number(x.e.args.dulled))))),
    noTarget: (x) => grammar.sentence(`an ability of ${name(x)} has nothing to choose and is removed`),
    cancel: (x) => by(x, 'cancel', onStack(x)),
    triggers: (x) => grammar.sentence(`${abilityOf(x)} triggers`),
    resolves: (x) => grammar.sentence(`${isSummon(x) ? printedOn(x) : abilityOf(x)} resolves`),
    make: () => null,
    unmake: () => null,
    show: (x) => {
      if (x.e.clause === 'FFT-708' && x.names.length > 0) return by(x, 'announce', name(x));
      // A search looks at the whole deck; only what is found is stated.
      return x.e.clause === 'FFT-1311' && isLook(x) ? null : en.events.show(x);
    },
    roll: () => null,
  },
  move,
  results: {
    damage: (w) => wins(w, `because ${loser(w)} ${has(w)} taken too much damage`),
    noDraw: (w) => wins(w, `because ${loser(w)} had no card left to draw`),
    noCard: (w) => wins(w, `because ${loser(w)} had no card left to take damage with`),
    bothLost: (w) => wins(w, 'both players have lost at the same moment'),
  },
};
