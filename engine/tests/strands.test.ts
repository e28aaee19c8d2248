import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asked,
  askFor,
  concede,
  type Event,
  flowOf,
  type Game,
  hash,
  keysAt,
  loadMatch,
  type Own,
  pick,
  type Seat,
  type State,
  sample,
  saveMatch,
  seenLog,
  stream,
  undo,
  view,
} from '../index.ts';
import { deepFreeze, playOut, start, throughText } from '../testing/start.ts';
import { errandsHidden, errandsLive, offences, offending, strandThat } from '../toys/errands.ts';
import { plainCard, toy } from '../toys/plain.ts';

const { act, ask, askAll, group, leave, offer, over, seq } =
  flowOf<(typeof errandsLive.spec)['own'] extends (o: never, seats: never) => infer O ? O & Own : never>();

interface Played {
  readonly state: State;
  readonly log: Event[];
}

/** Play the first week: each seat's own picks from its own dice, the seats in an order of their own. */
function week(given: unknown, seats: string, order: string, save: boolean): Played {
  const game = given as Game;
  const log: Event[] = [];
  let s = start(game).state;
  const own = Array.from({ length: s.seats }, (_, seat) => stream(`${seats}/${seat}`));
  const turns = stream(order);
  while (s.own.week === 0) {
    const open = asked(game, s);
    const seat = open[turns.below(open.length)];
    const keys = keysAt(game, s, seat);
    if (save && turns.below(3) === 0) s = throughText(game, s);
    s = pick(game, deepFreeze(s), seat, keys[own[seat].below(keys.length)], log);
  }
  return { state: s, log };
}

for (const game of [errandsLive, errandsHidden] as const)
  test(`${game.id}: state, handles, views and log after the join do not depend on who was faster`, () => {
    const g = game as unknown as Game;
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.boolean(), (seats, one, two, save) => {
        const a = week(game, seats, one, false);
        const b = week(game, seats, two, save);
        expect(hash(g, a.state)).toBe(hash(g, b.state));
        expect(a.state.handles).toEqual(b.state.handles);
        expect(a.state.nextHandle).toEqual(b.state.nextHandle);
        expect(a.log).toEqual(b.log);
        expect(a.log.every((e) => e.strand === -1)).toBe(true);
        for (const v of [0, 1, 'spectator'] as const) expect(view(g, a.state, v)).toEqual(view(g, b.state, v));
      }),
      { numRuns: 60 },
    );
  });

test('rollouts without a log come to the same state', () => {
  const t = start(errandsLive);
  let s = t.state;
  for (const [seat, key] of [
    [1, 'roll'],
    [0, 'lay:bread'],
    [1, 'lay:cheese'],
    [0, 'roll'],
    [1, 'train'],
    [0, 'train'],
    [1, 'rest'],
    [0, 'rest'],
  ] as const)
    s = pick(errandsLive, s, seat, key);
  playOut(t, 'a lay:bread, a roll, a train, a rest, b roll, b lay:cheese, b train, b rest');
  expect(hash(errandsLive, s)).toBe(hash(errandsLive, t.state));
});

test('whoever leaves in the middle of strands ends them: nobody is asked any more', () => {
  for (const game of [errandsLive, errandsHidden]) {
    const { state } = playOut(start(game), 'a lay:bread, b roll');
    const seats = Array.from({ length: state.seats }, (_, seat) => seat);
    const over = seats.slice(1).reduce((left, seat) => concede(game, left, seat), state);
    expect(over.result?.winners).toEqual([0]);
    for (const seat of seats) expect([game.id, seat, view(game, over, seat).ask]).toEqual([game.id, seat, null]);
  }
});

test('undo in a strand leaves the others alone', () => {
  const t = playOut(start(errandsLive), 'a plan, b lay:cheese, b roll');
  const back = undo(errandsLive, t.state, 0);
  expect(back.ok && hash(errandsLive, back.state)).toBe(hash(errandsLive, playOut(start(errandsLive), 'b lay:cheese, b roll').state));
  // A card laid where all see it stays; one that others see only at the join does not.
  expect(undo(errandsLive, playOut(start(errandsLive), 'a lay:bread').state, 0)).toEqual({ ok: false, why: 'revealed' });
  expect(undo(errandsHidden, playOut(start(errandsHidden), 'a lay:bread, b roll').state, 0).ok).toBe(true);
});

