/** What is said about serving, and about how an online match was dealt. */
import type { Unfair } from '@touchline/host/fair';
import type { OfferKind } from '@touchline/host/wire';

export interface OnlineWords {
  /** At a match of a server. */
  readonly join: {
    readonly room: (seats: readonly string[]) => string;
    readonly free: string;
    readonly you: string;
    readonly waitingFor: (who: readonly string[]) => string;
    readonly reconnecting: string;
    readonly connected: string;
    readonly elsewhere: string;
    readonly watching: string;
    readonly offers: { readonly [O in OfferKind]: (who: string) => string };
    readonly yesNo: string;
    readonly yes: readonly string[];
    readonly said: (who: string, phrase: string) => string;
    readonly phrases: (all: readonly string[]) => string;
    readonly help: readonly (readonly [command: string, text: string])[];
    readonly left: string;
    readonly rematch: string;
    readonly refused: (why: string) => string;
    readonly noNumber: string;
    readonly over: { readonly concession: string; readonly flag: string; readonly claim: string };
  };
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
