/** The shared book reworded for this game, in the same way in every language: things, conditions, offers. */
import type { AnyEffect, Cond, Sel } from '@touchline/engine';
import type { Grammar, Say, SharedBook, Thing, Who } from '@touchline/text';
import { offerOf } from '../read/seen.ts';

export interface BookWording {
  readonly shared: SharedBook;
  readonly grammar: Grammar;
  readonly thisCharacter: string;
  readonly it: string;
  readonly them: string;
  /** What stands before the noun where no number does. */
  readonly all: (t: Thing) => string;
  readonly or: string;
  readonly to: string;
  readonly upTo: string;
  /** "dull Fire Forwards costing 3 or less the opponent controls", without its number. */
  readonly group: (t: Thing, say: Say, many: boolean, placed?: boolean) => string;
  readonly gender?: (t: Thing) => Partial<Who>;
  readonly noCounter: (counter: string, on: string) => string;
  readonly aCounter: (counter: string, on: string) => string;
  readonly isOne: (where: Sel, say: Say) => string;
  readonly someAre: (n: string, where: Sel, say: Say) => string;
  readonly controls: (sel: Sel, atLeast: string, say: Say) => string;
  readonly orMore: (n: string) => string;
  readonly none: (sel: Sel, say: Say) => string;
  readonly fewerThan: (n: string) => string;
  readonly untrue: (cond: string) => string;
  readonly paidExtra: string;
  readonly moreThanYou: (sel: Sel, say: Say) => string;
  readonly compared?: SharedBook['conds']['compare'];
  readonly nums: Partial<SharedBook['nums']>;
  readonly order: string;
  readonly useThis: string;
  readonly pay: (icons: string) => string;
  readonly doThis: string;
  readonly icons: (cost: readonly AnyEffect[]) => string;
  readonly damage: string;
  readonly itIsYourTurn: string;
  readonly duringYourTurn: (text: string) => string;
  readonly if: (cond: string) => string;
  readonly otherwise: string;
  readonly whenDone: string;
  readonly so: (theirs: boolean) => string;
  readonly notSo: (theirs: boolean) => string;
  readonly whens: Pick<SharedBook['whens'], 'on'>;
  readonly aForward: string;
  readonly theirText: string;
  readonly anything: string;
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
    const mark = sel.self && (sel.where ?? []).find((f) => 'mark' in f);
    if (mark) return (mark.is === 0 ? w.noCounter : w.aCounter)(mark.mark, say.thing({ self: true }).words);
    const n = atLeast === undefined ? '1' : say.num(atLeast);
    if (sel.bound === undefined) return w.controls(sel, n === '1' ? n : w.orMore(n), say);
    return say.named(sel.bound) === 'several' ? w.someAre(n, { where: sel.where }, say) : w.isOne({ where: sel.where }, say);
  };
  const not = (c: Cond, say: Say): string => {
    if (!('exists' in c)) return w.untrue(say.cond(c));
    const { atLeast = 1, exists: sel } = c;
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
      if (t.is === 'event' || t.is === 'named') return t.many ? { words: w.them, many: true } : { words: w.it };
      if (t.is === 'top') return shared.thing(t, say);
      return { words: `${number(t, say)} ${w.group(t, say, t.many)}`, many: t.many, ...w.gender?.(t) };
    },
    conds: { ...shared.conds, exists, not: (c, say) => not(c.not, say), compare },
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
        return cond === w.itIsYourTurn ? w.duringYourTurn(text) : `${w.if(cond)}, ${text}`;
      },
      may: (offer, then, otherwise, theirs = false) => {
        const so = then.startsWith(w.whenDone) ? plain.label(then) : `${w.so(theirs)}, ${then}`;
        return `${offer}${then === '' ? '' : `. ${so}`}${otherwise === '' ? '' : `. ${w.notSo(theirs)}, ${otherwise}`}`;
      },
    },
    whens: {
      ...shared.whens,
      ...w.whens,
      instead: (x, say) => {
        if (x.instead !== 'damage' || x.less === undefined) return shared.whens.instead(x, say);
        const target = x.card ? say.thing(x.card).words : w.aForward;
        return w.dealsInstead(x.by?.of === 'opponent' ? w.theirText : w.anything, target, Math.abs(x.less), x.less < 0);
      },
    },
  };
}
