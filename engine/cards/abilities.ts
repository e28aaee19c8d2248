/** Abilities: one data shape, compiled into flows like everything else. */

import { type Called, type Flow, flowOf } from '../flow/flow.ts';
import type { GameSpec } from '../game.ts';
import type { Ability, Answered, AnyEffect, Bound, CardDef, Effect, Giving, Json, Own, Ref, Seat, Use, Waiting } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { valueChanged } from './derived.ts';
import { use, used } from './durations.ts';
import type { Run } from './kinds.ts';
import { boundNow } from './mods.ts';
import { inner, type KindTable, namesBound, replaceAbilities } from './nested.ts';
import { canTarget } from './picking.ts';
import { payable } from './possible.ts';
import { type Ctx, ctxOf, holds } from './select.ts';

export interface CompiledAbility {
  readonly index: number;
  /** Index of the card definition it is printed on, -1 for one that is only ever granted. */
  readonly def: number;
  readonly flow: string;
  /** As data, nested abilities replaced by their indices. */
  readonly spec: Ability;
  /** Zone kinds in which it works. */
  readonly zones: ReadonlySet<number>;
  /** Values it changes while it is always at work. */
  readonly gives: readonly string[];
  readonly selfOnly: boolean;
  /** Texts always at work that give this one to others. */
  readonly grantedBy: readonly number[];
  /** Its effects may read the event they answer: two triggers by different events are not the same. */
  readonly readsEvent: boolean;
  /** What it names, or the text it stands in has named before. */
  readonly names: readonly string[];
}

const { seq, act, ask, when, offer } = flowOf<Own>();

/** Kinds whose nested ability starts out from the text it is in, and knows the names bound there. */
const inherits = new Set(['later', 'whenDone']);

export function compileAbilities(spec: GameSpec<Own>, cards: readonly CardDef[], kinds: KindTable, zoneKind: ReadonlyMap<string, number>) {
  const abilities: (CompiledAbility | null)[] = [];
  const flows: { [name: string]: Called<Own> } = {};
  const activeZones = Object.entries(spec.zones)
    .filter(([, z]) => z.active)
    .map(([name]) => name);

  const add = (def: number, given: Ability, label: string, outer: readonly string[], granter: number): number => {
    const index = abilities.length;
    abilities.push(null);
    const always = 'always' in given.when;
    const bound = [...new Set([...outer, ...namesBound(kinds, [...(given.cost ?? []), ...(given.declare ?? []), ...given.do])])];
    let nested = 0;
    const link = (e: Effect): Effect =>
      replaceAbilities(kinds, e, (inside, of) =>
        add(-1, inside, `${label}.${nested++}`, inherits.has(of.do) ? bound : [], always ? index : -1),
      );
    const ability: Ability = {
      ...given,
      do: given.do.map(link),
      ...(given.cost && { cost: given.cost.map(link) }),
      ...(given.declare && { declare: given.declare.map(link) }),
    };
    const flow = `ability/${label}`;
    abilities[index] = {
      index,
      def,
      flow,
      spec: ability,
      zones: new Set((given.zones ?? activeZones).map((z) => kindNamed(zoneKind, z, label))),
      gives: always ? [...new Set(ability.do.flatMap(givesOf))] : [],
      selfOnly: always && ability.do.every(ofSelf),
      grantedBy: granter < 0 ? [] : [granter],
      readsEvent: readsEvent([...(given.cost ?? []), ...(given.declare ?? []), ...given.do], spec.kinds, kinds),
      names: bound,
    };
    const run: Run<Own> = Object.assign((list: readonly AnyEffect[]) => seq(...list.map((e) => kinds[e.do].run(e, run))), {
      cost: (parts: readonly AnyEffect[]) => (spec.costs && parts.length > 0 ? spec.costs.run(parts, run) : run(parts)),
    });
    const vars = ['seat', 'self', 'event', ...(spec.remembers ? ['was'] : []), ...bound];
    flows[flow] = { vars: [...vars, ...(ability.declare ? ['idle'] : [])], body: always ? seq() : body(ability, run, !spec.paysFirst) };
    if (ability.declare) flows[`${flow}/declare`] = { vars: [...vars, 'item'], body: declaration(ability.declare, run) };
    return index;
  };

  const abilitiesOf = cards.map((card, def) => card.abilities.map((a, i) => add(def, a, `${card.id}/${i}`, [], -1)));
  return { abilities: abilities.filter((a) => a !== null), flows, abilitiesOf };
}

