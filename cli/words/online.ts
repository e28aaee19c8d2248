/** What is said about serving, and about how an online match was dealt. */
import type { Unfair } from '@touchline/host/fair';

export interface OnlineWords {
  readonly building: string;
  readonly at: (address: string) => string;
  /** Found from other computers too, at these addresses. */
  readonly elsewhere: (addresses: readonly string[]) => string;
  /** Found from this computer only. */
  readonly onlyHere: string;
  readonly end: string;
  readonly ended: string;
  readonly fair: (seats: number) => string;
  /** The server's own chance: nobody else brought a number. */
  readonly serverOnly: string;
  readonly notCommitted: string;
  readonly dealerSees: string;
  readonly unfair: { readonly [W in Unfair]: (seat: string) => string };
}
