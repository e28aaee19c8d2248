/** What cards say in the same way in every language, from the words of one. */
import type { Ability, AnyEffect, CardDef, Lasting, Num, Players, Sel } from '@touchline/engine';
import { type Grammar, type Said, type Say, stated, tail, thingFor, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../kinds.ts';
import { extensionsOf, spendsIn } from '../read/seen.ts';
import type { BookWording } from './bookBy.ts';
import { perEach, reduction, shieldOf, wordsIn } from './described.ts';
import { inSentences } from './joining.ts';

interface Laid {
  readonly to?: Sel;
  readonly until?: Lasting | readonly Lasting[];
}

export const lasting = (x: Laid, say: Say): string => (x.until === undefined ? '' : tail(say.until(x.until)));

/** Those a change is laid on: named or chosen ones, or all that fit as long as it lasts. */
export const laidOn =
  (all: (sel: Sel, say: Say) => string) =>
  (x: Laid, say: Say): Who => {
    const sel = x.to ?? {};
    if (sel.self || sel.bound !== undefined || x.until !== undefined) return say.thing(sel, 'all');
    return { words: all(sel, say), many: true };
  };

export const playerOf = (x: { readonly whose?: Players; readonly by?: Players }, { you, opponent }: Grammar): Who =>
  x.whose === 'opponent' || x.by === 'opponent' ? opponent : you;

/** A verb that has one form. */
export const fixed = (words: string): Verb => ({ inf: words, you: words, it: words, they: words });

/** Several cards of an effect can be named. */
export const naming = (x: Spoken) => {
  if (x.do === 'eachSelects') return 'several';
  return x.do === 'mill' && x.name !== undefined ? (x.n === 1 ? 'one' : 'several') : null;
};

/** A change of no card at all is not worth a line. */
export const unseen = () => null;

// ---------------------------------------------------------------- changes

const CHANGES = ['add', 'set', 'atLeast', 'atMost', 'also'] as const;

export interface GainWording {
  readonly laidOn: (x: Laid, say: Say) => Who;
  readonly youCast: (where: Sel, say: Say) => string;
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
  /** A value that is set or changed, in plain words. */
  readonly value: (stat: string, who: Who, how: string, by: string, say: Say) => Said;
  readonly forEach: (what: string, of: Num, say: Say) => string;
  readonly keywords: { readonly [keyword: string]: string };
  readonly cpOf: (elements: readonly string[] | null) => string;
  readonly attackOnceMore: string;
  readonly attackTimes: (n: string) => string;
  readonly less: (cp: string) => string;
  readonly noLess: (who: Who, cp: string) => Said;
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
    const by = x[how];
    const said = typeof by === 'number' && how === 'add' ? signed(by) : by === undefined ? '' : say.value(by);
    const what = w.value(x.stat ?? x.trait ?? x.rule ?? '', who, how, said, say);
    return typeof what === 'string' ? `${what}${lasting(x, say)}` : { ...what, rest: `${what.rest}${lasting(x, say)}` };
  };
  const price = (x: Spoken<'gain'>, who: Who, say: Say): Said => {
    if (x.add === undefined) return plainly(x, who, say);
    const by = reduction(x.add);
    if (typeof by === 'number' && by < 0) return plainly(x, who, say);
    return says(who, w.costs, typeof by === 'number' ? w.less(String(by)) : w.forEach(w.less('1'), by, say));
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
      return says(who, w.can, w.cpOf(list.length === 8 ? null : list));
    },
    attacks: (x, who, say) =>
      x.add === 1
        ? says(who, w.can, w.attackOnceMore)
        : x.set === undefined
          ? plainly(x, who, say)
          : says(who, w.can, w.attackTimes(say.value(x.set))),
    price,
    leastPrice: (x, who, say) => (x.set === undefined ? plainly(x, who, say) : w.noLess(w.subject(who), say.value(x.set))),
  };
  return (x: Spoken<'gain'>, say: Say): Said => {
    const { to = {} } = x;
    const cast = to.zone !== undefined && (x.stat === 'price' || x.stat === 'leastPrice');
    const who = cast ? { words: w.youCast({ where: to.where }, say), many: true } : w.laidOn(x, say);
    return (changes[x.stat ?? x.trait ?? ''] ?? plainly)(x, who, say);
  };
}

/** An ability given to others: printed in quotes, or a shield against the next damage. */
export const grantBy =
  ({ quote }: Grammar, gives: (x: Laid, text: string, say: Say) => Said, shields: (to: Sel, less: number | null, say: Say) => Said) =>
  (x: Spoken<'grant'>, say: Say): Said => {
    const shield = shieldOf(typeof x.ability === 'number' ? say.library.abilities[x.ability].spec : x.ability);
    if (shield) return shields(x.to, shield.less, say);
    return gives(x, `${quote(say.ability(x.ability).replace(/\.$/, ''))}${lasting(x, say)}`, say);
  };

