/** Reading events for moments: cards that went from one zone to another, names, and sums that come out. */
import type { SeenEvent } from '@touchline/engine';

export { numbersIn } from '@touchline/engine';

import type { SumSide } from '../match/moment.ts';
import type { Position } from './teller.ts';

export type Part = SumSide['parts'][number];

/** Cards that went from one zone to another, as far as they were seen; none if the event is another one. */
export function movedFrom({ type, cards, args }: SeenEvent, from: string, to: string): readonly string[] {
  if (type !== 'move' || zoneIn(args.from) !== from || zoneIn(args.to) !== to) return [];
  return cards.flatMap((card) => (card === 'hidden' ? [] : [card.def]));
}

/** The zone of a place as events tell it: its name, its seat, its number. */
export const zoneIn = (place: unknown): string => (Array.isArray(place) ? String(place[0]) : '');

export const defOf = ({ game }: Position, id: string) => game.defs[game.defIndex.get(id)!];
export const nameOf = (at: Position, id: string): string => at.speaker.card(defOf(at, id)).name;
export const whoIs = ({ speaker, view }: Position, seat: number): string => speaker.seat(seat, view.viewer);

/** The parts, and what else the total must come from. */
export function fitting(parts: readonly Part[], total: number, rest: string): readonly Part[] {
  const missing = total - parts.reduce((sum, { by }) => sum + by, 0);
  return missing === 0 ? [...parts] : [...parts, { from: rest, by: missing }];
}

/** What `signed` wrote, as a number again. */
export const unsigned = (text: string): number => Number(text.replace('−', '-'));
