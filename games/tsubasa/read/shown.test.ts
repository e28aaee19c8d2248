/** What a board is told: the same as the rules count, for every viewer alike. */
import { asked, create, keysAt, pick, type State, stream, tableOf, view } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { game, helpersOf, prospectsOf, standingOf, type Tsubasa, tokensOf, totalsOf } from '../index.ts';
import { atTurn, lay, lose, passes, play, points } from '../rules/testing/scenarios.ts';
import { KINDS, SEATS } from '../state.ts';
import { totalOf } from '../totals.ts';
import { chanceOf } from './chance.ts';
import { totalIn } from './seen.ts';

/** Random play; `visit` sees every state in which somebody is asked. */
function everyAsk(seed: string, visit: (state: State<Tsubasa>) => void): void {
  const dice = stream(seed);
  let state = create(game, { startingPoints: 2 }, [{}, {}], seed);
  while (!state.result) {
    visit(state);
    const [seat] = asked(game, state);
    const keys = keysAt(game, state, seat);
    state = pick(game, state, seat, keys[dice.below(keys.length)]);
  }
}

const viewers = [0, 1, 'spectator'] as const;

test('totals are what the rules count, their parts add up, and all viewers are told the same', () => {
  let looked = 0;
  for (const seed of ['a', 'b', 'c'])
    everyAsk(seed, (state) => {
      if (looked++ % 7 !== 0) return;
      const t = tableOf(game, state);
      const seen = viewers.map((viewer) => view(game, state, viewer));
      const [first, ...others] = seen.map((v) => totalsOf(game, v));
      for (const other of others) expect(other).toEqual(first);
      for (const seat of SEATS)
        for (const kind of KINDS) {
          const { total, addends } = first[seat][kind];
          expect(total).toBe(totalOf(t, seat, kind));
          expect(addends.reduce((sum, { n }) => sum + n, 0)).toBe(total);
          for (const v of seen) expect(totalIn(v, game, seat, kind)).toBe(total);
        }
    });
  expect(looked).toBeGreaterThan(300);
});

test('parts name the card that made them so: what counts 0, a lower total, a Yellow or Red card', () => {
  const t = atTurn({ a: { played: ['N11', 'N09'], hand: ['N01'] }, b: { hand: ['F12', 'T03'] } });
  lay(t, 0, 'booking', ['booking']);
  t.a.pick('pass');
  play(t, 1, 'F12', 'F12/0', 'choose:N11');
  play(t, 1, 'T03', 'T03/0');
  expect(totalsOf(game, view(game, t.state, 1))[0].pass).toEqual({
    total: 0,
    addends: [
      { card: 'N11', n: 0, by: 'F12' },
      { card: 'N09', n: 2, by: '' },
      { card: 'booking', n: -1, by: '' },
      { card: '', n: -1, by: 'T03' },
    ],
  });
});

test('tokens: available, spent and in the pool make five', () => {
  const t = passes(atTurn({ a: { points: [2, 3, 0], played: ['N10'] }, b: { points: [0, 0, 4] } }));
  t.a.pick('passBall').a.pick('spend#2').b.pick('spend#1');
  const [a, b] = tokensOf(game, view(game, t.state, 0));
  expect([a.shot, a.pass, a.defence]).toEqual([
    { have: 2, spent: 0, pool: 3 },
    { have: 1, spent: 2, pool: 2 },
    { have: 0, spent: 0, pool: 5 },
  ]);
  expect(b.defence).toEqual({ have: 3, spent: 1, pool: 1 });
});

