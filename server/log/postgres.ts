/** The log in PostgreSQL, for any number of processes on any number of machines. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Admin } from './admin.ts';
import { Batches } from './batches.ts';
import { Bots } from './bots.ts';
import { Lobby } from './lobby.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { type Appended, type Entry, type Match, type Store, Unreachable } from './port.ts';
import { entryIn, INSERT_MATCH, MANY, matchIn, rowOf, TAIL } from './rows.ts';
import { Carried, Snapshots } from './snapshots.ts';
import type { Row, Sql, Statement } from './sql.ts';
import { type Dialect, steps } from './tables.ts';
import { Wires } from './wires.ts';

const DIALECT: Dialect = { big: 'bigint', table: '', json: (column, field) => `(${column}::jsonb ->> '${field}')` };
const LAYOUTS = steps(DIALECT);
/** Whoever lays out the tables holds this lock. */
const LOCK = 7_246_173;

/** Milliseconds to wait for a connection, and for an answer. */
const PATIENCE = { connectionTimeoutMillis: 3000, query_timeout: 10_000 };
/** Connections for reading. */
const READERS = 8;

// A row whose predecessor is missing or another one is left out, and so is one whose number is taken; its neighbours go in.
const APPEND = `
  insert into entry (match, seq, seat, n, kind, data, at, link)
  select u.match, u.seq, u.seat, u.n, u.kind, u.data, u.at, u.link
  from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[])
    as u (match, seq, seat, n, kind, data, at, link, before)
  where case when u.seq = 1 then exists (select 1 from match m where m.id = u.match and m.link = u.before)
    else exists (select 1 from entry e where e.match = u.match and e.seq = u.seq - 1 and e.link = u.before) end
  on conflict do nothing
  returning link`;

/** Milliseconds to wait at the start for a database that is starting too, and between two tries. */
const START = 60_000;
const AGAIN = 500;

