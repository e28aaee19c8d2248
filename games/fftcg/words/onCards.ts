/** What cards say in the same way in every language, from the words of one. */
import type { Ability, AnyEffect, CardDef, Lasting, Limit, Num, Players, Sel } from '@touchline/engine';
import { type Clause, type Grammar, type Said, type Say, stated, tail, thingFor, type Verb, type Who } from '@touchline/text';
import { inOwnKinds, type Spoken } from '../kinds.ts';
import { extensionsOf, type Spending, spendsIn } from '../read/seen.ts';
import type { BookWording } from './bookBy.ts';
import { perEach, reduction, shieldOf, wordsIn } from './described.ts';
import { capital, inSentences } from './joining.ts';

interface Laid {
  readonly to?: Sel;
  /** On those that fit later, too. */
  readonly live?: true;
  readonly until?: Lasting | readonly Lasting[];
}

export const lasting = (x: Laid, say: Say): string => (x.until === undefined ? '' : tail(say.until(x.until)));

/** Those a change is laid on: named or chosen ones, or all that fit as long as it lasts. */
export const laidOn =
  (all: (sel: Sel, say: Say) => string, nowOrLater: string) =>
  (x: Laid, say: Say): Who => {
    const sel = x.to ?? {};
    const there = say.thing(sel, 'all');
    if (x.live && sel.zone !== undefined) return { ...there, words: `${there.words}${nowOrLater}` };
    if (sel.self || sel.bound !== undefined || x.until !== undefined) return there;
    return { words: all(sel, say), many: true };
  };

export const playerOf = (x: { readonly whose?: Players }, { you, opponent }: Grammar, everybody: Who = you): Who =>
  x.whose === 'opponent' || x.whose === 'opponents' || x.whose === 'next' ? opponent : x.whose === 'any' ? everybody : you;

/** What somebody's Summons or abilities are called that a ban speaks of: Summons, abilities, or both. */
export function causeOf({ where = [] }: Sel): 'summons' | 'abilities' | 'both' | null {
  if (where.length === 0) return 'both';
  const [f] = where;
  if (where.length > 1) return null;
  if ('kind' in f && f.kind === 'summon') return 'summons';
  return 'not' in f && 'kind' in f.not && f.not.kind === 'summon' ? 'abilities' : null;
}

/** A verb that has one form. */
export const fixed = (words: string): Verb => ({ inf: words, you: words, it: words, they: words });

/** Several cards of an effect can be named. */
export const naming = (x: Spoken) => {
  if (x.do === 'eachSelects') return 'several';
  if ((x.do === 'spend' || x.do === 'discard') && x.name !== undefined)
    return ((x.do === 'spend' ? x.count : x.n) ?? 1) === 1 ? 'one' : 'several';
  return x.do === 'mill' && x.name !== undefined ? (x.n === 1 ? 'one' : 'several') : null;
};

/** FFT-R98: what was paid with or discarded is called by that. */
export const calledBy =
  (called: (how: Spending, many: boolean) => Who) =>
  (effect: AnyEffect, many: boolean): Who | null => {
    const [x] = inOwnKinds([effect]);
    return x.do === 'spend' ? called(x.how, many) : x.do === 'discard' ? called('discard', many) : null;
  };

/** Is it a number of cards that have a name of their own: "the discarded card's cost"? */
export const isCalled = (n: Num, say: Say): boolean =>
  typeof n === 'object' && 'of' in n && n.of.bound !== undefined && say.called(n.of.bound) !== null;

/** A change of no card at all is not worth a line. */
export const unseen = () => null;

// ---------------------------------------------------------------- changes

const CHANGES = ['add', 'set', 'atLeast', 'atMost', 'also'] as const;

/** So many of the next ones, and how long that lasts besides. */
function nextIn(given: Spoken<'gain'>['until']): { readonly next: number | null; readonly until: Spoken<'gain'>['until'] } {
  const list = given === undefined ? [] : isOneLasting(given) ? [given] : given;
  const uses = list.find((u) => typeof u === 'object' && 'uses' in u);
  return { next: uses?.uses ?? null, until: list.filter((u) => u !== uses) };
}
const isOneLasting = (given: Lasting | readonly Lasting[]): given is Lasting => !Array.isArray(given);

