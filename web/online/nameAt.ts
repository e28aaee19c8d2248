/** What somebody at a seat is called: a game may have a word of its own for the other side, but around the table people have names. */
import type { OnlineNow } from '../match/remote/now.ts';
import type { Scene } from '../match/scene.ts';

export const nameAt = ({ viewer, standing }: OnlineNow, scene: Scene, seat: number): string =>
  (seat !== viewer && standing?.seats[seat].name) || scene.seats[seat].name;
