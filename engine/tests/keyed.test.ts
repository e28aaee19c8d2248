/** Keyed chance: as it is written down, unforeseeable from outside, and in nothing a viewer gets. */
import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  another,
  asked,
  copy,
  create,
  drawsOf,
  hash,
  hmac,
  keyed,
  keysAt,
  load,
  pick,
  recordOf,
  type State,
  sample,
  save,
  stream,
  view,
} from '../index.ts';
import { keyedStream } from '../model/keyed.ts';
import { STREAM } from '../model/random.ts';
import { market } from '../toys/market.ts';
import { listsOf } from '../toys/plain.ts';

const key = 'a1'.repeat(32);
const begin = (seed: string) => create(market, {}, listsOf(market, 2), seed);

test('HMAC is the same as the system has it', () => {
  for (let length = 0; length < 140; length += 7) {
    const secret = randomBytes(length);
    expect(Buffer.from(hmac(secret, `text ${length} é`)).toString('hex')).toBe(
      createHmac('sha256', secret).update(`text ${length} é`).digest('hex'),
    );
  }
});

test('words are those of the written definition', () => {
  const numbers = keyedStream(key, STREAM.roll, 7);
  const words = [0, 1].flatMap((j) => {
    const block = createHmac('sha256', Buffer.from(key, 'hex')).update(`touchline/chance/1|roll|7|${j}`).digest();
    return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4));
  });
  expect(Array.from({ length: 16 }, () => numbers.next())).toEqual(words);
});

test('every number below n comes as often as any other', () => {
  const numbers = keyedStream(key, STREAM.pick, 0);
  const seen = new Array(7).fill(0);
  for (let i = 0; i < 14_000; i++) seen[numbers.below(7)]++;
  // Six degrees of freedom: above 27.9 once in ten thousand times.
  expect(seen.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)).toBeLessThan(27.9);
});

test('a match with a key plays again, is saved and loaded, and differs with another key', () => {
  const play = (state: State, steps: number): State => {
    let now = state;
    for (let i = 0; i < steps && !now.result; i++) {
      const [seat] = asked(market, now);
      const keys = keysAt(market, now, seat);
      now = pick(market, now, seat, keys[stream(`market/${i}`).below(keys.length)]);
    }
    return now;
  };
  const end = hash(market, play(begin(keyed(key)), 30));
  expect(hash(market, play(begin(keyed(key)), 30))).toBe(end);
  const half = load(market, JSON.parse(JSON.stringify(save(market, play(begin(keyed(key)), 10)))));
  expect(half.keys).toHaveLength(3);
  expect(hash(market, half)).toBe(hash(market, play(begin(keyed(key)), 10)));
  expect(begin(keyed('b2'.repeat(32))).zones).not.toEqual(begin(keyed(key)).zones);
});

test('one key for each seat: who has another one does not change what the others draw', () => {
  const keys = [key, 'b2'.repeat(32), 'c3'.repeat(32)];
  const one = begin(keyed(...keys));
  const two = begin(keyed(keys[0], 'd4'.repeat(32), keys[2]));
  expect(one.keys).toEqual(keys);
  expect(view(market, two, 0)).toEqual(view(market, one, 0));
});

test('keys are in no view, and in no world that is imagined', () => {
  const state = begin(keyed(key));
  for (const viewer of [0, 1, 'spectator'] as const) {
    const seen = view(market, state, viewer);
    for (const secret of [key, ...state.keys!]) expect(JSON.stringify(seen)).not.toContain(secret);
    expect(sample(market, seen, stream('world')).keys).toBeNull();
  }
  expect(another(state, stream('other')).keys).toBeNull();
  expect(copy(state).keys).toBe(state.keys);
});

test('every use of chance can be told afterwards, and follows from the key', () => {
  let state = begin(keyed(key));
  const picks: [number, string][] = [];
  const chance = stream('draws');
  for (let i = 0; i < 40 && !state.result; i++) {
    const [seat] = asked(market, state);
    const keys = keysAt(market, state, seat);
    picks.push([seat, keys[chance.below(keys.length)]]);
    state = pick(market, state, ...picks[i]);
  }
  const beginning = { options: {}, lists: listsOf(market, 2), seed: keyed(key) };
  const draws = drawsOf(market, recordOf(market, beginning, picks));
  expect(draws.length).toBeGreaterThan(0);
  const seatKey = (who: number) => hmac(Buffer.from(key, 'hex'), `touchline/seat/1|${who < 0 ? 'table' : who}`);
  const uses = new Map<string, number>();
  for (const [who, kind, n, size, out] of draws) {
    // Numbered without gaps.
    expect(n).toBe(uses.get(`${who}/${kind}`) ?? 0);
    uses.set(`${who}/${kind}`, n + 1);
    const numbers = keyedStream(Buffer.from(seatKey(who)).toString('hex'), Object.keys(STREAM).indexOf(kind), n);
    const order = Array.from({ length: size }, (_, i) => i);
    if (kind === 'shuffle') numbers.shuffle(order);
    expect(out).toEqual(kind === 'shuffle' ? order : numbers.below(size));
  }
  expect([...uses.values()].reduce((sum, count) => sum + count, 0)).toBe(state.counts.reduce((sum, count) => sum + count, 0));
  expect(drawsOf(market, recordOf(market, { ...beginning, seed: 'fast' }, []))).toEqual([]);
});
