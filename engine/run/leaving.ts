/**
 * Leaving a match. Of two, the other has won; who plays alone has lost. Where more play, the match goes on without the seat (the rules hear
 * of it and are never kept waiting: what the seat is asked from then on is answered for it), or with a bot in its place, as the game says.
 */
import { OP } from '../flow/program.ts';
import type { Game } from '../game.ts';
import { copy } from '../model/state.ts';
import type { Event, Own, Seat, State } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { tableOf } from './asking.ts';
import { everySeat, isOut } from './frames.ts';
import { advance, Refused } from './play.ts';
import { rerun } from './strands.ts';

/** Does a match for so many end when somebody leaves it? */
const ends = (seats: number) => seats <= 2;

/** Give up: works at any time, also for a seat that is not asked. */
export function concede<O extends Own>(game: Game<O>, state: State<O>, seat: Seat, log: Event[] | null = null): State<O> {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) throw new Refused('notAsked', 'Nobody sits there.');
  const next = copy(state);
  const t = tableOf(game, next);
  if (next.result || isOut(t, seat)) return next;
  const left = everySeat(t).filter((other) => other !== seat && !isOut(t, other));
  const staysIn = !ends(next.seats) && game.spec.leaving === 'bot';
  if (left.length <= 1 && !staysIn) {
    next.result = { winners: left, clause: '', reason: 'conceded' };
    return next;
  }
  t.log = log;
  t.emit('leave', -1, {}, seat, 0);
  next.leaving |= 1 << seat;
  if (!staysIn) next.out |= 1 << seat;
  t.question = null;
  // Secret picks were made among others than there are now: those who stay pick again.
  if (!staysIn && game.program.code[next.main.pc].op === OP.askAll) next.pending.fill(-1);
  if (next.fork) leaveStrands(t, staysIn ? -1 : seat);
  advance(t);
  t.log = null;
  return t.raw as State<O>;
}

/** Strands are told from their beginning, so that is where the news goes. In what all do at the same time, who leaves has done nothing. */
function leaveStrands(t: Table, seat: Seat): void {
  const { log, raw: s } = t;
  const { base: begun, ...rest } = s.fork!;
  const base = { ...copy(begun, s.handles !== null), out: s.out, leaving: s.leaving };
  t.log = null;
  t.turn(
    rerun(
      t,
      { ...rest, base },
      rest.picks.map((list, who) => (who === seat ? [] : list)),
    ),
  );
  t.log = log;
}