const givesOf = (e: Effect): string[] => (e.do === 'gain' ? [valueChanged(e)] : []);

/** It is laid on the card of the text and no other. */
const ofSelf = (e: Effect): boolean => 'to' in e && typeof e.to === 'object' && e.to.self === true;

/** A game's own kinds may read the event without saying so. */
function readsEvent(effects: readonly Effect[], own: GameSpec<Own>['kinds'], kinds: KindTable): boolean {
  return (
    effects.some((e) => own?.[e.do] !== undefined || readsEvent(inner(kinds, e), own, kinds)) ||
    /"(event|was)":/.test(JSON.stringify(effects))
  );
}

function kindNamed(zoneKind: ReadonlyMap<string, number>, name: string, label: string): number {
  const kind = zoneKind.get(name);
  if (kind === undefined) throw new Error(`Card ${label}: there is no zone ${name}. Zones: ${[...zoneKind.keys()].join(', ')}.`);
  return kind;
}

/** Condition again, targets again, "may", cost, effects. */
function body(ability: Ability, run: Run<Own>, pays: boolean): Flow<Own> {
  const deed = seq(...(pays || !('use' in ability.when) ? [run.cost(ability.cost ?? [])] : []), ...modes(ability, run), run(ability.do));
  const maybe = ability.may
    ? ask('may', {
        who: (t) => t.v<number>('seat'),
        clause: '',
        offers: [
          offer('yes', {
            unless: (t) => (payable(t, ability.cost ?? [], ctxOf(t)) ? '' : 'cost'),
            then: deed,
          }),
          offer('no'),
        ],
      })
    : ability.cost?.length && !('use' in ability.when)
      ? // What costs something and cannot be paid is not done.
        when('payable', (t) => payable(t, ability.cost ?? [], ctxOf(t)), deed)
      : deed;
  const targeted = ability.declare ? recheck(ability.declare, maybe) : maybe;
  const cond = ability.if;
  return cond ? when('if', (t) => holds(t, cond, ctxOf(t)), targeted) : targeted;
}

/** Is this one of the modes that were chosen? */
const isMode = (chosen: Json, i: number): boolean => chosen === i || (Array.isArray(chosen) && chosen.includes(i));

/** What the chosen modes do, where some were declared. */
function modes(ability: Ability, run: Run<Own>): Flow<Own>[] {
  return (ability.declare ?? []).flatMap((e) =>
    e.do === 'modes' ? e.of.map((m, i) => when(`mode${i + 1}`, (t) => isMode(t.v(e.name), i), run(m.do))) : [],
  );
}

/** Everything that is declared, in order; the thing that carries the ability then knows it. */
function declaration(declare: readonly Effect[], run: Run<Own>): Flow<Own> {
  return seq(
    run(declare),
    act('declared', '', (t) => {
      const item = t.vCard('item');
      t.bind(item, boundNow(t, t.held(item)!.ability).bound ?? {});
    }),
  );
}

/** Targets that are no longer lawful are let go; with none left of those there were, nothing at all is done. */
function recheck(declare: readonly Effect[], then: Flow<Own>): Flow<Own> {
  return seq(
    act('recheck', '', (t) => t.let('idle', allGone(t, declare))),
    when('lawful', (t) => t.v('idle') !== true, then),
  );
}

/** The declarations that count now: those of the chosen modes among them. */
function declaredNow(t: Table, declare: readonly Effect[]): Effect[] {
  return declare.flatMap((e) => [
    e,
    ...(e.do === 'modes' ? e.of.flatMap((m, i) => (isMode(t.v(e.name), i) ? (m.declare ?? []) : [])) : []),
  ]);
}

