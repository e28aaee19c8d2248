/** What the search finds where the truth is known. */
import { asked, create, defineGame, flowOf, type Game, type Own, pick, type Seat, type State, stream, view } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { botNamed, random, search } from '../index.ts';
import { lastStone } from '../testing/games.ts';

const plain = {
  seats: [2],
  zones: {},
  cards: [],
  decks: { plain: {} },
  groups: {},
  options: {},
  checkDeck: () => [],
  bound: { decisions: 400, steps: 3000, clause: 'T-99' },
} as const;

const thoughtOf = <O extends Own>(game: Game<O>, state: State<O>, seat: Seat, iterations: number, seed = 'x') =>
  search({ iterations })(game, view(game, state, seat), stream(seed));

describe('pennies: both choose in secret; the first seat wins if they match, and heads count for more', () => {
  type Pennies = { readonly coins: readonly number[] };
  const { seq, askAll, over, offer } = flowOf<Pennies>();
  const side = (name: string, n: number) => offer(name, { take: (t, _o, seat: Seat) => t.setOf('coins', seat, n) });
  const pennies = defineGame<Pennies>({
    ...plain,
    id: 'pennies',
    own: () => ({ coins: [0, 0] }),
    flow: seq(
      askAll('choose', { clause: 'T-1', offers: [side('heads', 0), side('tails', 1)] }),
      over('shown', 'T-2', (t) => ({ winners: [t.own.coins[0] === t.own.coins[1] ? 0 : 1], reason: 'shown' })),
    ),
  });

  test('nobody reacts to a secret: it is an even game for either seat', () => {
    const state = create(pennies, {}, [{}, {}], 'p');
    for (const seat of [0, 1])
      for (const seed of ['a', 'b', 'c']) {
        const { considered } = thoughtOf(pennies, state, seat, 600, seed);
        const mean = considered.reduce((sum, c) => sum + c.share * c.mean, 0);
        // One who saw the other's coin would always win, one who was seen never.
        expect(mean).toBeGreaterThan(0.35);
        expect(mean).toBeLessThan(0.65);
      }
  });

  test('a pick that waits is thought through again, not taken for known', () => {
    const waiting = pick(pennies, create(pennies, {}, [{}, {}], 'p'), 0, 'heads');
    expect(asked(pennies, waiting)).toEqual([1]);
    const { considered } = thoughtOf(pennies, waiting, 1, 600);
    const mean = considered.reduce((sum, c) => sum + c.share * c.mean, 0);
    expect(mean).toBeGreaterThan(0.35);
    expect(mean).toBeLessThan(0.65);
  });
});

describe('a pile of seven, one to three are taken in turn, who takes the last wins', () => {
  const nim = lastStone(7, { seats: 2, most: 3 });

  test('the search leaves four, and knows that it wins: a proof ends the search', () => {
    const state = create(nim, {}, [{}, {}], 'n');
    const thought = thoughtOf(nim, state, 0, 4000);
    expect(thought.key).toBe('take#3');
    expect(thought.considered[0]).toMatchObject({ key: 'take#3', mean: 1 });
    expect(thought.imagined).toBeLessThan(100);
  });

  test('so does a loss, whatever is answered; nobody takes a proven loss for a chance', () => {
    const lost = pick(nim, create(nim, {}, [{}, {}], 'n'), 0, 'take#3');
    const { considered, imagined } = thoughtOf(nim, lost, 1, 4000);
    expect(considered.map(({ mean }) => mean)).toEqual([0, 0, 0]);
    expect(imagined).toBeLessThan(100);
  });

  test('a lost position is played on, a single answer is given without thinking', () => {
    let state = pick(nim, create(nim, {}, [{}, {}], 'n'), 0, 'take#3');
    expect(thoughtOf(nim, state, 1, 200).considered.every(({ mean }) => mean < 0.5)).toBe(true);
    state = pick(nim, pick(nim, state, 1, 'take#3'), 0, 'take#1');
    expect(state.result!.winners).toEqual([0]);
    const one = { ...view(nim, create(nim, {}, [{}, {}], 'n'), 0) };
    const alone = { ...one, ask: { ...one.ask!, options: one.ask!.options.slice(0, 1) } };
    expect(search({ iterations: 50 })(nim, alone, stream('x'))).toEqual({ key: 'take#1', considered: [], imagined: 0 });
    expect(() => random(nim, { ...one, ask: null }, stream('x'))).toThrow(/only with a view that has an ask/);
  });
});

describe('all lies open, and a die decides: the first seat wants a three at least, the second chooses how often it is thrown', () => {
  type Thrown = { readonly throws: number };
  const { seq, ask, over, offer } = flowOf<Thrown>();
  const dice = defineGame<Thrown>({
    ...plain,
    id: 'dice',
    own: () => ({ throws: 1 }),
    flow: seq(
      ask('ready', { who: () => 0, clause: 'T-1', offers: [offer('begin', {}), offer('wait', {})] }),
      ask('throws', {
        who: () => 1,
        clause: 'T-2',
        offers: [
          offer('throw', {
            list: (_t, _seat, add) => {
              for (let n = 1; n <= 2; n++) add(-1, -1, n);
            },
            take: (t, o) => t.set('throws', o.n),
          }),
        ],
      }),
      over('thrown', 'T-3', (t) => {
        let best = 0;
        for (let n = 0; n < t.own.throws; n++) best = Math.max(best, t.roll(0, 6));
        return { winners: [best >= 3 ? 0 : 1], reason: 'thrown' };
      }),
    ),
  });

  test('every imagined match throws for itself', () => {
    const state = pick(dice, create(dice, {}, [{}, {}], 'd'), 0, 'begin');
    const { key, considered } = thoughtOf(dice, state, 1, 2000);
    expect(key).toBe('throw#1');
    expect(considered[0].mean).toBeCloseTo(1 / 3, 1);
    expect(considered[1].mean).toBeCloseTo(1 / 9, 1);
  });

  test('thinking ends when the rest cannot change the answer, and not before', () => {
    const state = pick(dice, create(dice, {}, [{}, {}], 'd'), 0, 'begin');
    const { imagined, considered } = thoughtOf(dice, state, 1, 4000);
    expect(imagined).toBeLessThan(4000);
    const shares = considered.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const lead = (shares[0] - shares[1]) * imagined;
    expect(lead).toBeGreaterThan(4000 - imagined);
    expect(lead - 16).toBeLessThanOrEqual(4000 - imagined + 16);
  });

  test('also below positions that are the same every time', () => {
    const { considered } = thoughtOf(dice, create(dice, {}, [{}, {}], 'd'), 0, 2000);
    // The other seat throws once nearly always.
    for (const { mean } of considered) expect(mean).toBeCloseTo(2 / 3, 1);
  });
});

