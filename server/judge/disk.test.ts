/** The power fails, for a few seeds: what was acknowledged is there afterwards, and a store that does not sync is found. */
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { WasmSqlite } from './disk/wasmSqlite.ts';
import { broken, powerFails } from './proofs/disk.ts';

let sqlite: WasmSqlite;
beforeAll(async () => {
  sqlite = await WasmSqlite.load();
});

test('whatever was not synced may be lost, torn or reordered: what was acknowledged is there, and the file is whole', async () => {
  let [acknowledged, lost] = [0, 0];
  for (let i = 0; i < 20; i++) {
    const outcome = await powerFails(sqlite, `test/${i}`);
    expect(outcome.faults, `seed test/${i}`).toEqual([]);
    acknowledged += outcome.acknowledged;
    lost += outcome.lost;
  }
  expect(acknowledged).toBeGreaterThan(200);
  expect(lost).toBeGreaterThan(200);
});

test.each(Object.keys(broken))('a store is found that %s', async (name) => {
  const found: string[] = [];
  for (let i = 0; i < 40 && found.length === 0; i++) found.push(...(await powerFails(sqlite, `broken/${i}`, broken[name])).faults);
  expect(found.join('\n')).toMatch(/lost|damaged|opened|failed/);
});

test('the same SQLite as the one the server uses', () => {
  expect(sqlite.version).toBe(process.versions.sqlite);
});
