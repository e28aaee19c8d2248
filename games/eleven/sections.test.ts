import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { attack, goalsAndGloves, rivals, strongestFirst } from './sections.ts';

const none = { strength: 0, gloves: 0 };
const goals = (attackers: number[], defenders: number[], keeper = none) =>
  attack(attackers, defenders, keeper).goal.filter((scored) => scored).length;

/** The fewest goals any pairing allows, by trying them all. */
function fewest(attackers: number[], defenders: number[]): number {
  if (attackers.length === 0) return 0;
  const [first, ...rest] = attackers;
  const blocked = defenders.flatMap((d, i) =>
    d >= first
      ? [
          fewest(
            rest,
            defenders.filter((_, j) => j !== i),
          ),
        ]
      : [],
  );
  return Math.min(1 + fewest(rest, defenders), ...blocked);
}

test('attackers come strongest first, equals as they are given', () => deepEqual(strongestFirst([1, 3, 2, 3]), [1, 3, 2, 0]));

test('no pairing lets in fewer goals', () => {
  const lists = [[], [0], [1], [2], [1, 2], [2, 2], [3, 1], [4, 3, 1], [2, 1, 1], [3, 2, 2], [1, 1, 1]];
  for (const a of lists) for (const d of lists) equal(goals(a, d), fewest(a, d), `${a} against ${d}`);
});

test('the weakest attackers are left to the Goalkeeper', () => {
  const { blockedBy, saved } = attack([2, 3], [3], { strength: 2, gloves: 1 });
  deepEqual(
    [blockedBy, saved],
    [
      [-1, 0],
      [true, false],
    ],
  );
});

test('a Goalkeeper saves what he can, strongest first, and one glove saves once', () => {
  const { saved, gloves } = attack([1, 4, 3, 2], [], { strength: 3, gloves: 2 });
  deepEqual([saved, gloves], [[false, false, true, true], 0]);
});

test('a shot that is let in costs no glove', () => {
  const { goal, gloves } = attack([2, 1], [], { strength: 2, gloves: 1 }, (a) => a === 0);
  deepEqual([goal, gloves], [[true, false], 0]);
});

test('equals of whom only some score are rivals', () => {
  const one = attack([2, 2, 1], [], { strength: 2, gloves: 1 });
  deepEqual(rivals([2, 2, 1], one), [{ of: [0, 1], goals: 1 }]);
  deepEqual(rivals([2, 2], attack([2, 2], [], none)), []);
  deepEqual(rivals([2, 1], attack([2, 1], [2], none)), []);
});

test('counting goals agrees with playing them', () => {
  const lists = [[], [0], [2, 1], [3, 3, 1], [4, 2, 2], [1, 1, 1]];
  for (const a of lists)
    for (const d of lists)
      for (const strength of [1, 2, 3])
        for (const gloves of [0, 1, 2]) {
          const whole = attack(a, d, { strength, gloves });
          equal(goalsAndGloves(a, d, strength, gloves), whole.goal.filter((g) => g).length * 16 + whole.gloves);
        }
});
