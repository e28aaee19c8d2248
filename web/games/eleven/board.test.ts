/** The boards, drawn from random seasons of one to four managers: what a question names lies there, lit, once; sums are those of the rules. */
import { beforeAll, expect, test, vi } from 'vitest';
import { folded } from '../../match/choice.ts';
import type { Language, Scene } from '../../match/scene.ts';
import { belowTheQuestion, boardOf, namedIn } from '../../testing/scenes.ts';
import { gameOf } from '../packages.ts';
import { look } from './look.tsx';
import { litPanels, type Stage, stageOf, strayOf } from './stage.ts';
import { type Season, seen, turns } from './testing/seasons.ts';
import { toldOf } from './told.ts';
import { toldWords } from './toldWords.ts';
import { wordsFor } from './words/words.ts';

const pack = await gameOf('eleven', 'en', 'fr');
const draws = await boardOf(pack, look);
const known = new Map<Scene, string>();
const drawn = (scene: Scene): string => known.get(scene) ?? known.set(scene, draws(scene)).get(scene)!;

/** Of each kind of question, in each stage, so many are looked at: a scene costs more than a move. */
const EACH = 4;
const SEASONS: readonly Season[] = [
  { seats: 1, seed: 'alone' },
  { seats: 1, seed: 'debts', options: { scenario: 2 } },
  { seats: 1, seed: 'deadline', options: { scenario: 4 } },
  { seats: 2, seed: 'two' },
  { seats: 3, seed: 'three', options: { weeks: 3 } },
  { seats: 4, seed: 'four', options: { weeks: 3, goalkeeperAuto: false } },
];

interface Asked {
  readonly scene: Scene;
  readonly seat: number;
}
const asked: Asked[] = [];
for (const season of SEASONS) {
  const found = new Map<string, number>();
  for (const { match, seat } of turns(pack, season)) {
    const { name, options } = match.view(seat).ask!;
    const kind = `${name} ${[...new Set(options.map(({ verb }) => verb))].join()}`;
    const n = found.get(kind) ?? 0;
    if (n >= EACH) continue;
    found.set(kind, n + 1);
    asked.push({ seat, scene: seen(pack, match, seat) });
  }
}

// What is loaded when it is first shown is there from now on.
const SHOWN: readonly (readonly [Stage, string])[] = [
  ['vote', 'el-monday'],
  ['lineUp', 'el-lineup'],
  ['match', 'el-match'],
];
beforeAll(async () => {
  for (const [stage, part] of SHOWN) {
    const { scene } = asked.find((one) => stageOf(one.scene) === stage)!;
    await vi.waitFor(() => expect(draws(scene)).toContain(part), { timeout: 60_000 });
  }
});

test('everything a question names is drawn and lit, once, on the board or in the hand', () => {
  const names = new Set<string>();
  for (const { scene, seat } of asked) {
    const hand = belowTheQuestion(scene, look, seat);
    // What nobody sees, as the top of a deck, is a button of the question.
    const visible = new Set(scene.zones.flatMap(({ cards }) => cards.flatMap((card) => card?.handle ?? [])));
    const named = [...new Set(scene.ask!.options.flatMap(({ on }) => on))].filter((one) => visible.has(one) && !hand.includes(one));
    expect(namedIn(drawn(scene), scene), `step ${scene.step}, ${stageOf(scene)}, ${scene.ask!.name}`).toEqual(
      named.toSorted((a, b) => a - b),
    );
    if (named.length > 0) names.add(scene.ask!.name);
  }
  expect([...names]).toEqual(expect.arrayContaining(['draft', 'objective', 'day', 'place']));
});

test('on a phone everything a question names lies behind a tab that says so, or beside the tabs', () => {
  const behind = new Set<string>();
  for (const { scene, seat } of asked) {
    const named = new Set(scene.ask!.options.flatMap(({ on }) => on));
    const stray = strayOf(scene).flatMap(({ cards }) => cards.flatMap((card) => card?.handle ?? []));
    const lit = litPanels(scene, true);
    for (const { zone, seat: whose, cards } of scene.zones) {
      if (whose >= 0 && whose !== seat) continue;
      const here = cards.filter((card) => card && named.has(card.handle) && !stray.includes(card.handle));
      if (here.length === 0) continue;
      expect(lit, `${scene.ask!.name}: ${zone}`).not.toEqual([]);
      if (look.hand.includes(zone)) expect(lit, `${scene.ask!.name}: ${zone}`).toContain('squad');
      for (const panel of lit) behind.add(panel);
    }
  }
  expect([...behind]).toEqual(expect.arrayContaining(['offer', 'market', 'squad', 'club', 'pitch', 'match']));
});

test('answers say what they cost and leave; many alike lie behind one button', () => {
  const { scene } = asked.find((one) => one.scene.ask!.name === 'day' && one.scene.ask!.options.some(({ verb }) => verb === 'stand3'))!;
  const options = scene.ask!.options;
  const { own } = toldOf(scene);
  const cash = own.cash[scene.ask!.seat];
  expect(options.find(({ verb }) => verb === 'stand3')!.beside).toMatch(new RegExp(`^cash ${cash} → ${cash - 3} · `));
  const buildings = options.filter(({ menu }) => menu === 'Build …');
  expect(buildings.length).toBeGreaterThan(1);
  const closed = folded(options, '');
  expect(closed.filter(({ label }) => label === 'Build …')).toHaveLength(1);
  expect(closed.some(({ verb }) => verb === 'stand3')).toBe(false);
  expect(folded(options, 'Build …')).toEqual(buildings);
});

