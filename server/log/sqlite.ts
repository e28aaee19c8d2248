/** The log in one file. Several processes of this machine may share it: the insert decides who was first. */
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Admin } from './admin.ts';
import { Batches } from './batches.ts';
import { Bots } from './bots.ts';
import { Lobby } from './lobby.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import type { Appended, Entry, Match, Store } from './port.ts';
import { entryIn, INSERT_MATCH, MANY, matchIn, rowOf, TAIL } from './rows.ts';
import { Carried, Snapshots } from './snapshots.ts';
import type { Row, Sql, Statement, Value } from './sql.ts';
import { type Dialect, steps } from './tables.ts';

const DIALECT: Dialect = {
  big: 'integer',
  table: ' strict, without rowid',
  json: (column, field) => `json_extract(${column}, '$.${field}')`,
};
const LAYOUTS = steps(DIALECT);

/** Milliseconds to wait for another process that is writing. */
const PATIENCE = 3000;
/** Milliseconds between two looks whether another process has written. */
const LOOK = 100;
/** Milliseconds a word between processes is kept. */
const WORDS = 60_000;
/** Words are no part of the log: where they are kept is made anew where it is missing. */
const WORD_TABLE =
  'create table if not exists word (id integer primary key autoincrement, process text not null, match text not null, word text not null, at integer not null)';

/** What is used of a database: Node's own, or one on a disk that fails on purpose. */
export interface Prepared {
  run(...values: Value[]): { readonly changes: number | bigint };
  get(...values: Value[]): Row | undefined;
  all(...values: Value[]): Row[];
}
export interface Database {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Prepared;
  close(): void;
}

export function openFile(file: string): Database {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    // For nobody else on this machine; the files beside it are made like it.
    closeSync(openSync(file, 'a', 0o600));
  }
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  return {
    get isTransaction() {
      return db.isTransaction;
    },
    exec: (sql) => db.exec(sql),
    prepare: (sql) => db.prepare(sql),
    close: () => db.close(),
  };
}

export class SqliteStore implements Store, Sql {
  readonly people = new People(this, DIALECT);
  readonly passkeys = new Passkeys(this);
  readonly lobby = new Lobby(this);
  readonly bots = new Bots(this);
  readonly admin = new Admin(this);
  readonly snapshots = new Snapshots(this);
  readonly carried = new Carried(this);
  readonly #db: Database;
  readonly #batches: Batches<readonly [Entry, string], Appended>;
  readonly #insert: Prepared;
  readonly #statements = new Map<string, Prepared>();
  readonly #process = randomUUID();
  readonly #wakes: ((match: string | null) => void)[] = [];
  readonly #hearers: ((match: string, word: string) => void)[] = [];
  #looking: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(file: string, open: (file: string) => Database = openFile) {
    this.#db = open(file);
    // Full: what was acknowledged is on the disk, also when the power fails.
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    this.#layOut(file);
    // An entry whose predecessor is missing or another one is left out, and so is one whose number is taken.
    this.#insert = this.#db.prepare(`
      insert into entry (match, seq, seat, n, kind, data, at, link)
      select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
      where case when ?2 = 1 then exists (select 1 from match where id = ?1 and link = ?9)
        else exists (select 1 from entry where match = ?1 and seq = ?2 - 1 and link = ?9) end
      on conflict do nothing`);
    this.#batches = new Batches(async (items) => this.#write(items));
  }

  #layOut(file: string): void {
    this.#all(() => {
      const found = Number(this.#db.prepare('pragma user_version').get()?.user_version);
      // One step further is the next version, which is being rolled out.
      if (found > LAYOUTS.length + 1)
        throw new Error(
          `${file} was written by another version of Touchline (layout ${found}, known: ${LAYOUTS.length}). Use that version, or another file.`,
        );
      for (const step of LAYOUTS.slice(found)) for (const sql of step) this.#db.exec(sql);
      this.#db.exec(WORD_TABLE);
      if (found < LAYOUTS.length) this.#db.exec(`pragma user_version = ${LAYOUTS.length}`);
    });
  }

  /** All or nothing. */
  #all<T>(work: () => T): T {
    this.#db.exec('begin immediate');
    try {
      const done = work();
      this.#db.exec('commit');
      return done;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  #write(items: readonly (readonly [Entry, string])[]): Appended[] {
    return this.#all(() =>
      items.map(([entry, before]) => {
        const { match, seq, seat, n, kind, data, at, link } = entry;
        const { changes } = this.#insert.run(match, seq, seat, n, kind, JSON.stringify(data), at, link, before);
        return Number(changes) === 1 ? 'won' : 'lost';
      }),
    );
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  async rows(...[sql, ...values]: Statement): Promise<readonly Row[]> {
    return this.#prepared(sql).all(...values);
  }

  async together(statements: readonly Statement[]): Promise<void> {
    this.#all(() => {
      for (const [sql, ...values] of statements) this.#prepared(sql).run(...values);
    });
  }

  // -------------------------------------------------------------- the log

  append(entry: Entry, before: string): Promise<Appended> {
    return this.#batches.add([entry, before]);
  }

  async tail(match: string, after: number, most = MANY): Promise<readonly Entry[]> {
    return this.#prepared(TAIL).all(match, after, most).map(entryIn);
  }

  async command(match: string, seat: number, n: number): Promise<Entry | null> {
    const row = this.#prepared('select * from entry where match = ? and seat = ? and n = ?').get(match, seat, n);
    return row ? entryIn(row) : null;
  }

  async create(match: Match): Promise<void> {
    this.#prepared(INSERT_MATCH).run(...rowOf(match));
  }

  async match(id: string): Promise<Match | null> {
    const row = this.#prepared('select * from match where id = ?').get(id);
    return row ? matchIn(row) : null;
  }

  // -------------------------------------------------------------- other processes

  onWake(hear: (match: string | null) => void): void {
    this.#wakes.push(hear);
    this.#look();
  }

  onWord(hear: (match: string, word: string) => void): void {
    this.#hearers.push(hear);
    this.#look();
  }

  tell(match: string, word: string): void {
    this.#prepared('insert into word (process, match, word, at) values (?, ?, ?, ?)').run(this.#process, match, word, Date.now());
    this.#prepared('delete from word where at < ?').run(Date.now() - WORDS);
  }

  /** The version changes when somebody else has committed; asking for it reads no table. */
  #look(): void {
    if (this.#looking) return;
    const version = () => Number(this.#prepared('pragma data_version').get()?.data_version);
    let known = version();
    this.#heard = Number(this.#prepared('select coalesce(max(id), 0) as id from word').get()?.id);
    this.#looking = setInterval(() => {
      const now = version();
      if (now === known) return;
      known = now;
      for (const hear of this.#wakes) hear(null);
      this.#listen();
    }, LOOK);
    this.#looking.unref();
  }

  #listen(): void {
    for (const { id, process, match, word } of this.#prepared('select * from word where id > ? order by id').all(this.#heard)) {
      this.#heard = Number(id);
      if (process !== this.#process) for (const hear of this.#hearers) hear(String(match), String(word));
    }
  }

  async ping(): Promise<void> {
    this.#prepared('select 1').get();
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    await this.#batches.close();
    this.#db.close();
  }
}
