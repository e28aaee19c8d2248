/**
 * Line-ups to look at before one is chosen: every suggestion with its men, what it costs and what it may bring, and the same of what stands
 * on the pitch. Read in a world dealt from the view: nothing but the Scout Report is known of the Opponent (ELV-R87).
 */
import { type Game, type Seat, sample, stream, tableOf, type View } from '@touchline/engine';
import { priceOf } from '../lineUp/lay.ts';
import type { Hopes, Suggestion } from '../lineUp/model.ts';
import { readSquad } from '../lineUp/squad.ts';
import { hopesFor, type Suggested, suggestions } from '../lineUp/suggest.ts';
import { PLACES } from '../pitch.ts';
import type { Price } from '../resources.ts';
import type { Eleven, T } from '../state.ts';

export interface ShownLineUp {
  /** Everything it is; the first is what it is picked by. */
  readonly names: readonly Suggestion[];
  readonly formation: string;
  /** The Tactic it is played with. */
  readonly tactic: string;
  readonly men: readonly {
    readonly handle: number;
    readonly place: number;
    readonly attacks: boolean;
    readonly strength: number;
    /** The card that plays; '': none does. */
    readonly def: string;
    /** Its effect is paid for. */
    readonly paid: boolean;
  }[];
  /** The Goalkeeper card; '': none. */
  readonly keeper: string;
  readonly price: Price;
  readonly hopes: Hopes;
}

interface World {
  readonly t: T;
  readonly handles: readonly number[];
}

function worldOf(game: Game<Eleven>, view: View, seat: Seat): World {
  const state = sample(game, view, stream('lineUps'));
  return { t: tableOf(game, state), handles: state.handles![seat] };
}

function shown({ t, handles }: World, { names, reading, found }: Suggested): ShownLineUp {
  const { squad, markers } = reading;
  const { tactic, formation } = squad.choices[found.choice];
  const keeper = found.assigned.find((i) => squad.candidates[i].marker < 0);
  return {
    names,
    formation: formation.join('-'),
    tactic: t.def(tactic).id,
    men: found.places.flatMap((place, m) => {
      if (place < 0) return [];
      const i = found.assigned.find((candidate) => squad.candidates[candidate].marker === m);
      const card = i === undefined ? null : squad.candidates[i];
      const attacks = card ? card.attacks : squad.markers[m].attacks;
      return [
        {
          handle: handles[markers[m]],
          place,
          attacks,
          strength: card ? card.strength : attacks ? squad.cardlessA : squad.cardlessD,
          def: card ? t.def(card.card).id : '',
          paid: i !== undefined && found.paid.includes(i),
        },
      ];
    }),
    keeper: keeper === undefined ? '' : t.def(squad.candidates[keeper].card).id,
    price: priceOf(t, reading, found),
    hopes: found.hopes,
  };
}

/** What the manager who looks is offered. */
export function lineUpsOf(game: Game<Eleven>, view: View): readonly ShownLineUp[] {
  if (view.viewer === 'spectator') return [];
  const seat = view.viewer;
  const world = worldOf(game, view, seat);
  return suggestions(world.t, seat).map((one) => shown(world, one));
}

/** What the men on the pitch may bring against the Opponent of the Scout Report; null while somebody has no place. */
export function hopesOf(game: Game<Eleven>, view: View): Hopes | null {
  if (view.viewer === 'spectator') return null;
  const { t } = worldOf(game, view, view.viewer);
  const reading = readSquad(t, view.viewer, false);
  const places = reading.squad.markers.map(({ at }) => at);
  if (places.some((place) => place >= PLACES.length)) return null;
  return hopesFor(reading, places, reading.squad.assigned, reading.squad.paid);
}
