/** Many matches played at a steady pace from one process, without much thought: only what was asked last is kept of a view. */
import { stream } from '@touchline/engine';
import { nonceCommit } from '@touchline/host/fair';
import { type FromServer, PROTOCOL } from '@touchline/host/wire';
import { WebSocket } from 'ws';
import { nonceOf } from '../testing/house.ts';

interface Chair {
  readonly socket: WebSocket;
  n: number;
  keys: readonly string[];
  sentAt: number;
}

/** Milliseconds after which somebody who has nothing to say says that they are there. */
export const PULSE = 15_000;

export class Swarm {
  readonly #host: string;
  readonly #echoHost: string;
  readonly #game: string;
  readonly #pace: number;
  readonly #chance;
  readonly #tables: Chair[][] = [];
  readonly #again: number[] = [];
  /** The matches that are played, with the secret for watching them; and what new ones were refused with. */
  readonly matches: { readonly id: string; readonly watch: string }[] = [];
  readonly reasons: string[] = [];
  #echo: WebSocket | null = null;
  #echoed: ((value: unknown) => void) | null = null;
  #playing = false;
  readonly #pulse = setInterval(() => {
    for (const { socket } of this.#tables.flat()) if (socket.readyState === WebSocket.OPEN) socket.send('{"t":"p"}');
  }, PULSE);
  picks = 0;
  refused = 0;
  closed = 0;
  delays: number[] = [];
  echoes: number[] = [];

  constructor(host: string, echoHost: string, game: string, seed: string, pace: number) {
    this.#host = host;
    this.#echoHost = echoHost;
    this.#game = game;
    this.#pace = pace;
    this.#chance = stream(seed);
  }

  async #post(cookie: string, path: string, body: object): Promise<{ readonly said: Record<string, string>; readonly cookie: string }> {
    const answer = await fetch(`http://${this.#host}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://${this.#host}`, cookie },
      body: JSON.stringify(body),
    });
    const said = JSON.parse(await answer.text());
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
    return { said, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
  }

  async open(tables: number): Promise<void> {
    this.#echo = new WebSocket(`ws://${this.#echoHost}/`);
    this.#echo.on('message', () => this.#echoed?.(null));
    await new Promise((resolve) => this.#echo!.once('open', resolve));
    // Some at a time: a crowd at the door is another test.
    for (let at = 0; at < tables; at += 20)
      await Promise.all(Array.from({ length: Math.min(20, tables - at) }, (_, i) => this.#sitDown(at + i)));
  }

  get size(): number {
    return this.#tables.length;
  }

  /** So many more tables, one after the other; how many of them were refused. */
  async more(tables: number): Promise<number> {
    let refused = 0;
    for (let i = 0; i < tables; i++)
      await this.#sitDown(this.#tables.length).catch((error) => {
        refused++;
        this.#wasRefused(error);
      });
    return refused;
  }

  /** Somebody wants to begin a match, and does not come back: the status of the answer. */
  async knock(): Promise<number> {
    const answer = await fetch(`http://${this.#host}/api/match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://${this.#host}` },
      body: JSON.stringify({ game: this.#game, seats: ['me', 'open'] }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  async #sitDown(place: number): Promise<void> {
    const { said: made, cookie: host } = await this.#post('', '/api/match', { game: this.#game, seats: ['me', 'open'] });
    this.matches[place] = { id: made.id, watch: made.watch };
    const chairs: Chair[] = [];
    for (const seat of [0, 1]) {
      const commit = nonceCommit(made.id, seat, nonceOf(seat));
      const secret = seat === 1 ? { secret: made.invite } : {};
      const { cookie } = await this.#post(seat === 0 ? host : '', `/api/match/${made.id}/sit`, { seat, commit, ...secret });
      const { said } = await this.#post(cookie, '/api/ticket', { match: made.id });
      chairs.push(await this.#sit(said.ticket, place, seat));
    }
    this.#tables[place] = chairs;
    for (const [seat, { socket }] of chairs.entries()) socket.send(JSON.stringify({ t: 'reveal', n: 1, nonce: nonceOf(seat) }));
  }

  #sit(ticket: string, place: number, seat: number): Promise<Chair> {
    const socket = new WebSocket(`ws://${this.#host}/api/socket`, PROTOCOL, { origin: `http://${this.#host}` });
    const chair: Chair = { socket, n: 0, keys: [], sentAt: 0 };
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', ticket, have: 0 })));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#tables[place]?.[seat] === chair) this.closed++;
    });
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        const message: FromServer = JSON.parse(String(data));
        if (message.t === 'full') resolve(chair);
        this.#hear(chair, message, place);
      });
    });
  }

  #hear(chair: Chair, message: FromServer, place: number): void {
    if (message.t === 'ack' && chair.sentAt > 0) {
      this.picks++;
      this.delays.push(performance.now() - chair.sentAt);
      chair.sentAt = 0;
    }
    if (message.t === 'no') {
      this.refused++;
      chair.sentAt = 0;
    }
    if (message.t !== 'full' && message.t !== 'news') return;
    chair.n = message.n;
    const ask = message.t === 'full' ? message.view?.ask : message.news.ask;
    if (ask !== undefined) chair.keys = ask?.options.map(({ key }) => key) ?? [];
    if (message.standing?.over && !this.#again.includes(place)) this.#again.push(place);
  }

  /** A pick for each match in the course of one pace, evenly; what is over is begun anew. */
  async play(seconds: number): Promise<void> {
    this.#playing = true;
    const echoing = this.#keepEchoing();
    const end = performance.now() + seconds * 1000;
    let turn = 0;
    for (let next = performance.now(); next < end && this.#playing; ) {
      const due = Math.floor((performance.now() - next) / (this.#pace / this.#tables.length));
      for (let i = 0; i < due; i++) this.#pick(this.#tables[turn++ % this.#tables.length]);
      next += due * (this.#pace / this.#tables.length);
      const over = this.#again.shift();
      // A server that has too much to do may refuse it: then the table stays empty.
      if (over !== undefined) await this.#renew(over).catch((error) => this.#wasRefused(error));
      await new Promise((resume) => setTimeout(resume, 1));
    }
    this.#playing = false;
    await echoing;
  }

  #wasRefused(error: unknown): void {
    const words = String(error);
    if (!this.reasons.includes(words)) this.reasons.push(words);
  }

  /** Nobody picks any more. */
  rest(): void {
    this.#playing = false;
  }

  async #renew(place: number): Promise<void> {
    const old = this.#tables[place];
    this.#tables[place] = [];
    for (const { socket } of old) socket.terminate();
    await this.#sitDown(place);
  }

  #pick(chairs: readonly Chair[]): void {
    const chair = chairs.find(({ keys, sentAt }) => keys.length > 0 && sentAt === 0);
    if (!chair) return;
    const key = chair.keys[this.#chance.below(chair.keys.length)];
    chair.keys = [];
    chair.sentAt = performance.now();
    chair.socket.send(JSON.stringify({ t: 'pick', n: chair.n, key }));
  }

  async #keepEchoing(): Promise<void> {
    while (this.#playing) {
      const begun = performance.now();
      const heard = new Promise((resolve) => {
        this.#echoed = resolve;
      });
      this.#echo!.send('{"t":"pick","n":23,"key":"assist:12>leftFW"}');
      await heard;
      this.echoes.push(performance.now() - begun);
      await new Promise((resume) => setTimeout(resume, 10));
    }
  }

  /** What was counted while everything warmed up. */
  forget(): void {
    this.picks = 0;
    this.refused = 0;
    this.delays = [];
    this.echoes = [];
  }

  close(): void {
    clearInterval(this.#pulse);
    const all = this.#tables.flat();
    this.#tables.length = 0;
    for (const { socket } of all) socket.terminate();
    this.#echo?.terminate();
  }
}
