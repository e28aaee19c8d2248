/** What people can do at a table, and that it is the same everywhere. */
import { flowOf, hash, type Own, Refused, replay } from '@touchline/engine';
import { describe, expect, test, vi } from 'vitest';
import { announceToy } from '../../engine/toys/announce.ts';
import { bids } from '../../engine/toys/bids.ts';
import { toys } from '../../engine/toys/index.ts';
import { market } from '../../engine/toys/market.ts';
import { toy } from '../../engine/toys/plain.ts';
import { alternate } from '../../engine/toys/windows.ts';
import { type Player, readSaved, Session, savedOf, Timeline, timelineOf } from '../index.ts';
import { anyKey, Desk, gameOf, games, playOut, realDesk, seated, timelineFor, toyTable } from '../testing/table.ts';

type Sure = { n: number } & Own;

const stepsTold = (told: readonly { readonly step: number }[]) => [...new Set(told.map(({ step }) => step))];

describe('a match with bots', () => {
  test.each(games)('$game.id is played to its end, saved, and comes out the same', async (playable) => {
    const { session } = seated(playable, ['person', 'random'], { seed: 'end' });
    session.start();
    await playOut(session, 'end');
    const saved = readSaved(JSON.stringify(session.saved()), 'it');
    expect(saved.players).toEqual(['person', 'random']);
    expect(saved.record.picks.some(([seat]) => seat === 1)).toBe(true);
    expect(replay(playable.game, saved.record).result).toEqual(session.result);
  });

  test('saved in the middle it goes on as it would have', async () => {
    const playable = gameOf('playca');
    const whole = seated(playable, ['person', 'rookie'], { seed: 'half' }).session;
    whole.start();
    await playOut(whole, 'half');
    const first = seated(playable, ['person', 'rookie'], { seed: 'half' }).session;
    first.start();
    await playOut(first, 'half', 20);
    const saved = readSaved(JSON.stringify(first.saved()), 'it');
    const timeline = timelineOf(playable.game, saved, 'it');
    const rest = seated(playable, saved.players, { timeline }).session;
    rest.start();
    await playOut(rest, 'half');
    expect(rest.timeline.record()).toEqual(whole.timeline.record());
    expect(rest.log(0)).toEqual(whole.log(0));
  });

  test('an answer that is not offered is refused and changes nothing', () => {
    const { session } = seated(toyTable(alternate), ['person', 'person'], { stop: 'always' });
    session.start();
    const before = session.timeline.hash();
    expect(() => session.pick(0, 'shout')).toThrow(Refused);
    expect(() => session.pick(1, 'pass')).toThrow(Refused);
    expect([session.steps, session.timeline.hash()]).toEqual([0, before]);
  });
});

