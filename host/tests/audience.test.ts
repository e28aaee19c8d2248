import { describe, expect, test, vi } from 'vitest';
import { alternate } from '../../engine/toys/windows.ts';
import { Timeline } from '../index.ts';
import { anyKey, Desk, gameOf, playOut, seated, timelineFor, toyTable } from '../testing/table.ts';

const stepsTold = (told: readonly { readonly step: number }[]) => [...new Set(told.map(({ step }) => step))];

describe('who looks', () => {
  test('is told every step once, and anew after something was taken back', async () => {
    const { session, sent } = seated(gameOf('playca'), ['person', 'random'], { seed: 'told' });
    session.watch(0);
    session.start();
    await playOut(session, 'told', 10);
    const news = sent.flatMap(({ message }) => ('news' in message ? [message.news] : []));
    expect(news[0].anew).toBe(true);
    expect(news.slice(1).some(({ anew }) => anew)).toBe(false);
    expect(news.flatMap(({ entries }) => entries)).toEqual(session.log(0));
    for (const one of news.slice(1)) expect(stepsTold(one.entries).every((step) => step === one.step)).toBe(true);
    const { length } = sent;
    session.pick(0, anyKey(session, 0, 'told'));
    expect(session.undo(0) ?? session.rewind(0)).toBeTruthy();
    const again = sent.slice(length).flatMap(({ message }) => ('news' in message ? [message.news] : []));
    expect(again.some(({ anew }) => anew)).toBe(true);
  });

  test('a question the table answers is not put to them', async () => {
    const { session, sent } = seated(gameOf('fftcg'), ['person', 'random'], { seed: 'pass' });
    session.watch(0);
    session.start();
    await playOut(session, 'pass', 80);
    const news = sent.flatMap(({ message }) => ('news' in message ? [message.news] : []));
    const passed = session.timeline.passed;
    expect(passed.length).toBeGreaterThan(5);
    for (const { step, asked, view } of news) if (view.ask) expect(asked).toBe(!passed.includes(step));
    const told = news.flatMap(({ entries }) => entries).filter((entry) => 'deed' in entry && entry.deed.passed);
    expect(told.map(({ step }) => step - 1)).toEqual(passed.filter((step) => step < news.at(-1)!.step));
  });

  test('one screen for two: whoever is asked and does not look is wanted', () => {
    const wanted: number[] = [];
    const { session, sent } = seated(toyTable(alternate), ['person', 'person'], { stop: 'always', wanted: (seat) => wanted.push(seat) });
    session.start();
    expect(wanted).toEqual([0]);
    session.watch(0);
    session.tell();
    session.pick(0, 'say');
    expect(wanted).toEqual([0, 1]);
    session.leave(0);
    session.watch(1);
    session.tell();
    expect(sent.map(({ viewer }) => viewer)).toEqual([0, 0, 1]);
  });

  test('a pick makes one view for each viewer', async () => {
    const playable = gameOf('fftcg');
    const made = vi.spyOn(Timeline.prototype, 'view');
    const timeline = timelineFor(playable, 2, 'views');
    const desk = new Desk();
    const { session } = seated(playable, ['person', 'winger'], { timeline, desk, stop: 'at-their-attack' });
    session.watch(0);
    session.start();
    let turns = 0;
    for (let n = 0; n < 60; n++) {
      made.mockClear();
      const { steps } = session;
      if (session.asked.length > 0) session.pick(0, anyKey(session, 0, 'views'));
      else await desk.asked.at(-1)!.answer();
      session.score(0);
      session.reader(0);
      const perStep = Map.groupBy(made.mock.calls, ([viewer, step]) => `${viewer} ${step ?? ''}`);
      expect(made.mock.calls.filter(([viewer]) => viewer === 0).length).toBe(session.steps - steps);
      expect(made.mock.calls.filter(([viewer]) => viewer === 1).length).toBeLessThanOrEqual(1);
      expect(perStep.size).toBeGreaterThan(0);
      turns++;
    }
    expect(turns).toBe(60);
    made.mockRestore();
  });
});
