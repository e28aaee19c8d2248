/** Whoever looks at a match. `say` is the only way out: nothing else in the server writes to a viewer. */
import type { ServerResponse } from 'node:http';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import type { Viewer } from '@touchline/engine';
import { CLOSE, type FromServer } from '@touchline/host/wire';
import type { WebSocket } from 'ws';

/** Bytes that may wait for somebody who reads slowly. */
const MOST_WAITING = 1_000_000;

/** A message the teller has made of what its viewer may see, as text. */
export interface Telling {
  readonly text: string;
}

/** What leads to somebody. */
export interface Way {
  readonly isOpen: () => boolean;
  /** Bytes that wait. */
  readonly waiting: () => number;
  readonly send: (text: string) => void;
  readonly close: (why: keyof typeof CLOSE) => void;
}

/** `line`: what the socket is written to. All that is said in one go leaves in one go: an answer, and the news that it brings. */
export function wayOf(socket: WebSocket, line: Duplex): Way {
  let held = false;
  const leave = () => {
    held = false;
    line.uncork();
  };
  return {
    isOpen: () => socket.readyState === socket.OPEN,
    waiting: () => socket.bufferedAmount,
    send(text) {
      if (!held) {
        held = true;
        line.cork();
        process.nextTick(leave);
      }
      socket.send(text);
    },
    close(why) {
      socket.close(CLOSE[why], why);
      // Who does not read does not answer either.
      if (why === 'tooSlow') socket.terminate();
    },
  };
}

/** A stream of lines that never ends by itself. */
export const linesOf = (response: ServerResponse): Way => ({
  isOpen: () => response.writable,
  waiting: () => response.writableLength,
  send: (text) => response.write(`${text}\n`),
  close(why) {
    if (why === 'tooSlow') response.destroy();
    else response.end(`${JSON.stringify({ t: 'end', why })}\n`);
  },
});

/** Who looks, and how. */
export interface Looker {
  readonly player: string;
  readonly muted: Iterable<string>;
  readonly whole: boolean;
  readonly since: number;
}

export class Onlooker {
  readonly viewer: Viewer;
  /** Who it is. */
  readonly player: string;
  /** Whose phrases are not shown to them. */
  readonly muted: Set<string>;
  /** They are sent whole views: a program need not know how differences are put together. */
  readonly whole: boolean;
  /** When they wanted to look: the newest at a seat stays. */
  readonly since: number;
  readonly #way: Way;

  constructor(way: Way, viewer: Viewer, who: Looker) {
    this.#way = way;
    this.viewer = viewer;
    this.player = who.player;
    this.muted = new Set(who.muted);
    this.whole = who.whole;
    this.since = who.since;
  }

  say(message: Exclude<FromServer, { t: 'full' | 'news' }> | Telling): void {
    if (!this.#way.isOpen()) return;
    if (this.#way.waiting() > MOST_WAITING) this.close('tooSlow');
    else this.#way.send('text' in message ? message.text : JSON.stringify(message));
  }

  close(why: keyof typeof CLOSE): void {
    this.#way.close(why);
  }
}
