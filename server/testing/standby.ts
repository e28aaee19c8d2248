/**
 * Two machines with a PostgreSQL, as docs/hosting.md has them: a commit waits until both have it. When the first is lost, with its disk, the
 * other takes its place, and a new one is set up beside it. An address that always leads to the one that is written to stands for whatever
 * a host uses for that.
 */
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { addressIn, askIn, Cluster, newFolder } from './cluster.ts';
import { dropIn, type Postgres } from './postgres.ts';

/** Seconds to wait for a machine that was just started. */
const PATIENCE = 60;

/** `installed`: the folder of an installation; what comes from npm lacks the program that sets up a standby. */
export async function withStandby(installed: string): Promise<Postgres> {
  const home = newFolder();
  const current = join(home, 'current');
  const forget = (folder: string) => rmSync(folder, { recursive: true, force: true });
  let databases = 0;
  let first = new Cluster(installed, newFolder());
  refuse(first.create());
  await first.start();
  let second = await beside(first);
  pointTo(first);

  function pointTo({ folder }: Cluster): void {
    symlinkSync(folder, `${current}.new`);
    renameSync(`${current}.new`, current);
  }

  /** A machine that follows; once this is done nothing is committed that it has not. */
  async function beside(one: Cluster): Promise<Cluster> {
    const other = new Cluster(installed, newFolder());
    refuse(other.follow(one));
    await other.start();
    await askIn(one.folder, "alter system set synchronous_standby_names = 'ANY 1 (*)'");
    await askIn(one.folder, 'select pg_reload_conf()');
    await until(one, "select pid from pg_stat_replication where state = 'streaming' and sync_state = 'quorum'");
    return other;
  }

  return {
    async database() {
      const name = `touchline${databases++}`;
      await askIn(first.folder, `create database ${name}`);
      return addressIn(current, name);
    },
    drop: (which) => dropIn(first.folder, which),
    async kill() {
      await first.end('SIGKILL');
      forget(first.folder);
    },
    async start() {
      await askIn(second.folder, 'select pg_promote()');
      first = second;
      pointTo(first);
      // Until there is another one, whoever commits waits.
      second = await beside(first);
    },
    async close() {
      await second.end('SIGINT');
      await first.end('SIGINT');
      for (const folder of [first.folder, second.folder, home]) forget(folder);
    },
  };
}

function refuse(trouble: string | null): void {
  if (trouble) throw new Error(`PostgreSQL with a standby cannot be set up: ${trouble}`);
}

async function until(one: Cluster, sql: string): Promise<void> {
  for (let tries = 0; (await askIn(one.folder, sql)).length === 0; tries++) {
    if (tries > PATIENCE * 10) throw new Error(`The standby does not follow after ${PATIENCE} seconds.`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
}
