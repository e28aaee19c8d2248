/** Strands commute: whoever answers first, the table after the join is the same; and undo in one leaves the others alone. */
import { asked, type Event, type Game, hash, keysAt, pick, type Seat, type State, undo } from '../index.ts';
import { replayStrands } from '../match/match.ts';
import { isSame } from '../testing/same.ts';
import { difference } from './differ.ts';
import { placeOf, type Run, type Spot, survives } from './run.ts';

/** Longer stretches between fork and join are compared as far as this. */
const LONGEST = 400;

/** How many ways through the strands are compared with and without the others. */
const ALONE = 6;

type Pick = readonly [Seat, string, number];
type Picks = readonly Pick[];

interface Told {
  readonly state: State;
  readonly log: readonly Event[];
}

/** What was told, without the order in which strands came to speak and without handles, which follow that order. */
function told(log: readonly Event[]): readonly string[] {
  return log
    .map((e) => JSON.stringify({ ...e, cards: e.cards.map(({ id, def, see }) => ({ id, def, see })) }))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Random play from a fork to its join. */
function toJoin({ game }: Run, { state, dice }: Spot): { picks: Picks; end: Told } | null {
  const picks: Pick[] = [];
  const log: Event[] = [];
  let at = state;
  for (let i = 0; i < LONGEST; i++) {
    if (at.fork?.base !== state.fork?.base || at.result) return { picks, end: { state: at, log } };
    const seats = asked(game, at);
    const seat = seats[dice.below(seats.length)];
    const keys = keysAt(game, at, seat);
    if (keys.length === 0) return null;
    const index = dice.below(keys.length);
    picks.push([seat, keys[index], index]);
    at = pick(game, at, seat, index, log);
  }
  return null;
}

/** Each seat's answers stay in order; the seats take turns differently. */
function reordered(picks: Picks, how: (seats: readonly Seat[]) => Seat): Picks {
  const left = new Map<Seat, Pick[]>();
  for (const p of picks) left.set(p[0], [...(left.get(p[0]) ?? []), p]);
  const out: Pick[] = [];
  while (left.size > 0) {
    const seat = how([...left.keys()].sort((a, b) => a - b));
    const list = left.get(seat)!;
    out.push(list.shift()!);
    if (list.length === 0) left.delete(seat);
  }
  return out;
}

export function checkStrands(run: Run, spot: Spot): void {
  const { game, ledger } = run;
  const { state, dice } = spot;
  if (state.strands.length === 0 || asked(game, state).length < 2) return;
  const place = () => placeOf(game, spot.setup, spot.step, state);
  const fault = (words: string) => ledger.fault('strandMismatches', place(), words);
  survives(run, place, 'playing strands', () => {
    const first = toJoin(run, spot);
    if (!first) return;
    const orders = [(s: readonly Seat[]) => s[0], (s: readonly Seat[]) => s[s.length - 1], (s: readonly Seat[]) => s[dice.below(s.length)]];
    for (const how of orders) {
      const log: Event[] = [];
      let at = state;
      for (const [seat, key] of reordered(first.picks, how)) {
        if (!keysAt(game, at, seat).includes(key)) return fault(`"${key}" of seat ${seat} is offered only when somebody else goes first`);
        at = pick(game, at, seat, key, log);
      }
      ledger.did('strandsReordered');
      if (!isSame(game, at, first.end.state)) return fault('another order of answers leads to another state');
      const parted = difference(told(first.end.log), told(log));
      if (parted !== '') return fault(`another order of answers tells another story: ${parted}`);
    }
    for (let tries = 0, played: typeof first | null = first; tries < ALONE && played; tries++, played = toJoin(run, spot))
      for (let seat = 0; seat < state.seats; seat++) {
        const parted = aloneOrNot(game, state, played.picks, seat);
        if (parted !== '') return fault(`what seat ${seat} has depends on what the others do meanwhile: ${parted}`);
      }
    undoAlone(run, spot, first.picks, fault);
  });
}

/** What a seat has after its own answers, with and without those of the others. */
function aloneOrNot(game: Game, state: State, picks: Picks, seat: Seat): string {
  const lists = (whose: (who: Seat) => boolean) =>
    state.fork!.picks.map((given, who) => [...given, ...(whose(who) ? picks.filter(([s]) => s === who).map(([, , index]) => index) : [])]);
  const { zones } = game.layouts[state.seats];
  const own = (s: State) => ({
    zones: zones.map((zone, i) => (zone.seat === seat ? s.zones[i] : [])),
    marks: s.marks.map((m) => m.filter((_, card) => zones[s.zone[card]]?.seat === seat)),
    at: s.strands[seat],
  });
  return difference(
    own(
      replayStrands(
        game,
        state,
        lists(() => true),
      ),
    ),
    own(
      replayStrands(
        game,
        state,
        lists((who) => who === seat),
      ),
    ),
  );
}

/** Two seats answered; the first takes back: as if only the second had answered. */
function undoAlone({ game }: Run, { state }: Spot, picks: Picks, fault: (words: string) => void): void {
  const mine = picks[0];
  const theirs = picks.find(([seat]) => seat !== mine[0]);
  if (!theirs) return;
  const both = pick(game, pick(game, state, mine[0], mine[1]), theirs[0], theirs[1]);
  if (both.strands.length === 0 || both.result) return;
  const answer = undo(game, both, mine[0]);
  if (answer.ok && hash(game, answer.state) !== hash(game, pick(game, state, theirs[0], theirs[1])))
    fault(`undo of seat ${mine[0]} did not leave the strand of seat ${theirs[0]} alone`);
}
