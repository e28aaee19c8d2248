/** Derived values: numbers, traits, rule values, permissions. Never stored; one authority per value. */

import type { SharedKinds } from '../model/kinds.ts';
import type { Change, Effect, Happening, LinkedEffect, Mod, Num, Ref, Seat, Sel, Value } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { abilityKey, anyAtWork, atWork, type Visit } from './atWork.ts';
import { changes, ctxOfMod, inTheMiddle, look, modRuns, readsTable, unlessAsking } from './laid.ts';
import { mutedAt } from './muted.ts';
import { isMeant } from './players.ts';
import type { Workers } from './printed.ts';
import { type Ctx, holds, matches, num } from './select.ts';
import type { ValueInfo } from './values.ts';

/** One addend of a value, for "why is it 7?". */
export interface Addend {
  readonly source: Ref | null;
  readonly change: Change;
  readonly by: Mod['by'];
  readonly clause: string;
}

/** An addend and what it makes of the number: the printed value and all of these add up to the total. */
export interface Share extends Addend {
  readonly makes: number;
}

/** How an effect changes a value. */
export const changeWords = ['add', 'set', 'atLeast', 'atMost', 'also'] as const;
const MOST_VALUES = 4096;
const ORDER: readonly Change[] = ['set', 'atLeast', 'add', 'atMost'];

type Gain = LinkedEffect<SharedKinds, 'gain'>;

/** The value it changes: a number, a rule value or a trait. */
export const valueChanged = (e: Gain): string => e.stat ?? e.rule ?? e.trait ?? '';

export function changeOf(e: Gain): [Change, Value] {
  for (const c of changeWords) {
    const by = e[c];
    if (by !== undefined) return [c, by];
  }
  throw new Error(`A ${e.do} effect needs one of ${changeWords.join(', ')}.`);
}

/** Is it a number that is yet to be worked out? */
export const isNum = (by: Mod['by']): by is Exclude<Num, number> => typeof by === 'object' && !Array.isArray(by);

function amount(t: Table, by: Mod['by'], ctx: Ctx): Mod['by'] {
  return isNum(by) ? num(t, by, ctx) : by;
}

/** Everything that changes one value, printed value apart. `card` -1: a rule value of `seat`. `after`: only changes that came later than that one. */
function addends(t: Table, card: number, value: ValueInfo, seat: Seat, after = -1): Addend[] {
  const out: Addend[] = [];
  const { mods } = t.s;
  const { workers, name } = value;
  // What cards say of themselves and others comes before what was laid on them.
  if (workers && anyAtWork(t, workers, card)) {
    staticAddends(t, workers, card, name, seat, out);
    if (t.game.spec.age) byAge(t, out, card);
  }
  if (!t.known.isTouched(value.id)) return out;
  for (let i = after + 1; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.stat !== name || mod.change === 'grant' || mod.change === 'forbid' || mod.change === 'mute') continue;
    look(t, mod, () => {
      if (modRuns(t, mod) && changes(t, mod, card, seat))
        out.push({ source: mod.source, change: mod.change, by: amount(t, mod.by, ctxOfMod(t, mod)), clause: mod.clause });
    });
  }
  return out;
}

/** Of texts that set the same value a card's own comes first, then the older before the newer. */
function byAge(t: Table, list: Addend[], card: number): void {
  let sets = 0;
  for (const a of list) if (a.change === 'set') sets++;
  if (sets < 2) return;
  const key = ({ source }: Addend) => (source === null || source.id === card ? Number.NEGATIVE_INFINITY : t.game.spec.age!(t, source.id));
  list.sort((a, b) => key(a) - key(b) || 0);
}

function staticAddends(t: Table, workers: Workers, card: number, stat: string, seat: Seat, out: Addend[]): void {
  // A text that speaks of itself only says nothing of others.
  const visit: Visit = (index, source, by) => {
    const a = t.game.abilities[index];
    if (a.selfOnly && source !== card) return;
    // One text may change several values, and be asked about each.
    unlessAsking(t, abilityKey(t, index, source) * MOST_VALUES + workers.id, () => {
      const ctx: Ctx = { seat: by, self: source, event: null };
      if (a.spec.if && !holds(t, a.spec.if, ctx)) return;
      for (const effect of a.spec.do) {
        if (effect.do !== 'gain' || valueChanged(effect) !== stat) continue;
        if (
          card >= 0
            ? effect.to !== undefined && matches(t, effect.to, ctx, card)
            : effect.rule !== undefined && isMeant(t, effect.whose ?? 'you', by, seat)
        ) {
          const [change, n] = changeOf(effect);
          out.push({ source: t.ref(source), change, by: amount(t, n, ctx), clause: '' });
        }
      }
    });
  };
  atWork(t, workers, visit, card);
}

