/** A judgement that was learned: what it reads, what it makes of it, and that it can be learned at all. */
import { create, type Learned, stream } from '@touchline/engine';
import { game, decks as ready } from '@touchline/playca';
import { expect, test } from 'vitest';
import { judge } from '../judge.ts';
import { levels, thinkingIn } from '../levels.ts';
import { random } from '../random.ts';
import { featuresOf, readFeature } from './features.ts';
import { fit } from './fit.ts';
import { type Lesson, lessonsOf, numbersOf } from './matches.ts';
import { cardsDigest, judgement } from './model.ts';
import { judgingBy } from './rival.ts';

const decks = Object.values(ready);
const features = featuresOf(game, 2);

const begun = (seed: string) => create(game, {}, [decks[0], decks[1]], seed);
const weightsOf = (reads: Learned['reads'], hidden: Learned['hidden'] = []): Learned => ({ seats: 2, cards: '', reads, hidden });

test('numbers of a position have names and are what lies there', () => {
  const state = begun('names');
  const named = (name: string) => features.find((feature) => feature.name === name)!;
  expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
  for (const seat of [0, 1]) {
    expect(readFeature(game, state, seat, named('own.goals'))).toBe(0);
    expect(readFeature(game, { ...state, own: { ...state.own, goals: [2, 3] } }, seat, named('own.goals'))).toBe(2 + seat);
    expect(readFeature(game, { ...state, own: { ...state.own, attacker: 1 } }, seat, named('own.attacker='))).toBe(seat);
  }
});

test('what is added up card by card is what the numbers say one by one', () => {
  const chance = stream('weights');
  const weight = () => (chance.below(2001) - 1000) / 4000;
  const reads = Object.fromEntries(features.map(({ name }) => [name, [weight(), weight(), weight()]]));
  const hidden = [
    [weight(), weight()],
    [weight(), weight()],
  ];
  const judged = judgement(game, weightsOf(reads, hidden))!;
  for (let n = 0; n < 5; n++) {
    const state = begun(`sum/${n}`);
    const numbers = numbersOf(game, state, features);
    const score = (seat: number) => {
      const sum = (k: number) =>
        features.reduce((all, { name, source }, i) => {
          const mine = source.of === 'table' ? numbers[seat][i] : numbers[seat][i] - numbers[1 - seat][i];
          return all + mine * reads[name][k];
        }, 0);
      return sum(0) + hidden.reduce((all, [from, worth], h) => all + worth * Math.tanh(sum(h + 1) + from), 0);
    };
    const share = 1 / (1 + Math.exp(score(1) - score(0)));
    expect(judged(state)[0]).toBeCloseTo(share, 6);
    expect(judged(state)[0] + judged(state)[1]).toBeCloseTo(1, 9);
  }
});

test('who has more of what is worth something stands better, and equals stand equally well', () => {
  const judged = judgement(game, weightsOf({ 'own.goals': [1] }))!;
  const at = (goals: number[]) => judged({ ...begun('goals'), own: { ...begun('goals').own, goals } });
  expect(at([1, 1])).toEqual([0.5, 0.5]);
  expect(at([2, 1])[0]).toBeGreaterThan(0.8);
  expect(at([1, 2])[0]).toBeCloseTo(at([2, 1])[1], 9);
});

test('weights that read what the game does not have are not used: the game is judged as before', () => {
  expect(judgement(game, weightsOf({ moonlight: [1] }))).toBeNull();
  expect(judgement(game, weightsOf({ 'own.goals': [1, 2] }))).toBeNull();
  const state = begun('fallback');
  const misled = { ...game, spec: { ...game.spec, learned: weightsOf({ moonlight: [1] }) } };
  const plain = { ...game, spec: { ...game.spec, learned: undefined } };
  expect(judge(misled, state)).toEqual(judge(plain, state));
});

test('nor are weights that are broken: the game is judged as before, and its levels are those of a game that has learned nothing', () => {
  const whole = weightsOf({ 'own.goals': [1, 2] }, [[0, 1]]);
  expect(judgement(game, whole)).not.toBeNull();
  const broken: unknown[] = [
    ...[null, 7, 'weights', [], {}],
    ...[
      { ...whole, reads: null },
      { ...whole, reads: { 'own.goals': [1, null] } },
      { ...whole, reads: { 'own.goals': 1 } },
    ],
    ...[
      { ...whole, hidden: undefined },
      { ...whole, hidden: [[1]] },
      { ...whole, hidden: [['1', 2]] },
    ],
    ...[
      { ...whole, seats: 7 },
      { ...whole, seats: undefined },
      { ...whole, cards: undefined },
      { ...whole, horizon: 'far' },
    ],
  ];
  const state = begun('broken');
  const plain = { ...game, spec: { ...game.spec, learned: undefined } };
  for (const learned of broken as Learned[]) {
    const misled = { ...game, spec: { ...game.spec, learned } };
    expect(judge(misled, state), JSON.stringify(learned)).toEqual(judge(plain, state));
    for (const level of levels) expect(thinkingIn(level, misled)).toBe(level.usual);
  }
  expect(thinkingIn(levels[0], game)).toBe(levels[0].learned);
});

