/** Snapshots: a match that is woken by one is the match its log tells, in every game; one that does not fit is never trusted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Viewer } from '@touchline/engine';
import { findGame, gameIds } from '@touchline/kit/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../log/open.ts';
import type { Snapshot } from '../log/port.ts';
import { Replica } from '../match/replica.ts';
import { openedSnapshot, snapshotOf } from '../match/slept.ts';
import { type House, house, type Line, Person, seated } from '../testing/house.ts';
import { LoggedMatch } from '../testing/logged.ts';
import { type Postgres, postgres } from '../testing/postgres.ts';

/** All anybody can learn of a match, and all it goes on from. */
function told(replica: Replica) {
  const { timeline, seats, told: count, recent, clocks } = replica;
  const viewers: Viewer[] = [...seats.keys(), 'spectator'];
  return {
    views: viewers.map((viewer) => timeline!.view(viewer)),
    undo: [...seats.keys()].map((seat) => timeline!.whyNoUndo(seat)),
    decisions: [...seats.keys()].map((seat) => timeline!.decisionsOf(seat)),
    steps: viewers.map((viewer) => replica.outOfSight.number(viewer, timeline!.steps)),
    standing: replica.standing(),
    // Of what was remembered at most so much is promised.
    ...{ hash: timeline!.hash(), seats, count, recent: recent.slice(-64), left: clocks.left },
  };
}

function woken({ match, pack, seal, entries }: LoggedMatch, snapshot: Snapshot): Replica {
  const replica = new Replica(match, pack.game, seal);
  const entry = entries[snapshot.seq - 1];
  replica.wake(openedSnapshot(snapshot, entry, seal)!, entry);
  return replica;
}

test.each(gameIds)('%s: whoever is woken by a snapshot knows and may do the same, now and later', async (id) => {
  const { pack } = await findGame(id);
  const logged = new LoggedMatch(pack, `${id}/waking`);
  const { replica, seal } = logged;
  // Some that were woken at other times go on beside it.
  const others: Replica[] = [];
  for (let steps = 0; steps < 150; steps++) {
    const entry = logged.step();
    for (const other of others) if (entry) other.apply(entry);
    if (entry && steps % 7 !== 3) continue;
    const again = woken(logged, snapshotOf(replica, seal)!);
    const now = told(replica);
    for (const other of [again, ...others]) expect(told(other)).toEqual(now);
    others.splice(0, others.length > 2 ? 1 : 0);
    others.push(again);
    if (!entry) break;
  }
  expect(others.at(-1)!.timeline!.record()).toEqual(replica.timeline!.record());
  const step = Math.floor(replica.timeline!.steps / 2);
  expect(others.at(-1)!.timeline!.view(0, step)).toEqual(replica.timeline!.view(0, step));
});

test('a snapshot opens for its own entry and key only', async () => {
  const logged = new LoggedMatch((await findGame('playca')).pack, 'sealed');
  for (let i = 0; i < 5; i++) logged.step();
  const snapshot = snapshotOf(logged.replica, logged.seal)!;
  const entry = logged.entries.at(-1)!;
  expect(openedSnapshot(snapshot, entry, logged.seal)).not.toBeNull();
  for (const card of Object.values(logged.replica.seats[0].sitting!.deck.list).flat()) expect(snapshot.sealed).not.toContain(card);
  expect(openedSnapshot(snapshot, logged.entries[3], logged.seal)).toBeNull();
  expect(openedSnapshot(snapshot, { ...entry, link: '0'.repeat(64) }, logged.seal)).toBeNull();
  expect(openedSnapshot({ ...snapshot, seq: snapshot.seq - 1 }, entry, logged.seal)).toBeNull();
  expect(openedSnapshot({ ...snapshot, sealed: snapshot.sealed.replace(/^..../, 'AAAA') }, entry, logged.seal)).toBeNull();
  expect(openedSnapshot(snapshot, undefined, logged.seal)).toBeNull();
});

let database: Postgres | null = null;
beforeAll(async () => {
  database = await postgres();
});
afterAll(() => database?.close());

