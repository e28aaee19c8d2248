/** Who one is at a server: a cookie and what was brought to matches, kept in a file of the folder, and requests made with it. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../mistake.ts';

const FILE = 'touchline-guest.json';
/** Milliseconds a server may take to answer. */
const PATIENCE = 10_000;

interface Kept {
  cookie: string;
  /** The numbers that were brought, by match. */
  numbers: { [match: string]: string };
}

export class Guest {
  readonly origin: string;
  readonly #path: string;
  readonly #all: { [origin: string]: Kept };

  constructor(origin: string, folder: string) {
    this.origin = origin;
    this.#path = join(folder, FILE);
    this.#all = existsSync(this.#path) ? JSON.parse(readFileSync(this.#path, 'utf8')) : {};
    this.#all[origin] ??= { cookie: '', numbers: {} };
  }

  get #kept(): Kept {
    return this.#all[this.origin];
  }

  get cookie(): string {
    return this.#kept.cookie;
  }

  numberFor(match: string): string | null {
    return this.#kept.numbers[match] ?? null;
  }

  bring(match: string, number: string): void {
    this.#kept.numbers[match] = number;
    this.#keep();
  }

  #keep(): void {
    writeFileSync(this.#path, `${JSON.stringify(this.#all, null, 2)}\n`);
    // Whoever has the cookie has the seat.
    chmodSync(this.#path, 0o600);
  }

  /** Throws a mistake with the server's code. */
  async ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const { origin } = this;
    const sent = body && { 'content-type': 'application/json' };
    const headers = { origin, cookie: this.#kept.cookie, ...sent };
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (!answer) throw new Mistake('serverSays', 'unreachable');
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) {
      this.#kept.cookie = cookie.split(';')[0];
      this.#keep();
    }
    const said = JSON.parse(await answer.text());
    if (answer.ok) return said;
    throw new Mistake('serverSays', String(said.error));
  }
}
