/** French names of things, and what is asked and said of them: selectors, conditions, numbers, filters. */
import type { Num, Players, Sel } from '@touchline/engine';
import { isSingle, lyingWords, type Say, type SharedBook } from '../book.ts';
import { held, isOne, type Thing, thingOf, type Whose } from '../plan.ts';
import { type Noun, need, type Who } from '../words.ts';
import * as f from './grammar.ts';

const { grammar, de, le, un, whose, vous, adversaire } = f;

/** Players as a text calls them. */
export function player(who: Players | undefined): Who {
  if (typeof who === 'object') return { words: 'ce joueur' };
  return who === undefined ? vous : players[who];
}
const players = {
  you: vous,
  opponent: adversaire,
  opponents: { words: 'chaque adversaire' },
  next: { words: 'le joueur suivant' },
  any: { words: 'chaque joueur' },
};

/** Whoever an event happens to: any one of those meant. */
export function somebody(who: Players | undefined): Who {
  if (who === undefined || who === 'any') return { words: 'un joueur' };
  return who === 'opponents' ? { words: 'un adversaire' } : player(who);
}

export const area = (zone: string, say: Say): Noun => need(say.words.zones, zone, 'area', 'fr').area;
/** What stands behind, with the space before it. */
export const tail = (words: string): string => (words === '' ? '' : ` ${words}`);

function statNoun(stat: string, say: Say): Noun {
  const { name, f: feminine } = need(say.words.stats, stat, 'value', 'fr');
  return { one: name, many: name, ...(feminine && { f: true }) };
}

// ---------------------------------------------------------------- things

interface Named {
  readonly noun: Noun;
  /** What stands after the noun. */
  readonly rest: string;
  readonly definite: boolean;
  readonly ownNoun: boolean;
}

function nounOf(thing: Thing, say: Say): Named {
  const zone = thing.zones.length === 1 ? need(say.words.zones, thing.zones[0], 'area', 'fr') : null;
  const noun = thing.kind !== '' ? need(say.words.cardKinds, thing.kind, 'card kind', 'fr') : (zone?.card ?? say.words.card);
  const { before, after, definite } = say.beside(thing.filters);
  return {
    noun,
    rest: [before, after].filter((x) => x !== '').join(' '),
    definite,
    ownNoun: zone?.card !== undefined && thing.kind === '',
  };
}

/** " de votre pioche", " de la main adverse ou de la défausse adverse" */
const places = (thing: Thing, say: Say): string =>
  thing.zones.length === 0 ? '' : ` ${grammar.or(thing.zones.map((z) => de(whose(thing.of, area(z, say)).words)))}`;

const has: { readonly [W in Whose]: string } = {
  you: 'que vous avez maintenant',
  opponent: "que l'adversaire a maintenant",
  opponents: 'que les adversaires ont maintenant',
  next: 'que le joueur suivant a maintenant',
  that: 'que ce joueur a maintenant',
  them: "qu'il a maintenant",
  any: 'en jeu maintenant',
};

/** « 1 ou » before 2, « 1 à » before more. */
function fewest({ atLeast, count }: Thing, say: Say): string {
  if (atLeast === null || atLeast === count) return '';
  return `${say.num(atLeast)} ${typeof atLeast === 'number' && count === atLeast + 1 ? 'ou' : 'à'} `;
}

function cards(thing: Thing, say: Say): Who {
  const { count, many } = thing;
  const { noun, rest, ownNoun } = nounOf(thing, say);
  const other = thing.other ? 'autres ' : '';
  const plural: Noun = { ...noun, many: `${other}${noun.many}` };
  const from = ownNoun ? '' : places(thing, say);
  const gender = noun.f ? { f: true } : {};
  const held = (from === '' ? whose(thing.of, plural, true, rest) : le(plural, true, rest)).words;
  if (isSingle(thing, say) && typeof count === 'string') return whose(thing.of, noun, false, rest);
  if (count === 'each') return { words: `${noun.f ? 'chacune' : 'chacun'} ${de(held)}${from}`, ...gender };
  if (count === 'now') {
    const now =
      from === '' ? has[thing.of] : `qui sont maintenant dans ${grammar.or(thing.zones.map((z) => whose(thing.of, area(z, say)).words))}`;
    return { words: `${noun.f ? 'toutes' : 'tous'} ${le(plural, true, rest).words} ${now}`, many, ...gender };
  }
  if (count === 'all') return { words: `${noun.f ? 'toutes' : 'tous'} ${held}${from}`, many, ...gender };
  if (count === 'the') return { ...le(noun, false, rest), ...gender };
  const number = `${thing.upTo ? "jusqu'à " : ''}${fewest(thing, say)}${say.num(count)}`;
  if (from === '' && thing.of !== 'any') return { words: `${number} ${de(held)}`, many, ...gender };
  return { words: `${number} ${many ? plural.many : noun.one}${tail(rest)}${from}`, many, ...gender };
}

