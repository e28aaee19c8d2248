/**
 * Cards that have no place of their own on the board and are needed now: what somebody looks at, and what the question names in a pile.
 * They stay while the question stands, so that nothing moves under the pointer.
 */
import type { Scene, ShownCard, ShownZone } from '../../match/scene.ts';
import { nearOf } from './told.ts';
import { wordsFor } from './words/words.ts';

export interface Tray {
  readonly key: string;
  readonly title: string;
  readonly cards: readonly ShownCard[];
  readonly hidden: number;
}

const PILES = ['deck', 'breakZone', 'damage', 'removed', 'limitSpent'];

export function traysOf(scene: Scene): Tray[] {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  return scene.zones.flatMap((zone): Tray[] => {
    const seen = zone.cards.filter((card) => card !== null);
    const looked = zone.zone === 'looked';
    const pile = PILES.includes(zone.zone) || (zone.zone === 'hand' && zone.seat !== near);
    const cards = looked ? seen : pile ? seen.filter(({ handle }) => named.has(handle)) : [];
    const shown = cards.length > 0 ? cards : turnedUp(scene, zone);
    const hidden = looked ? zone.count - seen.length : 0;
    if (shown.length + hidden === 0) return [];
    const title = shown !== cards ? words.burst : (words.piles[zone.zone] ?? words.damage);
    return [{ key: `${zone.zone}/${zone.seat}`, title: `${title} · ${words.whose(zone.seat === near)}`, cards: shown, hidden }];
  });
}

/** The card whose EX Burst is asked about: the newest point of damage. */
function turnedUp({ ask }: Scene, { zone, seat, cards }: ShownZone): readonly ShownCard[] {
  const last = cards.at(-1);
  return ask?.name === 'exBurst' && zone === 'damage' && seat === ask.seat && last ? [last] : [];
}
