import { expect, test } from 'vitest';
import {
  asked,
  concede,
  create,
  flowOf,
  hash,
  keysAt,
  loadMatch,
  type Own,
  options,
  pick,
  play,
  Refused,
  saveMatch,
  undo,
} from '../index.ts';
import { deepFreeze, playOut, start } from '../testing/start.ts';
import { endless } from '../toys/leaving.ts';
import { plainCard, toy } from '../toys/plain.ts';
import { alternate } from '../toys/windows.ts';

type Deeds = { n: number } & Own;
const { ask, loop, offer } = flowOf<Deeds>();
const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
} as const;

/** Deeds that can be taken back and deeds that cannot. */
const deeds = toy<Deeds>({
  id: 'deeds',
  zones,
  cards: [plainCard('one'), plainCard('two'), plainCard('token')],
  decks: { plain: { deck: ['one', 'two', 'one', 'two'] } },
  groups: { deck: 'deck' },
  own: () => ({ n: 0 }),
  flow: loop(
    'turns',
    ask('deed', {
      who: (t) => (t.own.n < 10 ? 0 : 1),
      clause: 'DEE-1',
      offers: [
        offer('count', { take: (t) => t.set('n', t.own.n + 1) }),
        offer('hand over', { take: (t) => t.set('n', 10) }),
        offer('draw', { take: (t, _o, seat) => t.move(t.top(0, seat), t.at(1, seat)) }),
        offer('roll', { take: (t, _o, seat) => t.set('n', t.roll(seat, 6)) }),
        offer('make', { take: (t, _o, seat) => void t.make('token', t.at(1, seat)) }),
        offer('buy', { take: (t, _o, seat) => void t.make('token', t.at(1, seat), seat, 'supply') }),
        offer('shuffle', { take: (t, _o, seat) => t.shuffle(t.at(0, seat)) }),
      ],
    }),
  ),
});

test('undo goes back to the last reveal, roll or act of another seat, and says why not further', () => {
  const at = (script: string) => playOut(start(deeds), script).state;
  expect(undo(deeds, start(deeds).state, 0)).toEqual({ ok: false, why: 'nothing' });
  for (const [script, why] of [
    ['a draw', 'revealed'],
    ['a make', 'revealed'],
    ['a roll', 'chance'],
    ['a shuffle', 'chance'],
    ['a hand over, b count', 'other'],
  ] as const) {
    expect(undo(deeds, at(script), 0)).toEqual({ ok: false, why });
    const later = undo(deeds, at(`${script}, ${script.startsWith('a h') ? 'b' : 'a'} count`), script.startsWith('a h') ? 1 : 0);
    expect(later.ok && hash(deeds, later.state)).toBe(hash(deeds, at(script)));
  }
  const twice = undo(deeds, at('a count, a count'), 0);
  expect(twice.ok && undo(deeds, twice.state, 0)).toMatchObject({ ok: true });
  // The one who handed over takes it back as long as the other has not acted.
  expect(undo(deeds, at('a hand over'), 0).ok).toBe(true);
  expect(undo(deeds, at('a hand over'), 1)).toEqual({ ok: false, why: 'other' });
});

test('what comes from an open supply can be taken back', () => {
  const made = playOut(start(deeds), 'a count, a buy').state;
  const back = undo(deeds, made, 0);
  expect(back.ok && hash(deeds, back.state)).toBe(hash(deeds, playOut(start(deeds), 'a count').state));
  expect(back.ok && undo(deeds, back.state, 0)).toMatchObject({ ok: true });
});

test('undo after save and load goes as far as before', () => {
  const s = playOut(start(deeds), 'a roll, a count, a count').state;
  let loaded = loadMatch(deeds, JSON.parse(JSON.stringify(saveMatch(deeds, s))));
  expect(hash(deeds, loaded)).toBe(hash(deeds, s));
  for (let i = 0; i < 2; i++) {
    const back = undo(deeds, loaded, 0);
    if (!back.ok) throw new Error(back.why);
    loaded = back.state;
  }
  // What lies before a roll is not saved at all.
  expect(undo(deeds, loaded, 0)).toEqual({ ok: false, why: 'nothing' });
});

test('concede works at any time, also for a seat that is not asked', () => {
  const s = deepFreeze(start(alternate).state);
  expect(asked(alternate, s)).toEqual([0]);
  const over = concede(alternate, s, 1);
  expect(over.result).toMatchObject({ winners: [0], reason: 'conceded' });
  expect(s.result).toBeNull();
  expect(concede(alternate, over, 0).result).toBe(over.result);
  expect(undo(alternate, over, 0)).toEqual({ ok: false, why: 'over' });
  expect(() => pick(alternate, over, 0, 'pass')).toThrow(Refused);
  expect(() => concede(alternate, s, 2)).toThrow(Refused);
});

test('an endless effect and an endless match end with a result and its clause', () => {
  const begun = start(endless).state;
  expect(pick(endless, begun, 0, 'forever').result).toEqual({ winners: [0, 1], clause: 'END-9', reason: 'stepBudget' });
  expect(() => playOut(start(endless), 'a forever')).toThrow(/ran on without asking anybody \(END-9\)/);
  const t = start(endless);
  for (let i = 0; i < 20; i++) t.pick(i % 2, 'once');
  expect(t.result).toEqual({ winners: [0, 1], clause: 'END-9', reason: 'lengthBound' });
});

test('the engine answers itself only what is open and single', () => {
  const spec = (open: boolean, offers: number) =>
    toy<Deeds>({
      id: 'forced',
      own: () => ({ n: 0 }),
      flow: ask('forced', {
        who: () => 0,
        clause: 'FOR-1',
        ...(open && { open: true as const }),
        offers: Array.from({ length: offers }, (_, i) => offer(`way${i}`)),
      }),
    });
  expect(create(spec(true, 1), {}, [{}, {}], 'x').result?.reason).toBe('noResult');
  expect(() => start(spec(true, 1))).toThrow(/ended without a result/);
  expect(start(spec(true, 2)).ask).toBe('forced');
  expect(start(spec(false, 1)).ask).toBe('forced');
});

test('several states of one game do not disturb each other', () => {
  const one = playOut(start(deeds), 'a count').state;
  const two = playOut(start(deeds), 'a hand over').state;
  const spare = structuredClone(one);
  expect(options(deeds, one, 0)).toHaveLength(7);
  expect(keysAt(deeds, two, 0)).toEqual([]);
  expect(keysAt(deeds, one, 0)).toHaveLength(7);
  expect(keysAt(deeds, one, 1)).toEqual([]);
  // In place: what was worked out before is not used again.
  play(deeds, one, 0, 1);
  expect(keysAt(deeds, one, 0)).toEqual([]);
  expect(keysAt(deeds, one, 1)).toHaveLength(7);
  expect(keysAt(deeds, spare, 0)).toHaveLength(7);
  expect(() => play(deeds, two, 0, 0)).toThrow(Refused);
  expect(hash(deeds, one)).not.toBe(hash(deeds, spare));
});
