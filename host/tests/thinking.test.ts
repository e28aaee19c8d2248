import { describe, expect, test, vi } from 'vitest';
import { bids, bidsToy } from '../../engine/toys/bids.ts';
import { market } from '../../engine/toys/market.ts';
import { alternate, threeInARow } from '../../engine/toys/windows.ts';
import type { Player } from '../index.ts';
import { anyKey, Desk, gameOf, playOut, realDesk, seated, toyTable } from '../testing/table.ts';

describe('where a person and bots are asked at the same time', () => {
  const three: Player[] = ['winger', 'person', 'winger'];

  test('the person is asked at once, and one bot thinks meanwhile', async () => {
    const desk = new Desk();
    const { session } = seated(toyTable(market), three, { desk, stop: 'always' });
    session.start();
    expect(session.asked).toEqual([1]);
    expect(desk.asked.map(({ view }) => view.viewer)).toEqual([0]);
    // Their answer does not wait for the bot's, and does not disturb it.
    session.pick(1, anyKey(session, 1, 'three'));
    expect(session.asked).toEqual([]);
    await desk.asked[0].answer();
    expect(session.timeline.record().picks.map(([seat]) => seat)).toEqual([1, 0]);
    expect(desk.asked.map(({ view }) => view.viewer)).toEqual([0, 2]);
    await desk.asked[1].answer();
    expect(session.asked).toEqual([1]);
    expect(desk.most).toBe(1);
  });

  test.each([
    ['strands', market, []],
    ['secret picks', bidsToy(4), ['single']],
  ])('a person among three bots answers before any of them has: %s', async (_what, toy, before) => {
    const desk = new Desk();
    const { session } = seated(toyTable(toy), ['person', 'winger', 'winger', 'winger'], { desk, stop: 'always', seed: 'four' });
    session.start();
    for (const key of before) session.pick(0, key);
    expect(session.asked).toEqual([0]);
    expect(session.timeline.asked()).toEqual([0, 1, 2, 3]);
    // Nobody waits for a bot that thinks while a person is asked: it has all of its time.
    expect(desk.asked.map(({ among }) => among)).toEqual([1]);
    // However many questions they have at the same time, they answer them all.
    for (let own = 0; session.asked.length > 0 && own < 20; own++) session.pick(0, anyKey(session, 0, 'four'));
    expect(session.asked).toEqual([]);
    expect(session.steps).toBeGreaterThan(before.length);
    expect(session.timeline.record().picks.every(([seat]) => seat === 0)).toBe(true);
    expect(desk.asked).toHaveLength(1);
    // From here on they do wait, and the bots that are left share the time of one.
    await desk.asked[0].answer();
    expect(desk.asked[1].among).toBe(session.timeline.asked().length);
    expect(desk.asked[1].among).toBeGreaterThan(1);
    expect(desk.most).toBe(1);
  });

  test('questions that bots answer one after the other are a row; what a person does begins another', async () => {
    const desk = new Desk();
    const { session } = seated(toyTable(threeInARow), ['person', 'winger', 'winger'], { desk, stop: 'always' });
    session.start();
    for (let n = 0; n < 12 && !session.result; n++) {
      if (session.asked.length > 0) session.pick(0, 'say');
      else await desk.asked.at(-1)!.answer('say');
    }
    expect(desk.asked.map(({ view }) => view.viewer).slice(0, 4)).toEqual([1, 2, 1, 2]);
    const [first, second, third, fourth] = desk.asked.map(({ row }) => row!);
    expect([second - first, fourth - third]).toEqual([0, 0]);
    expect(third).toBeGreaterThan(second);
  });

  test('whatever is faster, it comes out the same', async () => {
    const run = async (botsFirst: boolean) => {
      const desk = new Desk();
      const { session } = seated(toyTable(market), three, { desk, seed: 'order' });
      session.start();
      for (let n = 0; n < 400 && !session.result; n++) {
        const open = desk.asked.at(-1);
        const bot = session.thinking !== null && (botsFirst || session.asked.length === 0);
        if (bot) await open!.answer();
        else session.pick(1, session.timeline.ask(1)!.options[0].key);
      }
      expect(session.result).not.toBeNull();
      return session.result;
    };
    expect(await run(true)).toEqual(await run(false));
  });

  test('an answer to a question that was taken back is not wanted', async () => {
    const desk = new Desk();
    const { session } = seated(toyTable(bids), ['person', 'winger'], { desk });
    session.start();
    session.pick(0, 'single');
    const [old] = desk.asked;
    session.pick(0, session.timeline.ask(0)!.options[0].key);
    expect(session.undo(0)).toBeNull();
    expect(desk.asked).toHaveLength(2);
    await old.answer();
    expect(session.steps).toBe(1);
    await desk.asked[1].answer();
    expect(session.timeline.record().picks.map(([seat]) => seat)).toEqual([0, 1]);
  });

  test('a match that is closed wants no answer any more', async () => {
    const desk = new Desk();
    const { session } = seated(toyTable(bids), ['person', 'winger'], { desk });
    session.start();
    session.pick(0, 'single');
    session.close();
    await desk.asked[0].answer();
    expect(session.steps).toBe(1);
  });

  test('who acts has seen what they did before a bot begins', async () => {
    const desk = new Desk();
    let seen = () => {};
    const ready = vi.fn(() => new Promise<void>((done) => (seen = done)));
    const { session } = seated(toyTable(alternate), ['person', 'winger'], { desk, ready, stop: 'always' });
    session.start();
    session.pick(0, 'say');
    expect(desk.asked).toHaveLength(0);
    seen();
    await new Promise((done) => setTimeout(done));
    expect([desk.asked.length, ready.mock.calls.length]).toEqual([1, 1]);
  });
});

test('a desk that fails rejects whoever waits', async () => {
  const desk = { think: () => Promise.reject(new Error('no thread')) };
  const { session } = seated(toyTable(alternate), ['winger', 'person'], { desk });
  session.start();
  await expect(session.settled()).rejects.toThrow('no thread');
});

test('a bot that fails is told of to whoever watches, without what it held', async () => {
  const failed = vi.fn();
  const broken = { think: (asking: Parameters<typeof realDesk.think>[0]) => realDesk.think({ ...asking, bot: 'random' }) };
  const desk: typeof realDesk = {
    think: async (asking) => {
      const { bot, view, seed } = asking;
      const fault = { bot, why: 'threw', message: 'holding PC-L01', replaced: true, game: 'playca', view, seed } as const;
      return { ...(await broken.think(asking)), fault };
    },
  };
  const { session, sent } = seated(gameOf('playca'), ['person', 'winger'], { desk, failed });
  session.watch(0);
  session.start();
  await playOut(session, 'fault', 3);
  expect(failed.mock.calls[0][0].message).toBe('holding PC-L01');
  const told = sent.filter(({ message }) => 'fault' in message);
  expect(told[0]).toEqual({ viewer: 0, message: { fault: { bot: 'winger', why: 'threw' } } });
});
