/** What anybody sees no level misses: a win that lies there, a loss that can be kept off, a free goal. */
import { type Game, type Own, stream, view } from '@touchline/engine';
import type { Scenario } from '@touchline/engine/testing';
import { describe, expect, test } from 'vitest';
import * as fftcg from '../games/fftcg/rules/testing/scenarios.ts';
import * as inazuma from '../games/inazuma/rules/testing/scenarios.ts';
import * as playca from '../games/playca/rules/testing/scenarios.ts';
import * as tsubasa from '../games/tsubasa/rules/testing/scenarios.ts';
import { styleNames } from './choose.ts';
import { botNamed, levels } from './index.ts';

const PLAIN = 'V1-E01';
const DULL = { card: PLAIN, dull: true } as const;

/** b has one damage to take and nobody who could block. */
function lethal() {
  const t = fftcg.atAttack({
    a: { field: [PLAIN, 'V1-F01'], hand: ['V1-F02', 'V1-F03'] },
    b: { damage: 6, field: [DULL, DULL], hand: ['V1-F04', 'V1-F05'] },
  });
  return fftcg.bothPass(t);
}

/** a has one damage to take, and somebody who can block. */
function lastBlock() {
  const t = fftcg.atTheirMain({ a: { field: [PLAIN], damage: 6 }, b: { field: ['V1-F01'] } });
  fftcg.attack(fftcg.toAttack(t), 'V1-F01');
  while (t.ask === 'priority') fftcg.pass(t);
  return t;
}

const withFinish = { ...playca.plainA, hissatsu: ['PC-H02', 'PC-H03', 'PC-H05', 'PC-H06', 'PC-H09', 'PC-H11', 'PC-H15', 'PC-H29'] };

/** Without its move the shooter is two behind the goalkeeper, with it three ahead. */
function finish(period: number, goals: readonly [number, number]) {
  const t = playca.atShot({
    lists: [withFinish, playca.plainB],
    a: { active: 'PC-G04', field: [], hand: ['PC-H02'], tp: 8 },
    b: { field: [] },
    goals,
  });
  t.set('period', period);
  return t.ask === 'passDecision' ? t.a.pick('stay') : t;
}

/** A technique in hand that no goalkeeper holds without one. */
const volley = () =>
  inazuma.atShot({
    turn: 5,
    a: { goals: 1, field: { 'FW-A': 'INH-S17' }, hand: ['FF-99', 'INH-R14'] },
    b: { goals: 1, keeper: 'S1-1' },
  });

/** Six points ahead: a goal whatever the dice say. */
const openGoal = () => tsubasa.toDeclare(tsubasa.atTurn({ a: { points: [7, 0, 0] }, b: { points: [0, 0, 1] } }).set('half', 1));

const seen = <O extends Own>({ game, state, asked: [seat] }: Scenario<O>) => ({
  game: game as unknown as Game,
  sight: view(game, state, seat),
});

interface Position {
  readonly about: string;
  readonly at: () => ReturnType<typeof seen>;
  readonly answer: RegExp;
  /** Whoever imagines few matches is deceived by the dice now and then: at most in this share of the seeds. */
  readonly missed?: number;
}

const positions: readonly Position[] = [
  { about: 'Final Fantasy TCG: the last damage', at: () => seen(lethal()), answer: /^attack:/ },
  { about: 'Final Fantasy TCG: the block that keeps it off', at: () => seen(lastBlock()), answer: /^block:/ },
  { about: 'PlayCa: the goal that decides', at: () => seen(finish(1, [1, 1])), answer: /^use:PC-H02/ },
  { about: 'PlayCa: the first goal', at: () => seen(finish(0, [0, 0])), answer: /^use:PC-H02/ },
  { about: 'Inazuma: the goal that decides', at: () => seen(volley()), answer: /^play:FF-99/ },
  { about: 'Captain Tsubasa: an open goal', at: () => seen(openGoal()), answer: /^shoot/, missed: 0.05 },
];

/** Seeds for a level: those who think long see more anyway. */
const TIMES: { readonly [level: string]: number } = { rookie: 40, winger: 40, anchor: 20, libero: 3, maestro: 1 };

describe.each(positions)('$about', ({ at, answer, missed = 0 }) => {
  const { game, sight } = at();
  const given = (name: string, times: number) => {
    const bot = botNamed(name)!;
    return Array.from({ length: times }, (_, i) => bot(game, sight, stream(`sees/${i}`)).key);
  };
  test.each(levels)('$name', ({ name }) => {
    const others = given(name, TIMES[name]).filter((key) => !answer.test(key));
    expect(others.length).toBeLessThanOrEqual(missed * TIMES[name]);
  });
  test.each(styleNames)('a rookie who is %s', (style) => {
    for (const key of given(`rookie:${style}`, 10)) expect(key).toMatch(answer);
  });
});
