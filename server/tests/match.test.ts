/** A match over real sockets: sitting down, playing, coming back, two tabs, offers, clocks, bots. */
import { join } from 'node:path';
import { canonical, type Json } from '@touchline/engine';
import { unfair } from '@touchline/host/fair';
import { root } from '@touchline/kit/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, house, type Line, nonceOf, Person, seated } from '../testing/house.ts';

let here: House;
beforeAll(async () => {
  here = await house({ games: [join(root, 'docs/tutorials/gameplan')], patience: 0 });
});
afterAll(async () => {
  expect(here.faults).toEqual([]);
  await here.close();
});

const TWO = { game: 'playca', seats: ['me', 'open'] };
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const askedOf = (lines: readonly Line[]): Line => lines.find(({ view }) => view?.ask)!;

/** Everybody answers with the first option until it is over. */
async function playOut(lines: readonly Line[], most = 2000): Promise<void> {
  for (let i = 0; i < most && !lines[0].standing!.over; i++) {
    const line = askedOf(lines);
    if (!line) {
      await Promise.race(lines.map((one) => one.until(() => one.view?.ask != null || one.standing!.over !== null)));
      continue;
    }
    const { options } = line.view!.ask!;
    await line.pick(options[i % options.length].key);
    await Promise.all(lines.map((one) => one.until(() => one.seq === line.seq)));
  }
}

test('two people play to the end; news add up to the whole view; the record is fair', async () => {
  const { id, lines, people, watch } = await seated(here, TWO);
  const looker = await new Person(here).look(id, watch);
  await playOut(lines);
  expect(lines[0].standing!.over).not.toBeNull();
  await looker.until(() => looker.standing!.over !== null);
  // Whoever comes anew is shown the same as those who were told bit by bit.
  for (const [seat, line] of lines.entries()) {
    const again = await people[seat].look(id);
    expect(canonical(plain(again.view))).toBe(canonical(plain(line.view)));
    expect(canonical(plain(again.log))).toBe(canonical(plain(line.log)));
    await line.until(() => line.closed !== null);
    expect(line.closed).toBe(4409);
    lines[seat] = again;
  }
  // Nobody sees the other's list before both agree.
  const closed = await people[0].get(`/api/match/${id}/record`);
  expect(closed.body.saved).toBeNull();
  expect(closed.body.opened.decks.map(({ salt }: { salt: string }) => salt)).toEqual(['', '']);
  expect(await lines[0].command({ t: 'offer', what: 'record' })).toMatchObject({ t: 'ack' });
  await lines[1].until(() => lines[1].standing!.offer !== null);
  expect(await lines[1].command({ t: 'answer', yes: true })).toMatchObject({ t: 'ack' });
  const { opened, saved } = (await people[1].get(`/api/match/${id}/record`)).body;
  expect(unfair(opened, saved.record)).toEqual([]);
  expect(unfair({ ...opened, seed: 'ab'.repeat(32) }, saved.record).map(({ what }) => what)).toEqual(['seed', 'key']);
  expect((await new Person(here).get(`/api/match/${id}/record`)).status).toBe(401);
  looker.close();
});

test('the same number again gets the same answer again, and nothing is done twice', async () => {
  const { lines } = await seated(here, TWO);
  const line = askedOf(lines);
  const n = line.n;
  const key = line.view!.ask!.options[0].key;
  const first = await line.pick(key);
  const { seq } = line;
  expect(await line.command({ t: 'pick', key: 'something else' }, n)).toEqual({ ...first, again: true, key });
  expect(line.seq).toBe(seq);
  expect(await line.command({ t: 'pick', key }, line.n + 1)).toEqual({ t: 'no', n: line.n + 1, why: 'ahead' });
  expect(await line.command({ t: 'pick', key: 'no such answer' })).toEqual({
    t: 'no',
    n: line.n,
    why: line.view!.ask ? 'notOffered' : 'notAsked',
  });
  const other = lines.find((one) => !one.view?.ask);
  if (other) expect(await other.command({ t: 'pick', key: 'x' })).toMatchObject({ why: 'notAsked' });
  for (const one of lines) one.close();
});

