/**
 * The restore drill of docs/hosting.md, for real: a match is backed up while it is played, the backup is restored in another place, and the
 * match goes on there from where it was, for the same people. PostgreSQL needs the tools of an installation (`pg_config`), for they must be of its version.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { canonical, stream } from '@touchline/engine';
import { root } from '@touchline/kit/node';
import { house, type Line, Person, seated } from '../../testing/house.ts';
import { type Postgres, postgres } from '../../testing/postgres.ts';
import type { Proof } from './proof.ts';

/** Where a backup was restored: the folder of the key, and the store. */
interface Restored {
  readonly data: string;
  readonly storage: string;
}

export const prove: Proof = async (given, say) => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
  const program = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  let good = true;
  let database: Postgres | null = null;
  try {
    good = await drilled('SQLite', 'sqlite', (data) => vacuumed(data, folder), given.seed, say);
    database = program ? await postgres(dirname(program)) : null;
    if (!database) say('PostgreSQL: there is no installation with pg_dump here, so that drill was not done');
    else {
      const address = await database.database();
      const target = await database.database();
      good = (await drilled('PostgreSQL', address, (data) => dumped(program!, address, target, folder, data), given.seed, say)) && good;
    }
  } finally {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return good;
};

/** `sqlite3 touchline.db "vacuum into 'copy.db'"`, by whatever there is to say it with. */
function vacuumed(data: string, folder: string): Restored {
  const file = join(data, 'touchline.db');
  const sql = `vacuum into '${join(folder, 'touchline.db')}'`;
  if (spawnSync('sqlite3', [file, sql]).status !== 0) {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  }
  copyFileSync(join(data, 'key'), join(folder, 'key'));
  return { data: folder, storage: 'sqlite' };
}

function dumped(programs: string, from: string, to: string, folder: string, data: string): Restored {
  const dump = join(folder, 'touchline.dump');
  for (const [name, ...args] of [
    ['pg_dump', '-Fc', '-f', dump, from],
    ['pg_restore', '-d', to, dump],
  ]) {
    const { status, stderr } = spawnSync(join(programs, name), args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  }
  return { data, storage: to };
}

async function drilled(
  name: string,
  storage: string,
  backup: (data: string) => Restored,
  seed: string,
  say: (words: string) => void,
): Promise<boolean> {
  const chance = stream(seed);
  const pick = async (lines: readonly Line[]): Promise<boolean> => {
    await lines[0].until(() => lines.some(({ view, standing }) => view?.ask || standing?.over));
    const line = lines.find(({ view }) => view?.ask);
    if (!line || line.standing!.over) return false;
    const { options } = line.view!.ask!;
    await line.pick(options[chance.below(options.length)].key);
    for (const one of lines) await one.settled();
    return true;
  };
  const first = await house({ storage });
  const { id, people, lines } = await seated(first, { game: 'playca', seats: ['me', 'open'] });
  for (let i = 0; i < 12; i++) await pick(lines);
  const seen = lines.map(({ view }) => canonical(JSON.parse(JSON.stringify(view))));
  const restored = backup(first.data);
  // What is played after the backup is not in it.
  for (let i = 0; i < 5; i++) await pick(lines);
  for (const line of lines) line.close();
  const second = await house({ ...restored });
  const problems: string[] = [];
  if ((await fetch(`${second.origin}/readyz`)).status !== 200) problems.push('it is not ready');
  const again = await Promise.all(
    people.map((person) => {
      const same = new Person(second);
      same.cookie = person.cookie;
      return same.look(id);
    }),
  );
  again.forEach(({ view }, seat) => {
    if (canonical(JSON.parse(JSON.stringify(view))) !== seen[seat])
      problems.push(`seat ${seat} sees something else than when it was backed up`);
  });
  let picks = 0;
  while (await pick(again)) picks++;
  if (!again[0].standing!.over) problems.push('it does not come to its end');
  for (const line of again) line.close();
  const args = ['admin', 'export', id, '--data', restored.data, '--store', restored.storage];
  const { stdout } = spawnSync(process.execPath, [join(root, 'cli/bin/touchline.mjs'), ...args], { encoding: 'utf8' });
  const links = (stdout.match(/"link"/g) ?? []).length;
  if (links < picks) problems.push(`admin export printed ${links} entries`);
  problems.push(...[...first.faults, ...second.faults].map(String));
  await second.close();
  await first.close();
  say(`${name}: restored after 12 picks, played on for ${picks} to the end, ${links} entries exported; ${problems.length} problems`);
  for (const problem of problems) say(`  ${problem}`);
  return problems.length === 0;
}
