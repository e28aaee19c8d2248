/**
 * Players with the page's own line to a server (`web/match/remote/line.ts`, as it is), in a process of its own that can be put to sleep.
 * `node page.ts <how fast time goes>`: orders come in as lines of JSON, and what became of them goes out as such.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type Stream, stream, type View } from '@touchline/engine';
import { CommandRefused, Commands } from '@touchline/host/commands';
import { applied, type FromServer, type Standing, type ToServer } from '@touchline/host/wire';
import { root } from '@touchline/kit/node';
import { WebSocket } from 'ws';
import type { Journal } from '../player.ts';

/** Who sits where, and how they reach the server. */
export interface Order {
  readonly match: string;
  readonly seat: number;
  readonly origin: string;
  readonly cookie: string;
  readonly nonce: string;
  readonly seed: string;
}

/** What became of it. Said when the match is over, or when somebody asks. */
export interface Told {
  readonly match: string;
  readonly seat: number;
  readonly over: boolean;
  readonly state: string;
  readonly journal: Omit<Journal, 'sent'> & { readonly sent: readonly (readonly [number, string | null])[] };
}

const who = new AsyncLocalStorage<Order>();
const speed = Number(process.argv[2]);
const { setTimeout: later, setInterval: often, fetch: ask } = globalThis;
const now = Date.now.bind(Date);
const begun = now();
const abort = AbortSignal.timeout.bind(AbortSignal);

/** What a browser has around a page. Its time goes faster, so that fifteen seconds of silence need not be waited for. */
Object.assign(globalThis, {
  self: {
    get location() {
      return { origin: who.getStore()?.origin };
    },
    addEventListener() {},
  },
  setTimeout: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => later(work, ms / speed, ...given),
  setInterval: (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => often(work, ms / speed, ...given),
  fetch: (url: URL, init: RequestInit) => {
    const { origin = '', cookie = '' } = who.getStore() ?? {};
    return ask(url, { ...init, headers: { 'content-type': 'application/json', origin, cookie } });
  },
  WebSocket: class extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { origin: who.getStore()?.origin });
      this.on('error', () => {});
    }
  },
});
Date.now = () => begun + (now() - begun) * speed;
AbortSignal.timeout = (ms) => abort(ms / speed);

interface PageLine {
  send(message: ToServer): void;
  close(): void;
}
interface LineSetup {
  readonly match: string;
  readonly have: () => number;
  readonly hear: (message: FromServer) => void;
  readonly changed: (state: string) => void;
}
const { Line }: { Line: new (setup: LineSetup) => PageLine } = await import(join(root, 'web/match/remote/line.ts'));

class Page {
  readonly #order: Order;
  readonly #line: PageLine;
  readonly #commands: Commands;
  readonly #chance: Stream;
  readonly #journal: Journal = { sent: new Map(), acks: [], last: null, faults: [] };
  #view: View | null = null;
  #standing: Standing | null = null;
  #seq = 0;
  #n = 0;
  #lineState = 'dialling';
  #thinking = false;

  constructor(order: Order) {
    this.#order = order;
    this.#chance = stream(order.seed);
    this.#commands = new Commands({ send: (message) => this.#send(message), changed: () => {} });
    this.#line = new Line({
      match: order.match,
      have: () => (this.#view ? this.#seq : 0),
      hear: (message) => this.#hear(message),
      changed: (state) => {
        this.#lineState = state;
        if (state !== 'open' && state !== 'dialling') this.#journal.faults.push(`the page gave up: ${state}`);
      },
    });
  }

  #send(message: ToServer): void {
    if ('n' in message) {
      const { sent, faults } = this.#journal;
      const key = message.t === 'pick' ? message.key : null;
      if (sent.has(message.n) && sent.get(message.n) !== key) faults.push(`number ${message.n} had to be answered twice`);
      sent.set(message.n, key);
    }
    this.#line.send(message);
  }

  #hear(message: FromServer): void {
    const { acks, faults, sent } = this.#journal;
    if (message.t === 'full' || message.t === 'news') {
      if (message.seq < this.#seq) faults.push(`told of ${message.seq} after ${this.#seq}`);
      if (message.n < this.#n) faults.push(`its next number was ${this.#n} and then ${message.n}`);
      this.#seq = message.seq;
      this.#n = message.n;
      this.#standing = message.standing ?? this.#standing;
      if (message.t === 'full') this.#view = message.view;
      else if (this.#view) this.#view = applied(this.#view, message.news);
      if (this.#view) this.#journal.last = { seq: message.seq, view: this.#view };
      this.#commands.next(message.n, message.t === 'full');
      if (this.#standing?.over) this.tell();
      else this.#act();
    }
    if (message.t !== 'ack' && message.t !== 'no') return;
    if (message.t === 'ack') {
      const { n, seq, again = false, key } = message;
      if (!again && acks.some((ack) => ack.n === n)) faults.push(`number ${n} was done twice`);
      acks.push({ n, seq, key: key ?? sent.get(n) ?? null, again });
    }
    this.#commands.answered(message);
    // What follows from it may have been shown already.
    if (this.#n > message.n) this.#act();
  }

  #act(): void {
    if (this.#thinking || this.#commands.isBusy || !this.#standing || this.#standing.over) return;
    const { seats, begun: dealt } = this.#standing;
    const reveal = !dealt && seats.every(({ deck }) => deck !== undefined) && !seats[this.#order.seat].revealed;
    if (!reveal && !this.#view?.ask) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      const ask = this.#view?.ask;
      if (this.#commands.isBusy || (!reveal && !ask)) return;
      const command = ask
        ? ({ t: 'pick', key: ask.options[this.#chance.below(ask.options.length)].key } as const)
        : ({ t: 'reveal', nonce: this.#order.nonce } as const);
      this.#commands.give(command).catch((error) => {
        if (!(error instanceof CommandRefused) || error.why !== 'over') this.#journal.faults.push(`a ${command.t} was refused: ${error}`);
      });
    }, 100 + this.#chance.below(400));
  }

  tell(): void {
    const { sent, ...journal } = this.#journal;
    const { match, seat } = this.#order;
    const over = this.#standing?.over != null;
    const state = `seat ${seat}: line ${this.#lineState}, seq ${this.#seq}, next ${this.#n}, busy ${this.#commands.isBusy}, asked ${this.#view?.ask != null}`;
    process.stdout.write(`${JSON.stringify({ match, seat, over, state, journal: { ...journal, sent: [...sent] } } satisfies Told)}\n`);
  }

  close(): void {
    this.#line.close();
  }
}

const pages = new Map<string, Page>();
createInterface({ input: process.stdin })
  .on('line', (text) => {
    const order: Order | { readonly end: string } = JSON.parse(text);
    if ('end' in order) {
      pages.get(order.end)?.tell();
      pages.get(order.end)?.close();
      pages.delete(order.end);
    } else who.run(order, () => pages.set(order.match, new Page(order)));
  })
  .on('close', () => process.exit(0));
