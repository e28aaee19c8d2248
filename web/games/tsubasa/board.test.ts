/** The board, drawn from random matches: what a question names lies on it, lit, once; totals and points are those of the rules. */
import { expect, test } from 'vitest';
import type { Language, Scene } from '../../match/scene.ts';
import { type Asked, belowTheQuestion, boardOf, namedIn, questions } from '../../testing/scenes.ts';
import { gameOf } from '../packages.ts';
import { KINDS } from './draw.tsx';
import { look } from './look.tsx';
import { stageOf } from './stage.ts';
import { lively } from './testing/lively.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const pack = await gameOf('tsubasa', 'en', 'fr');
const draws = await boardOf(pack, look);
const known = new Map<Scene, string>();
const drawn = (scene: Scene): string => known.get(scene) ?? known.set(scene, draws(scene)).get(scene)!;
const played: readonly Asked[] = Array.from({ length: 6 }, (_, n) => [...questions(pack, `board/${n}`, 8)]).flat();
const eager = Array.from({ length: 3 }, (_, n) => [...lively(pack, `board/${n}`)]).flat();
/** Questions that are seldom asked, and some of the others. */
const SELDOM = ['save', 'afterwards', 'duel', 'rerolls', 'motivation', 'it', 'spend'];
const asked = [
  ...played,
  ...eager.filter(({ scene }, i) => i % 12 === 0 || SELDOM.includes(scene.ask?.name ?? '')).map(({ scene }) => ({ scene, seat: 0 })),
].filter(({ scene }) => scene.ask);

// What is loaded when it is first shown is there from now on.
await Promise.all([import('./Play.tsx'), import('./Duel.tsx')]);
for (const stage of ['attack', 'duel']) draws(asked.find(({ scene }) => stageOf(scene) === stage)!.scene);
await new Promise((loaded) => setTimeout(loaded));

test('everything a question names is drawn and lit, once, on the board or in the hand', () => {
  const names = new Set<string>();
  for (const { scene, seat } of asked) {
    const hand = belowTheQuestion(scene, look, seat);
    const named = [...new Set(scene.ask!.options.flatMap(({ on }) => on))].filter((handle) => !hand.includes(handle));
    expect(namedIn(drawn(scene), scene), `step ${scene.step}: ${scene.ask!.question}`).toEqual(named.toSorted((a, b) => a - b));
    if (named.length > 0) names.add(scene.ask!.name);
  }
  expect([...names]).toEqual(expect.arrayContaining(['take', 'use', 'duel', 'save', 'rerolls', 'afterwards', 'it']));
});

test('parts add up to every total, and the board writes it', () => {
  let looked = 0;
  for (const { scene } of asked) {
    const { sums, attacker, action } = toldOf(scene);
    for (const of of sums) for (const kind of KINDS) expect(of[kind].parts.reduce((sum, { n }) => sum + n, 0)).toBe(of[kind].total);
    if (action !== '' || !['attack', 'shoot'].includes(stageOf(scene))) continue;
    const markup = drawn(scene);
    const shown = [...markup.matchAll(/class="ts-total (\w+)"><svg[^>]*><use[^>]*><\/use><\/svg>(−?\d+)/g)].map(
      ([, kind, n]) => `${kind} ${n}`,
    );
    const written = (n: number) => String(n).replace('-', '−');
    expect(shown.toSorted()).toEqual(
      [
        `shot ${written(sums[attacker].shot.total)}`,
        `pass ${written(sums[attacker].pass.total)}`,
        `defence ${written(sums[1 - attacker].defence.total)}`,
      ].toSorted(),
    );
    looked++;
  }
  expect(looked).toBeGreaterThan(40);
});

test('the count, both sides’ points and pools are told in words', () => {
  const words = wordsFor('en');
  for (const { scene } of asked.slice(0, 120)) {
    const { tokens, count, limit } = toldOf(scene);
    const markup = drawn(scene);
    if (stageOf(scene) === 'duel') continue;
    for (const of of tokens)
      for (const kind of KINDS) {
        const { have, spent, pool } = of[kind];
        expect(have + spent + pool).toBe(5);
        expect(markup).toContain(words.points(words.kinds[kind], have, spent, pool));
      }
    if (stageOf(scene) === 'attack') expect(markup).toContain(words.count(count, limit));
  }
});

test('of a hidden hand only the backs are told, by kind, and they are as many as its cards', () => {
  const seen = new Set<string>();
  for (const { scene, seat } of asked) {
    const { hands } = toldOf(scene);
    expect(hands[seat]).toEqual([]);
    const held = scene.zones.find(({ zone, seat: whose }) => zone === 'hand' && whose === 1 - seat)!;
    expect(hands[1 - seat].reduce((sum, { n }) => sum + n, 0)).toBe(held.count);
    for (const { back } of hands[1 - seat]) seen.add(back);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['nankatsu', 'toho', 'first-half', 'second-half', 'fatigue']));
});

test('chances are between 0 and 1, grow with points that are spent, and fall with those of the Defender', () => {
  let attackers = 0;
  let defenders = 0;
  for (const { scene } of asked)
    for (const { spends, chances } of toldOf(scene).odds) {
      for (const { best, worst } of chances) {
        expect(worst).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(1);
        expect(worst).toBeGreaterThanOrEqual(0);
      }
      const grows = chances.map(({ best }) => best);
      expect(grows).toEqual(grows.toSorted((a, b) => (spends === 'attacker' ? a - b : b - a)));
      if (scene.ask?.name !== 'spend') continue;
      expect(chances).toHaveLength(scene.ask.options.length);
      if (spends === 'attacker') attackers++;
      else defenders++;
    }
  expect(attackers).toBeGreaterThan(2);
  expect(defenders).toBeGreaterThan(2);
});

test.each<Language>(['en', 'fr'])('the line stands at one phase and one step of it, in %s', (language) => {
  const names = new Set<string>();
  for (const { scene } of questions(pack, 'line', 2, language)) {
    const groups = look.phases(scene);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    const now = groups.filter(({ at }) => at === 'now');
    expect(now, scene.scopes.join('/')).toHaveLength(1);
    names.add(now[0].name);
    if (scene.result) continue;
    expect(new Set(now[0].steps.map(({ name }) => name)).size).toBe(now[0].steps.length);
    expect(
      now[0].steps.filter(({ at }) => at === 'now'),
      scene.scopes.join('/'),
    ).toHaveLength(1);
    expect(look.period(scene)).not.toBe('');
  }
  const { phases, fullTime } = wordsFor(language);
  expect([...names]).toEqual(expect.arrayContaining([phases.draw, phases.attack, phases.shoot, fullTime]));
});
