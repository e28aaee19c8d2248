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
}

/** True: it holds. */
export type Proof = (given: Given, say: (words: string) => void) => Promise<boolean>;

export const count = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text));
