/** Small games in which the right answer is known, for one seat and for more than two. */
import { type Advice, defineGame, flowOf, type Seat, type Table } from '@touchline/engine';

const plain = {
  zones: {},
  cards: [],
  decks: {},
  groups: {},
  options: {},
  checkDeck: () => [],
  bound: { decisions: 400, steps: 3000, clause: 'T-99' },
} as const;

// ---------------------------------------------------------------- alone

export type Pig = { readonly turn: number; readonly banked: number; readonly risked: number };
export const PIG = { turns: 4, goal: 25, sides: 6 } as const;

/**
 * Alone: in each of four turns a die is thrown as often as one likes. A 1 loses the turn's points, stopping banks them. Who banks 25 wins.
 * `graded`: points are counted, and a win by more is better.
 */
export function pig(graded = false) {
  const { seq, ask, act, loop, over, offer, when } = flowOf<Pig>();
  const end = (t: Table<Pig>, banked: number) => {
    t.set('banked', banked);
    t.set('risked', 0);
    t.set('turn', t.own.turn + 1);
  };
  return defineGame<Pig>({
    ...plain,
    id: 'pig',
    seats: [1],
    own: () => ({ turn: 0, banked: 0, risked: 0 }),
    ...(graded && { advice: { stands: ({ own }) => Math.min(1, own.banked / 100), horizon: 400 } }),
    flow: loop(
      'throws',
      seq(
        ask('throw', {
          who: () => 0,
          clause: 'T-1',
          offers: [
            offer('throw', {
              take: (t) => {
                const n = t.roll(0, PIG.sides);
                if (n === 1) end(t, t.own.banked);
                else t.set('risked', t.own.risked + n);
              },
            }),
            offer('stop', { take: (t) => end(t, t.own.banked + t.own.risked) }),
          ],
        }),
        when(
          'ended',
          (t) => t.own.turn === PIG.turns,
          over('sum', 'T-2', (t) => ({
            winners: t.own.banked >= PIG.goal ? [0] : [],
            ...(graded && { scores: [t.own.banked] }),
            reason: 'sum',
          })),
        ),
        act('on', 'T-3', () => {}),
      ),
    ),
  });
}

// ---------------------------------------------------------------- in turn, with ranks

export type Stones = { readonly left: number; readonly turn: Seat };

/**
 * In turn all take at least one stone and at most so many, who takes the last one wins. With ranks, who sits before the winner is second and
 * who sits after the winner last.
 */
export function lastStone(stones: number, { seats, most, ranked = false }: { seats: number; most: number; ranked?: boolean }) {
  const { seq, ask, act, loop, over, offer, when } = flowOf<Stones>();
  return defineGame<Stones>({
    ...plain,
    id: 'lastStone',
    seats: [seats],
    own: () => ({ left: stones, turn: 0 }),
    flow: loop(
      'turns',
      seq(
        ask('take', {
          who: (t) => t.own.turn,
          clause: 'T-1',
          offers: [
            offer('take', {
              list: (t, _seat, add) => {
                for (let n = 1; n <= Math.min(most, t.own.left); n++) add(-1, -1, n);
              },
              take: (t, o) => t.set('left', t.own.left - o.n),
            }),
          ],
        }),
        when(
          'gone',
          (t) => t.own.left === 0,
          over('last', 'T-2', (t) => ({
            winners: [t.own.turn],
            ...(ranked && { ranks: Array.from({ length: seats }, (_, seat) => ((t.own.turn - seat + seats) % seats) + 1) }),
            reason: 'last',
          })),
        ),
        act('next', 'T-3', (t) => t.set('turn', (t.own.turn + 1) % seats)),
      ),
    ),
  });
}

// ---------------------------------------------------------------- each by themselves

export type Weeks = { readonly week: number; readonly points: readonly number[]; readonly hands: readonly number[] };
const WEEKS = 3;
const PICKS = 5;
const WAGE = 2;

