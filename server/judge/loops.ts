/**
 * Players who answer as soon as they are asked, until their matches are over: what a server can do, not what it must. Everything is made
 * ready before the time is taken: sockets are open, seats taken, cards dealt.
 */
import { type Stream, stream } from '@touchline/engine';
import { nonceCommit } from '@touchline/host/fair';
import { type FromServer, PROTOCOL } from '@touchline/host/wire';
import { WebSocket } from 'ws';
import { nonceOf } from '../testing/house.ts';

/** One way to play so many matches to their end. */
export interface Loop {
  /** How often somebody has done something that was answered. */
  readonly moves: number;
  prepare(): Promise<void>;
  play(): Promise<void>;
  close(): void;
}

/** Everything that was sent comes back. */
export class EchoLoop implements Loop {
  readonly #sockets: WebSocket[] = [];
  readonly #host: string;
  readonly #number: number;
  readonly #each: number;
  moves = 0;

  constructor(host: string, sockets: number, each: number) {
    this.#host = host;
    this.#number = sockets;
    this.#each = each;
  }

  async prepare(): Promise<void> {
    for (let i = 0; i < this.#number; i++) {
      const socket = new WebSocket(`ws://${this.#host}/`);
      await new Promise((resolve) => socket.once('open', resolve));
      this.#sockets.push(socket);
    }
  }

  async play(): Promise<void> {
    const text = '{"t":"pick","n":23,"key":"assist:12>leftFW"}'.padEnd(64);
    await Promise.all(
      this.#sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            let left = this.#each;
            socket.on('message', () => {
              this.moves++;
              if (--left > 0) socket.send(text);
              else resolve();
            });
            socket.send(text);
          }),
      ),
    );
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** Matches of two, each answered at random. */
abstract class Matches implements Loop {
  protected readonly host: string;
  protected readonly chance: Stream;
  readonly #tables: number;
  protected readonly sockets: WebSocket[] = [];
  protected playing = false;
  #over = 0;
  #end: (() => void) | null = null;
  moves = 0;

  constructor(host: string, tables: number, seed: string) {
    this.host = host;
    this.#tables = tables;
    this.chance = stream(seed);
  }

