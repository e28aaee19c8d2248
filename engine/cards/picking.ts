/** Effect kinds by which somebody picks: cards on resolution, targets, modes, shares and numbers on announcement. */
import { chooseSome } from '../flow/choose.ts';
import { flowOf } from '../flow/flow.ts';
import type { Effect, Json, Mode, Num, Own, Ref, Sel } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { KindSpec } from './kinds.ts';
import { payable } from './possible.ts';
import { type Ctx, ctxOf, matches, num, select } from './select.ts';

const { seq, act, ask, when, offer, loop, leave } = flowOf<Own>();

/** May this card be a target of what the selector means? */
export function canTarget(t: Table, from: Sel, ctx: Ctx, card: number): boolean {
  return matches(t, from, ctx, card) && (t.game.spec.choosable?.(t, card, ctx.seat, ctx.self) ?? true);
}

const targets = (t: Table, from: Sel, ctx: Ctx) => {
  const { choosable } = t.game.spec;
  const all = select(t, from, ctx);
  return choosable ? all.filter((c) => choosable(t, c, ctx.seat, ctx.self)) : all;
};

/** Everybody sees what there is to choose from, also what does not fit: that it does not must not be told by the engine's answering. */
const allSeen = (t: Table, e: Effect, ctx: Ctx) => {
  const { everybody } = t.layout;
  const { where: _, ...wherever } = e.from as Sel;
  for (const card of select(t, wherever, ctx)) if ((t.s.known[card] & everybody) !== everybody) return false;
  return true;
};

const mostOf = (t: Table, e: Effect, ctx: Ctx) => num(t, (e.count as Num) ?? 1, ctx);
const leastOf = (t: Table, e: Effect, ctx: Ctx) =>
  e.upTo ? 0 : e.atLeast === undefined ? mostOf(t, e, ctx) : num(t, e.atLeast as Num, ctx);
/** Who picks: you, or the opponent. */
export const chooser = (e: Effect) => (t: Table) => (e.by === 'opponent' ? t.other(t.v<number>('seat')) : t.v<number>('seat'));

