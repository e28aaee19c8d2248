/** Whether effects could do anything now. */
import type { AnyEffect } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { Ctx } from './select.ts';

/** Could each of these be done? */
export function possible(t: Table, effects: readonly AnyEffect[], ctx: Ctx): boolean {
  return effects.every((e) => t.game.kinds[e.do].possible?.(t, e, ctx) !== false);
}

/** Can a cost be paid, all of it? */
export function payable(t: Table, cost: readonly AnyEffect[], ctx: Ctx): boolean {
  const { costs } = t.game.spec;
  return costs && cost.length > 0 ? costs.can(t, cost, ctx) : possible(t, cost, ctx);
}