test('what a game ships was learned with the cards it has: whoever changes their numbers learns or tries anew', () => {
  expect(game.spec.learned?.cards).toBe(cardsDigest(game));
  const stronger = game.defs.map((def, i) => (i === 0 ? { ...def, stats: { ...def.stats, attack: 99 } } : def));
  expect(cardsDigest({ ...game, defs: stronger })).not.toBe(cardsDigest(game));
});

test('a bot on trial judges by its own weights and leaves the game alone', () => {
  const seen: (Learned | undefined)[] = [];
  const spy = judgingBy((rival) => {
    seen.push(rival.spec.learned);
    return { key: '', considered: [], imagined: 0 };
  }, weightsOf({}));
  const before = game.spec.learned;
  spy(game, {} as never, stream('x'));
  expect([seen, game.spec.learned]).toEqual([[weightsOf({})], before]);
});

test('lessons are the same for the same seed, of quiet positions, with the end of their match', () => {
  const setting = { game, options: {}, lists: [decks[0], decks[1]], seed: 'lesson', bot: random };
  const lessons = lessonsOf(setting, features);
  expect(lessons.length).toBeGreaterThan(5);
  expect(lessonsOf(setting, features)).toEqual(lessons);
  for (const { shares } of lessons) expect([...shares].sort((a, b) => a - b)).toEqual([0, 1]);
});

test('what decides matches is found, by a plain sum and by hidden units', () => {
  const chance = stream('toy');
  const toy = features.slice(0, 3).map((feature) => ({ ...feature, source: { of: 'own', key: feature.name } as const }));
  const number = () => (chance.below(2001) - 1000) / 500;
  const lesson = (wins: (d: readonly number[]) => number): Lesson => {
    const seats = [0, 1].map(() => Float32Array.from(toy, number));
    const chanceToWin = 1 / (1 + Math.exp(-wins(toy.map((_, i) => seats[0][i] - seats[1][i]))));
    return { seats, shares: chance.below(1000) / 1000 < chanceToWin ? [1, 0] : [0, 1] };
  };
  const straight = Array.from({ length: 2000 }, () => [lesson((d) => 2 * d[0] - d[1])]);
  const sum = fit(straight, toy, { hidden: 0, rounds: 80, seed: 's' });
  const [first, second, third] = toy.map(({ name }) => sum.learned.reads[name][0]);
  expect(sum.loss).toBeLessThan(0.75 * sum.coin);
  expect(first).toBeGreaterThan(-1.5 * second);
  expect(second).toBeLessThan(-0.3);
  expect(Math.abs(third)).toBeLessThan(0.2);
  // A large lead counts no more than a small one, which no plain sum can say.
  const bent = Array.from({ length: 2000 }, () => [lesson((d) => 3 * Math.sign(d[0]))]);
  const plain = fit(bent, toy, { hidden: 0, rounds: 80, seed: 's' });
  const layered = fit(bent, toy, { hidden: 4, rounds: 80, seed: 's' });
  expect(layered.loss).toBeLessThan(plain.loss - 0.005);
});

test('what is owed to a stronger deck is not taken for a merit of its numbers', () => {
  const chance = stream('decks');
  const toy = features.slice(0, 2).map((feature) => ({ ...feature, source: { of: 'own', key: feature.name } as const }));
  const noise = () => (chance.below(2001) - 1000) / 1000;
  // The second deck wins four of five matches, whatever happens, and its numbers are higher.
  const matches = Array.from({ length: 3000 }, () => {
    const lists = [chance.below(2), chance.below(2)];
    const seats = lists.map((list) => Float32Array.from([list + noise(), noise()]));
    const ahead = lists[0] === lists[1] ? 0.5 : lists[0] > lists[1] ? 0.8 : 0.2;
    return { seats, lists, shares: chance.below(1000) / 1000 < ahead ? [1, 0] : [0, 1] };
  });
  const [{ name }] = toy;
  const merit = (told: readonly Lesson[]) =>
    fit(
      told.map((lesson) => [lesson]),
      toy,
      { hidden: 0, rounds: 20, seed: 's' },
    ).learned.reads[name][0];
  expect(merit(matches.map(({ lists: _, ...lesson }) => lesson))).toBeGreaterThan(0.2);
  expect(Math.abs(merit(matches))).toBeLessThan(0.1);
});

test('a single card counts where it can be used, and nowhere else', () => {
  const state = begun('single');
  const [mine] = state.zones[game.layouts[2].zoneBase[Object.keys(game.spec.zones).indexOf('field')]];
  const { id } = game.defs[state.def[mine]];
  const count = (zone: string) => features.find((feature) => feature.name === `${zone}=${id}`);
  expect(readFeature(game, state, 0, count('field')!)).toBeGreaterThan(0);
  expect(count('discard')).toBeUndefined();
  const judged = judgement(game, weightsOf({ [`field=${id}`]: [1] }))!;
  const own = readFeature(game, state, 0, count('field')!) - readFeature(game, state, 1, count('field')!);
  expect(judged(state)[0]).toBeCloseTo(1 / (1 + Math.exp(-2 * own)), 6);
});
