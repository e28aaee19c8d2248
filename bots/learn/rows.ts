/** Lessons as rows of numbers: what a seat has more than the others, in spreads of each number, and only what is not nothing. */
import type { Feature } from './features.ts';
import type { Lesson } from './matches.ts';

/** Which numbers of a seat are not 0, and what they are. Most single cards lie nowhere. */
export interface Numbers {
  readonly at: Uint16Array;
  readonly n: Float64Array;
}

/** What one position says: by seat its numbers, and the shares to be foretold. */
export interface Row {
  readonly seats: readonly Numbers[];
  readonly shares: readonly number[];
}

export interface Rows {
  /** Match by match. */
  readonly rows: readonly (readonly Row[])[];
  /** Numbers of a row: the features, and behind them the lists. */
  readonly numbers: number;
  /** By which each number was multiplied; 0 for one that never differs. */
  readonly scale: Float64Array;
  /** The most points anybody had; one at least. */
  readonly points: number;
}

/** The scale comes from the matches that are learned from. */
export function rowsOf(matches: readonly (readonly Lesson[])[], features: readonly Feature[], isLearned: (match: number) => boolean): Rows {
  const points = mostPoints(matches);
  const lists = mostLists(matches);
  const numbers = features.length + lists;
  const found = matches.map((lessons) => lessons.map((lesson) => differencesIn(lesson, features, lists)));
  const scale = scalesOf(found.filter((_, match) => isLearned(match)).flat(2), features, numbers);
  const rows = matches.map((lessons, match) =>
    lessons.map((lesson, i): Row => ({ seats: found[match][i].map((one) => scaled(one, scale)), shares: sharesIn(lesson, points) })),
  );
  return { rows, numbers, scale, points };
}

function mostPoints(matches: readonly (readonly Lesson[])[]): number {
  let most = 1;
  for (const lessons of matches) for (const { scores = [] } of lessons) most = Math.max(most, ...scores);
  return most;
}

/** How many lists were played with; 0 where nobody counted. */
function mostLists(matches: readonly (readonly Lesson[])[]): number {
  let most = -1;
  for (const [lesson] of matches) most = Math.max(most, ...(lesson?.lists ?? []));
  return most + 1;
}

function sharesIn({ shares, scores }: Lesson, points: number): readonly number[] {
  if (shares.length > 1) return shares;
  return [shares[0] > 0 ? (scores ? 0.5 + (0.5 * Math.max(0, scores[0])) / points : 1) : 0];
}

/**
 * Behind the numbers of a position comes which list a seat plays with. What is owed to a stronger deck is learned there and thrown away:
 * it would be taken for a merit of the numbers on its cards otherwise, and another deck judged by it.
 */
function differencesIn(lesson: Lesson, features: readonly Feature[], lists: number): Numbers[] {
  const { seats } = lesson;
  const number = (seat: number, i: number) => (i < features.length ? seats[seat][i] : lesson.lists?.[seat] === i - features.length ? 1 : 0);
  return seats.map((_, seat) => {
    const at: number[] = [];
    const n: number[] = [];
    for (let i = 0; i < features.length + lists; i++) {
      let mine = number(seat, i);
      if (seats.length > 1 && features[i]?.source.of !== 'table') {
        let others = 0;
        for (let other = 0; other < seats.length; other++) if (other !== seat) others += number(other, i);
        mine -= others / (seats.length - 1);
      }
      if (mine === 0) continue;
      at.push(i);
      n.push(mine);
    }
    return { at: Uint16Array.from(at), n: Float64Array.from(n) };
  });
}

const scaled = ({ at, n }: Numbers, scale: Float64Array): Numbers => ({ at, n: n.map((one, k) => one * scale[at[k]]) });

/** One by the spread of each number; 0 for one that never differs. A single card counts as it is: a rare one is to move little. */
function scalesOf(rows: readonly Numbers[], features: readonly Feature[], numbers: number): Float64Array {
  const squares = new Float64Array(numbers);
  const sums = new Float64Array(numbers);
  for (const { at, n } of rows)
    for (let k = 0; k < at.length; k++) {
      sums[at[k]] += n[k];
      squares[at[k]] += n[k] ** 2;
    }
  return squares.map((square, i) => {
    const spread = Math.sqrt(Math.max(0, square / rows.length - (sums[i] / rows.length) ** 2));
    return spread > 1e-6 ? (features[i]?.source.of === 'card' ? 1 : 1 / spread) : 0;
  });
}
