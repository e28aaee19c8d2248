/** Whether effects could do anything now. */
import type { AnyEffect } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { Ctx } from './select.ts';

/** Could each of these be done? Of a cost: can it be paid? */
export function payable(t: Table, cost: readonly AnyEffect[], ctx: Ctx): boolean {
  return cost.every((e) => t.game.kinds[e.do].possible?.(t, e, ctx) !== false);
}