export interface GainWording {
  readonly laidOn: (x: Laid, say: Say) => Who;
  /** Cards somebody casts: all that fit, or the next so many. */
  readonly casts: (what: Sel, next: number | null, say: Say) => Who;
  readonly subject: (who: Who) => Who;
  readonly gains: Verb;
  readonly loses: Verb;
  readonly becomes: Verb;
  readonly can: Verb;
  readonly costs: Verb;
  readonly powerOf: (who: string) => string;
  readonly power: (by: string) => string;
  /** By a number that is yet to be worked out. */
  readonly powerBy: (n: string) => string;
  readonly is: Verb;
  readonly atLeast: (n: string) => string;
  readonly atMost: (n: string) => string;
  /** A number that is set or changed, in plain words. */
  readonly value: (name: string, who: Who, how: string, by: string) => Clause;
  /** What a card is or has besides, or alone. */
  readonly trait: (who: Who, trait: string, words: readonly string[], besides: boolean) => Clause;
  /** A number of the rules. */
  readonly rule: (name: string, whose: Players, how: string, by: number | string) => Clause;
  readonly forEach: (what: string, of: Num, say: Say) => string;
  readonly keywords: { readonly [keyword: string]: string };
  readonly cpOf: (elements: readonly string[] | null) => string;
  readonly attackOnceMore: string;
  readonly attackTimes: (n: string) => string;
  readonly less: (cp: string) => string;
  readonly noLess: (who: Who, cp: string, until: string) => Said;
}

export function gainBy({ signed }: Grammar, w: GainWording) {
  const says = (who: Who, verb: Verb, rest: string): Said => stated(w.subject(who), verb, rest);
  const power = (x: Spoken<'gain'>, who: Who, say: Say): Said => {
    const until = lasting(x, say);
    if (x.set !== undefined) return says({ words: w.powerOf(who.words) }, w.becomes, `${say.value(x.set)}${until}`);
    const per = perEach(x.add);
    if (per) return says(who, w.gains, `${w.forEach(w.power(signed(per.one)), per.each, say)}${until}`);
    if (typeof x.add === 'object') return says(who, w.gains, `${w.powerBy(say.value(x.add))}${until}`);
    const end = x.atLeast !== undefined ? 'atLeast' : x.atMost !== undefined ? 'atMost' : undefined;
    if (end !== undefined) return says({ words: w.powerOf(who.words) }, w.is, `${w[end](say.value(x[end]!))}${until}`);
    const by = Number(x.add);
    return says(who, by < 0 ? w.loses : w.gains, `${w.power(by < 0 ? String(-by) : signed(by))}${until}`);
  };
  /** What has no phrase of its own. */
  const plainly = (x: Spoken<'gain'>, who: Who, say: Say): Said => {
    const how = CHANGES.find((word) => x[word] !== undefined) ?? 'add';
    const by = x[how] ?? 0;
    const said = typeof by === 'number' && how === 'add' ? signed(by) : say.value(by);
    const what =
      x.trait !== undefined
        ? w.trait(w.subject(who), x.trait, wordsIn(by), how === 'also')
        : x.rule !== undefined
          ? w.rule(say.find('stats', x.rule).name, x.whose ?? 'you', how, typeof by === 'number' ? by : said)
          : w.value(say.find('stats', x.stat ?? '').name, w.subject(who), how, said);
    return { ...what, rest: `${what.rest}${lasting(x, say)}` };
  };
  const price = (x: Spoken<'gain'>, who: Who, say: Say): Said => {
    if (x.add === undefined) return plainly(x, who, say);
    const by = reduction(x.add);
    if (typeof by === 'number' && by < 0) return plainly(x, who, say);
    return says(who, w.costs, `${typeof by === 'number' ? w.less(String(by)) : w.forEach(w.less('1'), by, say)}${lasting(x, say)}`);
  };
  const changes: { readonly [stat: string]: (x: Spoken<'gain'>, who: Who, say: Say) => Said } = {
    power,
    keyword: (x, who, say) =>
      x.also === undefined
        ? plainly(x, who, say)
        : says(
            who,
            w.gains,
            `${wordsIn(x.also)
              .map((word) => w.keywords[word] ?? word)
              .join(', ')}${lasting(x, say)}`,
          ),
    cp: (x, who, say) => {
      const list = wordsIn(x.also);
      if (list.length === 0) return plainly(x, who, say);
      return says(who, w.can, `${w.cpOf(list.length === 8 ? null : list)}${lasting(x, say)}`);
    },
    attacks: (x, who, say) =>
      x.add === 1
        ? says(who, w.can, `${w.attackOnceMore}${lasting(x, say)}`)
        : x.set === undefined
          ? plainly(x, who, say)
          : says(who, w.can, `${w.attackTimes(say.value(x.set))}${lasting(x, say)}`),
    price,
    leastPrice: (x, who, say) =>
      x.set === undefined ? plainly(x, who, say) : w.noLess(w.subject(who), `${say.value(x.set)}`, lasting(x, say)),
  };
  return (given: Spoken<'gain'>, say: Say): Said => {
    const { to = {} } = given;
    const cast = to.zone !== undefined && (given.stat === 'price' || given.stat === 'leastPrice');
    // FFT-R96: used up by the next that are cast.
    const { next, until } = cast ? nextIn(given.until) : { next: null, until: given.until };
    const x = { ...given, until: next === null ? until : undefined };
    if (x.rule !== undefined) return plainly(x, { words: '' }, say);
    // Those that are cast so long, not a price that lasts so long.
    const those = cast ? w.casts({ where: to.where, of: to.of, other: to.other }, next, say) : w.laidOn(x, say);
    const who = next === null ? those : { ...those, words: `${those.words}${lasting({ until }, say)}` };
    return (changes[x.stat ?? x.trait ?? ''] ?? plainly)(x, who, say);
  };
}

