/** Effect kinds by which somebody picks: cards on resolution, targets, modes, shares and numbers on announcement. */
import { chooseSome } from '../flow/choose.ts';
import { type Flow, flowOf } from '../flow/flow.ts';
import type { SharedKinds } from '../model/kinds.ts';
import type { AnyEffect, LinkedEffect, Mode, Own, Player, Ref, Seat, Sel } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { Deeds, Run } from './kinds.ts';
import { everybody, isMeant, playerMeant } from './players.ts';
import { possible } from './possible.ts';
import { type Ctx, ctxOf, matches, num, select } from './select.ts';

const { seq, act, ask, when, offer, loop, leave } = flowOf<Own>();

type PickingKind = 'choose' | 'target' | 'modes' | 'split' | 'word' | 'number' | 'player';
const chooses = (e: AnyEffect): e is Choice => e.do === 'choose' || e.do === 'target';

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
const allSeen = (t: Table, from: Sel, ctx: Ctx) => {
  const { everybody } = t.layout;
  for (const card of select(t, wherever(from), ctx)) if ((t.s.known[card] & everybody) !== everybody) return false;
  return true;
};

/** The same cards whatever they are, made once. */
function wherever(from: Sel): Sel {
  let sel = unfiltered.get(from);
  if (sel === undefined) {
    const { where: _, ...rest } = from;
    unfiltered.set(from, (sel = rest));
  }
  return sel;
}
const unfiltered = new WeakMap<Sel, Sel>();

type Linked<K extends keyof SharedKinds> = LinkedEffect<SharedKinds, K>;
type Choice = Linked<'choose' | 'target'>;

const mostOf = (t: Table, e: Choice, ctx: Ctx) => num(t, e.count ?? 1, ctx);
const leastOf = (t: Table, e: Choice, ctx: Ctx) => (e.upTo ? 0 : e.atLeast === undefined ? mostOf(t, e, ctx) : num(t, e.atLeast, ctx));
/** Who picks: you, unless the text says another. */
export const chooser = (e: { readonly by?: Player }) => (t: Table) => playerMeant(t, e.by, t.v<number>('seat'));
const chooserFor = (t: Table, e: Choice, reader: Seat): Seat => playerMeant(t, whoseChoice(e), reader);
const whoseChoice = (e: Choice) => (e.do === 'choose' ? e.by : undefined);
/** Somebody who is named on the way is not known before. */
const choosersNow = (t: Table, e: Choice, reader: Seat): readonly Seat[] =>
  typeof whoseChoice(e) === 'object' ? [reader] : [reader, chooserFor(t, e, reader)];

type Among = (t: Table, from: Sel, ctx: Ctx) => readonly number[];

/** Chosen by what they are, cards are chosen among those one sees: whoever chooses cannot tell whether another fits. */
function amongSeen(t: Table, among: Among, from: Sel, ctx: Ctx, seats: readonly Seat[]): readonly number[] {
  const cards = among(t, from, ctx);
  if (from.where === undefined || from.where.length === 0) return cards;
  const viewers = seats.reduce((bits, seat) => bits | (1 << seat), 0);
  return cards.filter((card) => (t.s.known[card] & viewers) === viewers);
}

/** So many of these. */
const choosing = (among: Among) => ({
  // What is named on the way is judged when it is named. That another could choose must be seen by whoever is offered it.
  possible: (t: Table, e: Choice, ctx: Ctx) =>
    e.from.bound !== undefined || amongSeen(t, among, e.from, ctx, choosersNow(t, e, ctx.seat)).length >= leastOf(t, e, ctx),
  run: (e: Choice) =>
    chooseSome<Own>(e.name, {
      who: (t) => chooserFor(t, e, t.v<number>('seat')),
      clause: '',
      from: (t) => amongSeen(t, among, e.from, ctxOf(t), [chooserFor(t, e, ctxOf(t).seat)]),
      max: (t) => mostOf(t, e, ctxOf(t)),
      min: (t) => leastOf(t, e, ctxOf(t)),
      open: (t) => allSeen(t, e.from, ctxOf(t)),
    }),
});

