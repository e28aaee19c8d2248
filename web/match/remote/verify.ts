/** Was a match dealt as everybody had committed to? Looked at in the page: nobody's word is needed for it. */
import { nonceCommit, type Opened, seedCommit, type Unfair, unfair } from '@touchline/host/fair';
import { readSaved, timelineOf } from '@touchline/host/opened';
import { gameOf } from '../../games/packages.ts';
import { keptBrought } from '../store.ts';
import { recordOf } from './record.ts';

export interface Verified {
  /** What does not fit; empty if the deal was fair. */
  readonly unfair: readonly { readonly what: Unfair; readonly seat?: number }[];
  /** Seats that brought a number. */
  readonly numbers: number;
  /** The number this device brought is the one that was dealt with. */
  readonly mine: boolean;
  /** All cards and picks could be checked too: everybody agreed to show the match. */
  readonly whole: boolean;
}

export async function verified(match: string): Promise<Verified> {
  const { opened, saved } = await recordOf(match);
  const brought = await keptBrought(match);
  const numbers = opened.nonces.filter((one) => one !== null).length;
  const mine = brought !== null && opened.nonces[brought.seat]?.nonce === brought.nonce;
  if (!saved) return { unfair: commitments(opened), numbers, mine, whole: false };
  const read = readSaved(JSON.stringify(saved), match);
  const { game } = await gameOf(read.game);
  // Throws if the picks do not come out as they are written.
  timelineOf(game, read, match);
  return { unfair: unfair(opened, read.record), numbers, mine, whole: true };
}

/** Without the cards only what was committed to can be compared. */
function commitments(opened: Opened): Verified['unfair'] {
  const found: { what: Unfair; seat?: number }[] = [];
  if (seedCommit(opened, opened.seed) !== opened.commit) found.push({ what: 'seed' });
  opened.nonces.forEach((one, seat) => {
    if (one && nonceCommit(opened.match, seat, one.nonce) !== one.commit) found.push({ what: 'nonce', seat });
  });
  return found;
}
