/** The toy of announcements: two fields, two hands, and how to look at them. */
import type { Table } from '../index.ts';
import type { Scenario } from '../testing/index.ts';
import { start } from '../testing/start.ts';
import { type Announce, announceToy } from '../toys/announce.ts';

export type At = Scenario<Announce>;

/** These units on the two fields, these cards in the two hands. */
export function table(a: readonly string[], b: readonly string[], handA: readonly string[], handB: readonly string[] = []): At {
  return start(announceToy).put(0, 'field', a).put(1, 'field', b).put(0, 'hand', handA).put(1, 'hand', handB);
}
export const texts = (s: At) => s.table as unknown as Table;
export const unit = (s: At, seat: number, id: string) =>
  s
    .seat(seat)
    .ids('field')
    .find((c) => s.table.def(c).id === id)!;
export const damage = (s: At, seat: number, id: string) => s.table.mark(unit(s, seat, id), 'damage');
export const power = (s: At, seat: number, id: string) => s.table.stat(unit(s, seat, id), 'power');
export const tally = (s: At, name: string) => [s.table.tally(name, 0), s.table.tally(name, 1)];
export const stackOf = (s: At) => s.table.pile(announceToy.zoneKind.get('stack')!).map((c) => s.table.def(c).id);
export const restedOf = (s: At, seat: number) =>
  s
    .seat(seat)
    .ids('helpers')
    .filter((c) => s.table.mark(c, 'tired') === 0).length;
/** Both pass: the top of the stack resolves. */
export const bothPass = (s: At) => {
  s.pick(s.asked[0], 'pass');
  return s.pick(s.asked[0], 'pass');
};
/** Announce, answer these, pay, and let it resolve. */
export const resolve = (s: At, seat: number, ...keys: string[]) => {
  for (const key of keys) s.pick(seat, key);
  if (s.ask === 'source') s.pick(seat, 'payForMe');
  return bothPass(s);
};
