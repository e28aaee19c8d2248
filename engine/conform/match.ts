/** One match of random play, looked at closely at some of its asks, and played again from its seed. */
import { asked, create, type Event, hash, keysAt, pick, type Seat, type State, stream, tableOf } from '../index.ts';
import { playAt } from '../run/play.ts';
import { checkAsks, checkOver } from './asks.ts';
import { cardsLost } from './counted.ts';
import { guarded } from './guard.ts';
import { checkPairs, checkSample } from './pairs.ts';
import { staleValue } from './remembered.ts';
import { placeOf, type Run, type Setup, type Spot, survives, viewersOf } from './run.ts';
import { checkSave, checkUndo, LONGEST_GROUP, type Made } from './saves.ts';
import { checkStrands } from './strands.ts';

/** Forced answers are no decisions, so the game's own bound does not count them; this one does. */
const FORCED_IN_A_ROW = 100;
/** Where cards may set each other off for ever, the engine ends it; only what it does not end is a fault. */
const LOOPING = 3000;
/** So many picks are kept with what was before them: whoever takes back a decision of several picks goes back no further. */
const KEPT = LONGEST_GROUP + 1;
/** A match may end before a trigger is settled, but not long before. */
const WAITED_LONG = 12;

interface Played {
  readonly picks: readonly (readonly [Seat, string])[];
  /** Hashes by step, where they were taken. */
  readonly hashes: ReadonlyMap<number, string>;
}

/** Play to the end. Null if the match broke off with a fault. */
export function playMatch(run: Run, setup: Setup, every: number): Played | null {
  const { game, ledger } = run;
  const dice = stream(`${setup.seed}/picks`);
  const picks: (readonly [Seat, string])[] = [];
  const history: Made[] = [];
  const hashes = new Map<number, string>();
  let state: State | null = null;
  let log: Event[] = [];
  let step = 0;
  let forced = 0;
  /** Asks since a trigger that nobody has settled began to wait. */
  let unsettled = 0;
  let forks = 0;
  let forkAt: object | null = null;
  const place = () => placeOf(game, setup, step, state);
  const finished = survives(run, place, 'random play', () => {
    state = create(game, setup.options, setup.lists, setup.seed, log);
    for (; !state.result; step++) {
      const at: State = state;
      const seats = asked(game, at);
      const seat = seats[dice.below(seats.length)];
      const keys = seat === undefined ? [] : keysAt(game, at, seat);
      if (keys.length === 0)
        return ledger.fault('deadEnds', place(), seat === undefined ? 'nobody is asked' : `seat ${seat} has no answer`);
      forced = keys.length === 1 ? forced + 1 : 0;
      unsettled = at.waiting.some((w) => w.on === undefined) ? unsettled + 1 : 0;
      if (forced > (run.loops ? LOOPING : FORCED_IN_A_ROW))
        return ledger.fault('endless', place(), `${forced} forced answers in a row, and no end`);
      const deep = (step + setup.match) % every === 0;
      const spot: Spot = { setup, step, state: at, dice: stream(`${setup.seed}/${step}`) };
      // The beginning of strands is the moment that matters for them; of several in a match, one.
      if (at.fork && at.fork.base !== forkAt && (every === 1 || forks++ === setup.match % 3))
        checkStrands(run, { ...spot, dice: stream(`${setup.seed}/${step}/strands`) });
      forkAt = at.fork?.base ?? null;
      if (deep) lookClosely(run, spot);
      const key = keys[dice.below(keys.length)];
      ledger.did('asks');
      if (keys.length > 1) ledger.did('decisions');
      log = [];
      state = pick(game, at, seat, key, log);
      picks.push([seat, key]);
      history.push({ seat, key, before: at, log });
      if (history.length > KEPT) history.shift();
      if (deep) {
        checkUndo(run, { ...spot, state }, history);
        hashes.set(step + 1, hash(game, state));
      }
    }
    hashes.set(step, hash(game, state));
    checkOver(run, setup, step, state);
    if (unsettled > WAITED_LONG) ledger.fault('triggersLeft', place(), `a trigger waited for ${unsettled} asks and was never settled`);
    if (state.result.reason === 'lengthBound') ledger.did('boundReached');
    if (state.result.reason === 'stepBudget') ledger.fault('stepBudgetReached', place(), 'the rules ran on without asking anybody');
    if (state.result.reason === 'noResult') ledger.fault('withoutResult', place(), 'the flow ended without a result');
  });
  const over = (state as State | null)?.result;
  return finished && over ? { picks, hashes } : null;
}

function lookClosely(run: Run, spot: Spot): void {
  const viewers = viewersOf(spot.state.seats);
  run.ledger.did('deepAsks');
  const lost = cardsLost(run.game, spot.setup, spot.state);
  if (lost !== '') run.ledger.fault('cardsLost', placeOf(run.game, spot.setup, spot.step, spot.state), lost);
  checkAsks(run, spot);
  checkSave(run, spot);
  checkSample(run, spot);
  checkPairs(run, spot, viewers[spot.dice.below(viewers.length)]);
}

/** The same seed and the same keys give the same match, in place and without a log; under guard also without a write. */
export function replayMatch(run: Run, setup: Setup, played: Played, underGuard: boolean): void {
  const { game, ledger } = run;
  let step = 0;
  let state: State | null = null;
  const place = () => placeOf(game, setup, step, state);
  const again = () => {
    const at: State = (state = create(game, setup.options, setup.lists, setup.seed));
    for (const [seat, key] of played.picks) {
      if (!asked(game, at).includes(seat) || !keysAt(game, at, seat).includes(key))
        return ledger.fault('replayMismatches', place(), `"${key}" of seat ${seat} is not offered when the match is played again`);
      playAt(tableOf(game, at), seat, key);
      step++;
      const stale = underGuard || at.result ? '' : staleValue(run, at);
      if (stale !== '') return ledger.fault('staleValues', place(), stale);
      const expected = played.hashes.get(step);
      if (expected !== undefined && hash(game, at) !== expected)
        return ledger.fault('replayMismatches', place(), 'the same seed and picks lead to another state');
    }
  };
  if (!underGuard) {
    survives(run, place, 'playing again', again);
    return;
  }
  ledger.did('guardedGames');
  const writes = guarded(() => survives(run, place, 'playing again behind glass', again));
  for (const write of new Set(writes)) ledger.fault('directWrites', place(), `rules ${write} themselves instead of using a verb`);
}
