/** How Characters and cards are named in English, and what is asked of them. */
import type { AnyEffect, Num, Sel } from '@touchline/engine';
import { type Clause, english as e, en, type Noun, type Say, type SharedBook, type Thing, thingFor, type Who } from '@touchline/text';
import { iconsOf } from '../../read/seen.ts';
import { bookBy } from '../bookBy.ts';
import { anyAbility, clauseBy, type Described, describe } from '../described.ts';
import { joining } from '../joining.ts';
import { amountBy, barely, countedBy } from '../onCards.ts';
import { areaOf, card, character, counterName, DULL, elements, itemNoun, keywords, types, zones } from './nouns.ts';

const { noun } = e;
const { or } = e.grammar;

export const UNTIL = 'this turn';
export const WHEN_DONE = 'when you do so';
export const IS_YOUR_TURN = 'it is your turn';
/** FFT-2010. */
export const DAMAGE = 'Damage';
/** What texts do is joined so; cards, names and the rest as everywhere. */
const grammar = joining(e.grammar, { tail: ` ${UNTIL}`, negative: /^cannot/ });

/** Icons of a cost. */
export const iconText = (cost: readonly AnyEffect[]): string =>
  iconsOf(cost, (element) => `{${elements[element]}}`, { dull: DULL, special: '{S}', crystal: '{Crystal}' });

// ---------------------------------------------------------------- nouns

function nounFor(d: Described, thing: Thing): Noun {
  if (d.items.length > 0) {
    if (anyAbility(d.items))
      return d.items.includes('summon') ? noun('Summon or ability', 'Summons or abilities') : noun('ability', 'abilities');
    const all = d.items.map(itemNoun);
    return { one: or(all.map((n) => n.one)), many: or(all.map((n) => n.many)) };
  }
  if (d.types.length > 0) {
    const all = d.types.map((t) => types[t]);
    return { one: or(all.map((n) => n.one)), many: or(all.map((n) => n.many)) };
  }
  return thing.kind === 'character' || thing.zones.includes('field') ? character : card;
}

const bound = (n: Num, say: Say): string => (typeof n === 'number' ? String(n) : say.num(n));

function boundsText(d: Described, say: Say): string[] {
  return d.bounds.map((b) => {
    const name = b.stat === 'power' ? 'power' : 'cost';
    if (b.atLeast !== undefined && JSON.stringify(b.atLeast) === JSON.stringify(b.atMost))
      return typeof b.atLeast === 'number' ? `of ${name} ${b.atLeast}` : `of that ${name}`;
    const how = name === 'cost' ? 'costing' : 'with power';
    if (b.atLeast === undefined) return `${how} ${bound(b.atMost!, say)} or less`;
    return b.atMost === undefined
      ? `${how} ${bound(b.atLeast, say)} or more`
      : `${how} ${bound(b.atLeast, say)} to ${bound(b.atMost, say)}`;
  });
}

const theirs = 'the opponent controls';
/** At a table for two, whoever is another is the opponent. */
const where = { you: 'you control', opponent: theirs, opponents: theirs, next: theirs, that: theirs, them: 'they control', any: '' };

function place(thing: Thing): string {
  const [zone] = thing.zones;
  if (zone === 'field' || zone === undefined) return where[thing.of];
  if (zone === 'stack') return `${where[thing.of]} on the stack`.trim();
  const area = areaOf(zone).one;
  const owner = thing.of === 'you' ? 'your' : thing.of === 'them' ? 'their' : thing.of === 'opponent' ? "the opponent's" : 'a';
  return `${zone === 'hand' ? 'from' : 'in'} ${owner} ${area}`;
}

const are = (many: boolean): string => (many ? 'are' : 'is');
const have = (many: boolean): string => (many ? 'have' : 'has');
const WORDS: { readonly [mark: string]: string } = {
  dull: 'dull',
  frozen: 'frozen',
  attacking: 'attacking',
  blocking: 'blocking',
  damage: 'damaged',
  fresh: 'new on the field',
};

