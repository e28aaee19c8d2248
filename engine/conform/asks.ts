/** Every option is accepted, everything else is refused, and looking or trying changes nothing. */

import { OP } from '../flow/program.ts';
import {
  asked,
  askFor,
  asks,
  concede,
  copy,
  type Event,
  type Game,
  keysAt,
  load,
  options,
  pick,
  play,
  Refused,
  type Seat,
  type State,
  save,
  tableOf,
} from '../index.ts';
import { playAt } from '../run/play.ts';
import { isSame } from '../testing/same.ts';
import { placeOf, type Run, type Spot, survives, touchedShared, wordsOf } from './run.ts';

/** How many options of one ask are tried; the rest have their turn in other matches. */
const TRIED = 6;
/** How far a copy is played before the original is looked at again. */
const ROLLOUT = 6;
/** How far a match is played after somebody has left it. */
const AFTER_LEAVING = 30;

const textOf = (state: State) => JSON.stringify(state);

export function checkAsks(run: Run, spot: Spot): void {
  const { game, ledger } = run;
  const { state } = spot;
  const place = () => placeOf(game, spot.setup, spot.step, state);
  const before = textOf(state);
  const untouched = (what: string) => {
    if (textOf(state) !== before) ledger.fault('copyMismatches', place(), `${what} changed the state it was not to touch`);
  };

  for (const ask of asks(game, state)) {
    const keys = ask.options.map((o) => o.key);
    const twice = keys.find((key, i) => keys.indexOf(key) !== i);
    if (twice !== undefined) ledger.fault('refusedLegal', place(), `two options of one ask have the key "${twice}"`);
  }
  untouched('asking');
  tryLegal(run, spot);
  untouched('playing on copies');
  tryIllegal(run, spot);
  untouched('a refused pick');
  rollout(run, spot);
  untouched('playing a copy on');

  survives(run, place, 'leaving', () => checkLeaving(run, spot));
  untouched('leaving');
}

/** Somebody leaves: of two the other has won; where more play, the match goes on to its end without asking who left. */
function checkLeaving(run: Run, { setup, step, state, dice }: Spot): void {
  const { game, ledger } = run;
  const quitter = dice.below(state.seats);
  let at = concede(game, state, quitter);
  const fault = (words: string) =>
    ledger.fault('leavingMismatches', placeOf(game, setup, step, state), `seat ${quitter} left and ${words}`);
  const staysIn = state.seats > 2 && game.spec.leaving === 'bot';
  if (state.seats <= 2 && !at.result) fault('the match goes on');
  for (let n = 0; !at.result && n < AFTER_LEAVING; n++) {
    const seats = asked(game, at);
    const wrong =
      seats.length === 0
        ? 'nobody is asked any more'
        : !staysIn && seats.includes(quitter)
          ? 'is asked all the same'
          : !isSame(game, load(game, save(game, at)), at)
            ? 'the match cannot be saved'
            : '';
    if (wrong !== '') {
      fault(wrong);
      return;
    }
    const seat = seats[dice.below(seats.length)];
    const answers = options(game, at, seat).length;
    if (answers === 0) {
      fault(`seat ${seat} has no answer`);
      return;
    }
    at = pick(game, at, seat, dice.below(answers));
  }
  if (at.result?.winners.includes(quitter) && !staysIn) fault('has won');
}

function tryLegal(run: Run, { setup, step, state, dice }: Spot): void {
  const { game, ledger } = run;
  for (const seat of asked(game, state)) {
    const n = options(game, state, seat).length;
    const first = n <= TRIED ? 0 : dice.below(n);
    for (let i = 0; i < Math.min(n, TRIED); i++) {
      const index = (first + i) % n;
      ledger.did('options');
      const what = () => `option ${index} ("${keysAt(game, state, seat)[index]}") of seat ${seat}`;
      try {
        play(game, copy(state, false), seat, index);
      } catch (error) {
        const kind = error instanceof Refused ? 'refusedLegal' : touchedShared(error) ? 'strandMismatches' : 'crashes';
        ledger.fault(kind, placeOf(game, setup, step, state), `${what()}: ${wordsOf(error)}`);
      }
    }
  }
}

