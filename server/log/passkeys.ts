/** Passkeys, and what they are to sign. */
import type { Passkey, PasskeyStore } from './port.ts';
import { type Row, type Sql, text } from './sql.ts';

const passkeyIn = (row: Row): Passkey => {
  const [id, player, publicKey] = [row.id, row.player, row.public_key].map(text);
  const [counter, created, used] = [row.counter, row.created, row.used].map(Number);
  return { id, player, publicKey, counter, created, used };
};

export class Passkeys implements PasskeyStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async dare(hash: string, player: string | null, until: number): Promise<void> {
    await this.#sql.rows('insert into dare (hash, player, until) values (?, ?, ?)', hash, player, until);
  }

  async met(hash: string, player: string | null, now: number): Promise<boolean> {
    const rows = await this.#sql.rows('delete from dare where hash = ? or until < ? returning *', hash, now);
    return rows.some((row) => row.hash === hash && Number(row.until) >= now && (row.player ?? null) === player);
  }

  async add({ id, player, publicKey, counter, created, used }: Passkey): Promise<boolean> {
    const rows = await this.#sql.rows(
      'insert into passkey (id, player, public_key, counter, created, used) values (?, ?, ?, ?, ?, ?) on conflict do nothing returning id',
      ...([id, player, publicKey, counter, created, used] as const),
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<Passkey | null> {
    const [row] = await this.#sql.rows('select * from passkey where id = ?', id);
    return row ? passkeyIn(row) : null;
  }

  async used(id: string, counter: number, now: number): Promise<void> {
    await this.#sql.rows('update passkey set counter = ?, used = ? where id = ?', counter, now, id);
  }

  async of(player: string): Promise<readonly Passkey[]> {
    return (await this.#sql.rows('select * from passkey where player = ? order by created', player)).map(passkeyIn);
  }

  async remove(player: string, id: string): Promise<boolean> {
    return (await this.#sql.rows('delete from passkey where player = ? and id = ? returning id', player, id)).length > 0;
  }
}