/** The number after these changes; `told` hears what each of them makes of it. */
function apply(base: number, list: readonly Addend[], told?: (a: Addend, makes: number) => void): number {
  const last = list.findLastIndex((a) => a.change === 'become');
  // What it became has swallowed whatever came before; only what comes later counts.
  const later = last < 0 ? list : list.slice(last + 1);
  let value = last < 0 ? base : Number(list[last].by);
  if (last >= 0 && told) told(list[last], value - apply(base, list.slice(0, last), told));
  for (const change of ORDER)
    for (const a of later) {
      if (a.change !== change) continue;
      const n = Number(a.by);
      const before = value;
      if (change === 'set') value = n;
      else if (change === 'atLeast') value = Math.max(value, n);
      else if (change === 'atMost') value = Math.min(value, n);
      else value += n;
      told?.(a, value - before);
    }
  return value;
}

/** Nothing can change this value of this card (or, with card -1, of the rules): the printed one stands. */
function untouched(t: Table, card: number, { id, workers }: ValueInfo): boolean {
  return !t.known.isTouched(id) && (workers === null || !anyAtWork(t, workers, card));
}

/** The raw sum, which may be below the floor: later bonuses first repay the deficit. */
export function rawStat(t: Table, card: number, stat: string): number {
  return rawValue(t, card, t.game.values.of(stat));
}

function rawValue(t: Table, card: number, asked: ValueInfo): number {
  const value = inTheMiddle(t) ? asked.inner : asked;
  const def = t.s.def[card];
  if (value.moved[def] === 0 && t.game.printedAs === null && !t.known.isTouched(value.id)) return value.base[def];
  const place = t.known.place(value.id, card);
  if (place >= 0 && t.known.hasNumber(value.id, card, place)) return t.known.numbers[place];
  const before = t.fleeting;
  const n = changedStat(t, baseOf(t, value, card), card, value);
  if (place >= 0 && t.fleeting === before) t.known.keepNumber(place, n);
  return n;
}

/** What is printed for it, or the printed number that now stands in for it. */
function baseOf(t: Table, value: ValueInfo, card: number): number {
  const { printedAs } = t.game;
  if (printedAs === null) return value.base[t.s.def[card]];
  if (printedAs.fleeting) t.fleeting++;
  let base = value.base[t.s.def[card]];
  // What says which number stands for this one may come to ask for it: then it is this one.
  unlessAsking(t, -MOST_VALUES * MOST_VALUES - (card * MOST_VALUES + value.id), () => {
    const as = printedAs.run(t, card, value.name);
    if (as !== value.name) base = t.game.values.of(as).base[t.s.def[card]];
  });
  return base;
}

function changedStat(t: Table, base: number, card: number, value: ValueInfo): number {
  const { workers } = value;
  return workers && value.moved[t.s.def[card]] === 1 && anyAtWork(t, workers, card)
    ? apply(base, addends(t, card, value, -1))
    : modified(t, base, card, value);
}

/** The same as applying the addends, where only sums are among them, without making a list. */
function modified(t: Table, base: number, card: number, value: ValueInfo): number {
  if (!t.known.isTouched(value.id)) return base;
  const { mods } = t.s;
  let sum = base;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.stat !== value.name || mod.change === 'grant' || mod.change === 'forbid') continue;
    if (mod.change !== 'add' || typeof mod.by !== 'number') return apply(base, addends(t, card, value, -1));
    if (readsTable(mod)) return apply(base, addends(t, card, value, -1));
    if (changes(t, mod, card, -1)) sum += mod.by;
  }
  return sum;
}

export function statValue(t: Table, card: number, value: ValueInfo): number {
  return Math.max(rawValue(t, card, value), value.floor);
}

const NONE: readonly string[] = [];

/** What it is: the last thing it was made, if any, and everything it also counts as. */
export function traitValues(t: Table, card: number, asked: ValueInfo): readonly string[] {
  const value = inTheMiddle(t) ? asked.inner : asked;
  if (value.workers === null && !isKeywords(t, value) && !t.known.isTouched(value.id)) return value.words[t.s.def[card]];
  const place = t.known.place(value.id, card);
  if (place >= 0 && t.known.hasWords(value.id, card, place)) return t.known.words[place];
  const before = t.fleeting;
  const words = workOut(t, card, value);
  if (place >= 0 && t.fleeting === before) t.known.keepWords(place, words);
  return words;
}

/** Is it the trait whose values are abilities? */
const isKeywords = (t: Table, { id }: ValueInfo): boolean => {
  const { keywords, values } = t.game;
  return id === keywords || (keywords >= 0 && id === values.list[keywords].inner.id);
};

function workOut(t: Table, card: number, value: ValueInfo): readonly string[] {
  // A trait that is an ability is lost with the abilities.
  const muted = isKeywords(t, value) ? mutedAt(t, card) : -1;
  const base = muted < 0 ? value.words[t.s.def[card]] : NONE;
  if (untouched(t, card, value)) return base;
  const list = addends(t, card, value, -1, muted);
  const words = ({ by }: Addend): readonly string[] => (typeof by === 'string' ? [by] : Array.isArray(by) ? by : []);
  const made = list.findLast((a) => a.change === 'set');
  const values = made ? [...words(made)] : [...base];
  for (const a of list) if (a.change === 'also') for (const v of words(a)) if (!values.includes(v)) values.push(v);
  return values;
}

