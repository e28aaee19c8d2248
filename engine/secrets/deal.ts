/** Dealing the cards a viewer cannot see: every way that fits what shows of them is possible, and equally likely but for faces. */
import type { Game } from '../game.ts';
import type { Layout } from '../model/layout.ts';
import type { Stream } from '../model/random.ts';
import { SetupError } from '../model/state.ts';
import type { Own, Seat } from '../model/types.ts';
import { sightOf } from '../model/zones.ts';
import type { View } from './view.ts';

/** A card to be dealt: where it lies and what shows of it. */
export interface Gap {
  readonly zone: number;
  readonly top: boolean;
  readonly owner: Seat;
  readonly back: string;
  readonly face?: string;
}

/** Does this card look like that from where the viewer sits? */
function fits<O extends Own>(game: Game<O>, zones: Layout['zones'], v: number, gap: Gap, def: number): boolean {
  if (game.defs[def].back !== gap.back) return false;
  if (gap.face === undefined) return true;
  const face = sightOf(zones[gap.zone], v, gap.top).slice('face:'.length);
  return game.defs[def].faces?.[face] === gap.face;
}

/** Deals the gaps of a view's worlds, again and again: `lay` is told which card lies at which gap. */
export type Dealer = (stream: Stream, lay: (gap: number, def: number) => void) => void;

export function dealerOf<O extends Own>(game: Game<O>, view: View, gaps: readonly Gap[]): Dealer {
  const { seats } = view;
  const v = view.viewer === 'spectator' ? seats : view.viewer;
  const { zones } = game.layouts[seats];
  const groups = new Map<string, number[]>();
  gaps.forEach((g, i) => {
    const key = `${g.owner}/${g.back}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  const dealers = [...groups.values()].map((list): Dealer => {
    const { owner, back } = gaps[list[0]];
    const exact = view.unseen[owner < 0 ? seats : owner].map((id) => game.defIndex.get(id)!).filter((d) => hasBack(game, d, back));
    if (exact.length !== list.length) {
      const pool = poolOf(game, view, owner, back);
      return (stream, lay) => dealFrom(game, zones, v, gaps, list, pool, stream, lay);
    }
    const constrained = list.some((i) => gaps[i].face !== undefined);
    if (constrained) return (stream, lay) => dealExact(game, zones, v, gaps, list, exact.slice(), stream, lay);
    return (stream, lay) => {
      stream.shuffle(exact);
      for (let i = 0; i < list.length; i++) lay(list[i], exact[i]);
    };
  });
  return (stream, lay) => {
    for (const dealer of dealers) dealer(stream, lay);
  };
}

const hasBack = <O extends Own>(game: Game<O>, def: number, back: string): boolean => game.defs[def].back === back;

/** Cards that could be in a list of which only its origin is known. */
function poolOf<O extends Own>(game: Game<O>, view: View, owner: Seat, back: string): number[] {
  const known = view.zones
    .flatMap((z) => z.cards)
    .filter((c) => c.owner === owner)
    .map((c) => game.defIndex.get(c.def)!)
    .filter((d) => hasBack(game, d, back));
  return view.lists === 'seen' && known.length > 0 ? known : game.defs.map((_, d) => d).filter((d) => hasBack(game, d, back));
}

function dealFrom<O extends Own>(
  game: Game<O>,
  zones: Layout['zones'],
  v: number,
  gaps: readonly Gap[],
  list: readonly number[],
  pool: readonly number[],
  stream: Stream,
  lay: (gap: number, def: number) => void,
): void {
  const any = game.defs.map((_, d) => d);
  for (const i of list) {
    const fit = (from: readonly number[]) => from.filter((d) => fits(game, zones, v, gaps[i], d));
    const best = fit(pool);
    // What was seen of the list does not show this face: then it is some other card of the game.
    const cards = best.length > 0 ? best : fit(any);
    if (cards.length === 0) throw new SetupError({ code: 'game' }, `No card of ${game.id} shows the face ${gaps[i].face}.`);
    lay(i, cards[stream.below(cards.length)]);
  }
}

/** All these cards, one for each gap. A gap that no free card fits takes one from a gap that can have another. */
function dealExact<O extends Own>(
  game: Game<O>,
  zones: Layout['zones'],
  v: number,
  gaps: readonly Gap[],
  list: readonly number[],
  exact: number[],
  stream: Stream,
  lay: (gap: number, def: number) => void,
): void {
  stream.shuffle(exact);
  const holder: number[] = new Array(exact.length).fill(-1);
  const place = (i: number, tried: Set<number>): boolean => {
    for (const free of [true, false])
      for (let c = 0; c < exact.length; c++) {
        if (holder[c] < 0 !== free || tried.has(c) || !fits(game, zones, v, gaps[i], exact[c])) continue;
        tried.add(c);
        if (!free && !place(holder[c], tried)) continue;
        holder[c] = i;
        return true;
      }
    return false;
  };
  for (const i of list)
    if (gaps[i].face !== undefined && !place(i, new Set())) throw new SetupError({ code: 'game' }, `No hidden card shows ${gaps[i].face}.`);
  const rest = list.filter((i) => gaps[i].face === undefined);
  holder.forEach((i, c) => {
    lay(i >= 0 ? i : rest.pop()!, exact[c]);
  });
}
