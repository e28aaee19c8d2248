/** Which store: a file of its own, or PostgreSQL. */
import { join } from 'node:path';
import type { Store } from './port.ts';
import { SqliteStore } from './sqlite.ts';

export const isPostgres = (store: string): boolean => /^postgres(ql)?:\/\//.test(store);

/** `sqlite`: a file in the data folder; or the address of a database. */
export async function openStore(store: string, data: string, failed: (error: unknown) => void): Promise<Store> {
  if (!isPostgres(store)) return new SqliteStore(join(data, 'touchline.db'));
  // Loaded only where it is wanted.
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.open(store, failed);
}
