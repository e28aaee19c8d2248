import { expect, test } from 'vitest';
import {
  asked,
  brokenLink,
  type Entry,
  entered,
  firstLink,
  type Game,
  hash,
  keysAt,
  load,
  loadMatch,
  nextLink,
  pick,
  type Record,
  recordOf,
  replay,
  SetupError,
  type State,
  save,
  saveMatch,
  stream,
} from '../index.ts';
import { playOut, start, throughText } from '../testing/start.ts';
import { toys } from '../toys/index.ts';
import { payment } from '../toys/payment.ts';
import { listsOf } from '../toys/plain.ts';
import { alternate } from '../toys/windows.ts';

/** Random play as a record, checked after every entry. */
function recorded(game: Game, seed: string): Record {
  const dice = stream(seed);
  let s: State = start(game, seed).state;
  const picks: [number, string][] = [];
  while (!s.result && picks.length < 60) {
    const seats = asked(game, s);
    const seat = seats[dice.below(seats.length)];
    const keys = keysAt(game, s, seat);
    const key = keys[dice.below(keys.length)];
    s = pick(game, s, seat, key);
    picks.push([seat, key]);
  }
  return recordOf(game, { options: {}, lists: listsOf(game), seed }, picks, 1);
}

test.each(toys.map((game) => [game.id, game] as const))('%s: records replay, and saves at every ask go on', (_id, game) => {
  const record = recorded(game, 'saves');
  let other: State | null = null;
  const end = replay(game, record, (state, step) => {
    expect(hash(game, throughText(game, state))).toBe(record.checks[step].hash);
    const before = other ?? state;
    if (step > 0) other = entered(game, throughText(game, before), record.picks[step - 1]);
    else other = state;
    expect(hash(game, other)).toBe(record.checks[step].hash);
  });
  const match = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(game, end))));
  expect(hash(game, match)).toBe(hash(game, end));
});

test('the hash is what it was', () => {
  // A change here breaks every stored replay: raise the format of saves if it is meant.
  expect(hash(alternate, start(alternate).state)).toMatch(/^[0-9a-f]{16}$/);
  expect(hash(alternate, start(alternate).state)).toBe(hash(alternate, throughText(alternate, start(alternate).state)));
  expect(hash(alternate, start(alternate, 'x').state)).not.toBe(hash(alternate, start(alternate, 'y').state));
});

test('a record with a key that is not offered, another hash or another game is refused', () => {
  const game = alternate as unknown as Game;
  const record = recorded(game, 'r');
  const changed = (more: object) => () => replay(alternate, { ...record, ...more } as Record);
  expect(changed({})).not.toThrow();
  expect(changed({ checks: record.checks.map((c, i) => (i === 1 ? { ...c, hash: 'beef' } : c)) })).toThrow(/Step 1: the state differs/);
  expect(changed({ game: 'chess' })).toThrow(/record of chess/);
  for (const touchline of [1, 9]) expect(changed({ touchline })).toThrow(SetupError);
  expect(changed({ picks: null })).toThrow(SetupError);
  // Records of a machine whose rules offer something else: their links are right.
  const linked = (...picks: Entry[]) => {
    let link = firstLink('alternate', record);
    const checks = [{ ...record.checks[0], link }];
    for (const [i, entry] of picks.entries()) {
      link = nextLink(link, entry);
      checks.push({ step: i + 1, link, hash: 'of other rules' });
    }
    return changed({ picks, checks });
  };
  expect(linked([0, 'shout'])).toThrow(/"shout" is not offered to seat 1. Offered: say, pass/);
  expect(linked([1, 'say'])).toThrow(/not offered to seat 2. Offered: nothing/);
});

test('whoever changes anything in a record breaks its chain', () => {
  const record = recorded(alternate as unknown as Game, 'chain');
  expect(brokenLink(record)).toBeNull();
  const { length } = record.picks;
  const last = record.checks.slice(-1);
  // Also where there is only one check, at the end.
  for (const checks of [record.checks, last]) {
    const broken = (more: Partial<Record>) => brokenLink({ ...record, checks, ...more });
    expect(broken({})).toBeNull();
    for (let i = 0; i < length; i++) {
      const [seat, key] = record.picks[i];
      const step = checks === last ? length : i + 1;
      expect(broken({ picks: record.picks.with(i, [seat, `${key}x`]) })?.step).toBe(step);
      expect(broken({ picks: record.picks.with(i, [1 - seat, key]) })?.step).toBe(step);
      expect(broken({ picks: record.picks.with(i, [seat, null]) })?.step).toBe(step);
      expect(broken({ picks: record.picks.toSpliced(i, 1) })).not.toBeNull();
    }
    expect(broken({ picks: [...record.picks, [0, 'pass']] })).not.toBeNull();
    expect(broken({ picks: record.picks.slice(0, -1) })).not.toBeNull();
    for (const more of [{ seed: 'other' }, { options: { x: 1 } }, { lists: [] }, { game: 'chess' }]) expect(broken(more)).not.toBeNull();
  }
  expect(brokenLink({ ...record, checks: [] })).not.toBeNull();
});

test('a seat that gave up is in the record', () => {
  const game = alternate as unknown as Game;
  const played = recordOf(game, { options: {}, lists: listsOf(game), seed: 'up' }, [
    [0, 'say'],
    [1, null],
  ]);
  expect(replay(game, played).result).toMatchObject({ winners: [0], reason: 'conceded' });
  expect(brokenLink(played)).toBeNull();
});

test('rubbish is refused with a message that says what to do', () => {
  const s = playOut(start(payment), 'a buy#3, a tire:blueHelper').state;
  const good = save(payment, s);
  for (const rubbish of [null, undefined, 7, 'save', [], {}, { touchline: 2 }, { touchline: 1 }, { touchline: 1, game: 'payment' }])
    expect(() => load(payment, rubbish as never), JSON.stringify(rubbish)).toThrow(SetupError);
  expect(() => load(alternate, good)).toThrow(/save of payment, not of alternate/);
  const fields = Object.keys(good.state);
  for (const field of fields)
    for (const value of [undefined, 'x', [[]], { a: 1 }, [1, 'x', null], 1.5]) {
      const damaged = { ...good, state: { ...good.state, [field]: value } };
      expect(() => load(payment, damaged as never), `${field} ${JSON.stringify(value)}`).toThrow(SetupError);
    }
  const twice = structuredClone(good) as unknown as { state: { zones: number[][] } };
  twice.state.zones[0][0] = twice.state.zones[0][1];
  expect(() => load(payment, twice as never)).toThrow(/its "zones" cannot be right. Use an earlier save/);
  const lost = JSON.parse(JSON.stringify(good).replaceAll('match/first', 'match/firth'));
  expect(() => load(payment, lost)).toThrow(/which this version of payment does not have/);
  expect(() => load(payment, JSON.parse(JSON.stringify(good).replace('redHelper', 'pinkHelper')))).toThrow(/card "pinkHelper"/);
});

test('a save whose undo does not lead to its state is refused', () => {
  const saved = saveMatch(payment, playOut(start(payment), 'a buy#3, a tire:blueHelper').state);
  const broken = (picks: unknown) => () => loadMatch(payment, { ...saved, undo: { ...saved.undo, picks } } as never);
  for (const picks of [[[0, 1]], [[0, 99]], [[1, 0]], 'x', [null], [[]]]) expect(broken(picks)).toThrow(SetupError);
});
