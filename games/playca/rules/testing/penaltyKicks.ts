/** Matches on the brink of penalty kicks, with known cards to turn up. */
import type { Options } from '@touchline/engine';
import { endPeriod, type Match, many, toShot } from './scenarios.ts';
import { testStart } from './testCards.ts';

/** So many characters of BCP 4. */
export const four = (n: number) => many('PC-G04', n);

export interface Kicks {
  /** What each side's deck holds when the penalty kicks begin, by card. */
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** Further cards of the discard pile; none unless named. Everything else is set aside. */
  readonly aDiscard?: readonly string[];
  readonly bDiscard?: readonly string[];
  readonly aTp?: readonly string[];
  readonly options?: Partial<Options>;
}

export interface Round {
  readonly bcp: readonly [number, number];
  readonly up: readonly [number, number];
}

/** Level after overtime; one answer is missing before the penalty kicks. */
export function beforeKicks(k: Kicks): Match {
  const t = testStart({ options: { ...k.options } });
  endPeriod(t, false);
  endPeriod(t, false);
  toShot(t).pick(t.asked[0], 'done');
  const shooter = t.own.attacker;
  t.put(shooter, 'field', [], 'aside').put(shooter, 'active', ['PC-L08']);
  const piles = [
    [k.a, k.aDiscard ?? [], k.aTp ?? []],
    [k.b, k.bDiscard ?? [], []],
  ];
  piles.forEach(([deck, discard, tp], seat) => {
    // One card more is turned up at the shot. It and the shooter, both of BCP 4, are the first cards of the discard pile.
    t.put(seat, 'discard', discard, 'aside').put(seat, 'tp', tp, 'aside');
    t.put(seat, 'deck', [...deck, 'PC-G04'], 'aside');
  });
  return t;
}

export const rounds = (t: Match): Round[] => t.events.filter((e) => e.type === 'penalty').map((e) => e.args as unknown as Round);

/** The penalty kicks, shuffled until the rounds are as wanted. */
export function kicks(k: Kicks, wanted: (list: readonly Round[]) => boolean = () => true): Match {
  const t = beforeKicks(k);
  const { state } = t;
  const seen = t.events.length;
  for (let n = 1; n < 3000; n++) {
    t.state = { ...state, seeds: state.seeds.map((seed) => (seed + n) >>> 0) };
    t.events.length = seen;
    t.pick(t.asked[0], 'done');
    if (wanted(rounds(t))) return t;
  }
  throw new Error('No shuffle gave the wanted rounds.');
}

/** The first card that is not of BCP 4 is turned up in this round. */
export const comesIn = (round: number) => (list: readonly Round[]) => list.findIndex((r) => r.bcp[0] !== 4) === round - 1;