export const whenDoneBy =
  (when: string) =>
  (x: Spoken<'whenDone'>, say: Say): string => {
    const text = say.ability(x.ability).replace(/\.$/, '');
    return `${when}, ${text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  };

/** Cards on top of the deck: what is done with them, with the one that fits, and with the rest. */
export interface LookWording {
  readonly reveal: (n: string) => string;
  readonly look: (n: string) => string;
  readonly mayTake: (what: string) => string;
  readonly mayReveal: (what: string) => string;
  readonly toField: string;
  readonly toHand: string;
  readonly restBroken: string;
  readonly restUnder: string;
}

export const lookBy =
  (one: (sel: Sel, say: Say) => string, w: LookWording) =>
  (x: Spoken<'lookTop'>, say: Say): string => {
    const what = `${x.count === undefined ? 1 : say.num(x.count)} ${one({ where: x.take }, say)}`;
    const looks = (x.reveal ? w.reveal : w.look)(say.num(x.n));
    const may = (x.reveal ? w.mayTake : w.mayReveal)(what);
    return `${looks}. ${may} ${x.to === 'field' ? w.toField : w.toHand}. ${x.rest === 'breakZone' ? w.restBroken : w.restUnder}`;
  };

// ---------------------------------------------------------------- how a text is printed

export interface FrameWording {
  readonly icons: (cost: readonly AnyEffect[]) => string;
  readonly spend: (x: Spoken<'spend'>, say: Say) => string;
  /** "When X attacks, it gains …" */
  readonly again: (text: string, name: string) => string;
  readonly yourTurn: string;
  readonly yourMain: string;
  readonly oncePerTurn: string;
  readonly onlyIf: (cond: string) => string;
  readonly usable: (limits: string) => string;
  readonly triggers: (limits: string) => string;
}

export function frameBy({ and, label, sentence }: Grammar, w: FrameWording) {
  return (a: Ability<AnyEffect>, given: string, say: Say): string => {
    const isUsed = 'use' in a.when;
    const named = say.self && 'on' in a.when && a.when.card?.self ? w.again(given, say.self.name) : given;
    const cost = a.cost ?? [];
    const spends = spendsIn(cost).map((x) => ` [${label(w.spend(x, say))}]`);
    const name = a.notes?.special ? `[${a.notes.special}] ` : '';
    const front = `${name}${w.icons(cost)}${spends.join('')}`.trim();
    const limits = [
      ...(say.timings.includes('yours') ? [w.yourTurn] : []),
      ...(say.timings.includes('main') ? [w.yourMain] : []),
      ...(a.limit ? [w.oncePerTurn] : []),
      ...(isUsed && a.if ? [w.onlyIf(say.cond(a.if))] : []),
    ];
    const limit = limits.length === 0 ? '' : ` ${sentence((isUsed ? w.usable : w.triggers)(and(limits)))}`;
    return `${a.notes?.burst ? '{EX Burst} ' : ''}${front === '' ? '' : `${front} `}${inSentences(named)}${limit}`;
  };
}

export const notesBy =
  (keywords: { readonly [keyword: string]: string }, warpName: string, icons: FrameWording['icons']) =>
  (def: CardDef): string[] => {
    const words = (def.traits.keyword ?? []).map((keyword) => keywords[keyword]);
    const { warp, limitBreak } = extensionsOf(def);
    return [
      ...(words.length === 0 ? [] : [`${words.join(', ')}.`]),
      ...(limitBreak === null ? [] : [`Limit Break ${limitBreak}.`]),
      ...(warp === null ? [] : [`${warpName} ${warp.n} — ${icons(warp.cost)}.`]),
    ];
  };

// ---------------------------------------------------------------- numbers

/** All cards a selector means, or one of them, bare: "Forwards costing 4 or more". */
export const barely = (group: BookWording['group']) => ({
  those: (sel: Sel, say: Say, placed = true): string => group(thingFor(sel), say, true, placed),
  one: (sel: Sel, say: Say): string => group(thingFor(sel), say, false),
});

/** What one of those is that are counted: "Growth counter on it", "Summon in your Break Zone". */
export const countedBy =
  (one: (sel: Sel, say: Say) => string, counterOn: (counter: string) => string, member: string) =>
  (n: Num, say: Say): string => {
    if (typeof n === 'number') return String(n);
    if ('mark' in n) return counterOn(n.mark);
    if ('count' in n) return one(n.count, say);
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
