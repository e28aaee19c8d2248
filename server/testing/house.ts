/** A server in this process for tests, and people who come to it over real sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { View } from '@touchline/engine';
import type { LogEntry } from '@touchline/host';
import { nonceCommit } from '@touchline/host/fair';
import { applied, type Command, type FromServer, PROTOCOL, received, type Standing } from '@touchline/host/wire';
import { WebSocket } from 'ws';
import { openServer, type Running, type ServerSetup } from '../server.ts';

const much = { burst: 1e9, perSecond: 1e9 };
export const noLimits = {
  ...{ messages: much, requests: much, creations: much, replays: much, passkeys: much },
  ...{ socketsOfPlayer: 1e6, socketsOfAddress: 1e6 },
};

export interface House {
  readonly running: Running;
  readonly origin: string;
  readonly data: string;
  readonly faults: unknown[];
  close(): Promise<void>;
}

export async function house(setup: Partial<ServerSetup> = {}): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'touchline-house-'));
  const faults: unknown[] = [];
  const running = await openServer({ port: 0, host: '127.0.0.1', data, limits: noLimits, failed: (error) => faults.push(error), ...setup });
  return {
    running,
    data,
    faults,
    origin: `http://127.0.0.1:${running.port}`,
    async close() {
      await running.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a test asks for
  readonly body: any;
}

/** Somebody with a browser. */
export class Person {
  readonly #origin: string;
  cookie = '';

  constructor({ origin }: Pick<House, 'origin'>) {
    this.#origin = origin;
  }

  async ask(method: string, path: string, body?: unknown, headers: { readonly [name: string]: string } = {}): Promise<Reply> {
    const answer = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        ...(method !== 'GET' && { origin: this.#origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        cookie: this.cookie,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = answer.headers.getSetCookie()[0];
    if (cookie) this.cookie = cookie.split(';')[0];
    // What never ends is not waited for.
    const endless = answer.headers.get('content-type')?.includes('ndjson');
    if (endless) await answer.body?.cancel();
    return { status: answer.status, body: endless ? null : await answer.json() };
  }

  post(path: string, body: unknown): Promise<Reply> {
    return this.ask('POST', path, body);
  }

  get(path: string): Promise<Reply> {
    return this.ask('GET', path);
  }

  /** Sits down with a number of their own. */
  sit(match: string, seat: number, more: object = {}): Promise<Reply> {
    return this.post(`/api/match/${match}/sit`, { seat, commit: nonceCommit(match, seat, nonceOf(seat)), ...more });
  }

  async look(match: string, watch?: string): Promise<Line> {
    const { status, body } = await this.post('/api/ticket', { match, ...(watch !== undefined && { watch }) });
    if (status !== 200) throw new Error(`No ticket: ${status} ${JSON.stringify(body)}`);
    return this.dial(body.ticket);
  }

  dial(ticket: string, have = 0): Promise<Line> {
    return new Line(this.#origin, ticket, have).ready;
  }
}

export const nonceOf = (seat: number): string => String(seat).repeat(64);

/** A socket, and everything that came through it. */
export class Line {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly ready: Promise<Line>;
  closed: number | null = null;
  view: View | null = null;
  standing: Standing | null = null;
  n = 0;
  seq = 0;
  log: readonly LogEntry[] = [];
  readonly #answers: Extract<FromServer, { t: 'ack' | 'no' }>[] = [];
  #pongs = 0;
  readonly #waiting = new Set<() => void>();

  constructor(origin: string, ticket: string, have: number) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, PROTOCOL, { origin });
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'hello', ticket, have })));
    this.socket.on('message', (data) => this.#hear(String(data)));
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.ready = this.until(() => this.standing !== null || this.closed !== null).then(() => this);
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message: FromServer = JSON.parse(text);
    if (message.t === 'full' || message.t === 'news') {
      this.standing = message.standing ?? this.standing;
      this.n = message.n;
      this.seq = message.seq;
      const entries = received(message.entries, this.view);
      this.log = message.anew ? entries : [...this.log, ...entries];
      if (message.t === 'full') this.view = message.view;
      else if (this.view) this.view = applied(this.view, message.news);
    }
    if (message.t === 'p') this.#pongs++;
    if (message.t === 'ack' || message.t === 'no') this.#answers.push(message);
    this.#wake();
  }

  #wake(): void {
    for (const look of this.#waiting) look();
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** A command, and its answer. */
  async command(command: Command, n = this.n): Promise<Extract<FromServer, { t: 'ack' | 'no' }>> {
    const before = this.#answers.length;
    this.send({ ...command, n });
    await this.until(() => this.#answers.length > before || this.closed !== null);
    const answer = this.#answers[before];
    if (answer?.t === 'ack' && !answer.again) await this.until(() => this.n > n || this.closed !== null);
    return answer;
  }

  /** Everything that was sent up to now has come. */
  async settled(): Promise<void> {
    const before = this.#pongs;
    this.send({ t: 'p' });
    await this.until(() => this.#pongs > before || this.closed !== null);
  }

  pick(key?: string): ReturnType<Line['command']> {
    return this.command({ t: 'pick', key: key ?? this.view!.ask!.options[0].key });
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Two or more people at a match that has begun, in the order of the seats. */
export async function seated(
  here: Pick<House, 'origin'>,
  wanted: { readonly seats: readonly unknown[]; readonly [more: string]: unknown },
  sits: readonly object[] = [],
) {
  const people = wanted.seats.map(() => new Person(here));
  const { body } = await people[0].post('/api/match', wanted);
  const { id, invite, watch }: { id: string; invite: string; watch: string } = body;
  const lines: Line[] = [];
  for (const [seat, kind] of wanted.seats.entries()) {
    if (typeof kind === 'object') continue;
    const { status, body: said } = await people[seat].sit(id, seat, { ...(kind === 'open' && { secret: invite }), ...sits[seat] });
    if (status !== 200) throw new Error(`Seat ${seat}: ${JSON.stringify(said)}`);
    lines[seat] = await people[seat].look(id);
  }
  const present = lines.filter(Boolean);
  await Promise.all(
    present.map((line) => line.until(() => line.standing!.seats.every(({ who, deck }) => who !== 'open' && deck !== undefined))),
  );
  for (const [seat, line] of lines.entries()) if (line && !line.standing!.begun) await line.command({ t: 'reveal', nonce: nonceOf(seat) });
  await Promise.all(present.map((line) => line.until(() => line.standing!.begun && line.view !== null)));
  return { id, invite, watch, people, lines };
}
