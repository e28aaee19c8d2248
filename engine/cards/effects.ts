/** What the effect kinds do that every game shares. */
import { flowOf } from '../flow/flow.ts';
import { sharedKinds as declared, type SharedKinds } from '../model/kinds.ts';
import type { AnyEffect, LinkedEffect, Own, Ref, Sel } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { type Deeds, defineKinds } from './kinds.ts';
import { boundNow, modOf, modsOf, onCards, onPlayers, untilOf } from './mods.ts';
import { chooser, picking } from './picking.ts';
import { playersMeant, zoneNamed, zoneTo } from './players.ts';
import { payable } from './possible.ts';
import { type Ctx, ctxOf, holds, num, select } from './select.ts';

type Linked<K extends keyof SharedKinds> = LinkedEffect<SharedKinds, K>;

const { seq, act, ask, when, offer, phase, sub, loop, leave } = flowOf<Own>();

/** Is there anything it could mean? What is named on the way is judged when it is named. */
function some(t: Table, sel: Sel, ctx: Ctx): boolean {
  return sel.bound !== undefined || select(t, sel, ctx).length > 0;
}

const isGain = (e: AnyEffect): e is Linked<'gain'> => e.do === 'gain';

/** A tally of the table has one count, whoever adds to it. */
const tallySeat = (t: Table, e: Linked<'tally'>) => (t.game.spec.tallies?.[e.tally]?.per === 'seat' ? t.v<number>('seat') : 0);

/** A permission, ban or duty laid on cards or on a seat, for a while. */
function lay(t: Table, e: Linked<'forbid' | 'require' | 'permit'>, stat: string): void {
  const ctx = ctxOf(t);
  const until = untilOf(t, e.until, ctx);
  const by = e.do === 'forbid' && e.by ? { cause: e.by } : {};
  for (const on of e.to ? [onCards(t, e.to, e.live, ctx)] : onPlayers(t, e.whose, ctx))
    t.gain({ ...modOf(t, ctx, on, stat, 'forbid', true, until), ...by });
}

/** These go where the text sends them. */
export function sendAway(t: Table, e: Linked<'move'>, cards: readonly number[]): void {
  const { seat } = ctxOf(t);
  if (e.name !== undefined)
    t.let(
      e.name,
      cards.map((c) => ({ ...t.ref(c) })),
    );
  t.batch(cards.map((card) => ({ type: 'move', card, to: zoneTo(t, e.to, e.whose, card, seat), at: e.at ?? 'top' })));
}

/** Those that have come there are what the name means from now on: new objects, under the name the text has for them. */
export function follow(t: Table, e: Linked<'move'>): void {
  if (e.name === undefined) return;
  const kind = zoneNamed(t, e.to);
  const there = t.v<readonly Ref[]>(e.name).filter(({ id }) => t.s.zone[id] >= 0 && t.inZone(id, kind));
  t.let(
    e.name,
    there.map(({ id }) => ({ ...t.ref(id) })),
  );
}

