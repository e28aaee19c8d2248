/** Derived values: numbers, traits, rule values, permissions. Never stored; one authority per value. */
import type { Printed } from './game.ts';
import { type Ctx, holds, matches, num } from './select.ts';
import type { Table } from './table.ts';
import type { Change, Effect, Json, Mod, Num, Ref, Seat, Sel } from './types.ts';

/** One addend of a value, for "why is it 7?". */
export interface Addend {
  readonly source: Ref | null;
  readonly change: Change;
  readonly by: Json;
  readonly clause: string;
}

/** How an effect changes a value. */
export const changeWords = ['add', 'set', 'atLeast', 'atMost', 'also'] as const;
const ORDER: readonly Change[] = ['set', 'atLeast', 'add', 'atMost'];

export function changeOf(e: Effect): [Change, Json] {
  for (const c of changeWords) if (e[c] !== undefined) return [c, e[c] as Json];
  throw new Error(`A ${e.do} effect needs one of ${changeWords.join(', ')}.`);
}

const ctxOfMod = (t: Table, mod: Mod): Ctx => ({ seat: mod.seat, self: mod.source ? t.find(mod.source) : -1, event: null });

/** Is this card (or, with card -1, this seat's rules) among what a change is laid on? */
export function changes(t: Table, mod: Mod, card: number, seat: Seat): boolean {
  if ('rulesOf' in mod.on) return card < 0 && (mod.on.rulesOf < 0 || mod.on.rulesOf === seat);
  if (card < 0) return false;
  if ('live' in mod.on) return matches(t, mod.on.live, ctxOfMod(t, mod), card);
  for (const ref of mod.on.refs) if (ref.id === card && t.s.epoch[card] === ref.epoch) return true;
  return false;
}

function modRuns(t: Table, mod: Mod): boolean {
  for (const u of mod.until) if (typeof u === 'object' && 'while' in u && !holds(t, u.while, ctxOfMod(t, mod))) return false;
  return true;
}

/** Ask only if this is not being asked already: a value asked for while it is being computed answers without the asker. */
function unlessAsking(t: Table, key: number, ask: () => void): void {
  if (t.asking.includes(key)) return;
  t.asking.push(key);
  ask();
  t.asking.pop();
}
const modKey = (i: number) => -1 - i;
const abilityKey = (t: Table, index: number, source: number) => source * t.game.abilities.length + index;

/** Cards of these zone kinds, in the order of the table: never by id, which a viewer must not be able to tell. */
function inZones(t: Table, kinds: ReadonlySet<number>, visit: (card: number) => void): void {
  const { zones, zoneBase } = t.game;
  for (const kind of kinds)
    for (let z = zoneBase[kind]; z < zones.length && zones[z].kind === kind; z++) {
      const pile = t.s.zones[z];
      for (let i = 0; i < pile.length; i++) visit(pile[i]);
    }
}

/** Cards whose printed or granted ability is at work now. `by`: the change that granted it. */
export function working(t: Table, ability: number, visit: (card: number, seat: Seat, by: Mod | null) => void): void {
  const a = t.game.abilities[ability];
  const { def, zone } = t.s;
  // Not through `t.s`: who grants is compared by identity.
  const { mods } = t.raw;
  if (a.def >= 0)
    inZones(t, a.zones, (card) => {
      if (def[card] === a.def) visit(card, t.controller(card), null);
    });
  else {
    for (let i = 0; i < mods.length; i++) {
      const mod = mods[i];
      if (mod.change !== 'grant' || mod.by !== ability) continue;
      unlessAsking(t, modKey(i), () => {
        if (!modRuns(t, mod)) return;
        if ('refs' in mod.on) {
          for (const ref of mod.on.refs)
            if (t.find(ref) >= 0 && a.zones.has(t.game.zones[zone[ref.id]].kind)) visit(ref.id, t.controller(ref.id), mod);
        } else
          inZones(t, a.zones, (card) => {
            if (changes(t, mod, card, -1)) visit(card, t.controller(card), mod);
          });
      });
    }
    for (const parent of a.grantedBy) grantedBy(t, parent, ability, visit);
  }
}