test('who comes back says how far they were, and is told only the rest', async () => {
  const { id, lines, people } = await seated(here, TWO);
  const seat = lines.indexOf(askedOf(lines));
  const away = lines[1 - seat];
  const had = away.seq;
  const before = away.log;
  away.close();
  await lines[seat].pick();
  const { body } = await people[1 - seat].post('/api/ticket', { match: id });
  const back = await people[1 - seat].dial(body.ticket, had);
  const full = JSON.parse(back.frames[1]);
  expect(full).toMatchObject({ t: 'full', anew: false, seq: had + 1 });
  const whole = await people[1 - seat].look(id);
  expect(plain([...before, ...full.entries])).toEqual(plain(whole.log));
  for (const line of [...lines, whole]) line.close();
});

test('two who pick at the same moment are both right', async () => {
  const { lines } = await seated(here, { game: 'gameplan', seats: ['me', 'open', 'open', 'open'] });
  for (let i = 0; i < 40 && lines.filter(({ view }) => view?.ask).length < 2; i++) {
    const line = askedOf(lines);
    await line.pick();
    await Promise.all(lines.map((one) => one.until(() => one.seq === line.seq)));
  }
  const asked = lines.filter(({ view }) => view?.ask);
  expect(asked.length).toBeGreaterThan(1);
  const answers = await Promise.all(asked.map((line) => line.pick()));
  expect(answers.map(({ t }) => t)).toEqual(asked.map(() => 'ack'));
  for (const line of lines) line.close();
});

test('taking back: freely where nobody learned anything, else if the others agree', async () => {
  const { lines } = await seated(here, TWO);
  const seen: string[] = [];
  for (let i = 0; i < 60; i++) {
    const line = askedOf(lines);
    const other = lines[1 - lines.indexOf(line)];
    const before = canonical(plain(line.view));
    await line.pick();
    await other.until(() => other.seq === line.seq);
    const answer = await line.command({ t: 'undo' });
    seen.push(answer.t === 'ack' ? 'taken' : answer.why);
    if (answer.t === 'ack') {
      await other.until(() => other.seq === line.seq);
      expect(canonical(plain(line.view))).toBe(before);
    } else if (answer.why === 'over') break;
    if (seen.includes('taken') && seen.some((word) => word !== 'taken')) break;
    if (answer.t === 'ack') {
      await line.pick();
      await other.until(() => other.seq === line.seq);
    }
  }
  expect(seen).toContain('taken');
  expect(seen.some((word) => ['revealed', 'chance', 'other'].includes(word))).toBe(true);
  // What cannot be taken back freely is asked for.
  const [asker, other] = lines[0].n > 1 ? lines : [lines[1], lines[0]];
  expect(await asker.command({ t: 'offer', what: 'takeBack' })).toMatchObject({ t: 'ack' });
  await other.until(() => other.standing!.offer?.what === 'takeBack');
  expect(await asker.command({ t: 'answer', yes: true })).toMatchObject({ why: 'noOffer' });
  expect(await other.command({ t: 'answer', yes: true })).toMatchObject({ t: 'ack' });
  await asker.until(() => asker.standing!.offer === null && asker.view!.ask !== null);
  for (const line of lines) line.close();
});

test('concede, and another match with sides changed', async () => {
  const { lines, people } = await seated(here, TWO);
  expect(await lines[1].command({ t: 'offer', what: 'rematch' })).toMatchObject({ why: 'notOver' });
  await lines[1].command({ t: 'concede' });
  await lines[0].until(() => lines[0].standing!.over !== null);
  expect(lines[0].standing!.over).toMatchObject({ by: 'concession', result: { winners: [0] } });
  expect(await lines[0].command({ t: 'pick', key: 'x' })).toMatchObject({ why: 'over' });
  await lines[0].command({ t: 'offer', what: 'rematch' });
  await lines[1].until(() => lines[1].standing!.offer !== null);
  await lines[1].command({ t: 'answer', yes: true });
  const { next } = lines[1].standing!;
  expect(next).toMatch(/^\w{12}$/);
  await lines[0].until(() => lines[0].standing!.next === next);
  // Seats are kept for those who played: nobody else can sit down, and nobody at the old seat.
  expect((await new Person(here).sit(next!, 0)).status).toBe(403);
  expect((await people[0].sit(next!, 0)).status).toBe(403);
  expect((await people[0].sit(next!, 1)).body).toEqual({ seat: 1 });
  expect((await people[1].sit(next!, 0)).body).toEqual({ seat: 0 });
  for (const line of lines) line.close();
});