/** What each of them does, for kinds of a game that are made of them. */
export const sharedDeeds: Deeds<Own, SharedKinds> = {
  ...picking,
  /** A value changes for a while. */
  gain: {
    possible: (t, e, ctx) => !!e.rule || !!e.live || some(t, e.to ?? {}, ctx),
    run: (e) =>
      act('gain', '', (t) => {
        for (const mod of modsOf(t, e, ctxOf(t))) t.gain(mod);
      }),
  },
  /** Cards go to a zone of their owner's (or yours), all at once. */
  move: {
    possible: (t, e, ctx) => some(t, e.what, ctx),
    run: (e) => {
      const go = act('move', '', (t) => sendAway(t, e, select(t, e.what, ctxOf(t))));
      return e.name === undefined
        ? go
        : seq(
            go,
            act('follow', '', (t) => follow(t, e)),
          );
    },
  },
  show: {
    possible: (t, e, ctx) => some(t, e.what, ctx),
    run: (e) =>
      act('show', '', (t) => {
        const ctx = ctxOf(t);
        t.showAll(select(t, e.what, ctx), e.to === 'you' ? 1 << ctx.seat : -1);
      }),
  },
  /** Any event the game knows. */
  happen: {
    run: (e) =>
      act('happen', '', (t) => {
        const ctx = ctxOf(t);
        const n = e.n === undefined ? {} : { n: num(t, e.n, ctx) };
        const by = ctx.self >= 0 ? { by: ctx.self } : {};
        if (e.what) t.batch(select(t, e.what, ctx).map((card) => ({ type: e.event, card, ...n, ...by })));
        else t.batch(playersMeant(t, e.whose, ctx.seat).map((seat) => ({ type: e.event, seat, ...n, ...by })));
      }),
  },
  /** Cards lose the abilities they have now, printed or given. */
  mute: {
    possible: (t, e, ctx) => some(t, e.to, ctx),
    run: (e) =>
      act('mute', '', (t) => {
        const ctx = ctxOf(t);
        t.gain(modOf(t, ctx, onCards(t, e.to, e.live, ctx), 'abilities', 'mute', true, untilOf(t, e.until, ctx)));
      }),
  },
  if: {
    possible: (t, e, ctx) => holds(t, e.cond, ctx) || e.else !== undefined,
    run: (e, run) => when('if', (t) => holds(t, e.cond, ctxOf(t)), run(e.then), e.else ? run(e.else) : undefined),
  },
  /** "You may …": with a cost, "if you do so". */
  may: {
    run: (e, run) =>
      ask('may', {
        who: chooser(e),
        clause: '',
        offers: [
          offer('yes', {
            unless: (t) => (payable(t, e.cost ?? [], ctxOf(t)) ? '' : 'cost'),
            then: seq(run.cost(e.cost ?? []), run(e.then)),
          }),
          offer('no', e.else ? { then: run(e.else) } : {}),
        ],
      }),
  },
  /** Look at the top cards of your deck and put them back in any order; they lie in a zone only you see meanwhile. */
  arrange: {
    possible: (t, e, ctx) => t.count(zoneNamed(t, e.zone), ctx.seat) > 1,
    run: (e) =>
      seq(
        act('take', '', (t) => {
          const { seat } = ctxOf(t);
          const pile = t.pile(zoneNamed(t, e.zone), seat);
          const to = t.at(zoneNamed(t, e.through), seat);
          const n = Math.min(num(t, e.top, ctxOf(t)), pile.length);
          t.batch(
            pile
              .slice(pile.length - n)
              .reverse()
              .map((card) => ({ type: 'move', card, to })),
          );
        }),
        loop(
          'putBack',
          when('allBack', (t) => t.count(zoneNamed(t, e.through), t.v<number>('seat')) === 0, leave('putBack')),
          ask('putBack', {
            who: (t) => t.v<number>('seat'),
            clause: '',
            open: (t) => t.count(zoneNamed(t, e.through), t.v<number>('seat')) === 1,
            offers: [
              offer('putBack', {
                things: (t, seat) => t.pile(zoneNamed(t, e.through), seat),
                merge: true,
                take: (t, o, seat) => t.move(o.card, t.at(zoneNamed(t, e.zone), seat)),
              }),
            ],
          }),
        ),
      ),
  },
  /** A card has an ability for a while. */
  grant: {
    possible: (t, e, ctx) => some(t, e.to, ctx),
    run: (e) =>
      act('grant', '', (t) => {
        const ctx = ctxOf(t);
        const on = onCards(t, e.to, e.live, ctx);
        // Apart: each has its own, and using one up leaves the others.
        for (const part of e.apart && 'refs' in on ? on.refs.map((r) => ({ refs: [r] })) : [on])
          t.gain({
            ...modOf(t, ctx, part, 'ability', 'grant', e.ability, untilOf(t, e.until, ctx)),
            ...(e.laid === true && { laid: e.laid }),
          });
      }),
  },
  forbid: {
    run: (e) => act('forbid', '', (t) => lay(t, e, e.deed)),
  },
  /** A duty: read with `required`. */
  require: {
    run: (e) => act('require', '', (t) => lay(t, e, `must ${e.deed}`)),
  },
  /** What only those may do who are told so: read with `permitted`. */
  permit: {
    run: (e) => act('permit', '', (t) => lay(t, e, `may ${e.deed}`)),
  },
  /** A trigger that waits for later, once unless it says each time. */
  later: {
    run: (e) =>
      act('later', '', (t) => {
        const ctx = ctxOf(t);
        const self = t.v<Ref>('self');
        t.raw.delayed = [
          ...t.raw.delayed,
          { ability: e.ability, self, seat: ctx.seat, until: untilOf(t, e.until, ctx), once: !e.each, ...boundNow(t, e.ability) },
        ];
      }),
  },
  /** "When you do so": a new ability, settled like any trigger. */
  whenDone: {
    run: (e) =>
      act('whenDone', '', (t) => {
        const self = t.v<Ref>('self');
        const { was } = ctxOf(t);
        t.queue({
          ability: e.ability,
          self,
          seat: t.v<number>('seat'),
          event: t.v('event'),
          ...boundNow(t, e.ability),
          ...(was && { was }),
        });
      }),
  },
  tally: {
    run: (e) => act('tally', '', (t) => t.addTally(e.tally, tallySeat(t, e), num(t, e.add ?? 1, ctxOf(t)))),
  },
  /** The game's own procedure with its rule values changed for that call. */
  perform: {
    run: (e) =>
      phase(
        'performing',
        '',
        act('terms', '', (t) => {
          const ctx = ctxOf(t);
          // A call inside a call: what was changed for the outer one outlasts the end of the inner one.
          t.outlast('performing');
          for (const term of e.terms ?? [])
            if (isGain(term)) for (const mod of modsOf(t, term, ctx)) t.gain({ ...mod, until: [{ scope: 'performing' }] });
        }),
        sub(e.flow, { seat: (t) => t.v('seat') }),
      ),
  },
};

/** The kinds all games share, with what they do. */
export const sharedKinds = defineKinds(declared, sharedDeeds);
