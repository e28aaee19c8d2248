/** What lies on the stack: where each item comes from, what kind of thing it is, what it has chosen. */
import type { Json, Seat, SeenCard } from '@touchline/engine';
import type { BoardWords } from './fftcgWords.ts';
import { labelled } from './lines.ts';
import { COLUMN } from './rows.ts';
import { defOf, type Scene } from './scene.ts';

export interface Own {
  readonly turn: Seat;
  readonly turns: number;
  readonly crystals: readonly number[];
}

interface Item {
  readonly kind: string;
  readonly ability: number;
  readonly seat: Seat;
  /** Handles of the chosen cards; 0 for one that is not there any more. */
  readonly targets: readonly number[];
}

type Table = Pick<Scene, 'game' | 'view'>;
type Fields = { readonly [name: string]: Json };

/** The card a view speaks of: its handle, 0 for one that is gone or hidden, -1 for what is no card. */
function handleOf(value: Json): number {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return -1;
  return 'handle' in value ? Number(value.handle) : 'gone' in value || 'hidden' in value ? 0 : -1;
}

/** The newest first: it is carried out first. */
export function items({ game, view }: Table, zone: string): Item[] {
  const cards = view.zones.find((z) => z.zone === zone)!.cards.toReversed();
  return cards.flatMap(({ handle, def }) => {
    const held = (view.waiting as readonly Fields[]).find((w) => w.on !== undefined && handleOf(w.on) === handle);
    if (!held) return [];
    const named = Object.values((held.bound ?? {}) as Fields).flatMap((value) => (Array.isArray(value) ? value : []));
    const targets = named.map(handleOf).filter((target) => target >= 0);
    return [{ kind: defOf(game, def).traits.item[0], ability: Number(held.ability), seat: Number(held.seat), targets }];
  });
}

const cardAt = (view: Table['view'], handle: number) => {
  for (const zone of view.zones) for (const card of zone.cards) if (card.handle === handle) return { card, zone };
  return null;
};

/** It has chosen something of this player's, or its text speaks of its opponent. */
export function aboutSeat({ game, view }: Table, item: Item, seat: Seat): boolean {
  const theirs = item.targets.some((handle) => {
    const found = cardAt(view, handle);
    return found !== null && (found.zone.seat === seat || (found.zone.seat < 0 && found.card.owner === seat));
  });
  const { declare: _chosen, ...text } = game.abilities[item.ability].spec;
  return theirs || JSON.stringify(text).includes('"opponent"');
}

/** `Stack  1. Ember Lance · Summon · Your opponent → Stone Levy`, and what it says where there is room. */
export function stackLines(s: Scene, zone: string, w: BoardWords): string[] {
  const nameAt = (handle: number) => {
    const found: { readonly card: SeenCard } | null = cardAt(s.view, handle);
    return found ? s.speaker.card(defOf(s.game, found.card.def)).name : w.gone;
  };
  return items(s, zone).flatMap(({ kind, ability, seat, targets }, i) => {
    const source = s.game.defs[s.game.abilities[ability].def];
    const what = [source?.name ?? '', w.items[kind], s.speaker.seat(seat, s.view.viewer)].filter(Boolean).join(' · ');
    const on = targets.length > 0 ? ` → ${targets.map(nameAt).join(', ')}` : '';
    const label = i > 0 ? '' : zone === 'stack' ? w.stack : w.burst;
    const head = labelled(label, `${zone === 'stack' ? `${i + 1}. ` : ''}${what}${on}`, s.width, COLUMN);
    return s.dense ? head : [...head, ...labelled('', s.speaker.ability(ability), s.width, COLUMN)];
  });
}
