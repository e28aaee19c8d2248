/** The game in English: what its cards say. */
import type { Ability, AnyEffect, Cond, Lasting, Num } from '@touchline/engine';
import { type Clause, english as e, en, type MarkWords, type Said, type Say, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { factsOf } from '../../read/seen.ts';
import { describe, eitherOf, fewerUnder, joins, ofPaid, perEach, termsOf, thingFor } from '../described.ts';
import type { InazumaWords, Keyword } from '../vocabulary.ts';
import { log } from './log.ts';
import { attributeName, card, cardKinds, keywords, kindNoun, tags, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { eachOf, those } from './things.ts';

const { grammar, noun, verb, you } = e;
const { label, or, sentence, signed, some } = grammar;

const get = verb('get');
const stated = (who: Who, v: Verb, rest: string): Clause => ({ who, verb: v, rest, stated: true });
const order = (v: string, rest: string): Clause => ({ who: you, verb: verb(v), rest });
const cannot: Verb = { inf: 'be unable to', you: 'cannot', it: 'cannot', they: 'cannot' };
const fixed = (words: string): Verb => ({ inf: words, you: words, it: words, they: words });

/** Until the end of the phase goes without saying (INA-615). */
const tail = (x: { readonly until?: Lasting | readonly Lasting[] }): string => (x.until === 'turn' ? ' until the end of the turn' : '');

// ---------------------------------------------------------------- changes

function gain(x: Spoken<'gain'>, say: Say): Said {
  const { to = {} } = x;
  if (x.stat === 'ap' && to.zone === 'hand')
    return stated({ words: `your ${those(to)}`, many: true }, verb('give'), `${x.add} AP more as assists`);
  if (x.stat !== 'sp' || x.add === undefined) return en.kinds.gain(x, say);
  const paid = ofPaid(x.add);
  // "It" would be the discarded card.
  const who = paid && to.bound === 'it' ? { words: 'the chosen character' } : say.thing(to, 'all');
  const each = who.many ? ' each' : '';
  if (paid) return stated(who, get, `the ${paid.toUpperCase()} of the discarded card${paid === 'ap' ? ' as SP' : ''}${tail(x)}`);
  const per = perEach(x.add);
  if (per) return stated(who, get, `${signed(per.one)} SP for ${eachOf(per.each, say)}${tail(x)}`);
  const either = eitherOf(x.add);
  if (either)
    return stated(who, get, `${signed(either.usual)} SP${each}, or ${signed(either.other)} SP${each} if ${say.cond(either.if)}${tail(x)}`);
  if (typeof x.add === 'number') return stated(who, get, `${signed(x.add)} SP${each}${tail(x)}`);
  return stated(who, get, `${say.value(x.add)} on top${tail(x)}`);
}

/** "the sum of the SP of David Samford and Jude Sharp on your field" */
function sumOf(n: Num, say: Say): string {
  if (typeof n !== 'object' || !('stat' in n)) return say.num(n);
  const { names } = describe(thingFor(n.of));
  return names.length > 0 ? `the sum of the SP of ${grammar.and(names)} on your field` : `the SP of ${say.thing(n.of, 'all').words}`;
}

const deeds: InazumaWords['deeds'] = {
  beFiredUp: fixed('count as fired-up'),
  joinAttack: fixed('attack away from the action side'),
  joinDefence: fixed('defend away from the action side'),
  beChosen: fixed('be chosen'),
  payForAbility: fixed('use abilities with a cost'),
  assist: fixed('use assists'),
};

// ---------------------------------------------------------------- choices

/** Deeds in sentences of their own, the first without its capital letter. */
const sentences = (effects: readonly Spoken[], say: Say): string => effects.map((x) => label(say.effects([x]))).join('. ');

function chooseOne(x: Spoken<'chooseOne'>, say: Say): Said {
  const { then } = x;
  const what = say.thing({ ...x.from, chosen: { count: 1, upTo: false } }).words;
  const [first, ...rest] = then;
  const more = rest.length === 0 ? '' : `. ${sentences(rest, say)}`;
  if (first.do === 'ready') return `ready ${what}${more}`;
  if (first.do === 'move' && first.to === 'hand') return `take ${what} into your hand${more}`;
  return `choose ${what}. ${sentences(then, say)}`;
}

const effects: InazumaWords['effects'] = {
  gain,
  chooseOne,
  move: (x, say) => {
    const what = say.thing(x.what);
    if (x.to === 'discard') return order('discard', what.words.replace(' from your hand', ''));
    if (x.to === 'underKeeper') return order('put', `${what.words} under this goalkeeper`);
    return en.kinds.move(x, say);
  },
  mayDiscard: (x, say) => {
    const what = say.thing({ zone: 'hand', of: 'you', where: x.where, chosen: { count: 1, upTo: false } }).words;
    return `you may discard ${what.replace(' from your hand', '')}; if you do so, ${say.effects(x.then)}`;
  },
  becomeSp: (x, say) =>
    stated({ words: `the SP of ${say.thing(x.to ?? {}, 'all').words}`, many: true }, verb('become'), `${sumOf(x.n, say)}${tail(x)}`),
  lowerSp: (x, say) => order('lower', `the SP of ${say.thing({ self: true }).words} by ${x.n}`),
  exhaust: (_x, say) => order('exhaust', say.thing({ self: true }).words),
  ready: (x, say) => order('ready', say.thing(x.to ?? {}, 'all').words),
  join: (x, say) => stated(say.thing(x.to ?? {}, 'all'), verb('join'), `the ${x.part === 'attacking' ? 'attack' : 'defence'}`),
  fireUp: (x, say) => `choose ${say.thing({ ...x.from, chosen: { count: 1, upTo: false } }).words}. It counts as fired-up${tail(x)}`,
  draw: (x) => order('draw', some(Number(x.n), card)),
  discardRandom: (x) => grammar.tell({ who: e.opponent, verb: verb('discard'), rest: `${some(Number(x.n), card)} at random` }),
  arrange: (x, say) => {
    const what = say.thing({ zone: x.zone, of: 'you', top: x.top }).words;
    return `look at ${what} and put them back in any order`;
  },
  goalFever: () => '[Goal Fever] If you score in this phase, another shooting phase follows',
  endShooting: () => 'this shooting phase ends without a goal',
  permit: (x, say) =>
    x.deed === 'beFiredUp' ? stated(say.thing(x.to ?? {}, 'all'), verb('count'), 'as fired-up') : en.kinds.permit(x, say),
  forbid: (x, say) => {
    if (x.deed === 'beChosen')
      return stated(e.opponent, cannot, `choose ${say.thing(x.to ?? {}, 'all').words} for super techniques or abilities${tail(x)}`);
    const who = x.to ? say.thing(x.to ?? {}, 'all') : x.whose === 'opponent' ? e.opponent : you;
    return `${who.words} can use no more ${x.deed === 'assist' ? 'assists' : 'abilities with a cost'}${tail(x)}`;
  },
};

// ---------------------------------------------------------------- how a text is printed

function demand(c: Cond, say: Say): string {
  if ('is' in c && c.is === 'kicking') return 'Only as the kicker';
  const n = fewerUnder(c);
  if (n !== null) return `Only with ${n === 1 ? 'no card' : `fewer than ${n} cards`} under this goalkeeper`;
  return `Only if ${say.cond(c)}`;
}

/** What a text that holds by itself does, while it holds. */
function always(a: Ability<AnyEffect>, demands: readonly Cond[], say: Say): string {
  const self = say.thing({ self: true }).words;
  const parts = joins(a);
  if (parts.length > 0)
    return sentence(`${self} may ${or(parts.map((p) => (p === 'attacking' ? 'attack' : 'defend')))} away from the action side`);
  const { keyword, n } = (a.notes ?? {}) as { readonly keyword?: Keyword; readonly n?: number };
  const does = say.effects(a.do);
  if (demands.length === 0) return sentence(does);
  if (keyword)
    return `[${keywords[keyword]}: ${n}] ${sentence(`${does} while it ${{ dribbler: 'attacks', defender: 'defends', striker: 'is the kicker' }[keyword]}`)}`;
  return sentence(`while ${grammar.and(demands.map((c) => say.cond(c)))}, ${does}`);
}

/** Two deeds of one subject: "X gets −300 SP and can use no more …". */
const once = (text: string): string => text.replace(/(The opponent's goalkeeper [^.]*)\. The opponent's goalkeeper /, '$1 and ');

function frame(a: Ability<AnyEffect>, given: string, say: Say): string {
  const { tags: found, demands } = termsOf(a);
  const name = a.notes?.name ? `${a.notes.name}: ` : '';
  const when = found.map((tag) => tags[tag]).join('');
  if (!('use' in a.when)) return `${name}${when === '' ? '' : `${when} `}${'always' in a.when ? always(a, demands, say) : given}`;
  const cost = (a.cost ?? []).length === 0 ? [] : [`[${label(say.effects(a.cost!))}]`];
  const brackets = [...(a.limit ? ['[Once per turn]'] : []), ...demands.map((c) => `[${demand(c, say)}]`), ...cost];
  return `${name}${[when, ...brackets, once(given)].filter((x) => x !== '').join(' ')}`;
}

// ---------------------------------------------------------------- the book

const mark = (beside: string, says: string): MarkWords => ({ beside: () => `that ${beside}`, says: () => says });

export const inazumaEn: InazumaWords = {
  lang: 'en',
  title: 'Inazuma Eleven TCG',
  card,
  cardKinds,
  zones,
  stats: {
    sp: {
      name: 'SP',
      change: (who, how, by) =>
        how === 'become'
          ? { who: { words: `the SP of ${who.words}`, many: true }, verb: verb('become'), rest: String(by) }
          : { who, verb: get, rest: `${signed(Number(by))} SP` },
      // Nobody was there to be changed.
      changeFor: () => null,
    },
    fsp: { name: 'FSP' },
    ap: { name: 'AP' },
    level: { name: 'level' },
  },
  traits: {
    name: { after: (v) => `named ${v}`, says: (v) => `is ${v}` },
    attribute: { before: attributeName, says: (v) => `is ${e.a(attributeName(v))} card` },
    team: { before: (v) => v, says: (v) => `is of team ${v}` },
    position: { before: (v) => v, says: (v) => `is ${e.a(v)}` },
  },
  roles: { kicker: noun('kicker') },
  timings: { strategy: '{Strategy}', attack: '{Attack}', shooting: '{Shooting}' },
  scopes: {
    strategy: 'until the end of the phase',
    attack: 'until the end of the phase',
    shooting: 'until the end of the phase',
    turn: 'until the end of the turn',
    'per turn': 'per turn',
  },
  marks: {
    exhausted: mark('is exhausted', 'is exhausted'),
    attacking: mark('attacks', 'attacks'),
    defending: mark('defends', 'defends'),
    attacked: mark('attacked in this turn', 'attacked in this turn'),
    kicking: mark('is the kicker', 'is the kicker'),
  },
  deeds,
  effects,
  conditions: {
    behind: () => 'you have fewer goals than the opponent',
    firedUp: (_v, say) => `${say.thing({ self: true }).words} is fired-up`,
    kicking: (_v, say) => `${say.thing({ self: true }).words} is the kicker`,
    ownTurn: () => 'it is your turn',
    opponentTurn: () => "it is the opponent's turn",
    inPhase: (phase) => `it is the ${phase} phase`,
  },
  frame,
  line: (def) =>
    [
      label(kindNoun(def.kind).one),
      ...factsOf(def, { attribute: attributeName, none: 'no attribute', level: 'Level', needs: 'needs' }),
    ].join(' · '),
  ...table,
  ...setUp,
  ...log,
};
