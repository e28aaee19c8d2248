/**
 * Non-interference on the wire: two matches that differ only in what a viewer cannot see send that viewer the same bytes, the same number
 * of them, in the same order, until something is shown that declares it. The two differ in the chance of the other seats: another key.
 */
import { createHash } from 'node:crypto';
import { chanceKeys, keyed, type SeenEvent, stream, type Viewer } from '@touchline/engine';
import type { LogEntry } from '@touchline/host';
import { gameIds } from '@touchline/kit/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Teller } from '../match/teller.ts';
import { type House, house, type Line, Person, seated } from '../testing/house.ts';

/** Bytes that are the same in both houses. */
const sameChance = (label: string) => {
  let count = 0;
  return (bytes: number): Buffer => {
    let out = Buffer.alloc(0);
    while (out.length < bytes) out = Buffer.concat([out, createHash('sha256').update(`${label}/${count++}`).digest()]);
    return out.subarray(0, bytes);
  };
};

let clock = 1_000_000;
let label = 'start';
/** The viewer whose chance, and the table's, stays as it is. */
let keeps: Viewer = 0;
const houses: House[] = [];

beforeAll(async () => {
  for (const twin of [false, true]) {
    let chance = sameChance(label);
    let known = label;
    houses.push(
      await house({
        now: () => clock,
        chance: (bytes) => {
          if (known !== label) chance = sameChance(label);
          known = label;
          return chance(bytes);
        },
        // The other house deals the others from other keys.
        dealt: (seed) => {
          const keys = chanceKeys(seed, 2)!;
          const others = chanceKeys(keyed('77'.repeat(32)), 2)!;
          return twin ? keyed(...keys.map((key, who) => (who === keeps || who === 2 ? key : others[who]))) : seed;
        },
      }),
    );
  }
});
afterAll(async () => {
  for (const one of houses) await one.close();
});

/** What came through a line, without what is ours to differ: nothing. */
const heard = (line: Line, from: number): readonly string[] => line.frames.slice(from);

const eventsIn = (frame: string): readonly LogEntry[] => JSON.parse(frame).entries ?? [];
/** Does a frame tell of something that declares that it shows the viewer something? */
const declares = (frame: string): boolean => eventsIn(frame).some((entry) => 'event' in entry && (entry.event satisfies SeenEvent).shows);

interface Parted {
  readonly outcome: 'same' | 'revealed' | 'leak' | 'apart';
  readonly frames: number;
  readonly words: string;
}

/** Both matches, the same picks, until the viewer is told different things or one of the picks is not offered in both. */
async function twins(game: string, viewer: Viewer, name: string, most: number): Promise<Parted> {
  label = name;
  keeps = viewer;
  const both = await Promise.all(houses.map((one) => seated(one, { game, seats: ['me', 'open'], watch: 'all' }, [])));
  const eyes = await Promise.all(
    both.map(async ({ lines, id }, i) => (viewer === 'spectator' ? new Person(houses[i]).look(id) : lines[viewer])),
  );
  const close = () => {
    for (const { lines } of both) for (const line of lines) line.close();
    for (const line of eyes) line.close();
  };
  const chance = stream(name);
  let from = 0;
  for (let step = 0; ; step++) {
    const [one, two] = eyes.map((line) => heard(line, from));
    const at = one.findIndex((frame, i) => masked(frame) !== masked(two[i] ?? ''));
    if (at >= 0 || one.length !== two.length) {
      close();
      const frame = one[at] ?? two[one.length];
      const shown = declares(frame) || declares(two[at] ?? frame);
      return {
        outcome: shown ? 'revealed' : 'leak',
        frames: from + Math.max(at, 0),
        words: `${frame.slice(0, 300)}\n${(two[at] ?? '').slice(0, 300)}`,
      };
    }
    from += one.length;
    const asked = both[0].lines.findIndex(({ view }) => view?.ask);
    if (step >= most || asked < 0) break;
    const keys = both.map(({ lines }) => lines[asked].view?.ask?.options.map(({ key }) => key) ?? []);
    const shared = keys[0].filter((key) => keys[1].includes(key));
    if (shared.length === 0) break;
    clock += 10;
    const key = shared[chance.below(shared.length)];
    await Promise.all(both.map(({ lines }) => lines[asked].pick(key)));
    await Promise.all(both.map(({ lines }, i) => Promise.all([...lines, eyes[i]].map((line) => line.settled()))));
  }
  close();
  return { outcome: 'same', frames: from, words: '' };
}

/** Ids, hashes and numbers of chance differ between matches anyway, and tell nothing. */
const masked = (frame: string): string => frame.replace(/"(match|name|deck|commit)":"[^"]*"/g, '"$1":"…"');

describe.each(gameIds)('%s', (game) => {
  test.each([0, 1, 'spectator'] as const)('nobody hears of what is hidden: seen from %s', async (viewer) => {
    const outcomes: string[] = [];
    let frames = 0;
    for (let pair = 0; pair < 3; pair++) {
      const { outcome, words, frames: many } = await twins(game, viewer, `${game}/${viewer}/${pair}`, 25);
      outcomes.push(outcome);
      frames += many;
      expect(outcome, words).not.toBe('leak');
    }
    expect(frames).toBeGreaterThan(5);
  });
});

test('a leak is found: the order of hidden cards, how many there are of what, the seed', async () => {
  const { news, full } = Teller.prototype;
  const leaks: ((this: Teller, viewer: Viewer) => string)[] = [
    function (viewer) {
      const other = viewer === 1 ? 0 : 1;
      return JSON.stringify(JSON.parse(full.call(this, other, 0).text).view?.ask ?? null);
    },
    function (viewer) {
      const { zones = [] } = JSON.parse(full.call(this, viewer === 1 ? 0 : 1, 0).text).view ?? {};
      return JSON.stringify(zones.map(({ cards }: { cards: unknown[] }) => cards));
    },
  ];
  try {
    for (const [number, leak] of leaks.entries()) {
      Teller.prototype.news = function (viewer) {
        const told = news.call(this, viewer);
        return told && { text: `${told.text.slice(0, -1)},"more":${leak.call(this, viewer)}}` };
      };
      const outcomes = [];
      for (let pair = 0; pair < 3; pair++) outcomes.push((await twins('playca', 0, `leak/${number}/${pair}`, 25)).outcome);
      expect(outcomes).toContain('leak');
    }
  } finally {
    Teller.prototype.news = news;
  }
});
