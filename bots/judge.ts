/**
 * What a position is worth to each seat, 0 to 1. Half of it is the seat's share of the win, half is how many of the others it is ahead
 * of: of three, second is better than last, and first is worth four times as much as second. For two seats both halves are the same.
 */
import { type Game, type Own, type Result, type State, tableOf } from '@touchline/engine';
import { judgementOf } from './learn/model.ts';

/** A card on the table is worth two in the hand. */
const IN_PLAY = 2;
/** Cards ahead at which one seat is about three times as likely to win. */
const AHEAD = 8;
/** Alone, where nothing says how it stands. */
const UNKNOWN = 0.5;

export function judge<O extends Own>(game: Game<O>, state: State<O>): number[] {
  const { seats, result } = state;
  const { advice } = game.spec;
  const learned = judgementOf(game, seats);
  // Alone there is nobody to share with or to be ahead of: a win is what the game says of its points.
  if (seats === 1) {
    if (result?.winners.length === 0) return [0];
    if (learned) return result ? [withPoints(result, game.spec.learned?.points)] : learned(state);
    if (result && !(advice?.stands && result.scores)) return [1];
    return [advice?.stands ? within(advice.stands(tableOf(game, state), 0)) : UNKNOWN];
  }
  if (result) return ended(result, seats);
  if (learned) {
    const shares = learned(state);
    return seats === 2 ? shares : expected(shares.map((share, seat) => (hasLeft(state, seat) ? 0 : share)));
  }
  if (!advice?.stands) return byCards(game, state);
  const t = tableOf(game, state);
  if (seats === 2) {
    const first = advice.stands(t, 0);
    return [first, 1 - first];
  }
  const out: number[] = [];
  for (let seat = 0; seat < seats; seat++) out.push(hasLeft(state, seat) ? 0 : advice.stands(t, seat));
  return expected(out);
}

/** Can a position be judged before the match is over, by advice or by what was learned? */
export const canJudge = <O extends Own>(game: Game<O>, seats: number): boolean =>
  game.spec.advice?.stands !== undefined || judgementOf(game, seats) !== null;

/** A win alone: with more points it is better, as those were told who learned. */
const withPoints = ({ scores }: Result, points = 0): number => (scores && points > 0 ? within(0.5 + (0.5 * scores[0]) / points) : 1);

/** Who wins together shares; where everybody has lost nobody has anything. */
function ended({ winners, ranks }: Result, seats: number): number[] {
  const won: number[] = [];
  for (let seat = 0; seat < seats; seat++) won.push(winners.includes(seat) ? 1 / winners.length : 0);
  if (winners.length === 0) return won;
  const places = ranks ? ranks.map((rank) => -rank) : won;
  return worths(won, (seat, other) => (places[seat] === places[other] ? 0.5 : places[seat] > places[other] ? 1 : 0));
}

/** Who has more of the win is that much more likely to end ahead. */
function expected(values: number[]): number[] {
  const shares = sharedOut(values);
  return worths(shares, (seat, other) => {
    const both = shares[seat] + shares[other];
    return both > 0 ? shares[seat] / both : 0.5;
  });
}

/** From shares of the win, and whether (or how likely) one seat is ahead of another. */
function worths(shares: number[], ahead: (seat: number, other: number) => number): number[] {
  if (shares.length === 2) return shares;
  return shares.map((share, seat) => {
    let beaten = 0;
    for (let other = 0; other < shares.length; other++) if (other !== seat) beaten += ahead(seat, other);
    return (share + beaten / (shares.length - 1)) / 2;
  });
}

/** Of a game that says nothing about itself we know its zones: who has more cards at work and in hand has more to play with. */
function byCards<O extends Own>(game: Game<O>, state: State<O>): number[] {
  const out = new Array<number>(state.seats).fill(0);
  game.layouts[state.seats].zones.forEach((z, i) => {
    const { active, owner, others } = z.spec;
    const worth = active ? IN_PLAY : owner === 'card' && others !== 'card' ? 1 : 0;
    if (z.seat >= 0) out[z.seat] += worth * state.zones[i].length;
  });
  return expected(out.map((n, seat) => (hasLeft(state, seat) ? 0 : 3 ** (n / AHEAD))));
}

/** Whoever has left a match that goes on wins nothing any more. */
const hasLeft = ({ out }: { readonly out: number }, seat: number): boolean => (out & (1 << seat)) !== 0;

function sharedOut(values: number[]): number[] {
  let sum = 0;
  for (const v of values) sum += v;
  return sum > 0 ? values.map((v) => v / sum) : values.map(() => 1 / values.length);
}

const within = (n: number): number => Math.min(1, Math.max(0, n));
