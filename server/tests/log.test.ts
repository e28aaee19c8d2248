/** The log: written once, in order, sealed. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Batches } from '../log/batches.ts';
import { type Entry, firstLink, linked, type Match } from '../log/port.ts';
import { hashOf, Seal, sealingKey } from '../log/sealed.ts';
import { SqliteStore } from '../log/sqlite.ts';

let data = '';
let stores: SqliteStore[] = [];
const opened = (): SqliteStore => {
  const store = new SqliteStore(join(data, 'touchline.db'));
  stores.push(store);
  return store;
};
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'touchline-log-'));
});
afterEach(async () => {
  for (const store of stores) await store.close();
  stores = [];
  rmSync(data, { recursive: true, force: true });
});

const match: Match = { id: 'abc', created: 1, terms: { game: 'x' }, seed: 'sealed', seats: [null], watch: null };
const next = (before: Entry | null, seat: number, n: number, key = 'k'): [Entry, string] => {
  const link = before?.link ?? firstLink(match);
  return [linked({ match: 'abc', seq: (before?.seq ?? 0) + 1, seat, n, kind: 'pick', data: { key }, at: 5 }, link), link];
};

test('an entry is written once, after the one it follows, and not over another', async () => {
  const store = opened();
  await store.create(match);
  const [one, first] = next(null, 0, 0);
  expect(await store.append(one, first)).toBe('won');
  expect(await store.append(one, first)).toBe('lost');
  const [two, second] = next(one, 0, 1);
  const [third] = next(two, 0, 2);
  // Its predecessor is missing.
  expect(await store.append(third, two.link)).toBe('lost');
  expect(await store.append(two, second)).toBe('won');
  // The number of the seat is taken, in another place of the log.
  const [again, before] = next(two, 0, 1);
  expect(await store.append(again, before)).toBe('lost');
  // It was meant to follow another entry than the one that stands there.
  const [other] = next({ ...two, link: 'ff'.repeat(32) }, 0, 2);
  expect(await store.append(other, 'ff'.repeat(32))).toBe('lost');
  expect(await store.tail('abc', 0)).toEqual([one, two]);
  expect(await store.tail('abc', 1)).toEqual([two]);
  expect(await store.command('abc', 0, 1)).toEqual(two);
  expect(await store.command('abc', 0, 7)).toBeNull();
});

test('of two processes that write the same number one wins, and the other hears of it', async () => {
  const [a, b] = [opened(), opened()];
  let woken = 0;
  b.onWake(() => woken++);
  await a.create(match);
  let last: Entry | null = null;
  for (let i = 0; i < 30; i++) {
    const mine = next(last, 0, i, 'a');
    const theirs = next(last, 0, i, 'b');
    const results = await Promise.all(
      i % 2 ? [a.append(...mine), b.append(...theirs)] : [b.append(...theirs), a.append(...mine)].reverse(),
    );
    expect(results.toSorted()).toEqual(['lost', 'won']);
    last = results[0] === 'won' ? mine[0] : theirs[0];
  }
  expect(await b.tail('abc', 0)).toHaveLength(30);
  await expect.poll(() => woken).toBeGreaterThan(0);
});

test('what arrives together is written together, and one that loses takes nobody with it', async () => {
  const sizes: number[] = [];
  const batches = new Batches<number, number>(async (items) => {
    sizes.push(items.length);
    return items.map((n) => n * 2);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => batches.add(n)))).toEqual([2, 4, 6, 8, 10]);
  expect(sizes).toEqual([3, 2]);
  const store = opened();
  await store.create(match);
  await store.create({ ...match, id: 'def' });
  const [one, first] = next(null, 0, 0);
  const other = { ...match, id: 'def' };
  const theirs = linked({ ...one, match: 'def' }, firstLink(other));
  const results = await Promise.all([store.append(one, first), store.append(one, first), store.append(theirs, firstLink(other))]);
  expect(results).toEqual(['won', 'lost', 'won']);
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

test('a ticket is used up, and not for ever', async () => {
  const store = opened();
  const admission = { match: 'abc', player: 'p', seat: null };
  await store.people.admit(hashOf('t'), admission, 100);
  expect(await store.people.admission(hashOf('other'), 50)).toBeNull();
  expect(await store.people.admission(hashOf('t'), 50)).toEqual(admission);
  expect(await store.people.admission(hashOf('t'), 50)).toBeNull();
  await store.people.admit(hashOf('u'), admission, 100);
  expect(await store.people.admission(hashOf('u'), 101)).toBeNull();
});

test('a file of another layout is refused', async () => {
  const store = opened();
  await store.close();
  stores = [];
  const file = join(data, 'touchline.db');
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const db = new DatabaseSync(file);
  db.exec('pragma user_version = 99');
  db.close();
  expect(() => new SqliteStore(file)).toThrow(/another version/);
});