describe('taking back', () => {
  test('a decision, to where it was, in every game', async () => {
    let back = 0;
    for (const playable of [...games, ...toys.filter(({ seats }) => seats.includes(2)).map(toyTable)]) {
      const label = `back/${playable.game.id}`;
      const { session } = seated(playable, ['person', 'random'], { seed: label, stop: 'when-i-can' });
      session.start();
      await session.settled();
      for (let n = 0; n < 60 && !session.result; n++) {
        const [seat] = session.asked;
        const { steps } = session;
        const [before, view] = [session.timeline.hash(), session.view(0)];
        session.pick(seat, anyKey(session, seat, `${label}/${n}`));
        await session.settled();
        if (session.result) break;
        const after = session.steps;
        const why = session.undo(0);
        if (why === null && session.steps === steps) {
          back++;
          expect(session.timeline.hash()).toBe(before);
          expect(session.view(0)).toEqual(view);
          session.pick(seat, anyKey(session, seat, label));
        } else if (why !== null) expect(session.steps).toBe(after);
        await session.settled();
      }
    }
    expect(back).toBeGreaterThan(100);
  });

  test('with it goes what the table has answered for the seat since; where that cannot be, all stays', () => {
    const { ask, loop, offer, seq } = flowOf<Sure>();
    const sure = toy<Sure>({
      id: 'sure',
      own: () => ({ n: 0 }),
      flow: loop(
        'turns',
        seq(
          ask('which', {
            who: () => 0,
            clause: 'SUR-1',
            offers: [offer('count', { take: (t) => t.set('n', t.own.n + 1) }), offer('roll', { take: (t) => t.set('n', t.roll(0, 6)) })],
          }),
          ask('sure', { who: () => 0, clause: 'SUR-2', offers: [offer('yes', {})] }),
          ask('reply', { who: () => 1, clause: 'SUR-3', offers: [offer('more', {}), offer('less', {})] }),
        ),
      ),
    });
    const { session } = seated(toyTable(sure), ['person', 'winger'], { desk: new Desk() });
    session.start();
    session.pick(0, 'count');
    expect(session.timeline.record().picks).toEqual([
      [0, 'count'],
      [0, 'yes'],
    ]);
    expect(session.timeline.passed).toEqual([1]);
    expect(session.undo(0)).toBeNull();
    expect([session.steps, session.asked, session.timeline.passed]).toEqual([0, [0], []]);
    session.pick(0, 'roll');
    const before = session.timeline.hash();
    expect(session.undo(0)).toBe('chance');
    expect([session.steps, session.timeline.passed, session.timeline.hash()]).toEqual([2, [1], before]);
    // Where the person wants to be asked, it is a pick like any other.
    session.stopAt('always');
    expect(session.undo(0)).toBeNull();
    expect([session.steps, session.asked]).toEqual([1, [0]]);
  });

  test('what was announced has been seen: the rules take it back', () => {
    const { session } = seated(toyTable(announceToy), ['person', 'person'], { stop: 'always', seed: 'announce' });
    session.start();
    let revoked = 0;
    for (let n = 0; n < 200 && revoked < 3 && !session.result; n++) {
      const [seat] = session.asked;
      const offered = session.timeline.ask(seat)!.options.some(({ key }) => key === 'takeBack');
      const { steps } = session;
      if (offered && session.timeline.undo(seat) !== null) {
        expect(session.undo(seat)).toBeNull();
        expect(session.timeline.entry(steps)).toEqual([seat, 'takeBack']);
        revoked++;
      }
      session.pick(session.asked[0], anyKey(session, session.asked[0], 'announce'));
    }
    expect(revoked).toBe(3);
  });

  test('a bot cannot, nor can anybody for it', () => {
    const { session } = seated(toyTable(alternate), ['person', 'random'], { stop: 'always', desk: new Desk() });
    session.start();
    session.pick(0, 'say');
    expect(session.undo(1)).toBe('nothing');
    expect(session.steps).toBe(1);
  });

  test('in practice, whatever has been answered since; it is counted, saved and only for one among bots', async () => {
    const playable = gameOf('playca');
    const { session } = seated(playable, ['person', 'random'], { seed: 'practice' });
    session.start();
    expect(session.rewind(0)).toBe(false);
    await playOut(session, 'practice', 14);
    const last = session.timeline.record().picks.length;
    const view = session.view(0);
    const { steps } = session;
    session.pick(0, anyKey(session, 0, 'practice'));
    await session.settled();
    expect(session.steps).toBeGreaterThanOrEqual(last);
    expect(session.rewind(0)).toBe(true);
    expect([session.steps, session.view(0), session.practice]).toEqual([steps, view, 1]);
    expect(session.saved().practice).toBe(1);
    expect(readSaved(JSON.stringify(session.saved()), 'it').practice).toBe(1);
    const two = seated(playable, ['person', 'person'], { seed: 'practice', stop: 'always' }).session;
    two.start();
    two.pick(0, anyKey(two, 0, 'practice'));
    expect(two.rewind(0)).toBe(false);
  });

  test('a concession can be taken back in practice, not by undo', async () => {
    const { session } = seated(gameOf('playca'), ['person', 'random'], { seed: 'up' });
    session.start();
    await playOut(session, 'up', 8);
    session.concede(0);
    expect(session.result).toMatchObject({ winners: [1], reason: 'conceded' });
    expect(session.timeline.conceded).toEqual([0]);
    expect(session.undo(0)).toBe('over');
    expect(session.rewind(0)).toBe(true);
    expect([session.result, session.timeline.conceded]).toEqual([null, []]);
  });
});

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

describe('leaving', () => {
  test('of three, two go on without the seat', async () => {
    const { session } = seated(toyTable(market), ['person', 'random', 'person'], { seed: 'out' });
    session.start();
    await playOut(session, 'out', 4);
    session.concede(0);
    expect(session.result).toBeNull();
    await session.settled();
    expect(session.asked).not.toContain(0);
    await playOut(session, 'out');
    expect(session.result!.winners).not.toContain(0);
    expect(session.timeline.conceded).toEqual([0]);
    const saved = readSaved(JSON.stringify(session.saved()), 'it');
    expect(timelineOf(session.playable.game, saved, 'it').hash()).toBe(session.timeline.hash());
  });

  test('where the game says so a bot takes the seat; the save knows who sat there and when', async () => {
    const withBots = toy({ ...market.spec, id: 'stand-in', leaving: 'bot' } as never);
    const { session } = seated(toyTable(withBots), ['person', 'random', 'person'], { seed: 'bot', standIn: 'greedy:2' });
    session.start();
    await playOut(session, 'bot', 4);
    const { steps } = session;
    session.concede(0);
    expect(session.result).toBeNull();
    expect(session.players).toEqual(['greedy:2', 'random', 'person']);
    await playOut(session, 'bot');
    expect(
      session.timeline
        .record()
        .picks.slice(steps + 1)
        .some(([seat]) => seat === 0),
    ).toBe(true);
    const saved = readSaved(JSON.stringify(session.saved()), 'it');
    expect(saved.handed).toEqual([{ step: steps + 1, seat: 0, from: 'person', to: 'greedy:2' }]);
    expect(saved.players).toEqual(['greedy:2', 'random', 'person']);
  });

  test('a seat goes to a bot and back again', async () => {
    const desk = new Desk();
    const { session } = seated(toyTable(alternate), ['person', 'person'], { desk, stop: 'always' });
    session.start();
    session.handOver(0, 'winger');
    expect([session.asked, desk.asked.length]).toEqual([[], 1]);
    session.handOver(0, 'person');
    expect(session.asked).toEqual([0]);
    // The bot's answer comes too late.
    await desk.asked[0].answer();
    expect(session.steps).toBe(0);
    expect(session.saved().handed).toHaveLength(2);
  });
});

