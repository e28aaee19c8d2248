/** What an effect kind does: whether it could do anything now, and how it runs as flow. */
import type { Flow } from '../flow/flow.ts';
import type { FieldSpecs, Kinds } from '../model/fields.ts';
import type { AnyEffect, LinkedEffect, Own } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { Ctx } from './select.ts';

/** Effects that stand inside another one, as flow; those that are a cost are paid together. */
export interface Run<O extends Own> {
  (effects: readonly AnyEffect[]): Flow<O>;
  cost(effects: readonly AnyEffect[]): Flow<O>;
}

/** How a game pays a cost of several parts: judged together and paid together. */
export interface Paying<O extends Own> {
  can(t: Table<O>, cost: readonly AnyEffect[], ctx: Ctx): boolean;
  run(cost: readonly AnyEffect[], run: Run<O>): Flow<O>;
}

/** A kind as the engine holds it, whatever its fields are. */
export interface KindSpec<O extends Own = Own> {
  readonly fields: FieldSpecs;
  /** False: it would do nothing (an effect) or cannot be paid (a cost). */
  possible?(t: Table<O>, effect: AnyEffect, ctx: Ctx): boolean;
  run(effect: AnyEffect, run: Run<O>): Flow<O>;
}

/** What each of these kinds does. */
export type Deeds<O extends Own, Ks extends Kinds> = {
  readonly [K in keyof Ks]: {
    possible?(t: Table<O>, effect: LinkedEffect<Ks, K>, ctx: Ctx): boolean;
    run(effect: LinkedEffect<Ks, K>, run: Run<O>): Flow<O>;
  };
};

/** Kinds as they are declared, with what they do. */
export function defineKinds<O extends Own, Ks extends Kinds>(declared: Ks, deeds: Deeds<O, Ks>): { readonly [K in keyof Ks]: KindSpec<O> } {
  const out: { [kind: string]: KindSpec<O> } = {};
  const does: { readonly [kind: string]: Omit<KindSpec<O>, 'fields'> } = deeds;
  for (const [kind, fields] of Object.entries(declared)) out[kind] = { ...does[kind], fields };
  return out as { readonly [K in keyof Ks]: KindSpec<O> };
}
