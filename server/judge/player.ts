/** Somebody who plays one seat at random over a real socket, comes back whatever happens, and writes down all they were told. */
import { randomBytes } from 'node:crypto';
import { type Stream, stream } from '@touchline/engine';
import { nonceCommit } from '@touchline/host/fair';
import { type FromServer, PROTOCOL, type RefusalCode, type ToServer } from '@touchline/host/wire';
import { WebSocket } from 'ws';
import { Diary, type Journal } from './diary.ts';

export interface PlayerSetup {
  /** The host and port of any server. */
  readonly anywhere: () => string;
  readonly label: string;
  /** Milliseconds to think. */
  readonly pace: number;
  /** Of a thousand messages so many are sent twice, and after so many the connection is cut. */
  readonly doubled: number;
  readonly cut: number;
  /** Of a thousand answers so many are preceded by the wish to take the last one back. */
  readonly undo: number;
}

/**
 * Milliseconds without an answer after which a player comes back through another door. It grows with each time in vain, as that of a page
 * does: where everything is slow, whoever always leaves too early never gets in.
 */
const PATIENCE = { least: 1500, most: 20_000 };
/** What taking back may be refused with. */
const NO_UNDO: readonly RefusalCode[] = ['nothing', 'revealed', 'chance', 'other'];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Player {
  readonly #diary = new Diary();
  readonly #setup: PlayerSetup;
  readonly #chance: Stream;
  readonly #nonce = randomBytes(32).toString('hex');
  #cookie = '';
  #match = '';
  #seat = -1;
  #socket: WebSocket | null = null;
  /** Sent, and not answered yet. */
  #pending: (ToServer & { readonly n: number }) | null = null;
  /** By number: wishes to take back that were sent on this socket and are not answered yet. One may be refused several times. */
  readonly #wishes = new Map<number, number>();
  #thinking = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #patience = PATIENCE.least;
  reconnects = 0;

  constructor(setup: PlayerSetup) {
    this.#setup = setup;
    this.#chance = stream(setup.label);
  }

  get journal(): Journal {
    return this.#diary.journal;
  }

  get isOver(): boolean {
    return this.#diary.isOver;
  }

  get seat(): number {
    return this.#seat;
  }

  /** What this player waits for, for whoever asks why nothing happens. */
  get state(): string {
    const { seq, n, view } = this.#diary;
    return `seat ${this.#seat}: seq ${seq}, next ${n}, pending ${this.#pending?.n ?? 'none'}, asked ${view?.ask != null}, socket ${this.#socket?.readyState}`;
  }

  // -------------------------------------------------------------- over HTTP

  /** Again and again, through any door, until somebody answers. */
  async #post(path: string, body: object): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
    for (;;) {
      const host = this.#setup.anywhere();
      try {
        const answer = await fetch(`http://${host}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: `http://${host}`, cookie: this.#cookie },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(this.#patience),
        });
        const cookie = answer.headers.getSetCookie()[0];
        if (cookie) this.#cookie = cookie.split(';')[0];
        const said: object = JSON.parse(await answer.text());
        if (answer.status < 500) return { status: answer.status, body: { ...said } };
      } catch {
        this.#lessHaste();
      }
      if (this.#stopped) return { status: 0, body: {} };
      await pause(20 + this.#chance.below(60));
    }
  }

  async create(wanted: object): Promise<{ readonly id: string; readonly invite: string }> {
    await this.#post('/api/me', {});
    const { status, body } = await this.#post('/api/match', wanted);
    if (status !== 201) throw new Error(`A match was refused: ${status} ${JSON.stringify(body)}`);
    return { id: String(body.id), invite: String(body.invite) };
  }

  async sit(match: string, secret: string | undefined, seat: number): Promise<void> {
    this.#match = match;
    await this.#post('/api/me', {});
    const commit = nonceCommit(match, seat, this.#nonce);
    const { status, body } = await this.#post(`/api/match/${match}/sit`, { secret, seat, commit });
    if (status !== 200) throw new Error(`A seat was refused: ${status} ${JSON.stringify(body)}`);
    this.#seat = Number(body.seat);
    this.#connect();
  }

  // -------------------------------------------------------------- over the socket

  async #connect(): Promise<void> {
    const { body } = await this.#post('/api/ticket', { match: this.#match });
    if (this.#stopped) return;
    const host = this.#setup.anywhere();
    const socket = new WebSocket(`ws://${host}/api/socket`, PROTOCOL, { origin: `http://${host}`, handshakeTimeout: this.#patience });
    this.#socket = socket;
    socket.on('open', () => {
      this.#expect();
      socket.send(JSON.stringify({ t: 'hello', ticket: String(body.ticket), have: this.#diary.seq } satisfies ToServer));
    });
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      if (code >= 4400 && code !== 4401) this.journal.faults.push(`the socket was closed with ${code}`);
      if (socket === this.#socket) this.#again();
    });
  }

  #again(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#wishes.clear();
    this.#thinking = false;
    if (this.#stopped) return;
    this.reconnects++;
    this.#lessHaste();
    setTimeout(() => this.#connect(), this.#chance.below(60));
  }

  #lessHaste(): void {
    this.#patience = Math.min(PATIENCE.most, this.#patience * 1.3);
  }

  /** If nothing comes, this connection is given up. */
  #expect(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.terminate(), this.#patience);
  }

  /** The line is cut, without a word to the server. */
  cut(): void {
    this.#socket?.terminate();
  }

  #hear(message: FromServer): void {
    this.#patience = PATIENCE.least;
    if (message.t === 'full' || message.t === 'news') {
      this.#diary.told(message);
      this.#act(message.t === 'full');
    }
    const isLate = (message.t === 'ack' || message.t === 'no') && this.#isOfWish(message.n);
    if (message.t === 'ack') {
      const { n } = message;
      this.#diary.acknowledged(message);
      if (this.#pending?.n === n) this.#pending = null;
      // What follows from it may have been shown already.
      if (this.#diary.n > n) this.#act(false);
    }
    if (message.t === 'no' && isLate) return;
    if (message.t === 'no' && message.n !== this.#pending?.n && this.journal.acks.some(({ n }) => n === message.n))
      this.journal.faults.push(`number ${message.n} was refused after it had been done: ${message.why}`);
    if (message.t === 'no' && message.n === this.#pending?.n) {
      const refused = this.#pending.t === 'undo' && NO_UNDO.includes(message.why);
      if (refused) {
        // It was not done, so the number is free for what is done instead.
        this.journal.sent.delete(message.n);
        this.#pending = null;
        this.#act(false);
      } else if (message.why === 'over' || message.why === 'busy') this.#pending = message.why === 'over' ? null : this.#pending;
      else this.journal.faults.push(`number ${message.n} was refused: ${message.why}`);
      if (message.why === 'busy') setTimeout(() => this.#sendPending(), 50);
    }
    if (this.#pending) this.#expect();
    else clearTimeout(this.#silence);
  }

  /** The answer to a wish to take back that had an answer already: answers come in the order in which things were sent. */
  #isOfWish(n: number): boolean {
    const sent = this.#wishes.get(n) ?? 0;
    if (sent === 0) return false;
    this.#wishes.set(n, sent - 1);
    return this.#pending?.t !== 'undo' || this.#pending.n !== n;
  }

  #act(back: boolean): void {
    // Whoever comes back says again what was not answered.
    if (this.#pending && back) this.#sendPending();
    const diary = this.#diary;
    const asked = diary.view?.ask != null && !diary.isOver;
    if (this.#pending || this.#thinking || !(asked || diary.mustReveal(this.#seat))) return;
    this.#thinking = true;
    setTimeout(
      () => {
        this.#thinking = false;
        if (this.#pending || !this.#socket) return;
        const { n, view, standing, isOver } = diary;
        if (!standing?.begun) this.#send({ t: 'reveal', n, nonce: this.#nonce });
        else if (view?.ask && !isOver) {
          const { options } = view.ask;
          if (this.#chance.below(1000) < this.#setup.undo) this.#send({ t: 'undo', n });
          else this.#send({ t: 'pick', n, key: options[this.#chance.below(options.length)].key });
        }
      },
      this.#chance.below(this.#setup.pace + 1),
    );
  }

  #send(command: ToServer & { readonly n: number }): void {
    this.#diary.sends(command);
    this.#pending = command;
    this.#sendPending();
  }

  #sendPending(): void {
    if (!this.#pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(this.#pending);
    const times = this.#chance.below(1000) < this.#setup.doubled ? 2 : 1;
    for (let i = 0; i < times; i++) this.#socket.send(text);
    if (this.#pending.t === 'undo') this.#wishes.set(this.#pending.n, (this.#wishes.get(this.#pending.n) ?? 0) + times);
    this.#expect();
    if (this.#chance.below(1000) < this.#setup.cut) setTimeout(() => this.cut(), this.#chance.below(4));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#silence);
    this.#socket?.terminate();
  }
}
