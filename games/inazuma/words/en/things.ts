/** How characters and cards are named in English, and what is asked of them. */
import type { Num, Sel } from '@touchline/engine';
import { english as e, en, type Say, type Thing, thingFor, type Who } from '@touchline/text';
import { type Described, describe, inPlay, isKeeper, onField } from '../described.ts';
import { bookBy } from '../onCards.ts';
import { areaOf, attributeName, card, cardKinds, character, kindNoun } from './nouns.ts';

const { or } = e.grammar;

// ---------------------------------------------------------------- nouns

/** "DF", "FW or MF", "reserve character", "card". */
function nounFor(d: Described, thing: Thing, many: boolean): string {
  const noun = thing.kind !== '' ? kindNoun(thing.kind) : isKeeper(thing) ? cardKinds.goalkeeper : null;
  if (noun) return many ? noun.many : noun.one;
  // In play it is a character anyway.
  if (d.positions.length > 0 && inPlay(thing)) return '';
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
        : `${of} ${owner[thing.of]} ${areaOf(zone).one}`;
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
  if (isKeeper(t)) return { words: joined(owner[t.of], group(t, false), say.beside(describe(t).more).after) };
  if (typeof t.count === 'string')
    return { words: joined(inPlay(t) ? owner[t.of] : 'all', group(t, true), place(t, say, 'in')), many: true };
  const number = `${t.upTo ? 'up to ' : ''}${t.atLeast === null ? '' : `${say.num(t.atLeast)} to `}${say.num(t.count)}`;
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

/** Characters or cards that are there; those that take part, by what they do. */
function thereAre(t: Thing, atLeast: Num, say: Say): string {
  const { part } = describe(t);
  const n = say.num(atLeast);
  if (part !== null && part !== 'neither') {
    const rest = { ...t, filters: t.filters.filter((f) => describe({ filters: [f] }).part === null) };
    const bare = group(rest, atLeast !== 1);
    if (part === 'attacking' && t.of === 'opponent') return `the opponent attacks with ${n} or more ${group(rest, true)}`;
    return atLeast === 1
      ? `${e.a(bare)} of ${t.of === 'you' ? 'yours' : "the opponent's"} ${does[part].it}`
      : `${n} or more of ${owner[t.of]} ${bare} ${does[part].they}`;
  }
  const what = atLeast === 1 ? e.a(group(t, false)) : `${n} or more ${group(t, true)}`;
  const where = place(t, say, 'in');
  if (t.of === 'any') return joined('there', atLeast === 1 ? 'is' : 'are', what, where);
  return joined(t.of === 'you' ? 'you have' : 'the opponent has', what, where);
}

/** The shared book with this game's way of naming things. */
export const shared = bookBy(e.grammar, {
  shared: en,
  thing,
  self: selfName,
  takesPart: (part) => does[part].it,
  kickerIs: (of, names) => `${owner[of]} kicker is ${names}`,
  thereAre,
  fewerUnder: (n, self) => (n === 1 ? `no card lies under ${self}` : `fewer than ${n} cards lie under ${self}`),
  counted: (sel) => `the number of ${those(sel)}`,
  ofLevel: (levels) => `of level ${levels}`,
  is: 'is',
  orLess: (n) => `${n} or less`,
  orMore: (n) => `${n} or more`,
  between: (low, high) => `${low} to ${high}`,
  discardOne: 'discard a card',
  whichDiscard: 'which card do you discard',
  who: (question) => question.replace(/ Which card\?$/, ' Who?'),
});
