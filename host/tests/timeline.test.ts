/** A match that keeps little: what it tells of any step is what was there. */
import {
  asked,
  brokenLink,
  CHECK_EVERY,
  create,
  type Event,
  flowOf,
  hash,
  keysAt,
  type Own,
  pick,
  replay,
  SetupError,
  type State,
  seenLog,
  stream,
  undo,
  type Viewer,
  view,
} from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { toys } from '../../engine/toys/index.ts';
import { toy } from '../../engine/toys/plain.ts';
import { entriesSince, readSaved, savedOf, type Timeline, timelineOf } from '../index.ts';
import { gameOf, games, timelineFor, toyTable } from '../testing/table.ts';

const tables = [...toys.map(toyTable), ...games];
const named = tables.flatMap((one) => one.game.seats.map((seats) => [`${one.game.id} for ${seats}`, one, seats] as const));

/** What is played beside it with every state kept. */
interface Kept {
  readonly states: State[];
  readonly logs: Event[][];
}

/** At random, now and then taking back; the states it went through are kept by us. */
function played(timeline: Timeline, label: string, most: number): Kept {
  const { game, begun } = timeline;
  const opening: Event[] = [];
  const states: State[] = [create(game, begun.options, begun.lists, begun.seed, opening)];
  const logs: Event[][] = [opening];
  const dice = stream(label);
  for (let n = 0; n < most && !timeline.result; n++) {
    const seats = asked(game, states.at(-1)!);
    const seat = seats[dice.below(seats.length)];
    if (dice.below(6) === 0) {
      const answer = undo(game, states.at(-1)!, seat);
      const why = timeline.undo(seat);
      expect(why).toBe(answer.ok ? null : answer.why);
      if (answer.ok) {
        expect(timeline.hash()).toBe(hash(game, answer.state));
        // Played again from the start: nothing here depends on how the timeline got there.
        states.length = 1;
        logs.length = 1;
        for (let i = 0; i < timeline.steps; i++) {
          const [who, key] = timeline.entry(i);
          const events: Event[] = [];
          states.push(pick(game, states.at(-1)!, who, key!, events));
          logs.push(events);
        }
        expect(timeline.hash()).toBe(hash(game, states.at(-1)!));
      }
      continue;
    }
    const keys = keysAt(game, states.at(-1)!, seat);
    const key = keys[dice.below(keys.length)];
    const events: Event[] = [];
    states.push(pick(game, states.at(-1)!, seat, key, events));
    logs.push(events);
    timeline.pick(seat, key);
  }
  return { states, logs };
}

describe.each(named)('%s', (_name, playable, seats) => {
  const { game } = playable;
  const most = 140;
  const timeline = timelineFor(playable, seats, 'kept');
  const { states, logs } = played(timeline, 'kept', most);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];

  test('shows every viewer every step as it was, in any order', () => {
    const dice = stream('order');
    expect(timeline.steps).toBe(states.length - 1);
    for (let n = 0; n < Math.min(60, 2 * states.length); n++) {
      const step = dice.below(states.length);
      const viewer = viewers[dice.below(viewers.length)];
      expect(timeline.view(viewer, step)).toEqual(view(game, states[step], viewer));
    }
  });

  test('tells every viewer what happened, from any step', () => {
    for (const viewer of viewers)
      for (const after of [-1, 0, Math.floor(timeline.steps / 2), timeline.steps - 2, timeline.steps]) {
        const expected = logs.flatMap((events, step) =>
          step > after ? seenLog(game, events, viewer, seats).map((event) => ({ step, event })) : [],
        );
        const kept = entriesSince(timeline, after, { viewer, logged: [] });
        expect(kept.filter((entry) => 'event' in entry)).toEqual(expected);
      }
  });

  test('writes a record that replays, up to any step', () => {
    for (const step of new Set([0, 1, Math.min(CHECK_EVERY, timeline.steps), timeline.steps])) {
      const record = timeline.record(Math.min(step, timeline.steps));
      expect(brokenLink(record)).toBeNull();
      expect(hash(game, replay(game, record))).toBe(hash(game, states[record.picks.length]));
    }
    const again = timelineOf(game, readSaved(JSON.stringify(timeline.record()), 'it'), 'it');
    expect(again.record()).toEqual(timeline.record());
    expect(again.hash()).toBe(timeline.hash());
  });
});

