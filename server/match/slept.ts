/**
 * A replica as it is put away: a snapshot of a match after one of its entries. It is sealed, and bound to that entry: one that was changed, or
 * belongs to another log, does not open.
 */
import type { Slept } from '@touchline/host';
import type { Entry, Snapshot } from '../log/port.ts';
import type { Seal } from '../log/sealed.ts';
import type { Replica, SeatState } from './replica.ts';

/** How snapshots are laid out. Those of another layout are made anew. */
const LAYOUT = 1;

export interface SleptReplica {
  readonly layout: number;
  readonly rules: string;
  /** Of the state: by it other rules can tell that they come to the same. */
  readonly hash: string;
  readonly at: number;
  readonly seats: readonly SeatState[];
  /** Without what is left: there is no clock. */
  readonly clocks: { readonly left: readonly number[] | null; readonly runs: readonly number[]; readonly at: number };
  readonly offer: Replica['offer'];
  readonly next: string | null;
  readonly open: boolean;
  readonly by: Replica['by'];
  readonly told: readonly number[];
  readonly recent: Replica['recent'];
  readonly outOfSight: ReturnType<Replica['outOfSight']['slept']>;
  readonly timeline: Slept;
}

/** Null: the cards have not been dealt, and there is nothing to save anybody. */
export function sleptOf(replica: Replica): SleptReplica | null {
  const { timeline, rules, at, seats, clocks, offer, next, open, by, told, recent, outOfSight } = replica;
  if (!timeline) return null;
  return {
    layout: LAYOUT,
    hash: timeline.hash(),
    clocks: { left: clocks.none ? null : clocks.left, runs: clocks.runs, at: clocks.at },
    outOfSight: outOfSight.slept(),
    timeline: timeline.slept(),
    ...{ rules, at, seats, offer, next, open, by, told, recent },
  };
}

const about = (match: string, seq: number, link: string): string => `${match}/snapshot/${seq}/${link}`;

/** A snapshot of a match as it stands; null before the cards are dealt. */
export function snapshotOf(replica: Replica, seal: Seal): Snapshot | null {
  const slept = sleptOf(replica);
  const { id: match, seq, link } = replica;
  return slept && { match, seq, sealed: seal.seal(JSON.stringify(slept), about(match, seq, link)) };
}

/** What a snapshot holds, if it is of the match after this entry; null if it is not, or cannot be read. */
export function openedSnapshot({ match, seq, sealed }: Snapshot, entry: Entry | undefined, seal: Seal): SleptReplica | null {
  if (entry?.seq !== seq) return null;
  try {
    const slept: SleptReplica = JSON.parse(seal.open(sealed, about(match, seq, entry.link)));
    return slept.layout === LAYOUT ? slept : null;
  } catch {
    return null;
  }
}
