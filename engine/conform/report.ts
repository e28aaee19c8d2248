/** What a run of the suite counted, and its faults in words. */

/** What was looked at. */
export const DONE = [
  'games',
  'asks',
  'decisions',
  'deepAsks',
  'options',
  'illegalPicks',
  'samples',
  'pairsBySample',
  'pairsBySwap',
  'pairsByTwins',
  'differedAfterReveal',
  'strandsReordered',
  'guardedGames',
  'goldenGames',
  'clauses',
  'boundReached',
] as const;

/** What must be zero. */
export const FAULTS = [
  'deadEnds',
  'endless',
  'stepBudgetReached',
  'withoutResult',
  'refusedLegal',
  'acceptedIllegal',
  'crashes',
  'leavingMismatches',
  'triggersLeft',
  'cardsLost',
  'copyMismatches',
  'saveMismatches',
  'undoMismatches',
  'replayMismatches',
  'staleValues',
  'sampleMismatches',
  'leaks',
  'strandMismatches',
  'directWrites',
  'goldenMismatches',
  'textsMissing',
  'clausesWithoutTest',
  'clausesWithoutCode',
  'clausesUntranslated',
  'clausesUnknown',
] as const;

export type Done = (typeof DONE)[number];
export type Fault = (typeof FAULTS)[number];
export type Counts = { [name in Done | Fault]: number };

export interface Report extends Readonly<Counts> {
  readonly game: string;
  readonly seed: string;
  /** Some zone hides something from somebody, so pairs must differ after a reveal at least once. */
  readonly hidesSomething: boolean;
  /** No fault, and the pairs were able to tell worlds apart. */
  readonly ok: boolean;
  /** The first few faults of each kind: what, where, how to see it again. */
  readonly examples: readonly string[];
}

export function noCounts(): Counts {
  return Object.fromEntries([...DONE, ...FAULTS].map((name) => [name, 0])) as Counts;
}

/** Where in a run a fault was met. */
export interface Place {
  readonly match: number;
  readonly setup: string;
  readonly step: number;
  readonly path: string;
}

export class Ledger {
  readonly counts: Counts = noCounts();
  readonly examples: string[] = [];
  readonly #game: string;
  readonly #seed: string;
  readonly #room: number;
  readonly #shown = new Map<Fault, number>();

  constructor(game: string, seed: string, room: number) {
    this.#game = game;
    this.#seed = seed;
    this.#room = room;
  }

  did(name: Done, n = 1): void {
    this.counts[name] += n;
  }

  /** A fault; the first few of a kind are kept in words, so that one noisy kind does not hide the others. */
  fault(kind: Fault, place: Place | null, words: string, n = 1): void {
    this.counts[kind] += n;
    const shown = this.#shown.get(kind) ?? 0;
    if (shown >= 3 || this.examples.length >= this.#room) return;
    this.#shown.set(kind, shown + 1);
    const where = place
      ? ` — ${this.#game}, match ${place.match} (${place.setup}), step ${place.step}${place.path && ` at ${place.path}`}; again: --seed ${this.#seed} --match ${place.match} --every 1`
      : '';
    this.examples.push(`${kind}: ${words}${where}`);
  }

  report(hidesSomething: boolean): Report {
    const faults = FAULTS.some((name) => this.counts[name] > 0);
    // Pairs that never differ are a broken test, not a clean game.
    const blind = hidesSomething && this.counts.games > 0 && this.counts.differedAfterReveal === 0;
    const examples = blind
      ? [...this.examples, 'no pair of worlds ever differed after a declared reveal: nothing was tested']
      : this.examples;
    return { game: this.#game, seed: this.#seed, ...this.counts, hidesSomething, ok: !faults && !blind, examples };
  }
}
