/** Save and load, undo and redo. */
import {
  asks,
  type Event,
  keysAt,
  load,
  loadMatch,
  pick,
  type SavedMatch,
  type Seat,
  type State,
  save,
  saveMatch,
  undo,
  view,
} from '../index.ts';
import { isSame } from '../testing/same.ts';
import { difference, notPlain } from './differ.ts';
import { placeOf, type Run, type Spot, survives, viewersOf } from './run.ts';

/** No decision made of small picks is longer than this. */
export const LONGEST_GROUP = 60;

const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A loaded match is the same match: same hash, same questions, same views, and it goes on the same. */
export function checkSave(run: Run, { setup, step, state, dice }: Spot): void {
  const { game, ledger } = run;
  const place = () => placeOf(game, setup, step, state);
  const fault = (words: string) => ledger.fault('saveMismatches', place(), words);
  survives(run, place, 'saving and loading', () => {
    const odd = notPlain(state);
    if (odd !== '') fault(`the state is no plain data: ${odd}`);
    const saved = save(game, state);
    const loaded = load(game, throughText(saved));
    const changed = difference(saved, save(game, loaded));
    if (changed !== '') fault(`a loaded state is saved differently: ${changed}`);
    if (!isSame(game, loaded, state)) fault('a loaded state has another hash');
    const now = asks(game, state);
    const asked = difference(now, asks(game, loaded));
    if (asked !== '') fault(`a loaded match asks something else: ${asked}`);
    const viewers = viewersOf(state.seats);
    const viewer = viewers[dice.below(viewers.length)];
    const seen = difference(view(game, state, viewer), view(game, loaded, viewer));
    if (seen !== '') fault(`a loaded match looks different to ${viewer}: ${seen}`);
    const ask = now[dice.below(now.length)];
    if (!ask || ask.options.length === 0 || asked !== '') return;
    const { key } = ask.options[dice.below(ask.options.length)];
    const logs: [Event[], Event[]] = [[], []];
    const on = pick(game, state, ask.seat, key, logs[0]);
    const onLoaded = pick(game, loaded, ask.seat, key, logs[1]);
    if (!isSame(game, on, onLoaded)) fault(`a loaded match goes on differently after "${key}"`);
    const told = difference(logs[0], logs[1]);
    if (told !== '') fault(`a loaded match logs something else after "${key}": ${told}`);
  });
}

/** A pick that was made: the states on both sides of it, and what was logged. */
export interface Made {
  readonly seat: Seat;
  readonly key: string;
  readonly before: State;
  readonly log: readonly Event[];
}

/** Right after a pick: taking back leads to a state that was, doing it again leads here, and a refusal has its reason. */
export function checkUndo(run: Run, spot: Spot, history: readonly Made[]): void {
  const { game, ledger } = run;
  const { setup, step, state } = spot;
  const last = history[history.length - 1];
  const place = () => placeOf(game, setup, step, last.before);
  const fault = (words: string) => ledger.fault('undoMismatches', place(), `${words} (seat ${last.seat} picked "${last.key}")`);
  // At a join what happened in strands is told again, which shows nothing new.
  const joined = last.before.fork !== null && state.fork?.base !== last.before.fork.base;
  // That a seat has finished its strand is no news that stands in the way: it may begin again.
  const learned = (made: Made) => !joined && made.log.some((e) => e.shows !== 0 && e.type !== 'finished');
  // The last secret answer shows all of them, and a join may show what the others did.
  const together = () => joined || last.before.pending.some((n) => n >= 0);
  const chanced = (from: State, to: State) => from.counts.some((n, i) => n !== to.counts[i]);
  survives(run, place, 'taking back', () => {
    const answer = undo(game, state, last.seat);
    if (state.result) {
      if (answer.ok || answer.why !== 'over') fault('undo after the end is not refused as over');
      return;
    }
    if (!answer.ok) {
      const fits =
        answer.why === 'chance'
          ? chanced(last.before, state)
          : answer.why === 'revealed'
            ? learned(last) || chanced(last.before, state) || together()
            : false;
      if (!fits) fault(`undo is refused as "${answer.why}", but nothing was shown or drawn`);
      return;
    }
    const target = answer.state;
    let from = history.length - 1;
    const earliest = Math.max(0, history.length - LONGEST_GROUP);
    while (from >= earliest && history[from].seat === last.seat && !isSame(game, history[from].before, target)) from--;
    // In a strand the others' picks stay, so that what comes back need not have been before.
    if (state.fork && (from < earliest || history[from].seat !== last.seat)) return;
    if (from < earliest || history[from].seat !== last.seat) {
      fault('undo leads to a state that never was');
      return;
    }
    const undone = history.slice(from);
    if (undone.some(learned)) fault('undo goes back past something that was shown');
    if (chanced(answer.state, state)) fault('undo goes back past chance');
    let again = answer.state;
    for (const made of undone) again = pick(game, again, made.seat, made.key);
    if (!isSame(game, again, state)) fault('doing it again after undo leads somewhere else');
    othersCannot(run, spot, last.seat, fault);
    undoAfterLoad(run, spot, last.seat, target, fault);
  });
}

/** Nobody takes back somebody else's pick. */
function othersCannot({ game }: Run, { state }: Spot, seat: Seat, fault: (words: string) => void): void {
  if (state.fork) return;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && state.pending[other] < 0 && undo(game, state, other).ok) fault(`seat ${other} can undo what seat ${seat} did`);
}

function undoAfterLoad({ game }: Run, { state }: Spot, seat: Seat, target: State, fault: (words: string) => void): void {
  const loaded = loadMatch(game, throughText<SavedMatch>(saveMatch(game, state)));
  const answer = undo(game, loaded, seat);
  if (!answer.ok) fault(`a loaded match refuses an undo ("${answer.why}") that was allowed`);
  else if (!isSame(game, answer.state, target)) fault('undo in a loaded match leads somewhere else');
  else if (difference(keysAt(game, answer.state, seat), keysAt(game, undoneState(game, state, seat), seat)) !== '')
    fault('after undo in a loaded match other answers are offered');
}

function undoneState(game: Run['game'], state: State, seat: Seat): State {
  const answer = undo(game, state, seat);
  return answer.ok ? answer.state : state;
}
