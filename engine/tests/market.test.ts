/** One to four at one table, with cards that belong to nobody; and what becomes of a match when somebody leaves it. */
import { describe, expect, test } from 'vitest';
import { asked, concede, create, hash, load, pick, type SeenZone, sample, save, stream, view } from '../index.ts';
import { playOut, start } from '../testing/start.ts';
import { market, marketWithBots } from '../toys/market.ts';
import { listsOf } from '../toys/plain.ts';

const zone = (zones: readonly SeenZone[], name: string, seat = -1) => zones.find((z) => z.zone === name && z.seat === seat)!;

describe('seats belong to a match', () => {
  test('the same game is laid for one, two, three and four; not for none or five', () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = create(market, {}, listsOf(market, seats), 'x');
      expect([s.seats, s.own.bids.length, s.zones.length]).toEqual([seats, seats, market.layouts[seats].zones.length]);
      expect(asked(market, s)).toEqual([...Array(seats).keys()]);
    }
    for (const seats of [0, 5]) expect(() => create(market, {}, listsOf(market, seats), 'x')).toThrow(/played by 1, 2, 3, 4/);
  });

  test('cards of the table lie there from the start, are in no log, and belong to nobody', () => {
    const t = start(market, 'x', 3);
    expect(t.events.some((e) => e.type === 'make')).toBe(false);
    expect(new Set(t.state.owner)).toEqual(new Set([-1]));
    expect(t.state.def).toHaveLength(5 * 4);
    const card = t.a.ids('hand')[0];
    // Where it lies says whose it is for now; on the table it is nobody's.
    expect([t.table.controller(card), t.table.controller(t.table.top(0))]).toEqual([0, -1]);
  });

  test('a seat that is not there has no zone', () => {
    const t = start(market, 'x', 3).table;
    const hand = market.zoneKind.get('hand')!;
    expect(() => t.at(hand, 3)).toThrow(/hand has no place 0 for seat 3; there are 3 seats/);
    expect(() => t.at(hand, -1)).toThrow(/for seat -1/);
    expect(() => t.at(hand, 0, 1)).toThrow(/no place 1/);
    // A zone of the table is the same for everybody.
    expect(t.at(market.zoneKind.get('row')!, 2)).toBe(t.at(market.zoneKind.get('row')!));
  });

  test('of a pile with several backs only the top one shows, and drawing shows the next', () => {
    const t = start(market, 'x', 2);
    const { hidden, count } = zone(view(market, t.state, 0).zones, 'pack');
    expect(hidden.filter((card) => card.place >= 0).map(({ place }) => place)).toEqual([count - 1]);
    const backs = new Set<unknown>();
    for (let n = 0; n < 20; n++) {
      const world = sample(market, view(market, t.state, 0), stream(n));
      expect(view(market, world, 0)).toEqual(view(market, t.state, 0));
      backs.add(market.defs[world.def[world.zones[0][0]]].back);
    }
    expect(backs).toEqual(new Set(['blue', 'gold']));
  });
});

test('an answer comes with the numbers its words need, and only whoever is asked is told them', () => {
  const t = start(market, 'x', 2).until('buy');
  const seat = asked(market, t.state)[0];
  const { options } = view(market, t.state, seat).ask!;
  expect(options.map(({ verb, figures }) => [verb, figures])).toEqual([
    ...options.slice(0, -1).map(() => ['buy', { places: 3 }]),
    ['pass', undefined],
  ]);
  expect(JSON.stringify(view(market, t.state, 1 - seat))).not.toContain('places":3');
});

