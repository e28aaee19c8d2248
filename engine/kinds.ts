/** Effect kinds every game shares. A kind says whether it could do anything now, and how it runs as flow. */

import { startAbility } from './abilities.ts';
import { chooseSome } from './choose.ts';
import { type Flow, flowOf } from './flow.ts';
import { type Ctx, ctxOf, holds, num, select } from './select.ts';
import type { Table } from './table.ts';
import type { Change, Cond, Effect, Json, Mod, Num, Own, Sel, Until } from './types.ts';

export interface KindSpec<O extends Own> {
  /** False: it would do nothing (an effect) or cannot be paid (a cost). */
  readonly possible?: (t: Table<O>, effect: Effect, ctx: Ctx) => boolean;
  readonly run: (effect: Effect, run: (effects: readonly Effect[]) => Flow<O>) => Flow<O>;
}

const { seq, act, ask, when, offer, phase, sub, loop, leave } = flowOf<Own>();

const changes = ['add', 'set', 'atLeast', 'atMost', 'also'] as const;

function changeOf(e: Effect): [Change, Json] {
  for (const c of changes) if (e[c] !== undefined) return [c, e[c] as Json];
  throw new Error(`A ${e.do} effect needs one of ${changes.join(', ')}.`);
}

function untilOf(t: Table, e: Effect, ctx: Ctx): readonly Until[] {
  const list = (Array.isArray(e.until) ? e.until : e.until === undefined ? [] : [e.until]) as (
    | Until
    | 'leaves'
    | { yours: string; skip?: number }
  )[];
  return list.map((u): Until => {
    if (u === 'leaves') return { leaves: t.ref(ctx.self) };
    if (typeof u === 'object' && 'yours' in u) return { scope: u.yours, whose: ctx.seat, ...(u.skip && { skip: u.skip }) };
    return u as Until;
  });
}

/** The change an effect makes, as a modifier: frozen cards unless the effect says `live`. */
export function modOf(t: Table, e: Effect, ctx: Ctx): Mod {
  const [change, given] = changeOf(e);
  const frozen =
    typeof given === 'object' && given !== null && !Array.isArray(given) && !e.live ? num(t, given as unknown as Num, ctx) : given;
  const on: Mod['on'] = e.rule
    ? { rulesOf: e.whose === 'any' ? -1 : e.whose === 'opponent' ? t.other(ctx.seat) : ctx.seat }
    : e.live
      ? { live: e.to as Sel }
      : { refs: select(t, e.to as Sel, ctx).map((c) => t.ref(c)) };
  return {
    source: ctx.self >= 0 ? t.ref(ctx.self) : null,
    seat: ctx.seat,
    on,
    stat: String(e.stat ?? e.rule ?? e.trait),
    change,
    by: frozen,
    until: untilOf(t, e, ctx),
    clause: t.clause,
  };
}

function refs(t: Table, cards: readonly number[]): Json {
  return cards.map((c) => ({ ...t.ref(c) }));
}

function zoneTo(t: Table, e: Effect, card: number, ctx: Ctx): number {
  const kind = t.game.zoneKind.get(e.to as string);
  if (kind === undefined) throw new Error(`${t.game.id} has no zone ${e.to}.`);
  return t.at(kind, e.whose === 'you' ? ctx.seat : t.s.owner[card]);
}