export const pickingKinds: { readonly [kind: string]: KindSpec<Own> } = {
  /** Choose k of n; the name is what the rest of the text calls them. */
  choose: {
    fields: { name: 'name', from: 'cards', count: 'number?', atLeast: 'number?', upTo: 'flag?', by: ['you', 'opponent'] },
    possible: (t, e, ctx) => select(t, e.from as Sel, ctx).length >= leastOf(t, e, ctx),
    run: (e) =>
      chooseSome<Own>(String(e.name), {
        who: chooser(e),
        clause: '',
        from: (t) => select(t, e.from as Sel, ctxOf(t)),
        max: (t) => mostOf(t, e, ctxOf(t)),
        min: (t) => leastOf(t, e, ctxOf(t)),
        open: (t) => allSeen(t, e, ctxOf(t)),
      }),
  },
  /** The same on announcement: what protects a card from being chosen protects it. */
  target: {
    fields: { name: 'name', from: 'cards', count: 'number?', atLeast: 'number?', upTo: 'flag?' },
    possible: (t, e, ctx) => targets(t, e.from as Sel, ctx).length >= leastOf(t, e, ctx),
    run: (e) =>
      chooseSome<Own>(String(e.name), {
        who: chooser(e),
        clause: '',
        from: (t) => targets(t, e.from as Sel, ctxOf(t)),
        max: (t) => mostOf(t, e, ctxOf(t)),
        min: (t) => leastOf(t, e, ctxOf(t)),
        open: (t) => allSeen(t, e, ctxOf(t)),
      }),
  },
  /** One of several deeds, fixed on announcement; only what can be declared can be chosen. */
  modes: {
    fields: { name: 'name', of: 'modes' },
    possible: (t, e, ctx) => (e.of as readonly Mode[]).some((m) => modePossible(t, m, ctx)),
    run: (e, run) =>
      ask(String(e.name), {
        who: chooser(e),
        clause: '',
        open: (t) => (e.of as readonly Mode[]).every((m) => (m.declare ?? []).every((d) => !d.from || allSeen(t, d, ctxOf(t)))),
        offers: (e.of as readonly Mode[]).map((m, i) =>
          offer(`mode${i + 1}`, {
            unless: (t) => (modePossible(t, m, ctxOf(t)) ? '' : 'targets'),
            take: (t) => t.let(String(e.name), i),
            then: run(m.declare ?? []),
          }),
        ),
      }),
  },
  /** A number is divided among targets, each getting at least one step; shares are in the order of the targets. */
  split: {
    fields: { name: 'name', among: 'text', total: 'number', step: 'number' },
    run: (e) =>
      seq(
        act('begin', '', (t) => t.let(String(e.name), [])),
        loop(
          'sharing',
          when('shared', (t) => shares(t, e).length >= among(t, e), leave('sharing')),
          ask(String(e.name), {
            who: (t) => t.v<number>('seat'),
            clause: '',
            open: true,
            offers: [
              offer('share', {
                list: (t, _seat, add) => {
                  const step = num(t, e.step as Num, ctxOf(t));
                  const rest = num(t, e.total as Num, ctxOf(t)) - shares(t, e).reduce((sum, n) => sum + n, 0);
                  const others = among(t, e) - shares(t, e).length - 1;
                  const card = t.find((t.v(e.among as string) as unknown as readonly Ref[])[shares(t, e).length]);
                  if (others === 0) add(card, -1, rest);
                  else for (let n = step; n <= rest - others * step; n += step) add(card, -1, n);
                },
                take: (t, o) => t.let(String(e.name), [...shares(t, e), o.n]),
              }),
            ],
          }),
        ),
      ),
  },
  /** Somebody names one of the values cards have of a trait (an element, a job, a name). */
  word: {
    fields: { name: 'name', trait: 'text', by: ['you', 'opponent'] },
    run: (e) =>
      ask(String(e.name), {
        who: chooser(e),
        clause: '',
        open: true,
        offers: [
          offer('word', {
            list: (t, _seat, add) => wordsOf(t, e).forEach((_, n) => add(-1, -1, n)),
            key: (t, _seat, o) => wordsOf(t, e)[o.n],
            take: (t, o) => t.let(String(e.name), wordsOf(t, e)[o.n]),
          }),
        ],
      }),
  },
  /** Somebody names a number. */
  number: {
    fields: { name: 'name', least: 'number', most: 'number', by: ['you', 'opponent'] },
    run: (e) =>
      ask(String(e.name), {
        who: chooser(e),
        clause: '',
        open: true,
        offers: [
          offer('number', {
            list: (t, _seat, add) => {
              const most = num(t, e.most as Num, ctxOf(t));
              for (let n = num(t, e.least as Num, ctxOf(t)); n <= most; n++) add(-1, -1, n);
            },
            take: (t, o) => t.let(String(e.name), o.n),
          }),
        ],
      }),
  },
};

const among = (t: Table, e: Effect) => (t.v(e.among as string) as Json[]).length;
const shares = (t: Table, e: Effect) => t.v(e.name as string) as readonly number[];

const words = new WeakMap<object, Map<string, readonly string[]>>();

/** All values of a trait among the cards of the game, as they come. */
export function traitWords({ game }: { readonly game: Table['game'] }, trait: string): readonly string[] {
  const known = words.get(game) ?? new Map<string, readonly string[]>();
  words.set(game, known);
  const list = known.get(trait) ?? [...new Set(game.defs.flatMap((def) => def.traits[trait] ?? []))];
  known.set(trait, list);
  return list;
}
const wordsOf = (t: Table, e: Effect) => traitWords(t, String(e.trait));

function modePossible(t: Table, mode: Mode, ctx: Ctx): boolean {
  return payable(t, mode.declare ?? [], ctx);
}
