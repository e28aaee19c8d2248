/**
 * A world that could be: deal the cards a viewer cannot see, answer the secret picks that wait, keep everything else. No game
 * writes code for it, because secrets live only in zones and pending picks.
 */
import { OP } from '../flow/program.ts';
import type { Game } from '../game.ts';
import type { Layout } from '../model/layout.ts';
import { STREAM_KINDS, type Stream } from '../model/random.ts';
import { isSeen } from '../model/refs.ts';
import { copy, openHandles } from '../model/state.ts';
import type { Json, Own, State } from '../model/types.ts';
import { asked, options, tableOf } from '../run/asking.ts';
import { secretSeats } from '../run/frames.ts';
import { play } from '../run/play.ts';
import { threadNamed } from '../saves/names.ts';
import { dealerOf, type Gap } from './deal.ts';
import type { SeenCard, SeenZone, View } from './view.ts';

/** The cards of every world that fits a view: parallel arrays over new ids, and the gaps where hidden ones lie. */
interface Cards {
  readonly def: number[];
  readonly owner: number[];
  readonly zone: number[];
  readonly known: number[];
  readonly marks: number[][];
  readonly zones: number[][];
  readonly byHandle: Map<number, number>;
  readonly hidden: Set<number>;
  readonly gaps: readonly (Gap & { readonly id: number })[];
  /** Piles of which it shows what lies in them, but not in which order: the places that are open. */
  readonly open: readonly { readonly zone: number; readonly at: readonly number[] }[];
}

type Slot = SeenCard | SeenZone['hidden'][number];

/** A zone bottom to top: known cards and gaps in their places, or known cards first where places mean nothing. What has no place in an ordered pile fills it up. */
function slots(z: SeenZone): Slot[] {
  const all = [...z.cards, ...z.hidden];
  if (all.every((c) => c.place < 0)) return all;
  const placed = new Map(all.map((c) => [c.place, c]));
  const loose = all.filter((c) => c.place < 0);
  return all.map((_, i) => placed.get(i) ?? loose.pop()!);
}

/** The places of what has none, if it makes a difference which card lies where. */
function openPlaces(all: readonly Slot[]): readonly number[] {
  const open = [...all.keys()].filter((i) => all[i].place < 0);
  const looks = new Set(open.map((i) => `${all[i].owner}/${(all[i] as SeenZone['hidden'][number]).back}`));
  return open.length < all.length && looks.size > 1 ? open : [];
}

function layOut<O extends Own>(game: Game<O>, view: View): Cards {
  const layout = game.layouts[view.seats];
  const gaps: (Gap & { readonly id: number })[] = [];
  const open: { zone: number; at: readonly number[] }[] = [];
  const c: Cards = {
    def: [],
    owner: [],
    zone: [],
    known: [],
    marks: (game.spec.marks ?? []).map(() => []),
    zones: layout.zones.map(() => []),
    byHandle: new Map(),
    hidden: new Set(),
    gaps,
    open,
  };
  // Views list the zones in the game's order.
  view.zones.forEach((z, index) => {
    const all = slots(z);
    const at = openPlaces(all);
    if (at.length > 0) open.push({ zone: index, at });
    all.forEach((slot, i, { length }) => {
      const id = c.def.length;
      c.zones[index].push(id);
      c.zone.push(index);
      c.owner.push(slot.owner);
      c.marks.forEach((m, k) => m.push(slot.marks?.[k] ?? 0));
      c.known.push(slot.known ?? layout.sight[index]);
      if ('handle' in slot) {
        c.def.push(game.defIndex.get(slot.def)!);
        c.byHandle.set(slot.handle, id);
      } else {
        c.def.push(-1);
        c.hidden.add(id);
        gaps.push({ ...slot, id, zone: index, top: i === length - 1 });
      }
    });
  });
  return c;
}

/** What a view says in place of references, turned back into references to the cards of this world. */
function finder(zones: Layout['zones'], c: Cards, below: (n: number) => number): (value: Json) => Json {
  const find = (x: { readonly [key: string]: Json }, taken: Set<number>): Json => {
    if ('handle' in x) return { id: c.byHandle.get(x.handle as number)!, epoch: 0 };
    if (!('hidden' in x)) return { id: 0, epoch: -1 };
    const [name, seat, place, at] = x.hidden as [string, number, number, number];
    const pile = c.zones[zones.findIndex((z) => z.name === name && z.seat === seat && z.place === place)];
    if (at >= 0) return { id: pile[at], epoch: 0 };
    const beside = zones.flatMap((z, i) => (z.spec.aside === name && z.seat === seat ? c.zones[i] : []));
    const hidden = [...pile, ...beside].filter((card) => c.hidden.has(card));
    const free = hidden.filter((card) => !taken.has(card));
    const id = free.length > 0 ? free[below(free.length)] : hidden[below(hidden.length)];
    taken.add(id);
    return { id, epoch: 0 };
  };
  // Cards named in one list are different cards; elsewhere nobody knows.
  const back = (value: Json, taken: Set<number>): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (isSeen(value)) return find(value, taken);
    const mine = new Set<number>();
    if (Array.isArray(value)) return value.map((v) => back(v, mine));
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, v === undefined ? v : back(v, new Set())]));
  };
  return (value) => back(value, new Set());
}

