/** An answer and the news that it brings leave in one write: what can be lost between the two, and who would notice. */
import { canonical, type Json } from '@touchline/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { Teller } from '../match/teller.ts';
import { type House, house, type Line, seated } from '../testing/house.ts';

let here: House;
afterEach(async () => {
  vi.restoreAllMocks();
  await here.close();
});

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const askedOf = (lines: readonly Line[]): Line => lines.find(({ view }) => view?.ask)!;

test('news that cannot be made: everybody is sent off, comes back, and the acknowledged pick is there', async () => {
  here = await house();
  const { id, lines, people } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  const line = askedOf(lines);
  const { n } = line;
  const key = line.view!.ask!.options[0].key;
  vi.spyOn(Teller.prototype, 'news').mockImplementationOnce(() => {
    throw new Error('This view cannot be made.');
  });
  expect(await line.pick(key)).toMatchObject({ t: 'ack', n });
  await Promise.all(lines.map((one) => one.until(() => one.closed !== null)));
  expect(lines.map(({ closed }) => closed)).toEqual([1012, 1012]);
  const again = await Promise.all(people.map((person) => person.look(id)));
  const mine = again[lines.indexOf(line)];
  expect(mine.n).toBe(n + 1);
  expect(await mine.command({ t: 'pick', key }, n)).toMatchObject({ t: 'ack', n, again: true, key });
  // From there on news add up again.
  const next = askedOf(again);
  await next.pick();
  await Promise.all(again.map((one) => one.until(() => one.seq === next.seq)));
  for (const [seat, person] of people.entries()) {
    const anew = await person.look(id);
    expect(canonical(plain(anew.view))).toBe(canonical(plain(again[seat].view)));
    anew.close();
  }
  expect(here.faults.map(String)).toEqual(['Error: This view cannot be made.']);
});

test('a line that breaks as the answer leaves: the pick is in the log, once, whoever asks again', async () => {
  here = await house();
  const { id, lines, people } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  for (let round = 0; round < 6; round++) {
    const line = askedOf(lines);
    const seat = lines.indexOf(line);
    const { n } = line;
    const key = line.view!.ask!.options[0].key;
    // Sent, and gone before the answer can have come.
    line.send({ t: 'pick', n, key });
    if (round % 2 === 0) line.close();
    else await lines[1 - seat].until(() => lines[1 - seat].seq > line.seq || line.n > n).then(() => line.close());
    lines[seat] = await people[seat].look(id);
    const answer = lines[seat].n > n ? await lines[seat].command({ t: 'pick', key }, n) : await lines[seat].pick(key);
    expect(answer).toMatchObject({ t: 'ack', n });
    await lines[seat].until(() => lines[seat].n === n + 1);
    await lines[1 - seat].settled();
    await lines[1 - seat].until(() => lines[1 - seat].seq === lines[seat].seq);
  }
  expect(here.faults).toEqual([]);
});

test('a command and what follows it: nobody hears of a pick before whoever made it has its answer', async () => {
  here = await house();
  const { lines } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  for (let round = 0; round < 8; round++) {
    const line = askedOf(lines);
    const before = line.frames.length;
    await line.pick();
    const kinds = line.frames.slice(before).map((text) => /^\{"t":"(\w+)"/.exec(text)?.[1]);
    expect(kinds.slice(0, 2)).toEqual(['ack', 'news']);
    await Promise.all(lines.map((one) => one.until(() => one.seq === line.seq)));
  }
});
