/**
 * Players with the page's own line to a server (`web/match/remote/line.ts`, as it is), in a process of its own that can be put to sleep.
 * `node page.ts <how fast time goes>`: orders come in as lines of JSON, and what became of them goes out as such.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type Stream, stream } from '@touchline/engine';
import { CommandRefused, Commands } from '@touchline/host/commands';
import type { FromServer, ToServer } from '@touchline/host/wire';
import { root } from '@touchline/kit/node';
import { WebSocket } from 'ws';
import { Diary, type Journal } from '../diary.ts';

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
  readonly #diary = new Diary();
  #lineState = 'dialling';
  #thinking = false;

  constructor(order: Order) {
    this.#order = order;
    this.#chance = stream(order.seed);
    this.#commands = new Commands({ send: (message) => this.#send(message), changed: () => {} });
    this.#line = new Line({
      match: order.match,
      have: () => (this.#diary.view ? this.#diary.seq : 0),
      hear: (message) => this.#hear(message),
      changed: (state) => {
        this.#lineState = state;
        if (state !== 'open' && state !== 'dialling') this.#diary.journal.faults.push(`the page gave up: ${state}`);
      },
    });
  }

  #send(message: ToServer): void {
    if ('n' in message) this.#diary.sends(message);
    this.#line.send(message);
  }

  #hear(message: FromServer): void {
    if (message.t === 'full' || message.t === 'news') {
      this.#diary.told(message);
      this.#commands.next(message.n, message.t === 'full');
      if (this.#diary.isOver) this.tell();
      else this.#act();
    }
    if (message.t !== 'ack' && message.t !== 'no') return;
    if (message.t === 'ack') this.#diary.acknowledged(message);
    this.#commands.answered(message);
    // What follows from it may have been shown already.
    if (this.#diary.n > message.n) this.#act();
  }

  #act(): void {
    const diary = this.#diary;
    if (this.#thinking || this.#commands.isBusy || !diary.standing || diary.isOver) return;
    const reveal = diary.mustReveal(this.#order.seat);
    if (!reveal && !diary.view?.ask) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      const ask = diary.view?.ask;
      if (this.#commands.isBusy || (!reveal && !ask)) return;
      const command = ask
        ? ({ t: 'pick', key: ask.options[this.#chance.below(ask.options.length)].key } as const)
        : ({ t: 'reveal', nonce: this.#order.nonce } as const);
      this.#commands.give(command).catch((error) => {
        if (!(error instanceof CommandRefused) || error.why !== 'over') diary.journal.faults.push(`a ${command.t} was refused: ${error}`);
      });
    }, 100 + this.#chance.below(400));
  }

  tell(): void {
    const { seq, n, view, isOver: over } = this.#diary;
    const { sent, ...journal } = this.#diary.journal;
    const { match, seat } = this.#order;
    const state = `seat ${seat}: line ${this.#lineState}, seq ${seq}, next ${n}, busy ${this.#commands.isBusy}, asked ${view?.ask != null}`;
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