function top(thing: Thing, say: Say): Who {
  const { noun, rest } = nounOf({ ...thing, zones: [] }, say);
  const first = noun.f ? 'première' : 'premier';
  const from = places(thing, say);
  if (thing.count === 1) return { words: `${noun.f ? 'la' : 'le'} ${first} ${noun.one}${tail(rest)}${from}`, ...(noun.f && { f: true }) };
  return {
    words: `les ${say.num(thing.count as number)} ${first}s ${noun.many}${tail(rest)}${from}`,
    many: true,
    ...(noun.f && { f: true }),
  };
}

function thing(t: Thing, say: Say): Who {
  const { card } = say.words;
  const called = (stem: string) => le(card, t.many, f.agree(stem, { many: t.many, f: card.f }));
  const demonstrative = card.f ? 'cette' : f.elides(card.one) ? 'cet' : 'ce';
  switch (t.is) {
    case 'self':
      return { words: `${demonstrative} ${card.one}`, f: card.f };
    case 'event':
      return { words: `${demonstrative} ${card.one}-là`, f: card.f };
    case 'named':
      return say.words.named?.(t.many) ?? called('choisi');
    case 'shown':
      return called('révélé');
    case 'role': {
      const who = whose(t.of === 'any' ? 'you' : t.of, need(say.words.roles, t.role, 'role', 'fr'));
      return t.count === 'each' ? { words: `${card.f ? 'toute' : 'tout'} ${card.one} qui est ${who.words}`, f: card.f } : who;
    }
    case 'top':
      return top(t, say);
    default:
      return cards(t, say);
  }
}

// ---------------------------------------------------------------- conditions and filters

function exists(sel: Sel, atLeast: string, say: Say): string {
  const t = thingOf(sel, 'all');
  if (isOne(t) && (sel.where ?? []).length > 0) return `${thing(t, say).words} ${grammar.and((sel.where ?? []).map((x) => say.says(x)))}`;
  if (isOne(t)) return `il y a ${thing(t, say).words}`;
  const { noun, rest, definite, ownNoun } = nounOf(t, say);
  const place = ownNoun || t.zones.length === 0 ? '' : ` dans ${grammar.or(t.zones.map((z) => whose(held(t).of, area(z, say)).words))}`;
  const single: Noun = t.other ? { ...noun, one: `autre ${noun.one}` } : noun;
  const one = (definite ? le(single, false, rest) : un(single, rest)).words;
  const what = atLeast === '1' ? one : `${atLeast} ${noun.many}${tail(rest)} ou plus`;
  return `${holds[t.of]} ${what}${place}`;
}

const holds: { readonly [W in Whose]: string } = {
  you: 'vous avez',
  opponent: "l'adversaire a",
  opponents: 'un adversaire a',
  next: 'le joueur suivant a',
  that: 'ce joueur a',
  them: 'il a',
  any: 'il y a',
};

const compared = {
  '<': (x: string) => `est inférieur ${f.a(x)}`,
  '<=': (x: string) => `est ${de(x)} ou moins`,
  '=': (x: string) => `est égal ${f.a(x)}`,
  '>=': (x: string) => `est ${de(x)} ou plus`,
  '>': (x: string) => `est supérieur ${f.a(x)}`,
} as const;

const negated = (text: string): string => text.replace(/^a /, "n'a pas ").replace(/^est /, "n'est pas ");

const bounds = (x: { readonly stat: string; readonly atLeast?: Num; readonly atMost?: Num }, say: Say): string => {
  const { name } = need(say.words.stats, x.stat, 'value', 'fr');
  const low = x.atLeast === undefined ? '' : say.num(x.atLeast);
  const high = x.atMost === undefined ? '' : say.num(x.atMost);
  return low !== '' && high !== '' ? `${low} à ${high} ${name}` : low !== '' ? `${low} ${name} ou plus` : `${high} ${name} ou moins`;
};

