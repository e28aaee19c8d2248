/** "k of n" as k small picks that are one decision. Every pick can still be completed; equal cards are offered once. */

import type { Own, Ref, Seat } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { type Flow, flowOf, type Read, type Ready } from './flow.ts';

export interface ChooseSpec<O extends Own> {
  readonly who: Read<O, Seat>;
  readonly clause: string;
  readonly from: Read<O, readonly number[]>;
  readonly max: Read<O, number>;
  /** Absent: exactly `max`, or all there are. */
  readonly min?: Read<O, number>;
  /** Can these cards still grow into a legal choice? */
  completable?(t: Table<O>, chosen: readonly number[]): boolean;
  /** Is this a complete legal choice? */
  complete?(t: Table<O>, chosen: readonly number[]): boolean;
  /** Everybody can see what there is to choose from (always, or when this holds). */
  readonly open?: true | Read<O, boolean>;
  readonly ready?: readonly Ready<O>[];
}

/** Cards chosen so far under a name. */
export function chosen<O extends Own>(t: Table<O>, name: string): number[] {
  const list = t.v<readonly Ref[] | null>(name) ?? [];
  return list.map((r) => t.find(r)).filter((c) => c >= 0);
}

export function chooseSome<O extends Own>(name: string, spec: ChooseSpec<O>): Flow<O> {
  const { seq, act, ask, loop, leave, when, group, offer } = flowOf<O>();
  if (spec.complete && !spec.completable) throw new Error(`${name}: a choice with "complete" needs "completable", or it could dead-end.`);
  // That nothing is left is said by whoever knows it, where not everybody can see it.
  const hidden = (t: Table<O>) => typeof spec.open === 'function' && !spec.open(t);
  const full = (t: Table<O>, list: readonly number[]) => list.length >= spec.max(t) || (left(t, list).length === 0 && !hidden(t));
  const left = (t: Table<O>, list: readonly number[]) =>
    spec.from(t).filter((c) => !list.includes(c) && (!spec.completable || spec.completable(t, [...list, c])));
  const enough = (t: Table<O>, list: readonly number[]) =>
    (spec.complete ? spec.complete(t, list) : true) && list.length >= (spec.min ? spec.min(t) : spec.max(t));
  return seq(
    act('begin', '', (t) => t.let(name, [])),
    group(
      name,
      spec.clause,
      spec.ready ?? [],
      loop(
        'picking',
        when('full', (t) => full(t, chosen(t, name)), leave('picking')),
        ask(name, {
          who: spec.who,
          clause: spec.clause,
          ...(spec.open && { open: spec.open }),
          offers: [
            offer('choose', {
              things: (t) => left(t, chosen(t, name)),
              merge: true,
              take: (t, o) => t.let(name, [...t.v<readonly Ref[]>(name), t.ref(o.card)]),
            }),
            offer('done', {
              unless: (t) => (enough(t, chosen(t, name)) || left(t, chosen(t, name)).length === 0 ? '' : spec.clause || 'choose more'),
              then: leave('picking'),
            }),
          ],
        }),
      ),
    ),
  );
}
