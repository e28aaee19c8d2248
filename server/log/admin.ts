/** What whoever runs the server looks after: reports, and what must go. */
import type { AdminStore, Report } from './port.ts';
import { type Row, type Sql, text } from './sql.ts';

const reportIn = (row: Row): Report => ({
  id: text(row.id),
  match: text(row.match),
  by: text(row.by_player),
  about: text(row.about),
  reason: text(row.reason),
  seq: Number(row.seq),
  created: Number(row.created),
  closed: row.closed === null ? null : Number(row.closed),
});

export class Admin implements AdminStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async report({ id, match, by, about, reason, seq, created }: Report): Promise<void> {
    await this.#sql.rows(
      'insert into report (id, match, by_player, about, reason, seq, created) values (?, ?, ?, ?, ?, ?, ?)',
      ...([id, match, by, about, reason, seq, created] as const),
    );
  }

  async reports(open: boolean): Promise<readonly Report[]> {
    return (await this.#sql.rows(`select * from report ${open ? 'where closed is null' : ''} order by created`)).map(reportIn);
  }

  async closeReport(id: string, now: number): Promise<boolean> {
    return (await this.#sql.rows('update report set closed = ? where id = ? and closed is null returning id', now, id)).length > 0;
  }

  async deleteMatch(id: string): Promise<boolean> {
    const found = await this.#sql.rows('select id from match where id = ?', id);
    await this.#sql.together(
      ['lobby', 'watched', 'challenge', 'ticket', 'report', 'entry'].map((table) => [`delete from ${table} where match = ?`, id] as const),
    );
    await this.#sql.rows('delete from match where id = ?', id);
    return found.length > 0;
  }
}