describe('who looks', () => {
  test('is told every step once, and anew after something was taken back', async () => {
    const { session, sent } = seated(gameOf('playca'), ['person', 'random'], { seed: 'told' });
    session.watch(0);
    session.start();
    await playOut(session, 'told', 10);
    const news = sent.flatMap(({ message }) => ('news' in message ? [message.news] : []));
    expect(news[0].anew).toBe(true);
    expect(news.slice(1).some(({ anew }) => anew)).toBe(false);
    expect(news.flatMap(({ entries }) => entries)).toEqual(session.log(0));
    for (const one of news.slice(1)) expect(stepsTold(one.entries).every((step) => step === one.step)).toBe(true);
    const { length } = sent;
    session.pick(0, anyKey(session, 0, 'told'));
    expect(session.undo(0) ?? session.rewind(0)).toBeTruthy();
    const again = sent.slice(length).flatMap(({ message }) => ('news' in message ? [message.news] : []));
    expect(again.some(({ anew }) => anew)).toBe(true);
  });

  test('a question the table answers is not put to them', async () => {
    const { session, sent } = seated(gameOf('fftcg'), ['person', 'random'], { seed: 'pass' });
    session.watch(0);
    session.start();
    await playOut(session, 'pass', 80);
    const news = sent.flatMap(({ message }) => ('news' in message ? [message.news] : []));
    const passed = session.timeline.passed;
    expect(passed.length).toBeGreaterThan(5);
    for (const { step, asked, view } of news) if (view.ask) expect(asked).toBe(!passed.includes(step));
    const told = news.flatMap(({ entries }) => entries).filter((entry) => 'deed' in entry && entry.deed.passed);
    expect(told.map(({ step }) => step - 1)).toEqual(passed.filter((step) => step < news.at(-1)!.step));
  });

  test('one screen for two: whoever is asked and does not look is wanted', () => {
    const wanted: number[] = [];
    const { session, sent } = seated(toyTable(alternate), ['person', 'person'], { stop: 'always', wanted: (seat) => wanted.push(seat) });
    session.start();
    expect(wanted).toEqual([0]);
    session.watch(0);
    session.tell();
    session.pick(0, 'say');
    expect(wanted).toEqual([0, 1]);
    session.leave(0);
    session.watch(1);
    session.tell();
    expect(sent.map(({ viewer }) => viewer)).toEqual([0, 0, 1]);
  });

  test('a pick makes one view for each viewer', async () => {
    const playable = gameOf('fftcg');
    const made = vi.spyOn(Timeline.prototype, 'view');
    const timeline = timelineFor(playable, 2, 'views');
    const desk = new Desk();
    const { session } = seated(playable, ['person', 'winger'], { timeline, desk, stop: 'at-their-attack' });
    session.watch(0);
    session.start();
    let turns = 0;
    for (let n = 0; n < 60; n++) {
      made.mockClear();
      const { steps } = session;
      if (session.asked.length > 0) session.pick(0, anyKey(session, 0, 'views'));
      else await desk.asked.at(-1)!.answer();
      session.score(0);
      session.reader(0);
      const perStep = Map.groupBy(made.mock.calls, ([viewer, step]) => `${viewer} ${step ?? ''}`);
      expect(made.mock.calls.filter(([viewer]) => viewer === 0).length).toBe(session.steps - steps);
      expect(made.mock.calls.filter(([viewer]) => viewer === 1).length).toBeLessThanOrEqual(1);
      expect(perStep.size).toBeGreaterThan(0);
      turns++;
    }
    expect(turns).toBe(60);
    made.mockRestore();
  });
});

test('what was saved up to a step is played on by others', async () => {
  const playable = gameOf('playca');
  const { session } = seated(playable, ['person', 'random'], { seed: 'branch' });
  session.start();
  await playOut(session, 'branch', 20);
  const saved = readSaved(JSON.stringify(savedOf(session.timeline, { players: ['random', 'person'], decks: [] }, 9)), 'branch');
  const timeline = timelineOf(playable.game, saved, 'branch');
  expect(timeline.steps).toBe(9);
  expect(timeline.hash()).toBe(session.timeline.hash(9));
  const other = new Session({ playable, timeline, players: saved.players, decks: [], language: 'fr' }, { desk: realDesk });
  other.start();
  await other.settled();
  expect(other.asked).toEqual([1]);
  expect(hash(playable.game, replay(playable.game, other.saved().record))).toBe(other.timeline.hash());
});