export const picking: Pick<Deeds<Own, SharedKinds>, PickingKind> = {
  /** Choose k of n; the name is what the rest of the text calls them. */
  choose: choosing(select),
  /** The same on announcement, by whoever announces: what protects a card from being chosen protects it. */
  target: choosing(targets),
  /** One of several deeds, or so many of them, fixed on announcement; only what can be declared can be chosen. */
  modes: {
    possible: (t, e, ctx) => modesLeft(t, e, ctx, -1) >= Math.max(leastModes(t, e, ctx), e.count === undefined ? 1 : 0),
    run: (e, run) => (e.count === undefined ? oneMode(e, run) : someModes(e, run)),
  },
  /** A number is divided among targets, each getting at least one step; shares are in the order of the targets. */
  split: {
    run: (e) =>
      seq(
        act('begin', '', (t) => t.let(e.name, [])),
        loop(
          'sharing',
          when('shared', (t) => shares(t, e).length >= among(t, e), leave('sharing')),
          ask(e.name, {
            who: (t) => t.v<number>('seat'),
            clause: '',
            open: true,
            offers: [
              offer('share', {
                list: (t, _seat, add) => {
                  const step = num(t, e.step, ctxOf(t));
                  const rest = num(t, e.total, ctxOf(t)) - shares(t, e).reduce((sum, n) => sum + n, 0);
                  const others = among(t, e) - shares(t, e).length - 1;
                  const card = t.find(t.v<readonly Ref[]>(e.among)[shares(t, e).length]);
                  if (others === 0) add(card, -1, rest);
                  else for (let n = step; n <= rest - others * step; n += step) add(card, -1, n);
                },
                take: (t, o) => t.let(e.name, [...shares(t, e), o.n]),
              }),
            ],
          }),
        ),
      ),
  },
  /** Somebody names one of the values cards have of a trait (an element, a job, a name). */
  word: {
    run: (e) =>
      ask(e.name, {
        who: chooser(e),
        clause: '',
        open: true,
        offers: [
          offer('word', {
            list: (t, _seat, add) => wordsOf(t, e).forEach((_, n) => add(-1, -1, n)),
            key: (t, _seat, o) => wordsOf(t, e)[o.n],
            take: (t, o) => t.let(e.name, wordsOf(t, e)[o.n]),
          }),
        ],
      }),
  },
  /** Somebody names a number. */
  number: {
    run: (e) =>
      ask(e.name, {
        who: chooser(e),
        clause: '',
        open: true,
        offers: [
          offer('number', {
            list: (t, _seat, add) => {
              const most = num(t, e.most, ctxOf(t));
              for (let n = num(t, e.least, ctxOf(t)); n <= most; n++) add(-1, -1, n);
            },
            take: (t, o) => t.let(e.name, o.n),
          }),
        ],
      }),
  },
  /** Somebody names a player. */
  player: {
    possible: (t, e, ctx) => nameable(t, e, ctx.seat).length > 0,
    run: (e) =>
      when(
        'anybody',
        (t) => nameable(t, e, t.v<number>('seat')).length > 0,
        ask(e.name, {
          who: chooser(e),
          clause: '',
          open: true,
          offers: [
            offer('player', {
              list: (t, _seat, add) => nameable(t, e, t.v<number>('seat')).forEach((seat) => add(-1, -1, seat)),
              key: (_t, _seat, o) => String(o.n),
              take: (t, o) => t.let(e.name, o.n),
            }),
          ],
        }),
      ),
  },
};

const nameable = (t: Table, e: Linked<'player'>, reader: Seat) =>
  everybody(t).filter((seat) => isMeant(t, e.from ?? 'opponents', reader, seat));

const among = (t: Table, e: Linked<'split'>) => t.v<readonly Ref[]>(e.among).length;
const shares = (t: Table, e: Linked<'split'>) => t.v<readonly number[]>(e.name);

const words = new WeakMap<object, Map<string, readonly string[]>>();

/** All values of a trait among the cards of the game, as they come. */
export function traitWords({ game }: { readonly game: Table['game'] }, trait: string): readonly string[] {
  const known = words.get(game) ?? new Map<string, readonly string[]>();
  words.set(game, known);
  const list = known.get(trait) ?? [...new Set(game.defs.flatMap((def) => def.traits[trait] ?? []))];
  known.set(trait, list);
  return list;
}
const wordsOf = (t: Table, e: Linked<'word'>) => traitWords(t, e.trait);

type Modes = Linked<'modes'>;

/** So many modes, at most and at least, as a text says it. */
const mostModes = (t: Table, e: Modes, ctx: Ctx) => Math.min(num(t, e.count ?? 1, ctx), e.of.length);
const leastModes = (t: Table, e: Modes, ctx: Ctx) =>
  e.upTo ? 0 : Math.min(e.atLeast === undefined ? mostModes(t, e, ctx) : num(t, e.atLeast, ctx), e.of.length);
/** How many of the modes after this one could be chosen. */
const modesLeft = (t: Table, e: Modes, ctx: Ctx, after: number) => e.of.filter((m, i) => i > after && modePossible(t, m, ctx)).length;

const modesSeen = (e: Modes) => (t: Table) =>
  e.of.every((m) => (m.declare ?? []).every((d) => !chooses(d) || allSeen(t, d.from, ctxOf(t))));

const oneMode = (e: Modes, run: Run<Own>): Flow<Own> =>
  ask(e.name, {
    who: (t) => t.v<number>('seat'),
    clause: '',
    open: modesSeen(e),
    offers: e.of.map((m, i) =>
      offer(`mode${i + 1}`, {
        unless: (t) => (modePossible(t, m, ctxOf(t)) ? '' : 'targets'),
        take: (t) => t.let(e.name, i),
        then: run(m.declare ?? []),
      }),
    ),
  });

/** One after the other in the order they stand in, each with what it declares, as long as enough of them are left. */
function someModes(e: Modes, run: Run<Own>): Flow<Own> {
  const chosen = (t: Table) => t.v<readonly number[]>(e.name);
  const last = (t: Table) => chosen(t).at(-1) ?? -1;
  const enough = (t: Table, n: number) => n >= leastModes(t, e, ctxOf(t));
  return seq(
    act('begin', '', (t) => t.let(e.name, [])),
    loop(
      'modes',
      when(
        'full',
        (t) => chosen(t).length >= mostModes(t, e, ctxOf(t)) || (enough(t, chosen(t).length) && modesLeft(t, e, ctxOf(t), last(t)) === 0),
        leave('modes'),
      ),
      ask(e.name, {
        who: (t) => t.v<number>('seat'),
        clause: '',
        open: modesSeen(e),
        offers: [
          ...e.of.map((m, i) =>
            offer(`mode${i + 1}`, {
              unless: (t) =>
                i > last(t) && modePossible(t, m, ctxOf(t)) && enough(t, chosen(t).length + 1 + modesLeft(t, e, ctxOf(t), i))
                  ? ''
                  : 'targets',
              take: (t) => t.let(e.name, [...chosen(t), i]),
              then: run(m.declare ?? []),
            }),
          ),
          offer('done', { unless: (t) => (enough(t, chosen(t).length) ? '' : 'choose more'), then: leave('modes') }),
        ],
      }),
    ),
  );
}

function modePossible(t: Table, mode: Mode<AnyEffect>, ctx: Ctx): boolean {
  return possible(t, mode.declare ?? [], ctx);
}