/** Answers no table should take: out of range, not whole, unknown, from the wrong chair. Tried on the state itself. */
function tryIllegal(run: Run, { setup, step, state }: Spot): void {
  const { game, ledger } = run;
  const open = asked(game, state);
  const tries: [number, number | string][] = [];
  for (const seat of open) {
    const ask = askFor(game, state, seat);
    const n = ask?.options.length ?? 0;
    for (const index of [-1, n, n + 7, 0.5, Number.NaN]) tries.push([seat, index]);
    for (const key of ['', 'no such answer', `${ask?.options[0]?.key}~99`, '0']) tries.push([seat, key]);
  }
  for (let seat = -1; seat <= state.seats; seat++) if (!open.includes(seat)) tries.push([seat, 0]);
  tries.push([0.5, 0], [Number.NaN, 0]);
  for (const [seat, answer] of tries) refuses(run, setup, step, state, seat, answer);
  ledger.did('illegalPicks', tries.length);
}

function refuses({ game, ledger }: Run, setup: Spot['setup'], step: number, state: State, seat: number, answer: number | string): void {
  const what = `${JSON.stringify(answer)} from seat ${seat}`;
  try {
    playAt(tableOf(game, state), seat, answer);
    ledger.fault('acceptedIllegal', placeOf(game, setup, step, state), `${what} was accepted`);
  } catch (error) {
    if (!(error instanceof Refused))
      ledger.fault('acceptedIllegal', placeOf(game, setup, step, state), `${what} was not refused, it broke something: ${wordsOf(error)}`);
  }
}

/** The index of the only real answer, which a rollout is not asked for; -1: there are several, or it is a secret pick or a strand's. */
function only(game: Game, state: State, seat: Seat): number {
  if (state.strands.length > 0 || game.program.code[state.main.pc].op === OP.askAll) return -1;
  const list = options(game, state, seat);
  const real = list.filter((o) => o.offer >= -1);
  return real.length === 1 ? list.indexOf(real[0]) : -1;
}

/** The watched match answers what a rollout passes over. */
function passOver(game: Game, state: State, log: Event[]): State {
  for (let now = state; ; ) {
    const seat = asked(game, now).find((s) => only(game, now, s) >= 0);
    if (seat === undefined) return now;
    now = pick(game, now, seat, only(game, now, seat), log);
  }
}

/** What is played on a copy for nobody to watch goes the same way as what is watched, forced answers apart. */
function rollout(run: Run, { setup, step, state, dice }: Spot): void {
  const { game, ledger } = run;
  const place = () => placeOf(game, setup, step, state);
  const blind = copy(state, false);
  let watched = state;
  const log: Event[] = [];
  survives(run, place, 'playing on', () => {
    for (let i = 0; i < ROLLOUT && !blind.result; i++) {
      const seats = asked(game, blind);
      const seat = seats[dice.below(seats.length)];
      // A ready-made answer stands open longer where nobody was asked before it.
      const both = seat === undefined ? [] : keysAt(game, watched, seat);
      const keys = seat === undefined ? [] : keysAt(game, blind, seat).filter((key) => both.includes(key));
      if (keys.length === 0) return;
      const key = keys[dice.below(keys.length)];
      play(game, blind, seat, keysAt(game, blind, seat).indexOf(key));
      watched = passOver(game, pick(game, watched, seat, key, log), log);
    }
    // What goes round for ever ends in a draw: by its answers where they are given, by its steps where nobody is asked.
    if (run.loops && blind.result?.reason === 'stepBudget' && watched.result?.reason === 'loop') return;
    // What was answered by hand is counted, and a group of asks knows that it has begun; nothing else differs.
    const uncounted = (s: State): State => ({ ...s, main: { ...s.main, frames: [] }, decisions: 0, forced: 0, loopMark: '' });
    if (!isSame(game, uncounted(blind), uncounted(watched)))
      ledger.fault('copyMismatches', place(), 'a rollout and a watched match went different ways');
  });
}

/** After the end nobody is asked and nothing is taken. */
export function checkOver(run: Run, setup: Spot['setup'], step: number, state: State): void {
  const { game, ledger } = run;
  const before = textOf(state);
  if (asked(game, state).length > 0) ledger.fault('acceptedIllegal', placeOf(game, setup, step, state), 'somebody is asked after the end');
  for (let seat = 0; seat < state.seats; seat++)
    for (const answer of [0, 'pass'] as const) {
      refuses(run, setup, step, state, seat, answer);
      ledger.did('illegalPicks');
    }
  if (textOf(state) !== before) ledger.fault('copyMismatches', placeOf(game, setup, step, state), 'a pick after the end changed the state');
}
