/** Derived values: numbers, traits, rule values, permissions. Never stored; one authority per value. */
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

const ORDER: readonly Change[] = ['set', 'atLeast', 'add', 'atMost'];

function modMeans(t: Table, mod: Mod, card: number): boolean {
  if ('refs' in mod.on) {
    for (const ref of mod.on.refs) if (ref.id === card && t.s.epoch[card] === ref.epoch) return true;
    return false;
  }
  if ('live' in mod.on) return matches(t, mod.on.live, { seat: mod.seat, self: mod.source ? t.find(mod.source) : -1, event: null }, card);
  return false;
}

function modRuns(t: Table, mod: Mod): boolean {
  for (const u of mod.until)
    if (
      typeof u === 'object' &&
      'while' in u &&
      !holds(t, u.while, { seat: mod.seat, self: mod.source ? t.find(mod.source) : -1, event: null })
    )
      return false;
  return true;
}

/** Cards whose printed or granted ability is at work now. */
export function working(t: Table, ability: number, visit: (card: number, seat: Seat) => void): void {
  const a = t.game.abilities[ability];
  const { def, zone } = t.s;
  for (let card = 0; card < def.length; card++)
    if (def[card] === a.def && a.zones.has(t.game.zones[zone[card]].kind)) visit(card, t.controller(card));
  for (const mod of t.s.mods)
    if (mod.change === 'grant' && mod.by === ability && 'refs' in mod.on && modRuns(t, mod))
      for (const ref of mod.on.refs) if (t.s.epoch[ref.id] === ref.epoch) visit(ref.id, t.controller(ref.id));
}

function gainOf(effect: Effect): { change: Change; by: Json } {
  for (const change of ['add', 'set', 'atLeast', 'atMost', 'also'] as const)
    if (effect[change] !== undefined) return { change, by: effect[change] as Json };
  return { change: 'add', by: 0 };
}

function amount(t: Table, by: Json, ctx: Ctx): Json {
  return typeof by === 'object' && by !== null && !Array.isArray(by) ? num(t, by as unknown as Num, ctx) : by;
}

/** Everything that changes one value, printed value apart. `card` -1: a rule value of `seat`. */
export function addends(t: Table, card: number, stat: string, seat: Seat): Addend[] {
  const out: Addend[] = [];
  for (const mod of t.s.mods) {
    if (mod.stat !== stat || mod.change === 'grant' || mod.change === 'forbid' || !modRuns(t, mod)) continue;
    if (card >= 0 ? modMeans(t, mod, card) : 'rulesOf' in mod.on && (mod.on.rulesOf < 0 || mod.on.rulesOf === seat))
      out.push({
        source: mod.source,
        change: mod.change,
        by: amount(t, mod.by, { seat: mod.seat, self: mod.source ? t.find(mod.source) : -1, event: null }),
        clause: mod.clause,
      });
  }
  const statics = t.game.statics.get(stat);
  if (statics) for (const index of statics) staticAddends(t, index, card, stat, seat, out);
  return out;
}

function staticAddends(t: Table, index: number, card: number, stat: string, seat: Seat, out: Addend[]): void {
  const a = t.game.abilities[index];
  // A text that speaks of itself only needs no search of the table.
  if (a.selfOnly && (card < 0 || t.s.def[card] !== a.def) && t.s.mods.length === 0) return;
  working(t, index, (source, by) => {
    const ctx: Ctx = { seat: by, self: source, event: null };
    const key = `${source}/${index}`;
    if (t.asking.includes(key)) return;
    t.asking.push(key);
    if (!a.spec.if || holds(t, a.spec.if, ctx))
      for (const effect of a.spec.do) {
        if ((effect.stat ?? effect.rule ?? effect.trait) !== stat) continue;
        if (card >= 0 ? matches(t, effect.to as Sel, ctx, card) : ruleMeans(t, effect, by, seat)) {
          const { change, by: n } = gainOf(effect);
          out.push({ source: t.ref(source), change, by: amount(t, n, ctx), clause: '' });
        }
      }
    t.asking.pop();
  });
}

function ruleMeans(_t: Table, effect: Effect, by: Seat, seat: Seat): boolean {
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

/** The raw sum, which may be below the floor: later bonuses first repay the deficit. */
export function rawStat(t: Table, card: number, stat: string): number {
  const base = t.game.defs[t.s.def[card]].stats[stat] ?? 0;
  if (t.s.mods.length === 0 && !t.game.statics.has(stat)) return base;
  return apply(base, addends(t, card, stat, -1));
}

export function statValue(t: Table, card: number, stat: string): number {
  const raw = rawStat(t, card, stat);
  const floor = t.game.spec.floors?.[stat];
  return floor !== undefined && raw < floor ? floor : raw;
}

export function traitValues(t: Table, card: number, trait: string): readonly string[] {
  const base = t.game.defs[t.s.def[card]].traits[trait] ?? [];
  if (t.s.mods.length === 0 && !t.game.statics.has(trait)) return base;
  let values = [...base];
  for (const a of addends(t, card, trait, -1)) {
    const by = (Array.isArray(a.by) ? a.by : [a.by]) as string[];
    values = a.change === 'set' ? [...by] : [...values, ...by.filter((v) => !values.includes(v))];
  }
  return values;
}

export function isTrait(t: Table, card: number, trait: string, value: string): boolean {
  return traitValues(t, card, trait).includes(value);
}

export function ruleValue(t: Table, seat: Seat, name: string): number {
  const spec = t.game.spec.rules?.[name];
  if (spec === undefined) throw new Error(`${t.game.id} has no rule value ${name}.`);
  const base = typeof spec === 'number' ? spec : (t.s.options[spec.option] as number);
  if (t.s.mods.length === 0 && !t.game.statics.has(name)) return base;
  return Math.max(0, apply(base, addends(t, -1, name, seat)));
}

/** The clause or card that forbids a deed to a card or seat; '' if none does. */
export function forbidden(t: Table, deed: string, card: number, seat: Seat): string {
  for (const mod of t.s.mods)
    if (mod.change === 'forbid' && mod.stat === deed && modRuns(t, mod))
      if ('rulesOf' in mod.on ? mod.on.rulesOf < 0 || mod.on.rulesOf === seat : modMeans(t, mod, card)) return mod.clause || deed;
  const statics = t.game.statics.get(`forbid ${deed}`);
  let found = '';
  for (const index of statics ?? [])
    working(t, index, (source, by) => {
      const a = t.game.abilities[index];
      const ctx: Ctx = { seat: by, self: source, event: null };
      if (found || (a.spec.if && !holds(t, a.spec.if, ctx))) return;
      for (const e of a.spec.do) if (e.do === 'forbid' && e.deed === deed && matches(t, e.to as Sel, ctx, card)) found = deed;
    });
  return found;
}

/** Printed value, addends and total: why a number is what it is. */
export function breakdown(t: Table, card: number, stat: string): { printed: number; addends: Addend[]; total: number } {
  return { printed: t.def(card).stats[stat] ?? 0, addends: addends(t, card, stat, -1), total: statValue(t, card, stat) };
}