/** The part of the book that speaks of things. */
export const ofThings: Pick<SharedBook, 'thing' | 'conds' | 'nums' | 'filters'> = {
  thing,
  conds: {
    all: (c, say) => grammar.and(c.all.map((x, i) => (i === 0 ? say.cond(x) : f.que(say.cond(x))))),
    any: (c, say) => grammar.or(c.any.map((x, i) => (i === 0 ? say.cond(x) : f.si(say.cond(x))))),
    not: (c, say) =>
      'exists' in c.not
        ? say
            .cond(c.not)
            .replace(/\bvous avez (une?|la|le) /, "vous n'avez pas de ")
            .replace(/^(\S.*?) (a|est) /, (_, w: string, v: string) => `${w} n'${v} pas `)
        : `il est faux ${f.que(say.cond(c.not))}`,
    exists: (c, say) => exists(c.exists, c.atLeast === undefined ? '1' : say.num(c.atLeast), say),
    compare: (c, say) => `${say.num(c.compare[0])} ${compared[c.compare[1]](say.num(c.compare[2]))}`,
    is: (c, say) => need(say.words.conditions, c.is, 'condition', 'fr')(String(c.with ?? ''), say),
  },
  nums: {
    count: (n, say) => {
      const t = thingOf(n.count, 'all');
      const { noun, rest, ownNoun } = nounOf(t, say);
      return ownNoun ? `le nombre ${de(whose(t.of, noun, true, rest).words)}` : `le nombre ${de(noun.many)}${tail(rest)}${places(t, say)}`;
    },
    stat: (n, say) => `${le(statNoun(n.stat, say)).words} ${de(say.thing(n.of).words)}`,
    highest: (n, say) => {
      const stat = statNoun(n.highest, say);
      const among = say.thing(n.of, 'all').words.replace(/^tou(te)?s /, '');
      return `${stat.f ? 'la' : 'le'} plus ${stat.f ? 'haute' : 'haut'} ${stat.one} parmi ${among}`;
    },
    mark: (n, say) => `${lyingWords(n.mark, say)} sur ${say.thing(n.of, 'all').words}`,
    event: () => 'ce nombre',
    was: (n, say) => `${le(statNoun(n.was, say)).words} qu'avait cette ${say.words.card.one}`,
    plus: (n, say) => n.plus.map((x) => say.num(x)).join(' plus '),
    times: (n, say) => n.times.map((x) => say.num(x)).join(' fois '),
    least: (n, say) => `le plus petit nombre entre ${grammar.and(n.least.map((x) => say.num(x)))}`,
    most: (n, say) => `le plus grand nombre entre ${grammar.and(n.most.map((x) => say.num(x)))}`,
    half: (n, say) => `la moitié ${de(say.num(n.half))}, arrondie ${n.up ? 'au-dessus' : 'au-dessous'}`,
    tally: (n, say) => need(say.words.tallies ?? {}, n.tally, 'tally', 'fr'),
    bound: (n, say) =>
      say.named(n.bound) === 'number'
        ? 'le nombre choisi'
        : `le nombre ${de(le(say.words.card, true, f.agree('choisi', { many: true, f: say.words.card.f })).words.replace('les ', ''))}`,
    rule: (n, say) => f.votre(statNoun(n.rule, say)).words,
    if: (n, say) => `${say.num(n.then)} ${f.si(say.cond(n.if))}, sinon ${say.num(n.else)}`,
  },
  filters: {
    trait: {
      beside: (x, say) => `qui ${say.says(x)}`,
      says: (x, say) =>
        grammar.or((typeof x.is === 'string' ? [x.is] : x.is).map((v) => need(say.words.traits, x.trait, 'trait', 'fr').says(v))),
    },
    named: {
      beside: (x, say) => f.de(say.words.traits?.[x.of]?.named ?? x.of),
      says: (x, say) => `est ${f.de(say.words.traits?.[x.of]?.named ?? x.of)}`,
    },
    stat: { beside: (x, say) => `avec ${bounds(x, say)}`, says: (x, say) => `a ${bounds(x, say)}` },
    mark: {
      beside: (x, say) => need(say.words.marks ?? {}, x.mark, 'mark', 'fr').beside(x, say),
      says: (x, say) => need(say.words.marks ?? {}, x.mark, 'mark', 'fr').says(x, say),
    },
    kind: {
      beside: (x, say) => `qui est ${un(need(say.words.cardKinds, x.kind, 'card kind', 'fr')).words}`,
      says: (x, say) => `est ${un(need(say.words.cardKinds, x.kind, 'card kind', 'fr')).words}`,
    },
    not: { beside: (x, say) => `qui ${negated(say.says(x.not))}`, says: (x, say) => negated(say.says(x.not)) },
    any: {
      beside: (x, say) => `qui ${grammar.or(x.any.map((y) => say.says(y)))}`,
      says: (x, say) => grammar.or(x.any.map((y) => say.says(y))),
    },
  },
};
