/** From lessons to weights: logistic regression over the differences between seats, with a small hidden layer if one is wanted. */
import { type Learned, type Stream, stream } from '@touchline/engine';
import type { Feature } from './features.ts';
import type { Lesson } from './matches.ts';
import { softmax } from './model.ts';
import { type Numbers, type Row, rowsOf } from './rows.ts';

export interface Fitting {
  readonly hidden: number;
  readonly rounds: number;
  readonly seed: string;
  /** Decisions to be imagined before a position is judged (0). */
  readonly horizon?: number;
}

export interface Fitted {
  readonly learned: Omit<Learned, 'cards'>;
  /** Mean log loss of matches that were held out, and of a coin. */
  readonly loss: number;
  readonly coin: number;
  readonly lessons: number;
}

const RATE = 0.01;
const BATCH = 256;
/** How much large weights are held down. */
const DECAY = 0.002;
/** A single card that adds less than this beyond its numbers is left out. */
const LEAST_OF_A_CARD = 0.02;
/** Every so many matches one is held out. */
const HELD_OUT = 5;

/** Lessons come match by match: positions of one match have the same end, so they are learned from or held out together. */
export function fit(matches: readonly (readonly Lesson[])[], features: readonly Feature[], setting: Fitting): Fitted {
  const seats = matches.find((lessons) => lessons.length > 0)?.[0].seats.length ?? 2;
  const chance = stream(setting.seed);
  const isLearned = (match: number) => match % HELD_OUT !== 0;
  const { rows, numbers, scale, points } = rowsOf(matches, features, isLearned);
  const training = rows.filter((_, match) => isLearned(match)).flat();
  const held = rows.filter((_, match) => !isLearned(match)).flat();
  // Single cards come last among the features: hidden units read what is before them.
  const read = features.filter(({ source }) => source.of !== 'card').length;
  const units = new Units(numbers, read, setting.hidden, scale, chance);
  const coin = meanLoss(held, () => new Array<number>(seats).fill(0));
  let best = { loss: Number.POSITIVE_INFINITY, kept: units.copy() };
  for (let round = 1; round <= setting.rounds; round++) {
    shuffle(training, chance);
    for (let at = 0; at < training.length; at += BATCH) units.learn(training.slice(at, at + BATCH));
    const loss = meanLoss(held, (row) => units.scores(row));
    if (loss < best.loss) best = { loss, kept: units.copy() };
  }
  units.restore(best.kept);
  const learned = {
    seats,
    ...(seats === 1 && { points }),
    ...(setting.horizon && { horizon: setting.horizon }),
    ...units.exported(features),
  };
  return { learned, loss: best.loss, coin, lessons: training.length + held.length };
}

function meanLoss(rows: readonly Row[], scores: (row: Row) => readonly number[]): number {
  let sum = 0;
  for (const row of rows) {
    const shares = sharesFrom(scores(row));
    row.shares.forEach((share, seat) => {
      sum -= share * Math.log(Math.max(1e-9, shares[seat]));
      if (row.shares.length === 1) sum -= (1 - share) * Math.log(Math.max(1e-9, 1 - shares[0]));
    });
  }
  return rows.length > 0 ? sum / rows.length : 0;
}

const sharesFrom = (scores: readonly number[]): number[] => (scores.length === 1 ? [1 / (1 + Math.exp(-scores[0]))] : softmax(scores));

function shuffle(rows: Row[], chance: Stream): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [rows[i], rows[j]] = [rows[j], rows[i]];
  }
}

