/** The engine's own flows, written with its own combinators: settling triggers and resolving a batch of events. */
import { startAbility } from './abilities.ts';
import { use } from './durations.ts';
import { type Called, flowOf } from './flow.ts';
import { commit, insteads, type KeptEvent, recall } from './happen.ts';
import type { Table } from './table.ts';
import type { Json, Own, Ref, Seat, Waiting } from './types.ts';

const { seq, act, ask, when, loop, leave, again, offer } = flowOf<Own>();

// ---------------------------------------------------------------- settle

function nextOwner(t: Table): Seat {
  const order = t.game.spec.turnOrder?.(t) ?? Array.from({ length: t.s.seats }, (_, i) => i);
  return order.find((seat) => t.s.waiting.some((w) => w.seat === seat)) ?? -1;
}

const sameTrigger = (a: Waiting, b: Waiting) =>
  a.ability === b.ability && a.seat === b.seat && a.self.id === b.self.id && JSON.stringify(a.event) === JSON.stringify(b.event);

/** State checks until stable; then triggers one by one, each owner ordering their own. */
const settle: Called<Own> = {
  vars: ['busy', 'trigger'],
  body: loop(
    'settling',
    act('checks', '', (t) => t.let('busy', t.game.spec.checks?.(t) ?? false)),
    when('changed', (t) => t.v('busy') === true, again('settling')),
    when('quiet', (t) => t.s.waiting.length === 0, leave('settling')),
    ask('order', {
      who: nextOwner,
      clause: '',
      open: true,
      offers: [
        offer('first', {
          list: (t, seat, add) =>
            t.s.waiting.forEach((w, i) => {
              if (w.seat === seat && !t.s.waiting.slice(0, i).some((x) => sameTrigger(x, w))) add(w.self.id, -1, i);
            }),
          key: (t, _seat, o) => `${t.game.abilities[t.s.waiting[o.n].ability].flow}#${o.n}`,
          take: (t, o) => t.let('trigger', o.n),
        }),
      ],
    }),
    act('start', '', (t) => {
      const n = t.v<number>('trigger');
      const w = t.s.waiting[n];
      t.raw.waiting = t.raw.waiting.filter((_, i) => i !== n);
      if (t.game.spec.putTrigger) t.game.spec.putTrigger(t, w);
      else startAbility(t, w.ability, w.self, w.seat, w.event);
    }),
  ),
};

// ---------------------------------------------------------------- a batch

interface Planned {
  readonly e: KeptEvent;
  /** Replacements it, or what it came from, has been through. */
  readonly done: readonly string[];
}

const planned = (t: Table) => t.v('batch') as unknown as readonly Planned[];
const current = (t: Table) => planned(t)[t.v<number>('at')];
const mark = (t: Table, ability: number, card: number) => `${ability}/${card}/${t.s.epoch[card]}`;

function affected(t: Table): Seat {
  const { e, done } = current(t);
  const found = insteads(t, e, done);
  if (found.length === 1) return found[0].seat;
  return e.card ? t.controller(e.card.id) : (e.seat ?? found[0].seat);
}

function replaceCurrent(t: Table, ability: number, card: number): void {
  const at = t.v<number>('at');
  const { e, done } = current(t);
  const a = t.game.abilities[ability];
  const w = a.spec.when;
  if (!('instead' in w)) return;
  if (a.spec.limit) use(t, a.flow, t.ref(card), a.spec.limit.per);
  const through = [...done, mark(t, ability, card)];
  const results: Planned[] =
    w.less !== undefined
      ? (e.n ?? 0) > w.less
        ? [{ e: { ...e, n: (e.n ?? 0) - w.less }, done: through }]
        : []
      : w.with.map((x) => ({ e: instead(t, e, x as Happened), done: through }));
  t.let('batch', [...planned(t).slice(0, at), ...results, ...planned(t).slice(at + 1)] as unknown as Json);
  if (a.spec.do.length > 0)
    t.let('after', [...(t.v('after') as unknown as Json[]), { ability, self: t.ref(card) as unknown as Json, seat: t.controller(card) }]);
}

/** What is written on a card as the thing that happens instead: zones by name, the card unless another is meant. */
type Happened = { readonly type: string; readonly to?: number | string; readonly n?: number; readonly at?: 'top' | 'bottom' };

function instead(t: Table, e: KeptEvent, x: Happened): KeptEvent {
  const kind = typeof x.to === 'string' ? t.game.zoneKind.get(x.to) : undefined;
  const to = kind !== undefined ? t.at(kind, e.card ? t.s.owner[e.card.id] : (e.seat ?? 0)) : typeof x.to === 'number' ? x.to : e.to;
  return { ...e, type: x.type, ...(to !== undefined && { to }), ...(x.n !== undefined && { n: x.n }), ...(x.at && { at: x.at }) };
}

const batch: Called<Own> = {
  vars: ['batch', 'at', 'after'],
  body: seq(
    act('begin', '', (t) => t.let('after', [])),
    loop(
      'replacing',
      act('scan', '', (t) =>
        t.let(
          'at',
          planned(t).findIndex((p) => insteads(t, p.e, p.done).length > 0),
        ),
      ),
      when('none', (t) => t.v<number>('at') < 0, leave('replacing')),
      ask('instead', {
        who: affected,
        clause: '',
        open: true,
        offers: [
          offer('instead', {
            list: (t, _seat, add) => {
              const { e, done } = current(t);
              for (const x of insteads(t, e, done)) add(x.card, -1, x.ability);
            },
            key: (t, _seat, o) => t.game.abilities[o.n].flow,
            take: (t, o) => replaceCurrent(t, o.n, o.card),
          }),
          offer('decline', {
            unless: (t) => (insteads(t, current(t).e, current(t).done).every((x) => x.may) ? '' : 'must'),
            take: (t) => {
              const at = t.v<number>('at');
              const { e, done } = current(t);
              const all = [...done, ...insteads(t, e, done).map((x) => mark(t, x.ability, x.card))];
              t.let('batch', planned(t).map((p, i) => (i === at ? { e, done: all } : p)) as unknown as Json);
            },
          }),
        ],
      }),
    ),
    act('commit', '', (t) => {
      commit(
        t,
        planned(t).map((p) => recall(p.e)),
      );
      for (const x of t.v('after') as unknown as { ability: number; self: Ref; seat: Seat }[]) startAbility(t, x.ability, x.self, x.seat);
    }),
  ),
};

export const engineFlows: { readonly [name: string]: Called<Own> } = { 'engine/settle': settle, 'engine/batch': batch };
