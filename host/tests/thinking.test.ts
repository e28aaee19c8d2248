import { describe, expect, test, vi } from 'vitest';
import { bids } from '../../engine/toys/bids.ts';
import { market } from '../../engine/toys/market.ts';
import { alternate } from '../../engine/toys/windows.ts';
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
