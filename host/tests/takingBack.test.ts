/** What can be taken back at a table, and what goes with it. */
import { flowOf, type Own } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { announceToy } from '../../engine/toys/announce.ts';
import { toys } from '../../engine/toys/index.ts';
import { toy } from '../../engine/toys/plain.ts';
import { alternate } from '../../engine/toys/windows.ts';
import { readSaved } from '../index.ts';
import { anyKey, Desk, gameOf, games, playOut, seated, toyTable } from '../testing/table.ts';

type Sure = { n: number } & Own;

describe('taking back', () => {
  test('a decision, to where it was, in every game', async () => {
    let back = 0;
    for (const playable of [...games, ...toys.filter(({ seats }) => seats.includes(2)).map(toyTable)]) {
      const label = `back/${playable.game.id}`;
      const { session } = seated(playable, ['person', 'random'], { seed: label, stop: 'when-i-can' });
      session.start();
      await session.settled();
      for (let n = 0; n < 60 && !session.result; n++) {
        const [seat] = session.asked;
        const { steps } = session;
        const [before, view] = [session.timeline.hash(), session.view(0)];
        session.pick(seat, anyKey(session, seat, `${label}/${n}`));
        await session.settled();
        if (session.result) break;
        const after = session.steps;
        const why = session.undo(0);
        if (why === null && session.steps === steps) {
          back++;
          expect(session.timeline.hash()).toBe(before);
          expect(session.view(0)).toEqual(view);
          session.pick(seat, anyKey(session, seat, label));
        } else if (why !== null) expect(session.steps).toBe(after);
        await session.settled();
      }
    }
    expect(back).toBeGreaterThan(100);
  });

  test('with it goes what the table has answered for the seat since; where that cannot be, all stays', () => {
    const { ask, loop, offer, seq } = flowOf<Sure>();
    const sure = toy<Sure>({
      id: 'sure',
      own: () => ({ n: 0 }),
      flow: loop(
        'turns',
        seq(
          ask('which', {
            who: () => 0,
            clause: 'SUR-1',
            offers: [offer('count', { take: (t) => t.set('n', t.own.n + 1) }), offer('roll', { take: (t) => t.set('n', t.roll(0, 6)) })],
          }),
          ask('sure', { who: () => 0, clause: 'SUR-2', offers: [offer('yes', {})] }),
          ask('reply', { who: () => 1, clause: 'SUR-3', offers: [offer('more', {}), offer('less', {})] }),
        ),
      ),
    });
    const { session } = seated(toyTable(sure), ['person', 'winger'], { desk: new Desk() });
    session.start();
    session.pick(0, 'count');
    expect(session.timeline.record().picks).toEqual([
      [0, 'count'],
      [0, 'yes'],
    ]);
    expect(session.timeline.passed).toEqual([1]);
    expect(session.undo(0)).toBeNull();
    expect([session.steps, session.asked, session.timeline.passed]).toEqual([0, [0], []]);
    session.pick(0, 'roll');
    const before = session.timeline.hash();
    expect(session.undo(0)).toBe('chance');
    expect([session.steps, session.timeline.passed, session.timeline.hash()]).toEqual([2, [1], before]);
    // Where the person wants to be asked, it is a pick like any other.
    session.stopAt('always');
    expect(session.undo(0)).toBeNull();
    expect([session.steps, session.asked]).toEqual([1, [0]]);
  });

  test('what was announced has been seen: the rules take it back', () => {
    const { session } = seated(toyTable(announceToy), ['person', 'person'], { stop: 'always', seed: 'announce' });
    session.start();
    let revoked = 0;
    for (let n = 0; n < 200 && revoked < 3 && !session.result; n++) {
      const [seat] = session.asked;
      const offered = session.timeline.ask(seat)!.options.some(({ key }) => key === 'takeBack');
      const { steps } = session;
      if (offered && session.timeline.undo(seat) !== null) {
        expect(session.undo(seat)).toBeNull();
        expect(session.timeline.entry(steps)).toEqual([seat, 'takeBack']);
        revoked++;
      }
      session.pick(session.asked[0], anyKey(session, session.asked[0], 'announce'));
    }
    expect(revoked).toBe(3);
  });

  test('the same number of steps again is another match', () => {
    const { session } = seated(toyTable(alternate), ['person', 'person'], { stop: 'always' });
    session.start();
    session.pick(0, 'say');
    const said = session.view(1);
    expect(session.undo(0)).toBeNull();
    session.pick(0, 'pass');
    expect(session.view(1)).toEqual(session.timeline.view(1));
    expect(session.view(1)).not.toEqual(said);
  });

  test('a bot cannot, nor can anybody for it', () => {
    const { session } = seated(toyTable(alternate), ['person', 'random'], { stop: 'always', desk: new Desk() });
    session.start();
    session.pick(0, 'say');
    expect(session.undo(1)).toBe('nothing');
    expect(session.steps).toBe(1);
  });

  test('in practice, whatever has been answered since; it is counted, saved and only for one among bots', async () => {
    const playable = gameOf('playca');
    const { session } = seated(playable, ['person', 'random'], { seed: 'practice' });
    session.start();
    expect(session.rewind(0)).toBe(false);
    await playOut(session, 'practice', 14);
    const last = session.timeline.record().picks.length;
    const view = session.view(0);
    const { steps } = session;
    session.pick(0, anyKey(session, 0, 'practice'));
    await session.settled();
    expect(session.steps).toBeGreaterThanOrEqual(last);
    expect(session.rewind(0)).toBe(true);
    expect([session.steps, session.view(0), session.practice]).toEqual([steps, view, 1]);
    expect(session.saved().practice).toBe(1);
    expect(readSaved(JSON.stringify(session.saved()), 'it').practice).toBe(1);
    const two = seated(playable, ['person', 'person'], { seed: 'practice', stop: 'always' }).session;
    two.start();
    two.pick(0, anyKey(two, 0, 'practice'));
    expect(two.rewind(0)).toBe(false);
  });

  test('a concession can be taken back in practice, not by undo', async () => {
    const { session } = seated(gameOf('playca'), ['person', 'random'], { seed: 'up' });
    session.start();
    await playOut(session, 'up', 8);
    session.concede(0);
    expect(session.result).toMatchObject({ winners: [1], reason: 'conceded' });
    expect(session.timeline.conceded).toEqual([0]);
    expect(session.undo(0)).toBe('over');
    expect(session.rewind(0)).toBe(true);
    expect([session.result, session.timeline.conceded]).toEqual([null, []]);
  });
});
