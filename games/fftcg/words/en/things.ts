/** How Characters and cards are named in English, and what is asked of them. */
import type { Cond, Effect, Num, Sel } from '@touchline/engine';
import { english as e, en, type Noun, type Say, type SharedBook, type Who } from '@touchline/text';
import { iconsOf, offerOf } from '../../read/seen.ts';
import { anyAbility, type Described, describe, perEach, type Thing, thingFor } from '../described.ts';
import { joining } from '../joining.ts';
import { card, character, counterName, DULL, elements, itemKinds, keywords, types, zones } from './nouns.ts';

const { noun } = e;
const { or } = e.grammar;

export const UNTIL = 'this turn';
/** What texts do is joined so; cards, names and the rest as everywhere. */
const grammar = joining(e.grammar, { tail: ` ${UNTIL}`, negative: /^cannot/ });

/** Icons of a cost. */
export const iconText = (cost: readonly Effect[]): string =>
  iconsOf(cost, (element) => `{${elements[element]}}`, { dull: DULL, special: '{S}', crystal: '{Crystal}' });

// ---------------------------------------------------------------- nouns

function nounFor(d: Described, thing: Thing): Noun {
  if (d.items.length > 0) {
    if (anyAbility(d.items))
      return d.items.includes('summon') ? noun('Summon or ability', 'Summons or abilities') : noun('ability', 'abilities');
    const all = d.items.map((i) => itemKinds[i as 'auto']);
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
    return b.atLeast === undefined ? `${how} ${bound(b.atMost!, say)} or less` : `${how} ${bound(b.atLeast, say)} or more`;
  });
}

const where: { readonly [of: string]: string } = { you: 'you control', opponent: 'the opponent controls', them: 'they control', any: '' };

function place(thing: Thing): string {
  const [zone] = thing.zones;
  if (zone === 'field' || zone === undefined) return where[thing.of];
  if (zone === 'stack') return `${where[thing.of]} on the stack`.trim();
  const area = zones[zone as 'deck'].area.one;
  const owner = thing.of === 'you' ? 'your' : thing.of === 'them' ? 'their' : thing.of === 'opponent' ? "the opponent's" : 'a';
  return `${zone === 'hand' ? 'from' : 'in'} ${owner} ${area}`;
}

/** "dull Fire Forwards costing 3 or less the opponent controls", without its number. */
export function group(thing: Thing, say: Say, many: boolean, placed = true): string {
  const d = describe(thing.filters);
  const n = nounFor(d, thing);
  return [
    thing.other && thing.zones[0] !== 'stack' ? 'other' : '',
    ...d.marks,
    or(d.elements.map((x) => elements[x])),
    d.category === '' ? '' : `Category ${d.category}`,
    d.job === '' ? '' : `Job ${d.job}`,
    many ? n.many : n.one,
    d.name === '' ? '' : `named ${d.name}`,
    d.keyword === '' ? '' : `with ${keywords[d.keyword]}`,
    ...boundsText(d, say),
    ...d.named.map((trait) => `of ${say.words.traits?.[trait]?.named}`),
    d.notElements.length > 0 ? `that ${many ? 'are' : 'is'} not ${or(d.notElements.map((x) => elements[x]))}` : '',
    placed ? place(thing) : '',
  ]
    .filter((x) => x !== '')
    .join(' ');
}

function number(thing: Thing, say: Say): string {
  const { count, atLeast } = thing;
  if (typeof count === 'string') return count === 'the' ? 'the' : 'all';
  if (atLeast !== null && atLeast !== count) return `${say.num(atLeast)} ${count === Number(atLeast) + 1 ? 'or' : 'to'} ${say.num(count)}`;
  return `${thing.upTo ? 'up to ' : ''}${say.num(count)}`;
}

function thing(t: Thing, say: Say): Who {
  if (t.is === 'self') return { words: say.self?.name ?? 'this Character' };
  if (t.is === 'event' || t.is === 'named') return t.many ? { words: 'them', many: true } : { words: 'it' };
  if (t.is === 'top') return en.thing(t, say);
  return { words: `${number(t, say)} ${group(t, say, t.many)}`, many: t.many };
}

