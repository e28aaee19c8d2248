/** Pointing at things: what is lit is what options name, and pointing leads only to options that contain what was pointed at. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceOf, point } from '../match/choice.ts';
import type { ShownAsk } from '../match/scene.ts';

const asks = fc
  .uniqueArray(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 9,
    selector: (on) => [...on].sort().join(),
  })
  .map(
    (list): ShownAsk => ({
      seat: 0,
      name: 'ask',
      question: '?',
      clause: 'X-1',
      secret: false,
      group: null,
      twins: {},
      options: list.map((on, n) => ({ key: `k${n}`, verb: 'do', label: `do ${n}`, beside: '', on, n, declines: on.length === 0 })),
    }),
  );

test('whatever is clicked in whatever order leads only to options that contain it', () => {
  fc.assert(
    fc.property(asks, fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 8 }), (ask, clicks) => {
      let chosen: readonly number[] = [];
      expect([...choiceOf(ask, []).lit].sort()).toEqual([...new Set(ask.options.flatMap(({ on }) => on))].sort());
      for (const handle of clicks) {
        const choice = choiceOf(ask, chosen);
        if (!choice.lit.has(handle)) continue;
        const next = point(ask, choice, handle);
        if ('pick' in next) {
          const picked = ask.options.find(({ key }) => key === next.pick)!;
          expect(picked.on).toContain(handle);
          for (const other of chosen) expect(picked.on).toContain(other);
          return;
        }
        chosen = next.chosen;
        const after = choiceOf(ask, chosen);
        // Nobody is led into a corner.
        expect(after.left.length).toBeGreaterThan(0);
        for (const option of after.left) for (const one of chosen) expect(option.on).toContain(one);
      }
    }),
  );
});

test('every option with things can be reached by clicking its things, and confirmed', () => {
  fc.assert(
    fc.property(asks, (ask) => {
      for (const option of ask.options.filter(({ on }) => on.length > 0)) {
        let chosen: readonly number[] = [];
        let picked: string | null = null;
        for (const handle of [...option.on, option.on.at(-1)!]) {
          const next = point(ask, choiceOf(ask, chosen), handle);
          if ('pick' in next) {
            picked = next.pick;
            break;
          }
          chosen = next.chosen;
        }
        // Either it is given, or it is among the buttons for what was pointed at.
        expect(picked === option.key || choiceOf(ask, option.on).left.includes(option)).toBe(true);
      }
    }),
  );
});

test('of equal cards every one is lit, and either stands for the one that is named', () => {
  fc.assert(
    fc.property(asks, fc.integer({ min: 1, max: 7 }), (plain, twin) => {
      // Card 9 is equal to one that options may name.
      const ask = { ...plain, twins: { 9: twin } };
      const before = choiceOf(ask, []);
      expect(before.lit.has(9)).toBe(before.lit.has(twin));
      if (!before.lit.has(9)) return;
      const [one, other] = [point(ask, before, twin), point(ask, before, 9)];
      if ('pick' in one || 'pick' in other) return void expect(one).toEqual(other);
      expect([one.chosen, other.chosen]).toEqual([[twin], [9]]);
      expect(choiceOf(ask, [9]).left).toEqual(choiceOf(ask, [twin]).left);
      // Pointing at the other one is a change of mind, not a second card.
      expect(point(ask, choiceOf(ask, [9]), twin)).toEqual({ chosen: [twin] });
    }),
  );
});
