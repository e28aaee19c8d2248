/**
 * Who is there, at whichever process. Processes tell each other; a word may be lost, so each is repeated as long as others are known to
 * look at the same match, and forgotten when it is not. Nothing that is written depends on it.
 */
import type { Seat, Viewer } from '@touchline/engine';
import { z } from 'zod';

/** Milliseconds after which a process that has said nothing is thought to be gone. */
export const PRESENCE = 25_000;

const wordSchema = z.object({
  process: z.string(),
  /** Who is there, and since when. */
  seats: z.array(z.tuple([z.int(), z.number()])),
  watching: z.int(),
  /** Please say who is with you. */
  asks: z.boolean(),
});
type Word = z.infer<typeof wordSchema>;

export interface PresencePorts {
  readonly now: () => number;
  readonly process: string;
  readonly tell: (word: string) => void;
}

export class Presence {
  readonly #seats: readonly Seat[];
  readonly #ports: PresencePorts;
  readonly #here = new Map<Seat, number>();
  readonly #elsewhere = new Map<string, Word & { readonly at: number }>();
  /** When each seat was last seen to leave; absent: somebody is there. */
  readonly #away = new Map<Seat, number>();
  #watching = 0;
  #asked = false;

  constructor(seats: Iterable<Seat>, ports: PresencePorts) {
    this.#seats = [...seats];
    this.#ports = ports;
    this.#look();
  }

  /** `since`: when they wanted to. */
  came(viewer: Viewer, since: number): void {
    if (viewer === 'spectator') this.#watching++;
    else this.#here.set(viewer, since);
    this.#look();
    // The first who comes asks who else is there; later words are only for those who have answered.
    if (!this.#asked || this.#elsewhere.size > 0) this.#tell(!this.#asked);
    this.#asked = true;
  }

  left(viewer: Viewer): void {
    if (viewer === 'spectator') this.#watching--;
    else this.#here.delete(viewer);
    this.#look();
    if (this.#elsewhere.size > 0) this.#tell(false);
    this.#asked = this.#here.size > 0 || this.#watching > 0;
  }

  isOn(seat: Seat): boolean {
    return !this.#away.has(seat);
  }

  isHere(seat: Seat): boolean {
    return this.#here.has(seat);
  }

  awayFor(seat: Seat): number {
    return this.#ports.now() - (this.#away.get(seat) ?? this.#ports.now());
  }

  get watching(): number {
    return [...this.#elsewhere.values()].reduce((sum, { watching }) => sum + watching, this.#watching);
  }

  /** What another process says. The seats that came there after they came here: the newest stays. */
  heard(text: string): readonly Seat[] {
    const word = wordSchema.safeParse(JSON.parse(text)).data;
    if (!word || word.process === this.#ports.process) return [];
    if (word.seats.length > 0 || word.watching > 0) this.#elsewhere.set(word.process, { ...word, at: this.#ports.now() });
    else this.#elsewhere.delete(word.process);
    this.#look();
    // Who came later to somewhere else, because the way there was slow, must hear of it.
    const older = word.seats.some(([seat, since]) => since < (this.#here.get(seat) ?? 0));
    if (older || (word.asks && (this.#here.size > 0 || this.#watching > 0))) this.#tell(false);
    return word.seats.flatMap(([seat, since]) => {
      const mine = this.#here.get(seat);
      return mine !== undefined && (since > mine || (since === mine && word.process > this.#ports.process)) ? [seat] : [];
    });
  }

  /** Says again who is here, and forgets who has been silent. True if somebody was. */
  renew(): boolean {
    const before = this.#elsewhere.size;
    if (before === 0) return false;
    for (const [process, { at }] of this.#elsewhere) if (this.#ports.now() - at >= PRESENCE) this.#elsewhere.delete(process);
    const silent = this.#elsewhere.size < before;
    // Who was silent may have stood still, and not know of us any more.
    this.#tell(silent);
    this.#look();
    return silent;
  }

  #look(): void {
    const there = new Set([...this.#elsewhere.values()].flatMap(({ seats }) => seats.map(([seat]) => seat)));
    for (const seat of this.#seats)
      if (this.#here.has(seat) || there.has(seat)) this.#away.delete(seat);
      else if (!this.#away.has(seat)) this.#away.set(seat, this.#ports.now());
  }

  #tell(asks: boolean): void {
    const word: Word = { process: this.#ports.process, seats: [...this.#here], watching: this.#watching, asks };
    this.#ports.tell(JSON.stringify(word));
  }
}