  async prepare(): Promise<void> {
    for (let table = 0; table < this.#tables; table += 10)
      await Promise.all(Array.from({ length: Math.min(10, this.#tables - table) }, (_, i) => this.sitDown(table + i)));
  }

  async play(): Promise<void> {
    this.playing = true;
    const ended = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    this.begin();
    await ended;
  }

  protected over(): void {
    this.#over++;
    if (this.#over === this.#tables) this.#end?.();
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  protected abstract sitDown(table: number): Promise<void>;
  /** Whoever is asked answers. */
  protected abstract begin(): void;
}

interface Chair {
  readonly socket: WebSocket;
  readonly seat: number;
  n: number;
  keys: readonly string[];
  over: boolean;
}

/** Our own server. `lists`: the decks of both; absent: ready ones. */
export class OurLoop extends Matches {
  readonly #lists: readonly object[] | null;
  readonly #chairs: Chair[] = [];

  constructor(host: string, tables: number, seed: string, lists: readonly object[] | null) {
    super(host, tables, seed);
    this.#lists = lists;
  }

  async #post(cookie: string, path: string, body: object): Promise<{ readonly said: Record<string, string>; readonly cookie: string }> {
    const answer = await fetch(`http://${this.host}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://${this.host}`, cookie },
      body: JSON.stringify(body),
    });
    const said = JSON.parse(await answer.text());
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
    return { said, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
  }

  protected async sitDown(): Promise<void> {
    const { said: made, cookie: host } = await this.#post('', '/api/match', { game: 'playca', seats: ['me', 'open'] });
    const chairs: Chair[] = [];
    for (const seat of [0, 1]) {
      const commit = nonceCommit(made.id, seat, nonceOf(seat));
      const body = { seat, commit, ...(seat === 1 && { secret: made.invite }), ...(this.#lists && { deck: { list: this.#lists[seat] } }) };
      const { cookie } = await this.#post(seat === 0 ? host : '', `/api/match/${made.id}/sit`, body);
      const { said } = await this.#post(cookie, '/api/ticket', { match: made.id });
      chairs.push(await this.#sit(said.ticket, seat));
    }
    this.#chairs.push(...chairs);
    for (const { socket, seat } of chairs) socket.send(JSON.stringify({ t: 'reveal', n: 1, nonce: nonceOf(seat) }));
    await Promise.all(chairs.map(async (chair) => until(() => chair.n > 1)));
  }

  #sit(ticket: string, seat: number): Promise<Chair> {
    const socket = new WebSocket(`ws://${this.host}/api/socket`, PROTOCOL, { origin: `http://${this.host}` });
    this.sockets.push(socket);
    const chair: Chair = { socket, seat, n: 0, keys: [], over: false };
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', ticket, have: 0 })));
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        const message: FromServer = JSON.parse(String(data));
        if (message.t === 'no') throw new Error(`A pick was refused: ${message.why}`);
        if (message.t === 'ack' && this.playing) this.moves++;
        if (message.t !== 'full' && message.t !== 'news') return;
        if (message.t === 'full') resolve(chair);
        chair.n = message.n;
        const ask = message.t === 'full' ? message.view?.ask : message.news.ask;
        if (ask !== undefined) chair.keys = ask?.options.map(({ key }) => key) ?? [];
        if (message.standing?.over && !chair.over) {
          chair.over = true;
          if (chair.seat === 0) this.over();
        } else if (this.playing) this.#pick(chair);
      });
    });
  }

  protected begin(): void {
    for (const chair of this.#chairs) this.#pick(chair);
  }

  #pick(chair: Chair): void {
    if (chair.keys.length === 0) return;
    const key = chair.keys[this.chance.below(chair.keys.length)];
    chair.keys = [];
    chair.socket.send(JSON.stringify({ t: 'pick', n: chair.n, key }));
  }
}

interface RivalView {
  asked: number;
  answers: number;
  winner: number;
}
interface RivalState {
  readonly _stateID: number;
  readonly G: RivalView;
}

/** boardgame.io's server, spoken to as its own client does: messages of socket.io over one WebSocket. */
export class RivalLoop extends Matches {
  readonly #begin: (() => void)[] = [];

  protected async sitDown(table: number): Promise<void> {
    const match = `m${table}-${this.chance.below(2 ** 30)}`;
    for (const player of ['0', '1']) await this.#sit(match, player);
  }

  #sit(match: string, player: string): Promise<void> {
    const socket = new WebSocket(`ws://${this.host}/socket.io/?EIO=4&transport=websocket`);
    this.sockets.push(socket);
    const emit = (...said: unknown[]) => socket.send(`42/playca,${JSON.stringify(said)}`);
    let view: RivalView | null = null;
    let over = false;
    let answered = -1;
    const act = (state: number) => {
      if (!view || !this.playing || over) return;
      if (view.winner >= 0) {
        over = true;
        if (player === '0') this.over();
      } else if (view.asked === Number(player) && answered !== state) {
        answered = state;
        const args = [this.chance.below(view.answers)];
        emit('update', { type: 'MAKE_MOVE', payload: { type: 'answer', args, playerID: player } }, state, match, player);
        this.moves++;
      }
    };
    let known = 0;
    this.#begin.push(() => act(known));
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        const text = String(data);
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send('40/playca,');
        else if (text.startsWith('40')) emit('sync', match, player, undefined, 2);
        else if (text.startsWith('42/playca,')) {
          const [kind, , ...rest] = JSON.parse(text.slice(10));
          if (kind === 'sync' || kind === 'update') {
            const state: RivalState = kind === 'sync' ? rest[0].state : rest[0];
            view = state.G;
            known = state._stateID;
            if (kind === 'sync') resolve();
            act(known);
          } else if (kind === 'patch') {
            for (const { op, path, value } of rest[2])
              if (op === 'replace' && view && path.split('/').length === 3) Object.assign(view, { [path.slice(3)]: value });
            known = rest[1];
            act(known);
          }
        }
      });
    });
  }

  protected begin(): void {
    for (const act of this.#begin) act();
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 5));
}
