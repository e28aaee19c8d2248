/** Recorded playthroughs: keys and hashes, compared byte for byte. They tell when rules change that nobody meant to change. */
import {
  asked,
  canonical,
  create,
  type Entry,
  type Game,
  type Json,
  keysAt,
  pick,
  type Record,
  recordOf,
  replay,
  SetupError,
  type State,
  stream,
} from '../index.ts';
import type { Setup } from './run.ts';

export interface Golden {
  readonly name: string;
  readonly record: Record;
}

/** Steps from one hash to the next: where rules have changed is wanted to a few steps. */
const EVERY = 10;

/** A match of random play, as a record. */
export function recordMatch(game: Game, setup: Setup): Record {
  const dice = stream(`${setup.seed}/golden`);
  let state: State = create(game, setup.options, setup.lists, setup.seed);
  const picks: Entry[] = [];
  while (!state.result) {
    const seats = asked(game, state);
    const seat = seats[dice.below(seats.length)];
    const keys = keysAt(game, state, seat);
    const key = keys[dice.below(keys.length)];
    picks.push([seat, key]);
    state = pick(game, state, seat, key);
  }
  return recordOf(game, setup, picks, EVERY);
}

/** '' if today's rules would write the same record, else where it parts. */
export function goldenParts(game: Game, record: Record): string {
  if (record.game !== game.id) return `it is a record of ${record.game}`;
  try {
    if (!replay(game, record).result) return 'the match does not end where it ended';
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
  const again = recordOf(game, record, record.picks, EVERY);
  return canonical(again as unknown as Json) === canonical(record as unknown as Json) ? '' : 'the record has other fields';
}
