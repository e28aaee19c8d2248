/** What cards say in the same way in every language, from the words of one: changes, choices, how a text is printed. */
import type { Ability, AnyEffect, Cond, Lasting, Num, Sel } from '@touchline/engine';
import {
  type Grammar,
  type MarkWords,
  type Said,
  type Say,
  type SharedBook,
  stated,
  type Thing,
  thingFor,
  type Verb,
  type Who,
} from '@touchline/text';
import type { Spoken } from '../kinds.ts';
import { offerOf } from '../read/seen.ts';
import { describe, eitherOf, fewerUnder, joins, ofPaid, ownPart, perEach, type Tag, type TakesPart, termsOf } from './described.ts';
import type { Keyword } from './vocabulary.ts';

type Lasts = { readonly until?: Lasting | readonly Lasting[] };

/** Until the end of the phase goes without saying (INA-615). */
export const tailBy =
  (endOfTurn: string) =>
  ({ until }: Lasts): string =>
    until === 'turn' ? ` ${endOfTurn}` : '';

export const mark = (beside: string, says: string): MarkWords => ({ beside: () => beside, says: () => says });

/** A verb that has one form. */
export const fixed = (words: string): Verb => ({ inf: words, you: words, it: words, they: words });

/** One of those meant. */
export const chosen = (from: Sel, say: Say): string => say.thing({ ...from, chosen: { count: 1, upTo: false } }).words;

// ---------------------------------------------------------------- changes

export interface GainWording {
  readonly shared: SharedBook['kinds']['gain'];
  readonly tail: (x: Lasts) => string;
  readonly yours: (to: Sel) => Who;
  readonly give: Verb;
  readonly moreAp: (n: string) => string;
  readonly chosenCharacter: string;
  readonly each: string;
  readonly gets: (n: number) => Verb;
  readonly ofDiscarded: (stat: string) => string;
  readonly forEach: (by: string, of: Sel, say: Say) => string;
  readonly either: (usual: string, other: string, cond: string) => string;
  readonly onTop: (value: string) => string;
}

export function gainBy({ signed }: Grammar, w: GainWording) {
  return (x: Spoken<'gain'>, say: Say): Said => {
    const { to = {} } = x;
    if (x.stat === 'ap' && to.zone === 'hand' && typeof x.add === 'number') return stated(w.yours(to), w.give, w.moreAp(String(x.add)));
    if (x.stat !== 'sp' || x.add === undefined) return w.shared(x, say);
    const paid = ofPaid(x.add);
    // "It" would be the discarded card.
    const who = paid && to.bound === 'it' ? { words: w.chosenCharacter } : say.thing(to, 'all');
    const sp = (n: number) => `${signed(n)} SP${who.many ? w.each : ''}`;
    const tail = w.tail(x);
    if (paid) return stated(who, w.gets(1), `${w.ofDiscarded(paid.toUpperCase())}${tail}`);
    const per = perEach(x.add);
    if (per) return stated(who, w.gets(per.one), `${w.forEach(`${signed(per.one)} SP`, per.each, say)}${tail}`);
    const either = eitherOf(x.add);
    if (either) return stated(who, w.gets(either.usual), `${w.either(sp(either.usual), sp(either.other), say.cond(either.if))}${tail}`);
    if (typeof x.add === 'number') return stated(who, w.gets(x.add), `${sp(x.add)}${tail}`);
    return stated(who, w.gets(1), `${w.onTop(say.value(x.add))}${tail}`);
  };
}

/** "the sum of the SP of David Samford and Jude Sharp on your field" */
export const sumBy =
  ({ and }: Grammar, sum: (names: string) => string, of: (who: string) => string) =>
  (n: Num, say: Say): string => {
    if (typeof n !== 'object' || !('stat' in n)) return say.num(n);
    const { names } = describe(thingFor(n.of));
    return names.length > 0 ? sum(and(names)) : of(say.thing(n.of, 'all').words);
  };

/** A choice and what is done with who was chosen, in sentences. */
export const chooseBy =
  ({ label }: Grammar, ready: (what: string) => string, take: (what: string) => string, choose: (what: string) => string) =>
  (x: Spoken<'chooseOne'>, say: Say): Said => {
    const sentences = (effects: readonly Spoken[]): string[] => effects.map((effect) => label(say.effects([effect])));
    const what = chosen(x.from, say);
    const [first, ...rest] = x.then;
    if (first.do === 'ready') return [ready(what), ...sentences(rest)].join('. ');
    if (first.do === 'move' && first.to === 'hand') return [take(what), ...sentences(rest)].join('. ');
    return [choose(what), ...sentences(x.then)].join('. ');
  };

// ---------------------------------------------------------------- how a text is printed

export interface FrameWording {
  readonly tags: { readonly [T in Tag]: string };
  readonly keywords: { readonly [K in Keyword]: string };
  readonly asKicker: string;
  readonly fewerUnder: (n: number) => string;
  readonly onlyIf: (cond: string) => string;
  readonly oncePerTurn: string;
  /** The parts a character may take away from the action side. */
  readonly parts: { readonly attacking: string; readonly defending: string };
  readonly mayJoin: (self: string, parts: string) => string;
  readonly does: { readonly [K in Keyword]: string };
  readonly whileIt: (text: string, does: string) => string;
  readonly while: (conds: readonly string[], text: string) => string;
  /** Two deeds of one subject: "X gets −300 SP and can use no more …". */
  readonly once: (text: string) => string;
}

