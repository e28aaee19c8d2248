/** What a view of this game shows, for whoever draws the table: the step, the stack, and where a window concerns nobody. */
import { type Ask, fieldsIn, type Game, type Json, listIn, type Seat, type SeenEvent, type View } from '@touchline/engine';
import { damageLimit } from '../damageLimit.ts';

/** What is read of the game: its cards and their texts. */
type Cards = Pick<Game, 'defs' | 'defIndex' | 'abilities'>;

/** What lies on the stack: what kind of thing it is, which text, whose, and what it has chosen. */
export interface StackItem {
  readonly handle: number;
  readonly kind: string;
  readonly ability: number;
  readonly seat: Seat;
  /** Handles of the chosen cards; 0 for one that is not there any more. */
  readonly targets: readonly number[];
}

/** The card a view speaks of: its handle, 0 for one that is gone or hidden, -1 for what is no card. */
function handleOf(value: Json): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return -1;
  return 'handle' in value ? Number(value.handle) : 'gone' in value || 'hidden' in value ? 0 : -1;
}

/** The newest first: it is carried out first. */
export function stackItems(game: Cards, view: View, zone: 'stack' | 'burst'): StackItem[] {
  const cards = view.zones.find((z) => z.zone === zone)!.cards.toReversed();
  return cards.flatMap(({ handle, def }) => {
    const held = listIn(view.waiting)
      .map(fieldsIn)
      .find((w) => w.on !== undefined && handleOf(w.on) === handle);
    if (!held) return [];
    const named = Object.values(fieldsIn(held.bound)).flatMap((value) => (Array.isArray(value) ? value : []));
    const targets = named.map(handleOf).filter((target) => target >= 0);
    const [kind] = game.defs[game.defIndex.get(def)!].traits.item;
    return [{ handle, kind, ability: Number(held.ability), seat: Number(held.seat), targets }];
  });
}

/** FFT-2061: Characters of several cards, by their handles, each with one that lies under it. */
export function primedIn(view: View): { readonly character: number; readonly beneath: number }[] {
  const own = fieldsIn(view.own);
  const under = listIn(own.beneath);
  return listIn(own.primed).map((ref, i) => ({ character: handleOf(ref), beneath: handleOf(under[i]) }));
}

const STEPS = ['main1', 'main2', 'preparation', 'declaration', 'blockStep', 'damageStep', 'end'];

/** The step of the turn the match stands in. */
export function stepOf(view: View): string | undefined {
  const open = view.at.scopes.map(([path]) => path.slice(path.lastIndexOf('/') + 1));
  return STEPS.findLast((name) => open.includes(name));
}

/** It has chosen something of this player's, or its text speaks of its opponent. */
function aboutSeat(game: Cards, view: View, item: StackItem, seat: Seat): boolean {
  const theirs = view.zones.some(({ seat: near, cards }) =>
    cards.some(({ handle, owner }) => item.targets.includes(handle) && (near === seat || (near < 0 && owner === seat))),
  );
  const { declare: _chosen, ...text } = game.abilities[item.ability].spec;
  return theirs || JSON.stringify(text).includes('"opponent"');
}

/** A window somebody who looks only at what concerns them lets go by: nothing in it depends on a hand. */
export function passable(game: Cards, view: View, ask: Ask): boolean {
  if (ask.name !== 'priority' || (view.own as { turn: Seat }).turn === ask.seat) return false;
  if (['declaration', 'blockStep'].includes(stepOf(view) ?? '')) return false;
  return !stackItems(game, view, 'stack').some((item) => item.seat !== ask.seat && aboutSeat(game, view, item, ask.seat));
}

/** How a cost is paid, as the log tells it: which Backups are dulled, which cards discarded, what else is given up. By printed id. */
export type PaidWith = { readonly [how in 'dull' | 'discard' | 'other']: readonly string[] };

export function paidWith(view: View, seat: Seat, events: readonly SeenEvent[]): PaidWith {
  const cardsOf = (type: string) =>
    events.filter((e) => e.type === type).flatMap((e) => e.cards.flatMap((c) => (c === 'hidden' ? [] : [c])));
  const inHand = view.zones.find((z) => z.zone === 'hand' && z.seat === seat)!.cards.map(({ handle }) => handle);
  const dulled = cardsOf('dull').map(({ handle }) => handle);
  const how = (handle: number) => (inHand.includes(handle) ? 'discard' : dulled.includes(handle) ? 'dull' : 'other');
  const used = (name: string) => cardsOf('pays').flatMap(({ handle, def }) => (how(handle) === name ? [def] : []));
  return { dull: used('dull'), discard: used('discard'), other: used('other') };
}

/** Points of damage by seat. */
export const damageOf = ({ zones }: View): readonly number[] => zones.flatMap(({ zone, count }) => (zone === 'damage' ? [count] : []));

/** So many points of damage and the match is lost. */
export function damageToLose(view: View): number {
  const { damageToLose: agreed, format } = view.options as { readonly damageToLose: number; readonly format: string };
  return damageLimit(agreed, format);
}

/** Somebody may act or pass. Announcing and paying is still part of it; what is carried out, and damage, is not. */
export function hasPriority({ at }: View): boolean {
  const open = at.scopes.map(([scope]) => scope);
  return open.includes('priority') && !open.includes('resolve') && !open.includes('place');
}
