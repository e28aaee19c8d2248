/**
 * The record of a match: all that is needed to play it again, to see that it is the same, and to see that nobody has changed it. Its
 * entries are chained: the link of each is the SHA-256 of the link before and of the entry.
 */
import type { DeckList, Game } from '../game.ts';
import { sha256 } from '../model/sha256.ts';
import { SetupError } from '../model/state.ts';
import type { Event, Options, Own, Seat, State } from '../model/types.ts';
import { keysAt } from '../run/asking.ts';
import { concede } from '../run/leaving.ts';
import { create } from '../run/play.ts';
import { canonical, hash } from '../saves/save.ts';
import { pick } from './match.ts';

/** The layout of records. A reader refuses what it does not know. */
export const RECORD_FORMAT = 2;
/** Entries from one check to the next. */
export const CHECK_EVERY = 50;

/** A seat and the key of its answer; null: it gave up. */
export type Entry = readonly [Seat, string | null];

/** After so many entries: the link shows whether the record was changed, the hash whether it plays as it did. */
export interface Check {
  readonly step: number;
  readonly link: string;
  readonly hash: string;
}

/** What a match begins with. */
export interface Beginning {
  readonly options: Partial<Options>;
  readonly lists: readonly DeckList[];
  readonly seed: string;
}

export interface Record extends Beginning {
  readonly touchline: number;
  readonly game: string;
  readonly picks: readonly Entry[];
  /** At the start, now and then, and at the end. */
  readonly checks: readonly Check[];
}

// ---------------------------------------------------------------- links

/** The link before the first entry: of what the match begins with. */
export const firstLink = (game: string, { options, lists, seed }: Beginning): string =>
  sha256(canonical({ touchline: RECORD_FORMAT, game, options, lists, seed }));

/** The link of an entry. */
export const nextLink = (before: string, entry: Entry): string => sha256(before + canonical(entry));

/** The first check whose link does not fit the entries, or null: then the record is as it was written. */
export function brokenLink(record: Record): Check | null {
  let link = firstLink(record.game, record);
  let at = 0;
  for (const check of record.checks.toSorted((a, b) => a.step - b.step)) {
    for (; at < check.step && at < record.picks.length; at++) link = nextLink(link, record.picks[at]);
    if (at !== check.step || link !== check.link) return check;
  }
  // What was added after the last check has nothing to hold it.
  return at === record.picks.length ? null : { step: record.picks.length, link, hash: '' };
}

// ---------------------------------------------------------------- writing and playing again

/** A match that was played, as a record. */
export function recordOf<O extends Own>(game: Game<O>, begun: Beginning, picks: readonly Entry[], every = CHECK_EVERY): Record {
  const { options, lists, seed } = begun;
  let state = create(game, options, lists, seed);
  let link = firstLink(game.id, begun);
  const checks: Check[] = [{ step: 0, link, hash: hash(game, state) }];
  picks.forEach((entry, i) => {
    state = entered(game, state, entry);
    link = nextLink(link, entry);
    if ((i + 1) % every === 0 || i === picks.length - 1) checks.push({ step: i + 1, link, hash: hash(game, state) });
  });
  return { touchline: RECORD_FORMAT, game: game.id, options, lists, seed, picks, checks };
}

/** The state after an entry. */
export const entered = <O extends Own>(game: Game<O>, state: State<O>, [seat, key]: Entry, log: Event[] | null = null): State<O> =>
  key === null ? concede(game, state, seat, log) : pick(game, state, seat, key, log);

/** Play a record again; `visit` sees every state. Refuses one that was changed, whose key is not offered or whose hash differs. */
export function replay<O extends Own>(
  game: Game<O>,
  record: Record,
  visit: (state: State<O>, step: number, log: Event[]) => void = () => {},
): State<O> {
  if (record?.touchline !== RECORD_FORMAT || !Array.isArray(record.picks) || !Array.isArray(record.checks) || !Array.isArray(record.lists))
    throw new SetupError(
      { code: 'format', found: record?.touchline, reads: RECORD_FORMAT },
      `This is not a record this version can read (format ${record?.touchline}, known: ${RECORD_FORMAT}).`,
    );
  if (record.game !== game.id)
    throw new SetupError(
      { code: 'otherGame', found: record.game, wanted: game.id },
      `This is a record of ${record.game}, not of ${game.id}.`,
    );
  const broken = brokenLink(record);
  if (broken)
    throw new SetupError({ code: 'edited', step: broken.step }, `Up to step ${broken.step}: the record was changed after it was written.`);
  const hashes = new Map(record.checks.map(({ step, hash }) => [step, hash]));
  let log: Event[] = [];
  let state = create(game, record.options, record.lists, record.seed, log);
  const check = (step: number) => {
    const expected = hashes.get(step);
    if (expected !== undefined && hash(game, state) !== expected)
      throw new SetupError(
        { code: 'otherRules', step },
        `Step ${step}: the state differs from the recorded one. The record was made by other rules or cards.`,
      );
  };
  check(0);
  visit(state, 0, log);
  record.picks.forEach(([seat, key], i) => {
    log = [];
    const keys = key === null ? [] : keysAt(game, state, seat);
    if (key !== null && !keys.includes(key))
      throw new SetupError(
        { code: 'otherRules', step: i + 1 },
        `Step ${i + 1}: "${key}" is not offered to seat ${seat + 1}. Offered: ${keys.join(', ') || 'nothing'}.`,
      );
    state = entered(game, state, [seat, key], log);
    check(i + 1);
    visit(state, i + 1, log);
  });
  return state;
}
