/** Bots at their seats: one thinks at a time, and what it answers to a question that was taken back is not wanted any more. */
import type { Seat } from '@touchline/engine';
import { isPerson, type Player } from './playable.ts';
import type { BotAnswer, Ports } from './ports.ts';
import type { Timeline } from './timeline.ts';

interface Waiting {
  readonly until: () => boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The label of a bot's stream: one for each decision, so that a match that was saved or taken back goes on as it would have. */
export const chanceOf = (seed: string, seat: Seat, steps: number): string => `${seed}/bot/${seat}/${steps}`;

export class Thinking<A extends BotAnswer> {
  readonly #timeline: Timeline;
  readonly #ports: Ports<A>;
  readonly #playerAt: (seat: Seat) => Player;
  readonly #answered: () => void;
  #now: { readonly seat: Seat; readonly bot: string } | null = null;
  /** Raised when questions are taken back. */
  #turn = 0;
  /** Raised when a person does something: until then bots answer in a row. */
  #row = 0;
  /** Somebody has done something that they have not seen yet. */
  #unseen = false;
  #closed = false;
  #waiting: Waiting[] = [];

  constructor(timeline: Timeline, ports: Ports<A>, playerAt: (seat: Seat) => Player, answered: () => void) {
    this.#timeline = timeline;
    this.#ports = ports;
    this.#playerAt = playerAt;
    this.#answered = answered;
  }

  get now(): { readonly seat: Seat; readonly bot: string } | null {
    return this.#now;
  }

  somebodyActed(): void {
    this.#row++;
    this.#unseen = true;
  }

  /** The question a bot thinks about is no more. */
  dismiss(): void {
    this.#turn++;
    this.#now = null;
  }

  close(): void {
    this.#closed = true;
    this.dismiss();
  }

  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiting.push({ until: holds, resolve, reject }));
  }

  /** Whoever waits for this is told, and the next bot that is asked begins. */
  goOn(): void {
    this.#think();
    const [there, rest] = [true, false].map((yes) => this.#waiting.filter(({ until }) => until() === yes));
    this.#waiting = rest;
    for (const { resolve } of there) resolve();
  }

  #think(): void {
    if (this.#now || this.#closed) return;
    const seat = this.#timeline.asked().find((one) => !isPerson(this.#playerAt(one)));
    if (seat === undefined) return;
    const bot = this.#playerAt(seat);
    this.#now = { seat, bot };
    this.#answer(seat, bot, this.#turn).catch((error) => this.#fail(error));
  }

  async #answer(seat: Seat, bot: string, turn: number): Promise<void> {
    if (this.#unseen && this.#ports.ready) await this.#ports.ready();
    if (turn !== this.#turn) return;
    this.#unseen = false;
    const { game, seed, steps } = this.#timeline;
    const view = this.#timeline.view(seat);
    const asking = { bot, how: 'boxed', game, view, seed: chanceOf(seed, seat, steps), row: this.#row, among: this.#among() } as const;
    const { thought, fault } = await this.#ports.desk.think(asking);
    if (turn !== this.#turn) return;
    this.#now = null;
    if (fault) this.#ports.failed?.(fault);
    this.#timeline.pick(seat, thought.key);
    this.#answered();
  }

  /** How many bots keep people waiting now. Who is asked meanwhile does not wait for anybody: then each may think as it likes. */
  #among(): number {
    const asked = this.#timeline.asked();
    return asked.some((seat) => isPerson(this.#playerAt(seat))) ? 1 : asked.length;
  }

  #fail(error: unknown): void {
    if (this.#closed) return;
    this.#now = null;
    const waiting = this.#waiting;
    this.#waiting = [];
    // With nobody to tell, it is nobody's to swallow.
    if (waiting.length === 0) throw error;
    for (const { reject } of waiting) reject(error);
  }
}
