/** A match from its beginning to its end, saved and gone on with. */
import { hash, Refused, replay } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { alternate } from '../../engine/toys/windows.ts';
import { readSaved, Session, savedOf, timelineOf } from '../index.ts';
import { gameOf, games, playOut, realDesk, seated, toyTable } from '../testing/table.ts';

describe('a match with bots', () => {
  test.each(games)('$game.id is played to its end, saved, and comes out the same', async (playable) => {
    const { session } = seated(playable, ['person', 'random'], { seed: 'end' });
    session.start();
    await playOut(session, 'end');
    const saved = readSaved(JSON.stringify(session.saved()), 'it');
    expect(saved.players).toEqual(['person', 'random']);
    expect(saved.record.picks.some(([seat]) => seat === 1)).toBe(true);
    expect(replay(playable.game, saved.record).result).toEqual(session.result);
  });

  test('saved in the middle it goes on as it would have', async () => {
    const playable = gameOf('playca');
    const whole = seated(playable, ['person', 'greedy:1'], { seed: 'half' }).session;
    whole.start();
    await playOut(whole, 'half');
    const first = seated(playable, ['person', 'greedy:1'], { seed: 'half' }).session;
    first.start();
    await playOut(first, 'half', 20);
    const saved = readSaved(JSON.stringify(first.saved()), 'it');
    const timeline = timelineOf(playable.game, saved, 'it');
    const rest = seated(playable, saved.players, { timeline }).session;
    rest.start();
    await playOut(rest, 'half');
    expect(rest.timeline.record()).toEqual(whole.timeline.record());
    expect(rest.log(0)).toEqual(whole.log(0));
  });

  test('an answer that is not offered is refused and changes nothing', () => {
    const { session } = seated(toyTable(alternate), ['person', 'person'], { stop: 'always' });
    session.start();
    const before = session.timeline.hash();
    expect(() => session.pick(0, 'shout')).toThrow(Refused);
    expect(() => session.pick(1, 'pass')).toThrow(Refused);
    expect([session.steps, session.timeline.hash()]).toEqual([0, before]);
  });
});

test('what was saved up to a step is played on by others', async () => {
  const playable = gameOf('playca');
  const { session } = seated(playable, ['person', 'random'], { seed: 'branch' });
  session.start();
  await playOut(session, 'branch', 20);
  const saved = readSaved(JSON.stringify(savedOf(session.timeline, { players: ['random', 'person'], decks: [] }, 9)), 'branch');
  const timeline = timelineOf(playable.game, saved, 'branch');
  expect(timeline.steps).toBe(9);
  expect(timeline.hash()).toBe(session.timeline.hash(9));
  const other = new Session({ playable, timeline, players: saved.players, decks: [], language: 'fr' }, { desk: realDesk });
  other.start();
  await other.settled();
  expect(other.asked).toEqual([1]);
  expect(hash(playable.game, replay(playable.game, other.saved().record))).toBe(other.timeline.hash());
});