/** As a subject. */
export const subject = (who: Who): Who => (who.words === 'them' ? { ...who, words: 'they' } : who);
/** All cards a selector means, bare: "Forwards costing 4 or more". */
export const those = (sel: unknown, say: Say, placed = true): string => group(thingFor(sel), say, true, placed);
export const one = (sel: unknown, say: Say): string => group(thingFor(sel), say, false);

// ---------------------------------------------------------------- numbers

/** What one of those is that are counted: "Growth counter on it", "Summon in your Break Zone". */
export function counted(n: Num, say: Say): string {
  if (typeof n === 'number') return String(n);
  if ('mark' in n) return `${counterName(n.mark)} on it`;
  if ('count' in n) return one(n.count, say);
  return 'event' in n ? 'member of the party' : say.num(n);
}

/** "4000 damage", "1000 damage for each …", "damage equal to …". */
export function amount(n: unknown, what: string, say: Say): string {
  const per = perEach(n);
  if (per) return `${per.one} ${what} for each ${counted(per.each, say)}`;
  return typeof n === 'number' ? `${n} ${what}` : `${what} equal to ${say.num(n as Num)}`;
}

// ---------------------------------------------------------------- conditions

function controls(sel: Sel, atLeast: string, say: Say): string {
  const t = thingFor(sel);
  const placed = t.zones[0] !== 'field';
  const bare = (many: boolean) => group(t, say, many, placed);
  const what = atLeast === '1' ? e.a(bare(false)) : `${atLeast} ${bare(true)}`;
  if (t.of === 'any') return `there ${atLeast === '1' ? 'is' : 'are'} ${what}`;
  return `${t.of === 'you' ? 'you' : 'the opponent'} ${t.of === 'you' ? (placed ? 'have' : 'control') : placed ? 'has' : 'controls'} ${what}`;
}

function exists(c: { readonly exists: Sel; readonly atLeast?: Num }, say: Say): string {
  const { exists: sel, atLeast } = c;
  const mark = sel.self && (sel.where ?? []).find((f) => 'mark' in f);
  if (mark) {
    const on = say.thing({ self: true }).words;
    return mark.is === 0 ? `no ${counterName(mark.mark)} is left on ${on}` : `there is ${e.a(counterName(mark.mark))} on ${on}`;
  }
  const n = atLeast === undefined ? '1' : say.num(atLeast);
  if (sel.bound !== undefined)
    return say.named(sel.bound) === 'several'
      ? `at least ${n} of them is ${e.a(one({ where: sel.where }, say))}`
      : `it is ${e.a(one({ where: sel.where }, say))}`;
  return controls(sel, n === '1' ? n : `${n} or more`, say);
}

function not(c: Cond, say: Say): string {
  if (!('exists' in c)) return `it is not so that ${say.cond(c)}`;
  const { atLeast = 1 } = c;
  return controls(c.exists, atLeast === 1 ? 'no' : `fewer than ${say.num(atLeast)}`, say);
}

const signs = { '<': 'less than', '<=': 'at most', '=': '', '>=': 'at least', '>': 'more than' } as const;

function compare([left, sign, right]: readonly [Num, keyof typeof signs, Num], say: Say): string {
  if (typeof left === 'object' && 'bound' in left && sign === '>=') return 'you paid the extra cost';
  if (typeof left === 'object' && 'count' in left && typeof right === 'object' && 'count' in right && sign === '>') {
    const { of, ...theirs } = left.count;
    const { of: whose, ...yours } = right.count;
    if (JSON.stringify(theirs) === JSON.stringify(yours) && of === 'opponent' && whose === 'you')
      return `the opponent controls more ${those(left.count, say, false)} than you`;
  }
  return `${say.num(left)} is ${signs[sign]} ${say.num(right)}`.replace('  ', ' ');
}

/** FFT-2010: printed before the text. */
const inDamage = /^Damage (\d+)$/;

