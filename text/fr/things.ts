/** French names of things, and what is asked and said of them: selectors, conditions, numbers, filters. */
import type { Sel } from '@touchline/engine';
import { tail } from '../grammar.ts';
import { fewest, held, isOne, type Thing, thingOf, type Whose } from '../plan.ts';
import { isSingle, type Say } from '../say.ts';
import type { PlayerWording, Sign, ThingWording } from '../wording.ts';
import type { Noun, Who } from '../words.ts';
import * as f from './grammar.ts';

const { grammar, de, le, un, whose } = f;

export const players: PlayerWording = {
  eachOpponent: { words: 'chaque adversaire' },
  next: { words: 'le joueur suivant' },
  everybody: { words: 'chaque joueur' },
  that: { words: 'ce joueur' },
  somebody: { words: 'un joueur' },
  anOpponent: { words: 'un adversaire' },
  table: { words: 'la table', f: true },
  yourOpponent: 'votre adversaire',
  numbered: (n) => `le joueur ${n}`,
};

const area = (zone: string, say: Say): Noun => say.find('zones', zone).area;

function statNoun(stat: string, say: Say): Noun {
  const { name, f: feminine } = say.find('stats', stat);
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
  const zone = thing.zones.length === 1 ? say.find('zones', thing.zones[0]) : null;
  const noun = thing.kind !== '' ? say.find('cardKinds', thing.kind) : (zone?.card ?? say.words.card);
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

function cards(thing: Thing, say: Say): Who {
  const { count, many } = thing;
  const { noun, rest, ownNoun } = nounOf(thing, say);
  const other = thing.other ? 'autres ' : '';
  const plural: Noun = { ...noun, one: `${thing.other ? 'autre ' : ''}${noun.one}`, many: `${other}${noun.many}` };
  const from = ownNoun ? '' : places(thing, say);
  const gender = noun.f ? { f: true } : {};
  const held = (from === '' ? whose(thing.of, plural, true, rest) : le(plural, true, rest)).words;
  if (isSingle(thing, say) && typeof count === 'string') return whose(thing.of, plural, false, rest);
  if (count === 'each') return { words: `${noun.f ? 'chacune' : 'chacun'} ${de(held)}${from}`, ...gender };
  if (count === 'now') {
    const now =
      from === '' ? has[thing.of] : `qui sont maintenant dans ${grammar.or(thing.zones.map((z) => whose(thing.of, area(z, say)).words))}`;
    return { words: `${noun.f ? 'toutes' : 'tous'} ${le(plural, true, rest).words} ${now}`, many, ...gender };
  }
  if (count === 'all') return { words: `${noun.f ? 'toutes' : 'tous'} ${held}${from}`, many, ...gender };
  if (count === 'the') return { ...le(plural, false, rest), ...gender };
  const number = `${thing.upTo ? "jusqu'à " : ''}${fewest(thing, say, ['ou', 'à'])}${say.num(count)}`;
  if (from === '' && thing.of !== 'any') return { words: `${number} ${de(held)}`, many, ...gender };
  return { words: `${number} ${many ? plural.many : plural.one}${tail(rest)}${from}`, many, ...gender };
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
      const who = whose(t.of === 'any' ? 'you' : t.of, say.find('roles', t.role));
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
  const what = atLeast === '1' ? one : `${atLeast} ${t.other ? 'autres ' : ''}${noun.many}${tail(rest)} ou plus`;
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

const signs: { readonly [S in Sign]: (than: string) => string } = {
  '<': (than) => `est inférieur ${f.a(than)}`,
  '<=': (than) => `est ${de(than)} ou moins`,
  '=': (than) => `est égal ${f.a(than)}`,
  '>=': (than) => `est ${de(than)} ou plus`,
  '>': (than) => `est supérieur ${f.a(than)}`,
};

export const things: ThingWording = {
  thing,
  exists,
  // "si" stands before each of several, "que" after the first where all must be so.
  all: ([first, ...more]) => grammar.and([first, ...more.map(f.que)]),
  any: ([first, ...more]) => grammar.or([first, ...more.map(f.si)]),
  none: (text) =>
    text
      .replace(/\bvous avez (une?|la|le) /, "vous n'avez pas de ")
      .replace(/^(\S.*?) (a|est) /, (_, who: string, verb: string) => `${who} n'${verb} pas `),
  untrue: (cond) => `il est faux ${f.que(cond)}`,
  happened: (event, within, n) =>
    `il est arrivé${n === '1' ? '' : ` au moins ${n} fois`}${within === '' ? '' : ` ${within}`} ceci, ${event}`,
  compared: (left, sign, right) => `${left} ${signs[sign](right)}`,
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
    different: (n, say) =>
      `le nombre de valeurs différentes ${de(say.words.traits?.[n.different]?.name ?? say.words.stats[n.different]?.name ?? n.different)} parmi ${say.thing(n.of, 'all').words.replace(/^tou(te)?s /, '')}`,
    happened: (event, within) => `le nombre de fois où ${event} ${within}`.trimEnd(),
    was: (n, say) => `${le(statNoun(n.was, say)).words} qu'avait cette ${say.words.card.one}`,
    rule: (n, say) => f.votre(statNoun(n.rule, say)).words,
    mark: (lying, where) => `${lying} sur ${where}`,
    event: 'ce nombre',
    plus: 'plus',
    times: 'fois',
    least: (numbers) => `le plus petit nombre entre ${numbers}`,
    most: (numbers) => `le plus grand nombre entre ${numbers}`,
    half: (n, up) => `la moitié ${de(n)}, arrondie ${up ? 'au-dessus' : 'au-dessous'}`,
    chosenNumber: 'le nombre choisi',
    chosenCards: (card) => `le nombre ${de(`${card.many} ${f.agree('choisi', { many: true, f: card.f })}`)}`,
    if: (then, cond, otherwise) => `${then} ${f.si(cond)}, sinon ${otherwise}`,
  },
  filters: {
    that: 'qui',
    is: 'est',
    has: 'a',
    with: 'avec',
    noneThat: (said) => `n'est rien qui ${said}`,
    not: (said) => said.replace(/^a /, "n'a pas ").replace(/^est /, "n'est pas "),
    ofNamed: (filter, named) => de(named ?? filter.of),
    between: ({ low, high, name }) => `${low} à ${high} ${name}`,
    atLeast: ({ low, name }) => `${low} ${name} ou plus`,
    atMost: ({ high, name }) => `${high} ${name} ou moins`,
  },
};