describe('a bill of six coins out of nine: one decision in small steps, with a ready answer', () => {
  type Bill = { readonly paid: readonly number[]; readonly guess: number };
  const { seq, ask, group, loop, leave, over, offer, when, act } = flowOf<Bill>();
  // Whoever guesses 2 wins, if the bill was paid at all; the bill has thousands of ways to be paid.
  const bill = defineGame<Bill>({
    ...plain,
    id: 'bill',
    own: () => ({ paid: [], guess: -1 }),
    flow: seq(
      ask('guess', {
        who: () => 0,
        clause: 'T-1',
        offers: [
          offer('guess', {
            list: (_t, _seat, add) => {
              for (let n = 0; n < 4; n++) add(-1, -1, n);
            },
            take: (t, o) => t.set('guess', o.n),
          }),
        ],
      }),
      group(
        'pay',
        'T-2',
        [{ verb: 'payForMe', plan: (_t, _seat, options) => options.findIndex((o) => o.verb === 'coin') }],
        loop(
          'paying',
          when('paid', (t) => t.own.paid.length >= 6, leave('paying')),
          ask('coin', {
            who: () => 0,
            clause: 'T-2',
            offers: [
              offer('coin', {
                list: (t, _seat, add) => {
                  for (let n = 0; n < 9; n++) if (!t.own.paid.includes(n)) add(-1, -1, n);
                },
                take: (t, o) => t.set('paid', [...t.own.paid, o.n]),
              }),
            ],
          }),
        ),
      ),
      act('over', 'T-3', () => {}),
      over('guessed', 'T-3', (t) => ({ winners: [t.own.guess === 2 ? 0 : 1], reason: 'guessed' })),
    ),
  });

  test('does not eat the search: forty matches are enough to see what matters', () => {
    const state = create(bill, {}, [{}, {}], 'b');
    const { key, considered } = thoughtOf(bill, state, 0, 40);
    expect(key).toBe('guess#2');
    expect(considered[0].mean).toBe(1);
  });

  test('when the bill itself is asked, the ready answer and every coin can be had', () => {
    // Lost already: nothing is proven before all of it is tried.
    const state = pick(bill, create(bill, {}, [{}, {}], 'b'), 0, 'guess#1');
    const { considered } = thoughtOf(bill, state, 0, 80);
    expect(considered.map(({ key }) => key).sort()).toEqual(['payForMe', ...Array.from({ length: 9 }, (_, n) => `coin#${n}`)].sort());
  });
});

describe('fifty doors, one of them wins, and the game leans to one', () => {
  type Doors = { readonly door: number };
  const { seq, ask, over, offer } = flowOf<Doors>();
  const DOORS = 50;
  const WINS = 7;
  const doors = (leansTo: number, trust?: number) =>
    defineGame<Doors>({
      ...plain,
      id: 'doors',
      own: () => ({ door: -1 }),
      advice: { stands: () => 0.5, horizon: 10, leans: () => (o) => (o.n === leansTo ? 20 : 1), trust },
      flow: seq(
        ask('door', {
          who: () => 0,
          clause: 'T-1',
          offers: [
            offer('open', {
              list: (_t, _seat, add) => {
                for (let n = 0; n < DOORS; n++) add(-1, -1, n);
              },
              take: (t, o) => t.set('door', o.n),
            }),
          ],
        }),
        over('seen', 'T-2', (t) => ({ winners: [t.own.door === WINS ? 0 : 1], reason: 'seen' })),
      ),
    });
  const shareOf = (game: Game<Doors>, iterations: number) => {
    const { key, considered } = thoughtOf(game, create(game, {}, [{}, {}], 'd'), 0, iterations);
    return { key, wins: considered.find((c) => c.key === `open#${WINS}`)?.share ?? 0 };
  };

  test('trusted, it is opened at once; not trusted, when its turn comes', () => {
    expect(shareOf(doors(WINS, 0.8), 10).wins).toBeGreaterThan(0.8);
    expect(shareOf(doors(WINS), 10).wins).toBeLessThan(0.2);
  });

  test('where it leads astray the others are tried all the same', () => {
    expect(shareOf(doors(3, 0.8), 1000).key).toBe(`open#${WINS}`);
  });
});

test('names: levels, kinds, and what is none', () => {
  for (const name of ['rookie', 'winger', 'anchor', 'libero', 'maestro', 'random', 'greedy', 'greedy:3', 'search', 'search:40'])
    expect(botNamed(name), name).toBeTypeOf('function');
  for (const name of ['', 'Rookie', 'random:3', 'search:0', 'search:-1', 'search:4:4', 'search:x', 'genius', 'toString'])
    expect(botNamed(name), name).toBeNull();
});