/** An ability given to others: printed in quotes, or a shield against the next damage. */
export const grantBy =
  ({ quote }: Grammar, gives: (x: Laid, text: string, say: Say) => Said, shields: (to: Sel, less: number | null, say: Say) => Said) =>
  (x: Spoken<'grant'>, say: Say): Said => {
    const shield = shieldOf(typeof x.ability === 'number' ? say.library.abilities[x.ability].spec : x.ability, x.until);
    if (shield) return shields(x.to, shield.less, say);
    return gives(x, `${quote(say.ability(x.ability).replace(/\.$/, ''))}${lasting(x, say)}`, say);
  };

export const whenDoneBy =
  (when: string) =>
  (x: Spoken<'whenDone'>, say: Say): string => {
    const text = say.ability(x.ability).replace(/\.$/, '');
    return `${when}, ${text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  };

/** FFT-827: what waits for something once reads like a trigger, and says that it is once; the rest as in every game. */
export const laterBy =
  (once: (text: string) => string) =>
  (x: Spoken<'later'>, say: Say): Said => {
    const plain = x.each !== true && x.until === undefined;
    return plain ? once(say.ability(x.ability, say.self ?? undefined).replace(/\.$/, '')) : say.book.kinds.later(x, say);
  };

/** Two that were chosen, neither of which is called by more than "it". */
export const areTwo = (one: Sel, other: Sel, say: Say): boolean =>
  [one, other].every(({ bound }) => bound !== undefined && say.called(bound) === null) && one.bound !== other.bound;

type Looks = Spoken<'lookTop'>;

/** Cards on top of the deck: what is done with them, with those that fit, and with the rest. */
export interface LookWording {
  readonly reveal: (n: string) => string;
  readonly look: (n: string) => string;
  /** One after the other, until these are found. */
  readonly until: (what: string, many: boolean, from: Sel) => string;
  /** What may be done with some of them, or must; `shown`: everybody sees them already. */
  readonly take: (what: string, shown: boolean, must: boolean, goes: string) => string;
  readonly upTo: string;
  /** Of a single card: what is done with it if it fits, or in any case (null), and what if that is not done. */
  readonly single: (what: string | null, from: Sel, shown: boolean, must: boolean, goes: string, rest: 'bottom' | 'breakZone') => string;
  /** Where they go, said of them; as an order or as what one may do. */
  readonly goes: (to: Looks['to'], dull: boolean, many: boolean, order: boolean, from: Sel) => string;
  readonly rest: { readonly [R in NonNullable<Looks['rest']>]: string };
}

export const lookBy =
  (barely: { one(sel: Sel, say: Say): string; those(sel: Sel, say: Say): string }, w: LookWording) =>
  (x: Looks, say: Say): string => {
    const many = x.count !== undefined && x.count !== 1;
    const must = x.must === true || x.untilFound === true;
    const what = `${many && !must ? w.upTo : ''}${x.count === undefined ? 1 : say.num(x.count)} ${(many ? barely.those : barely.one)({ where: x.take }, say)}`;
    const from = { where: x.take };
    const goes = w.goes(x.to, x.dull === true, many, must, from);
    const looks = x.n === undefined ? w.until(what, many, from) : (x.reveal ? w.reveal : w.look)(say.num(x.n));
    const where = barely.one(from, say);
    if (x.n === 1 && !many && x.rest !== 'shuffled')
      return `${looks}. ${w.single(x.take.length === 0 ? null : where, from, x.reveal === true, must, goes, x.rest ?? 'bottom')}`;
    const taken = x.untilFound ? capital(goes) : w.take(what, x.reveal === true, must, goes);
    return `${looks}. ${taken}. ${w.rest[x.rest ?? 'bottom']}`;
  };

/** Durations that end with a turn of one player's. */
type Whose = 'your' | 'your next' | 'their' | 'their next';
export const untilsBy =
  (turns: { readonly [W in Whose]: string }) =>
  <S extends 'thisTurn' | 'turn' | 'begins'>(scope: S, say: (turn: string) => string) =>
    Object.fromEntries(Object.entries(turns).map(([whose, turn]) => [`${whose} ${scope}`, say(turn)])) as {
      readonly [D in `${Whose} ${S}`]: string;
    };

// ---------------------------------------------------------------- how a text is printed

export interface FrameWording {
  readonly icons: (cost: readonly AnyEffect[]) => string;
  readonly spend: (x: Spoken<'spend'>, say: Say) => string;
  /** "When X attacks, it gains …": the subject of the first clause after the head, and of no other. */
  readonly again: (text: string, name: string) => string;
  /** FFT-R92: what is counted are those that it happened to together. */
  readonly ofThem: (text: string) => string;
  readonly yourTurn: string;
  readonly yourMain: string;
  /** So often a turn; `of`: counted for all that share it. */
  readonly limited: (times: number, of: NonNullable<Limit['of']>) => string;
  readonly onlyIf: (cond: string) => string;
  /** Where the card lies, if it is not on the field. */
  readonly whileThere: (card: string, zones: readonly string[]) => string;
  readonly usable: (limits: string) => string;
  readonly triggers: (limits: string) => string;
  readonly works: (limits: string) => string;
}

/** What it costs, and whether it may be, is read where a card is cast from: nobody needs to be told. */
const isPrice = (e: AnyEffect): boolean => {
  const [x] = inOwnKinds([e]);
  if (x.do === 'forbid') return x.to?.self === true && (x.deed === 'play' || x.deed === 'castSummon');
  return x.do === 'gain' && x.to?.self === true && (x.stat === 'price' || x.stat === 'leastPrice');
};

/** Zones a text works in that must be said: not the field, nor what goes without saying. */
function elsewhere(a: Ability<AnyEffect>): readonly string[] {
  const zones = a.zones ?? [];
  const plain = zones.length === 1 && (zones[0] === 'field' || (zones[0] === 'stack' && 'use' in a.when));
  return plain || ('always' in a.when && a.do.every(isPrice)) ? [] : zones;
}

export function frameBy({ and, label, sentence, titled }: Grammar, w: FrameWording) {
  return (a: Ability<AnyEffect>, given: string, say: Say): string => {
    const isUsed = 'use' in a.when;
    const counted = 'on' in a.when && a.when.together !== undefined ? w.ofThem(given) : given;
    const named = say.self && 'on' in a.when && a.when.card?.self ? w.again(counted, say.self.name) : counted;
    const cost = isUsed ? (a.cost ?? []) : [];
    const icons = w.icons(cost);
    const costs = [...(icons === '' ? [] : [icons]), ...spendsIn(cost).map((x) => w.spend(x, say))].join(', ');
    const front = `${a.notes?.special ? `[${a.notes.special}] ` : ''}${icons === '' ? label(costs) : costs}`.trim();
    const zones = elsewhere(a);
    const there = zones.length === 0 ? '' : w.whileThere(say.thing({ self: true }).words, zones);
    const standing = 'always' in a.when || 'instead' in a.when;
    const limits = [
      ...(say.timings.includes('yours') ? [w.yourTurn] : []),
      ...(say.timings.includes('main') ? [w.yourMain] : []),
      ...(a.limit ? [w.limited(a.limit.times, a.limit.of ?? 'ability')] : []),
      ...(there === '' ? [] : [there]),
      ...(isUsed && a.if ? [w.onlyIf(say.cond(a.if))] : []),
    ];
    const says = isUsed ? w.usable : standing ? w.works : w.triggers;
    const limit = limits.length === 0 ? '' : ` ${sentence(says(and(limits)))}`;
    const text = inSentences(named);
    return `${a.notes?.burst ? '{EX Burst} ' : ''}${front === '' ? text : label(titled(front, text))}${limit}`;
  };
}

export const notesBy =
  ({ quote }: Grammar, keywords: { readonly [keyword: string]: string }, warpName: string, icons: FrameWording['icons']) =>
  (def: CardDef): string[] => {
    const words = (def.traits.keyword ?? []).map((keyword) => keywords[keyword]);
    const { warp, priming, limitBreak } = extensionsOf(def);
    return [
      ...(words.length === 0 ? [] : [`${words.join(', ')}.`]),
      ...(limitBreak === null ? [] : [`Limit Break ${limitBreak}.`]),
      ...(priming === null ? [] : [`Priming ${quote(priming.name)} — ${icons(priming.cost)}.`]),
      ...(warp === null ? [] : [`${warpName} ${warp.n} — ${icons(warp.cost)}.`]),
    ];
  };

// ---------------------------------------------------------------- numbers

/** All cards a selector means, or one of them, bare: "Forwards costing 4 or more". */
export const barely = (group: BookWording['group']) => ({
  those: (sel: Sel, say: Say, placed = true): string => group(thingFor(sel), say, true, placed),
  one: (sel: Sel, say: Say): string => group(thingFor(sel), say, false),
});

interface MoreCounted {
  /** "Summon you have cast this turn". */
  readonly tallied: (tally: string) => string;
  /** "time you have cast a Summon this turn". */
  readonly time: (n: Extract<Num, { readonly happened: object }>, say: Say) => string;
  /** "different Element among …". */
  readonly different: (n: Extract<Num, { readonly different: string }>, say: Say) => string;
}

/** What one of those is that are counted: "Growth counter on it", "Summon in your Break Zone". */
export const countedBy =
  (one: (sel: Sel, say: Say) => string, counterOn: (counter: string) => string, member: string, more: MoreCounted) =>
  (n: Num, say: Say): string => {
    if (typeof n === 'number') return String(n);
    if ('mark' in n) return counterOn(n.mark);
    if ('count' in n) return one(n.count, say);
    if ('tally' in n) return more.tallied(n.tally);
    if ('happened' in n) return more.time(n, say);
    if ('different' in n) return more.different(n, say);
    return 'event' in n ? member : say.num(n);
  };

/** "4000 damage", "1000 damage for each …", "damage equal to …". */
export const amountBy =
  (so: (n: string) => string, forEach: (what: string, of: Num, say: Say) => string, equal: (n: string) => string) =>
  (n: Num, say: Say): string => {
    const per = perEach(n);
    if (per) return forEach(so(String(per.one)), per.each, say);
    return typeof n === 'number' ? so(String(n)) : equal(say.num(n));
  };
