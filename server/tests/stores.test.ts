/** What every store must do: the log is written once, in order, by whoever is first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../log/open.ts';
import { type Entry, firstLink, linked, type Match, type Store } from '../log/port.ts';
import { hashOf } from '../log/sealed.ts';
import { type Postgres, postgres } from '../testing/postgres.ts';

let database: Postgres | null = null;
beforeAll(async () => {
  database = await postgres();
});
afterAll(() => database?.close());

const match: Match = { id: 'abc', created: 1, terms: { game: 'x' }, seed: 'sealed', seats: [null], watch: null };
const next = (before: Entry | null, seat: number, n: number, key = 'k'): [Entry, string] => {
  const link = before?.link ?? firstLink(match);
  return [linked({ match: 'abc', seq: (before?.seq ?? 0) + 1, seat, n, kind: 'pick', data: { key }, at: 5 }, link), link];
};

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  /** As many processes as wanted, with one empty store. */
  const withStores = (count: number, work: (...stores: Store[]) => Promise<void>) => async (context: { skip: (why: string) => void }) => {
    if (kind === 'postgres' && !database) return context.skip('PostgreSQL cannot run here');
    const data = mkdtempSync(join(tmpdir(), 'touchline-stores-'));
    const where = kind === 'postgres' ? await database!.database() : 'sqlite';
    const stores = await Promise.all(Array.from({ length: count }, () => openStore(where, data, (error) => expect(error).toBeUndefined())));
    try {
      await work(...stores);
    } finally {
      for (const store of stores) await store.close();
      rmSync(data, { recursive: true, force: true });
    }
  };

  test(
    'an entry is written once, after the one it follows, and not over another',
    withStores(1, async (store) => {
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
    }),
  );

  test(
    'of two processes that write the same number one wins, and the other hears of it',
    withStores(2, async (a, b) => {
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
    }),
  );

  test(
    'one that loses takes nobody with it',
    withStores(1, async (store) => {
      await store.create(match);
      await store.create({ ...match, id: 'def' });
      const [one, first] = next(null, 0, 0);
      const other = { ...match, id: 'def' };
      const theirs = linked({ ...one, match: 'def' }, firstLink(other));
      const results = await Promise.all([store.append(one, first), store.append(one, first), store.append(theirs, firstLink(other))]);
      expect(results).toEqual(['won', 'lost', 'won']);
    }),
  );

  test(
    'a ticket is used up, and not for ever',
    withStores(1, async (store) => {
      const admission = { match: 'abc', player: 'p', seat: null };
      await store.people.admit(hashOf('t'), admission, 100);
      expect(await store.people.admission(hashOf('other'), 50)).toBeNull();
      expect(await store.people.admission(hashOf('t'), 50)).toEqual({ ...admission, until: 100 });
      expect(await store.people.admission(hashOf('t'), 50)).toBeNull();
      await store.people.admit(hashOf('u'), admission, 100);
      expect(await store.people.admission(hashOf('u'), 101)).toBeNull();
    }),
  );

  test(
    'words reach other processes, and not oneself',
    withStores(2, async (a, b) => {
      const heard: string[] = [];
      a.onWord((match, word) => heard.push(`a ${match} ${word}`));
      b.onWord((match, word) => heard.push(`b ${match} ${word}`));
      // Whoever has just begun to listen may miss the first ones.
      await expect
        .poll(() => {
          a.tell('abc', '{"with": "spaces"}');
          return heard;
        })
        .toContain('b abc {"with": "spaces"}');
      expect(heard.filter((word) => word.startsWith('a'))).toEqual([]);
    }),
  );

  test(
    'a match and all that belongs to it can be deleted; a person forgotten and banned',
    withStores(1, async (store) => {
      await store.create(match);
      await store.append(...next(null, 0, 0));
      await store.lobby.list({ match: 'abc', game: 'x', host: 'p', pair: null }, 5);
      expect(await store.admin.deleteMatch('abc')).toBe(true);
      expect(await store.admin.deleteMatch('abc')).toBe(false);
      expect(await store.match('abc')).toBeNull();
      expect(await store.tail('abc', 0)).toEqual([]);
      expect(await store.lobby.tables(null, 0, null, 9)).toEqual([]);
      await store.people.welcome({ id: 'p', name: 'Nora 12' }, hashOf('s'), 7);
      await store.people.welcome({ id: 'q', name: 'Milo 34' }, hashOf('t'), 7);
      expect(await store.people.session(hashOf('s'))).toEqual({ player: { id: 'p', name: 'Nora 12' }, bannedUntil: 0 });
      await store.people.shun('p', 'q', 'mute');
      await store.people.shun('p', 'q', 'block');
      expect(await store.people.shunned('p')).toEqual([{ player: { id: 'q', name: 'Milo 34' }, how: 'block' }]);
      expect(await store.people.ban('p', 99)).toBe(true);
      expect(await store.people.ban('nobody', 99)).toBe(false);
      expect(await store.people.player('p')).toEqual({ id: 'p', name: 'Nora 12', created: 7, bannedUntil: 99 });
      await store.people.forget('p');
      expect(await store.people.session(hashOf('s'))).toBeNull();
      expect(await store.people.shunned('p')).toEqual([]);
    }),
  );

  test(
    'matches somebody sits at, newest first',
    withStores(1, async (store) => {
      for (const [i, id] of ['m1', 'm2', 'm3'].entries()) {
        const one = { ...match, id };
        await store.create(one);
        const data = { player: id === 'm2' ? 'other' : 'me', name: 'x' };
        await store.append(linked({ match: id, seq: 1, seat: 0, n: 0, kind: 'sit', data, at: i }, firstLink(one)), firstLink(one));
      }
      expect(await store.people.matchesOf('me', 5)).toEqual(['m3', 'm1']);
      expect(await store.people.matchesOf('me', 1)).toEqual(['m3']);
    }),
  );
});
