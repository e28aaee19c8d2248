/** How characters and cards are named in English, and what is asked of them. */
import type { Cond, Num, Sel } from '@touchline/engine';
import { english as e, en, type Say, type SharedBook, type Who } from '@touchline/text';
import { offerOf } from '../../read/seen.ts';
import { type Described, describe, fewerUnder, inPlay, isKeeper, onField, ownPart, type Thing, thingFor } from '../described.ts';
import { attributeName, card, cardKinds, character, zones } from './nouns.ts';

const { or } = e.grammar;

// ---------------------------------------------------------------- nouns

/** "DF", "FW or MF", "reserve character", "card". */
function nounFor(d: Described, thing: Thing, many: boolean): string {
  const noun = thing.kind !== '' ? cardKinds[thing.kind as 'reserve'] : isKeeper(thing) ? cardKinds.goalkeeper : null;
  if (noun) return many ? noun.many : noun.one;
  if (d.positions.length > 0) return '';
  const plain = inPlay(thing) ? character : card;
  return many ? plain.many : plain.one;
}

const parts = { attacking: 'attacking', defending: 'defending', either: 'participating' } as const;

/** "other attacking Teamwork characters", without number, owner or place. */
function group(thing: Thing, many: boolean): string {
  const d = describe(thing);
  return [
    thing.other ? 'other' : '',
    d.exhausted ? 'exhausted' : '',
    d.part !== null && d.part !== 'neither' ? parts[d.part] : '',
    or(d.attributes.map(attributeName)),
    or(d.teams),
    or(d.positions),
    nounFor(d, thing, many),
    d.names.length > 0 ? `named ${or(d.names)}` : '',
  ]
    .filter((x) => x !== '')
    .join(' ');
}

const theirs = "the opponent's";
/** At a table for two, whoever is another is the opponent. */
const owner = { you: 'your', opponent: theirs, opponents: theirs, next: theirs, that: theirs, them: 'their', any: 'the' } as const;

/** Where they are, and what else is asked of them, after the noun: "on the field", "from your hand". */
function place(thing: Thing, say: Say, of: 'from' | 'in', whose = 'the'): string {
  const [zone] = thing.zones;
  const { part, more } = describe(thing);
  const where = onField(thing)
    ? `on ${whose} field`
    : zone === 'bench'
      ? `on ${whose} bench`
      : inPlay(thing) || zone === undefined
        ? ''
        : `${of} ${owner[thing.of]} ${zones[zone as 'hand'].area.one}`;
  return joined(where, part === 'neither' ? 'that does not participate' : '', say.beside(more).after);
}

const joined = (...words: readonly string[]): string => words.filter((x) => x !== '').join(' ');

/** "this character", "this goalkeeper", "this card". */
const selfName = ({ self }: Say): string =>
  `this ${self?.kind === 'goalkeeper' ? 'goalkeeper' : self?.kind === 'technique' ? 'card' : 'character'}`;

function thing(t: Thing, say: Say): Who {
  if (t.is === 'self') return { words: selfName(say) };
  if (t.is === 'event' || t.is === 'named') return { words: 'it' };
  if (t.is === 'top' || t.is === 'shown') return en.thing(t, say);
  if (t.is === 'role') return { words: `${owner[t.of === 'any' ? 'you' : t.of]} kicker` };
  if (isKeeper(t)) return { words: joined(owner[t.of], group(t, false)) };
  if (typeof t.count === 'string')
    return { words: joined(inPlay(t) ? owner[t.of] : 'all', group(t, true), place(t, say, 'in')), many: true };
  const number = `${t.upTo ? 'up to ' : ''}${say.num(t.count)}`;
  if (inPlay(t)) return { words: joined(`${number} of`, owner[t.of], group(t, true), place(t, say, 'from')), many: t.many };
  return { words: joined(number, group(t, t.many), place(t, say, 'from')), many: t.many };
}

