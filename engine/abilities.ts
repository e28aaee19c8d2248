/** Abilities: one data shape, compiled into flows like everything else. */
import { use, used } from './durations.ts';
import { type Called, type Flow, flowOf } from './flow.ts';
import type { GameSpec } from './game.ts';
import { kindOf } from './kinds.ts';
import { type Ctx, ctxOf, holds } from './select.ts';
import type { Table } from './table.ts';
import type { Ability, Bound, Effect, Json, Own, Ref, Seat, Waiting } from './types.ts';

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
}

const { seq, act, ask, when, offer } = flowOf<Own>();

/** Effects one level down, wherever a kind keeps them. */
function inner(effect: Effect): readonly Effect[] {
  return ['then', 'else', 'cost'].flatMap((f) => (Array.isArray(effect[f]) ? (effect[f] as Effect[]) : []));
}

/** Names that effects bind, so that the flow has room for them. */
function names(effects: readonly Effect[]): string[] {
  return effects.flatMap((e) => [...(typeof e.name === 'string' ? [e.name] : []), ...names(inner(e))]);
}

/** Kinds whose nested ability starts out from the text it is in, and knows the names bound there. */
const inherits = new Set(['later', 'whenDone']);

export function compileAbilities<O extends Own>(spec: GameSpec<O>, zoneKind: ReadonlyMap<string, number>) {
  const abilities: CompiledAbility[] = [];
  const flows: { [name: string]: Called<Own> } = {};
  const kinds = spec.kinds as GameSpec<Own>['kinds'];
  const activeZones = Object.entries(spec.zones)
    .filter(([, z]) => z.active)
    .map(([name]) => name);

  const add = (def: number, given: Ability, label: string, outer: readonly string[], granter: number): number => {
    const index = abilities.length;
    abilities.push(null as unknown as CompiledAbility);
    const always = 'always' in given.when;
    const bound = [...new Set([...outer, ...names([...(given.cost ?? []), ...given.do])])];
    let nested = 0;
    const link = (e: Effect): Effect => ({
      ...e,
      ...(e.ability
        ? { ability: add(-1, e.ability as Ability, `${label}.${nested++}`, inherits.has(e.do) ? bound : [], always ? index : -1) }
        : {}),
      ...Object.fromEntries(['then', 'else', 'cost'].filter((f) => Array.isArray(e[f])).map((f) => [f, (e[f] as Effect[]).map(link)])),
    });
    const ability: Ability = { ...given, do: given.do.map(link), ...(given.cost && { cost: given.cost.map(link) }) };
    const flow = `ability/${label}`;
    abilities[index] = {
      index,
      def,
      flow,
      spec: ability,
      zones: new Set((given.zones ?? activeZones).map((z) => kindNamed(zoneKind, z, label))),
      gives: always ? [...new Set(ability.do.flatMap(givesOf))] : [],
      selfOnly: always && ability.do.every((e) => (e.to as { self?: true } | undefined)?.self === true),
      grantedBy: granter < 0 ? [] : [granter],
      readsEvent: readsEvent([...(given.cost ?? []), ...given.do], kinds),
    };
    const run = (list: readonly Effect[]): Flow<Own>[] =>
      list.map((e, i) => kindOf(kinds, e, `${label} effect ${i + 1}`).run(e, (l) => seq(...run(l))));
    flows[flow] = {
      vars: ['seat', 'self', 'event', ...bound],
      body: always ? seq() : body(index, ability, run),
    };
    return index;
  };

  const abilitiesOf = spec.cards.map((card, def) => card.abilities.map((a, i) => add(def, a, `${card.id}/${i}`, [], -1)));
  return { abilities, flows, abilitiesOf };
}

function givesOf(e: Effect): string[] {
  if (e.do === 'grant') return [];
  return [e.do === 'forbid' ? `forbid ${e.deed}` : String(e.stat ?? e.rule ?? e.trait)];
}

