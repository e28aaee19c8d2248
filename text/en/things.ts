/** English names of things, and what is asked and said of them: selectors, conditions, numbers, filters. */
import type { Num, Players, Sel } from '@touchline/engine';
import { isSingle, lyingWords, type Say, type SharedBook } from '../book.ts';
import { held, isOne, type Thing, thingOf, type Whose } from '../plan.ts';
import { need, type Who } from '../words.ts';
import * as e from './grammar.ts';

const { grammar, you, opponent } = e;

const eachOpponent: Who = { words: 'each opponent' };
const nextPlayer: Who = { words: 'the next player' };
const thatPlayer: Who = { words: 'that player' };

/** Players as a text calls them. */
export function player(who: Players | undefined): Who {
  if (typeof who === 'object') return thatPlayer;
  return who === undefined ? you : players[who];
}
const players = { you, opponent, opponents: eachOpponent, next: nextPlayer, any: { words: 'each player' } };

/** Whoever an event happens to: any one of those meant. */
export function somebody(who: Players | undefined): Who {
  if (who === undefined || who === 'any') return { words: 'a player' };
  return who === 'opponents' ? { words: 'an opponent' } : player(who);
}

const whose = (of: Thing['of'], words: string): string =>
  of === 'any' ? e.a(words) : of === 'them' ? `their ${words}` : e.possessive(of === 'that' ? thatPlayer : players[of], words);
export const areaName = (zone: string, say: Say): string => need(say.words.zones, zone, 'area', 'en').area.one;
/** What stands behind, with the space before it. */
export const tail = (words: string): string => (words === '' ? '' : ` ${words}`);

// ---------------------------------------------------------------- things

/** The noun of a thing with its filters, in the number asked for. */
function nounOf(thing: Thing, say: Say, many: boolean): { words: string; definite: boolean; ownNoun: boolean } {
  const zone = thing.zones.length === 1 ? need(say.words.zones, thing.zones[0], 'area', 'en') : null;
  const noun = thing.kind !== '' ? need(say.words.cardKinds, thing.kind, 'card kind', 'en') : (zone?.card ?? say.words.card);
  const { before, after, definite } = say.beside(thing.filters);
  const words = `${before === '' ? '' : `${before} `}${thing.other ? 'other ' : ''}${many ? noun.many : noun.one}${tail(after)}`;
  return { words, definite, ownNoun: zone?.card !== undefined && thing.kind === '' };
}

/** "your deck", "the opponent's hand or field", "a deck". */
function placesOf(thing: Thing, say: Say): string {
  const names = thing.zones.map((z) => areaName(z, say));
  if (thing.of === 'any') return grammar.or(names.map(e.a));
  return names.length === 0 ? '' : whose(thing.of, grammar.or(names));
}

const has: { readonly [W in Whose]: string } = {
  you: 'you have now',
  opponent: 'the opponent has now',
  opponents: 'the opponents have now',
  next: 'the next player has now',
  that: 'that player has now',
  them: 'they have now',
  any: 'there are now',
};

/** "1 or " before 2, "1 to " before more. */
function fewest({ atLeast, count }: Thing, say: Say): string {
  if (atLeast === null || atLeast === count) return '';
  return `${say.num(atLeast)} ${typeof atLeast === 'number' && count === atLeast + 1 ? 'or' : 'to'} `;
}

function cards(thing: Thing, say: Say): Who {
  const { count, many } = thing;
  const { words, ownNoun } = nounOf(thing, say, many || count === 'each');
  const from = ownNoun ? '' : placesOf(thing, say);
  const holder = from === '' && thing.of !== 'any';
  if (isSingle(thing, say) && typeof count === 'string') return { words: whose(thing.of, nounOf(thing, say, false).words) };
  if (count === 'each') return { words: `each of ${holder ? whose(thing.of, words) : `the ${words}`}${from === '' ? '' : ` in ${from}`}` };
  if (count === 'now') return { words: `all ${words} ${from === '' ? has[thing.of] : `now in ${from}`}`, many };
  if (count === 'all')
    return { words: `${holder ? `all ${whose(thing.of, words)}` : `all ${words}`}${from === '' ? '' : ` in ${from}`}`, many };
  const number = `${thing.upTo ? 'up to ' : ''}${fewest(thing, say)}${count === 'the' ? 'the' : say.num(count)}`;
  if (holder) return { words: `${number} of ${whose(thing.of, nounOf(thing, say, true).words)}`, many };
  return { words: `${number} ${words}${from === '' ? '' : ` from ${from}`}`, many };
}

