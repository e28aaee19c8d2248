/** A process that has enough to do takes no new matches; many who watch hold up nobody who plays. */
import { expect, test } from 'vitest';
import { AT_ONCE, Gallery } from '../match/gallery.ts';
import { Onlooker } from '../match/onlooker.ts';
import { Strain } from '../match/strain.ts';
import { house, Person, seated } from '../testing/house.ts';

test('with too much to do new matches are refused with a reason; those that are played go on, and so does the next of the same people', async () => {
  let much = false;
  const here = await house({ strained: () => much });
  const { lines, id } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  much = true;
  const late = new Person(here);
  for (const [path, body] of [
    ['/api/match', { game: 'playca', seats: ['me', 'open'] }],
    ['/api/pair', { game: 'playca' }],
  ] as const) {
    const answer = await fetch(`${here.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: here.origin },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toEqual({ error: 'busy' });
  }
  // Who looks on, plays or wants another one is not refused.
  expect((await late.get(`/api/match/${id}`)).status).toBe(200);
  const asked = lines.find(({ view }) => view?.ask)!;
  await asked.pick();
  await lines[0].command({ t: 'concede' });
  await lines[0].command({ t: 'offer', what: 'rematch' });
  await lines[1].command({ t: 'answer', yes: true });
  await lines[1].until(() => lines[1].standing!.next !== null);
  much = false;
  expect((await late.post('/api/match', { game: 'playca', seats: ['me', 'open'] })).status).toBe(201);
  for (const line of lines) line.close();
  expect(here.faults).toEqual([]);
  await here.close();
});

test('turns that come late are too much, with more than a few matches, until they do not any more', async () => {
  const strain = new Strain({ late: 30, heap: 1, few: 2, look: 200 });
  let busy = true;
  const work = () => {
    const end = performance.now() + 90;
    while (performance.now() < end);
    if (busy) setImmediate(work);
  };
  work();
  await expect.poll(() => strain.isTooMuch(2), { timeout: 60_000 }).toBe(true);
  expect(strain.isTooMuch(1)).toBe(false);
  busy = false;
  const calm = new Strain({ late: 1e6, heap: 1, few: 0, look: 200 });
  expect(calm.isTooMuch(1)).toBe(false);
  const full = new Strain({ late: 1e6, heap: 0, few: 0, look: 200 });
  expect(full.isTooMuch(1)).toBe(true);
  for (const one of [strain, calm, full]) one.close();
});

test('of many who watch each hears everything in order, some at a time', async () => {
  const gallery = new Gallery();
  const heard: string[][] = [];
  const watching = Array.from({ length: 3 * AT_ONCE }, (_, i) => {
    heard.push([]);
    const way = { isOpen: () => true, waiting: () => 0, send: (text: string) => heard[i].push(text), close: () => {} };
    return new Onlooker(way, 'spectator', { player: `${i}`, muted: [], whole: false, since: 0 });
  });
  const told = () => heard.filter((list) => list.length > 0).length;
  gallery.tell(watching, { text: 'a' });
  expect(told()).toBe(0);
  await new Promise((resume) => setImmediate(resume));
  expect(told()).toBe(AT_ONCE);
  gallery.tell(watching.slice(0, 1), { text: 'b' });
  gallery.flush();
  gallery.tell(watching.slice(0, 1), { text: 'c' });
  expect(heard.map((list) => list.join(''))).toEqual(watching.map((_, i) => (i === 0 ? 'abc' : 'a')));
});
