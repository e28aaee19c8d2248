/** How Characters and cards are named in English, and what is asked of them. */
import type { AnyEffect, EventFilter, Happened, Num, Sel } from '@touchline/engine';
import { type Clause, english as e, en, type Noun, type Say, type SharedBook, type Thing, thingFor, type Who } from '@touchline/text';
import { isRecord } from '../../paidRecord.ts';
import { iconsOf } from '../../read/seen.ts';
import { bookBy } from '../bookBy.ts';
import { alternatives, anyAbility, clauseBy, type Described, describe } from '../described.ts';
import { joining } from '../joining.ts';
import { amountBy, barely, countedBy, isCalled } from '../onCards.ts';
import { areaOf, card, character, counterName, DULL, elements, itemNoun, keywords, types, zones } from './nouns.ts';

const { noun } = e;
const { or } = e.grammar;

export const UNTIL = 'this turn';
export const WHEN_DONE = 'when you do so';
export const IS_YOUR_TURN = 'it is your turn';
/** FFT-2010. */
export const DAMAGE = 'Damage';
/** What texts do is joined so; cards, names and the rest as everywhere. */
const grammar = joining(e.grammar, {
  tail: ` ${UNTIL}`,
  negative: /^cannot/,
  then: { after: /^draw /, before: /^discard /, words: ', then ' },
});

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
      return typeof b.atLeast === 'number'
        ? `of ${name} ${b.atLeast}`
        : isCalled(b.atLeast, say)
          ? `of ${name} equal to ${say.num(b.atLeast)}`
          : `of that ${name}`;
    const how = name === 'cost' ? 'of cost' : 'with power';
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

/** FFT-R95: "was cast", "was paid for with CP of 3 or more different Elements". */
function recordText(mark: string, least: number, most: number | null, many: boolean): string {
  const was = `${many ? 'were' : 'was'}${most === 0 ? ' not' : ''}`;
  const what = mark.slice('paid:'.length);
  if (what === 'cast') return `${was} cast`;
  if (what === 'extra') return `${was} cast for an extra or other cost`;
  if (what === 'backups') return `${was} paid for with CP of Backups only`;
  if (what !== 'elements') return `${was} paid for with ${elements[what] ?? what} CP only`;
  const n = most === null ? `${least} or more different Elements` : `exactly ${most} ${most === 1 ? 'Element' : 'different Elements'}`;
  return `${many ? 'were' : 'was'} paid for with CP of ${n}`;
}

