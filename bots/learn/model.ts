/**
 * A learned judgement at work. Every seat's numbers are added up, once for what they are worth and once for each hidden unit, and what the
 * others have is taken off: so the same weights serve every seat, and two equal seats stand equally well.
 */
import { type Game, type Learned, type Own, type State, sha256 } from '@touchline/engine';
import { type Feature, featuresOf, printed, readOwn, readTable } from './features.ts';

/** Shares of the win by seat; alone, how good an end is to be expected. */
export type Judgement = <O extends Own>(state: State<O>) => number[];

/** What the cards are as far as a judgement knows them: their printed numbers. */
export const cardsDigest = <O extends Own>(game: Game<O>): string =>
  sha256(JSON.stringify(game.defs.map(({ id, stats = {} }) => [id, Object.entries(stats).sort(([a], [b]) => (a < b ? -1 : 1))]))).slice(
    0,
    16,
  );

const known = new WeakMap<object, Judgement | null>();

/** The judgement a game ships, for so many seats; null where there is none or it does not fit the game as it is now. */
export function judgementOf<O extends Own>(game: Game<O>, seats: number): Judgement | null {
  const { learned } = game.spec;
  if (!learned || learned.seats !== seats) return null;
  let found = known.get(game);
  if (found === undefined) {
    found = judgement(game, learned);
    known.set(game, found);
  }
  return found;
}

/** Is it of the shape that weights have? They come from files. */
export function isLearned(found: unknown): found is Learned {
  if (typeof found !== 'object' || found === null) return false;
  const { seats, cards, points = 0, horizon = 0, reads, hidden }: Partial<Learned> = found;
  const numbers = (list: unknown): list is readonly number[] => Array.isArray(list) && list.every(Number.isFinite);
  return (
    numbers([seats, points, horizon]) &&
    typeof cards === 'string' &&
    typeof reads === 'object' &&
    reads !== null &&
    Object.values(reads).every(numbers) &&
    Array.isArray(hidden) &&
    hidden.every((unit) => numbers(unit) && unit.length === 2)
  );
}

/** Null if it is no judgement, or reads something the game does not have. */
export function judgement<O extends Own>(game: Game<O>, learned: Learned): Judgement | null {
  if (!isLearned(learned) || !game.seats.includes(learned.seats)) return null;
  const { seats, reads, hidden } = learned;
  const features = new Map(featuresOf(game, seats).map((feature) => [feature.name, feature]));
  const used = Object.entries(reads).map(([name, weights]) => ({ feature: features.get(name), weights }));
  const sums = hidden.length + 1;
  if (used.some(({ feature, weights }) => !feature || weights.length !== sums)) return null;
  const read = reader(game, seats, sums, used as readonly Weighed[]);
  const scores = new Array<number>(seats).fill(0);
  return (state) => {
    const { bySeat, table } = read(state as State<Own>);
    for (let seat = 0; seat < seats; seat++) {
      let score = 0;
      for (let k = 0; k < sums; k++) {
        let others = 0;
        for (let other = 0; other < seats; other++) if (other !== seat) others += bySeat[other * sums + k];
        const sum = bySeat[seat * sums + k] - (seats > 1 ? others / (seats - 1) : 0) + table[k];
        score += k === 0 ? sum : hidden[k - 1][1] * Math.tanh(sum + hidden[k - 1][0]);
      }
      scores[seat] = score;
    }
    return seats === 1 ? [1 / (1 + Math.exp(-scores[0]))] : softmax(scores);
  };
}

interface Weighed {
  readonly feature: Feature;
  readonly weights: readonly number[];
}

/** All sums of all seats in one walk over their cards: what a card adds where it lies is worked out once. */
function reader<O extends Own>(game: Game<O>, seats: number, sums: number, used: readonly Weighed[]) {
  const { zoneBase, zoneStep } = game.layouts[seats];
  const cards = new Map<number, Float64Array>();
  const marks: { readonly zone: number; readonly mark: number; readonly weights: readonly number[] }[] = [];
  const others: Weighed[] = [];
  for (const { feature, weights } of used) {
    const { source } = feature;
    if (source.of === 'mark') marks.push({ ...source, weights });
    else if (source.of !== 'zone' && source.of !== 'card') others.push({ feature, weights });
    else {
      const worth = cards.get(source.zone) ?? new Float64Array(game.defs.length * sums);
      cards.set(source.zone, worth);
      if (source.of === 'card') for (let k = 0; k < sums; k++) worth[source.def * sums + k] += weights[k];
      else
        for (let def = 0; def < game.defs.length; def++) {
          const n = printed(game, def, source.stat);
          if (n !== 0) for (let k = 0; k < sums; k++) worth[def * sums + k] += n * weights[k];
        }
    }
  }
  const zones = [...cards];
  const bySeat = new Float64Array(seats * sums);
  const table = new Float64Array(sums);
  return (state: State<Own>) => {
    bySeat.fill(0);
    table.fill(0);
    const add = (to: Float64Array, from: number, n: number, weights: readonly number[]) => {
      if (n !== 0) for (let k = 0; k < sums; k++) to[from + k] += n * weights[k];
    };
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * sums;
      for (const [zone, worth] of zones) {
        const from = zoneBase[zone] + seat * zoneStep[zone];
        for (let z = from; z < from + zoneStep[zone]; z++)
          for (const card of state.zones[z]) {
            const def = state.def[card] * sums;
            for (let k = 0; k < sums; k++) bySeat[at + k] += worth[def + k];
          }
      }
      for (const { zone, mark, weights } of marks) {
        const from = zoneBase[zone] + seat * zoneStep[zone];
        for (let z = from; z < from + zoneStep[zone]; z++)
          for (const card of state.zones[z]) add(bySeat, at, state.marks[mark][card], weights);
      }
      for (const { feature, weights } of others) {
        const { source } = feature;
        if (source.of === 'tally') add(bySeat, at, state.tallies[source.at + seat * source.step], weights);
        else if (source.of === 'own') add(bySeat, at, readOwn(state, source.key, seat), weights);
        else if (source.of === 'is') add(bySeat, at, readOwn(state, source.key, 0) === seat ? 1 : 0, weights);
        else if (source.of === 'table' && seat === 0) add(table, 0, readTable(state, source.key), weights);
      }
    }
    return { bySeat, table };
  };
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}