test('undo in a strand: shown or rolled stays, a finished group goes as a whole, and says why', () => {
  const rolled = playOut(start(errandsLive), 'b lay:cheese, a roll');
  expect(undo(errandsLive, rolled.state, 0)).toEqual({ ok: false, why: 'chance' });
  expect(undo(errandsLive, playOut(start(errandsLive), 'a draw').state, 0)).toEqual({ ok: false, why: 'revealed' });
  expect(undo(errandsLive, playOut(start(errandsLive), 'b roll').state, 0)).toEqual({ ok: false, why: 'nothing' });
  const inside = playOut(start(errandsLive), 'a plan, a early, b roll');
  const small = undo(errandsLive, inside.state, 0);
  expect(small.ok && askFor(errandsLive, small.state, 0)?.name).toBe('one');
  playOut(inside, 'a late');
  const whole = undo(errandsLive, inside.state, 0);
  expect(whole.ok && askFor(errandsLive, whole.state, 0)?.name).toBe('one');
  expect(whole.ok && whole.state.own.luck[0]).toBe(0);
});

test('live: everybody sees what happens; atJoin: each seat sees its own until all are done', () => {
  const live = playOut(start(errandsLive), 'a lay:bread');
  expect(view(errandsLive, live.state, 1).zones.find((z) => z.zone === 'shelf' && z.seat === 0)?.count).toBe(1);
  const hidden = playOut(start(errandsHidden), 'a lay:bread, a roll');
  const before = start(errandsHidden).state;
  expect(view(errandsHidden, hidden.state, 1)).toEqual(view(errandsHidden, before, 1));
  expect(view(errandsHidden, hidden.state, 'spectator')).toEqual(view(errandsHidden, before, 'spectator'));
  expect(view(errandsHidden, hidden.state, 0).zones.find((z) => z.zone === 'shelf' && z.seat === 0)?.count).toBe(1);
  // Nor does the log tell.
  expect(seenLog(errandsHidden, hidden.events, 1, hidden.state.seats).some((e) => e.type === 'roll')).toBe(false);
  expect(seenLog(errandsHidden, hidden.events, 0, hidden.state.seats).some((e) => e.type === 'roll')).toBe(true);
  playOut(hidden, 'b rest, c rest');
  expect(view(errandsHidden, hidden.state, 1).thinking).toEqual([0]);
  const log: Event[] = [];
  const joined = pick(errandsHidden, hidden.state, 0, 'rest', log);
  expect(seenLog(errandsHidden, log, 1, joined.seats).filter((e) => e.type === 'roll')).toHaveLength(1);
  expect(undo(errandsHidden, joined, 0)).toEqual({ ok: false, why: 'revealed' });
});

test.each([errandsLive, errandsHidden])(
  '$id: told step by step, every viewer hears each line once, and the same lines as in one log',
  (game) => {
    const from = start(game).state;
    const seat = (line: string) => 'abc'.indexOf(line[0]);
    const picks = 'a lay:bread, b lay:bread, a roll, c rest, b rest, a rest'.split(', ').filter((line) => seat(line) < from.seats);
    const key = (line: string) => line.slice(2);
    const once: Event[] = [];
    picks.reduce((s, line) => pick(game, s, seat(line), key(line), once), from);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const heard: string[] = [];
      picks.reduce((s, line) => {
        const log: Event[] = [];
        const next = pick(game, s, seat(line), key(line), log);
        heard.push(...seenLog(game, log, viewer, from.seats).map((e) => JSON.stringify(e)));
        return next;
      }, from);
      const lines = heard.filter((e) => !e.includes('"finished"'));
      const whole = seenLog(game, once, viewer, from.seats).map((e) => JSON.stringify(e));
      expect([...lines].sort()).toEqual([...whole].sort());
    }
  },
);

test('a sample in the middle of strands looks the same and plays on', () => {
  for (const game of [errandsLive, errandsHidden] as unknown as Game[]) {
    const t = playOut(start(game), 'a lay:bread, b lay:cheese, b rest');
    const seen = view(game, t.state, 0);
    const world = sample(game, seen, stream('world'));
    expect(view(game, world, 0)).toEqual(seen);
    const dice = stream('on');
    let s = world;
    while (!s.result) {
      const seat: Seat = asked(game, s)[0];
      const keys = keysAt(game, s, seat);
      s = pick(game, s, seat, keys[dice.below(keys.length)]);
    }
    expect(s.result.reason).toBe('luck');
  }
});

