/** A match at a server as one viewer is told of it, over a line that is dialled again whenever it is cut. */
import type { View, Viewer } from '@touchline/engine';
import type { LogEntry } from '@touchline/host';
import { Commands } from '@touchline/host/commands';
import { applied, CLOSE, type Command, type FromServer, PROTOCOL, received, type Standing, type ToServer } from '@touchline/host/wire';
import { Mistake } from '../mistake.ts';
import type { Guest } from './guest.ts';

/** Milliseconds before a cut line is dialled again: the first time, and at most. */
const SOON = 250;
const LATE = 5000;
/** Milliseconds between two signs of life. */
const PULSE = 10_000;

export type LineState = 'dialling' | 'open' | 'elsewhere' | 'gone';

export class RemoteMatch {
  readonly #guest: Guest;
  readonly #match: string;
  readonly #watch: string | undefined;
  readonly #commands: Commands;
  #socket: WebSocket | null = null;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #redial: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  #wake: (() => void)[] = [];
  /** Raised with everything that is told. */
  turn = 0;
  line: LineState = 'dialling';
  viewer: Viewer = 'spectator';
  view: View | null = null;
  standing: Standing | null = null;
  /** What has happened and was not read yet. */
  entries: LogEntry[] = [];
  said: Extract<FromServer, { t: 'said' }>[] = [];
  #seq = 0;

  constructor(guest: Guest, match: string, watch?: string) {
    this.#guest = guest;
    this.#match = match;
    this.#watch = watch;
    this.#commands = new Commands({ send: (message) => this.#send(message), changed: () => {} });
    void this.#dial();
  }

  get isBusy(): boolean {
    return this.#commands.isBusy;
  }

  /** When something was told since this turn. */
  async since(turn: number): Promise<void> {
    if (this.turn === turn) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.since(this.turn);
  }

  /** Done and told; rejected with the server's reason. */
  async command(command: Command): Promise<void> {
    const seq = await this.#commands.give(command);
    await this.until(() => this.#seq >= seq || this.line === 'elsewhere' || this.line === 'gone');
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    clearTimeout(this.#redial);
    this.#socket?.close();
  }

  #told(): void {
    this.turn++;
    const wake = this.#wake;
    this.#wake = [];
    for (const one of wake) one();
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #dial(): Promise<void> {
    const { origin, cookie } = this.#guest;
    try {
      const { ticket } = await this.#guest.ask<{ ticket: string }>('POST', 'ticket', {
        match: this.#match,
        ...(this.#watch !== undefined && { watch: this.#watch }),
      });
      if (this.#closed) return;
      const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, { protocols: PROTOCOL, headers: { origin, cookie } });
      this.#socket = socket;
      socket.addEventListener('open', () => {
        this.#send({ t: 'hello', ticket, have: this.view ? this.#seq : 0 });
        this.#pulse = setInterval(() => this.#send({ t: 'p' }), PULSE);
      });
      socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
      socket.addEventListener('error', () => {});
      socket.addEventListener('close', ({ code }) => this.#cut(code));
    } catch (error) {
      const code = error instanceof Mistake ? String(error.fields[0]) : 'unreachable';
      this.#cut(['forbidden', 'notFound', 'rules', 'session'].includes(code) ? CLOSE.gone : 0);
    }
  }

  #cut(code: number): void {
    clearInterval(this.#pulse);
    if (this.#closed) return;
    this.line = code === CLOSE.elsewhere ? 'elsewhere' : code === CLOSE.gone ? 'gone' : 'dialling';
    if (this.line === 'dialling') this.#redial = setTimeout(() => void this.#dial(), Math.min(LATE, SOON * 2 ** this.#tries++));
    this.#told();
  }

  #hear(message: FromServer): void {
    if (message.t === 'welcome') {
      this.viewer = message.viewer;
      this.line = 'open';
      this.#tries = 0;
    } else if (message.t === 'full' || message.t === 'news') {
      this.standing = message.standing ?? this.standing;
      this.#seq = message.seq;
      const entries = received(message.entries, this.view);
      this.entries = message.anew ? entries : [...this.entries, ...entries];
      if (message.t === 'full') this.view = message.view;
      else if (this.view) this.view = applied(this.view, message.news);
      this.#commands.next(message.n, message.t === 'full');
    } else if (message.t === 'ack' || message.t === 'no') this.#commands.answered(message);
    else if (message.t === 'said') this.said.push(message);
    this.#told();
  }
}