test('a record has a check at the start, now and then and at the end; what was taken back leaves no trace in it', () => {
  const playable = gameOf('fftcg');
  const straight = timelineFor(playable, 2, 'checks');
  const dice = stream('checks');
  while (straight.steps < 130) {
    const [seat] = straight.asked();
    const keys = straight.ask(seat)!.options.map(({ key }) => key);
    straight.pick(seat, keys[dice.below(keys.length)]);
  }
  const record = straight.record();
  expect(record.checks.map(({ step }) => step)).toEqual([0, 50, 100, 130]);
  let winding = timelineFor(playable, 2, 'checks');
  let back = 0;
  for (const [i, [seat, key]] of record.picks.entries()) {
    // Also a record in between, whose links and hashes must not stay.
    if (i % 7 === 0) winding.record();
    winding.pick(seat, winding.ask(seat)!.options.at(-1)!.key);
    if (winding.undo(seat) === null && winding.steps === i) back++;
    // It cannot be taken back alone: the match is opened again without it.
    else winding = timelineOf(playable.game, { ...savedOf(straight, { players: [], decks: [] }, i) }, 'rest');
    winding.pick(seat, key!);
  }
  expect(winding.record()).toEqual(record);
  expect(back).toBeGreaterThan(20);
});

type Count = { n: number } & Own;
const { ask, loop, offer } = flowOf<Count>();
/** One counts, as long as they like. */
const counting = toy<Count>({
  id: 'counting',
  own: () => ({ n: 0 }),
  flow: loop(
    'counts',
    ask('count', {
      who: () => 0,
      clause: 'CNT-1',
      offers: [offer('one', { take: (t) => t.set('n', t.own.n + 1) }), offer('two', { take: (t) => t.set('n', t.own.n + 2) })],
    }),
  ),
});

test('what was taken back across a check is forgotten: snapshots, hashes and links are those of what was done instead', () => {
  const play = (timeline: Timeline, key: string, upTo: number) => {
    while (timeline.steps < upTo) timeline.pick(0, key);
    return timeline;
  };
  const fresh = () => timelineFor(toyTable(counting), 2, 'count');
  const straight = play(play(fresh(), 'one', 40), 'two', 120);
  const winding = play(fresh(), 'one', 110);
  winding.record();
  while (winding.steps > 40) expect(winding.undo(0)).toBeNull();
  play(winding, 'two', 120);
  for (const step of [39, 45, 50, 75, 100, 119]) expect(winding.view(0, step)).toEqual(straight.view(0, step));
  expect(winding.record()).toEqual(straight.record());
});

test('however long nothing stands against it, all of it can be taken back', () => {
  const timeline = timelineFor(toyTable(counting), 2, 'count');
  while (timeline.steps < 150) timeline.pick(0, 'one');
  const begun = timelineFor(toyTable(counting), 2, 'count').hash();
  for (let n = 150; n > 0; n--) expect(timeline.undo(0)).toBeNull();
  expect([timeline.steps, timeline.hash(), timeline.undo(0)]).toEqual([0, begun, 'nothing']);
});

/** The error that says so as data. */
const problem = (part: object) => expect.objectContaining({ problem: expect.objectContaining(part) });

test('an edited file is told from one made by other rules', () => {
  const playable = gameOf('playca');
  const timeline = timelineFor(playable, 2, 'edit');
  while (timeline.steps < 12) timeline.pick(timeline.asked()[0], timeline.ask(timeline.asked()[0])!.options[0].key);
  const saved = savedOf(timeline, { players: ['person', 'rookie'], decks: [] });
  const { record } = saved;
  const open = (more: object) => () =>
    timelineOf(playable.game, readSaved(JSON.stringify({ ...saved, record: { ...record, ...more } }), 'a.json'), 'a.json');
  expect(open({})().steps).toBe(12);
  expect(open({ picks: record.picks.with(3, [record.picks[3][0], 'pass']) })).toThrow(problem({ code: 'edited', step: 12 }));
  expect(open({ picks: record.picks.slice(0, 5) })).toThrow(problem({ code: 'edited' }));
  expect(open({ seed: 'better' })).toThrow(problem({ code: 'edited', step: 0 }));
  expect(open({ checks: [] })).toThrow(problem({ code: 'edited' }));
  expect(open({ checks: record.checks.with(-1, { ...record.checks.at(-1)!, hash: '0' }) })).toThrow(
    problem({ code: 'otherRules', step: 12 }),
  );
  expect(() => readSaved(JSON.stringify({ ...saved, touchline: 1 }), 'old.json')).toThrow(problem({ code: 'format', found: 1, reads: 2 }));
});

test('a file without a good seat, list or key is refused, not played', () => {
  const { game } = gameOf('playca');
  const record = timelineFor(gameOf('playca'), 2, 'odd').record();
  for (const more of [{ picks: [[0]] }, { picks: [['x', 'y']] }, { checks: [null] }, { checks: [{ step: 'x' }] }, { lists: [1, null] }])
    expect(() => timelineOf(game, readSaved(JSON.stringify({ ...record, ...more }), 'odd'), 'odd')).toThrow(SetupError);
});