/** Handles of the viewer as the view has them; the others' are their own affair. */
function handlesOf(view: View, c: Cards): { handles: number[][]; nextHandle: number[] } {
  const v = view.viewer === 'spectator' ? view.seats : view.viewer;
  const handles: number[][] = [];
  const nextHandle: number[] = [];
  for (let i = 0; i <= view.seats; i++) {
    let next = 1;
    handles.push(c.known.map((k) => (i !== v && k & (1 << i) ? next++ : 0)));
    nextHandle.push(i === v ? view.nextHandle : next);
  }
  for (const [handle, id] of c.byHandle) handles[v][id] = handle;
  return { handles, nextHandle };
}

/** What the game remembers, in the words of this world's cards. */
function remembered<O extends Own>(game: Game<O>, view: View, back: (value: Json) => Json) {
  return {
    own: back(view.own) as O,
    uses: back(view.uses) as State['uses'],
    mods: back(view.mods) as State['mods'],
    waiting: back(view.waiting) as State['waiting'],
    delayed: back(view.delayed) as State['delayed'],
    main: threadNamed(game, view.at, back),
    strands: view.strands.map((th) => threadNamed(game, th, back)),
  };
}

/** Worlds that fit a view, one after another. `open`: who has picked in secret is asked again instead of having picked anything. */
export interface Sampler<O extends Own> {
  (stream: Stream, open?: boolean): State<O>;
  /** The view hides nothing and nobody picks in secret: until chance is asked there is one world only. */
  readonly single: boolean;
}

/** Chance to come, for a world of its own. */
function freshSeeds(seats: number, stream: Stream): number[] {
  const seeds: number[] = [];
  for (let i = 0; i < (seats + 1) * 2; i++) seeds.push(stream.next() | 0);
  return seeds;
}

/** A copy of a world that nobody looks at, in which chance goes its own way from here on. */
export function another<O extends Own>(world: State<O>, stream: Stream): State<O> {
  const state = copy(world, false);
  state.seeds = freshSeeds(world.seats, stream);
  state.keys = null;
  return state;
}

/** All that the worlds of a view have in common is worked out once: whoever thinks wants hundreds of them. */
export function sampler<O extends Own>(game: Game<O>, view: View): Sampler<O> {
  const c = layOut(game, view);
  const dealer = dealerOf(game, view, c.gaps);
  let chancy = false;
  const first = remembered(
    game,
    view,
    finder(game.layouts[view.seats].zones, c, () => {
      chancy = true;
      return 0;
    }),
  );
  const common: State<O> = {
    game: game.id,
    options: view.options as State['options'],
    seats: view.seats,
    def: c.def,
    owner: c.owner,
    zone: c.zone,
    epoch: c.def.map(() => 0),
    known: c.known,
    marks: c.marks,
    zones: c.zones,
    ...first,
    tallies: view.tallies.slice(),
    fork: null,
    pending: new Array(view.seats).fill(-1),
    out: view.out,
    leaving: view.leaving,
    seeds: [],
    counts: new Array((view.seats + 1) * STREAM_KINDS).fill(0),
    ...handlesOf(view, c),
    decisions: 0,
    keys: null,
    forced: 0,
    loopMark: '',
    result: view.result,
  };
  const secret = common.strands.length > 0 || game.program.code[common.main.pc].op === OP.askAll;
  const deal = (stream: Stream, open = false) => {
    const state = copy(common);
    state.def = c.def.slice();
    dealer(stream, (gap, def) => {
      state.def[c.gaps[gap].id] = def;
    });
    for (const { zone, at } of c.open) {
      const cards = at.map((i) => c.zones[zone][i]);
      stream.shuffle(cards);
      cards.forEach((card, i) => {
        state.zones[zone][at[i]] = card;
      });
    }
    // Where a hidden card is remembered and nobody knows which, it is another one in every world.
    if (chancy)
      Object.assign(
        state,
        remembered(
          game,
          view,
          finder(game.layouts[view.seats].zones, c, (n) => stream.below(n)),
        ),
      );
    state.seeds = freshSeeds(view.seats, stream);
    if (state.result) return state;
    if (state.strands.length > 0) continueStrands(game, state, view, stream);
    else if (game.program.code[state.main.pc].op === OP.askAll) answerPending(game, state, view, stream, open);
    return state;
  };
  return Object.assign(deal, { single: c.gaps.length === 0 && !chancy && !secret });
}

/** One world that fits a view. */
export const sample = <O extends Own>(game: Game<O>, view: View, stream: Stream): State<O> => sampler(game, view)(stream);

/** Strands begin, in this world, where the view has them. Others who have ended theirs in secret end it here with any answers. */
function continueStrands<O extends Own>(game: Game<O>, state: State<O>, view: View, stream: Stream): void {
  openHandles(state);
  const can = Array.from({ length: view.seats }, (_, seat) => (seat === view.viewer ? view.canUndo : 0));
  state.fork = { base: copy(state), picks: can.map(() => []), can, last: 0 };
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.thinking.includes(seat)) continue;
    while (state.fork && asked(game, state).includes(seat)) play(game, state, seat, stream.below(options(game, state, seat).length));
  }
}

/** Others who have picked in secret picked something they were offered in this world. */
function answerPending<O extends Own>(game: Game<O>, state: State<O>, view: View, stream: Stream, open: boolean): void {
  const seats = secretSeats(tableOf(game, state), game.program.code[state.main.pc]);
  const others = seats.filter((seat) => !view.thinking.includes(seat));
  const picks = others.map((seat) => (seat === view.viewer ? view.pending : open ? -1 : stream.below(options(game, state, seat).length)));
  others.forEach((seat, i) => {
    state.pending[seat] = picks[i];
  });
}
