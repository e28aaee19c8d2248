/**
 * Current values of the cards a viewer sees. They are read in a world dealt from that viewer's own view, so the table cannot show
 * what depends on a hidden card: there is none in it.
 */
import {
  breakdown,
  type Event,
  type Game,
  type Json,
  pick,
  type Seat,
  type SeenEvent,
  type State,
  sample,
  seenLog,
  stream,
  tableOf,
  type View,
  viewingSeat,
} from '@touchline/engine';

export interface Part {
  /** Printed id of the card it comes from; null if it comes from none, or none the viewer can see. */
  readonly source: string | null;
  readonly change: string;
  readonly by: Json;
  /** What it makes of the number: with the printed one they add up to the total. */
  readonly makes: number;
}

export interface Value {
  readonly printed: number;
  readonly total: number;
  readonly parts: readonly Part[];
}

export interface Values {
  readonly numbers: (handle: number, stat: string) => Value;
  readonly traits: (handle: number, trait: string) => readonly string[];
}

export interface World {
  readonly world: State;
  readonly viewer: Seat;
  /** The viewer's handles by card. */
  readonly ids: readonly number[];
}

/** A world that fits what the viewer sees. */
export function worldOf(game: Game, view: View): World {
  const world = sample(game, view, stream('table'));
  const viewer: Seat = view.viewer === 'spectator' ? view.seats : view.viewer;
  return { world, viewer, ids: world.handles?.[viewer] ?? [] };
}

export function valuesIn(game: Game, { world, viewer, ids }: World): Values {
  return {
    numbers(handle, stat) {
      const t = tableOf(game, world);
      const { printed, total, addends } = breakdown(t, ids.indexOf(handle), stat);
      const parts = addends.map(({ source, change, by, makes }): Part => {
        const card = t.find(source);
        return { source: card >= 0 && world.known[card] & (1 << viewer) ? t.def(card).id : null, change, by, makes };
      });
      return { printed, total, parts };
    },
    traits: (handle, trait) => tableOf(game, world).traits(ids.indexOf(handle), trait),
  };
}

export const valuesOf = (game: Game, view: View): Values => valuesIn(game, worldOf(game, view));

/** What the viewer would be told if they gave this answer; nothing hidden comes into it, for the world is made up. */
export function foreseenIn(game: Game, view: View, { world }: World, key: string): SeenEvent[] {
  const events: Event[] = [];
  pick(game, world, viewingSeat(view), key, events);
  return seenLog(game, events, view.viewer, view.seats);
}

export const foreseen = (game: Game, view: View, key: string): SeenEvent[] => foreseenIn(game, view, worldOf(game, view), key);
