/** The line to a match at a server. Cut, it is dialled again for as long as that can help. */
import { CLOSE, type FromServer, PROTOCOL, type ToServer } from '@touchline/host/wire';
import { ApiRefusal, api } from './http.ts';

/**
 * `rolling`: dialled again, because another process plays this match while a new version is rolled out. `elsewhere`: the seat was opened in another tab. `refused`: this is not for us. `gone`: the match cannot be played there any more.
 */
export type LineState = 'dialling' | 'rolling' | 'open' | 'elsewhere' | 'refused' | 'gone';

export interface LineSetup {
  readonly match: string;
  /** The secret of a link for watching. */
  readonly watch?: string;
  /** The last number that was told; 0 for none. */
  readonly have: () => number;
  readonly hear: (message: FromServer) => void;
  readonly changed: (state: LineState) => void;
}

/** Milliseconds before it is dialled again: the first time, and at most. */
const SOON = 250;
const LATE = 5000;
/** Milliseconds between two signs of life, and without one after which nobody is there any more. */
const PULSE = 10_000;
const SILENCE = 15_000;

export class Line {
  readonly #setup: LineSetup;
  #socket: WebSocket | null = null;
  #state: LineState = 'dialling';
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(setup: LineSetup) {
    this.#setup = setup;
    // A network that is back is tried at once.
    self.addEventListener('online', () => (this.#state === 'dialling' || this.#state === 'rolling') && this.#dialIn(0));
    void this.#dial();
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Somebody wants the seat back that was opened elsewhere. */
  takeBack(): void {
    this.#become('dialling');
    this.#dialIn(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #become(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#setup.changed(state);
  }

  #dialIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#dial(), ms);
  }

  #drop(): void {
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #dial(): Promise<void> {
    const { match, watch } = this.#setup;
    this.#drop();
    try {
      const { ticket } = await api<{ readonly ticket: string }>('POST', 'ticket', { match, ...(watch !== undefined && { watch }) });
      if (!this.#closed) this.#open(ticket);
    } catch (error) {
      const code = error instanceof ApiRefusal ? error.code : 'unreachable';
      if (code === 'forbidden' || code === 'session') this.#become('refused');
      else if (code === 'notFound' || code === 'rules') this.#become('gone');
      else this.#again(code === 'rolling' ? 'rolling' : 'dialling');
    }
  }

  #open(ticket: string): void {
    const socket = new WebSocket(`${self.location.origin.replace(/^http/, 'ws')}/api/socket`, PROTOCOL);
    this.#socket = socket;
    this.#heard = Date.now();
    // From the first moment on: a network that has fallen silent does not even say that it is not there.
    this.#pulse = setInterval(() => this.#check(socket), PULSE / 2);
    socket.addEventListener('open', () => this.send({ t: 'hello', ticket, have: this.#setup.have() }));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message: FromServer = JSON.parse(data);
      if (message.t === 'welcome') {
        this.#tries = 0;
        this.#become('open');
      }
      this.#setup.hear(message);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === CLOSE.elsewhere) this.#become('elsewhere');
      else if (code === CLOSE.gone) this.#become('gone');
      else this.#again();
    });
  }

  /** A line that is cut half-way says nothing: it is given up. */
  #check(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    const silence = Date.now() - this.#heard;
    if (silence > SILENCE) {
      this.#drop();
      this.#again();
    } else if (silence >= PULSE) this.send({ t: 'p' });
  }

  #again(state: 'dialling' | 'rolling' = 'dialling'): void {
    clearInterval(this.#pulse);
    if (this.#closed) return;
    this.#become(state);
    this.#dialIn(Math.min(LATE, SOON * 2 ** this.#tries++) * (0.75 + Math.random() / 2));
  }
}
