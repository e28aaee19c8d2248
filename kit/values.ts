/** What a table can show of a game of which it knows nothing but its spec: public values under their names. */
import type { Game, Json, Seat, View } from '@touchline/engine';
import type { Speaker } from '@touchline/text';

export interface PublicValue {
  /** As the game's words call it; as the rules do, where they have no name for it. */
  readonly name: string;
  /** Whose it is; -1: the table's. */
  readonly seat: Seat;
  readonly value: string;
}

/** The game's own values and its tallies, as far as they are numbers, words or yes and no. A name that is empty hides one. */
export function publicValues(game: Game, view: View, speaker: Speaker): PublicValue[] {
  return [...ownValues(view), ...tallies(game, view)].flatMap(({ name, ...rest }) => {
    const said = speaker.value(name);
    return said === '' ? [] : [{ ...rest, name: said }];
  });
}

const isPlain = (value: Json): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);
/** Yes and no need no words. */
const text = (value: string | number | boolean): string => (typeof value === 'boolean' ? (value ? '✓' : '–') : String(value));

function ownValues({ own, seats }: View): PublicValue[] {
  if (typeof own !== 'object' || own === null || Array.isArray(own)) return [];
  return Object.entries(own).flatMap(([name, value]) => {
    if (isPlain(value)) return [{ name, seat: -1, value: text(value) }];
    if (!Array.isArray(value) || !value.every(isPlain)) return [];
    // A list with a value for each seat is told seat by seat.
    if (value.length === seats) return value.map((one, seat) => ({ name, seat, value: text(one) }));
    return value.length === 0 ? [] : [{ name, seat: -1, value: value.map(text).join(', ') }];
  });
}

function tallies(game: Game, view: View): PublicValue[] {
  const { tallyBase } = game.layouts[view.seats];
  return Object.entries(game.spec.tallies ?? {}).flatMap(([name, { per }]) => {
    const base = tallyBase.get(name)!;
    const at = (seat: Seat) => ({ name, seat, value: String(view.tallies[base + Math.max(0, seat)] ?? 0) });
    return per === 'seat' ? Array.from({ length: view.seats }, (_, seat) => at(seat)) : [at(-1)];
  });
}

/** What shows of the cards in a zone that the viewer does not know, in the game's words: the face that is turned to them. */
export const facesDown = (zone: View['zones'][number], speaker: Speaker): string[] =>
  zone.hidden.flatMap(({ face }) => (face === undefined ? [] : [speaker.face(face)]));