test('a clock runs out, also while nobody looks', async () => {
  const { lines, id, people } = await seated(here, { ...TWO, clock: { kind: 'decision', each: 1000 } });
  const asked = lines.flatMap(({ view }, seat) => (view?.ask ? [seat] : []));
  expect(lines[0].standing!.clock).toMatchObject({ runs: asked, left: [1000, 1000] });
  for (const line of lines) line.close();
  await new Promise((resume) => setTimeout(resume, 1100));
  const back = await people[1].look(id);
  await back.until(() => back.standing!.over !== null);
  expect(back.standing!.over).toMatchObject({ by: 'flag', result: { winners: [1 - asked[0]] } });
  back.close();
});

test('who stays away can be played on without, but only then', async () => {
  const { lines } = await seated(here, TWO);
  const seat = lines.indexOf(askedOf(lines));
  const waits = lines[1 - seat];
  expect(await waits.command({ t: 'claim' })).toMatchObject({ why: 'here' });
  lines[seat].close();
  await waits.until(() => waits.frames.at(-1)!.includes('"off"'));
  expect(await waits.command({ t: 'claim' })).toMatchObject({ t: 'ack' });
  expect(waits.standing!.over).toMatchObject({ by: 'claim', result: { winners: [1 - seat] } });
  waits.close();
});

test('a bot sits down and plays; whatever is proposed, it agrees', async () => {
  const { lines } = await seated(here, { game: 'playca', seats: ['me', { bot: 'rookie:bold' }] });
  const [line] = lines;
  await playOut([line]);
  expect(line.standing!.over).not.toBeNull();
  expect(line.standing!.seats[1]).toMatchObject({ who: 'bot', name: 'rookie:bold' });
  await line.command({ t: 'offer', what: 'rematch' });
  expect(line.standing!.next).not.toBeNull();
  line.close();
});

test('a server that ends while a bot thinks has no fault to tell', async () => {
  const other = await house();
  const { lines } = await seated(other, { game: 'playca', seats: ['me', { bot: 'maestro:bold' }] });
  while (lines[0].view!.ask) await lines[0].pick();
  await other.close();
  await new Promise(setImmediate);
  expect(other.faults).toEqual([]);
});

test('a number that was not committed to is not taken, and nothing is dealt before all are open', async () => {
  const [host, guest] = [new Person(here), new Person(here)];
  const { id, invite } = (await host.post('/api/match', TWO)).body;
  expect((await host.post(`/api/match/${id}/sit`, { seat: 0 })).body).toEqual({ error: 'commit' });
  await host.sit(id, 0);
  const one = await host.look(id);
  expect(await one.command({ t: 'reveal', nonce: nonceOf(0) }, 1)).toMatchObject({ why: 'notBegun' });
  await guest.sit(id, 1, { secret: invite });
  const two = await guest.look(id);
  expect(await two.command({ t: 'reveal', nonce: nonceOf(0) })).toMatchObject({ why: 'badReveal' });
  expect(await two.command({ t: 'reveal', nonce: nonceOf(1) })).toMatchObject({ t: 'ack' });
  expect(two.view).toBeNull();
  expect(await one.command({ t: 'reveal', nonce: nonceOf(0) })).toMatchObject({ t: 'ack' });
  await two.until(() => two.view !== null);
  for (const line of [one, two]) line.close();
});

test('who watches behind time sees it later, and the same', async () => {
  const { lines, id, watch } = await seated(here, { ...TWO, delay: 1 });
  const looker = await new Person(here).look(id, watch);
  expect(looker.view).toBeNull();
  const line = askedOf(lines);
  await line.pick();
  expect(looker.seq).toBeLessThan(line.seq);
  await looker.until(() => looker.seq === line.seq);
  expect(looker.view).not.toBeNull();
  expect(await looker.command({ t: 'concede' }, 1)).toMatchObject({ why: 'watching' });
  // They are counted all the same, as long as they look.
  const watched = (count: number) =>
    lines[0].until(() => lines[0].frames.findLast((frame) => frame.includes('"watching":'))!.endsWith(`"watching":${count}}`));
  await watched(1);
  looker.close();
  await watched(0);
  for (const one of lines) one.close();
});

