/** Every server that is broken on purpose is found. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { trial } from '../trial.ts';
import { setupOf } from './faults.ts';
import type { Proof } from './proof.ts';

const all = readdirSync(join(import.meta.dirname, '../broken'))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name !== 'damage');

export const prove: Proof = async (given, say) => {
  let found = true;
  for (const broken of all.filter((name) => given.only === undefined || name === given.only)) {
    const { faults } = await trial({ ...setupOf(given, 15), broken, tables: 6, every: 400, doubled: 200, rest: 8000 });
    found &&= faults.length > 0;
    say(faults.length > 0 ? `found     ${broken}: ${faults[0].slice(0, 120)}` : `NOT FOUND ${broken}`);
  }
  return found;
};
