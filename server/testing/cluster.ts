/** One machine with a PostgreSQL: its data and the socket file it listens on lie in one folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/** PostgreSQL refuses to run as root: then it runs as whoever has no rights. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
export const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A folder of its own for whoever runs it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-postgres-'));
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY);
    // Who has no rights must be able to go there.
    const { mode } = statSync(tmpdir());
    if (!(mode & 0o001)) chmodSync(tmpdir(), mode | 0o011);
  }
  return folder;
}

/** The address of a database that listens in this folder, or where a link of this name leads. */
export const addressIn = (folder: string, name: string) => `postgres://touchline@localhost/${name}?host=${encodeURIComponent(folder)}`;

interface Row {
  readonly pid?: number;
}

export async function askIn(folder: string, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client(addressIn(folder, 'postgres'));
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
}

export class Cluster {
  readonly #native: string;
  readonly #data: string;
  readonly folder: string;
  #child: ChildProcess | null = null;

  constructor(native: string, folder: string) {
    this.#native = native;
    this.folder = folder;
    this.#data = join(folder, 'data');
  }

  /** Why it cannot be; null: it is there, and empty. */
  create(): string | null {
    return this.#run('initdb', '-D', this.#data, '-U', 'touchline', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  }

  /** Why it cannot be; null: it has all of the other one, and will follow it. */
  follow(first: Cluster): string | null {
    return this.#run(
      'pg_basebackup',
      '-h',
      first.folder,
      '-U',
      'touchline',
      '-D',
      this.#data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    );
  }

  #run(program: string, ...args: readonly string[]): string | null {
    const { status, stderr, error } = spawnSync(join(this.#native, 'bin', program), args, { ...as, encoding: 'utf8' });
    return status === 0 ? null : stderr || String(error);
  }

  /** Processes of one that was killed may still be there for a moment: then it does not start. */
  async start(): Promise<void> {
    for (let tries = 0; ; tries++)
      try {
        return await this.#startOnce();
      } catch (error) {
        if (tries >= 100 || !String(error).includes('still in use')) throw error;
        await new Promise((resume) => setTimeout(resume, 100));
      }
  }

  #startOnce(): Promise<void> {
    return new Promise((resolve, reject) => {
      const options = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${this.folder}`, '-c', 'max_connections=60'];
      // In a group of its own, so that all of it can be killed together.
      const one = spawn(join(this.#native, 'bin/postgres'), ['-D', this.#data, ...options], {
        ...as,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      this.#child = one;
      let said = '';
      one.stderr?.on('data', (text) => {
        said += text;
        // One that follows another takes what only reads.
        if (/ready to accept (read-only )?connections/.test(said)) resolve();
        said = said.slice(-2000);
      });
      one.once('error', reject).once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
  }

  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    return new Promise((resolve) => {
      const child = this.#child;
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      if (signal === 'SIGKILL') process.kill(-child.pid, signal);
      else child.kill(signal);
    });
  }
}
