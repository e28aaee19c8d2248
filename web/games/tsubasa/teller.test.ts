/** What the board is told of whole matches: moments, what an answer comes to, which card brought which. */
import { expect, test } from 'vitest';
import type { Banner, Moment } from '../../match/moment.ts';
import { gameOf } from '../packages.ts';
import { KINDS } from './draw.tsx';
import { storyOf } from './story.ts';
import { lively } from './testing/lively.ts';
import { toldOf } from './told.ts';

const pack = await gameOf('tsubasa', 'en', 'fr');
const matches = Array.from({ length: 10 }, (_, n) => [...lively(pack, `told/${n}`)]);
const all = matches.flat();
const shown = all.flatMap(({ next }) => next.moments);

const of = <S extends Moment['show']>(show: S, list = shown) =>
  list.filter((one): one is Extract<Moment, { show: S }> => one.show === show);

test('every goal is a banner with the score after it', () => {
  for (const match of matches) {
    const goals = of(
      'banner',
      match.flatMap(({ next }) => next.moments),
    ).filter(({ tone }) => tone === 'goal');
    const end = toldOf(match.at(-1)!.next).goals;
    expect(goals).toHaveLength(end[0] + end[1]);
    goals.forEach(({ score }, n) => expect(score![0] + score![1]).toBe(n + 1));
    if (goals.length > 0) expect(goals.at(-1)!.score).toEqual(end);
  }
});

test('the parts of a comparison make its totals, and the die on the stage is one of them', () => {
  const sums = of('sum');
  expect(sums.length).toBeGreaterThan(80);
  for (const { sides } of sums)
    for (const { total, parts } of sides) {
      expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(total);
      expect(parts.at(-1)!.by).toBeGreaterThanOrEqual(1);
      expect(parts.at(-1)!.by).toBeLessThanOrEqual(6);
    }
});

test('dice are rolled in front of both: two at first, one with the other kept, and that of a save alone', () => {
  const dice = of('dice');
  const kinds = new Set(dice.map(({ dice: list }) => list.map(({ kept }) => (kept ? 'kept' : 'rolled')).join(' ')));
  expect([...kinds].toSorted()).toEqual(['kept rolled', 'rolled', 'rolled kept', 'rolled rolled']);
  expect(dice.some(({ note }) => note?.includes('1 catch · 2–3 corner · 4–6 goal'))).toBe(true);
  expect(dice.some(({ note }) => note?.includes('is rolled again'))).toBe(true);
});

test('a Special Shot turns up a card of each side, and says whether it was stopped', () => {
  const duels = of('flip').filter(({ title }) => title === 'Special Shot');
  expect(duels.length).toBeGreaterThan(2);
  for (const { cards, note } of duels) {
    expect(new Set(cards.map(({ seat }) => seat)).size).toBe(2);
    const [shot, block] = cards.map(({ def }) => pack.game.defs[pack.game.defIndex.get(def)!].traits.key[0]);
    expect(note).toBe(shot === block ? 'same name and sign: blocked' : 'different signs: nothing stops it');
  }
});

test('halves, Injury Time and Yellow cards are shown once each', () => {
  const banners: readonly Banner[] = of('banner');
  const titled = (title: string) => banners.filter((one) => one.title === title).length;
  expect(titled('Half-time')).toBe(matches.length);
  expect(titled('End of the second half')).toBe(matches.length);
  expect(titled('Injury Time')).toBeGreaterThanOrEqual(2 * matches.length);
  expect(titled('Yellow card')).toBeGreaterThan(0);
});

test('a card that is played makes the totals that were told before', () => {
  let looked = 0;
  for (const { scene, next, key } of all) {
    const [before, after] = [toldOf(scene), toldOf(next)];
    const foreseen = key === null ? undefined : before.after[key];
    if (!foreseen || !key!.startsWith('play') || after.count !== before.count + 1 || after.turn !== before.turn) continue;
    looked++;
    for (const kind of KINDS) expect(after.sums[0][kind].total).toBe(foreseen[kind]);
  }
  expect(looked).toBeGreaterThan(100);
});

test('an answer says what it comes to', () => {
  const beside = new Map<string, Set<string>>();
  for (const { scene } of all)
    for (const option of scene.ask?.options ?? []) beside.set(option.verb, (beside.get(option.verb) ?? new Set()).add(option.beside));
  for (const verb of ['spend', 'shoot', 'passBall', 'reroll', 'save']) {
    expect(beside.get(verb)!.size).toBeGreaterThan(0);
    for (const text of beside.get(verb)!) expect(text, verb).toMatch(/\d+ %/);
  }
  expect(beside.get('blind')).toEqual(new Set(['only you see it']));
});

test('the story: what each round came to, and which card brought which', () => {
  let nested = 0;
  for (const match of matches) {
    const lines = [...match[0].scene.log, ...match.flatMap(({ next }) => next.log)];
    const { rounds } = storyOf(lines);
    const end = toldOf(match.at(-1)!.next);
    expect(rounds.filter(({ outcome }) => outcome === 'goal')).toHaveLength(end.goals[0] + end.goals[1]);
    expect(rounds.at(-1)!.goals).toEqual(end.goals);
    expect(rounds.at(-1)).toMatchObject({ half: end.half, round: end.round });
    for (let n = 1; n <= lines.length; n++) {
      const line = lines[n - 1];
      if (!('by' in line.facts) || line.facts.by === '' || line.clause !== 'TSU-302') continue;
      const { chain } = storyOf(lines.slice(0, n));
      const last = chain.at(-1)!;
      expect(last.def).toBe(line.cards[0]);
      expect(chain.findLast(({ depth }) => depth === last.depth - 1)?.def).toBe(line.facts.by);
      nested++;
    }
  }
  expect(nested).toBeGreaterThan(20);
});
