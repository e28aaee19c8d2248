/** English names of things, and what is asked and said of them: selectors, conditions, numbers, filters. */
import type { Sel } from '@touchline/engine';
import { tail } from '../grammar.ts';
import { fewest, held, isOne, type Thing, thingOf, type Whose } from '../plan.ts';
import { isSingle, type Say } from '../say.ts';
import type { PlayerWording, Sign, ThingWording } from '../wording.ts';
import type { Who } from '../words.ts';
import * as e from './grammar.ts';

const { grammar, you, opponent } = e;

export const players: PlayerWording = {
  eachOpponent: { words: 'each opponent' },
  next: { words: 'the next player' },
  everybody: { words: 'each player' },
  that: { words: 'that player' },
  somebody: { words: 'a player' },
  anOpponent: { words: 'an opponent' },
  table: { words: 'the table' },
  yourOpponent: 'your opponent',
  numbered: (n) => `player ${n}`,
};

const holders = { you, opponent, opponents: players.eachOpponent, next: players.next, that: players.that };
const whose = (of: Thing['of'], words: string): string =>
  of === 'any' ? e.a(words) : of === 'them' ? `their ${words}` : e.possessive(holders[of], words);

// ---------------------------------------------------------------- things

/** The noun of a thing with its filters, in the number asked for. */
function nounOf(thing: Thing, say: Say, many: boolean): { words: string; definite: boolean; ownNoun: boolean } {
  const zone = thing.zones.length === 1 ? say.find('zones', thing.zones[0]) : null;
  const noun = thing.kind !== '' ? say.find('cardKinds', thing.kind) : (zone?.card ?? say.words.card);
  const { before, after, definite } = say.beside(thing.filters);
  const words = `${before === '' ? '' : `${before} `}${thing.other ? 'other ' : ''}${many ? noun.many : noun.one}${tail(after)}`;
  return { words, definite, ownNoun: zone?.card !== undefined && thing.kind === '' };
}

/** "your deck", "the opponent's hand or field", "a deck". */
function placesOf(thing: Thing, say: Say): string {
  const names = thing.zones.map((z) => say.find('zones', z).area.one);
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
  const number = `${thing.upTo ? 'up to ' : ''}${fewest(thing, say, ['or', 'to'])}${count === 'the' ? 'the' : say.num(count)}`;
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
        words: `${t.count === 'each' ? `any ${say.words.card.one} that is ` : ''}${whose(t.of === 'any' ? 'you' : t.of, say.find('roles', t.role).one)}`,
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

const signs: { readonly [S in Sign]: string } = {
  '<': 'is less than',
  '<=': 'is at most',
  '=': 'is',
  '>=': 'is at least',
  '>': 'is more than',
};

/** A number or trait by its name. */
const valueName = (name: string, say: Say): string => say.words.traits?.[name]?.name ?? say.words.stats[name]?.name ?? name;

const without = (all: string): string => all.replace(/^all /, '');

export const things: ThingWording = {
  thing,
  exists,
  all: grammar.and,
  any: grammar.or,
  none: (text) => text.replace(/\bhave (an?|the) /, 'have no ').replace(/\bis (?!no )/, 'is not '),
  untrue: (cond) => `it is not so that ${cond}`,
  happened: (event, within, n) => `${within} it has happened${n === '1' ? '' : ` ${n} or more times`} that ${event}`.trimStart(),
  compared: (left, sign, right) => `${left} ${signs[sign]} ${right}`,
  nums: {
    count: (n, say) => `the number of ${without(say.thing(n.count, 'all').words)}`,
    stat: (n, say) => `the ${say.find('stats', n.stat).name} of ${say.thing(n.of).words}`,
    highest: (n, say) => `the highest ${say.find('stats', n.highest).name} among ${without(say.thing(n.of, 'all').words)}`,
    different: (n, say) =>
      `the number of different values of ${valueName(n.different, say)} among ${without(say.thing(n.of, 'all').words)}`,
    happened: (event, within) => `the number of times ${event} ${within}`.trimEnd(),
    was: (n, say) => `the ${say.find('stats', n.was).name} that ${say.words.card.one} had`,
    rule: (n, say) => `your ${say.find('stats', n.rule).name}`,
    mark: (lying, where) => `${lying} on ${where}`,
    event: 'that number',
    plus: 'plus',
    times: 'times',
    least: (numbers) => `the lowest of ${numbers}`,
    most: (numbers) => `the highest of ${numbers}`,
    half: (n, up) => `half of ${n}, rounded ${up ? 'up' : 'down'}`,
    chosenNumber: 'the chosen number',
    chosenCards: (card) => `the number of chosen ${card.many}`,
    if: (then, cond, otherwise) => `${then} if ${cond}, otherwise ${otherwise}`,
  },
  filters: {
    that: 'that',
    is: 'is',
    has: 'has',
    with: 'with',
    noneThat: (said) => `is none that ${said}`,
    not: (said) => (said.startsWith('has ') ? said.replace('has ', 'does not have ') : said.replace(/^is /, 'is not ')),
    ofNamed: (filter, named) => `of ${named ?? `the chosen ${filter.of}`}`,
    between: ({ low, high, name }) => `${low} to ${high} ${name}`,
    atLeast: ({ low, name }) => `${low} or more ${name}`,
    atMost: ({ high, name }) => `${high} or less ${name}`,
  },
};