/** A game's own kinds may read the event without saying so. */
function readsEvent(effects: readonly Effect[], own: GameSpec<Own>['kinds']): boolean {
  return effects.some((e) => own?.[e.do] !== undefined || readsEvent(inner(e), own)) || /"(event|was)":/.test(JSON.stringify(effects));
}

function kindNamed(zoneKind: ReadonlyMap<string, number>, name: string, label: string): number {
  const kind = zoneKind.get(name);
  if (kind === undefined) throw new Error(`Card ${label}: there is no zone ${name}. Zones: ${[...zoneKind.keys()].join(', ')}.`);
  return kind;
}

/** Condition again, "may", limit, cost, effects. */
function body(index: number, ability: Ability, run: (list: readonly Effect[]) => Flow<Own>[]): Flow<Own> {
  const deed = seq(
    // Triggers were counted when they were noticed, replacements when they were applied.
    ...('use' in ability.when && ability.limit
      ? [act('count', '', (t) => countUse(t, index, t.v('self') as unknown as Ref, t.v<number>('seat')))]
      : []),
    ...run(ability.cost ?? []),
    ...run(ability.do),
  );
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
    : deed;
  const cond = ability.if;
  return cond ? when('if', (t) => holds(t, cond, ctxOf(t)), maybe) : maybe;
}

function limitKey(t: Table, index: number, seat: Seat, self: Ref, ability: Ability): [string, Ref | null, string] {
  const { per, of = 'ability' } = ability.limit!;
  if (of === 'seat') return [`${t.game.abilities[index].flow}@${seat}`, null, per];
  if (of === 'name') return [`${t.game.defs[t.s.def[self.id]].name}@${seat}`, null, per];
  // The uses of a text belong to the object, and begin anew with a new one.
  return [of === 'card' ? 'card' : t.game.abilities[index].flow, self, per];
}

/** One use of a limited ability. */
export function countUse(t: Table, index: number, self: Ref, seat: Seat): void {
  const { spec } = t.game.abilities[index];
  if (spec.limit) use(t, ...limitKey(t, index, seat, self, spec));
}

/** Has the ability a use left in its scope? */
export function limitLeft(t: Table, index: number, card: number, seat: Seat): boolean {
  const a = t.game.abilities[index];
  if (!a.spec.limit) return true;
  return used(t, ...limitKey(t, index, seat, card >= 0 ? t.ref(card) : { id: 0, epoch: -1 }, a.spec)) < a.spec.limit.times;
}

/** Can each of these costs be paid? */
export function payable(t: Table, cost: readonly Effect[], ctx: Ctx): boolean {
  return cost.every((e) => kindOf(t.game.spec.kinds, e, 'cost').possible?.(t, e, ctx) !== false);
}

/** Why an ability cannot be used now: '' if it can. The game says which clause that is. */
export function unusable(t: Table, index: number, card: number, seat: Seat): '' | 'limit' | 'condition' | 'cost' | 'nothing' {
  const a = t.game.abilities[index];
  const ctx: Ctx = { seat, self: card, event: null };
  const kinds = t.game.spec.kinds;
  if (!limitLeft(t, index, card, seat)) return 'limit';
  if (a.spec.if && !holds(t, a.spec.if, ctx)) return 'condition';
  if (!payable(t, a.spec.cost ?? [], ctx)) return 'cost';
  if (a.spec.do.length > 0 && a.spec.do.every((e) => kindOf(kinds, e, a.flow).possible?.(t, e, ctx) === false)) return 'nothing';
  return '';
}

/** Start an ability as the last deed of a step. */
export function startAbility(t: Table, index: number, self: Ref, seat: Seat, event: Json = null, bound: Bound = {}): void {
  t.call(t.game.abilities[index].flow, { ...bound, seat, self: self as unknown as Json, event });
}

/** Start what was noticed. */
export function startTrigger(t: Table, w: Waiting): void {
  startAbility(t, w.ability, w.self, w.seat, w.event, w.bound);
}
