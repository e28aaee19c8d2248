/**
 * What processes tell each other through PostgreSQL: that something was written, and small words. Notifications may be lost, for the
 * connection that listens may break; whoever looks at a match reads the log again now and then.
 */
import pg from 'pg';

const WAKE = 'touchline_wake';
const WORD = 'touchline_word';
/** Bytes of a notification: PostgreSQL takes less than 8,000. */
const MOST = 7900;
/** Milliseconds before the next try to connect. */
const AGAIN = 300;

export class Wires {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #process: string;
  readonly #failed: (error: unknown) => void;
  readonly #wakes: ((match: string | null) => void)[] = [];
  readonly #hearers: ((match: string, word: string) => void)[] = [];
  #written = new Set<string>();
  #telling: Promise<void> | null = null;
  #listener: pg.Client | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(url: string, pool: pg.Pool, process: string, failed: (error: unknown) => void) {
    this.#url = url;
    this.#pool = pool;
    this.#process = process;
    this.#failed = failed;
  }

  onWake(hear: (match: string | null) => void): void {
    this.#wakes.push(hear);
    this.#listen();
  }

  onWord(hear: (match: string, word: string) => void): void {
    this.#hearers.push(hear);
    this.#listen();
  }

  /** Other processes should look at these matches. While one notification is on its way the next one gathers. */
  wake(matches: readonly string[]): void {
    for (const match of matches) this.#written.add(match);
    if (this.#written.size > 0) this.#telling ??= this.#tellAll().finally(() => (this.#telling = null));
  }

  async #tellAll(): Promise<void> {
    while (this.#written.size > 0) {
      const matches = [...this.#written].join(' ');
      this.#written = new Set();
      const text = `${this.#process} ${matches}`;
      // Too many to name: then all of them.
      await this.#notify(WAKE, text.length > MOST ? `${this.#process} *` : text);
    }
  }

  tell(match: string, word: string): void {
    void this.#notify(WORD, `${this.#process} ${match} ${word}`);
  }

  async #notify(channel: string, text: string): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#pool.query('select pg_notify($1, $2)', [channel, text]);
    } catch {
      // Lost: it is read again later.
    }
  }

  #listen(): void {
    if (this.#listener || this.#closed) return;
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 3000, keepAlive: true });
    this.#listener = client;
    const again = () => {
      if (this.#listener !== client) return;
      this.#listener = null;
      client.end().catch(() => {});
      if (!this.#closed) this.#timer = setTimeout(() => this.#listen(), AGAIN);
    };
    client.on('error', again).on('end', again);
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
    client
      .connect()
      .then(() => client.query(`listen ${WAKE}; listen ${WORD}`))
      // Something may have been missed.
      .then(() => this.#wakeAll(null))
      .catch(again);
  }

  #hear(channel: string, payload: string): void {
    const [from, first, ...rest] = payload.split(' ');
    if (from === this.#process) return;
    try {
      if (channel === WORD) for (const hear of this.#hearers) hear(first, rest.join(' '));
      else for (const match of [first, ...rest]) this.#wakeAll(match === '*' ? null : match);
    } catch (error) {
      this.#failed(error);
    }
  }

  #wakeAll(match: string | null): void {
    for (const hear of this.#wakes) hear(match);
  }

  async close(): Promise<void> {
    await this.#telling;
    this.#closed = true;
    clearTimeout(this.#timer);
    const listener = this.#listener;
    this.#listener = null;
    await listener?.end().catch(() => {});
  }
}