function allGone(t: Table, declare: readonly Effect[]): boolean {
  const ctx = ctxOf(t);
  const now = declaredNow(t, declare);
  let had = 0;
  let left = 0;
  for (const e of now) {
    if (e.do !== 'target') continue;
    const { name } = e;
    const refs = t.v<readonly Ref[] | null>(name) ?? [];
    const keeps = refs.map((r) => t.find(r) >= 0 && canTarget(t, e.from, ctx, t.find(r)));
    had += refs.length;
    left += keeps.filter((k) => k).length;
    t.let(
      name,
      refs.filter((_, i) => keeps[i]),
    );
    // The share of a target that is gone is gone with it.
    for (const s of now)
      if (s.do === 'split' && s.among === name)
        t.let(
          s.name,
          t.v<readonly number[]>(s.name).filter((_, i) => keeps[i]),
        );
  }
  return had > 0 && left === 0;
}

function limitKey(t: Table, index: number, seat: Seat, self: Ref, ability: Ability, giving: Giving): Omit<Use, 'n'> {
  const { per: scope, of = 'ability' } = ability.limit!;
  const { flow } = t.game.abilities[index];
  if (of === 'seat') return { key: `${flow}@${seat}`, of: null, scope };
  if (of === 'name') return { key: `${t.game.defs[t.s.def[self.id]].name}@${seat}`, of: null, scope };
  // The uses of a text belong to the object, and begin anew with a new one; what is given twice can be used twice.
  if (of === 'card') return { key: 'card', of: self, scope };
  return { key: flow, of: self, scope, ...(giving.length > 0 && { giving }) };
}

/** One use of a limited ability. */
export function countUse(t: Table, index: number, self: Ref, seat: Seat, giving: Giving = []): void {
  const { spec } = t.game.abilities[index];
  if (spec.limit) use(t, limitKey(t, index, seat, self, spec, giving));
}

/** Has the ability a use left in its scope? */
export function limitLeft(t: Table, index: number, self: Ref, seat: Seat, giving: Giving = []): boolean {
  const a = t.game.abilities[index];
  return !a.spec.limit || used(t, limitKey(t, index, seat, self, a.spec, giving)) < a.spec.limit.times;
}

/** Can everything it declares be declared? */
export function declarable(t: Table, index: number, card: number, seat: Seat, event: Answered = null): boolean {
  const { spec } = t.game.abilities[index];
  const ctx: Ctx = { seat, self: card, event };
  for (const e of spec.declare ?? []) if (t.game.kinds[e.do].possible?.(t, e, ctx) === false) return false;
  return true;
}

/** Why an ability cannot be used now: '' if it can. The game says which clause that is. */
export function unusable(t: Table, index: number, card: number, seat: Seat): '' | 'limit' | 'condition' | 'cost' | 'targets' | 'nothing' {
  const a = t.game.abilities[index];
  const ctx: Ctx = { seat, self: card, event: null };
  if (!limitLeft(t, index, t.ref(card), seat)) return 'limit';
  if (a.spec.if && !holds(t, a.spec.if, ctx)) return 'condition';
  if (!payable(t, a.spec.cost ?? [], ctx)) return 'cost';
  if (!declarable(t, index, card, seat)) return 'targets';
  if (a.spec.do.length > 0 && a.spec.do.every((e) => t.game.kinds[e.do].possible?.(t, e, ctx) === false)) return 'nothing';
  return '';
}

/** Start an ability as the last deed of a step. */
export function startAbility(
  t: Table,
  index: number,
  self: Ref,
  seat: Seat,
  event: Answered = null,
  bound: Bound = {},
  was: Json = null,
): void {
  t.call(t.game.abilities[index].flow, { ...bound, seat, self, event, ...(was !== null && { was }) });
}

/** Somebody uses an ability: that is one use of it, and it starts. */
export function useAbility(t: Table, index: number, self: Ref, seat: Seat): void {
  countUse(t, index, self, seat);
  startAbility(t, index, self, seat);
}

/** Start what was noticed. */
export function startTrigger(t: Table, w: Waiting): void {
  startAbility(t, w.ability, w.self, w.seat, w.event, w.bound, w.was ?? null);
}

/** Declare what a thing carries: modes, targets, shares. They are bound to it when all are fixed. */
export function startDeclaring(t: Table, item: number): void {
  const w = t.held(item)!;
  const { flow, spec } = t.game.abilities[w.ability];
  if (spec.declare) t.call(`${flow}/declare`, { ...w.bound, seat: w.seat, self: w.self, event: w.event, item: { ...t.ref(item) } });
}
