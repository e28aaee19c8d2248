/** What the worker tells the board, in whole matches played at random: what it foresees happens, and sums add up. */
import { stream } from '@touchline/engine';
import { Host } from '@touchline/host';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../match/scene.ts';
import { sceneOf } from '../../match/stage.ts';
import { phasesOf } from './phases.ts';
import { storyOf } from './story.ts';
import { title } from './title.ts';
import { type Totals, toldOf } from './told.ts';

const names = Object.keys(title.decks);

interface Moment {
  /** As the first seat sees it. */
  readonly scene: Scene;
  readonly next: Scene;
  /** The answer it gave. */
  readonly key: string | null;
}

function* moments(n: number): Generator<Moment> {
  const decks = [names[n % names.length], names[(n + 1 + (n >> 2)) % names.length]];
  const host = new Host(
    title.game,
    {},
    decks.map((name) => title.decks[name]),
    `title/${n}`,
  );
  const seating = { title, language: 'en', players: ['person', 'person'], decks } as const;
  const chance = stream(`title/${n}`);
  const show = (after: number) => sceneOf(host, seating, 0, after);
  let scene = show(-1);
  while (!host.result) {
    const [seat] = host.asked();
    const { options } = host.view(seat).ask!;
    const { key } = options[chance.below(options.length)];
    host.pick(seat, key);
    const next = show(scene.step);
    yield { scene, next, key: seat === 0 ? key : null };
    scene = next;
  }
}

const matches = Array.from({ length: 6 }, (_, n) => [...moments(n)]);
const all = matches.flat();

describe('the sums', () => {
  test('the parts of a sum make its total, and that is the number on the card', () => {
    let changed = 0;
    for (const { scene } of all)
      for (const { total, fighters } of toldOf(scene).duel?.sides ?? []) {
        expect(fighters.reduce((sum, fighter) => sum + fighter.total, 0)).toBe(total);
        for (const { handle, total: own, parts } of fighters) {
          expect(
            parts.reduce((sum, { by }) => sum + by, 0),
            JSON.stringify(parts),
          ).toBe(own);
          const card = scene.zones.flatMap(({ cards }) => cards).find((one) => one?.handle === handle);
          expect(card?.sums.sp.value).toBe(own);
          for (const { from } of parts) expect(from).not.toBe('');
          if (parts.length > 1) changed++;
        }
      }
    expect(changed).toBeGreaterThan(50);
  });

  test('an answer comes to what it was said to come to, whatever is chosen on the way', () => {
    let exact = 0;
    let ranges = 0;
    let expected: Totals | null = null;
    for (const { scene, next, key } of all) {
      if (key !== null) expected ??= toldOf(scene).after[key] ?? null;
      if (expected === null) continue;
      // A cost is still to be paid, or a card to be chosen.
      if (next.ask?.group) continue;
      const totals = toldOf(next).duel?.sides.map(({ total }) => total);
      for (const [seat, [low, high]] of expected.entries()) {
        expect(totals?.[seat]).toBeGreaterThanOrEqual(low);
        expect(totals?.[seat]).toBeLessThanOrEqual(high);
      }
      if (expected.every(([low, high]) => low === high)) exact++;
      else ranges++;
      expected = null;
    }
    expect(exact).toBeGreaterThan(50);
    expect(ranges).toBeGreaterThan(0);
  });
});

test('nothing is told of cards the viewer does not see', () => {
  let suggestions = 0;
  for (const { scene } of all) {
    const { duel, suggested, step } = toldOf(scene);
    const seen = scene.zones.flatMap(({ cards }) => cards.flatMap((card) => card?.handle ?? []));
    for (const { handle } of duel?.sides.flatMap(({ fighters }) => fighters) ?? []) expect(seen).toContain(handle);
    const own = scene.zones.filter(({ zone, seat }) => seat === 0 && (zone === 'starting' || zone === 'field'));
    const ids = own.flatMap(({ cards }) => cards.flatMap((card) => card?.def ?? []));
    for (const id of suggested) expect(ids).toContain(id);
    if (suggested.length > 0) suggestions++;
    // The other line-up is a secret until both are done.
    if (step === 'lineUp') for (const { zone, seat, count } of scene.zones) if (zone === 'field' && seat === 1) expect(count).toBe(0);
  }
  expect(suggestions).toBeGreaterThan(5);
});

test('the line always stands in one place', () => {
  const stood = new Set<string>();
  for (const { next } of all) {
    const groups = phasesOf(next);
    expect(groups.filter(({ at }) => at === 'now')).toHaveLength(1);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    for (const { name, steps } of groups) {
      const now = steps.filter(({ at }) => at === 'now');
      expect(now, `${next.scopes.join('/')}: ${toldOf(next).step}`).toHaveLength(steps.length === 0 ? 0 : 1);
      expect(new Set(steps.map((step) => step.name)).size).toBe(steps.length);
      for (const step of now) stood.add(`${name}: ${step.name}`);
    }
  }
  expect([...stood]).toEqual(
    expect.arrayContaining(['Strategy: Line-ups, in secret', 'Strategy: Last actions', 'Attack: Choose side', 'Shooting: Choose kicker']),
  );
});

test('the log tells every attack, its shots and what was turned up', () => {
  let goals = 0;
  let ties = 0;
  for (const match of matches) {
    const lines = [...match[0].scene.log, ...match.flatMap(({ next }) => next.log)];
    const attacks = storyOf(lines);
    const end = match.at(-1)!.next;
    const count = (zone: string, seat: number) => end.zones.find((one) => one.zone === zone && one.seat === seat)!.count;
    for (const seat of [0, 1]) {
      const scored = attacks.filter(({ attacker }) => attacker === seat).flatMap(({ shots }) => shots.filter(({ goal }) => goal));
      expect(scored).toHaveLength(count('goals', seat));
      goals += scored.length;
    }
    for (const { flips, totals } of attacks.flatMap(({ shots }) => shots)) {
      // One card each for every comparison; none if the shot was called off.
      expect(flips.map((cards) => cards.length)).toEqual([totals.length, totals.length]);
      for (const id of flips.flat()) expect(title.game.defs[title.game.defIndex.get(id)!].stats.level).toBeGreaterThan(0);
      if (totals.length > 1) ties++;
    }
  }
  expect(goals).toBeGreaterThan(3);
  expect(ties).toBeGreaterThan(0);
});
