/** In which pile a card lies that is not drawn. Nothing is known here but what the viewer sees: open cards, and how many there are. */
import type { Scene, ShownCard, ShownZone } from '../match/scene.ts';

/** How the element of a pile is marked. */
export const pileKey = ({ zone, seat }: Pick<ShownZone, 'zone' | 'seat'>): string => `${zone}:${seat}`;

const unseen = ({ count, cards }: ShownZone) => count - cards.filter((card) => card !== null).length;

/**
 * The pile of a card in one scene, as the next or the last one tells it: where it lies open, or the only pile of its owner's that holds
 * more unseen cards in this scene than in the other.
 */
export function pileOf({ handle, owner }: ShownCard, scene: Scene, other: Scene): string | null {
  const open = scene.zones.find(({ cards }) => cards.some((card) => card?.handle === handle));
  if (open) return pileKey(open);
  const fuller = scene.zones.filter((zone) => {
    const then = other.zones.find((one) => one.zone === zone.zone && one.seat === zone.seat && one.place === zone.place);
    return zone.seat === owner && unseen(zone) > (then ? unseen(then) : 0);
  });
  return fuller.length === 1 ? pileKey(fuller[0]) : null;
}

export const cardsOf = ({ zones }: Scene): ReadonlyMap<number, ShownCard> =>
  new Map(zones.flatMap(({ cards }) => cards.flatMap((card) => (card ? [[card.handle, card] as const] : []))));
