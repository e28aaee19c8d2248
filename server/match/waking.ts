/**
 * A match comes back into memory: from its newest snapshot and what was written since, or, where that does not fit, from the whole log.
 * A match of other rules is taken over by ours once no process has them any more, if playing it by ours comes to the same.
 */
import type { Game } from '@touchline/engine';
import { linked, type Match, type Store, TABLE } from '../log/port.ts';
import type { Seal } from '../log/sealed.ts';
import { Refusal } from './refusal.ts';
import { type Dealt, Replica, Unplayable } from './replica.ts';
import { openedSnapshot } from './slept.ts';
import { OtherRules, rulesIn, rulesOf } from './terms.ts';

/** Milliseconds after which a process that has not said what it carries is gone. */
const CARRIED = 20_000;
/** Tries to take a match over while somebody writes. */
const TRIES = 5;

export interface Waking {
  readonly store: Store;
  readonly seal: Seal;
  readonly now: () => number;
  readonly dealt?: Dealt;
}

/** The replica as its newest snapshot has it; a new one where there is none that fits. The log must be read on from there. */
export async function wokenReplica(match: Match, game: Game, { store, seal, dealt }: Waking): Promise<Replica> {
  const replica = new Replica(match, game, seal, dealt);
  const snapshot = await store.snapshots.of(match.id);
  if (!snapshot) return replica;
  const [entry] = await store.tail(match.id, snapshot.seq - 1, 1);
  const slept = openedSnapshot(snapshot, entry, seal);
  if (slept && slept.rules !== rulesOf(game)) return replica;
  try {
    if (!slept) throw new Unplayable(`${match.id}: a snapshot that does not fit.`);
    replica.wake(slept, entry);
    return replica;
  } catch {
    await store.snapshots.discard(snapshot);
    return new Replica(match, game, seal, dealt);
  }
}

/** Takes over a match of other rules. Throws a `Refusal`: another process plays it, or nobody can here. */
export async function adopt(match: Match, game: Game, { store, seal, now, dealt }: Waking, { rules }: OtherRules): Promise<void> {
  if (await store.carried.isCarried(rules, now() - CARRIED)) throw new OtherRules(rules);
  for (let tries = 0; tries < TRIES; tries++) {
    const replica = new Replica(match, game, seal, dealt);
    const entries = await store.tail(match.id, 0);
    const snapshot = await store.snapshots.of(match.id);
    const slept = snapshot && openedSnapshot(snapshot, entries[snapshot.seq - 1], seal);
    for (const entry of entries) {
      replica.apply(entry);
      if (entry.seq === snapshot?.seq && slept && slept.hash !== replica.timeline?.hash())
        throw new Unplayable(`${match.id} would have gone otherwise by our rules (entry ${entry.seq}).`);
    }
    // By what was picked alone nobody can tell whether it did the same.
    if (replica.timeline && !slept)
      throw new Unplayable(`${match.id} was begun by other rules, and nothing shows that ours come to the same.`);
    const data = { rules: rulesOf(game) };
    // Another process was faster.
    if (rulesIn(entries, replica.rules) === data.rules) return;
    const seq = replica.seq + 1;
    const entry = linked({ match: match.id, seq, seat: TABLE, n: seq, kind: 'rules', data, at: Math.max(now(), replica.at) }, replica.link);
    if ((await store.append(entry, replica.link)) === 'won') return;
  }
  throw new Refusal('busy');
}