describe('results', () => {
  const toEnd = (seats: number, seed: string) => {
    const t = start(market, seed, seats);
    return t.random(seed).result!;
  };

  test('points and ranks are part of a result, equals share a rank', () => {
    for (let n = 0; n < 20; n++) {
      const { winners, ranks, scores } = toEnd(3, `r${n}`);
      const best = Math.max(...scores!);
      expect(winners).toEqual([0, 1, 2].filter((seat) => scores![seat] === best));
      expect(ranks!.map((rank) => rank === 1)).toEqual(scores!.map((score) => score === best));
    }
  });

  test('who plays alone wins or loses', () => {
    const ends = Array.from({ length: 30 }, (_, n) => toEnd(1, `solo${n}`));
    expect(ends.some(({ winners }) => winners.length === 1)).toBe(true);
    expect(ends.some(({ winners }) => winners.length === 0)).toBe(true);
    expect(concede(market, start(market, 'x', 1).state, 0).result).toMatchObject({ winners: [], reason: 'conceded' });
  });
});

describe('leaving', () => {
  test('of two the other has won; of three the match goes on without asking who left, and the rules hear of it', () => {
    expect(concede(market, start(market, 'x', 2).state, 0).result).toMatchObject({ winners: [1], reason: 'conceded' });
    const t = start(market, 'x', 3).until('bid').leave(1);
    expect(t.result).toBeNull();
    expect(asked(market, t.state)).toEqual([0, 2]);
    // Its squad is given back, as the rules say.
    expect([t.b.count('squad'), t.table.count(market.zoneKind.get('gone')!)]).toEqual([0, 2]);
    expect(t.events.filter((e) => e.type === 'leave').map((e) => e.seat)).toEqual([1]);
    const end = t.random('on').result!;
    expect(end.winners).not.toContain(1);
  });

  test('secret picks are made again by those who stay', () => {
    const t = start(market, 'x', 3).until('bid');
    const waiting = pick(market, pick(market, t.state, 0, 'bid#1'), 1, 'bid#2');
    expect(asked(market, waiting)).toEqual([2]);
    const left = concede(market, waiting, 2);
    expect([left.result, asked(market, left)]).toEqual([null, [0, 1]]);
  });

  test('in what all do at the same time the others keep what they did', () => {
    const t = start(market, 'x', 3).until('train');
    const trained = () => t.b.ids('squad').map((card) => t.table.mark(card, 'trained'));
    t.b.pick(t.b.keys[0]);
    const before = trained();
    expect(before).toContain(1);
    t.a.pick(t.a.keys[0]).leave(0);
    expect([trained(), t.asked]).toEqual([before, [1, 2]]);
    // What the others did can still be taken back, and their strands still end in one table.
    playOut(t, 'c rest, b rest');
    expect(t.ask).toBe('bid');
    expect(t.a.count('squad')).toBe(0);
  });

  test('the last one left has won', () => {
    const t = start(market, 'x', 3).leave(0).leave(2);
    expect(t.result).toMatchObject({ winners: [1], reason: 'conceded' });
  });

  test('whose turn it was is passed for, in the middle of an ask', () => {
    const t = start(market, 'x', 4).until('buy');
    const [seat] = t.asked;
    t.leave(seat);
    expect(t.ask).toBe('buy');
    expect(t.asked).not.toContain(seat);
  });

  test('where a bot takes over, the seat is asked as before and the rules hear of it', () => {
    const t = start(marketWithBots, 'x', 3).until('bid').leave(1);
    expect(asked(marketWithBots, t.state)).toEqual([0, 1, 2]);
    expect(t.state.out).toBe(0);
    expect(t.b.count('squad')).toBe(0);
  });

  test('who has left is saved, seen by everybody, and part of every world', () => {
    const t = start(market, 'x', 3).leave(1);
    expect(hash(market, load(market, JSON.parse(JSON.stringify(save(market, t.state)))))).toBe(hash(market, t.state));
    for (const viewer of [0, 2, 'spectator'] as const) {
      const seen = view(market, t.state, viewer);
      expect(seen.out).toBe(0b10);
      expect(view(market, sample(market, seen, stream('w')), viewer)).toEqual(seen);
    }
    expect(() => load(market, { ...save(market, t.state), state: { ...save(market, t.state).state, out: 8 } })).toThrow(/"out"/);
  });
});