/** What a seat will have at the end if it works from next week on. */
const foreseen = ({ own }: Table<Weeks>, seat: Seat) => own.points[seat] + own.hands[seat] * PICKS * (WEEKS - 1 - own.week);
function stands(t: Table<Weeks>, seat: Seat): number {
  if (t.s.seats === 1) return foreseen(t, seat) / 100;
  let all = 0;
  for (let other = 0; other < t.s.seats; other++) all += Math.exp(foreseen(t, other) / 10);
  return Math.exp(foreseen(t, seat) / 10) / all;
}

/** Everybody by themselves, five picks a week: work for a point a hand, hire one more hand for two points, or throw a die. */
export function weeks(advice?: Pick<Advice<Weeks>, 'horizon' | 'apart'>) {
  const { seq, ask, act, loop, over, offer, together, when } = flowOf<Weeks>();
  const gain = (t: Table<Weeks>, seat: Seat, n: number) => t.setOf('points', seat, t.own.points[seat] + n);
  const pick = (name: string) =>
    ask(name, {
      who: (t: Table<Weeks>) => t.strand,
      clause: 'T-1',
      offers: [
        offer('work', { take: (t: Table<Weeks>, _o, seat) => gain(t, seat, t.own.hands[seat]) }),
        offer('hire', {
          unless: (t: Table<Weeks>, seat) => (t.own.points[seat] >= WAGE ? '' : 'T-2'),
          take: (t: Table<Weeks>, _o, seat) => {
            gain(t, seat, -WAGE);
            t.setOf('hands', seat, t.own.hands[seat] + 1);
          },
        }),
        offer('throw', { take: (t: Table<Weeks>, _o, seat) => gain(t, seat, t.roll(seat, 6) === 6 ? 6 : 0) }),
        offer('rest', {}),
      ],
    });
  return defineGame<Weeks>({
    ...plain,
    id: 'weeks',
    seats: { min: 1, max: 4 },
    own: (_options, seats) => ({ week: 0, points: new Array(seats).fill(2), hands: new Array(seats).fill(1) }),
    ...(advice && { advice: { ...advice, stands } }),
    flow: loop(
      'weeks',
      seq(
        together('week', 'atJoin', ...Array.from({ length: PICKS }, (_, i) => pick(`pick${i}`))),
        act('turn', 'T-3', (t) => t.set('week', t.own.week + 1)),
        when(
          'ended',
          (t) => t.own.week === WEEKS,
          over('most', 'T-4', (t) => {
            const { points } = t.own;
            const ranks = points.map((p) => 1 + points.filter((q) => q > p).length);
            return { winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])), ranks, scores: points, reason: 'points' };
          }),
        ),
      ),
    ),
  });
}

// ---------------------------------------------------------------- all at once, in secret

export type Sealed = { readonly points: readonly number[] };

/** Three say a number in secret and get it as points; the most wins. How a seat stands shows only once all numbers are in. */
export function sealed() {
  const { seq, askAll, ask, over, offer } = flowOf<Sealed>();
  return defineGame<Sealed>({
    ...plain,
    id: 'sealed',
    seats: [3],
    own: () => ({ points: [0, 0, 0] }),
    advice: { stands: ({ own }, seat) => (1 + own.points[seat]) / own.points.reduce((sum, n) => sum + n, 3), horizon: 0 },
    flow: seq(
      askAll('say', {
        clause: 'T-1',
        offers: [
          offer('say', {
            list: (_t, _seat, add) => {
              for (let n = 0; n < 4; n++) add(-1, -1, n);
            },
            take: (t, o, seat) => t.setOf('points', seat, o.n),
          }),
        ],
      }),
      ask('end', { who: () => 0, clause: 'T-2', offers: [offer('end', {}), offer('stop', {})] }),
      over('most', 'T-3', (t) => ({
        winners: t.own.points.flatMap((n, seat) => (n === Math.max(...t.own.points) ? [seat] : [])),
        reason: 'most',
      })),
    ),
  });
}
