/**
 * Where nothing is hidden every iteration comes to the same positions, until chance is asked. They are kept, so that no answer leading
 * from one to another is given twice.
 */
import { another, asked, type Game, type Option, type Own, options, play, type Seat, type State, type Stream } from '@touchline/engine';
import type { Node } from './tree.ts';

/** An open question. */
export interface Open {
  /** Who is to answer, and what they may; nothing when the match is over. */
  seat: Seat;
  list: readonly Option[];
  /** Others do not see the answer: more than one is asked, or each goes its own way. */
  secret: boolean;
  /** The answers in the tree of who is asked, and their signatures, once they have been chosen from. */
  readonly kids: Node[];
  readonly signs: number[];
}

export class Position<O extends Own> implements Open {
  /** Looked at, never played on. */
  readonly state: State<O>;
  readonly seat: Seat;
  readonly list: readonly Option[];
  readonly secret: boolean;
  readonly kids: Node[] = [];
  readonly signs: number[] = [];
  /** By answer: the position it leads to. */
  readonly next: Position<O>[] = [];
  /** By answer: how it ends for every seat, where that is proven. */
  readonly ends: (readonly number[] | undefined)[] = [];

  constructor(game: Game<O>, state: State<O>) {
    this.state = state;
    const seats = asked(game, state);
    this.seat = seats[0] ?? -1;
    this.list = seats.length > 0 ? options(game, state, this.seat) : [];
    this.secret = seats.length > 1;
  }

  /** The match after an answer, to be played on. */
  after(game: Game<O>, index: number, stream: Stream): State<O> {
    const state = another(this.state, stream);
    play(game, state, this.seat, index);
    return state;
  }

  /** How it ends when everybody does what is best for them; null while that is open. A win need not be compared with anything. */
  proven(answers: number): readonly number[] | null {
    if (this.secret || this.seat < 0) return null;
    let best: readonly number[] | null = null;
    let known = 0;
    for (let i = 0; i < answers; i++) {
      const end = this.ends[i];
      if (!end) continue;
      known++;
      if (!best || end[this.seat] > best[this.seat]) best = end;
    }
    return best && (known === answers || best[this.seat] === 1) ? best : null;
  }

  /** Does this answer lead here every time? Not if chance had a say. */
  leadsTo(state: State<O>): boolean {
    const { counts } = this.state;
    return state.strands.length === 0 && state.counts.every((n, i) => n === counts[i]);
  }
}