/** "Your others have …": a text that is always at work gives the ability to whoever fits. */
function grantedBy(t: Table, parent: number, ability: number, visit: (card: number, seat: Seat, by: Mod | null) => void): void {
  const p = t.game.abilities[parent];
  working(t, parent, (source, seat) =>
    unlessAsking(t, abilityKey(t, parent, source), () => {
      const ctx: Ctx = { seat, self: source, event: null };
      if (p.spec.if && !holds(t, p.spec.if, ctx)) return;
      for (const e of p.spec.do)
        if (e.do === 'grant' && e.ability === ability)
          inZones(t, t.game.abilities[ability].zones, (card) => {
            if (matches(t, e.to as Sel, ctx, card)) visit(card, t.controller(card), null);
          });
    }),
  );
}

function amount(t: Table, by: Json, ctx: Ctx): Json {
  return typeof by === 'object' && by !== null && !Array.isArray(by) ? num(t, by as unknown as Num, ctx) : by;
}

/** Everything that changes one value, printed value apart. `card` -1: a rule value of `seat`. */
export function addends(t: Table, card: number, stat: string, seat: Seat): Addend[] {
  const out: Addend[] = [];
  const { mods } = t.s;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.stat !== stat || mod.change === 'grant' || mod.change === 'forbid') continue;
    if (t.asking.includes(modKey(i))) continue;
    t.asking.push(modKey(i));
    if (modRuns(t, mod) && changes(t, mod, card, seat))
      out.push({ source: mod.source, change: mod.change, by: amount(t, mod.by, ctxOfMod(t, mod)), clause: mod.clause });
    t.asking.pop();
  }
  const statics = t.game.statics.get(stat);
  if (statics) for (const index of statics) staticAddends(t, index, card, stat, seat, out);
  return out;
}

function staticAddends(t: Table, index: number, card: number, stat: string, seat: Seat, out: Addend[]): void {
  const a = t.game.abilities[index];
  // A printed text that speaks of itself only needs no search of the table.
  if (a.selfOnly && a.def >= 0 && (card < 0 || t.s.def[card] !== a.def)) return;
  working(t, index, (source, by) =>
    unlessAsking(t, abilityKey(t, index, source), () => {
      const ctx: Ctx = { seat: by, self: source, event: null };
      if (a.spec.if && !holds(t, a.spec.if, ctx)) return;
      for (const effect of a.spec.do) {
        if ((effect.stat ?? effect.rule ?? effect.trait) !== stat) continue;
        if (card >= 0 ? !effect.rule && matches(t, effect.to as Sel, ctx, card) : !!effect.rule && ruleMeans(effect, by, seat)) {
          const [change, n] = changeOf(effect);
          out.push({ source: t.ref(source), change, by: amount(t, n, ctx), clause: '' });
        }
      }
    }),
  );
}

function ruleMeans(effect: Effect, by: Seat, seat: Seat): boolean {
  return effect.whose === 'any' || (effect.whose === 'opponent') === (by !== seat);
}

function apply(base: number, list: readonly Addend[]): number {
  let value = base;
  for (const change of ORDER)
    for (const a of list) {
      if (a.change !== change) continue;
      const n = a.by as number;
      if (change === 'set') value = n;
      else if (change === 'atLeast') value = Math.max(value, n);
      else if (change === 'atMost') value = Math.min(value, n);
      else value += n;
    }
  return value;
}

/** Nothing can change this value of this card (or, with card -1, of the rules): the printed one stands. */
function untouched(t: Table, card: number, stat: string): boolean {
  const { mods } = t.s;
  for (let i = 0; i < mods.length; i++) if (mods[i].stat === stat) return false;
  const statics = t.game.statics.get(stat);
  if (!statics) return true;
  for (let i = 0; i < statics.length; i++) {
    const a = t.game.abilities[statics[i]];
    if (!a.selfOnly || a.def < 0 || card < 0 || t.s.def[card] === a.def) return false;
  }
  return true;
}

/** The raw sum, which may be below the floor: later bonuses first repay the deficit. */
export function rawStat(t: Table, card: number, stat: string): number {
  const printed = t.game.printed.get(stat);
  return printed === undefined ? changedStat(t, 0, card, stat, true) : rawPrinted(t, printed, card, stat);
}

