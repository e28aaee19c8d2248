/**
 * Bradley–Terry ratings: each bot has a strength, and the difference of two strengths says what share the one scores against the other.
 * A draw is half a win for each; of more than two at a table, each is ahead of another or not. To every match-up one drawn game is added, half of a drawn pair: who won everything has a finite
 * rating, and the more games there are the less it matters.
 */

/** What one match-up came to: by number of the bot, and the points of the first (win 1, draw ½). */
export interface Score {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly points: number;
}

const PRIOR_GAMES = 1;
/** A strength that still moves by more than this is not found yet. */
const CLOSE = 1e-9;
const MOST_ROUNDS = 200;

/**
 * The most likely strengths by number of the bot, in natural logarithms, their mean 0; `from` is where to begin to look. Newton's
 * method, with steps shortened where they are long: for this kind of curve such steps only ever come nearer.
 */
export function strengths(bots: number, scores: readonly Score[], from?: readonly number[]): number[] {
  const found = from ? [...from] : new Array<number>(bots).fill(0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = newtonStep(found, scores);
    const width = Math.max(...step) - Math.min(...step);
    if (width < CLOSE) break;
    const shortened = Math.log1p(width) / width;
    for (let i = 0; i < bots; i++) found[i] += step[i] * shortened;
  }
  return found;
}

function newtonStep(strength: readonly number[], scores: readonly Score[]): number[] {
  const slope = strength.map(() => 0);
  // All ones: only differences count, and of all equally good answers this takes the one that leaves the mean where it is.
  const curve = strength.map(() => strength.map(() => 1));
  for (const { a, b, games, points } of scores) {
    // Who meets itself shows nothing.
    if (a === b) continue;
    const n = games + PRIOR_GAMES;
    const share = 1 / (1 + Math.exp(strength[b] - strength[a]));
    const missing = points + PRIOR_GAMES / 2 - n * share;
    const bend = n * share * (1 - share);
    slope[a] += missing;
    slope[b] -= missing;
    curve[a][a] += bend;
    curve[b][b] += bend;
    curve[a][b] -= bend;
    curve[b][a] -= bend;
  }
  return solved(curve, slope);
}

/** x of `matrix · x = right`; both are used up. The matrix is positive definite, so rows need no changing about. */
function solved(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const part = matrix[j][i] / matrix[i][i];
      for (let k = i; k < n; k++) matrix[j][k] -= part * matrix[i][k];
      right[j] -= part * right[i];
    }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
}

/** Where the scale is nailed down: `random` has 1000; where it does not play the mean is 1500. */
const RANDOM_ELO = 1000;
const MEAN_ELO = 1500;
/** Ten times as likely to win is 400 points. */
const POINTS = 400 / Math.LN10;

export function elos(bots: readonly string[], strength: readonly number[]): number[] {
  const random = bots.indexOf('random');
  const [zero, elo] = random >= 0 ? [strength[random], RANDOM_ELO] : [0, MEAN_ELO];
  return strength.map((x) => elo + POINTS * (x - zero));
}
