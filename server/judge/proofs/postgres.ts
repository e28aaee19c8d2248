/** PostgreSQL, several processes. */
import { postgres } from '../../testing/postgres.ts';
import { setupOf, tried } from './faults.ts';
import type { Proof } from './proof.ts';

export const prove: Proof = async (given, say) => {
  const database = await postgres();
  if (!database) return false;
  try {
    return await tried(given, { ...setupOf(given, 1000), database: { postgres: database, kills: 0, drops: 0 } }, say);
  } finally {
    await database.close();
  }
};