test('what somebody does out of sight is not even counted', async () => {
  const { lines } = await seated(here, { game: 'inazuma', seats: ['me', 'open'] });
  await lines[1].settled();
  const { frames, seq } = lines[1];
  const before = frames.length;
  // The first answers are ready-made line-ups; the last puts one card down.
  for (let i = 0; i < 2; i++) await lines[0].pick(lines[0].view!.ask!.options.at(-1)!.key);
  await lines[1].settled();
  // Only the answer to the question whether all has come.
  expect(frames.slice(before).map((frame) => frame.slice(0, 8))).toEqual(['{"t":"p"']);
  expect(lines[1].seq).toBe(seq);
  expect(lines[0].seq).toBe(seq + 2);
  // That it is done is told, but not after how many steps.
  await lines[0].pick('done');
  await lines[1].until(() => lines[1].seq === seq + 1);
  expect(lines[1].log.at(-1)).toMatchObject({ step: 1, event: { type: 'finished' } });
  expect(lines[0].log.at(-1)).toMatchObject({ step: 3 });
  for (const line of lines) line.close();
});

test('how somebody came to what they did out of sight does not show, neither at once nor to whoever comes back', async () => {
  const place = async (line: Line, many: number) => {
    for (let i = 0; i < many; i++) await line.pick(line.view!.ask!.options.findLast(({ key }) => key !== 'done')!.key);
  };
  const ways: readonly ((line: Line) => Promise<unknown>)[] = [
    (line) => place(line, 2),
    async (line) => {
      await place(line, 4);
      for (let i = 0; i < 2; i++) await line.command({ t: 'undo' });
    },
    async () => {},
  ];
  const told: string[][] = [];
  for (const way of ways) {
    const { lines, people, id } = await seated(here, { game: 'inazuma', seats: ['me', 'open'] });
    await lines[1].settled();
    const { seq, frames } = lines[1];
    const before = frames.length;
    await way(lines[0]);
    const again = await people[1].dial((await people[1].post('/api/ticket', { match: id })).body.ticket, seq);
    const { options } = lines[0].view!.ask!;
    await lines[0].pick((options.find(({ key }) => key === 'done') ?? options[0]).key);
    await again.until(() => again.seq === seq + 1);
    // Other cards are dealt in each match: what is compared is all but those.
    const shape = (frame: string) => {
      const { t, seq, n, anew, entries = [], news = {} } = JSON.parse(frame);
      const lines = entries.map(({ step, deed }: { step: number; deed?: { view: unknown } }) => [
        step,
        deed ? deed.view === null : 'event',
      ]);
      return JSON.stringify([t, seq, n, anew, lines, Object.keys(news)]);
    };
    told.push([...frames.slice(before), ...again.frames].map(shape).filter((frame) => !frame.startsWith('["p')));
    for (const line of [...lines, again]) line.close();
  }
  expect(told[0].length).toBeGreaterThan(1);
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('what somebody takes back out of sight is not in their log any more, and nobody else hears of it', async () => {
  const { lines } = await seated(here, { game: 'inazuma', seats: ['me', 'open'] });
  await lines[1].settled();
  const before = lines[1].frames.length;
  const told = lines[0].log.length;
  await lines[0].pick(lines[0].view!.ask!.options.at(-1)!.key);
  expect(lines[0].log.length).toBeGreaterThan(told);
  expect(await lines[0].command({ t: 'undo' })).toMatchObject({ t: 'ack' });
  expect(lines[0].log).toHaveLength(told);
  await lines[1].settled();
  expect(lines[1].frames.slice(before).map((frame) => frame.slice(0, 8))).toEqual(['{"t":"p"']);
  for (const line of lines) line.close();
});

test('a match that is put aside and taken up again is one match for all who look', async () => {
  const brief = await house({ idle: 40 });
  const { id, lines, people } = await seated(brief, TWO);
  const wait = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
  for (const line of lines) line.close();
  // Looked at again and again, so that putting it aside is due at many moments.
  for (let i = 0; i < 6; i++) {
    (await people[0].look(id)).close();
    await wait(15);
  }
  const first = await people[0].look(id);
  await wait(100);
  const second = await people[1].look(id);
  const asked = first.view!.ask ? first : second;
  const other = asked === first ? second : first;
  await asked.pick();
  await other.until(() => other.seq === asked.seq);
  for (const line of [first, second]) line.close();
  await brief.close();
});
