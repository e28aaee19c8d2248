/** What the log is made of: batches, sealing, the layout of a file. `stores.test.ts` tries the stores themselves. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Batches } from '../log/batches.ts';
import { Seal, sealingKey } from '../log/sealed.ts';
import { SqliteStore } from '../log/sqlite.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'touchline-log-'));
});
afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

test('what arrives together is written together', async () => {
  const sizes: number[] = [];
  const batches = new Batches<number, number>(async (items) => {
    sizes.push(items.length);
    return items.map((n) => n * 2);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => batches.add(n)))).toEqual([2, 4, 6, 8, 10]);
  expect(sizes).toEqual([3, 2]);
});

test('a batch that cannot be written is known to nobody', async () => {
  const batches = new Batches<number, number>(async () => {
    throw new Error('disk full');
  });
  await expect(Promise.all([batches.add(1), batches.add(2)])).rejects.toThrow('disk full');
});

test('sealed: only with the key, only for what it was sealed for, and not if a bit was changed', () => {
  const seal = new Seal(sealingKey(data, undefined));
  const sealed = seal.seal('forty cards', 'abc/deck/0');
  expect(sealed).not.toContain('forty');
  expect(seal.open(sealed, 'abc/deck/0')).toBe('forty cards');
  expect(() => seal.open(sealed, 'abc/deck/1')).toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  for (const at of [0, 14, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] ^= 1;
    expect(() => seal.open(changed.toString('base64'), 'abc/deck/0')).toThrow();
  }
  expect(new Seal(sealingKey(data, undefined)).open(sealed, 'abc/deck/0')).toBe('forty cards');
  expect(() => new Seal(sealingKey(data, '00'.repeat(32))).open(sealed, 'abc/deck/0')).toThrow();
  expect(() => sealingKey(data, 'short')).toThrow(/64 hexadecimal/);
  expect(statSync(join(data, 'key')).mode & 0o077).toBe(0);
});

test('a file of another layout is refused', async () => {
  const store = new SqliteStore(join(data, 'touchline.db'));
  await store.close();
  const file = join(data, 'touchline.db');
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const db = new DatabaseSync(file);
  db.exec('pragma user_version = 99');
  db.close();
  expect(() => new SqliteStore(file)).toThrow(/another version/);
});
