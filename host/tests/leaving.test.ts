import { describe, expect, test } from 'vitest';
import { market } from '../../engine/toys/market.ts';
import { toy } from '../../engine/toys/plain.ts';
import { alternate } from '../../engine/toys/windows.ts';
import { readSaved, timelineOf } from '../index.ts';
import { Desk, playOut, seated, toyTable } from '../testing/table.ts';

describe('leaving', () => {
  test('of three, two go on without the seat', async () => {
    const { session } = seated(toyTable(market), ['person', 'random', 'person'], { seed: 'out' });
    session.start();
    await playOut(session, 'out', 4);
    session.concede(0);
    expect(session.result).toBeNull();
    await session.settled();
    expect(session.asked).not.toContain(0);
    await playOut(session, 'out');
    expect(session.result!.winners).not.toContain(0);
    expect(session.timeline.conceded).toEqual([0]);
    const saved = readSaved(JSON.stringify(session.saved()), 'it');
    expect(timelineOf(session.playable.game, saved, 'it').hash()).toBe(session.timeline.hash());
  });

  test('where the game says so a bot takes the seat; the save knows who sat there and when', async () => {
    const withBots = toy({ ...market.spec, id: 'stand-in', leaving: 'bot' } as never);
    const { session } = seated(toyTable(withBots), ['person', 'random', 'person'], { seed: 'bot', standIn: 'greedy:2' });
    session.start();
    await playOut(session, 'bot', 4);
    const { steps } = session;
    session.concede(0);
    expect(session.result).toBeNull();
    expect(session.players).toEqual(['greedy:2', 'random', 'person']);
    await playOut(session, 'bot');
    expect(
      session.timeline
        .record()
        .picks.slice(steps + 1)
        .some(([seat]) => seat === 0),
    ).toBe(true);
    const saved = readSaved(JSON.stringify(session.saved()), 'it');
    expect(saved.handed).toEqual([{ step: steps + 1, seat: 0, from: 'person', to: 'greedy:2' }]);
    expect(saved.players).toEqual(['greedy:2', 'random', 'person']);
  });

  test('a seat goes to a bot and back again', async () => {
    const desk = new Desk();
    const { session } = seated(toyTable(alternate), ['person', 'person'], { desk, stop: 'always' });
    session.start();
    session.handOver(0, 'winger');
    expect([session.asked, desk.asked.length]).toEqual([[], 1]);
    session.handOver(0, 'person');
    expect(session.asked).toEqual([0]);
    // The bot's answer comes too late.
    await desk.asked[0].answer();
    expect(session.steps).toBe(0);
    expect(session.saved().handed).toHaveLength(2);
  });
});
