/** Real matches summed up. */
import { botNamed } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { Timeline } from '@touchline/host';
import { drawnOptions, listsFor } from '@touchline/kit';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { recapOf } from './recap.ts';

async function played(id: string, seed: string) {
  const pack = await gameOf(id, 'en', 'fr');
  const options = drawnOptions(pack.offers, {}, 2, seed);
  const lists = listsFor(pack.game, [], 2, seed, { options }).map(({ list }) => list);
  const timeline = new Timeline(pack.game, { options, lists, seed });
  const chance = stream(seed);
  const random = botNamed('random')!;
  while (!timeline.result) {
    const [seat] = timeline.asked();
    timeline.pick(seat, random(pack.game, timeline.view(seat), chance).key);
  }
  return { pack, timeline };
}

describe.each(['playca', 'inazuma', 'fftcg', 'tsubasa'])('%s', (id) => {
  test.each(['s1', 's2', 's3'])('moments are told by the log and lead to where the score changed (%s)', async (seed) => {
    const { pack, timeline } = await played(id, seed);
    const [en, fr] = await Promise.all(
      (['en', 'fr'] as const).map((language) => recapOf({ timeline, pack, viewer: 0, language, longest: [] })),
    );
    expect(en.moments.length).toBeGreaterThan(0);
    for (const { step, kind, text, score, turn } of en.moments) {
      expect(text).not.toBe('');
      expect(turn).toBeGreaterThan(0);
      const [before, now] = [step - 1, step].map((at) => pack.score!(timeline.view('spectator', at)));
      expect(now).toEqual(score);
      if (kind === 'score' || kind === 'lead') expect(now).not.toEqual(before);
    }
    expect(fr.moments.map(({ step }) => step)).toEqual(en.moments.map(({ step }) => step));
    expect(fr.moments.map(({ text }) => text)).not.toEqual(en.moments.map(({ text }) => text));
    expect(en.decisions.every((n) => n > 5)).toBe(true);
    expect(fr.figures.map(({ values }) => values)).toEqual(en.figures.map(({ values }) => values));
  });

  test('what is counted fits the score', async () => {
    const { pack, timeline } = await played(id, 's4');
    const { figures } = await recapOf({ timeline, pack, viewer: 'spectator', language: 'en', longest: [] });
    const counted = (name: string) => figures.find((figure) => figure.name === name)?.values;
    const score = pack.score!(timeline.view('spectator'));
    if (id === 'fftcg') expect(counted('damage dealt')).toEqual(score.toReversed());
    else expect(counted('goals')).toEqual(score);
    for (const { values } of figures) expect(values.every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
  });
});

test('a match of Captain Tsubasa: goals are among the shots, and every round ends with one result', async () => {
  const { pack, timeline } = await played('tsubasa', 's5');
  const { figures, moments } = await recapOf({ timeline, pack, viewer: 'spectator', language: 'en', longest: [] });
  const counted = (name: string) => figures.find((figure) => figure.name === name)!.values;
  const results = timeline.since(0).flatMap(({ events }) => events.filter(({ type }) => type === 'result'));
  const corners = results.filter(({ args }) => args.outcome === 'corner');
  const ends = ['goals', 'passes won', 'balls won'].flatMap((name) => counted(name)).reduce((sum, n) => sum + n, 0);
  expect(ends + corners.length).toBe(results.length);
  for (const seat of [0, 1]) expect(counted('shots')[seat]).toBeGreaterThanOrEqual(counted('goals')[seat]);
  expect(counted('cards played').every((n) => n > 10)).toBe(true);
  // One comparison was the widest of all, and is told unless it decided a goal.
  const widest = Math.max(
    ...timeline.since(0).flatMap(({ events }) => events.flatMap(({ args, type }) => (type === 'compare' ? [apart(args.values)] : []))),
  );
  const shown = moments.find(({ kind }) => kind === 'widest');
  const found =
    shown &&
    timeline
      .since(0)
      .find(({ step }) => step === shown.step)!
      .events.find(({ type }) => type === 'compare')!;
  expect(found && apart(found.args.values)).toBe(widest);
});

const apart = (values: unknown): number => {
  const [a, b] = values as readonly number[];
  return Math.abs(a - b);
};
