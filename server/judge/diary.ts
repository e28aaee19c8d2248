/** What somebody who plays writes down, however they reach the server: nothing they were told may be untrue afterwards. */
import type { View } from '@touchline/engine';
import { applied, type FromServer, type Standing, type ToServer } from '@touchline/host/wire';

export interface Journal {
  /** What was sent under each number; null for what is no pick. */
  readonly sent: Map<number, string | null>;
  readonly acks: { readonly n: number; readonly seq: number; readonly key: string | null; readonly again: boolean }[];
  /** What was seen last. */
  last: { readonly seq: number; readonly view: View } | null;
  readonly faults: string[];
}

/** The journal, and how the match stands by what was told. */
export class Diary {
  readonly journal: Journal = { sent: new Map(), acks: [], last: null, faults: [] };
  seq = 0;
  /** The number of the next command. */
  n = 0;
  view: View | null = null;
  standing: Standing | null = null;

  get isOver(): boolean {
    return this.standing?.over != null;
  }

  /** Everybody sits, and the seat has not opened its number. */
  mustReveal(seat: number): boolean {
    const { begun = true, seats = [] } = this.standing ?? {};
    return !begun && !seats[seat].revealed && seats.every(({ deck }) => deck !== undefined);
  }

  sends(command: ToServer & { readonly n: number }): void {
    const { sent, faults } = this.journal;
    const key = command.t === 'pick' ? command.key : null;
    if (sent.has(command.n) && sent.get(command.n) !== key) faults.push(`number ${command.n} had to be answered twice`);
    sent.set(command.n, key);
  }

  told(message: Extract<FromServer, { t: 'full' | 'news' }>): void {
    const { faults } = this.journal;
    const { seq, n } = message;
    if (seq < this.seq) faults.push(`told of ${seq} after ${this.seq}`);
    if (n < this.n) faults.push(`its next number was ${this.n} and then ${n}`);
    this.seq = seq;
    this.n = n;
    this.standing = message.standing ?? this.standing;
    if (message.t === 'full') this.view = message.view;
    else if (this.view) this.view = applied(this.view, message.news);
    if (this.view) this.journal.last = { seq, view: this.view };
  }

  acknowledged(message: Extract<FromServer, { t: 'ack' }>): void {
    const { n, seq, key } = message;
    const again = message.again === true;
    const { acks, faults, sent } = this.journal;
    if (!again && acks.some((ack) => ack.n === n)) faults.push(`number ${n} was done twice`);
    acks.push({ n, seq, key: key ?? sent.get(n) ?? null, again });
  }
}