function ruleBase(t: Table, { rule, name }: ValueInfo): number {
  if (rule === null) throw new Error(`${t.game.id} has no rule value ${name}.`);
  return typeof rule === 'number' ? rule : (t.s.options[rule.option] as number);
}

export function ruleValue(t: Table, seat: Seat, asked: ValueInfo): number {
  const value = inTheMiddle(t) ? asked.inner : asked;
  const base = ruleBase(t, value);
  if (untouched(t, -1, value)) return base;
  return Math.max(t.game.spec.floors?.[value.name] ?? 0, apply(base, addends(t, -1, value, seat)));
}

const isDeed = (e: Effect): e is Extract<Effect, { do: 'forbid' | 'require' | 'permit' }> =>
  e.do === 'forbid' || e.do === 'require' || e.do === 'permit';

/** What an effect that forbids, requires or permits is about, under one name. */
export function deedOf(e: Effect): string | null {
  if (e.do === 'forbid') return e.deed;
  return e.do === 'require' ? `must ${e.deed}` : e.do === 'permit' ? `may ${e.deed}` : null;
}

/** What would do a deed, and whose text that is. */
export type Cause = Pick<Happening, 'by' | 'doer'>;

/** A ban on what certain cards do is none on what others do, or nobody in particular. */
const isCause = (t: Table, by: Sel | undefined, ctx: Ctx, cause: Cause): boolean =>
  by === undefined || (cause.by !== undefined && matches(t, by, ctx, cause.by, cause.doer));
const NOBODY: Cause = {};

/**
 * The clause or card that forbids a deed to a card or seat; '' if none does. `of`: only texts that this card has count. `cause`: what
 * would do it.
 */
export function forbidden(t: Table, deed: string, card: number, seat: Seat, of = -1, cause = NOBODY): string {
  if (of < 0)
    for (const mod of t.s.mods)
      if (
        mod.change === 'forbid' &&
        mod.stat === deed &&
        modRuns(t, mod) &&
        changes(t, mod, 'rulesOf' in mod.on ? -1 : card, seat) &&
        (mod.cause === undefined || isCause(t, mod.cause, ctxOfMod(t, mod), cause))
      )
        return mod.clause || deed;
  const workers = t.game.deeds.get(deed);
  if (!workers || !anyAtWork(t, workers, card)) return '';
  let found = '';
  atWork(t, workers, (index, source, by) => {
    if (found || (of >= 0 && source !== of)) return;
    const a = t.game.abilities[index];
    const ctx: Ctx = { seat: by, self: source, event: null };
    // What is forbidden may depend on what is forbidden: a text that is being asked already says nothing.
    const key = abilityKey(t, index, source) * MOST_VALUES + workers.id;
    if (t.judging.includes(key)) {
      t.fleeting++;
      return;
    }
    t.judging.push(key);
    if (!a.spec.if || holds(t, a.spec.if, ctx))
      for (const e of a.spec.do)
        if (
          isDeed(e) &&
          deedOf(e) === deed &&
          (e.to ? card >= 0 && matches(t, e.to, ctx, card) : isMeant(t, e.whose ?? 'you', by, seat)) &&
          (e.do !== 'forbid' || isCause(t, e.by, ctx, cause))
        )
          found = deed;
    t.judging.pop();
  });
  return found;
}

/** Names made once: putting words together is slow, and these are asked for all the time. */
function named(word: string): (deed: string) => string {
  const names = new Map<string, string>();
  return (deed) => {
    const known = names.get(deed);
    if (known !== undefined) return known;
    const name = `${word} ${deed}`;
    names.set(deed, name);
    return name;
  };
}
const must = named('must');
const may = named('may');

export const required = (t: Table, deed: string, card: number, seat: Seat) => forbidden(t, must(deed), card, seat) !== '';
export const permitted = (t: Table, deed: string, card: number, seat: Seat) => forbidden(t, may(deed), card, seat) !== '';

export interface Breakdown {
  readonly printed: number;
  readonly addends: readonly Share[];
  readonly total: number;
}

/** The shares of a number in the order they count, with the one that lifts it to its floor. */
function sharesOf(printed: number, list: readonly Addend[], total: number): Breakdown {
  const shares: Share[] = [];
  const raw = apply(printed, list, (a, makes) => shares.push({ ...a, makes }));
  if (raw < total) shares.push({ source: null, change: 'atLeast', by: total, clause: '', makes: total - raw });
  return { printed, addends: shares, total };
}

/** Printed value, addends and total: why a number is what it is. */
export function breakdown(t: Table, card: number, stat: string): Breakdown {
  const value = t.game.values.of(stat);
  return sharesOf(baseOf(t, value, card), addends(t, card, value, -1), statValue(t, card, value));
}

/** The same for a rule value of a seat. */
export function ruleBreakdown(t: Table, seat: Seat, name: string): Breakdown {
  const value = t.game.values.of(name);
  return sharesOf(ruleBase(t, value), addends(t, -1, value, seat), ruleValue(t, seat, value));
}
