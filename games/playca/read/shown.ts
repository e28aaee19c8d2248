/**
 * What a battle comes to, as far as a viewer can tell. Everything is read in worlds dealt from the view, so nothing hidden comes into it:
 * what the viewer cannot know differs from world to world and is told as a range.
 */
import { type Game, pick, type Seat, type State, sample, sampler, stream, tableOf, type View, viewingSeat } from '@touchline/engine';
import { chance } from '../areas.ts';
import { power } from '../flow/battle.ts';
import { fighter, type T } from '../state.ts';
import { ownOf } from './seen.ts';

/** From the least to the most. */
export type Range = readonly [low: number, high: number];

/** By seat. */
export type Powers = readonly [Range, Range];

/** What the next Burning Chance cards of a side can add: how many are turned up, and their BCP together. */
export interface ComingFlip {
  readonly cards: number;
  readonly bcp: Range;
}

/** In so many worlds an answer is tried, and in more where they differ. */
const WORLDS = 6;
const MORE_WORLDS = 40;

const read = (game: Game, state: State): T => tableOf(game, state) as T;
const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

/** Handles of the cards that fight for each side; 0: none. */
export function fightersOf(view: View): readonly [number, number] {
  const { shooting, attacker } = ownOf(view);
  const top = (seat: Seat) => {
    const area = shooting && seat !== attacker ? 'goalkeeper' : 'active';
    return view.zones.find(({ zone, seat: whose }) => zone === area && whose === seat)?.cards.at(-1)?.handle ?? 0;
  };
  return [top(0), top(1)];
}

/** Power of both sides now (EPC-701). Both cards are public, and what changes them. */
export function powersOf(game: Game, view: View): readonly [number, number] {
  const t = read(game, sample(game, view, stream('shown')));
  return [power(t, 0), power(t, 1)];
}

/** Power of both sides after an answer; null if the answer ends the battle, or leaves nobody to fight it. */
export function powersAfter(game: Game, view: View, key: string): Powers | null {
  const { flips } = ownOf(view);
  const world = sampler(game, view);
  const found: (readonly [number, number])[] = [];
  const differ = () => found.some(([first, second]) => first !== found[0][0] || second !== found[0][1]);
  for (let n = 0; n < (differ() ? MORE_WORLDS : WORLDS); n++) {
    const t = read(game, pick(game, world(stream(`shown/${n}`)), viewingSeat(view), key));
    if (t.s.result || t.own.flips !== flips || t.own.winner >= 0 || fighter(t, 0) < 0 || fighter(t, 1) < 0) return null;
    found.push([power(t, 0), power(t, 1)]);
  }
  return [rangeOf(found.map(([first]) => first)), rangeOf(found.map(([, second]) => second))];
}

/** EPC-702: what a side's next flip can add, from the cards that can lie on top of its deck. */
export function comingFlip(game: Game, view: View, seat: Seat): ComingFlip | null {
  const world = sample(game, view, stream('shown'));
  const t = read(game, world);
  const cards = ownOf(view).flips === 0 ? t.rule(seat, 'chanceCards') : 1;
  const deck = view.zones.find(({ zone, seat: whose }) => zone === 'deck' && whose === seat)!;
  if (deck.count === 0) return null;
  const top = deck.cards.find(({ place }) => place === deck.count - 1);
  const ids = cards === 1 && top ? [top.def] : [...new Set([...view.unseen[seat], ...deck.cards.map(({ def }) => def)])];
  const bcp = ids.flatMap((id) => bcpOf(t, world, seat, id));
  if (bcp.length === 0) return null;
  const [low, high] = rangeOf(bcp);
  return { cards, bcp: [low * cards, high * cards] };
}

/** What a card would bring once it is turned up: some texts work only there (EPC-523). */
function bcpOf(t: T, world: State, seat: Seat, id: string): number[] {
  const index = t.game.defIndex.get(id)!;
  if (t.game.defs[index].kind !== 'character') return [];
  const card = world.def.findIndex((def, c) => def === index && world.owner[c] === seat);
  if (card < 0) return [];
  t.move(card, t.at(chance, seat));
  return [t.stat(card, 'bcp')];
}

/** The team most of a side's characters play for, as far as they are known. */
export function clubOf(game: Game, view: View, seat: Seat): string {
  const seen = view.zones.flatMap(({ cards }) => cards.filter(({ owner }) => owner === seat).map(({ def }) => def));
  const teams = new Map<string, number>();
  for (const id of [...seen, ...view.unseen[seat]]) {
    const { kind, traits } = game.defs[game.defIndex.get(id)!];
    if (kind === 'character') teams.set(traits.team[0], (teams.get(traits.team[0]) ?? 0) + 1);
  }
  return [...teams].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