/** Both look again at a match that was put away; who comes while it is being put away once more is sent off, and comes again. */
const lookAgain = (people: readonly Person[], id: string): Promise<Line[]> =>
  Promise.all(
    people.map(async (person) => {
      for (;;) {
        const line = await person.look(id);
        await line.until(() => line.view !== null || line.closed !== null);
        if (line.view) return line;
      }
    }),
  );

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  /** A server whose matches are put away at once, and what it keeps. */
  async function with2(work: (here: House, where: { data: string; storage: string }) => Promise<void>, skip: (why: string) => void) {
    if (kind === 'postgres' && !database) return skip('PostgreSQL cannot run here');
    const storage = kind === 'postgres' ? await database!.database() : 'sqlite';
    const data = mkdtempSync(join(tmpdir(), 'touchline-waking-'));
    const here = await house({ idle: 60, data, storage });
    try {
      await work(here, { data, storage });
      expect(here.faults).toEqual([]);
    } finally {
      await here.close();
      rmSync(data, { recursive: true, force: true });
    }
  }

  test('who left comes back to the same match; a damaged snapshot, or one of another log, is made anew', async ({ skip }) => {
    await with2(async (here, { data, storage }) => {
      const { id, people, lines } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
      const store = await openStore(storage, data, () => {});
      const asked = () => lines.find((line) => line.view!.ask)!;
      try {
        let kept = 0;
        for (const damage of ['none', 'text', 'seq', 'none'] as const) {
          for (let i = 0; i < 3; i++) {
            await expect.poll(() => lines.some((line) => line.view!.ask)).toBe(true);
            await asked().pick();
          }
          // The last pick has reached both.
          await expect.poll(() => lines.some((line) => line.view!.ask)).toBe(true);
          await Promise.all(lines.map((line) => line.settled()));
          const views = lines.map(({ view }) => view);
          for (const line of lines) line.close();
          // It is put away, and a snapshot is kept.
          await expect.poll(async () => (await store.snapshots.of(id))?.seq ?? 0).toBeGreaterThan(kept);
          const snapshot = (await store.snapshots.of(id))!;
          if (damage !== 'none') {
            await store.snapshots.discard(snapshot);
            const wrong = { ...snapshot, ...(damage === 'text' ? { sealed: `x${snapshot.sealed}` } : { seq: 1e6 }) };
            await store.snapshots.keep(wrong);
          }
          lines.splice(0, 2, ...(await lookAgain(people, id)));
          await expect.poll(() => lines.map(({ view }) => view)).toEqual(views);
          kept = snapshot.seq;
          if (damage === 'seq') expect((await store.snapshots.of(id))?.seq).not.toBe(1e6);
        }
      } finally {
        await store.close();
      }
    }, skip);
  });
});

test('at most so many matches that nobody looks at stay in memory', async () => {
  const here = await house({ mostIdle: 2, idle: 1e9 });
  try {
    const person = new Person(here);
    const held = async () => Number(/^touchline_matches (\d+)$/m.exec(await (await fetch(`${here.origin}/metrics`)).text())![1]);
    for (let i = 0; i < 6; i++) {
      const { body } = await person.post('/api/match', { game: 'playca', seats: ['me', 'open'] });
      await person.get(`/api/match/${body.id}`);
    }
    // Whoever has opened a match has a moment to look at it.
    expect(await held()).toBe(6);
    here.running.rest(0);
    expect(await held()).toBe(2);
  } finally {
    await here.close();
  }
});

test('of a snapshot nothing can be read in the file', async () => {
  const here = await house({ idle: 60 });
  try {
    const { id, lines } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
    for (const line of lines) line.close();
    const db = new DatabaseSync(join(here.data, 'touchline.db'));
    const texts = () => db.prepare('select sealed from snapshot where match = ?').all(id);
    await expect.poll(() => texts().length).toBe(1);
    // As names of fields: four letters alone may well stand in a sealed text.
    expect(JSON.stringify(texts())).not.toMatch(/timeline|"(seed|hand|list)/);
    db.close();
  } finally {
    await here.close();
  }
});
