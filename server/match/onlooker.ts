/** Whoever looks at a match through a socket. `say` is the only way out: nothing else in the server writes to a socket of a viewer. */
import type { Viewer } from '@touchline/engine';
import { CLOSE, type FromServer } from '@touchline/host/wire';
import type { WebSocket } from 'ws';

/** Bytes that may wait for somebody who reads slowly. */
const MOST_WAITING = 1_000_000;

/** A message the teller has made of what its viewer may see, as text. */
export interface Telling {
  readonly text: string;
}

export class Onlooker {
  readonly viewer: Viewer;
  /** Who it is. */
  readonly player: string;
  /** Whose phrases are not shown to them. */
  readonly muted: Set<string>;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket, viewer: Viewer, player: string, muted: Iterable<string>) {
    this.#socket = socket;
    this.viewer = viewer;
    this.player = player;
    this.muted = new Set(muted);
  }

  say(message: Exclude<FromServer, { t: 'full' | 'news' }> | Telling): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) this.close('tooSlow');
    else this.#socket.send('text' in message ? message.text : JSON.stringify(message));
  }

  close(why: keyof typeof CLOSE): void {
    this.#socket.close(CLOSE[why], why);
    // Who does not read does not answer either.
    if (why === 'tooSlow') this.#socket.terminate();
  }
}