/** Is it the way to the database that is broken, or the database itself? Codes: connections, shutting down, too many, not writable now. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return /^(08|57P|53|25006|E[A-Z]+$)/.test(code) || /terminated|timeout|not queryable|closed the connection/i.test(error.message);
}

async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new Unreachable('The database cannot be reached.', { cause: error }) : error;
  }
}

export class PostgresStore implements Store, Sql {
  readonly people = new People(this, DIALECT);
  readonly passkeys = new Passkeys(this);
  readonly lobby = new Lobby(this);
  readonly bots = new Bots(this);
  readonly admin = new Admin(this);
  readonly snapshots = new Snapshots(this);
  readonly carried = new Carried(this);
  /** One connection that writes the log, one batch at a time; the others read. */
  readonly #writer: pg.Pool;
  readonly #readers: pg.Pool;
  readonly #wires: Wires;
  readonly #batches: Batches<readonly [Entry, string], Appended>;
  readonly #texts = new Map<string, string>();

  private constructor(url: string, failed: (error: unknown) => void) {
    this.#writer = new pg.Pool({ connectionString: url, max: 1, ...PATIENCE });
    this.#readers = new pg.Pool({ connectionString: url, max: READERS, ...PATIENCE });
    // A connection that breaks while nobody uses it: the next one who wants one gets a new one.
    // One that breaks while somebody has it fails their next statement.
    for (const pool of [this.#writer, this.#readers]) pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
    this.#wires = new Wires(url, this.#readers, randomUUID(), failed);
    this.#batches = new Batches((items) => this.#write(items));
  }

  static async open(url: string, failed: (error: unknown) => void): Promise<PostgresStore> {
    const store = new PostgresStore(url, failed);
    for (const begun = performance.now(); ; ) {
      try {
        await reaching(() => store.#layOut());
        return store;
      } catch (error) {
        if (error instanceof Unreachable && performance.now() - begun < START) {
          await new Promise((resume) => setTimeout(resume, AGAIN));
          continue;
        }
        await store.close();
        throw error;
      }
    }
  }

  async #layOut(): Promise<void> {
    const client = await this.#writer.connect();
    try {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(${LOCK})`);
      await client.query('create table if not exists layout (number integer not null)');
      const found = Number((await client.query('select coalesce(max(number), 0) as number from layout')).rows[0].number);
      // One step further is the next version, which is being rolled out.
      if (found > LAYOUTS.length + 1)
        throw new Error(`The database was written by another version of Touchline (layout ${found}, known: ${LAYOUTS.length}).`);
      for (const step of LAYOUTS.slice(found)) for (const sql of step) await client.query(sql);
      if (found < LAYOUTS.length) await client.query('insert into layout (number) values ($1)', [LAYOUTS.length]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  async #write(items: readonly (readonly [Entry, string])[]): Promise<Appended[]> {
    const column = <T>(value: (entry: Entry) => T): T[] => items.map(([entry]) => value(entry));
    const values = [
      ...[column((e) => e.match), column((e) => e.seq), column((e) => e.seat), column((e) => e.n), column((e) => e.kind)],
      ...[column((e) => JSON.stringify(e.data)), column((e) => e.at), column((e) => e.link), items.map(([, before]) => before)],
    ];
    const { rows } = await reaching(() => this.#writer.query<{ link: string }>({ name: 'append', text: APPEND, values }));
    const won = new Set(rows.map(({ link }) => link));
    // Of two that are alike one was written.
    const appended = items.map(([{ link }]): Appended => (won.delete(link) ? 'won' : 'lost'));
    // Only now, and once for all of them: within the transaction it would hold up everybody who writes.
    this.#wires.wake(items.flatMap(([{ match }], i) => (appended[i] === 'won' ? [match] : [])));
    return appended;
  }

  #numbered(sql: string): string {
    let count = 0;
    const known = this.#texts.get(sql) ?? sql.replace(/\?/g, () => `$${++count}`);
    this.#texts.set(sql, known);
    return known;
  }

  async rows(...[sql, ...values]: Statement): Promise<readonly Row[]> {
    return (await reaching(() => this.#readers.query(this.#numbered(sql), values))).rows;
  }

  together(statements: readonly Statement[]): Promise<void> {
    return reaching(async () => {
      const client = await this.#readers.connect();
      try {
        await client.query('begin');
        for (const [sql, ...values] of statements) await client.query(this.#numbered(sql), values);
        await client.query('commit');
        client.release();
      } catch (error) {
        // The connection may be in any state: it is not used again.
        client.release(true);
        throw error;
      }
    });
  }

  // -------------------------------------------------------------- the log

  append(entry: Entry, before: string): Promise<Appended> {
    return this.#batches.add([entry, before]);
  }

  async tail(match: string, after: number, most = MANY): Promise<readonly Entry[]> {
    return (await this.rows(TAIL, match, after, most)).map(entryIn);
  }

  async command(match: string, seat: number, n: number): Promise<Entry | null> {
    const [row] = await this.rows('select * from entry where match = ? and seat = ? and n = ?', match, seat, n);
    return row ? entryIn(row) : null;
  }

  async create(match: Match): Promise<void> {
    await this.rows(INSERT_MATCH, ...rowOf(match));
  }

  async match(id: string): Promise<Match | null> {
    const [row] = await this.rows('select * from match where id = ?', id);
    return row ? matchIn(row) : null;
  }

  // -------------------------------------------------------------- other processes

  onWake(hear: (match: string | null) => void): void {
    this.#wires.onWake(hear);
  }

  onWord(hear: (match: string, word: string) => void): void {
    this.#wires.onWord(hear);
  }

  tell(match: string, word: string): void {
    this.#wires.tell(match, word);
  }

  async ping(): Promise<void> {
    await this.rows('select 1');
  }

  async close(): Promise<void> {
    await this.#batches.close();
    await this.#wires.close();
    await Promise.all([this.#writer.end(), this.#readers.end()]);
  }
}
