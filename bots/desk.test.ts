/** Bots in real threads: what they are sent, and what becomes of a match when they hang or die. */
import { Worker } from 'node:worker_threads';
import { game as eleven } from '@touchline/eleven';
import { asked, create, type Game, type Own, pick, type State, view } from '@touchline/engine';
import { decks, game } from '@touchline/playca';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { BotDesk, type Port, type Question, type WorkerPort, workersFor } from './desk.ts';
import { guarded } from './guard.ts';
import { botNamed } from './named.ts';
import { weeks } from './testing/games.ts';
import { serveBots } from './thinkers.ts';
import { DeskClosed } from './workerSeat.ts';

const state = create(game, {}, [decks['Galewick Relay'], decks['Ironmoor Rampart']], 'desk');
const seen = view(game, state, 0);
const keys = seen.ask!.options.map(({ key }) => key);
const asking = { bot: 'greedy:2', how: 'counted', game, view: seen, seed: 'calm' } as const;
const inPlace = (seed: string) => guarded(botNamed(asking.bot)!, asking.bot)(game, seen, seed).thought;

let started = 0;
let ended: Promise<unknown> = Promise.resolve();
let desk: BotDesk | null = null;
afterEach(() => {
  vi.useRealTimers();
  desk?.close();
  started = 0;
});

function newDesk(file = './testing/worker.ts', workers = 1): BotDesk {
  desk = new BotDesk(() => {
    started++;
    const worker = new Worker(new URL(file, import.meta.url));
    ended = new Promise((done) => worker.once('exit', done));
    return {
      onMessage: (hear) => worker.on('message', hear),
      post: (message) => worker.postMessage(message),
      onEnd: (hear) => worker.once('error', ({ message }) => hear(message)).once('exit', (code) => hear(`it left with code ${code}`)),
      terminate: () => void worker.terminate(),
    };
  }, workers);
  return desk;
}

test('a thread answers as the bot would in place, several questions one after the other', async () => {
  const desk = newDesk();
  const answers = await Promise.all(['calm', 'other', 'calm'].map((seed) => desk.think({ ...asking, seed })));
  expect(answers.map(({ thought }) => thought)).toEqual(['calm', 'other', 'calm'].map(inPlace));
  expect(answers.map(({ fault }) => fault)).toEqual([null, null, null]);
  expect(started).toBe(1);
});

test.each([
  ['leave', 'threw', /it left with code 3/],
  ['break', 'threw', /the floor gave way/],
  ['hang', 'late', /did not answer within \d+ ms and was stopped/],
] as const)('a worker that is told to %s: an answer is drawn, the next question has a new one', async (seed, why, message) => {
  const desk = newDesk();
  // The smallest box of a bot that thinks.
  const lost = desk.think({ ...asking, bot: 'winger', how: 'boxed', seed });
  const next = desk.think(asking);
  const { thought, fault } = await lost;
  expect(keys).toContain(thought.key);
  expect(fault).toMatchObject({ bot: 'winger', why, replaced: true, game: 'playca', view: seen, seed });
  expect(fault?.message).toMatch(message);
  expect((await next).thought).toEqual(inPlace('calm'));
  expect(started).toBe(2);
});

test('a worker that cannot even begin is a fault too; a name nobody has is one; so is a game that is not there', async () => {
  expect((await newDesk('./testing/nowhere.ts').think(asking)).fault).toMatchObject({ why: 'threw' });
  const known = newDesk();
  expect((await known.think({ ...asking, bot: 'genius' })).fault).toMatchObject({ why: 'threw', message: 'There is no bot "genius".' });
  const chess = { ...game, id: 'chess' };
  expect((await known.think({ ...asking, game: chess })).fault?.message).toMatch(/no game "chess" here. Games: playca/);
});

test('a bot that does not think starts no worker', async () => {
  const desk = newDesk();
  expect(keys).toContain((await desk.think({ ...asking, bot: 'random', how: 'boxed' })).thought.key);
  expect(started).toBe(0);
});

test('closing ends what is under way, and the worker with it', async () => {
  const desk = newDesk();
  await desk.think(asking);
  const lost = Promise.allSettled([desk.think({ ...asking, seed: 'hang' }), desk.think(asking)]);
  await new Promise(setImmediate);
  desk.close();
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await ended;
  await expect(desk.think(asking)).rejects.toThrow(new DeskClosed('greedy:2'));
});