test('what a decision or a contract is said to come to is what it comes to', () => {
  const { leaves, resources } = toldWords.en;
  const said = new Map<string, number>();
  for (const seed of ['come to', 'come to/2', 'come to/3']) {
    let before: { readonly beside: string; readonly verb: string; readonly step: number } | null = null;
    for (const { match, seat, answer } of turns(pack, { seats: 1, seed })) {
      const { ask } = match.view(seat);
      // Nothing else was asked in between.
      if (before && ask!.name === 'day' && match.steps === before.step + 1) {
        const { own } = toldOf(seen(pack, match, seat));
        for (const of of ['cash', 'fan', 'op', 'fit'] as const) {
          const name = resources[of];
          const told = new RegExp(`${name} (\\d+) → (\\d+)`).exec(before.beside);
          if (!told) continue;
          expect(leaves(name, Number(told[1]), own[of][seat]), `${seed}, step ${match.steps}`).toBe(told[0]);
          said.set(before.verb, (said.get(before.verb) ?? 0) + 1);
        }
      }
      const wanted = /^(keep$|small|adboard:)/.test(answer) && (ask!.name === 'day' || ask!.clause === 'ELV-407');
      const { beside = '' } = wanted ? seen(pack, match, seat).ask!.options.find(({ key }) => key === answer)! : {};
      before = wanted ? { beside, verb: answer.split(':')[0], step: match.steps } : null;
    }
  }
  expect([...said.keys()].toSorted()).toEqual(['adboard', 'keep', 'small']);
});

test('each shot of a Match says how it ended and why, and the die after it what every face does', () => {
  for (const seed of ['shots', 'shots/2', 'shots/3']) {
    let before: Scene | undefined;
    for (const { match, seat } of turns(pack, { seats: 1, seed })) {
      const { ask } = match.view(seat);
      if (ask!.name === 'stands') before = seen(pack, match, seat);
      if (ask!.clause !== 'ELV-1111' || !before) continue;
      const scene = seen(pack, match, seat, 'en', before);
      const shots = scene.log.flatMap(({ facts: { own, their } }) =>
        Array.isArray(own) && Array.isArray(their) ? [...own, ...their] : [],
      );
      const html = draws(scene);
      const told = [...html.matchAll(/<span class="el-verdict (\w+)"><b>\w+<\/b> <small>([^<]+)<\/small>/g)];
      expect(told.length, seed).toBeGreaterThan(0);
      expect(told.map(([, end]) => end).toSorted()).toEqual(shots.map((shot) => (shot as { readonly end: string }).end).toSorted());
      expect(html.match(/el-faces-after.*?<\/ul>/)?.[0].match(/<li/g)).toHaveLength(6);
      break;
    }
    expect(before, seed).toBeDefined();
  }
});

test('VP, bills and the League table add up', () => {
  for (const { scene } of asked) {
    const { clubs, league, own } = toldOf(scene);
    for (const { lines, vp, bill } of clubs) {
      expect(lines.reduce((sum, { n }) => sum + n, 0)).toBe(vp);
      const { players, buildings, staff, less, total } = bill;
      expect(total).toBe(Math.max(0, players.pays + buildings.pays + staff.pays - less));
    }
    expect(league).toHaveLength(own.points.length + own.league.length);
    expect(league.map(({ points }) => points)).toEqual(league.map(({ points }) => points).toSorted((a, b) => b - a));
  }
});

test.each<Language>(['en', 'fr'])('the line stands at one day and one step of it, in %s', (language) => {
  const names = new Set<string>();
  for (const { match, seat } of turns(pack, { seats: 2, seed: 'line', options: { weeks: 3 } })) {
    if (match.steps % 4 !== 0) continue;
    const scene = seen(pack, match, seat, language);
    const groups = look.phases(scene);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    const now = groups.filter(({ at }) => at === 'now');
    expect(now, scene.scopes.join('/')).toHaveLength(1);
    names.add(now[0].name);
    expect(now[0].steps.filter(({ at }) => at === 'now')).toHaveLength(1);
    expect(look.period(scene)).not.toBe('');
  }
  const { days, setUp } = wordsFor(language);
  expect([...names]).toEqual(expect.arrayContaining([setUp, ...days.slice(0, 5)]));
});

test('of what is hidden only what the rules show is told: no other club’s Objective, and no line-up to come', () => {
  for (const { scene, seat } of asked) {
    for (const { zone, seat: whose, cards } of scene.zones)
      if (whose !== seat && whose >= 0 && ['objective', 'looked', 'opponents'].includes(zone))
        for (const card of cards) expect(card, `${zone} of ${whose}`).toBeNull();
    expect(drawn(scene)).not.toContain('undefined');
  }
});
