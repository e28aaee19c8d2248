/** The shared book reworded for this game, in the same way in every language: things, conditions, offers. */
import type { AnyEffect, Cond, Filter, Sel } from '@touchline/engine';
import { type Grammar, type Say, type SharedBook, type Thing, thingFor, type Who } from '@touchline/text';
import { offerOf } from '../read/seen.ts';
import { isRuleMark } from '../sense.ts';

export interface BookWording {
  readonly shared: SharedBook;
  readonly grammar: Grammar;
  readonly thisCharacter: string;
  /** What was named before, by what it was chosen from. */
  readonly it: (from: Thing) => string;
  readonly them: (from: Thing) => string;
  /** What stands before the noun where no number does. */
  readonly all: (t: Thing) => string;
  readonly or: string;
  readonly to: string;
  readonly upTo: string;
  /** "dull Fire Forwards costing 3 or less the opponent controls", without its number. */
  readonly group: (t: Thing, say: Say, many: boolean, placed?: boolean) => string;
  readonly gender?: (t: Thing) => Partial<Who>;
  /** What is said of one definite card: "is dull", "has 2 or more Growth counters". */
  readonly clause: (filter: Filter, say: Say) => string;
  /** "in your hand", "on the field". */
  readonly inArea: (zone: string) => string;
  /** It is there, or it is not. */
  readonly lies: (card: string, there: string, so: boolean) => string;
  readonly noCounter: (counter: string, on: string) => string;
  readonly aCounter: (counter: string, on: string) => string;
  /** `called`: what it is called by, if not "it". */
  readonly isOne: (called: Who | null, where: Sel, say: Say) => string;
  /** "a Forward you control". */
  readonly oneOf: (sel: Sel, say: Say) => string;
  readonly someAre: (n: string, called: Who | null, where: Sel, say: Say) => string;
  readonly controls: (sel: Sel, atLeast: string, say: Say) => string;
  readonly orMore: (n: string) => string;
  readonly none: (sel: Sel, say: Say) => string;
  readonly fewerThan: (n: string) => string;
  readonly untrue: (cond: string) => string;
  readonly paidExtra: string;
  readonly moreThanYou: (sel: Sel, say: Say) => string;
  readonly happened: SharedBook['conds']['happened'];
  readonly compared?: SharedBook['conds']['compare'];
  readonly nums: Partial<SharedBook['nums']>;
  readonly order: string;
  readonly useThis: string;
  readonly pay: (icons: string) => string;
  readonly doThis: string;
  readonly icons: (cost: readonly AnyEffect[]) => string;
  readonly damage: string;
  readonly itIsYourTurn: string;
  readonly notYourTurn: string;
  readonly duringYourTurn: (text: string) => string;
  readonly if: (cond: string) => string;
  /** Of one condition that is said to be untrue. */
  readonly unless: (cond: string) => string | null;
  readonly otherwise: string;
  readonly whenDone: string;
  readonly so: (theirs: boolean) => string;
  readonly notSo: (theirs: boolean) => string;
  readonly happens: SharedBook['happens'];
  readonly whens: Pick<SharedBook['whens'], 'on'>;
  readonly aForward: string;
  /** What deals damage that is more or less: by whose it is, why, or which card. */
  readonly dealer: (by: Sel | undefined, why: string | undefined, say: Say) => string;
  readonly dealsInstead: (source: string, target: string, by: number, more: boolean) => string;
}

