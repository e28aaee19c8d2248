/** The database itself is killed, and its connections are broken. */
import { postgres } from '../../testing/postgres.ts';
import { setupOf, tried } from './faults.ts';
import type { Proof } from './proof.ts';

export const prove: Proof = async (given, say) => {
  const database = await postgres();
  if (!database) return false;
  try {
    const setup = { ...setupOf({ every: '600', ...given }, 200), kills: 10, freezes: 5 };
    return await tried(given, { ...setup, database: { postgres: database, kills: 50, drops: 60 } }, say);
  } finally {
    await database.close();
  }
};
