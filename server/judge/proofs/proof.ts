/** Has the end come? */
export interface Stop {
  readonly aborted: boolean;
}

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
  readonly stop?: Stop;
}

/** True: it holds. */
export type Proof = (given: Given, say: (words: string) => void) => Promise<boolean>;

/** Raised after this part of the minutes there are, or when all should end. */
export function stopAfter({ minutes, stop }: Given, part = 1): Stop | undefined {
  if (minutes === undefined) return stop;
  const end = performance.now() + Number(minutes) * part * 60_000;
  return {
    get aborted() {
      return stop?.aborted === true || performance.now() > end;
    },
  };
}

export const count = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text));
