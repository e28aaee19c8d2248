/** Looking around in a scene: which seat is the near one, what lies in a zone. */
import type { Scene, ShownCard, ShownZone } from './scene.ts';

/** The seat in front of the page; who only watches sits behind the first. */
export const nearOf = ({ viewer }: Scene): number => (viewer === 'spectator' ? 0 : viewer);

export function zoneOf(scene: Scene, zone: string, seat: number, place = 0): ShownZone {
  const found = scene.zones.find((one) => one.zone === zone && one.seat === seat && one.place === place);
  if (!found) throw new Error(`The board of ${scene.game} knows no zone "${zone}" of seat ${seat}.`);
  return found;
}

export const seenIn = ({ cards }: ShownZone): readonly ShownCard[] => cards.filter((card) => card !== null);
