/** Who sits where: a person or a bot, the language they read, and where they want to be asked. */
import type { Seat } from '@touchline/engine';
import type { Language } from '@touchline/text';
import { isPerson, type Player } from './playable.ts';
import type { HandedOver } from './saved.ts';
import type { Stop } from './stops.ts';

interface SeatAt {
  player: Player;
  language: Language;
  stop: Stop;
}

export class Seats {
  readonly #seats: readonly SeatAt[];
  readonly #handed: HandedOver[];

  constructor(players: readonly Player[], language: Language, stop: Stop, handed: readonly HandedOver[]) {
    this.#seats = players.map((player) => ({ player, language, stop }));
    this.#handed = [...handed];
  }

  get players(): readonly Player[] {
    return this.#seats.map(({ player }) => player);
  }

  get people(): readonly Seat[] {
    return this.#seats.flatMap(({ player }, seat) => (isPerson(player) ? [seat] : []));
  }

  /** Seats that went to somebody else, in that order. */
  get handed(): readonly HandedOver[] {
    return this.#handed;
  }

  at(seat: Seat): Readonly<SeatAt> {
    return this.#seats[seat];
  }

  isPerson(seat: Seat): boolean {
    return isPerson(this.#seats[seat].player);
  }

  handOver(seat: Seat, to: Player, step: number): void {
    this.#handed.push({ step, seat, from: this.#seats[seat].player, to });
    this.#seats[seat].player = to;
  }

  speak(seat: Seat, language: Language): void {
    this.#seats[seat].language = language;
  }

  /** One seat, or all of them. */
  stopAt(stop: Stop, seat?: Seat): void {
    for (const [i, at] of this.#seats.entries()) if (seat === undefined || seat === i) at.stop = stop;
  }
}