/** What one of those is that are counted: "each other Raimon character on your field". */
export function eachOf(sel: Sel, say: Say): string {
  const t = thingFor(sel);
  if (onField(t) || !inPlay(t)) return joined('each', group(t, false), place(t, say, 'in', owner[t.of]));
  return joined('each of', owner[t.of], group(t, true), place(t, say, 'in'));
}

/** All of them, without their owner: "Teamwork reserve characters". */
export const those = (sel: Sel): string => group(thingFor(sel), true);

// ---------------------------------------------------------------- conditions

const does = {
  attacking: { it: 'attacks', they: 'attack' },
  defending: { it: 'defends', they: 'defend' },
  either: { it: 'participates', they: 'participate' },
  neither: { it: 'does not participate', they: 'do not participate' },
} as const;

function exists(c: { readonly exists: Sel; readonly atLeast?: Num }, say: Say): string {
  const { exists: sel, atLeast = 1 } = c;
  const own = ownPart(sel);
  if (own) return `${selfName(say)} ${does[own].it}`;
  const t = thingFor(sel);
  const d = describe(t);
  if (sel.role !== undefined && d.names.length > 0) return `${owner[sel.of === 'opponent' ? 'opponent' : 'you']} kicker is ${or(d.names)}`;
  if (sel.role !== undefined || sel.self || sel.bound !== undefined || sel.top !== undefined) return en.conds.exists(c, say);
  if (d.part !== null && d.part !== 'neither') {
    const { part, ...rest } = { ...t, part: d.part, filters: t.filters.filter((f) => describe({ filters: [f] }).part === null) };
    const bare = group(rest, atLeast !== 1);
    const n = say.num(atLeast);
    if (part === 'attacking' && t.of === 'opponent') return `the opponent attacks with ${n} or more ${group(rest, true)}`;
    return atLeast === 1
      ? `${e.a(bare)} of ${t.of === 'you' ? 'yours' : "the opponent's"} ${does[part].it}`
      : `${n} or more of ${owner[t.of]} ${bare} ${does[part].they}`;
  }
  const what = atLeast === 1 ? e.a(group(t, false)) : `${say.num(atLeast)} or more ${group(t, true)}`;
  const where = place(t, say, 'in');
  if (t.of === 'any') return joined('there', atLeast === 1 ? 'is' : 'are', what, where);
  return joined(t.of === 'you' ? 'you have' : 'the opponent has', what, where);
}

function compare(c: Extract<Cond, { readonly compare: unknown }>, say: Say): string {
  const n = fewerUnder(c);
  if (n === null) return en.conds.compare(c, say);
  return n === 1 ? `no card lies under ${selfName(say)}` : `fewer than ${n} cards lie under ${selfName(say)}`;
}

type Bounds = { readonly atLeast?: unknown; readonly atMost?: unknown };

const levels = ({ atLeast, atMost }: Bounds): string =>
  atLeast === undefined ? `${atMost} or less` : atMost === undefined ? `${atLeast} or more` : `${atLeast} to ${atMost}`;

/** The shared book with this game's way of naming things. */
export const shared: SharedBook = {
  ...en,
  thing,
  conds: { ...en.conds, exists, compare },
  nums: {
    ...en.nums,
    count: (n) => `the number of ${those(n.count)}`,
  },
  filters: {
    ...en.filters,
    stat: {
      beside: (x, say) => (x.stat === 'level' ? `of level ${levels(x)}` : en.filters.stat.beside(x, say)),
      says: (x, say) => (x.stat === 'level' ? `is of level ${levels(x)}` : en.filters.stat.says(x, say)),
    },
  },
  asks: {
    ...en.asks,
    may: (at) => {
      const { card: name, discard } = offerOf(at);
      return discard ? `${name}: ${at.say.effects([discard])}. Discard a card?` : en.asks.may(at);
    },
    choose: (at) => {
      const { card: name, discard } = offerOf(at);
      if (discard) return `${name}: which card do you discard?`;
      return at.ask.name === 'it' ? en.asks.choose(at).replace(/ Which card\?$/, ' Who?') : en.asks.choose(at);
    },
  },
};
