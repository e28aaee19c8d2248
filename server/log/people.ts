/** Who is there, what they may open, and whom they do not want to hear. */
import type { Admission, Admitted, PeopleStore, Player, Session, Shunning } from './port.ts';
import { type Row, type Sql, text } from './sql.ts';
import type { Dialect } from './tables.ts';

const playerIn = (row: Row): Player => ({ id: text(row.id), name: text(row.name) });

export class People implements PeopleStore {
  readonly #sql: Sql;
  readonly #dialect: Dialect;

  constructor(sql: Sql, dialect: Dialect) {
    this.#sql = sql;
    this.#dialect = dialect;
  }

  async session(hash: string): Promise<Session | null> {
    const [row] = await this.#sql.rows(
      'select player.id, player.name, player.banned_until from player join session on session.player = player.id where session.hash = ?',
      hash,
    );
    return row ? { player: playerIn(row), bannedUntil: Number(row.banned_until) } : null;
  }

  async player(id: string) {
    const [row] = await this.#sql.rows('select * from player where id = ?', id);
    return row ? { ...playerIn(row), created: Number(row.created), bannedUntil: Number(row.banned_until) } : null;
  }

  async welcome({ id, name }: Player, session: string, now: number): Promise<void> {
    await this.#sql.together([
      ['insert into player (id, name, created) values (?, ?, ?) on conflict do nothing', id, name, now],
      ['insert into session (hash, player, created) values (?, ?, ?)', session, id, now],
    ]);
  }

  async leave(session: string): Promise<void> {
    await this.#sql.rows('delete from session where hash = ?', session);
  }

  async forget(player: string): Promise<void> {
    await this.#sql.together([
      ['delete from session where player = ?', player],
      ['delete from passkey where player = ?', player],
      ['delete from dare where player = ?', player],
      ['delete from bot where player = ?', player],
      ['delete from ticket where player = ?', player],
      ['delete from shunned where player = ?', player],
      ['delete from lobby where host = ?', player],
      ["update player set name = '' where id = ?", player],
    ]);
  }

  async ban(player: string, until: number): Promise<boolean> {
    return (await this.#sql.rows('update player set banned_until = ? where id = ? returning id', until, player)).length > 0;
  }

  async matchesOf(player: string, most: number): Promise<readonly string[]> {
    const sitter = this.#dialect.json('data', 'player');
    const rows = await this.#sql.rows(
      `select match from entry where kind = 'sit' and ${sitter} = ? order by at desc limit ?`,
      player,
      most,
    );
    return rows.map((row) => text(row.match));
  }

  async admit(ticket: string, { match, player, seat }: Admission, until: number): Promise<void> {
    await this.#sql.rows(
      'insert into ticket (hash, match, player, seat, until) values (?, ?, ?, ?, ?)',
      ...([ticket, match, player, seat, until] as const),
    );
  }

  async admission(ticket: string, now: number): Promise<Admitted | null> {
    const rows = await this.#sql.rows('delete from ticket where hash = ? or until < ? returning *', ticket, now);
    const row = rows.find(({ hash }) => hash === ticket);
    if (!row || Number(row.until) < now) return null;
    return {
      match: text(row.match),
      player: text(row.player),
      seat: row.seat === null ? null : Number(row.seat),
      until: Number(row.until),
    };
  }

  async shun(player: string, other: string, how: Shunning | null): Promise<void> {
    if (how === null) await this.#sql.rows('delete from shunned where player = ? and other = ?', player, other);
    else
      await this.#sql.rows(
        'insert into shunned (player, other, how) values (?, ?, ?) on conflict (player, other) do update set how = excluded.how',
        ...([player, other, how] as const),
      );
  }

  async shunned(player: string) {
    const rows = await this.#sql.rows(
      'select player.id, player.name, shunned.how from shunned join player on player.id = shunned.other where shunned.player = ?',
      player,
    );
    return rows.map((row) => ({ player: playerIn(row), how: row.how === 'block' ? ('block' as const) : ('mute' as const) }));
  }
}
