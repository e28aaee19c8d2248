/** Tables that wait for somebody, and pairing of those who want the same. */
import type { LobbyStore, Waiting } from './port.ts';
import { type Row, type Sql, text, textOrNull } from './sql.ts';

/** Milliseconds a table is kept for whoever was sent there. */
const KEPT = 15_000;
/** Milliseconds after which a table that nobody waits at is forgotten. */
const FORGOTTEN = 600_000;
/** Queues of people who all want the same and cannot meet each other, because somebody has blocked somebody. */
const QUEUES = 20;

const waitingIn = (row: Row): Waiting => ({
  match: text(row.match),
  game: text(row.game),
  host: text(row.host),
  pair: textOrNull(row.pair),
});

/** Neither has blocked the other. */
const MEET = `not exists (select 1 from shunned where how = 'block'
  and (shunned.player = lobby.host and shunned.other = ? or shunned.player = ? and shunned.other = lobby.host))`;

export class Lobby implements LobbyStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async list({ match, game, host, pair }: Waiting, now: number): Promise<void> {
    await this.#sql.rows(
      'insert into lobby (match, game, host, pair, created, seen) values (?, ?, ?, ?, ?, ?)',
      ...([match, game, host, pair, now, now] as const),
    );
  }

  async goesOn(match: string, game: string, now: number): Promise<void> {
    await this.#sql.rows(
      'insert into watched (match, game, seen) values (?, ?, ?) on conflict (match) do update set seen = excluded.seen',
      ...([match, game, now] as const),
    );
    await this.#sql.rows('delete from watched where seen < ?', now - FORGOTTEN);
  }

  async watchable(game: string | null, since: number, most: number): Promise<readonly string[]> {
    const of = game === null ? '' : 'game = ? and ';
    const rows = await this.#sql.rows(
      `select match from watched where ${of}seen >= ? order by seen desc limit ?`,
      ...(game === null ? [] : [game]),
      ...([since, most] as const),
    );
    return rows.map((row) => text(row.match));
  }

  async stillWaiting(match: string, now: number): Promise<void> {
    await this.#sql.rows('update lobby set seen = ? where match = ?', now, match);
  }

  async waitingOf(pair: string, player: string, since: number): Promise<string | null> {
    const [row] = await this.#sql.rows(
      'select match from lobby where pair = ? and host = ? and seen >= ? order by created desc limit 1',
      ...([pair, player, since] as const),
    );
    return row ? text(row.match) : null;
  }

  async isListed(match: string, player: string): Promise<boolean> {
    return (await this.#sql.rows(`select match from lobby where match = ? and ${MEET}`, match, player, player)).length > 0;
  }

  async unlist(match: string): Promise<void> {
    await this.#sql.rows('delete from lobby where match = ?', match);
  }

  async tables(game: string | null, since: number, player: string | null, most: number): Promise<readonly Waiting[]> {
    const of = game === null ? '' : 'game = ? and ';
    const rows = await this.#sql.rows(
      `select * from lobby where ${of}seen >= ? and ${MEET} order by created desc limit ?`,
      ...(game === null ? [] : [game]),
      ...([since, player ?? '', player ?? '', most] as const),
    );
    return rows.map(waitingIn);
  }

  async pairing(pair: string, player: string, since: number, now: number): Promise<string | null> {
    // Who was first is found by looking at the row again: of two who come at the same time one gets it.
    const [row] = await this.#sql.rows(
      `update lobby set kept_for = ?, kept_until = ?, queue = null
       where kept_until < ? and match = (select match from lobby where pair = ? and host <> ? and seen >= ? and kept_until < ? and ${MEET}
         order by created limit 1)
       returning match`,
      ...([player, now + KEPT, now, pair, player, since, now, player, player] as const),
    );
    return row ? text(row.match) : null;
  }

  async waitForPair({ match, game, host, pair }: Waiting & { readonly pair: string }, now: number, since: number): Promise<boolean> {
    // Who has been away leaves the queue, and the lobby after some minutes.
    await this.#sql.rows('update lobby set queue = null where queue is not null and seen < ?', since);
    await this.#sql.rows('delete from lobby where seen < ?', now - FORGOTTEN);
    for (let queue = 0; queue < QUEUES; queue++) {
      const [row] = await this.#sql.rows(
        `insert into lobby (match, game, host, pair, queue, created, seen) values (?, ?, ?, ?, ?, ?, ?)
         on conflict do nothing returning match`,
        ...([match, game, host, pair, queue, now, now] as const),
      );
      if (row) return true;
      // Somebody waits there whom one could play with?
      const [other] = await this.#sql.rows(
        `select match from lobby where pair = ? and host <> ? and seen >= ? and kept_until < ? and ${MEET} limit 1`,
        ...([pair, host, since, now, host, host] as const),
      );
      if (other) return false;
    }
    return false;
  }
}
