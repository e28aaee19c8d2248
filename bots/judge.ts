/** What a position is worth to each seat: shares of the win, together 1. */
import { type Game, type Own, type State, tableOf } from '@touchline/engine';

/** A card on the table is worth two in the hand. */
const IN_PLAY = 2;
/** Cards ahead at which one seat is about three times as likely to win. */
const AHEAD = 8;

export function judge<O extends Own>(game: Game<O>, state: State<O>): number[] {
  const { seats, result } = state;
  if (result) {
    // Who draws shares.
    const { winners } = result;
    const sharing = winners.length === 0 ? seats : winners.length;
    const out: number[] = [];
    for (let seat = 0; seat < seats; seat++) out.push(sharing === seats || winners.includes(seat) ? 1 / sharing : 0);
    return out;
  }
  const advice = game.spec.advice;
  if (!advice) return byCards(game, state);
  const t = tableOf(game, state);
  if (seats === 2) {
    const first = advice.stands(t, 0);
    return [first, 1 - first];
  }
  const out: number[] = [];
  for (let seat = 0; seat < seats; seat++) out.push(advice.stands(t, seat));
  return sharedOut(out);
}

/** Of a game that says nothing about itself we know its zones: who has more cards at work and in hand has more to play with. */
function byCards<O extends Own>(game: Game<O>, state: State<O>): number[] {
  const out = new Array<number>(state.seats).fill(0);
  game.layouts[state.seats].zones.forEach((z, i) => {
    const { active, owner, others } = z.spec;
    const worth = active ? IN_PLAY : owner === 'card' && others !== 'card' ? 1 : 0;
    if (z.seat >= 0) out[z.seat] += worth * state.zones[i].length;
  });
  return sharedOut(out.map((n) => 3 ** (n / AHEAD)));
}

function sharedOut(values: number[]): number[] {
  let sum = 0;
  for (const v of values) sum += v;
  return sum > 0 ? values.map((v) => v / sum) : values.map(() => 1 / values.length);
}
