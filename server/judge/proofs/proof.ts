/** What can be said on the command line; all of it as text. */
export interface Given {
  readonly seed: string;
  readonly number?: string;
  readonly game?: string;
  readonly only?: string;
  readonly processes?: string;
  readonly tables?: string;
  readonly every?: string;
  readonly seconds?: string;
  readonly pace?: string;
  readonly store?: string;
  readonly minutes?: string;
  readonly rounds?: string;
  /** Raised when it should come to an end, and say what it has reached. */
  readonly stop?: AbortSignal;
}

/** True: it holds. */
export type Proof = (given: Given, say: (words: string) => void) => Promise<boolean>;

/** Raised after this part of the minutes there are, or when all should end. */
export function stopAfter({ minutes, stop }: Given, part = 1): AbortSignal | undefined {
  if (minutes === undefined) return stop;
  const time = AbortSignal.timeout(Number(minutes) * part * 60_000);
  return stop ? AbortSignal.any([stop, time]) : time;
}

export const count = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text));
