/** The log in one file. Several processes of this machine may share it: the insert decides who was first. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Json } from '@touchline/engine';
import { Batches } from './batches.ts';
import type { Admission, Appended, Entry, Match, Player, Store } from './port.ts';
import { firstLink } from './port.ts';

/** A new layout is a new number, and a step that leads there. */
const LAYOUT = 1;

const TABLES = `
create table match (id text primary key, created integer not null, link text not null, terms text not null, seed text not null,
  seats text not null, watch text) strict;
create table entry (match text not null references match, seq integer not null, seat integer not null, n integer not null,
  kind text not null, data text not null, at integer not null, link text not null,
  primary key (match, seq), unique (match, seat, n)) strict, without rowid;
create index sitter on entry (json_extract(data, '$.player'), at) where kind = 'sit';
create table player (id text primary key, name text not null, created integer not null) strict;
create table session (hash text primary key, player text not null references player, created integer not null) strict, without rowid;
create index session_of on session (player);
create table ticket (hash text primary key, match text not null, player text not null, seat integer, until integer not null) strict, without rowid;
pragma user_version = ${LAYOUT};
`;

/** Milliseconds to wait for another process that is writing. */
const PATIENCE = 3000;
/** Milliseconds between two looks whether another process has written. */
const LOOK = 100;

type Row = { readonly [column: string]: unknown };
const text = (value: unknown): string => String(value);

export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #batches: Batches<readonly [Entry, string], Appended>;
  readonly #insert: StatementSync;
  readonly #statements = new Map<string, StatementSync>();
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(file: string) {
    if (file !== ':memory:') {
      mkdirSync(dirname(file), { recursive: true });
      // For nobody else on this machine; the files beside it are made like it.
      closeSync(openSync(file, 'a', 0o600));
    }
    this.#db = new DatabaseSync(file, { timeout: PATIENCE });
    // Full: what was acknowledged is on the disk, also when the power fails.
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    this.#layOut(file);
    // An entry whose predecessor is missing or another one is left out, and so is one whose number is taken.
    this.#insert = this.#db.prepare(`
      insert into entry (match, seq, seat, n, kind, data, at, link)
      select :match, :seq, :seat, :n, :kind, :data, :at, :link
      where case when :seq = 1 then exists (select 1 from match where id = :match and link = :before)
        else exists (select 1 from entry where match = :match and seq = :seq - 1 and link = :before) end
      on conflict do nothing`);
    this.#batches = new Batches((items) => this.#write(items));
  }

  #layOut(file: string): void {
    this.#all('begin immediate', () => {
      const found = Number(this.#db.prepare('pragma user_version').get()?.user_version);
      if (found === 0) this.#db.exec(TABLES);
      else if (found !== LAYOUT)
        throw new Error(
          `${file} was written by another version of Touchline (layout ${found}, known: ${LAYOUT}). Use that version, or another file.`,
        );
    });
  }

  /** All or nothing. */
  #all<T>(begin: string, work: () => T): T {
    this.#db.exec(begin);
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
    return this.#all('begin immediate', () =>
      items.map(([{ match, seq, seat, n, kind, data, at, link }, before]) => {
        const row = { match, seq, seat, n, kind, data: JSON.stringify(data), at, link, before };
        return Number(this.#insert.run(row).changes) === 1 ? 'won' : 'lost';
      }),
    );
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  append(entry: Entry, before: string): Promise<Appended> {
    return this.#batches.add([entry, before]);
  }

  async tail(match: string, after: number): Promise<readonly Entry[]> {
    return this.#prepared('select * from entry where match = ? and seq > ? order by seq').all(match, after).map(entryIn);
  }

  async command(match: string, seat: number, n: number): Promise<Entry | null> {
    const row = this.#prepared('select * from entry where match = ? and seat = ? and n = ?').get(match, seat, n);
    return row ? entryIn(row) : null;
  }

  async create({ id, created, terms, seed, seats, watch }: Match): Promise<void> {
    this.#prepared('insert into match (id, created, link, terms, seed, seats, watch) values (?, ?, ?, ?, ?, ?, ?)').run(
      ...[id, created, firstLink({ id, created, terms }), JSON.stringify(terms), seed, JSON.stringify(seats), watch],
    );
  }

  async match(id: string): Promise<Match | null> {
    const row = this.#prepared('select * from match where id = ?').get(id);
    return row ? matchIn(row) : null;
  }

  onWake(hear: () => void): void {
    // The number changes when somebody else has committed; asking for it reads no table.
    const version = () => Number(this.#prepared('pragma data_version').get()?.data_version);
    let known = version();
    this.#looking = setInterval(() => {
      const now = version();
      if (now === known) return;
      known = now;
      hear();
    }, LOOK);
    this.#looking.unref();
  }

  async player(session: string): Promise<Player | null> {
    const row = this.#prepared('select id, name from player join session on session.player = player.id where session.hash = ?').get(
      session,
    );
    return row ? { id: text(row.id), name: text(row.name) } : null;
  }

  async welcome({ id, name }: Player, session: string, now: number): Promise<void> {
    this.#all('begin immediate', () => {
      this.#prepared('insert into player (id, name, created) values (?, ?, ?) on conflict do nothing').run(id, name, now);
      this.#prepared('insert into session (hash, player, created) values (?, ?, ?)').run(session, id, now);
    });
  }

  async forget(player: string): Promise<void> {
    this.#all('begin immediate', () => {
      this.#prepared('delete from session where player = ?').run(player);
      this.#prepared('delete from ticket where player = ?').run(player);
      this.#prepared("update player set name = '' where id = ?").run(player);
    });
  }

  async matchesOf(player: string, most: number): Promise<readonly string[]> {
    const rows = this.#prepared(
      "select match from entry where kind = 'sit' and json_extract(data, '$.player') = ? order by at desc limit ?",
    ).all(player, most);
    return rows.map((row) => text(row.match));
  }

  async admit(ticket: string, { match, player, seat }: Admission, until: number): Promise<void> {
    this.#prepared('insert into ticket (hash, match, player, seat, until) values (?, ?, ?, ?, ?)').run(ticket, match, player, seat, until);
  }

  async admission(ticket: string, now: number): Promise<Admission | null> {
    const row = this.#prepared('delete from ticket where hash = ? or until < ? returning *')
      .all(ticket, now)
      .find(({ hash }) => hash === ticket);
    if (!row || Number(row.until) < now) return null;
    return { match: text(row.match), player: text(row.player), seat: row.seat === null ? null : Number(row.seat) };
  }

  close(): void {
    clearInterval(this.#looking);
    this.#batches.close();
    this.#db.close();
  }
}

function entryIn(row: Row): Entry {
  const data: Json = JSON.parse(text(row.data));
  const [match, kind, link] = [row.match, row.kind, row.link].map(text);
  const [seq, seat, n, at] = [row.seq, row.seat, row.n, row.at].map(Number);
  return { match, seq, seat, n, kind, data, at, link };
}

const matchIn = (row: Row): Match => ({
  id: text(row.id),
  created: Number(row.created),
  terms: JSON.parse(text(row.terms)),
  seed: text(row.seed),
  seats: JSON.parse(text(row.seats)),
  watch: row.watch === null ? null : text(row.watch),
});
