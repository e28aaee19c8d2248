/**
 * Current values of the cards a viewer sees. They are read in a world dealt from that viewer's own view, so the table cannot show
 * what depends on a hidden card: there is none in it.
 */
import { breakdown, type Game, type Json, type Seat, sample, stream, tableOf, type View } from '@touchline/engine';

export interface Part {
  /** Printed id of the card it comes from; null if it comes from none, or none the viewer can see. */
  readonly source: string | null;
  readonly change: string;
  readonly by: Json;
}

export interface Value {
  readonly printed: number;
  readonly total: number;
  readonly parts: readonly Part[];
}

export type Numbers = (handle: number, stat: string) => Value;

export function numbersOf(game: Game, view: View): Numbers {
  const world = sample(game, view, stream('table'));
  const viewer: Seat = view.viewer === 'spectator' ? game.seats : view.viewer;
  const ids = world.handles?.[viewer] ?? [];
  return (handle, stat) => {
    const t = tableOf(game, world);
    const { printed, total, addends } = breakdown(t, ids.indexOf(handle), stat);
    const parts = addends.map(({ source, change, by }): Part => {
      const card = t.find(source);
      return { source: card >= 0 && world.known[card] & (1 << viewer) ? t.def(card).id : null, change, by };
    });
    return { printed, total, parts };
  };
}
