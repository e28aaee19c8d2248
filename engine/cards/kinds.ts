/** Effect kinds every game shares. A kind says whether it could do anything now, and how it runs as flow. */

import { type Flow, flowOf } from '../flow/flow.ts';
import type { Cond, Effect, Num, Own, Sel } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { Fields } from './fields.ts';
import { boundNow, modOf, onCards, outlast, untilOf } from './mods.ts';
import { chooser, pickingKinds } from './picking.ts';
import { payable } from './possible.ts';
import { type Ctx, ctxOf, holds, num, select } from './select.ts';

export interface KindSpec<O extends Own> {
  /** What its fields must be, for cards that come from a file. Absent: they are taken as they are. */
  readonly fields?: Fields;
  /** False: it would do nothing (an effect) or cannot be paid (a cost). */
  possible?(t: Table<O>, effect: Effect, ctx: Ctx): boolean;
  readonly run: (effect: Effect, run: (effects: readonly Effect[]) => Flow<O>) => Flow<O>;
}

const { seq, act, ask, when, offer, phase, sub, loop, leave } = flowOf<Own>();

/** Is there anything it could mean? What is named on the way is judged when it is named. */
function some(t: Table, sel: Sel, ctx: Ctx): boolean {
  return sel.bound !== undefined || select(t, sel, ctx).length > 0;
}

/** A tally of the table has one count, whoever adds to it. */
const tallySeat = (t: Table, e: Effect) => (t.game.spec.tallies?.[e.tally as string]?.per === 'seat' ? t.v<number>('seat') : 0);

function zoneTo(t: Table, e: Effect, card: number, ctx: Ctx): number {
  const kind = t.game.zoneKind.get(e.to as string);
  if (kind === undefined) throw new Error(`${t.game.id} has no zone ${e.to}.`);
  return t.at(kind, e.whose === 'you' ? ctx.seat : t.s.owner[card]);
}

const whose = { whose: ['you', 'opponent', 'any'] } as const;
const lasting = { live: 'flag?', until: 'until?' } as const;
const valued = { add: 'value?', set: 'value?', atLeast: 'value?', atMost: 'value?', also: 'value?' } as const;

/** A permission, ban or duty laid on cards or on a seat, for a while. */
function lay(t: Table, e: Effect, stat: string): void {
  const ctx = ctxOf(t);
  t.gain({
    source: ctx.self >= 0 ? t.ref(ctx.self) : null,
    seat: ctx.seat,
    on: e.to ? onCards(t, e, ctx) : { rulesOf: e.whose === 'opponent' ? t.other(ctx.seat) : ctx.seat },
    stat,
    change: 'forbid',
    by: true,
    until: untilOf(t, e, ctx),
    clause: t.clause,
  });
}

