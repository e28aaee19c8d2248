/** Abilities: one data shape, compiled into flows like everything else. */
import { use, used } from './durations.ts';
import { type Called, type Flow, flowOf } from './flow.ts';
import type { GameSpec } from './game.ts';
import { kindOf } from './kinds.ts';
import { type Ctx, ctxOf, holds } from './select.ts';
import type { Table } from './table.ts';
import type { Ability, Effect, Json, Own, Ref, Seat } from './types.ts';

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

export function compileAbilities<O extends Own>(spec: GameSpec<O>, zoneKind: ReadonlyMap<string, number>) {
  const abilities: CompiledAbility[] = [];
  const flows: { [name: string]: Called<Own> } = {};
  const kinds = spec.kinds as GameSpec<Own>['kinds'];
  const activeZones = Object.entries(spec.zones)
    .filter(([, z]) => z.active)
    .map(([name]) => name);

  const add = (def: number, given: Ability, label: string): number => {
    const index = abilities.length;
    abilities.push(null as unknown as CompiledAbility);
    let nested = 0;
    const link = (e: Effect): Effect => ({
      ...e,
      ...(e.ability ? { ability: add(-1, e.ability as Ability, `${label}.${nested++}`) } : {}),
      ...Object.fromEntries(['then', 'else', 'cost'].filter((f) => Array.isArray(e[f])).map((f) => [f, (e[f] as Effect[]).map(link)])),
    });
    const ability: Ability = { ...given, do: given.do.map(link), ...(given.cost && { cost: given.cost.map(link) }) };
    const flow = `ability/${label}`;
    const always = 'always' in ability.when;
    abilities[index] = {
      index,
      def,
      flow,
      spec: ability,
      zones: new Set((given.zones ?? activeZones).map((z) => kindNamed(zoneKind, z, label))),
      gives: always ? ability.do.map((e) => (e.do === 'forbid' ? `forbid ${e.deed}` : String(e.stat ?? e.rule ?? e.trait))) : [],
      selfOnly: always && ability.do.every((e) => (e.to as { self?: true } | undefined)?.self === true),
    };
    const run = (list: readonly Effect[]): Flow<Own>[] =>
      list.map((e, i) => kindOf(kinds, e, `${label} effect ${i + 1}`).run(e, (l) => seq(...run(l))));
    flows[flow] = {
      vars: ['seat', 'self', 'event', ...names([...(ability.cost ?? []), ...ability.do])],
      body: always ? seq() : body(index, ability, run),
    };
    return index;
  };

  const abilitiesOf = spec.cards.map((card, def) => card.abilities.map((a, i) => add(def, a, `${card.id}/${i}`)));
  return { abilities, flows, abilitiesOf };
}

function kindNamed(zoneKind: ReadonlyMap<string, number>, name: string, label: string): number {
  const kind = zoneKind.get(name);
  if (kind === undefined) throw new Error(`Card ${label}: there is no zone ${name}. Zones: ${[...zoneKind.keys()].join(', ')}.`);
  return kind;
}

/** Condition again, "may", limit, cost, effects. */
function body(index: number, ability: Ability, run: (list: readonly Effect[]) => Flow<Own>[]): Flow<Own> {
  const deed = seq(
    act('count', '', (t) => {
      if (ability.limit) use(t, ...limitKey(t, index, t.v<number>('seat'), t.v('self') as unknown as Ref, t.game.abilities[index].spec));
    }),
    ...run(ability.cost ?? []),
    ...run(ability.do),
  );
  const maybe = ability.may
    ? ask('may', {
        who: (t) => t.v<number>('seat'),
        clause: '',
        offers: [offer('yes', { then: deed }), offer('no')],
      })
    : deed;
  const cond = ability.if;
  return cond ? when('if', (t) => holds(t, cond, ctxOf(t)), maybe) : maybe;
}

function limitKey(t: Table, index: number, seat: Seat, self: Ref, ability: Ability): [string, Ref | null, string] {
  const { per, of = 'ability' } = ability.limit!;
  if (of === 'seat') return [`${t.game.abilities[index].flow}@${seat}`, null, per];
  if (of === 'name') return [`${t.game.defs[t.s.def[self.id]].name}@${seat}`, null, per];
  return [of === 'card' ? 'card' : t.game.abilities[index].flow, self, per];
}

/** Has the ability a use left in its scope? */
export function limitLeft(t: Table, index: number, card: number, seat: Seat): boolean {
  const a = t.game.abilities[index];
  if (!a.spec.limit) return true;
  return used(t, ...limitKey(t, index, seat, card >= 0 ? t.ref(card) : { id: 0, epoch: -1 }, a.spec)) < a.spec.limit.times;
}

/** Why an ability cannot be used now: '' if it can. The game says which clause that is. */
export function unusable(t: Table, index: number, card: number, seat: Seat): '' | 'limit' | 'condition' | 'cost' | 'nothing' {
  const a = t.game.abilities[index];
  const ctx: Ctx = { seat, self: card, event: null };
  const kinds = t.game.spec.kinds;
  if (!limitLeft(t, index, card, seat)) return 'limit';
  if (a.spec.if && !holds(t, a.spec.if, ctx)) return 'condition';
  for (const e of a.spec.cost ?? []) if (kindOf(kinds, e, a.flow).possible?.(t, e, ctx) === false) return 'cost';
  if (a.spec.do.length > 0 && a.spec.do.every((e) => kindOf(kinds, e, a.flow).possible?.(t, e, ctx) === false)) return 'nothing';
  return '';
}

/** Start an ability as the last deed of a step. */
export function startAbility(t: Table, index: number, self: Ref, seat: Seat, event: Json = null): void {
  t.call(t.game.abilities[index].flow, { seat, self: self as unknown as Json, event });
}
