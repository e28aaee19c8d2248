/** Non-interference on the wire, for a few matches of each game and some leaks; `npm run test:online -- wire` tries thousands, and all. */
import { gameIds } from '@touchline/kit/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaking, leaks } from '../testing/leaks.ts';
import { Twins } from '../testing/twins.ts';
import type { Eye, Way } from '../testing/twinTables.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});
afterAll(() => twins.close());

const looks: readonly (readonly [Eye, Way])[] = [
  [0, 'deal'],
  [1, 'deal'],
  ['spectator', 'deal'],
  ['program', 'deal'],
  [1, 'decks'],
  [0, 'aside'],
  ['spectator', 'late'],
];

test.each(gameIds)('nobody hears of what is hidden: %s', async (game) => {
  let [frames, replayed] = [0, 0];
  for (const [eye, way] of looks) {
    const { outcome, words, ...told } = await twins.compared(game, eye, `${game}/${eye}/${way}`, 20, way);
    expect(outcome, `seen from ${eye}, ${way}: ${words}`).not.toBe('leak');
    frames += told.frames;
    replayed += told.replayed ?? 0;
  }
  expect(frames).toBeGreaterThan(30);
  expect(replayed).toBeGreaterThan(0);
});

/** One of each place where something can get out. */
const some = [
  'a space more where that bit is set',
  'a question put to the wrong seat',
  'cards that lie face down keep their number through a shuffle',
  'steps that count what happens out of sight',
  'a clock that tells when something was done out of sight',
  "the name of another's deck",
  'a hash of a deck without salt',
  'one message more',
  'why a pick was refused',
  'a header',
  'a program is shown more',
  'too early, for those who watch late',
  "one bit of another's replay",
];

test.each(some)('a leak is found: %s', async (name) => {
  const { eye, way, game } = leaks[name];
  const outcomes: string[] = [];
  await leaking(leaks[name], async () => {
    for (let pair = 0; pair < 12 && !outcomes.includes('leak'); pair++)
      outcomes.push((await twins.compared(game, eye, `leak/${name}/${pair}`, 20, way)).outcome);
  });
  expect(outcomes).toContain('leak');
});

test('there are forty leaks, and more', () => {
  expect(Object.keys(leaks).length).toBeGreaterThanOrEqual(40);
});
