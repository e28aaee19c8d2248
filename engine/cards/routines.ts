/** The engine's own flows, written with its own combinators: settling triggers and resolving a batch of events. */

import { type Called, flowOf } from '../flow/flow.ts';
import type { KeptEvent, Outcome, Own, Ref, Seat, Waiting } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { countUse, startAbility, startTrigger } from './abilities.ts';
import { spendMods } from './durations.ts';
import { commit, type Instead, insteads, recall, type Through } from './happen.ts';
import { Listed } from './listed.ts';
import { readerOf, turnOrder, zoneNamed, zoneTo } from './players.ts';

const { seq, act, ask, when, loop, leave: leaveScope, again, offer } = flowOf<Own>();

// ---------------------------------------------------------------- settle

const settles = (w: Waiting) => w.on === undefined;

function nextOwner(t: Table): Seat {
  return turnOrder(t).find((seat) => t.s.waiting.some((w) => settles(w) && w.seat === seat)) ?? -1;
}

/** State checks until stable; then triggers one by one, each owner ordering their own. */
const settle: Called<Own> = {
  vars: ['busy', 'trigger'],
  body: loop(
    'settling',
    act('checks', '', (t) => t.let('busy', t.game.spec.checks?.(t) ?? false)),
    when('changed', (t) => t.v('busy') === true, again('settling')),
    when('quiet', (t) => !t.s.waiting.some(settles), leaveScope('settling')),
    ask('order', {
      who: nextOwner,
      clause: '',
      open: true,
      offers: [
        offer('first', {
          list: (t, seat, add) => {
            const { waiting } = t.s;
            const first = t.game.spec.inOrder?.(t) === true;
            const listed = new Listed(t);
            for (let i = 0; i < waiting.length; i++) {
              const w = waiting[i];
              if (!settles(w) || w.seat !== seat || !listed.isNew(w)) continue;
              add(t.find(w.self), -1, i);
              if (first) return;
            }
          },
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
      else startTrigger(t, w);
    }),
  ),
};

// ---------------------------------------------------------------- a batch

type Planned = {
  readonly e: KeptEvent;
  /** Replacements it, or what it came from, has been through. */
  readonly done: readonly Through[];
};

/** What a replacement has its card do besides, once the batch has happened. */
type After = {
  readonly ability: number;
  readonly self: Ref;
  readonly seat: Seat;
  readonly event: KeptEvent;
};

const planned = (t: Table) => t.v<readonly Planned[]>('batch');
const current = (t: Table) => planned(t)[t.v<number>('at')];
const candidates = (t: Table) => insteads(t, current(t).e, current(t).done);

/** The replacement that was chosen, as it stands now. */
function chosenInstead(t: Table): Instead {
  const card = t.vCard('card');
  return candidates(t).find((x) => x.ability === t.v('ability') && x.card === card)!;
}

/** Which of several replacements comes first is chosen by whom the event happens to. */
function affected(t: Table): Seat {
  const { e } = current(t);
  return e.card ? readerOf(t, e.card.id) : (e.seat ?? candidates(t)[0].seat);
}

/** The current event becomes these; each has been through what it has, and through the one chosen now. */
function become(t: Table, x: Instead, events: readonly KeptEvent[]): void {
  const at = t.v<number>('at');
  const done: readonly Through[] = [...current(t).done, { ability: x.ability, card: t.ref(x.card), giving: x.giving }];
  const results = events.map((e): Planned => ({ e, done }));
  t.let('batch', [...planned(t).slice(0, at), ...results, ...planned(t).slice(at + 1)]);
}

function replaceCurrent(t: Table): void {
  const x = chosenInstead(t);
  const { e } = current(t);
  const { spec } = t.game.abilities[x.ability];
  const w = spec.when;
  if (!('instead' in w)) return;
  become(t, x, w.less === undefined ? w.with.map((o) => instead(t, e, o, x.seat)) : [{ ...e, n: (e.n ?? 0) - w.less }]);
  countUse(t, x.ability, t.ref(x.card), x.seat, x.giving);
  spendMods(t, (m) => m === x.by);
  const after: After = { ability: x.ability, self: t.ref(x.card), seat: x.seat, event: e };
  if (spec.do.length > 0) t.let('after', [...t.v<readonly After[]>('after'), after]);
}

/** What a card says happens instead: a zone is the card's owner's, or the seat's; what is nobody's goes to whoever reads the text. What is not said stays as it was. */
function instead(t: Table, e: KeptEvent, o: Outcome, reader: Seat): KeptEvent {
  const to =
    o.to === undefined ? e.to : e.card ? zoneTo(t, o.to, undefined, e.card.id, reader) : t.at(zoneNamed(t, o.to), e.seat ?? reader);
  return { ...e, type: o.type, ...(to !== undefined && { to }), ...(o.n !== undefined && { n: o.n }), ...(o.at && { at: o.at }) };
}

const batch: Called<Own> = {
  vars: ['batch', 'at', 'after', 'ability', 'card'],
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
      when('none', (t) => t.v<number>('at') < 0, leaveScope('replacing')),
      ask('which', {
        who: affected,
        clause: '',
        open: true,
        offers: [
          offer('which', {
            list: (t, _seat, add) => {
              // Given twice it is there twice, and which of the two comes first makes no difference.
              const seen: Instead[] = [];
              for (const x of candidates(t))
                if (!seen.some((y) => y.card === x.card && y.ability === x.ability)) {
                  seen.push(x);
                  add(x.card, -1, x.ability);
                }
            },
            key: (t, _seat, o) => t.game.abilities[o.n].flow,
            take: (t, o) => {
              t.let('ability', o.n);
              t.let('card', { ...t.ref(o.card) });
            },
          }),
        ],
      }),
      ask('instead', {
        who: (t) => chosenInstead(t).seat,
        clause: '',
        open: true,
        offers: [
          offer('instead', {
            list: (t, _seat, add) => add(t.vCard('card'), -1, t.v<number>('ability')),
            key: (t, _seat, o) => t.game.abilities[o.n].flow,
            take: replaceCurrent,
          }),
          offer('decline', {
            unless: (t) => (chosenInstead(t).may ? '' : 'must'),
            take: (t) => become(t, chosenInstead(t), [current(t).e]),
          }),
        ],
      }),
    ),
    act('commit', '', (t) => {
      // A number may sink below 0 and rise again on the way; what has nothing left in the end does not happen.
      const left = planned(t).filter((p) => p.done.length === 0 || p.e.n === undefined || p.e.n > 0);
      commit(
        t,
        left.map((p) => recall(p.e)),
      );
      for (const x of t.v<readonly After[]>('after')) startAbility(t, x.ability, x.self, x.seat, x.event);
    }),
  ),
};

/** Somebody has left the match. */
const leave: Called<Own> = { vars: ['seat'], body: act('leave', '', (t) => t.happen({ type: 'leave', seat: t.v<number>('seat') })) };

export const engineFlows: { readonly [name: string]: Called<Own> } = {
  'engine/settle': settle,
  'engine/batch': batch,
  'engine/leave': leave,
};
