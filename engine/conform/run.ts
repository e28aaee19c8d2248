/** One run of the suite: what is common to its checks. */
import { asked, askFor, type DeckList, type Game, type Options, Refused, type State, type Stream, type Viewer } from '../index.ts';
import type { Ledger, Place } from './report.ts';

export interface Setup {
  readonly match: number;
  readonly options: Options;
  readonly lists: readonly DeckList[];
  readonly seed: string;
  /** Seats, decks and options in words. */
  readonly words: string;
}

export interface Run {
  readonly game: Game;
  readonly ledger: Ledger;
  /** Its cards may set each other off for ever, which ends the match in a draw. */
  readonly loops: boolean;
}

/** One ask under the magnifying glass. */
export interface Spot {
  readonly setup: Setup;
  readonly step: number;
  readonly state: State;
  /** Numbers of its own, so that what is checked here does not depend on what was checked before. */
  readonly dice: Stream;
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

export const viewerName = (viewer: Viewer) => (viewer === 'spectator' ? 'the spectator' : `seat ${viewer}`);

export function placeOf(game: Game, setup: Setup, step: number, state: State | null): Place {
  let path = '';
  if (state && !state.result) {
    const seat = asked(game, state)[0];
    path = seat === undefined ? '' : (askFor(game, state, seat)?.path ?? '');
  }
  return { match: setup.match, setup: setup.words, step, path };
}

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Strands have a check of their own inside the engine; its message is told apart from other exceptions. */
export const touchedShared = (error: unknown) => /\ba strand of seat\b/i.test(wordsOf(error));

/** Rules that throw are a fault wherever it happens; true if nothing was thrown. */
export function survives(run: Run, place: () => Place, what: string, deed: () => void): boolean {
  try {
    deed();
    return true;
  } catch (error) {
    const kind = touchedShared(error) ? 'strandMismatches' : error instanceof Refused ? 'refusedLegal' : 'crashes';
    run.ledger.fault(kind, place(), `${what}: ${wordsOf(error)}`);
    return false;
  }
}