/** The shared book with this game's way of naming things and joining deeds. */
export function bookBy(w: BookWording, plain: Grammar): SharedBook {
  const { shared } = w;
  const number = (t: Thing, say: Say): string => {
    const { count, atLeast } = t;
    if (typeof count === 'string') return w.all(t);
    if (atLeast !== null && atLeast !== count)
      return `${say.num(atLeast)} ${count === Number(atLeast) + 1 ? w.or : w.to} ${say.num(count)}`;
    return `${t.upTo ? w.upTo : ''}${say.num(count)}`;
  };
  const exists = (c: Extract<Cond, { readonly exists: Sel }>, say: Say): string => {
    const { exists: sel, atLeast } = c;
    const { where = [] } = sel;
    if ((sel.self || sel.event) && atLeast === undefined && where.length > 0) {
      const [mark] = where;
      const who = say.thing(sel.self ? { self: true } : { event: true }).words;
      if (sel.self && where.length === 1 && 'mark' in mark && mark.mark === 'paid:extra' && mark.is !== 0) return w.paidExtra;
      if (where.length === 1 && 'mark' in mark && !isRuleMark(mark.mark) && (mark.is === 0 || (mark.is ?? mark.atLeast ?? 1) === 1))
        return (mark.is === 0 ? w.noCounter : w.aCounter)(mark.mark, who);
      return `${who} ${w.grammar.names(where.map((f) => w.clause(f, say)))}`;
    }
    if (sel.self && sel.zone !== undefined && where.length === 0)
      return w.lies(
        say.thing({ self: true }).words,
        w.grammar.or((typeof sel.zone === 'string' ? [sel.zone] : sel.zone).map(w.inArea)),
        true,
      );
    const n = atLeast === undefined ? '1' : say.num(atLeast);
    if (sel.bound === undefined) return w.controls(sel, n === '1' ? n : w.orMore(n), say);
    const called = say.called(sel.bound);
    return say.named(sel.bound) === 'several'
      ? w.someAre(n, called, { where: sel.where }, say)
      : w.isOne(called, { where: sel.where }, say);
  };
  const not = (c: Cond, say: Say): string => {
    if ('not' in c) return say.cond(c.not);
    if ('is' in c && c.is === 'yourTurn') return w.notYourTurn;
    if (!('exists' in c)) return w.untrue(say.cond(c));
    const { atLeast = 1, exists: sel } = c;
    const [f, ...more] = sel.where ?? [];
    if ((sel.self || sel.event) && f !== undefined && 'mark' in f && (f.is ?? f.atLeast) === 1 && more.length === 0)
      return say.cond({ exists: { ...sel, where: [{ mark: f.mark, is: 0 }] } });
    if (sel.self && sel.zone !== undefined && f === undefined)
      return w.lies(
        say.thing({ self: true }).words,
        w.grammar.or((typeof sel.zone === 'string' ? [sel.zone] : sel.zone).map(w.inArea)),
        false,
      );
    if (sel.self || sel.event || sel.bound !== undefined) return w.untrue(say.cond(c));
    return atLeast === 1 ? w.none(sel, say) : w.controls(sel, w.fewerThan(say.num(atLeast)), say);
  };
  const compare: SharedBook['conds']['compare'] = (c, say) => {
    const [left, sign, right] = c.compare;
    if (typeof left === 'object' && 'bound' in left && sign === '>=') return w.paidExtra;
    if (typeof left === 'object' && 'count' in left && typeof right === 'object' && 'count' in right && sign === '>') {
      const { of, ...theirs } = left.count;
      const { of: whose, ...yours } = right.count;
      if (JSON.stringify(theirs) === JSON.stringify(yours) && of === 'opponent' && whose === 'you') return w.moreThanYou(left.count, say);
    }
    return (w.compared ?? shared.conds.compare)(c, say);
  };
  return {
    ...shared,
    grammar: w.grammar,
    thing: (t, say) => {
      if (t.is === 'self') return { words: say.self?.name ?? w.thisCharacter };
      if (t.is === 'event' || t.is === 'named') {
        const from = thingFor(t.is === 'event' ? { zone: 'field' } : say.namedFrom(t.named));
        const called = t.is === 'named' ? say.called(t.named) : null;
        if (called) return called;
        const gender = t.is === 'event' ? {} : w.gender?.(from);
        return t.many ? { words: w.them(from), many: true, ...gender } : { words: w.it(from), ...gender };
      }
      if (t.is === 'top') return shared.thing(t, say);
      return { words: `${number(t, say)} ${w.group(t, say, t.many)}`, many: t.many, ...w.gender?.(t) };
    },
    conds: { ...shared.conds, exists, not: (c, say) => not(c.not, say), compare, happened: w.happened },
    nums: { ...shared.nums, ...w.nums },
    asks: {
      ...shared.asks,
      // FFT-903: the newest resolves first.
      order: () => w.order,
      may: (at) => {
        const { card, cost, text } = offerOf(at);
        const offer = cost.length === 0 ? w.useThis : cost.every((x) => x.do === 'cp') ? w.pay(w.icons(cost)) : w.doThis;
        return `${plain.question(plain.titled(card, offer))} ${text}`;
      },
    },
    shape: {
      ...shared.shape,
      if: (cond, then, otherwise) => `${w.if(cond)}, ${then}${otherwise === '' ? '' : `. ${w.otherwise}, ${otherwise}`}`,
      onlyIf: (text, cond) => {
        // FFT-2010: printed before the text.
        if (new RegExp(`^${w.damage} \\d+$`).test(cond)) return `${cond} — ${plain.label(text)}`;
        return cond === w.itIsYourTurn ? w.duringYourTurn(text) : `${w.unless(cond) ?? w.if(cond)}, ${text}`;
      },
      may: (offer, then, otherwise, theirs = false) => {
        const so = then.startsWith(w.whenDone) ? plain.label(then) : `${w.so(theirs)}, ${then}`;
        return `${offer}${then === '' ? '' : `. ${so}`}${otherwise === '' ? '' : `. ${w.notSo(theirs)}, ${otherwise}`}`;
      },
    },
    happens: w.happens,
    whens: {
      ...shared.whens,
      ...w.whens,
      instead: (x, say) => {
        if (x.instead !== 'damage' || x.less === undefined || x.may || x.seat !== undefined) return shared.whens.instead(x, say);
        const target = x.card ? (x.card.self ? say.thing(x.card).words : w.oneOf(x.card, say)) : w.aForward;
        return w.dealsInstead(w.dealer(x.by, x.why, say), target, Math.abs(x.less), x.less < 0);
      },
    },
  };
}
