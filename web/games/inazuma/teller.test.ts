/** What the worker tells the board, in whole matches played at random: what it foresees happens, and sums add up. */
import { describe, expect, test } from 'vitest';
import { moments } from '../../testing/scenes.ts';
import { learn } from '../../words/lexicon.ts';
import { gameOf } from '../packages.ts';
import { phasesOf } from './phases.ts';
import { storyOf } from './story.ts';
import { ATTACK, ownOf, SHOOTING, STRATEGY, type Totals, toldOf } from './told.ts';

const pack = await gameOf('inazuma', 'en');
await learn('en');
const matches = Array.from({ length: 6 }, (_, n) => [...moments(pack, n)]);
const all = matches.flat();

test('abilities that have a name are called by it, and all of their words are there too', () => {
  const used = all.flatMap(({ scene }) => scene.ask?.options.filter(({ verb }) => verb === 'use') ?? []);
  const named = used.filter(({ whole }) => whole !== undefined);
  expect(named.length).toBeGreaterThan(5);
  for (const { label, whole } of named) {
    expect(label).toMatch(/^[^:]+ – [^:]+$/);
    expect(whole!.startsWith(`${label}: `)).toBe(true);
  }
  for (const { label } of used.filter(({ whole }) => whole === undefined)) expect(label).toContain(': ');
});

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

  test('an answer comes to what it was said to come to; where something is to be chosen on the way, at best', () => {
    let exact = 0;
    let best = 0;
    let expected: { readonly totals: Totals; readonly choosing: boolean } | null = null;
    for (const { scene, next, key } of all) {
      const totals: Totals | undefined = key !== null && expected === null ? toldOf(scene).after[key] : undefined;
      if (totals) expected = { totals, choosing: false };
      if (expected === null) continue;
      // A cost is still to be paid, or a card to be chosen.
      const open = next.ask?.group || next.ask?.name === 'join';
      if (open) expected = { ...expected, choosing: true };
      if (open) continue;
      const came = toldOf(next).duel?.sides.map(({ total }) => total) ?? [];
      if (expected.choosing) {
        expect(came[0] - came[1]).toBeLessThanOrEqual(expected.totals[0] - expected.totals[1]);
        best++;
      } else {
        expect(came).toEqual(expected.totals);
        exact++;
      }
      expected = null;
    }
    expect(exact).toBeGreaterThan(20);
    expect(best).toBeGreaterThan(5);
  });

  test('what is turned up in a last chance was among what could come', () => {
    let turned = 0;
    for (const { scene, next } of all) {
      const { duel } = toldOf(scene);
      const shot = storyOf([{ ...LINE, clause: 'INA-709' }, { ...LINE, clause: 'INA-803' }, ...next.log])[0].shots[0];
      // A tie turns up more than was asked about.
      if (duel?.of !== 'shooting' || shot.totals.length !== 1) continue;
      for (const [seat, [id]] of shot.flips.entries()) {
        const level = pack.game.defs[pack.game.defIndex.get(id)!].stats.level;
        const [low, high] = duel.sides[seat].flip!;
        expect(level).toBeGreaterThanOrEqual(low);
        expect(level).toBeLessThanOrEqual(high);
        turned++;
      }
    }
    expect(turned).toBeGreaterThan(10);
  });
});

/** A line that says nothing: a story begins with an attack and a kicker. */
const LINE = { clause: '', seat: 0, cards: [], facts: {}, text: '', step: 0, times: 1 };

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
    expect.arrayContaining([
      'Strategy: Line-ups, in secret',
      'Strategy: Last actions',
      'Attack: Choose side',
      'Shooting: Choose kicker',
      'Shooting: Actions, in turns',
    ]),
  );
});

test('steps follow each other as they do in a turn', () => {
  const order: readonly string[] = [...STRATEGY, ...ATTACK, ...SHOOTING];
  for (const match of matches) {
    const seen = new Set<string>();
    let [turn, last] = [0, -1];
    for (const { scene } of match) {
      const { step } = toldOf(scene);
      const at = order.indexOf(step);
      const now = ownOf(scene).turn;
      // A goal may bring a second shot in the same turn.
      const again = step === 'kicker' || step === 'shotActions';
      if (now === turn && !again) expect(at, `turn ${now}: ${step} after ${order[last]}`).toBeGreaterThanOrEqual(last);
      [turn, last] = [now, at];
      seen.add(step);
    }
    expect([...seen]).toEqual(expect.arrayContaining([...STRATEGY, 'side', 'attackActions']));
  }
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
    // Whoever was ahead went on, and who was not did not.
    for (const { totals, shots } of attacks) expect(totals[0] > totals[1]).toBe(shots.length > 0);
    for (const { flips, totals, goal } of attacks.flatMap(({ shots }) => shots)) {
      for (const [i, [shot, save]] of totals.entries()) expect(Math.sign(shot - save)).toBe(i < totals.length - 1 ? 0 : goal ? 1 : -1);
      // One card each for every comparison; none if the shot was called off.
      expect(flips.map((cards) => cards.length)).toEqual([totals.length, totals.length]);
      for (const id of flips.flat()) expect(pack.game.defs[pack.game.defIndex.get(id)!].stats.level).toBeGreaterThan(0);
      if (totals.length > 1) ties++;
    }
  }
  expect(goals).toBeGreaterThan(3);
  expect(ties).toBeGreaterThan(0);
});
