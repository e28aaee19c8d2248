/** A new version is rolled out: processes of old and new code on one store, and no match is played by other rules than those that agree. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '@touchline/kit/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../log/open.ts';
import { Person, seated } from '../testing/house.ts';
import { type Postgres, postgres } from '../testing/postgres.ts';

let database: Postgres | null = null;
/** The same game three times: as it is, with other code that does the same, and with another rule. */
const versions = mkdtempSync(join(tmpdir(), 'touchline-versions-'));
beforeAll(async () => {
  database = await postgres();
  symlinkSync(join(root, 'node_modules'), join(versions, 'node_modules'));
  const changed = (name: string, change: (code: string) => string) => {
    const folder = join(versions, name);
    cpSync(join(root, 'docs/tutorials/gameplan'), folder, { recursive: true });
    const file = join(folder, 'index.ts');
    const code = readFileSync(file, 'utf8');
    const made = change(code);
    if (name !== 'old') expect(made).not.toBe(code);
    writeFileSync(file, made);
  };
  changed('old', (code) => code);
  changed('same', (code) => `${code}// Another version that does the same.\n`);
  changed('other', (code) => code.replace('const handSize = (t: T) => 9 - t.s.seats;', 'const handSize = (t: T) => 8 - t.s.seats;'));
});
afterAll(async () => {
  await database?.close();
  rmSync(versions, { recursive: true, force: true });
});

interface Version {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** A process of its own with one version of the game. */
async function started(version: string, data: string, storage: string): Promise<Version> {
  const child = spawn(process.execPath, [join(root, 'server/testing/versionProgram.ts'), join(versions, version), data, storage], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())));
  return { origin: `http://127.0.0.1:${port}`, child };
}

async function ended({ child }: Version, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(how);
  await gone;
}

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  const withStore = (work: (data: string, storage: string) => Promise<void>) => async (context: { skip: (why: string) => void }) => {
    if (kind === 'postgres' && !database) return context.skip('PostgreSQL cannot run here');
    const storage = kind === 'postgres' ? await database!.database() : 'sqlite';
    const data = mkdtempSync(join(tmpdir(), 'touchline-rollout-'));
    try {
      await work(data, storage);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  };

  test(
    'a match stays with the old version while that runs, goes on with a new one that does the same, and with no other',
    withStore(async (data, storage) => {
      const old = await started('old', data, storage);
      const others: Version[] = [];
      try {
        const { id, people, lines } = await seated(old, { game: 'gameplan', seats: ['me', 'open'] });
        for (let i = 0; i < 4; i++) {
          const asked = lines.filter((line) => line.view!.ask);
          await asked[i % asked.length].pick();
          await Promise.all(lines.map((line) => line.settled()));
        }
        const views = lines.map(({ view }) => view);
        const [same, other] = await Promise.all([started('same', data, storage), started('other', data, storage)]);
        others.push(same, other);
        const at = (version: Version, person: Person) => {
          const guest = new Person({ origin: version.origin });
          guest.cookie = person.cookie;
          return guest;
        };
        // Both new ones leave it to the old one, and say so.
        for (const version of others)
          expect(await at(version, people[0]).post('/api/ticket', { match: id })).toEqual({ status: 503, body: { error: 'rolling' } });
        // What they are asked about is not in the way of what they make themselves.
        expect((await at(same, people[0]).post('/api/match', { game: 'gameplan', seats: ['me', 'open'] })).status).toBe(201);
        // One of two old ones ends: the other still has it.
        const twin = await started('old', data, storage);
        others.push(twin);
        expect((await at(twin, people[0]).post('/api/ticket', { match: id })).status).toBe(200);
        await ended(twin, 'SIGTERM');
        expect(await at(same, people[0]).post('/api/ticket', { match: id })).toEqual({ status: 503, body: { error: 'rolling' } });
        await ended(old, 'SIGTERM');
        expect(lines.map(({ closed }) => closed)).toEqual([1012, 1012]);
        // By other rules it would have gone otherwise.
        expect(await at(other, people[0]).post('/api/ticket', { match: id })).toEqual({ status: 410, body: { error: 'rules' } });
        const again = await Promise.all(people.map((person) => at(same, person).look(id)));
        expect(again.map(({ view }) => view)).toEqual(views);
        const asked = again.find((line) => line.view!.ask)!;
        expect((await asked.pick()).t).toBe('ack');
        // An old process that comes back must not play on, though it could.
        const late = await started('old', data, storage);
        others.push(late);
        expect(await at(late, people[0]).post('/api/ticket', { match: id })).toEqual({ status: 503, body: { error: 'rolling' } });
        const store = await openStore(storage, data, () => {});
        const kinds = (await store.tail(id, 0)).map((entry) => entry.kind);
        await store.close();
        expect(kinds.filter((one) => one === 'rules')).toHaveLength(1);
        expect(kinds.at(-1)).toBe('pick');
        for (const line of again) line.close();
      } finally {
        for (const one of [old, ...others]) await ended(one, 'SIGKILL');
      }
    }),
  );
});
