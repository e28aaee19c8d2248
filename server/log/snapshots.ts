/** Snapshots of matches, and which rules are carried by some process. */
import type { Snapshot, SnapshotStore } from './port.ts';
import { type Sql, text } from './sql.ts';

/** Milliseconds after which a process that was killed is forgotten. */
const LONG_GONE = 3_600_000;

export const snapshotsIn = (sql: Sql): SnapshotStore => ({
  async keep({ match, seq, sealed }) {
    // A match may have been deleted meanwhile.
    await sql.rows(
      `insert into snapshot (match, seq, sealed) select id, ?, ? from match where id = ?
        on conflict (match) do update set seq = excluded.seq, sealed = excluded.sealed where snapshot.seq < excluded.seq`,
      ...([seq, sealed, match] as const),
    );
  },
  async snapshot(match): Promise<Snapshot | null> {
    const [row] = await sql.rows('select * from snapshot where match = ?', match);
    return row ? { match, seq: Number(row.seq), sealed: text(row.sealed) } : null;
  },
  async discard({ match, seq }) {
    await sql.rows('delete from snapshot where match = ? and seq = ?', match, seq);
  },
  async carries(process, rules, now) {
    for (const one of rules)
      await sql.rows(
        'insert into carried (process, rules, seen) values (?, ?, ?) on conflict (process, rules) do update set seen = excluded.seen',
        ...([process, one, now] as const),
      );
    await sql.rows('delete from carried where seen < ?', now - LONG_GONE);
  },
  async drops(process) {
    await sql.rows('delete from carried where process = ?', process);
  },
  async isCarried(rules, since) {
    return (await sql.rows('select rules from carried where rules = ? and seen >= ?', rules, since)).length > 0;
  },
});
