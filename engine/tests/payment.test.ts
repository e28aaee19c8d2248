import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked, askFor, create, hash, keysAt, loadMatch, pick, type State, saveMatch, stream, undo } from '../index.ts';
import { deepFreeze, playOut, start, throughText } from '../testing/start.ts';
import { payment } from '../toys/payment.ts';

const colours = fc.constantFrom('red', 'blue', 'green');
const lists = fc.record({
  helpers: fc.array(
    colours.map((c) => `${c}Helper`),
    { maxLength: 5 },
  ),
  hand: fc.array(
    colours.map((c) => `${c}Card`),
    { maxLength: 5 },
  ),
});
type Shop = (typeof payment)['spec']['own'] extends (options: never, seats: never) => infer O ? O : never;

const paying = (s: State<Shop>) => askFor(payment, s, asked(payment, s)[0])?.name === 'source';

test('equal sources are offered once', () => {
  const t = playOut(start(payment), 'a buy#3');
  expect(t.a.keys).toEqual([
    'payForMe',
    'tire:redHelper',
    'tire:blueHelper',
    'tire:greenHelper',
    'throw:redCard',
    'throw:blueCard',
    'throw:greenCard',
  ]);
});

test('only what can still be completed is offered', () => {
  const t = playOut(start(payment), 'a buy#2, a throw:blueCard');
  // Two are paid, red is missing, one more is all that is allowed: no second card.
  expect(t.a.keys).toEqual(['tire:redHelper']);
  t.a.mayNot('throw:redCard', 'PAY-3');
});

test('no path dead-ends and every payment is right, whatever the sources', () => {
  fc.assert(
    fc.property(lists, lists, fc.string(), (one, two, seed) => {
      const dice = stream(seed);
      let s = create(payment, {}, [one, two], 'x');
      while (!s.result) {
        const seat = asked(payment, s)[0];
        const keys = keysAt(payment, s, seat);
        expect(keys.length).toBeGreaterThan(0);
        const before = s;
        s = pick(payment, s, seat, keys[dice.below(keys.length)]);
        if (paying(before) && (s.result || !paying(s))) {
          expect(s.own.paid).toBeGreaterThanOrEqual(s.own.price);
          expect(s.own.paid).toBeLessThanOrEqual(s.own.price + 1);
          expect(s.own.red).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('the ready-made answer always completes, in one step that is taken back in one step', () => {
  fc.assert(
    fc.property(lists, fc.nat(3), (list, wish) => {
      const s = create(payment, {}, [list, list], 'x');
      const offers = keysAt(payment, s, 0).filter((k) => k.startsWith('buy'));
      if (offers.length === 0) return;
      const begun = pick(payment, s, 0, offers[wish % offers.length]);
      const done = pick(payment, deepFreeze(begun), 0, 'payForMe');
      expect(askFor(payment, done, 0)?.name).toBe('shop');
      expect(done.own.bought[0]).toBe(begun.own.price);
      const thrown = done.zones.flat().length === begun.zones.flat().length && done.own.paid > 0;
      expect(thrown).toBe(true);
      const back = undo(payment, done, 0);
      // A card thrown openly was seen by the other seat: then it stays thrown.
      if (back.ok) expect(hash(payment, back.state)).toBe(hash(payment, begun));
      else expect(back.why).toBe('revealed');
    }),
    { numRuns: 150 },
  );
});

test('inside a group each small pick is taken back, afterwards the group as a whole', () => {
  const t = playOut(start(payment), 'a buy#3, a tire:blueHelper, a tire:blueHelper');
  const inside = undo(payment, t.state, 0);
  expect(inside.ok && keysAt(payment, inside.state, 0)).toContain('tire:blueHelper');
  expect(inside.ok && inside.state.own.paid).toBe(1);
  playOut(t, 'a tire:redHelper');
  expect(t.ask).toBe('shop');
  const whole = undo(payment, t.state, 0);
  expect(whole.ok && whole.state.own.paid).toBe(0);
  expect(whole.ok && askFor(payment, whole.state, 0)?.group).toBe('pay');
  expect(whole.ok && undo(payment, whole.state, 0)).toMatchObject({ ok: true });
});

test('a group in which something was shown is taken back to that moment', () => {
  const t = playOut(start(payment), 'a buy#4, a throw:blueCard, a tire:redHelper, a tire:blueHelper');
  expect(t.ask).toBe('shop');
  const back = undo(payment, t.state, 0);
  expect(back.ok && back.state.own.paid).toBe(2);
  expect(back.ok && undo(payment, back.state, 0)).toEqual({ ok: false, why: 'revealed' });
});

test('a save in the middle of a group goes on, with its undo', () => {
  const t = playOut(start(payment), 'a buy#3, a tire:blueHelper');
  const loaded = throughText(payment, t.state);
  expect(hash(payment, pick(payment, loaded, 0, 'tire:redHelper'))).toBe(hash(payment, pick(payment, t.state, 0, 'tire:redHelper')));
  // The group has begun: no ready-made answer any more.
  expect(keysAt(payment, loaded, 0)).not.toContain('payForMe');
  const match = loadMatch(payment, JSON.parse(JSON.stringify(saveMatch(payment, t.state))));
  const back = undo(payment, match, 0);
  expect(back.ok && keysAt(payment, back.state, 0)).toContain('payForMe');
});
