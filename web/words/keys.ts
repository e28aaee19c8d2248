/** What keys do. */
import type { Deed } from '../page/keys.ts';

export interface KeyWords {
  /** Keys that are always the same. */
  readonly fixed: readonly (readonly [keys: string, what: string])[];
  readonly deeds: { readonly [D in Deed]: string };
  readonly about: string;
  readonly change: (deed: string, key: string) => string;
  readonly press: string;
  readonly usually: (key: string) => string;
  readonly taken: (key: string, deed: string) => string;
  readonly notFree: (key: string) => string;
  readonly changed: (key: string, deed: string) => string;
  readonly reset: string;
  readonly isReset: string;
}
