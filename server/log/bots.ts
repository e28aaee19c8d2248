/** Accounts of programs, and who wants to play them. */
import type { BotStore, Player, Session } from './port.ts';
import { type Sql, text } from './sql.ts';

export class Bots implements BotStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async account(hash: string): Promise<Session | null> {
    const [row] = await this.#sql.rows(
      'select player.id, player.name, player.banned_until from player join bot on bot.player = player.id where bot.hash = ?',
      hash,
    );
    return row ? { player: { id: text(row.id), name: text(row.name) }, bannedUntil: Number(row.banned_until) } : null;
  }

  async open({ id, name }: Player, hash: string, now: number): Promise<void> {
    await this.#sql.together([
      ['insert into player (id, name, created) values (?, ?, ?)', id, name, now],
      ['insert into bot (hash, player, created) values (?, ?, ?)', hash, id, now],
    ]);
  }

  async listens(player: string, games: readonly string[], now: number): Promise<void> {
    await this.#sql.rows('update bot set games = ?, seen = ? where player = ?', games.join(' '), now, player);
  }

  async listening(since: number) {
    const rows = await this.#sql.rows(
      `select player.id, player.name, bot.games from player join bot on bot.player = player.id
       where bot.seen >= ? and player.banned_until = 0 order by player.name limit 50`,
      since,
    );
    return rows.map((row) => ({ player: { id: text(row.id), name: text(row.name) }, games: text(row.games).split(' ').filter(Boolean) }));
  }

  async challenge(match: string, player: string, now: number): Promise<void> {
    await this.#sql.rows('insert into challenge (match, player, created) values (?, ?, ?)', match, player, now);
  }

  async challenges(player: string): Promise<readonly string[]> {
    return (await this.#sql.rows('select match from challenge where player = ? order by created', player)).map((row) => text(row.match));
  }

  async settled(match: string, player: string): Promise<boolean> {
    return (await this.#sql.rows('delete from challenge where match = ? and player = ? returning match', match, player)).length > 0;
  }
}