/** The weights while they are learned: one straight sum and the hidden units, improved by Adam. */
class Units {
  /** Numbers that are added up, and how many of them hidden units read. */
  readonly #n: number;
  readonly #read: number;
  readonly #hidden: number;
  readonly #scale: Float64Array;
  /** The straight sum's weights, then each hidden unit's, its bias and its worth. */
  readonly #weights: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(n: number, read: number, hidden: number, scale: Float64Array, chance: Stream) {
    this.#n = n;
    this.#read = read;
    this.#hidden = hidden;
    this.#scale = scale;
    const size = n + hidden * (read + 2);
    this.#weights = new Float64Array(size);
    this.#first = new Float64Array(size);
    this.#second = new Float64Array(size);
    // Hidden units must differ from each other, or they would learn the same.
    for (let i = n; i < size; i++) this.#weights[i] = (chance.below(2001) - 1000) / 1000 / Math.sqrt(n);
  }

  copy = (): Float64Array => this.#weights.slice();
  restore = (kept: Float64Array): void => this.#weights.set(kept);

  scores({ seats }: Row): number[] {
    return seats.map((numbers) => this.#score(numbers, null));
  }

  /** `units`: where the values of the hidden units are left for who learns. */
  #score({ at, n }: Numbers, units: Float64Array | null): number {
    const weights = this.#weights;
    const read = this.#read;
    let score = 0;
    for (let k = 0; k < at.length; k++) score += weights[at[k]] * n[k];
    for (let h = 0; h < this.#hidden; h++) {
      const from = this.#n + h * (read + 2);
      let sum = weights[from + read];
      for (let k = 0; k < at.length && at[k] < read; k++) sum += weights[from + at[k]] * n[k];
      const value = Math.tanh(sum);
      if (units) units[h] = value;
      score += weights[from + read + 1] * value;
    }
    return score;
  }

  learn(rows: readonly Row[]): void {
    const read = this.#read;
    const gradient = new Float64Array(this.#weights.length);
    const units = new Float64Array(this.#hidden);
    for (const row of rows) {
      const shares = sharesFrom(this.scores(row));
      row.seats.forEach((numbers, seat) => {
        const { at, n } = numbers;
        const off = (shares[seat] - row.shares[seat]) / rows.length;
        if (this.#hidden > 0) this.#score(numbers, units);
        for (let k = 0; k < at.length; k++) gradient[at[k]] += off * n[k];
        for (let h = 0; h < this.#hidden; h++) {
          const from = this.#n + h * (read + 2);
          const inner = off * this.#weights[from + read + 1] * (1 - units[h] ** 2);
          for (let k = 0; k < at.length && at[k] < read; k++) gradient[from + at[k]] += inner * n[k];
          gradient[from + read] += inner;
          gradient[from + read + 1] += off * units[h];
        }
      });
    }
    this.#step(gradient);
  }

  #step(gradient: Float64Array): void {
    this.#steps++;
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i] + DECAY * this.#weights[i];
      this.#first[i] = 0.9 * this.#first[i] + 0.1 * slope;
      this.#second[i] = 0.999 * this.#second[i] + 0.001 * slope ** 2;
      const first = this.#first[i] / (1 - 0.9 ** this.#steps);
      const second = this.#second[i] / (1 - 0.999 ** this.#steps);
      this.#weights[i] -= (RATE * first) / (Math.sqrt(second) + 1e-8);
    }
  }

  /** In the numbers' own units; what never differed is left out. */
  exported(features: readonly Feature[]): Pick<Learned, 'reads' | 'hidden'> {
    const n = this.#n;
    const read = this.#read;
    const short = (x: number) => Number(x.toPrecision(4));
    const reads: Record<string, number[]> = {};
    features.forEach(({ name }, i) => {
      if (this.#scale[i] === 0) return;
      if (i >= read && Math.abs(this.#weights[i]) < LEAST_OF_A_CARD) return;
      const ways = [this.#weights[i]];
      for (let h = 0; h < this.#hidden; h++) ways.push(i < read ? this.#weights[n + h * (read + 2) + i] : 0);
      reads[name] = ways.map((weight) => short(weight * this.#scale[i]));
    });
    const hidden = Array.from({ length: this.#hidden }, (_, h) => {
      const at = n + h * (read + 2);
      return [short(this.#weights[at + read]), short(this.#weights[at + read + 1])];
    });
    return { reads, hidden };
  }
}