function top(thing: Thing, say: Say): Who {
  const n = thing.count === 1 ? '' : ` ${say.num(thing.count as number)}`;
  const pile = placesOf(thing, say);
  return { words: `the top${n} ${nounOf({ ...thing, zones: [] }, say, thing.many).words} of ${pile}`, many: thing.many };
}

function thing(t: Thing, say: Say): Who {
  const card = t.many ? say.words.card.many : say.words.card.one;
  switch (t.is) {
    case 'self':
      return { words: `this ${say.words.card.one}` };
    case 'event':
      return { words: `that ${say.words.card.one}` };
    case 'named':
      return say.words.named?.(t.many) ?? { words: `the chosen ${card}`, many: t.many };
    case 'shown':
      return { words: `the revealed ${card}`, many: t.many };
    case 'role':
      return {
        words: `${t.count === 'each' ? `any ${say.words.card.one} that is ` : ''}${whose(t.of === 'any' ? 'you' : t.of, need(say.words.roles, t.role, 'role', 'en').one)}`,
      };
    case 'top':
      return top(t, say);
    default:
      return cards(t, say);
  }
}

// ---------------------------------------------------------------- conditions and filters

function exists(sel: Sel, atLeast: string, say: Say): string {
  const t = thingOf(sel, 'all');
  if (isOne(t) && t.filters.length + (t.kind === '' ? 0 : 1) > 0)
    return `${thing(t, say).words} ${grammar.and((sel.where ?? []).map((f) => say.says(f)))}`;
  if (isOne(t)) return `there is ${thing(t, say).words}`;
  const { words, definite, ownNoun } = nounOf(t, say, atLeast !== '1');
  const place = ownNoun || t.zones.length === 0 ? '' : ` in ${placesOf(held(t), say)}`;
  const what = atLeast !== '1' ? `${atLeast} or more ${words}` : definite ? `the ${words}` : e.a(words);
  if (t.of === 'any') return `there ${atLeast === '1' ? 'is' : 'are'} ${what}${place}`;
  const holder = { you: 'you have', opponent: 'the opponent has', opponents: 'an opponent has', next: 'the next player has' } as const;
  return `${t.of === 'that' || t.of === 'them' ? 'that player has' : holder[t.of]} ${what}${place}`;
}

const compared = { '<': 'is less than', '<=': 'is at most', '=': 'is', '>=': 'is at least', '>': 'is more than' } as const;

const negated = (text: string): string =>
  text.startsWith('has ') ? text.replace('has ', 'does not have ') : text.replace(/^is /, 'is not ');

const bounds = (f: { readonly atLeast?: Num; readonly atMost?: Num }, say: Say): string => {
  const low = f.atLeast === undefined ? '' : say.num(f.atLeast);
  const high = f.atMost === undefined ? '' : say.num(f.atMost);
  return low !== '' && high !== '' ? `${low} to ${high}` : low !== '' ? `${low} or more` : `${high} or less`;
};

