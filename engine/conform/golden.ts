/** Recorded playthroughs: keys and hashes, compared byte for byte. They tell when rules change that nobody meant to change. */
import {
  asked,
  canonical,
  create,
  type Game,
  hash,
  type Json,
  keysAt,
  pick,
  type Record,
  type Seat,
  type State,
  stream,
} from '../index.ts';
import type { Setup } from './run.ts';

export interface Golden {
  readonly name: string;
  readonly record: Record;
}

/** A match of random play, as a record. */
export function recordMatch(game: Game, setup: Setup): Record {
  const dice = stream(`${setup.seed}/golden`);
  let state: State = create(game, setup.options, setup.lists, setup.seed);
  const picks: [Seat, string][] = [];
  const hashes = [hash(game, state)];
  while (!state.result) {
    const seats = asked(game, state);
    const seat = seats[dice.below(seats.length)];
    const keys = keysAt(game, state, seat);
    const key = keys[dice.below(keys.length)];
    picks.push([seat, key]);
    state = pick(game, state, seat, key);
    hashes.push(hash(game, state));
  }
  return { touchline: 1, game: game.id, options: setup.options, lists: setup.lists, seed: setup.seed, picks, hashes };
}

/** The record as today's rules would write it; '' if that is the same, else where it parts. */
export function goldenParts(game: Game, record: Record): string {
  if (record.game !== game.id) return `it is a record of ${record.game}`;
  const hashes: string[] = [];
  let result: State['result'] = null;
  try {
    let state: State = create(game, record.options, record.lists, record.seed);
    hashes.push(hash(game, state));
    for (const [seat, key] of record.picks) {
      if (!asked(game, state).includes(seat)) return `step ${hashes.length}: seat ${seat} is not asked`;
      state = pick(game, state, seat, key);
      hashes.push(hash(game, state));
    }
    result = state.result;
  } catch (error) {
    if (error instanceof Error) return `step ${hashes.length}: ${error.message}`;
    throw error;
  }
  const again = { ...record, hashes };
  const step = hashes.findIndex((h, i) => h !== record.hashes[i]);
  if (step >= 0) return `step ${step}: the state differs`;
  if (!result) return 'the match does not end where it ended';
  return canonical(again as unknown as Json) === canonical(record as unknown as Json) ? '' : 'the record has other fields';
}
