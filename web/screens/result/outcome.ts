/** How a match ended for whoever looks at the page. */
import type { Scene } from '../../match/scene.ts';

export type Outcome = 'won' | 'shared' | 'drawn' | 'lost' | 'allLost' | 'over';

/** Won or lost can be said only where one person played; several at one device read who has won. */
export function outcomeOf({ result, seats, viewer }: Pick<Scene, 'result' | 'seats' | 'viewer'>): Outcome {
  if (!result) return 'over';
  const { winners } = result;
  if (winners.length === 0) return seats.length === 1 ? 'lost' : 'allLost';
  if (seats.length > 1 && winners.length === seats.length) return 'drawn';
  if (viewer === 'spectator' || seats.filter(({ player }) => player === 'person').length > 1) return 'over';
  if (!winners.includes(viewer)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** By seat, 1 for the first: as the game says it, else winners before all others. */
export const placesOf = ({ result, seats }: Pick<Scene, 'result' | 'seats'>): readonly number[] =>
  result?.ranks ?? seats.map((_, seat) => (result?.winners.includes(seat) ? 1 : (result?.winners.length ?? 0) + 1));
