/** The machine of the database is lost with its disk, and its standby takes over: what was acknowledged is there. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { withStandby } from '../../testing/standby.ts';
import { setupOf, tried } from './faults.ts';
import type { Proof } from './proof.ts';

export const prove: Proof = async (given, say) => {
  const programs = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  if (!programs) {
    say('There is no installation of PostgreSQL with pg_basebackup here, so nothing was tried.');
    return false;
  }
  const database = await withStandby(dirname(programs));
  try {
    const setup = { ...setupOf({ every: '2000', ...given }, 50), kills: 10, freezes: 5 };
    return await tried(given, { ...setup, database: { postgres: database, kills: 60, drops: 40 } }, say);
  } finally {
    await database.close();
  }
};