/** The part of the book that speaks of things. */
export const ofThings: Pick<SharedBook, 'thing' | 'conds' | 'nums' | 'filters'> = {
  thing,
  conds: {
    all: (c, say) => grammar.and(c.all.map((x) => say.cond(x))),
    any: (c, say) => grammar.or(c.any.map((x) => say.cond(x))),
    not: (c, say) =>
      'exists' in c.not
        ? say
            .cond(c.not)
            .replace(/\bhave (an?|the) /, 'have no ')
            .replace(/\bis (?!no )/, 'is not ')
        : `it is not so that ${say.cond(c.not)}`,
    exists: (c, say) => exists(c.exists, c.atLeast === undefined ? '1' : say.num(c.atLeast), say),
    compare: (c, say) => `${say.num(c.compare[0])} ${compared[c.compare[1]]} ${say.num(c.compare[2])}`,
    is: (c, say) => need(say.words.conditions, c.is, 'condition', 'en')(String(c.with ?? ''), say),
  },
  nums: {
    count: (n, say) => `the number of ${say.thing(n.count, 'all').words.replace(/^all /, '')}`,
    stat: (n, say) => `the ${need(say.words.stats, n.stat, 'value', 'en').name} of ${say.thing(n.of).words}`,
    highest: (n, say) =>
      `the highest ${need(say.words.stats, n.highest, 'value', 'en').name} among ${say.thing(n.of, 'all').words.replace(/^all /, '')}`,
    mark: (n, say) => `${lyingWords(n.mark, say)} on ${say.thing(n.of, 'all').words}`,
    event: () => 'that number',
    was: (n, say) => `the ${need(say.words.stats, n.was, 'value', 'en').name} that ${say.words.card.one} had`,
    plus: (n, say) => n.plus.map((x) => say.num(x)).join(' plus '),
    times: (n, say) => n.times.map((x) => say.num(x)).join(' times '),
    least: (n, say) => `the lowest of ${grammar.and(n.least.map((x) => say.num(x)))}`,
    most: (n, say) => `the highest of ${grammar.and(n.most.map((x) => say.num(x)))}`,
    half: (n, say) => `half of ${say.num(n.half)}, rounded ${n.up ? 'up' : 'down'}`,
    tally: (n, say) => need(say.words.tallies ?? {}, n.tally, 'tally', 'en'),
    bound: (n, say) => (say.named(n.bound) === 'number' ? 'the chosen number' : `the number of chosen ${say.words.card.many}`),
    rule: (n, say) => `your ${need(say.words.stats, n.rule, 'value', 'en').name}`,
    if: (n, say) => `${say.num(n.then)} if ${say.cond(n.if)}, otherwise ${say.num(n.else)}`,
  },
  filters: {
    trait: {
      beside: (f, say) => `that ${say.says(f)}`,
      says: (f, say) =>
        grammar.or((typeof f.is === 'string' ? [f.is] : f.is).map((v) => need(say.words.traits, f.trait, 'trait', 'en').says(v))),
    },
    named: {
      beside: (f, say) => `of ${say.words.traits?.[f.of]?.named ?? `the chosen ${f.of}`}`,
      says: (f, say) => `is of ${say.words.traits?.[f.of]?.named ?? `the chosen ${f.of}`}`,
    },
    stat: {
      beside: (f, say) => `with ${bounds(f, say)} ${need(say.words.stats, f.stat, 'value', 'en').name}`,
      says: (f, say) => `has ${bounds(f, say)} ${need(say.words.stats, f.stat, 'value', 'en').name}`,
    },
    mark: {
      beside: (f, say) => need(say.words.marks ?? {}, f.mark, 'mark', 'en').beside(f, say),
      says: (f, say) => need(say.words.marks ?? {}, f.mark, 'mark', 'en').says(f, say),
    },
    kind: {
      beside: (f, say) => `that is ${e.a(need(say.words.cardKinds, f.kind, 'card kind', 'en').one)}`,
      says: (f, say) => `is ${e.a(need(say.words.cardKinds, f.kind, 'card kind', 'en').one)}`,
    },
    not: { beside: (f, say) => `that ${negated(say.says(f.not))}`, says: (f, say) => negated(say.says(f.not)) },
    any: {
      beside: (f, say) => `that ${grammar.or(f.any.map((x) => say.says(x)))}`,
      says: (f, say) => grammar.or(f.any.map((x) => say.says(x))),
    },
  },
};