export function frameBy({ label, or, sentence, titled }: Grammar, w: FrameWording) {
  const demand = (c: Cond, say: Say): string => {
    if ('is' in c && c.is === 'kicking') return w.asKicker;
    const n = fewerUnder(c);
    return n === null ? w.onlyIf(say.cond(c)) : w.fewerUnder(n);
  };
  /** What a text that holds by itself does, while it holds. */
  const always = (a: Ability<AnyEffect>, demands: readonly Cond[], say: Say): string => {
    const parts = joins(a);
    if (parts.length > 0) return sentence(w.mayJoin(say.thing({ self: true }).words, or(parts.map((part) => w.parts[part]))));
    const { keyword, n } = (a.notes ?? {}) as { readonly keyword?: Keyword; readonly n?: number };
    const text = say.effects(a.do);
    if (demands.length === 0) return sentence(text);
    if (keyword) return `[${label(titled(w.keywords[keyword], String(n)))}] ${sentence(w.whileIt(text, w.does[keyword]))}`;
    return sentence(
      w.while(
        demands.map((c) => say.cond(c)),
        text,
      ),
    );
  };
  return (a: Ability<AnyEffect>, given: string, say: Say): string => {
    const { tags, demands } = termsOf(a);
    const name = a.notes?.name ? label(titled(String(a.notes.name), '')) : '';
    const when = tags.map((tag) => w.tags[tag]).join('');
    if (!('use' in a.when)) return `${name}${when === '' ? '' : `${when} `}${'always' in a.when ? always(a, demands, say) : given}`;
    const cost = (a.cost ?? []).length === 0 ? [] : [`[${label(say.effects(a.cost!))}]`];
    const brackets = [...(a.limit ? [`[${w.oncePerTurn}]`] : []), ...demands.map((c) => `[${demand(c, say)}]`), ...cost];
    return `${name}${[when, ...brackets, w.once(given)].filter((part) => part !== '').join(' ')}`;
  };
}

// ---------------------------------------------------------------- the shared book, reworded

export interface BookWording {
  readonly shared: SharedBook;
  readonly thing: SharedBook['thing'];
  readonly self: (say: Say) => string;
  readonly takesPart: (part: NonNullable<TakesPart>) => string;
  readonly kickerIs: (of: 'you' | 'opponent', names: string) => string;
  /** Characters or cards that are there. */
  readonly thereAre: (t: Thing, atLeast: Num, say: Say) => string;
  readonly fewerUnder: (n: number, self: string) => string;
  readonly counted: (sel: Sel) => string;
  readonly nums?: Partial<SharedBook['nums']>;
  readonly ofLevel: (levels: string) => string;
  readonly is: string;
  readonly orLess: (n: string) => string;
  readonly orMore: (n: string) => string;
  readonly between: (low: string, high: string) => string;
  readonly discardOne: string;
  readonly whichDiscard: string;
  /** The same question about a character. */
  readonly who: (question: string) => string;
}

export function bookBy({ or, question, sentence, titled }: Grammar, w: BookWording): SharedBook {
  const { shared } = w;
  const exists: SharedBook['conds']['exists'] = (c, say) => {
    const { exists: sel, atLeast = 1 } = c;
    const own = ownPart(sel);
    if (own) return `${w.self(say)} ${w.takesPart(own)}`;
    const t = thingFor(sel);
    const { names } = describe(t);
    if (sel.role !== undefined && names.length > 0) return w.kickerIs(sel.of === 'opponent' ? 'opponent' : 'you', or(names));
    if (sel.role !== undefined || sel.self || sel.bound !== undefined || sel.top !== undefined) return shared.conds.exists(c, say);
    return w.thereAre(t, atLeast, say);
  };
  const levels = ({ atLeast, atMost }: { readonly atLeast?: unknown; readonly atMost?: unknown }): string => {
    if (atLeast === undefined) return w.orLess(String(atMost));
    return atMost === undefined ? w.orMore(String(atLeast)) : w.between(String(atLeast), String(atMost));
  };
  return {
    ...shared,
    thing: w.thing,
    conds: {
      ...shared.conds,
      exists,
      compare: (c, say) => {
        const n = fewerUnder(c);
        return n === null ? shared.conds.compare(c, say) : w.fewerUnder(n, w.self(say));
      },
    },
    nums: { ...shared.nums, count: (n) => w.counted(n.count), ...w.nums },
    filters: {
      ...shared.filters,
      stat: {
        beside: (f, say) => (f.stat === 'level' ? w.ofLevel(levels(f)) : shared.filters.stat.beside(f, say)),
        says: (f, say) => (f.stat === 'level' ? `${w.is} ${w.ofLevel(levels(f))}` : shared.filters.stat.says(f, say)),
      },
    },
    asks: {
      ...shared.asks,
      may: (at) => {
        const { card, discard } = offerOf(at);
        return discard ? `${sentence(titled(card, at.say.effects([discard])))} ${question(w.discardOne)}` : shared.asks.may(at);
      },
      choose: (at) => {
        const { card, discard } = offerOf(at);
        if (discard) return question(titled(card, w.whichDiscard));
        return at.ask.name === 'it' ? w.who(shared.asks.choose(at)) : shared.asks.choose(at);
      },
    },
  };
}