// ---------------------------------------------------------------- what goes through the wall

/** A wall made of nothing, that keeps what goes through it as the bytes a worker would get. */
function glass(sent: string[]): WorkerPort {
  let answer: ((message: unknown) => void) | null = null;
  let hear: ((message: unknown) => void) | null = null;
  const inside: Port = {
    onMessage: (f) => {
      hear = f;
    },
    post: (message) => queueMicrotask(() => answer?.(structuredClone(message))),
  };
  return {
    onMessage: (f) => {
      answer = f;
      serveBots(inside, [game as unknown as Game]);
    },
    post: (message) => {
      sent.push(JSON.stringify(message));
      queueMicrotask(() => hear?.(structuredClone(message)));
    },
    onEnd: () => {},
    terminate: () => {},
  };
}

function names(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) names(one, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      into.add(name);
      names(one, into);
    }
  return into;
}

test('a question carries the view of the seat that is asked, and nothing of the state', async () => {
  const sent: string[] = [];
  const desk = new BotDesk(() => glass(sent));
  let at = state;
  const views: string[] = [];
  for (let n = 0; n < 20 && !at.result; n++) {
    const [seat] = asked(game, at);
    const view_ = view(game, at, seat);
    views.push(JSON.stringify(view_));
    const { thought } = await desk.think({ ...asking, view: view_, seed: `s/${n}` });
    at = pick(game, at, seat, thought.key);
  }
  expectTypeOf<State<Own>>().not.toExtend<Question['view']>();
  expect(sent).toHaveLength(views.length);
  sent.forEach((text, n) => {
    const question = JSON.parse(text) as Question;
    expect(question).toEqual({ id: n + 1, bot: asking.bot, box: null, game: 'playca', seed: `s/${n}`, view: JSON.parse(views[n]) });
  });
  const viewNames = names(views.map((text) => JSON.parse(text)));
  const stateOnly = Object.keys(state).filter((name) => !viewNames.has(name));
  // A test that knew no name of the state would prove nothing.
  expect(stateOnly).toEqual(expect.arrayContaining(['seeds', 'counts', 'handles', 'epoch']));
  const sentNames = names(sent.map((text) => JSON.parse(text)));
  expect(stateOnly.filter((name) => sentNames.has(name))).toEqual([]);
});

test('one worker serves the same game for one seat, three and four: the view says how many play', () => {
  const crowd = weeks();
  const replies: unknown[] = [];
  let hear: (message: unknown) => void = () => {};
  serveBots({ onMessage: (listen) => void (hear = listen), post: (reply) => void replies.push(reply) }, [crowd as unknown as Game]);
  const counts = [1, 3, 4];
  counts.forEach((seats, id) => {
    const last = view(crowd, create(crowd, {}, new Array(seats).fill({}), 'desk'), seats - 1);
    hear(JSON.parse(JSON.stringify({ id, bot: 'search:20', box: 1000, game: 'weeks', view: last, seed: 'calm' })));
  });
  expect(replies).toEqual([
    { ready: true },
    ...counts.map((_, id) =>
      expect.objectContaining({ id, fault: null, thought: expect.objectContaining({ considered: expect.anything() }) }),
    ),
  ]);
});

test('one core is left to whoever shows the match, and no desk has more workers than help', () => {
  expect([1, 2, 3, 4, 5, 64].map(workersFor)).toEqual([1, 1, 2, 3, 4, 4]);
});

/** A toy, and a game that people play: its Director draft. */
const crowds: readonly Game[] = [weeks({ horizon: 4 }) as unknown as Game, eleven as unknown as Game];

test.each([1, 2, 3, 4])(
  'several workers for one search, %i seats: the same answer as in parts one after the other, time and again',
  async (seats) => {
    const port = (crowd: Game) => () => {
      let hear: (message: unknown) => void = () => {};
      let told: (reply: unknown) => void = () => {};
      return {
        onMessage: (listen: (reply: unknown) => void) => {
          told = listen;
          serveBots({ onMessage: (ask) => void (hear = ask), post: (reply) => queueMicrotask(() => told(reply)) }, [crowd]);
        },
        post: (message: unknown) => hear(JSON.parse(JSON.stringify(message))),
        onEnd: () => {},
        terminate: () => {},
      };
    };
    for (const crowd of crowds) {
      const sight = view(crowd, create(crowd, {}, new Array(seats).fill({}), 'desk'), seats - 1);
      const asked = { how: 'counted', game: crowd, view: sight, seed: 'parts' } as const;
      for (const bot of ['search:150', 'anchor', 'libero:bold'])
        for (const workers of [1, 2, 4]) {
          const whole = guarded(botNamed(workers === 1 ? bot : `${bot}*${workers}`)!, bot)(crowd, sight, 'parts').thought;
          for (let time = 0; time < 2; time++) {
            const { thought, fault } = await new BotDesk(port(crowd), workers).think({ ...asked, bot });
            expect(fault).toBeNull();
            expect(thought, `${crowd.id}, ${bot}, ${workers} workers`).toEqual(whole);
          }
        }
    }
  },
);

