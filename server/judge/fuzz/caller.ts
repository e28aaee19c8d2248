/** Sockets and requests to a server of this process, through memory instead of a network: the same bytes, much sooner. */
import { type Duplex, duplexPair } from 'node:stream';
import { PROTOCOL, type ToServer } from '@touchline/host/wire';
import { WebSocket } from 'ws';
import type { House } from '../../testing/house.ts';

function connected({ running }: House): Duplex {
  const [ours, theirs] = duplexPair();
  // What a server asks of a socket of the network.
  Object.assign(theirs, { remoteAddress: '127.0.0.1', setKeepAlive: () => theirs, setNoDelay: () => theirs, setTimeout: () => theirs });
  Object.assign(ours, { setKeepAlive: () => ours, setNoDelay: () => ours, setTimeout: () => ours });
  // A network tells one end that the other has gone; here nobody else would, and the server would keep all of them.
  ours.once('close', () => theirs.destroy());
  running.connection(theirs);
  return ours;
}

export function dialled(here: House): WebSocket {
  const socket = new WebSocket(`ws://${new URL(here.origin).host}/api/socket`, PROTOCOL, {
    origin: here.origin,
    createConnection: () => connected(here),
  });
  socket.on('error', () => {});
  return socket;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly cookie: string | null;
}

/** Requests one after the other over one connection; a new one where the server has closed it. */
export class Caller {
  readonly #here: House;
  #stream: Duplex | null = null;
  #heard = '';
  #look: (() => void) | null = null;

  constructor(here: House) {
    this.#here = here;
  }

  async ask(method: string, path: string, body: string, headers: { readonly [name: string]: string } = {}): Promise<Answered> {
    const { origin } = this.#here;
    const all = { host: new URL(origin).host, origin, 'content-type': 'application/json', ...headers };
    const head = Object.entries({ ...all, 'content-length': String(Buffer.byteLength(body)) }).map(([name, value]) => `${name}: ${value}`);
    const text = `${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`;
    const answer = await this.#said(text);
    // The connection was closed before it was heard.
    return answer.status > 0 ? answer : this.#said(text);
  }

  /** Something that may be no request at all, over a connection of its own. */
  async raw(text: string): Promise<Answered> {
    this.#drop();
    const answer = await this.#said(text);
    this.#drop();
    return answer;
  }

  #said(text: string): Promise<Answered> {
    const stream = (this.#stream ??= this.#open());
    stream.write(text);
    return new Promise((resolve) => {
      this.#look = () => {
        const answer = this.#read();
        if (!answer && !stream.destroyed && stream.readable) return;
        this.#look = null;
        if (stream.destroyed || !stream.readable || /connection: close/i.test(this.#heard)) this.#drop();
        resolve(answer ?? { status: 0, body: '', cookie: null });
      };
      this.#look();
    });
  }

  #open(): Duplex {
    const stream = connected(this.#here);
    this.#heard = '';
    stream.on('data', (bytes) => {
      this.#heard += String(bytes);
      this.#look?.();
    });
    for (const event of ['end', 'close', 'error']) stream.on(event, () => this.#look?.());
    return stream;
  }

  #drop(): void {
    this.#stream?.destroy();
    this.#stream = null;
  }

  #read(): Answered | null {
    const end = this.#heard.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const head = this.#heard.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const rest = Buffer.from(this.#heard.slice(end + 4));
    if (rest.length < length) return null;
    const body = String(rest.subarray(0, length));
    this.#heard = String(rest.subarray(length));
    if (/connection: close/i.test(head)) this.#drop();
    return { status: Number(head.split(' ')[1]), body, cookie: /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? null };
  }

  close(): void {
    this.#drop();
  }
}

/** Sends a message, whether it is one or not. */
export const say = (socket: WebSocket, message: ToServer | string | Buffer): void =>
  socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