function rawPrinted(t: Table, printed: Printed, card: number, stat: string): number {
  const def = t.s.def[card];
  const base = printed.base[def];
  const moved = printed.moved[def] === 1;
  return t.s.mods.length === 0 && !moved ? base : changedStat(t, base, card, stat, moved);
}

function changedStat(t: Table, base: number, card: number, stat: string, moved: boolean): number {
  return moved && t.game.statics.has(stat) ? apply(base, addends(t, card, stat, -1)) : modified(t, base, card, stat);
}

/** The same as applying the addends, where only sums are among them, without making a list. */
function modified(t: Table, base: number, card: number, stat: string): number {
  const { mods } = t.s;
  let value = base;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.stat !== stat || mod.change === 'grant' || mod.change === 'forbid') continue;
    if (mod.change !== 'add' || typeof mod.by !== 'number') return apply(base, addends(t, card, stat, -1));
    if (t.asking.includes(modKey(i))) continue;
    t.asking.push(modKey(i));
    if (modRuns(t, mod) && changes(t, mod, card, -1)) value += mod.by;
    t.asking.pop();
  }
  return value;
}

export function statValue(t: Table, card: number, stat: string): number {
  const printed = t.game.printed.get(stat);
  if (printed === undefined) return changedStat(t, 0, card, stat, true);
  const raw = rawPrinted(t, printed, card, stat);
  return Math.max(raw, printed.floor);
}

/** What it is: the last thing it was made, if any, and everything it also counts as. */
export function traitValues(t: Table, card: number, trait: string): readonly string[] {
  const base = t.game.defs[t.s.def[card]].traits[trait] ?? [];
  if (untouched(t, card, trait)) return base;
  const list = addends(t, card, trait, -1);
  const words = (a: Addend) => (Array.isArray(a.by) ? a.by : [a.by]) as string[];
  const made = list.findLast((a) => a.change === 'set');
  const values = made ? [...words(made)] : [...base];
  for (const a of list) if (a.change === 'also') for (const v of words(a)) if (!values.includes(v)) values.push(v);
  return values;
}

export function isTrait(t: Table, card: number, trait: string, value: string): boolean {
  return traitValues(t, card, trait).includes(value);
}

function ruleBase(t: Table, name: string): number {
  const spec = t.game.spec.rules?.[name];
  if (spec === undefined) throw new Error(`${t.game.id} has no rule value ${name}.`);
  return typeof spec === 'number' ? spec : (t.s.options[spec.option] as number);
}

export function ruleValue(t: Table, seat: Seat, name: string): number {
  const base = ruleBase(t, name);
  if (untouched(t, -1, name)) return base;
  return Math.max(0, apply(base, addends(t, -1, name, seat)));
}

/** The clause or card that forbids a deed to a card or seat; '' if none does. */
export function forbidden(t: Table, deed: string, card: number, seat: Seat): string {
  for (const mod of t.s.mods)
    if (mod.change === 'forbid' && mod.stat === deed && modRuns(t, mod) && changes(t, mod, 'rulesOf' in mod.on ? -1 : card, seat))
      return mod.clause || deed;
  let found = '';
  for (const index of t.game.statics.get(`forbid ${deed}`) ?? [])
    working(t, index, (source, by) => {
      const a = t.game.abilities[index];
      const ctx: Ctx = { seat: by, self: source, event: null };
      if (found || (a.spec.if && !holds(t, a.spec.if, ctx))) return;
      for (const e of a.spec.do)
        if (e.do === 'forbid' && e.deed === deed && (e.to ? card >= 0 && matches(t, e.to as Sel, ctx, card) : ruleMeans(e, by, seat)))
          found = deed;
    });
  return found;
}

/** Printed value, addends and total: why a number is what it is. */
export function breakdown(t: Table, card: number, stat: string): { printed: number; addends: Addend[]; total: number } {
  return { printed: t.def(card).stats[stat] ?? 0, addends: addends(t, card, stat, -1), total: statValue(t, card, stat) };
}

/** The same for a rule value of a seat. */
export function ruleBreakdown(t: Table, seat: Seat, name: string): { printed: number; addends: Addend[]; total: number } {
  return { printed: ruleBase(t, name), addends: addends(t, -1, name, seat), total: ruleValue(t, seat, name) };
}