const clauseOf = (say: Say) =>
  clauseBy(
    {
      or,
      is: (trait, values, many) => {
        if (trait === 'type') return `${are(many)} ${or(values.map((v) => (many ? types[v].many : e.a(types[v].one))))}`;
        if (trait === 'element') return `${are(many)} ${or(values.map((v) => elements[v] ?? v))}`;
        if (trait === 'name') return `${are(many)} named ${or(values)}`;
        if (trait === 'keyword') return `${have(many)} ${or(values.map((v) => keywords[v] ?? v))}`;
        return trait === 'job' || trait === 'category'
          ? `${are(many)} ${e.grammar.label(trait)} ${or(values)}`
          : `${have(many)} the ${trait} ${or(values)}`;
      },
      has: (stat, low, high, many) =>
        `${have(many)} ${stat === 'power' ? 'power' : say.find('stats', stat).name} ${low === '' ? `${high} or less` : high === '' ? `${low} or more` : low === high ? low : `${low} to ${high}`}`,
      marked: (mark, least, most, many) => {
        const word = WORDS[mark];
        if (word !== undefined) return `${are(many)} ${most === 0 ? 'not ' : ''}${word}`;
        if (mark === 'attacks') return `${have(many)} ${most === 0 ? 'not ' : ''}attacked this turn`;
        const n = most === 0 ? 'no' : most === null ? `${least} or more` : String(least);
        return `${have(many)} ${n} ${counterName(mark)}${n === '1' ? '' : 's'}`;
      },
      named: (trait, many) => `${are(many)} of ${say.words.traits?.[trait]?.named}`,
      ofKind: (kind, many) => `${are(many)} ${kind === 'summon' ? (many ? 'Summons' : 'a Summon') : many ? 'Characters' : 'a Character'}`,
      not: (clause, many) => `${are(many)} none that ${clause}`,
    },
    (n) => bound(n, say),
  );

/** "dull Fire Forwards costing 3 or less the opponent controls", without its number. */
export function group(thing: Thing, say: Say, many: boolean, placed = true): string {
  const d = describe(thing.filters);
  const n = nounFor(d, thing);
  return [
    thing.other && thing.zones[0] !== 'stack' ? 'other' : '',
    ...d.marks,
    or(d.elements.map((x) => elements[x])),
    d.categories.length === 0 ? '' : `Category ${or(d.categories)}`,
    d.jobs.length === 0 ? '' : `Job ${or(d.jobs)}`,
    many ? n.many : n.one,
    d.names.length === 0 ? '' : `named ${or(d.names)}`,
    d.keywords.length === 0 ? '' : `with ${or(d.keywords.map((word) => keywords[word] ?? word))}`,
    ...boundsText(d, say),
    ...d.named.map((trait) => `of ${say.words.traits?.[trait]?.named}`),
    d.notElements.length > 0 ? `that ${many ? 'are' : 'is'} not ${or(d.notElements.map((x) => elements[x]))}` : '',
    ...d.rest.map((f) => `that ${clauseOf(say)(f, many)}`),
    placed ? place(thing) : '',
  ]
    .filter((x) => x !== '')
    .join(' ');
}

/** As a subject. */
export const subject = (who: Who): Who => (who.words === 'them' ? { ...who, words: 'they' } : who);
export const { those, one } = barely(group);

// ---------------------------------------------------------------- numbers

const counted = countedBy(one, (counter) => `${counterName(counter)} on it`, 'member of the party');
export const forEach = (what: string, of: Num, say: Say): string => `${what} for each ${counted(of, say)}`;
export const amount = amountBy(
  (n) => `${n} damage`,
  forEach,
  (n) => `damage equal to ${n}`,
);

// ---------------------------------------------------------------- conditions

function controls(sel: Sel, atLeast: string, say: Say): string {
  const t = thingFor(sel);
  const placed = t.zones[0] !== 'field';
  const bare = (many: boolean) => group(t, say, many, placed);
  const what = atLeast === '1' ? e.a(bare(false)) : `${atLeast} ${bare(true)}`;
  if (t.of === 'any') return `there ${atLeast === '1' ? 'is' : 'are'} ${what}`;
  return `${t.of === 'you' ? 'you' : 'the opponent'} ${t.of === 'you' ? (placed ? 'have' : 'control') : placed ? 'has' : 'controls'} ${what}`;
}

const signs = { '<': 'less than', '<=': 'at most', '=': '', '>=': 'at least', '>': 'more than' } as const;