/** The shared book with this game's way of naming things and joining deeds. */
export const shared: SharedBook = {
  ...en,
  grammar,
  thing,
  conds: { ...en.conds, exists, not: (c, say) => not(c.not, say), compare: (c, say) => compare(c.compare, say) },
  nums: {
    ...en.nums,
    count: (n, say) => `the number of ${those(n.count, say)}`,
    stat: (n, say) => (n.of.bound !== undefined ? `its ${n.stat}` : `${say.thing(n.of).words}'s ${n.stat}`),
    highest: (n, say) => `the highest ${n.highest} among ${those(n.of, say)}`,
    mark: (n, say) => `the number of ${counterName(n.mark)}s on ${say.thing(n.of).words}`,
  },
  asks: {
    ...en.asks,
    // FFT-903: the newest resolves first.
    order: () => 'Which auto-ability goes on the stack first? It resolves last.',
    may: (at) => {
      const { card: name, cost, text } = offerOf(at);
      if (cost.length === 0) return `${name}: do you use this? ${text}`;
      const icons = cost.every((x) => x.do === 'cp') ? `pay ${iconText(cost)}` : 'do this';
      return `${name}: do you ${icons}? ${text}`;
    },
  },
  shape: {
    ...en.shape,
    if: (cond, then, otherwise) => `if ${cond}, ${then}${otherwise === '' ? '' : `. Otherwise, ${otherwise}`}`,
    onlyIf: (text, cond) => {
      const damage = inDamage.exec(cond);
      if (damage) return `Damage ${damage[1]} — ${e.grammar.label(text)}`;
      return cond === 'it is your turn' ? `during your turn, ${text}` : `if ${cond}, ${text}`;
    },
    may: (offer, then, otherwise, theirs) => {
      const who = theirs ? 'they' : 'you';
      const so = then === '' ? '' : then.startsWith('when you do so') ? `. ${e.grammar.label(then)}` : `. If ${who} do so, ${then}`;
      return `${offer}${so}${otherwise === '' ? '' : `. If ${who} do not, ${otherwise}`}`;
    },
  },
  whens: {
    ...en.whens,
    on: (w, say) => {
      const begins = begin[w.on];
      if (begins !== undefined)
        return `${begins} of ${w.seat === 'you' ? 'your' : w.seat === 'opponent' ? "the opponent's" : 'each'} ${ends[w.on]}`;
      return `when ${e.grammar.tell(happening(w, say))}`;
    },
    instead: (w, say) => {
      if (w.instead !== 'damage' || w.less === undefined) return en.whens.instead(w, say);
      const target = w.card ? say.thing(w.card).words : 'a Forward';
      const change = w.less < 0 ? `${-w.less} more` : `${w.less} less`;
      const source = w.by?.of === 'opponent' ? "the opponent's Summon or ability" : 'something';
      return `if ${source} would deal damage to ${target}, it deals ${change} instead`;
    },
  },
};

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

function happening(w: Waits, say: Say) {
  const player: Who = w.seat === 'you' ? e.you : w.seat === 'opponent' ? e.opponent : { words: 'a player' };
  if (w.on === 'cast') return { who: player, verb: e.verb('cast'), rest: e.a(w.card ? one(w.card, say) : 'card') };
  const who: Who = !w.card ? player : w.card.self ? say.thing(w.card) : { words: e.a(one(w.card, say)) };
  if (w.on === 'counter' && w.why === 'warp') return { who: { words: 'a Warp counter' }, verb: e.be, rest: `removed from ${who.words}` };
  if (w.on !== 'move') return say.words.happenings![w.on](who, '', say);
  if (w.why === 'discard') {
    const by = w.by?.of === 'you' ? ' because of your Summons or abilities' : '';
    return { who, verb: e.verb('discard'), rest: `a card${by}` };
  }
  const area = (zone: string) =>
    zone === 'field' || zone === 'breakZone' ? `the ${zones[zone].area.one}` : e.a(zones[zone as 'deck'].area.one);
  if (w.to === 'field') return { who, verb: e.verb('enter'), rest: 'the field' };
  if (w.to === undefined) return { who, verb: e.verb('leave'), rest: area(w.from ?? 'field') };
  if (w.from === 'field') return { who, verb: e.verb('leave'), rest: `the field for ${area(w.to)}` };
  return { who, verb: e.be, rest: `put ${w.from === undefined ? '' : `from ${area(w.from)} `}into ${area(w.to)}` };
}
