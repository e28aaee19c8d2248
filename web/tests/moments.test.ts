/** Moments of whole matches played at random: nothing that decides goes by unseen, and what is counted comes out. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';
import type { Banner, Count, Moment } from '../match/moment.ts';
import { moments as played } from '../testing/scenes.ts';
import { learn } from '../words/lexicon.ts';

await learn('en');

const matchesOf = async (game: string, n: number) => {
  const pack = await gameOf(game, 'en');
  return Array.from({ length: n }, (_, i) => [...played(pack, i)]);
};
const shown = (match: readonly { readonly next: { readonly moments: readonly Moment[] } }[]) => match.flatMap(({ next }) => next.moments);
const counts = (all: readonly Moment[]): Count[] => all.filter((one) => one.show === 'sum');
const banners = (all: readonly Moment[], tone: Banner['tone']): Banner[] =>
  all.filter((one): one is Banner => one.show === 'banner' && one.tone === tone);

describe.each(['playca', 'inazuma'])('%s', async (game) => {
  const matches = await matchesOf(game, 6);

  test('every goal has its banner with the score, and each ends what was turned up and counted', () => {
    let goals = 0;
    for (const match of matches) {
      const all = shown(match);
      const score = (match.at(-1)!.next.moments.at(-1) as Banner).score!;
      expect(banners(all, 'goal').length).toBe(score[0] + score[1]);
      for (const [i, one] of all.entries())
        if (one.show === 'banner' && (one.tone === 'goal' || one.tone === 'save') && one.title !== 'No shot')
          expect(all[i - 1].show).toBe('sum');
      goals += score[0] + score[1];
    }
    expect(goals).toBeGreaterThan(2);
  });

  test('the parts of a sum make its total, and few of them have no name', () => {
    const all = counts(matches.flatMap(shown));
    let unnamed = 0;
    for (const { sides } of all)
      for (const { total, parts } of sides) {
        expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(total);
        if (parts.some(({ from }) => from === 'effects')) unnamed++;
      }
    expect(all.length).toBeGreaterThan(20);
    expect(unnamed).toBeLessThan(all.length / 10);
  });
});

test('fftcg: each point of damage is turned up by itself, and none is a goal', async () => {
  const matches = await matchesOf('fftcg', 4);
  const battles: Moment[] = [];
  for (const match of matches) {
    const all = shown(match);
    const damage = match.at(-1)!.next.zones.flatMap(({ zone, count }) => (zone === 'damage' ? [count] : []));
    const points = all.filter((one) => one.show === 'flip' && !one.open);
    expect(points.length).toBe(damage[0] + damage[1]);
    expect(points.every((one) => one.show === 'flip' && one.cards.length === 1)).toBe(true);
    expect(banners(all, 'damage').length).toBeGreaterThan(0);
    expect(banners(all, 'goal')).toEqual([]);
    battles.push(...all.filter((one) => one.show === 'flip' && one.title === 'Battle'));
  }
  // Who fights is seen with what it takes.
  expect(battles.length).toBeGreaterThan(0);
  for (const one of battles)
    expect(one.show === 'flip' && one.cards.every(({ seat, note }) => seat >= 0 && /^−\d+$/.test(note!))).toBe(true);
});

test.each(['playca', 'inazuma', 'fftcg'])('%s: a match ends with a whistle, and only once', async (game) => {
  for (const match of await matchesOf(game, 2)) {
    const all = shown(match);
    expect(banners(all, 'end').length).toBe(1);
    expect(all.at(-1)).toMatchObject({ show: 'banner', tone: 'end' });
  }
});
