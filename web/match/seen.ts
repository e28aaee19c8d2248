/** Looking around in a scene: which seat is the near one, what lies in a zone. */
import type { Scene, ShownCard, ShownZone } from './scene.ts';

/** The seat in front of the page; who only watches sits behind the first. */
export const nearOf = ({ viewer }: Scene): number => (viewer === 'spectator' ? 0 : viewer);

/** How a seat is marked wherever it is named: the near one, then the others round the table. */
export const markOf = (scene: Scene, seat: number): string => {
  const { length } = scene.seats;
  return ['you', 'opp', 'third', 'fourth'][(seat - nearOf(scene) + length) % length] ?? 'opp';
};

/** A bot by its name; '' for people, here or elsewhere. */
export const botOf = (player: string): string => (player === 'person' || player === 'elsewhere' ? '' : player);

export function zoneOf(scene: Scene, zone: string, seat: number, place = 0): ShownZone {
  const found = scene.zones.find((one) => one.zone === zone && one.seat === seat && one.place === place);
  if (!found) throw new Error(`The board of ${scene.game} knows no zone "${zone}" of seat ${seat}.`);
  return found;
}

/**
 * The hand of a seat, or the zones that are held like one. Where a game does not say which those are, they are the ones only their owner
 * sees. An empty one keeps its place: the board does not grow and shrink with it.
 */
export function handsOf({ zones }: Scene, held: readonly string[], seat: number): readonly ShownZone[] {
  const own = zones.filter((zone) => zone.seat === seat && (held.length > 0 ? held.includes(zone.zone) : zone.kind === 'hand'));
  return own.filter(({ count }, i) => count > 0 || i === 0);
}

export const seenIn = ({ cards }: ShownZone): readonly ShownCard[] => cards.filter((card) => card !== null);