const clauseOf = (say: Say) =>
  clauseBy(
    {
      or,
      and: e.grammar.and,
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
        if (isRecord(mark)) return recordText(mark, least, most, many);
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
  const kinds = alternatives(thing.filters);
  if (kinds)
    return [or(kinds.map((filters) => group({ ...thing, filters }, say, many, false))), placed ? place(thing) : ''].join(' ').trim();
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

const counted = countedBy(
  one,
  (counter) => (counter === 'paid:elements' ? 'different Element of the CP it was paid for with' : `${counterName(counter)} on it`),
  'member of the party',
  {
    tallied: (tally) => `${tally === 'summons' ? 'Summon' : 'card'} you have cast this turn`,
    time: (n, say) => `time ${hasHappened(n.happened, say, null)}`,
    different: (n, say) => `different ${oneValue[n.different] ?? n.different} among ${those(n.of, say)}`,
  },
);
const oneValue: { readonly [value: string]: string } = {
  element: 'Element',
  name: 'name',
  job: 'Job',
  category: 'Category',
  type: 'type',
  cost: 'cost',
  power: 'power',
};
export const forEach = (what: string, of: Num, say: Say): string => `${what} for each ${counted(of, say)}`;
export const amount = amountBy(
  (n) => `${n} damage`,
  forEach,
  (n) => `damage equal to ${n}`,
);

// ---------------------------------------------------------------- conditions

/** Where a card lies that speaks of itself. */
export const inArea = (zone: string): string => {
  if (zone === 'field' || zone === 'stack') return `on the ${areaOf(zone).one}`;
  return zone === 'removed' ? 'removed from the game' : `in your ${areaOf(zone).one}`;
};

function controls(sel: Sel, atLeast: string, say: Say): string {
  const t = thingFor(sel);
  const placed = t.zones[0] !== 'field';
  const bare = (many: boolean) => group(t, say, many, placed);
  const what = atLeast === '1' ? e.a(bare(false)) : `${atLeast} ${bare(true)}`;
  if (t.of === 'any') return `there ${atLeast === '1' ? 'is' : 'are'} ${what}`;
  return `${t.of === 'you' ? 'you' : 'the opponent'} ${t.of === 'you' ? (placed ? 'have' : 'control') : placed ? 'has' : 'controls'} ${what}`;
}

const kindOfValue: { readonly [value: string]: string } = {
  element: 'Elements',
  name: 'names',
  job: 'Jobs',
  category: 'Categories',
  type: 'types',
  cost: 'costs',
  power: 'powers',
};

const PARTICIPLES: { readonly [verb: string]: string } = {
  be: 'been',
  break: 'broken',
  cast: 'cast',
  deal: 'dealt',
  draw: 'drawn',
  get: 'got',
  leave: 'left',
  take: 'taken',
  begin: 'begun',
};
const participle = (inf: string): string => PARTICIPLES[inf] ?? (inf.endsWith('e') ? `${inf}d` : `${inf}ed`);

/** "you have cast a Summon this turn". */
function hasHappened(w: Happened['happened'], say: Say, atLeast: string | null, times = ''): string {
  const { who, verb, rest } = happening(w.on, w, say, atLeast === null ? null : `${atLeast} or more`);
  const has = who.you || who.many ? 'have' : 'has';
  return `${who.words} ${has} ${participle(verb.inf)}${rest === '' ? '' : ` ${rest}`}${times} this turn`;
}

/** Of one card, or of whatever is no card: so often. */
const isOneThing = ({ on, card }: Happened['happened']): boolean =>
  card === undefined ? !['move', 'cast'].includes(on) : card.self === true || card.bound !== undefined;

const signs = { '<': 'less than', '<=': 'at most', '=': '', '>=': 'at least', '>': 'more than' } as const;

export const shared: SharedBook = bookBy(
  {
    shared: en,
    grammar,
    thisCharacter: 'this Character',
    it: () => 'it',
    them: () => 'them',
    all: ({ count }) => (count === 'the' ? 'the' : 'all'),
    or: 'or',
    to: 'to',
    upTo: 'up to ',
    group,
    clause: (f, say) => clauseOf(say)(f, false),
    oneOf: (sel, say) => e.a(one(sel, say)),
    inArea,
    lies: (card, there, so) => `${card} is ${so ? '' : 'not '}${there}`,
    noCounter: (counter, on) => `no ${counterName(counter)} is left on ${on}`,
    aCounter: (counter, on) => `there is ${e.a(counterName(counter))} on ${on}`,
    isOne: (called, sel, say) => `${called?.words ?? 'it'} is ${e.a(one(sel, say))}`,
    someAre: (n, called, sel, say) => `at least ${n} of ${called?.words ?? 'them'} is ${e.a(one(sel, say))}`,
    controls,
    orMore: (n) => `${n} or more`,
    none: (sel, say) => controls(sel, 'no', say),
    fewerThan: (n) => `fewer than ${n}`,
    untrue: (cond) => `it is not so that ${cond}`,
    paidExtra: 'you paid the extra cost',
    moreThanYou: (sel, say) => `the opponent controls more ${those(sel, say, false)} than you`,
    happened: (c, say) => {
      const n = c.atLeast === undefined ? '1' : say.num(c.atLeast);
      if (n === '1') return hasHappened(c.happened, say, null);
      return isOneThing(c.happened) ? hasHappened(c.happened, say, null, ` ${n} or more times`) : hasHappened(c.happened, say, n);
    },
    compared: ({ compare: [left, sign, right] }, say) => `${say.num(left)} is ${signs[sign]} ${say.num(right)}`.replace('  ', ' '),
    nums: {
      count: (n, say) => `the number of ${those(n.count, say)}`,
      stat: (n, say) => {
        const called = n.of.bound === undefined ? null : say.called(n.of.bound);
        if (called && !called.words.endsWith(' card')) return `the ${n.stat} of ${called.words}`;
        return n.of.bound !== undefined && !called ? `its ${n.stat}` : `${say.thing(n.of).words}'s ${n.stat}`;
      },
      highest: (n, say) => `the highest ${n.highest} among ${those(n.of, say)}`,
      different: (n, say) => `the number of different ${kindOfValue[n.different] ?? n.different} among ${those(n.of, say)}`,
      happened: (n, say) => `the number of times ${hasHappened(n.happened, say, null)}`,
      mark: (n, say) => {
        const who = say.thing(n.of).words;
        if (n.mark === 'paid:elements') return `the number of different Elements of the CP ${who} was paid for with`;
        return isRecord(n.mark) ? `1 if ${who} ${recordText(n.mark, 1, null, false)}` : `the number of ${counterName(n.mark)}s on ${who}`;
      },
    },
    order: 'Which auto-ability goes on the stack first? It resolves last.',
    useThis: 'do you use this',
    pay: (icons) => `do you pay ${icons}`,
    doThis: 'do you do this',
    icons: iconText,
    damage: DAMAGE,
    itIsYourTurn: IS_YOUR_TURN,
    notYourTurn: 'it is not your turn',
    duringYourTurn: (text) => `during your turn, ${text}`,
    if: (cond) => `if ${cond}`,
    unless: (cond) => /^it is not so that (?!.* and )(.+)$/.exec(cond)?.[1].replace(/^/, 'unless ') ?? null,
    otherwise: 'Otherwise',
    whenDone: WHEN_DONE,
    so: (theirs) => `If ${theirs ? 'they' : 'you'} do so`,
    notSo: (theirs) => `If ${theirs ? 'they' : 'you'} do not`,
    happens: happening,
    whens: {
      on: (w, say) => {
        const begins = begin[w.on];
        if (begins !== undefined)
          return `${begins} of ${w.seat === 'you' ? 'your' : w.seat === 'opponent' ? "the opponent's" : 'each'} ${ends[w.on]}`;
        return `when ${e.grammar.tell(happening(w.on, w, say, w.together === undefined ? null : `${w.together} or more`))}`;
      },
    },
    aForward: 'a Forward',
    dealer: (by, why, say) => {
      const whose = by?.of === 'opponent' ? "the opponent's" : by?.of === 'you' ? 'your' : '';
      const plain = by === undefined || Object.keys(by).every((field) => field === 'of');
      if (!plain) return `${e.a(one(by, say))}${why === 'battle' ? ' in battle' : why === 'effect' ? ' by a Summon or ability' : ''}`;
      if (why === 'effect') return whose === '' ? 'a Summon or ability' : `${whose} Summon or ability`;
      if (why === 'battle') return whose === '' ? 'a Forward in battle' : `${whose} Forward in battle`;
      return whose === '' ? 'something' : `${whose} Forward, Summon or ability`;
    },
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

/** How something comes about. */
const reasons: { readonly [why: string]: string } = {
  battle: 'in battle',
  effect: 'by a Summon or ability',
  damage: 'as damage',
  draw: 'by drawing it',
  found: 'by a search',
  mill: 'from the top of the deck',
  play: 'by being cast',
  put: 'without being broken',
  warp: 'by Warp',
  dull: 'as a cost',
  remove: 'as a cost',
  return: 'as a cost',
  turn: 'as a cost',
};

/** "because of your Summons or abilities", "because of a Forward you control". */
function because(by: Sel | undefined, say: Say): string {
  if (by === undefined) return '';
  if (by.self) return ` because of ${say.thing(by).words}`;
  const plain = Object.keys(by).every((field) => field === 'of');
  if (!plain) return ` because of ${e.a(one(by, say))}`;
  return by.of === 'any' ? '' : ` because of ${by.of === 'you' ? 'your' : "the opponent's"} Summons or abilities`;
}

/** `number`: of several at once, or so often ("2 or more"). */
function happening(type: string, w: EventFilter, say: Say, number: string | null = null): Clause {
  const player: Who = w.seat === 'you' ? e.you : w.seat === 'opponent' ? e.opponent : { words: 'a player' };
  const some = (sel: Sel): Who => (number === null ? { words: e.a(one(sel, say)) } : { words: `${number} ${those(sel, say)}`, many: true });
  const card = (): Who => (w.card?.self || w.card?.bound !== undefined ? say.thing(w.card) : some(w.card ?? {}));
  const ofSomebody = (): Who => {
    const whose = w.seat === 'you' ? 'your' : "the opponent's";
    if (w.seat === undefined || w.seat === 'any') return some({});
    return number === null ? { words: `one of ${whose} cards` } : { words: `${number} of ${whose} cards`, many: true };
  };
  const who: Who = w.card ? card() : type === 'move' ? ofSomebody() : player;
  const theirs =
    w.card && type !== 'cast' && w.seat !== undefined && w.seat !== 'any'
      ? ` while ${w.seat === 'you' ? 'you control' : 'the opponent controls'} ${who.many ? 'them' : 'it'}`
      : '';
  const told = (clause: Clause, why = w.why === undefined ? '' : ` ${reasons[w.why] ?? `as “${w.why}”`}`): Clause => {
    const and = `${why}${because(w.by, say)}${theirs}`;
    return { ...clause, rest: `${clause.rest}${clause.rest === '' ? and.trim() : and}` };
  };
  if (type === 'cast') return told({ who: player, verb: e.verb('cast'), rest: card().words });
  if (type === 'use' && w.why !== undefined) return told({ who, verb: e.verb('use'), rest: e.a(itemNoun(w.why).one) }, '');
  if (type === 'counter' && w.why !== undefined)
    return told(
      {
        who: { words: e.a(counterName(w.why)) },
        verb: e.be,
        rest: `${w.why === 'warp' ? 'removed from' : 'placed on or removed from'} ${who.words}`,
      },
      '',
    );
  if (type !== 'move') return told(say.words.happenings![type](who, '', say));
  if (w.why === 'discard' && !w.card) return told({ who: player, verb: e.verb('discard'), rest: some({}).words }, '');
  const area = (zone: string) => (zone === 'field' || zone === 'breakZone' ? `the ${zones[zone].area.one}` : e.a(areaOf(zone).one));
  if (w.why === 'discard' || w.why === 'break') {
    const way = w.why === 'discard' ? ['hand', 'breakZone'] : ['field', 'breakZone'];
    const usual = (w.from ?? way[0]) === way[0] && (w.to ?? way[1]) === way[1];
    if (usual) return told({ who, verb: e.be, rest: w.why === 'discard' ? 'discarded' : 'broken' }, '');
  }
  const from = w.from === undefined ? '' : `from ${area(w.from)} `;
  if (w.to === undefined) return told({ who, verb: e.verb('leave'), rest: area(w.from ?? 'field') });
  if (w.to === 'field') return told({ who, verb: e.verb('enter'), rest: `the field${from === '' ? '' : ` ${from.trim()}`}` });
  return told({ who, verb: e.be, rest: `put ${from}into ${area(w.to)}` });
}
