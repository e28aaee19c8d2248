import { expect, test } from 'vitest';
import { asked, askFor, asks, hash, keysAt, load, loadMatch, pick, Refused, type State, save, saveMatch, undo, view } from '../index.ts';
import { deepFreeze, playOut, start, throughText } from '../testing/start.ts';
import { bids, bidsOfThree } from '../toys/bids.ts';

const toBids = () => playOut(start(bids), 'a single').state;

test('all seats are asked at once and see only who is still thinking', () => {
  const s = toBids();
  expect(asked(bids, s)).toEqual([0, 1]);
  const one = pick(bids, s, 0, 'bid#2');
  const two = pick(bids, s, 0, 'bid#3');
  expect(view(bids, one, 1)).toEqual(view(bids, two, 1));
  expect(view(bids, one, 'spectator')).toEqual(view(bids, two, 'spectator'));
  expect(view(bids, one, 1).thinking).toEqual([1]);
  expect(view(bids, one, 0).pending).toBe(1);
  expect(askFor(bids, one, 1)?.secret).toBe(true);
});

test('a pick is withdrawn by the seat that made it, also after another seat picked', () => {
  const s = playOut(start(bidsOfThree), 'a single').state;
  const a = pick(bidsOfThree, s, 0, 'bid#2');
  const b = pick(bidsOfThree, a, 1, 'bid#3');
  const back = undo(bidsOfThree, b, 0);
  if (!back.ok) throw new Error(back.why);
  expect(asked(bidsOfThree, back.state)).toEqual([0, 2]);
  // As if it had never been made.
  expect(hash(bidsOfThree, back.state)).toBe(hash(bidsOfThree, pick(bidsOfThree, s, 1, 'bid#3')));
  // The other one may still take back, too, and then the open pick before.
  const both = undo(bidsOfThree, back.state, 1);
  if (!both.ok) throw new Error(both.why);
  expect(hash(bidsOfThree, both.state)).toBe(hash(bidsOfThree, s));
  expect(undo(bidsOfThree, both.state, 0)).toMatchObject({ ok: true });
  expect(undo(bidsOfThree, both.state, 2)).toEqual({ ok: false, why: 'other' });
});

test('after the reveal nobody takes back', () => {
  let s = pick(bids, toBids(), 0, 'bid#2');
  s = pick(bids, s, 1, 'bid#3');
  expect(s.own.points).toEqual([0, 1]);
  expect(undo(bids, s, 1)).toEqual({ ok: false, why: 'revealed' });
  expect(undo(bids, s, 0)).toEqual({ ok: false, why: 'other' });
});

test('wrong picks are refused with a reason and change nothing', () => {
  const s = deepFreeze(pick(bids, toBids(), 0, 'bid#2'));
  const before = hash(bids, s);
  const refused = (seat: number, choice: unknown) => {
    try {
      pick(bids, s as State<typeof s.own>, seat, choice as string);
    } catch (error) {
      return error instanceof Refused ? error.reason : error;
    }
    return 'taken';
  };
  expect(refused(0, 'bid#3')).toBe('notAsked');
  expect(refused(0, 0)).toBe('notAsked');
  for (const seat of [2, -1, 0.5, Number.NaN, '1', null, undefined]) expect(refused(seat as number, 'bid#1')).toBe('notAsked');
  for (const choice of ['bid#4', '', '__proto__', 3, -1, 0.5, Number.NaN, null, undefined, {}, [0], true, 10n])
    expect(refused(1, choice)).toBe('notOffered');
  expect(hash(bids, s)).toBe(before);
  expect(keysAt(bids, s, 0)).toEqual([]);
});

test('a save in the middle of secret picks goes on, and they can still be withdrawn', () => {
  const s = pick(bids, toBids(), 1, 'bid#3');
  const loaded = throughText(bids, s);
  expect(hash(bids, loaded)).toBe(hash(bids, s));
  expect(pick(bids, loaded, 0, 'bid#1').own.points).toEqual([0, 1]);
  const back = undo(bids, load(bids, save(bids, s)), 1);
  expect(back.ok && hash(bids, back.state)).toBe(hash(bids, toBids()));
  const match = loadMatch(bids, JSON.parse(JSON.stringify(saveMatch(bids, s))));
  expect(undo(bids, match, 1).ok).toBe(true);
});

test('reading and picking leave the given state alone', () => {
  const s = deepFreeze(pick(bids, toBids(), 1, 'bid#3'));
  asks(bids, s);
  view(bids, s, 0);
  view(bids, s, 'spectator');
  const next = deepFreeze(pick(bids, s, 0, 'bid#3'));
  expect(next.own.points).toEqual([0, 0]);
  expect(undo(bids, s, 1).ok).toBe(true);
});