export const sharedKinds: { readonly [kind: string]: KindSpec<Own> } = {
  ...pickingKinds,
  /** A value changes for a while. */
  gain: {
    fields: { ...valued, ...lasting, ...whose, to: 'cards?', stat: 'stat?', rule: 'rule?', trait: 'text?' },
    possible: (t, e, ctx) => !!e.rule || !!e.live || some(t, e.to as Sel, ctx),
    run: (e) => act('gain', '', (t) => t.gain(modOf(t, e, ctxOf(t)))),
  },
  /** Cards go to a zone of their owner's (or yours), all at once. */
  move: {
    fields: { ...whose, what: 'cards', to: 'zone', at: ['top', 'bottom'] },
    possible: (t, e, ctx) => some(t, e.what as Sel, ctx),
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
    fields: { what: 'cards', to: ['you', 'all'] },
    possible: (t, e, ctx) => some(t, e.what as Sel, ctx),
    run: (e) =>
      act('show', '', (t) => {
        const ctx = ctxOf(t);
        t.showAll(select(t, e.what as Sel, ctx), e.to === 'you' ? 1 << ctx.seat : -1);
      }),
  },
  /** Any event the game knows. */
  happen: {
    fields: { ...whose, event: 'event', what: 'cards?', n: 'number?' },
    run: (e) =>
      act('happen', '', (t) => {
        const ctx = ctxOf(t);
        const n = e.n === undefined ? {} : { n: num(t, e.n as Num, ctx) };
        const by = ctx.self >= 0 ? { by: ctx.self } : {};
        if (e.what) t.batch(select(t, e.what as Sel, ctx).map((card) => ({ type: e.event as string, card, ...n, ...by })));
        else t.happen({ type: e.event as string, seat: e.whose === 'opponent' ? t.other(ctx.seat) : ctx.seat, ...n, ...by });
      }),
  },
  /** Cards lose the abilities they have now, printed or given. */
  mute: {
    fields: { ...lasting, to: 'cards' },
    possible: (t, e, ctx) => some(t, e.to as Sel, ctx),
    run: (e) =>
      act('mute', '', (t) => {
        const ctx = ctxOf(t);
        t.gain({
          source: ctx.self >= 0 ? t.ref(ctx.self) : null,
          seat: ctx.seat,
          on: onCards(t, e, ctx),
          stat: 'abilities',
          change: 'mute',
          by: true,
          until: untilOf(t, e, ctx),
          clause: t.clause,
        });
      }),
  },
  if: {
    fields: { cond: 'condition', then: 'effects', else: 'effects?' },
    possible: (t, e, ctx) => holds(t, e.cond as Cond, ctx) || e.else !== undefined,
    run: (e, run) =>
      when('if', (t) => holds(t, e.cond as Cond, ctxOf(t)), run(e.then as Effect[]), e.else ? run(e.else as Effect[]) : undefined),
  },
  /** "You may …": with a cost, "if you do so". */
  may: {
    fields: { cost: 'effects?', then: 'effects', else: 'effects?', by: ['you', 'opponent'] },
    run: (e, run) =>
      ask('may', {
        who: chooser(e),
        clause: '',
        offers: [
          offer('yes', {
            unless: (t) => (payable(t, (e.cost as Effect[]) ?? [], ctxOf(t)) ? '' : 'cost'),
            then: seq(run((e.cost as Effect[]) ?? []), run(e.then as Effect[])),
          }),
          offer('no', e.else ? { then: run(e.else as Effect[]) } : {}),
        ],
      }),
  },
  /** Look at the top cards of your deck and put them back in any order; they lie in a zone only you see meanwhile. */
  arrange: {
    fields: { zone: 'zone', through: 'zone', top: 'number' },
    possible: (t, e, ctx) => t.count(t.game.zoneKind.get(e.zone as string)!, ctx.seat) > 1,
    run: (e) =>
      seq(
        act('take', '', (t) => {
          const { seat } = ctxOf(t);
          const pile = t.pile(t.game.zoneKind.get(e.zone as string)!, seat);
          const to = t.at(t.game.zoneKind.get(e.through as string)!, seat);
          const n = Math.min(num(t, e.top as Num, ctxOf(t)), pile.length);
          t.batch(
            pile
              .slice(pile.length - n)
              .reverse()
              .map((card) => ({ type: 'move', card, to })),
          );
        }),
        loop(
          'putBack',
          when('allBack', (t) => t.count(t.game.zoneKind.get(e.through as string)!, t.v<number>('seat')) === 0, leave('putBack')),
          ask('putBack', {
            who: (t) => t.v<number>('seat'),
            clause: '',
            open: (t) => t.count(t.game.zoneKind.get(e.through as string)!, t.v<number>('seat')) === 1,
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
    fields: { ...lasting, to: 'cards', ability: 'ability', apart: 'flag?', laid: 'flag?' },
    possible: (t, e, ctx) => some(t, e.to as Sel, ctx),
    run: (e) =>
      act('grant', '', (t) => {
        const ctx = ctxOf(t);
        const on = onCards(t, e, ctx);
        // Apart: each has its own, and using one up leaves the others.
        for (const part of e.apart && 'refs' in on ? on.refs.map((r) => ({ refs: [r] })) : [on])
          t.gain({
            source: ctx.self >= 0 ? t.ref(ctx.self) : null,
            seat: ctx.seat,
            on: part,
            stat: 'ability',
            change: 'grant',
            by: e.ability as number,
            until: untilOf(t, e, ctx),
            clause: t.clause,
            ...(e.laid === true && { laid: true as const }),
          });
      }),
  },
  forbid: {
    fields: { ...lasting, ...whose, deed: 'text', to: 'cards?' },
    run: (e) => act('forbid', '', (t) => lay(t, e, String(e.deed))),
  },
  /** A duty: read with `required`. */
  require: {
    fields: { ...lasting, ...whose, deed: 'text', to: 'cards?' },
    run: (e) => act('require', '', (t) => lay(t, e, `must ${e.deed}`)),
  },
  /** What only those may do who are told so: read with `permitted`. */
  permit: {
    fields: { ...lasting, ...whose, deed: 'text', to: 'cards?' },
    run: (e) => act('permit', '', (t) => lay(t, e, `may ${e.deed}`)),
  },
  /** A trigger that waits for later, once unless it says each time. */
  later: {
    fields: { ability: 'ability', until: 'until?', each: 'flag?' },
    run: (e) =>
      act('later', '', (t) => {
        const ctx = ctxOf(t);
        const self = t.v('self') as unknown as { id: number; epoch: number };
        t.raw.delayed = [
          ...t.raw.delayed,
          { ability: e.ability as number, self, seat: ctx.seat, until: untilOf(t, e, ctx), once: !e.each, ...boundNow(t) },
        ];
      }),
  },
  /** "When you do so": a new ability, settled like any trigger. */
  whenDone: {
    fields: { ability: 'ability' },
    run: (e) =>
      act('whenDone', '', (t) => {
        const self = t.v('self') as unknown as { id: number; epoch: number };
        t.queue({ ability: e.ability as number, self, seat: t.v<number>('seat'), event: t.v('event'), ...boundNow(t) });
      }),
  },
  tally: {
    fields: { tally: 'tally', add: 'number?' },
    run: (e) => act('tally', '', (t) => t.addTally(e.tally as string, tallySeat(t, e), num(t, (e.add as Num) ?? 1, ctxOf(t)))),
  },
  /** The game's own procedure with its rule values changed for that call. */
  perform: {
    fields: { flow: 'flow', terms: 'effects?' },
    run: (e) =>
      phase(
        'performing',
        '',
        act('terms', '', (t) => {
          const ctx = ctxOf(t);
          // A call inside a call: what was changed for the outer one outlasts the end of the inner one.
          t.version++;
          t.raw.mods = t.raw.mods.map((m) => ({ ...m, until: m.until.map(outlast) }));
          for (const term of (e.terms as Effect[]) ?? []) t.gain({ ...modOf(t, term, ctx), until: [{ scope: 'performing' }] });
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