export const sharedKinds: { readonly [kind: string]: KindSpec<Own> } = {
  /** A value changes for a while. */
  gain: {
    possible: (t, e, ctx) => !!e.rule || !!e.live || select(t, e.to as Sel, ctx).length > 0,
    run: (e) => act('gain', '', (t) => t.gain(modOf(t, e, ctxOf(t)))),
  },
  /** Cards go to a zone of their owner's (or yours), all at once. */
  move: {
    possible: (t, e, ctx) => select(t, e.what as Sel, ctx).length > 0,
    run: (e) =>
      act('move', '', (t) => {
        const ctx = ctxOf(t);
        t.batch(
          select(t, e.what as Sel, ctx).map((card) => ({
            type: 'move',
            card,
            to: zoneTo(t, e, card, ctx),
            at: (e.at as 'top' | 'bottom') ?? 'top',
          })),
        );
      }),
  },
  show: {
    possible: (t, e, ctx) => select(t, e.what as Sel, ctx).length > 0,
    run: (e) =>
      act('show', '', (t) => {
        const ctx = ctxOf(t);
        for (const card of select(t, e.what as Sel, ctx)) t.show(card, e.to === 'you' ? 1 << ctx.seat : -1);
      }),
  },
  /** Any event the game knows. */
  happen: {
    run: (e) =>
      act('happen', '', (t) => {
        const ctx = ctxOf(t);
        const n = e.n === undefined ? {} : { n: num(t, e.n as Num, ctx) };
        const by = ctx.self >= 0 ? { by: ctx.self } : {};
        if (e.what) t.batch(select(t, e.what as Sel, ctx).map((card) => ({ type: e.event as string, card, ...n, ...by })));
        else t.happen({ type: e.event as string, seat: e.whose === 'opponent' ? t.other(ctx.seat) : ctx.seat, ...n, ...by });
      }),
  },
  /** Choose k of n; the name is what the rest of the text calls them. */
  choose: {
    possible: (t, e, ctx) => select(t, e.from as Sel, ctx).length >= (e.upTo ? 0 : num(t, (e.count as Num) ?? 1, ctx)),
    run: (e) =>
      chooseSome<Own>(String(e.name), {
        who: (t) => (e.by === 'opponent' ? t.other(t.v<number>('seat')) : t.v<number>('seat')),
        clause: '',
        from: (t) => select(t, e.from as Sel, ctxOf(t)),
        max: (t) => num(t, (e.count as Num) ?? 1, ctxOf(t)),
        min: (t) => (e.upTo ? 0 : num(t, (e.count as Num) ?? 1, ctxOf(t))),
      }),
  },
  if: {
    possible: (t, e, ctx) => holds(t, e.cond as Cond, ctx) || e.else !== undefined,
    run: (e, run) =>
      when('if', (t) => holds(t, e.cond as Cond, ctxOf(t)), run(e.then as Effect[]), e.else ? run(e.else as Effect[]) : undefined),
  },
  /** "You may …": with a cost, "if you do so". */
  may: {
    run: (e, run) =>
      ask('may', {
        who: (t) => t.v<number>('seat'),
        clause: '',
        offers: [
          offer('yes', {
            unless: (t, seat) => {
              const ctx = { ...ctxOf(t), seat };
              return ((e.cost as Effect[]) ?? []).some((c) => kindOf(t.game.spec.kinds, c, 'may').possible?.(t, c, ctx) === false)
                ? 'cost'
                : '';
            },
            then: seq(run((e.cost as Effect[]) ?? []), run(e.then as Effect[])),
          }),
          offer('no', e.else ? { then: run(e.else as Effect[]) } : {}),
        ],
      }),
  },
  /** Look at the top cards of your deck and put them back in any order; they lie in a zone only you see meanwhile. */
  arrange: {
    possible: (t, e, ctx) => t.count(t.game.zoneKind.get(e.zone as string)!, ctx.seat) > 1,
    run: (e) =>
      seq(
        act('take', '', (t) => {
          const { seat } = ctxOf(t);
          const n = Math.min(num(t, e.top as Num, ctxOf(t)), t.count(t.game.zoneKind.get(e.zone as string)!, seat));
          for (let i = 0; i < n; i++)
            t.move(t.top(t.game.zoneKind.get(e.zone as string)!, seat), t.at(t.game.zoneKind.get(e.through as string)!, seat));
        }),
        loop(
          'putBack',
          when('allBack', (t) => t.count(t.game.zoneKind.get(e.through as string)!, t.v<number>('seat')) === 0, leave('putBack')),
          ask('putBack', {
            who: (t) => t.v<number>('seat'),
            clause: '',
            open: true,
            offers: [
              offer('putBack', {
                things: (t, seat) => t.pile(t.game.zoneKind.get(e.through as string)!, seat),
                merge: true,
                take: (t, o, seat) => t.move(o.card, t.at(t.game.zoneKind.get(e.zone as string)!, seat)),
              }),
            ],
          }),
        ),
      ),
  },
  /** A card has an ability for a while. */
  grant: {
    possible: (t, e, ctx) => select(t, e.to as Sel, ctx).length > 0,
    run: (e) =>
      act('grant', '', (t) => {
        const ctx = ctxOf(t);
        t.gain({
          source: t.ref(ctx.self),
          seat: ctx.seat,
          on: { refs: select(t, e.to as Sel, ctx).map((c) => t.ref(c)) },
          stat: 'ability',
          change: 'grant',
          by: e.ability as number,
          until: untilOf(t, e, ctx),
          clause: t.clause,
        });
      }),
  },
  forbid: {
    run: (e) =>
      act('forbid', '', (t) => {
        const ctx = ctxOf(t);
        t.gain({
          source: ctx.self >= 0 ? t.ref(ctx.self) : null,
          seat: ctx.seat,
          on: e.to
            ? e.live
              ? { live: e.to as Sel }
              : { refs: select(t, e.to as Sel, ctx).map((c) => t.ref(c)) }
            : { rulesOf: e.whose === 'opponent' ? t.other(ctx.seat) : ctx.seat },
          stat: String(e.deed),
          change: 'forbid',
          by: true,
          until: untilOf(t, e, ctx),
          clause: t.clause,
        });
      }),
  },
  /** A trigger that waits for later, once unless it says each time. */
  later: {
    run: (e) =>
      act('later', '', (t) => {
        const ctx = ctxOf(t);
        const self = t.v('self') as unknown as { id: number; epoch: number };
        t.raw.delayed = [
          ...t.raw.delayed,
          { ability: e.ability as number, self, seat: ctx.seat, until: untilOf(t, e, ctx), once: !e.each },
        ];
      }),
  },
  /** "When you do so": a new ability, settled like any trigger. */
  whenDone: {
    run: (e) =>
      act('whenDone', '', (t) => {
        const self = t.v('self') as unknown as { id: number; epoch: number };
        t.raw.waiting = [...t.raw.waiting, { ability: e.ability as number, self, seat: t.v<number>('seat'), event: t.v('event') }];
      }),
  },
  tally: {
    run: (e) => act('tally', '', (t) => t.addTally(e.tally as string, t.v<number>('seat'), (e.add as number) ?? 1)),
  },
  /** The game's own procedure with its rule values changed for that call. */
  perform: {
    run: (e) =>
      phase(
        'performing',
        '',
        act('terms', '', (t) => {
          const ctx = ctxOf(t);
          for (const term of (e.terms as Effect[]) ?? []) t.gain({ ...modOf(t, term, ctx), until: ['performing'] });
        }),
        sub(e.flow as string, { seat: (t) => t.v('seat') }),
      ),
  },
};

export function kindOf<O extends Own>(own: { readonly [kind: string]: KindSpec<O> } | undefined, e: Effect, where: string): KindSpec<Own> {
  const kind = (own?.[e.do] as unknown as KindSpec<Own> | undefined) ?? sharedKinds[e.do];
  if (!kind)
    throw new Error(
      `Card ${where}: there is no effect kind "${e.do}". Kinds: ${[...Object.keys(own ?? {}), ...Object.keys(sharedKinds)].join(', ')}.`,
    );
  return kind;
}

export { refs, startAbility };