export const shared: SharedBook = bookBy(
  {
    shared: en,
    grammar,
    thisCharacter: 'this Character',
    it: 'it',
    them: 'them',
    all: ({ count }) => (count === 'the' ? 'the' : 'all'),
    or: 'or',
    to: 'to',
    upTo: 'up to ',
    group,
    noCounter: (counter, on) => `no ${counterName(counter)} is left on ${on}`,
    aCounter: (counter, on) => `there is ${e.a(counterName(counter))} on ${on}`,
    isOne: (sel, say) => `it is ${e.a(one(sel, say))}`,
    someAre: (n, sel, say) => `at least ${n} of them is ${e.a(one(sel, say))}`,
    controls,
    orMore: (n) => `${n} or more`,
    none: (sel, say) => controls(sel, 'no', say),
    fewerThan: (n) => `fewer than ${n}`,
    untrue: (cond) => `it is not so that ${cond}`,
    paidExtra: 'you paid the extra cost',
    moreThanYou: (sel, say) => `the opponent controls more ${those(sel, say, false)} than you`,
    compared: ({ compare: [left, sign, right] }, say) => `${say.num(left)} is ${signs[sign]} ${say.num(right)}`.replace('  ', ' '),
    nums: {
      count: (n, say) => `the number of ${those(n.count, say)}`,
      stat: (n, say) => (n.of.bound !== undefined ? `its ${n.stat}` : `${say.thing(n.of).words}'s ${n.stat}`),
      highest: (n, say) => `the highest ${n.highest} among ${those(n.of, say)}`,
      mark: (n, say) => `the number of ${counterName(n.mark)}s on ${say.thing(n.of).words}`,
    },
    order: 'Which auto-ability goes on the stack first? It resolves last.',
    useThis: 'do you use this',
    pay: (icons) => `do you pay ${icons}`,
    doThis: 'do you do this',
    icons: iconText,
    damage: DAMAGE,
    itIsYourTurn: IS_YOUR_TURN,
    duringYourTurn: (text) => `during your turn, ${text}`,
    if: (cond) => `if ${cond}`,
    otherwise: 'Otherwise',
    whenDone: WHEN_DONE,
    so: (theirs) => `If ${theirs ? 'they' : 'you'} do so`,
    notSo: (theirs) => `If ${theirs ? 'they' : 'you'} do not`,
    whens: {
      on: (w, say) => {
        const begins = begin[w.on];
        if (begins !== undefined)
          return `${begins} of ${w.seat === 'you' ? 'your' : w.seat === 'opponent' ? "the opponent's" : 'each'} ${ends[w.on]}`;
        return `when ${e.grammar.tell(happening(w, say))}`;
      },
    },
    aForward: 'a Forward',
    theirText: "the opponent's Summon or ability",
    anything: 'something',
    dealsInstead: (source, target, by, more) =>
      `if ${source} would deal damage to ${target}, it deals ${by} ${more ? 'more' : 'less'} instead`,
  },
  e.grammar,
);

const begin: { readonly [event: string]: string } = {
  main1Begins: 'at the beginning',
  main2Begins: 'at the beginning',
  attackBegins: 'at the beginning',
  turnEnds: 'at the end',
};
const ends: { readonly [event: string]: string } = {
  main1Begins: 'Main Phase 1',
  main2Begins: 'Main Phase 2',
  attackBegins: 'Attack Phase',
  turnEnds: 'turn',
};

type Waits = Extract<Parameters<SharedBook['whens']['on']>[0], object>;

function happening(w: Waits, say: Say): Clause {
  const player: Who = w.seat === 'you' ? e.you : w.seat === 'opponent' ? e.opponent : { words: 'a player' };
  if (w.on === 'cast') return { who: player, verb: e.verb('cast'), rest: e.a(w.card ? one(w.card, say) : 'card') };
  const who: Who = !w.card ? player : w.card.self ? say.thing(w.card) : { words: e.a(one(w.card, say)) };
  if (w.on === 'counter' && w.why === 'warp') return { who: { words: 'a Warp counter' }, verb: e.be, rest: `removed from ${who.words}` };
  if (w.on !== 'move') return say.words.happenings![w.on](who, '', say);
  if (w.why === 'discard') {
    const by = w.by?.of === 'you' ? ' because of your Summons or abilities' : '';
    return { who, verb: e.verb('discard'), rest: `a card${by}` };
  }
  const area = (zone: string) => (zone === 'field' || zone === 'breakZone' ? `the ${zones[zone].area.one}` : e.a(areaOf(zone).one));
  if (w.to === 'field') return { who, verb: e.verb('enter'), rest: 'the field' };
  if (w.to === undefined) return { who, verb: e.verb('leave'), rest: area(w.from ?? 'field') };
  if (w.from === 'field') return { who, verb: e.verb('leave'), rest: `the field for ${area(w.to)}` };
  return { who, verb: e.be, rest: `put ${w.from === undefined ? '' : `from ${area(w.from)} `}into ${area(w.to)}` };
}
