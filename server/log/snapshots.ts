/** Snapshots of matches, and which rules are carried by some process. */
import type { CarriedStore, Snapshot, SnapshotStore } from './port.ts';
import { type Sql, text } from './sql.ts';

/** Milliseconds after which a process that was killed is forgotten. */
const LONG_GONE = 3_600_000;

export class Snapshots implements SnapshotStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async keep({ match, seq, sealed }: Snapshot): Promise<void> {
    // A match may have been deleted meanwhile.
    await this.#sql.rows(
      `insert into snapshot (match, seq, sealed) select id, ?, ? from match where id = ?
        on conflict (match) do update set seq = excluded.seq, sealed = excluded.sealed where snapshot.seq < excluded.seq`,
      ...([seq, sealed, match] as const),
    );
  }

  async of(match: string): Promise<Snapshot | null> {
    const [row] = await this.#sql.rows('select * from snapshot where match = ?', match);
    return row ? { match, seq: Number(row.seq), sealed: text(row.sealed) } : null;
  }

  async discard({ match, seq }: Snapshot): Promise<void> {
    await this.#sql.rows('delete from snapshot where match = ? and seq = ?', match, seq);
  }
}

export class Carried implements CarriedStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async by(process: string, rules: readonly string[], now: number): Promise<void> {
    for (const one of rules)
      await this.#sql.rows(
        'insert into carried (process, rules, seen) values (?, ?, ?) on conflict (process, rules) do update set seen = excluded.seen',
        ...([process, one, now] as const),
      );
    await this.#sql.rows('delete from carried where seen < ?', now - LONG_GONE);
  }

  async dropped(process: string): Promise<void> {
    await this.#sql.rows('delete from carried where process = ?', process);
  }

  async isCarried(rules: string, since: number): Promise<boolean> {
    return (await this.#sql.rows('select rules from carried where rules = ? and seen >= ?', rules, since)).length > 0;
  }
}