describe('chances', () => {
  test('are counted over all 36 throws, a tie for the Attacker', () => {
    const count = (lead: number) => {
      let wins = 0;
      for (let a = 1; a <= 6; a++) for (let d = 1; d <= 6; d++) if (lead + a >= d) wins++;
      return wins / 36;
    };
    for (let lead = -9; lead <= 9; lead++) expect(chanceOf(lead)).toBe(count(lead));
    expect([chanceOf(0), chanceOf(5), chanceOf(-6)]).toEqual([21 / 36, 1, 0]);
    // With Assured Success one throw is won and one is lost whatever the lead.
    expect([chanceOf(9, true), chanceOf(-9, true)]).toEqual([35 / 36, 1 / 36]);
  });

  test('are shown for both actions before one is declared, by points spent and by what the Defender may answer', () => {
    const t = atTurn({ a: { points: [1, 0, 0], played: ['N11'] }, b: { points: [0, 0, 2], played: ['T02'] } });
    const [shot, pass] = prospectsOf(game, view(game, passes(t).state, 1));
    expect(shot).toEqual({
      action: 'shot',
      total: 3,
      defence: 3,
      chances: [
        { best: chanceOf(0), worst: chanceOf(-2) },
        { best: chanceOf(1), worst: chanceOf(-1) },
      ],
      answered: [chanceOf(0), chanceOf(-1), chanceOf(-2)],
    });
    expect(pass).toMatchObject({ action: 'pass', total: 4, chances: [{ best: chanceOf(1), worst: chanceOf(-1) }] });
    t.a.pick('shoot').a.pick('spend#1');
    expect(prospectsOf(game, view(game, t.state, 0))).toEqual([
      {
        action: 'shot',
        total: 4,
        defence: 3,
        chances: [{ best: chanceOf(1), worst: chanceOf(-1) }],
        answered: [chanceOf(1), chanceOf(0), chanceOf(-1)],
      },
    ]);
  });

  test('count no points any more that were not announced', () => {
    const t = passes(atTurn({ a: { points: [2, 0, 0], played: ['N11', 'N10'] }, b: { points: [0, 0, 2], played: ['T02'] } }));
    t.a.pick('shoot').a.pick('spend#0');
    expect(prospectsOf(game, view(game, t.state, 1))).toMatchObject([{ total: 5, chances: [{ best: chanceOf(2), worst: chanceOf(0) }] }]);
    t.b.pick('spend#0');
    expect(t.ask).toBe('rerolls');
    expect(prospectsOf(game, view(game, t.state, 1))).toMatchObject([
      { chances: [{ best: chanceOf(2), worst: chanceOf(2) }], answered: [chanceOf(2)] },
    ]);
  });

  test('do not know what hands hold', () => {
    const with_ = (hand: string[]) => prospectsOf(game, view(game, atTurn({ a: { played: ['N11'] }, b: { hand } }).state, 0));
    expect(with_(['T01', 'T11'])).toEqual(with_(['T02', 'T03']));
  });
});

test('where the match stands: round, Injury Time and its cap, who has passed, the count against the limit', () => {
  const t = atTurn({ a: { played: ['N11', 'N10'], hand: ['N01'] }, b: { played: ['T02'], hand: ['T01'] } });
  t.a.pick('pass');
  expect(standingOf(game, view(game, t.state, 'spectator'))).toEqual({
    half: 0,
    round: 1,
    rounds: 6,
    injury: 0,
    cap: 20,
    attacker: 0,
    whistle: 0,
    goals: [0, 0],
    turn: 1,
    passed: [true, false],
    count: 3,
    limit: 9,
  });
  expect(standingOf(game, view(game, atTurn({ options: { firstMatch: true } }).state, 0)).rounds).toBe(4);
  expect(standingOf(game, view(game, t.set('half', 2).state, 0))).toMatchObject({ rounds: 2, limit: 7 });
});

test('whose turn it is and who has passed is over with the round, also where a Special Shot ended it', () => {
  const t = atTurn({ a: { hand: ['F05'] }, b: { hand: ['T02'] } });
  t.a.pick('play:F05').a.pick('use:F05/0');
  expect(standingOf(game, view(game, t.state, 1))).toMatchObject({ turn: 0 });
  t.a.pick('choose:NS1').b.pick('choose:TD1');
  expect(t.ask).toBe('take');
  expect(standingOf(game, view(game, t.state, 1))).toMatchObject({ round: 2, turn: -1 });
  const lost = atTurn({ a: { hand: ['N01'] }, b: { hand: ['T02'] } });
  lost.a.pick('pass');
  expect(standingOf(game, view(game, lost.state, 1)).passed).toEqual([true, false]);
  lose(lost);
  expect(lost.ask).toBe('take');
  expect(standingOf(game, view(game, lost.state, 1)).passed).toEqual([false, false]);
});

test('helpers: re-rolls and saves that lie there, with their tables, and which are used up', () => {
  const t = passes(atTurn({ a: { played: ['N10'] }, b: { played: ['TM4', 'T02'] } }));
  points(t, 0, [0, 0, 0]);
  const shown = () => helpersOf(game, view(game, t.state, 1)).map(({ seat, does, used, table }) => [seat, does, used, table.join(' ')]);
  expect(shown()).toEqual([
    [0, 'reroll', false, ''],
    [1, 'save', false, 'catch catch corner goal goal goal'],
  ]);
  t.a.pick('passBall').a.pick('reroll:N10/0');
  expect(t.own.round).toBe(2);
});