test('several real threads: what one of them loses the others still answer', async () => {
  desk = newDesk('./testing/worker.ts', 3);
  const bot = 'search:90';
  const { thought } = await desk.think({ ...asking, bot });
  expect(started).toBe(3);
  expect(thought).toEqual(guarded(botNamed(`${bot}*3`)!, bot)(game, seen, 'calm').thought);
  const { thought: left, fault } = await desk.think({ ...asking, bot, seed: 'leave#1' });
  expect(fault).toMatchObject({ why: 'threw', replaced: false });
  expect(keys).toContain(left.key);
  expect(left.considered.length).toBeGreaterThan(1);
});

/** A worker in place that is there after so many milliseconds, answers at once, and takes as long for it as the test says. No clock runs but the test's. */
function askedBoxes(takes: number, begins = 0) {
  vi.useFakeTimers();
  const boxes: (number | null)[] = [];
  const port = () => {
    let hear: (reply: unknown) => void = () => {};
    return {
      onMessage: (listen: (reply: unknown) => void) => {
        hear = listen;
        if (begins === 0) queueMicrotask(() => hear({ ready: true }));
        else setTimeout(() => hear({ ready: true }), begins);
      },
      post: (message: unknown) => {
        const { id, box, view: at } = message as Question;
        boxes.push(box);
        const thought = { key: at.ask!.options[0].key, considered: [], imagined: 1 };
        queueMicrotask(() => hear({ id, thought, fault: null, ms: takes }));
      },
      onEnd: () => {},
      terminate: () => {},
    };
  };
  return { boxes, desk: new BotDesk(port) };
}

test('whoever answers in a row has less time from decision to decision, until a person does something', async () => {
  const { boxes, desk } = askedBoxes(1600);
  const ask = (row?: number, among?: number) => desk.think({ ...asking, bot: 'maestro', how: 'boxed', row, among });
  for (const row of [1, 1, 1, 2, 2]) await ask(row);
  expect(boxes.map((box) => Math.round(box!))).toEqual([1600, 533, 16, 1600, 533]);
  // A hint stands alone.
  await ask();
  await ask();
  expect(boxes.slice(5)).toEqual([1600, 1600]);
});

test('bots that are waited for at the same time share the time of one; who is counted has all of it', async () => {
  const { boxes, desk } = askedBoxes(0);
  for (const among of [1, 2, 4]) await desk.think({ ...asking, bot: 'maestro', how: 'boxed', row: among, among });
  await desk.think({ ...asking, bot: 'maestro', how: 'counted', row: 9, among: 4 });
  expect(boxes).toEqual([1600, 800, 400, null]);
});

test('the first answer is seen within the box: what a worker takes to begin is not added, and counts for the rest of the row', async () => {
  const { boxes, desk } = askedBoxes(0, 700);
  const ask = () => desk.think({ ...asking, bot: 'maestro', how: 'boxed', row: 1 });
  const first = ask();
  await vi.advanceTimersByTimeAsync(700);
  await first;
  await ask();
  expect(boxes.map((box) => Math.round(box!))).toEqual([900, 833]);
  // Somebody who has waited for all of it gets an answer that was thought about nevertheless.
  const slow = askedBoxes(0, 5000);
  const late = slow.desk.think({ ...asking, bot: 'maestro', how: 'boxed', row: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  await late;
  expect(slow.boxes).toEqual([160]);
  // A hint is thought about for as long as any.
  const other = askedBoxes(0, 5000);
  const hint = other.desk.think({ ...asking, bot: 'maestro', how: 'boxed' });
  await vi.advanceTimersByTimeAsync(5000);
  await hint;
  expect(other.boxes).toEqual([1600]);
});
