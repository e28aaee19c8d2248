/** The lobby: tables, pairing, phrases, people one does not want to meet; and two processes that share one log. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phrases } from '@touchline/host/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../log/open.ts';
import { type House, house, type Line, Person, seated } from '../testing/house.ts';
import { type Postgres, postgres } from '../testing/postgres.ts';

let clock = 1_000_000;
const now = () => clock;
let database: Postgres | null = null;
beforeAll(async () => {
  database = await postgres();
});
afterAll(() => database?.close());

const TWO = { game: 'playca', seats: ['me', 'open'] };
const tablesFor = async (person: Person, query = ''): Promise<string[]> =>
  (await person.get(`/api/tables${query}`)).body.tables.map(({ id }: { id: string }) => id);
const closeAll = (lines: readonly Line[]) => {
  for (const line of lines) line.close();
};

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  const data = mkdtempSync(join(tmpdir(), 'touchline-lobby-'));
  let storage = 'sqlite';
  /** Two processes in one: each has its own connections to the store. */
  let here: House;
  let there: House;
  beforeAll(async () => {
    if (kind === 'postgres') storage = (await database?.database()) ?? 'sqlite';
    here = await house({ data, storage, now, patience: 1000 });
    there = await house({ data, storage, now, patience: 1000 });
  });
  afterAll(async () => {
    expect([...here.faults, ...there.faults]).toEqual([]);
    await here.close();
    await there.close();
    rmSync(data, { recursive: true, force: true });
  });
  beforeEach((context) => {
    if (kind === 'postgres' && !database) context.skip('PostgreSQL cannot run here');
    // Whoever waited before has gone.
    clock += 3_600_000;
  });

  test('a listed table is found, sat down at without a link, and gone when it is full', async () => {
    const [host, guest, late] = [new Person(here), new Person(there), new Person(here)];
    const { id } = (await host.post('/api/match', { ...TWO, listed: true })).body;
    const secret = (await host.post('/api/match', TWO)).body;
    expect(await tablesFor(guest)).toEqual([id]);
    expect(await tablesFor(guest, '?game=fftcg')).toEqual([]);
    expect((await guest.get('/api/tables?game=playca')).body).toMatchObject({
      tables: [{ id, game: 'playca', mine: false, seats: [{ who: 'open' }, { who: 'open' }], terms: { lists: 'seen' } }],
      bots: expect.arrayContaining(['rookie']),
    });
    expect((await host.get('/api/tables')).body.tables[0].mine).toBe(true);
    // The seat of whoever made it is kept, and what is not listed needs its link.
    expect((await guest.sit(id, 0)).status).toBe(403);
    expect((await guest.sit(secret.id, 1)).status).toBe(403);
    expect((await guest.sit(id, 1)).body).toEqual({ seat: 1 });
    expect((await late.sit(id, 1)).body).toEqual({ error: 'taken' });
    expect((await host.sit(id, 0)).body).toEqual({ seat: 0 });
    expect(await tablesFor(late)).toEqual([]);
  });

  test('a table where nobody waits any more is not shown; one that is withdrawn cannot be taken', async () => {
    const host = new Person(here);
    const { id } = (await host.post('/api/match', { ...TWO, listed: true })).body;
    clock += 31_000;
    expect(await tablesFor(new Person(here))).toEqual([]);
    const { id: other } = (await host.post('/api/match', { ...TWO, listed: true })).body;
    expect((await new Person(here).ask('DELETE', `/api/tables/${other}`)).status).toBe(401);
    expect((await host.ask('DELETE', `/api/tables/${other}`)).status).toBe(200);
    expect(await tablesFor(host)).toEqual([]);
    expect((await new Person(here).sit(other, 1)).status).toBe(403);
    expect(id).not.toBe(other);
  });

  test('what everybody may watch is shown as long as it goes on', async () => {
    const { id, lines } = await seated(here, { ...TWO, watch: 'all', delay: 30 });
    const hidden = await seated(here, { ...TWO, watch: 'link' });
    here.running.renew();
    await expect
      .poll(async () => (await new Person(there).get('/api/tables')).body.watch)
      .toEqual([
        { id, game: 'playca', terms: { clock: { kind: 'none' }, delay: 30 }, seats: [expect.anything(), expect.anything()], watching: 0 },
      ]);
    await lines[0].command({ t: 'concede' });
    await lines[1].until(() => lines[1].standing!.over !== null);
    await expect.poll(async () => (await new Person(here).get('/api/tables')).body.watch).toEqual([]);
    closeAll([...lines, ...hidden.lines]);
  });

  test('two who want the same are paired, however they come', async () => {
    const [one, two, three] = [new Person(here), new Person(there), new Person(here)];
    const first = (await one.post('/api/pair', { game: 'playca' })).body;
    expect(first).toMatchObject({ seat: 0, waiting: true });
    // Asking again is harmless.
    expect((await one.post('/api/pair', { game: 'playca' })).body).toMatchObject({ id: first.id, waiting: true });
    expect((await three.post('/api/pair', { game: 'playca', clock: { kind: 'decision', each: 60_000 } })).body.id).not.toBe(first.id);
    const second = (await two.post('/api/pair', { game: 'playca' })).body;
    expect(second).toMatchObject({ id: first.id, seat: 1, waiting: false });
    expect((await two.sit(first.id, 1)).status).toBe(200);
    // Many at the same moment: everybody but an odd one finds somebody, and nobody two.
    clock += 3_600_000;
    const many = Array.from({ length: 9 }, (_, i) => new Person(i % 2 ? here : there));
    const answers = await Promise.all(many.map(async (person) => (await person.post('/api/pair', { game: 'inazuma' })).body));
    const met = new Map<string, number>();
    for (const { id } of answers) met.set(id, (met.get(id) ?? 0) + 1);
    expect([...met.values()].sort()).toEqual([1, 2, 2, 2, 2]);
    expect(answers.filter(({ waiting }) => waiting)).toHaveLength(5);
    // Who does not sit down in time makes room for somebody else.
    clock += 16_000;
    const again = (await new Person(here).post('/api/pair', { game: 'inazuma' })).body;
    expect(again).toMatchObject({ waiting: false, seat: 1 });
  });

  test('what is said is shown to all but those who do not want to hear it, and not too often', async () => {
    const { id, lines, people, watch } = await seated(here, TWO);
    const looker = await new Person(here).look(id, watch);
    const saidTo = (line: Line) => line.frames.filter((frame) => frame.startsWith('{"t":"said"')).map((frame) => JSON.parse(frame).phrase);
    expect(phrases).toHaveLength(12);
    expect(await lines[0].command({ t: 'say', phrase: 'hello' })).toMatchObject({ t: 'ack' });
    await Promise.all([lines[1], looker].map((line) => line.until(() => saidTo(line).length === 1)));
    expect(saidTo(lines[1])).toEqual(['hello']);
    lines[1].send({ t: 'mute', seat: 0, on: true });
    await lines[1].until(() => lines[1].frames.at(-1) === '{"t":"muted","seats":[0]}');
    for (const phrase of ['nice', 'oops'] as const) expect(await lines[0].command({ t: 'say', phrase })).toMatchObject({ t: 'ack' });
    expect(await lines[0].command({ t: 'say', phrase: 'bye' })).toMatchObject({ t: 'no', why: 'tooOften' });
    clock += 10_001;
    expect(await lines[0].command({ t: 'say', phrase: 'bye' })).toMatchObject({ t: 'ack' });
    await looker.until(() => saidTo(looker).length === 4);
    await lines[1].settled();
    expect(saidTo(lines[1])).toEqual(['hello']);
    // It holds in another tab too, and in the next match; and can be taken back.
    const again = await people[1].look(id);
    await again.until(() => again.frames.some((frame) => frame === '{"t":"muted","seats":[0]}'));
    again.send({ t: 'mute', seat: 0, on: false });
    await again.until(() => again.frames.at(-1) === '{"t":"muted","seats":[]}');
    // Whoever watches says nothing; and what is said changes nothing in the match.
    expect(await looker.command({ t: 'say', phrase: 'hello' }, 1)).toMatchObject({ why: 'watching' });
    const asked = [lines[0], again].find(({ view }) => view?.ask)!;
    expect(await asked.pick()).toMatchObject({ t: 'ack' });
    closeAll([...lines, looker, again]);
  });

  test('who is blocked is not met again, and can be unblocked', async () => {
    const { id, lines, people } = await seated(here, TWO);
    closeAll(lines);
    expect((await people[0].post('/api/blocked', { match: id, seat: 0 })).body).toEqual({ error: 'seats' });
    expect((await new Person(here).post('/api/blocked', { match: id, seat: 0 })).status).toBe(401);
    const { id: handle } = (await people[0].post('/api/blocked', { match: id, seat: 1 })).body;
    const { blocked } = (await people[0].get('/api/blocked')).body;
    expect(blocked).toEqual([{ id: handle, name: expect.any(String), how: 'block' }]);
    const table = (await people[0].post('/api/match', { ...TWO, listed: true })).body.id;
    expect(await tablesFor(people[1])).toEqual([]);
    expect((await people[1].sit(table, 1)).status).toBe(403);
    // Neither way round, and both can still play others.
    const mine = (await people[0].post('/api/pair', { game: 'playca' })).body;
    const theirs = (await people[1].post('/api/pair', { game: 'playca' })).body;
    expect(theirs).toMatchObject({ waiting: true });
    expect(theirs.id).not.toBe(mine.id);
    const third = (await new Person(there).post('/api/pair', { game: 'playca' })).body;
    expect([mine.id, theirs.id]).toContain(third.id);
    expect((await people[0].ask('DELETE', `/api/blocked/${handle}`)).status).toBe(200);
    expect(await tablesFor(people[1])).toContain(table);
  });

  test('a report names the match as it stood; a ban holds until it ends', async () => {
    const { id, lines, people } = await seated(here, TWO);
    closeAll(lines);
    expect((await people[0].post(`/api/match/${id}/report`, { seat: 1, reason: 'rude' })).status).toBe(400);
    expect((await new Person(here).post(`/api/match/${id}/report`, { seat: 1, reason: 'other' })).status).toBe(401);
    expect((await people[0].post(`/api/match/${id}/report`, { seat: 1, reason: 'stalling' })).status).toBe(201);
    const store = await openStore(storage, data, () => {});
    const [report] = await store.admin.reports(true);
    expect(report).toMatchObject({ match: id, reason: 'stalling', seq: 4, closed: null });
    expect((await store.tail(id, 0)).slice(0, report.seq).map(({ kind }) => kind)).toEqual(['sit', 'sit', 'reveal', 'reveal']);
    await store.people.ban(report.about, clock + 1000);
    expect((await people[1].get('/api/me')).body).toEqual({ error: 'banned' });
    expect((await people[1].post('/api/ticket', { match: id })).body).toEqual({ error: 'banned' });
    expect((await people[0].get('/api/me')).status).toBe(200);
    clock += 1001;
    expect((await people[1].get('/api/me')).status).toBe(200);
    expect(await store.admin.closeReport(report.id, clock)).toBe(true);
    expect(await store.admin.reports(true)).toEqual([]);
    await store.close();
  });

  test('two processes: who is there is known at both, and the newest tab stays', async () => {
    const { id, lines, people } = await seated(here, TWO);
    const elsewhere = new Person(there);
    elsewhere.cookie = people[1].cookie;
    const here0 = lines[0];
    const stateOf = (line: Line) => line.frames.findLast((frame) => frame.startsWith('{"t":"here"'));
    clock += 5;
    const moved = await elsewhere.look(id);
    await lines[1].until(() => lines[1].closed !== null);
    expect(lines[1].closed).toBe(4409);
    await here0.until(() => stateOf(here0) === '{"t":"here","seats":["on","on"],"watching":0}');
    await moved.until(() => stateOf(moved) === '{"t":"here","seats":["on","on"],"watching":0}');
    // What one does there is seen here.
    const [asked, other] = here0.view!.ask ? [here0, moved] : [moved, here0];
    await asked.pick();
    await other.until(() => other.seq === asked.seq);
    moved.close();
    await here0.until(() => stateOf(here0) === '{"t":"here","seats":["on","off"],"watching":0}');
    here0.close();
  });
});
