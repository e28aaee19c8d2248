/** Players as a text calls them, seen from the seat that reads it: you, the opponent, the next player, everybody. */
import type { Player, Players, Seat } from '../model/types.ts';
import type { Table } from '../table/table.ts';

/** All seats, in the order of the turn. */
export function turnOrder(t: Table): readonly Seat[] {
  return t.game.spec.turnOrder?.(t) ?? Array.from({ length: t.s.seats }, (_, seat) => seat);
}

/** Everybody who still plays, in that order. */
export const everybody = (t: Table): readonly Seat[] => turnOrder(t).filter((seat) => (t.s.out & (1 << seat)) === 0);

/** Whoever carries out the text of a card: its controller; for a card that is nobody's, the first in the order of the turn. */
export function readerOf(t: Table, card: number): Seat {
  const seat = t.controller(card);
  if (seat >= 0) return seat;
  t.fleeting++;
  return everybody(t)[0] ?? 0;
}

/** The one player that is meant. */
export function playerMeant(t: Table, who: Player | undefined, reader: Seat): Seat {
  if (who === undefined || who === 'you') return reader;
  if (typeof who !== 'object') return t.other(reader);
  t.fleeting++;
  return t.v<number>(who.seat);
}

/** Is this seat among those meant? Nobody (-1) is among everybody only. */
export function isMeant(t: Table, who: Players, reader: Seat, seat: Seat): boolean {
  switch (who) {
    case 'any':
      return true;
    case 'you':
      return seat === reader;
    case 'opponent':
    case 'opponents':
      return seat >= 0 && seat !== reader;
    default:
      return seat === playerMeant(t, who, reader);
  }
}

/** All that are meant, in the order of the turn. */
export function playersMeant(t: Table, who: Players | undefined, reader: Seat): readonly Seat[] {
  if (who === 'any' || who === 'opponents') return everybody(t).filter((seat) => isMeant(t, who, reader, seat));
  return [playerMeant(t, who, reader)];
}

/** The zone a card goes to: its owner's, unless the text says whose. What is nobody's goes to whoever reads the text. */
export function zoneTo(t: Table, zone: string, whose: Player | undefined, card: number, reader: Seat): number {
  const owner = t.s.owner[card];
  return t.at(zoneNamed(t, zone), whose !== undefined || owner < 0 ? playerMeant(t, whose, reader) : owner);
}

export function zoneNamed(t: Table, name: string): number {
  const kind = t.game.zoneKind.get(name);
  if (kind === undefined) throw new Error(`${t.game.id} has no zone ${name}.`);
  return kind;
}
