/** What lies on the stack: where each item comes from, what kind of thing it is, what it has chosen. */
import type { Seat, SeenCard } from '@touchline/engine';
import { stackItems } from '../../../games/fftcg/index.ts';
import { labelled } from '../../table/lines.ts';
import { COLUMN } from '../../table/rows.ts';
import { defOf, type Scene } from '../../table/scene.ts';
import type { BoardWords } from './words.ts';

export type Own = {
  readonly turn: Seat;
  readonly turns: number;
  readonly crystals: readonly number[];
};

const cardAt = (view: Scene['view'], handle: number): SeenCard | undefined =>
  view.zones.flatMap((zone) => zone.cards).find((card) => card.handle === handle);

/** `Stack  1. Ember Lance · Summon · Your opponent → Stone Levy`, and what it says where there is room. */
export function stackLines(s: Scene, zone: 'stack' | 'burst', w: BoardWords): string[] {
  const nameAt = (handle: number) => {
    const found = cardAt(s.view, handle);
    return found ? s.speaker.card(defOf(s.game, found.def)).name : w.gone;
  };
  return stackItems(s.game, s.view, zone).flatMap(({ kind, ability, seat, targets }, i) => {
    const source = s.game.defs[s.game.abilities[ability].def];
    const what = [source?.name ?? '', w.items[kind], s.speaker.seat(seat, s.view.viewer)].filter(Boolean).join(' · ');
    const on = targets.length > 0 ? ` → ${targets.map(nameAt).join(', ')}` : '';
    const label = i > 0 ? '' : zone === 'stack' ? w.stack : w.burst;
    const head = labelled(label, `${zone === 'stack' ? `${i + 1}. ` : ''}${what}${on}`, s.width, COLUMN);
    return s.dense ? head : [...head, ...labelled('', s.speaker.ability(ability), s.width, COLUMN)];
  });
}