test('saves in the middle of strands go on, with their undo', () => {
  const t = playOut(start(errandsLive), 'a lay:bread, b plan, a plan, a early');
  const match = loadMatch(errandsLive, JSON.parse(JSON.stringify(saveMatch(errandsLive, t.state))));
  const plain = throughText(errandsLive, t.state);
  for (const s of [match, plain]) {
    expect(hash(errandsLive, s)).toBe(hash(errandsLive, t.state));
    const back = undo(errandsLive, s, 1);
    expect(back.ok && hash(errandsLive, back.state)).toBe(
      hash(errandsLive, playOut(start(errandsLive), 'a lay:bread, a plan, a early').state),
    );
  }
});

for (const name of Object.keys(offences))
  test(`a strand that touches ${name} throws`, () => {
    expect(() => start(offending(name))).toThrow(/strand/);
  });

test('a strand cannot ask others, ask all, end the match, or leave what it did not begin', () => {
  const wrong = [
    ask('other', { who: (t) => 1 - t.strand, clause: 'X', offers: [offer('a'), offer('b')] }),
    askAll('all', { clause: 'X', offers: [offer('a'), offer('b')] }),
    over('end', 'X', () => ({ winners: [0], reason: 'x' })),
  ];
  for (const flow of wrong) expect(() => start(strandThat(flow))).toThrow(/strand of seat 0/);
  expect(() => start(strandThat(seq(leave('week'))))).toThrow(/no scope named week is open here inside the strand/);
});

test("the end of a scope inside a strand is that seat's alone", () => {
  const boost = act('boost', 'X', (t) =>
    t.gain({ source: null, seat: t.strand, on: { rulesOf: t.strand }, stat: 'x', change: 'add', by: 1, until: ['errands'], clause: 'X' }),
  );
  const game = strandThat(boost);
  const t = playOut(start(game), 'a plan, a early, a early, b plan, b late, b late');
  expect(t.state.tallies).toEqual(expect.arrayContaining([1, 1]));
  playOut(t, 'a rest');
  expect(t.state.mods.map((m) => m.seat)).toEqual([1]);
  expect([t.table.tally('planned', 0), t.table.tally('planned', 1)]).toEqual([0, 1]);
});

test('a group in a strand is taken back as far as nothing was shown', () => {
  const pickOne = (name: string) =>
    ask(name, {
      who: (t) => t.strand,
      clause: 'X',
      offers: [offer('roll', { take: (t) => void t.roll(t.strand, 6) }), offer('wait', { take: (t) => t.setOf('luck', t.strand, 1) })],
    });
  const game = strandThat(group('three', 'X', [], pickOne('one'), pickOne('two'), pickOne('three')));
  const t = playOut(start(game), 'a roll, a wait, a wait');
  const back = undo(game, t.state, 0);
  expect(back.ok && askFor(game, back.state, 0)?.name).toBe('two');
});

test('a card keeps its handle through the join, whoever showed theirs first', () => {
  const t = playOut(start(errandsLive), 'b lay:cheese, a lay:bread, b roll');
  const handles = () => t.state.handles!.map((h) => [...t.a.ids('shelf'), ...t.b.ids('shelf')].map((card) => h[card]));
  const before = handles();
  playOut(t, 'b rest, a rest');
  expect(t.own.week).toBe(1);
  expect(handles()).toEqual(before);
});

test('a join is told the same way, whatever was done last', () => {
  const flow = flowOf<Own>();
  const way = (verb: string, clause: string) => flow.offer(verb, { then: flow.act(verb, clause, () => {}) });
  const game = toy<Own>({
    id: 'ways',
    seats: [2],
    zones: { pile: { per: 'seat', owner: 'card', others: 'card' } },
    cards: [plainCard('stone')],
    decks: { plain: { pile: ['stone'] } },
    groups: { pile: 'pile' },
    own: () => ({}),
    flow: flow.seq(
      flow.together(
        'ways',
        'live',
        flow.ask('way', { who: (t) => t.strand, clause: 'WAY-1', offers: [way('left', 'WAY-2'), way('right', 'WAY-3')] }),
      ),
      flow.over('end', 'WAY-4', () => ({ winners: [0], reason: 'done' })),
    ),
  });
  const joins = (picks: string) => playOut(start(game), picks).events.filter(({ type }) => type === 'join');
  expect(joins('a left, b right')).toHaveLength(1);
  expect(joins('a left, b right')).toEqual(joins('b right, a left'));
});
