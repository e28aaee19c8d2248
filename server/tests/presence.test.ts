/** Who is there, at which process, whatever order their words come in. */
import { expect, test } from 'vitest';
import { PRESENCE, Presence } from '../match/presence.ts';

/** Two processes; words are delivered when the test says so. */
function two() {
  let clock = 1000;
  const words: { readonly to: number; readonly word: string }[] = [];
  const turned: string[] = [];
  const both = [0, 1].map(
    (at) => new Presence([0, 1], { now: () => clock, process: `process ${at}`, tell: (word) => words.push({ to: 1 - at, word }) }),
  );
  return {
    both,
    turned,
    later: (ms: number) => {
      clock += ms;
    },
    deliver() {
      for (let next = words.shift(); next; next = words.shift())
        for (const seat of both[next.to].heard(next.word)) {
          turned.push(`${next.to}/${seat}`);
          both[next.to].left(seat);
        }
    },
    lose: () => words.splice(0),
  };
}

test('the newest stays, also if the older one arrives later', () => {
  const { both, deliver, turned } = two();
  both[0].came(0, 10);
  deliver();
  both[1].came(0, 20);
  deliver();
  expect(turned).toEqual(['0/0']);
  // A socket that was wanted before that, and stood still on its way.
  both[0].came(0, 15);
  deliver();
  expect(turned).toEqual(['0/0', '0/0']);
  expect([both[0].isOn(0), both[1].isHere(0), both[0].isHere(0)]).toEqual([true, true, false]);
});

test('who is silent is gone after a while; who was only slow is found again', () => {
  const { both, deliver, lose, later } = two();
  both[0].came(0, 10);
  both[1].came(1, 10);
  deliver();
  expect([both[0].isOn(1), both[1].isOn(0)]).toEqual([true, true]);
  later(PRESENCE - 1);
  both[1].renew();
  lose();
  expect(both[0].renew()).toBe(false);
  lose();
  later(1);
  expect(both[0].renew()).toBe(true);
  expect(both[0].isOn(1)).toBe(false);
  later(500);
  expect(both[0].awayFor(1)).toBe(500);
  // Its question reaches the other, who is still there.
  deliver();
  expect(both[0].isOn(1)).toBe(true);
});

test('watchers are counted at both; who goes is told', () => {
  const { both, deliver } = two();
  both[0].came('spectator', 1);
  both[1].came('spectator', 1);
  both[1].came('spectator', 1);
  deliver();
  expect([both[0].watching, both[1].watching]).toEqual([3, 3]);
  both[1].left('spectator');
  deliver();
  expect(both[0].watching).toBe(2);
});
