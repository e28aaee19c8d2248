/**
 * Information-set Monte-Carlo tree search with a tree for every seat. Each iteration deals a world that fits the view, walks down the
 * trees with what is possible in that world, imagines the rest and tells the trees how it came out. A seat's tree knows its own answers
 * and those of others it could see: what others answer in secret moves no tree but theirs, so nobody reacts to it.
 */
import {
  asked,
  type Game,
  type Option,
  type Own,
  options,
  play,
  type Sampler,
  type Seat,
  type State,
  type Stream,
  sampler,
  type View,
} from '@touchline/engine';
import { answers } from '../answers.ts';
import { askOf, type Bot, type Budget, type Considered, type Thought, timeLeft } from '../bot.ts';
import { answering, imagine, quickAnswers, weigh } from '../imagine.ts';
import { judge } from '../judge.ts';
import { blind, type Faces, facesOf, signature } from './faces.ts';
import { type Open, Position } from './position.ts';
import { curious, led } from './selection.ts';
import { budgetFor, isSettled, type RootAnswer, variance } from './stopping.ts';
import { Node } from './tree.ts';

/** How much an answer that was tried less often is preferred, in spreads of how matches come out. */
export const CURIOSITY = 1.4;
/** Where all came out the same so far, the next may not. */
const LEAST_SPREAD = 0.01;
/** Where seats answer in secret, one answer in so many is any: else two who foresee each other would chase one another in circles. */
const SURPRISE = 4;
/** How often it is asked whether the rest can change the answer. */
const LOOK_AT_LEAD = 16;
/** What follows in fewer of the imagined matches is no plan. */
const OFTEN = 0.3;

export function search(budget: Budget, curiosity = CURIOSITY): Bot {
  return <O extends Own>(game: Game<O>, view: View, stream: Stream): Thought => {
    const { options: all, seat } = askOf(view);
    const list = answers(all);
    if (list.length === 1) return { key: list[0].key, considered: [], imagined: 0 };
    const given = budgetFor(budget, view, game.spec.advice?.minor);
    const left = timeLeft(given);
    const growing = new Search(game, sampler(game, view), view.seats, seat, curiosity);
    let imagined = 0;
    do {
      growing.iterate(stream, left);
      imagined++;
      if (growing.proven || (imagined % LOOK_AT_LEAD === 0 && isSettled(growing.answers, imagined, given.iterations))) break;
    } while (imagined < given.iterations && left());
    return { ...growing.best(list.map((o) => o.key)), imagined };
  };
}

class Search<O extends Own> {
  readonly #game: Game<O>;
  readonly #world: Sampler<O>;
  readonly #seat: Seat;
  readonly #curiosity: number;
  readonly #roots: readonly Node[];
  /** The answers of the root, by their order in the ask. Answers that are the same are one. */
  readonly #first: RootAnswer[] = [];
  /** Each of them once. */
  #answers: readonly RootAnswer[] = [];
  #proven = false;
  /** By card of the worlds: its handle at the root, for who thinks. */
  #handles: readonly number[] = [];
  #faces: Faces | null = null;
  /** Where the search begins, if it is the same place in every world. */
  #open: Position<O> | null = null;
  /** Sum of the squares of how imagined matches came out: where they differ little, small differences matter. */
  #squares = 0;
  /** Of the iteration that is under way: where each seat's tree stands, and its way there. */
  readonly #at: Node[] = [];
  readonly #paths: readonly Node[][];
  readonly #depths: number[] = [];
  /** The question that is open in this world. */
  readonly #question: Open = { seat: -1, list: [], secret: false, kids: [], signs: [] };
  #bonus = 0;
  /** The positions come through so far, where they are kept, and the answer given at each. */
  readonly #line: Position<O>[] = [];
  readonly #given: number[] = [];

  constructor(game: Game<O>, world: Sampler<O>, seats: number, seat: Seat, curiosity: number) {
    this.#game = game;
    this.#world = world;
    this.#seat = seat;
    this.#curiosity = curiosity;
    this.#roots = Array.from({ length: seats }, () => new Node());
    this.#paths = this.#roots.map(() => []);
  }

  /** Every answer that differs from the others. */
  get answers(): readonly RootAnswer[] {
    return this.#answers;
  }

  /** Is it known how it ends? */
  get proven(): boolean {
    return this.#proven;
  }

  iterate(stream: Stream, left: () => boolean): void {
    const game = this.#game;
    let known = this.#open;
    let state = known ? known.state : this.#world(stream, true);
    if (this.#faces === null) {
      this.#faces = facesOf(game, state, this.#seat);
      this.#handles = state.handles?.[this.#seat].slice() ?? [];
      if (this.#world.single) known = this.#open = new Position(game, state);
    }
    this.#bonus = this.#curiosity * this.#spread();
    const at = this.#at;
    const paths = this.#paths;
    const depths = this.#depths;
    for (let seat = 0; seat < paths.length; seat++) {
      at[seat] = paths[seat][0] = this.#roots[seat];
      depths[seat] = 1;
    }
    let root = true;
    let begun: RootAnswer | null = null;
    let planned = false;
    this.#line.length = 0;
    this.#given.length = 0;
    for (let growing = true; growing && !state.result; ) {
      const open = known ?? this.#look(state, root);
      if (!open) break;
      const { seat, secret, list, kids, signs } = open;
      // Below the root a ready-made answer stands for the small ones; at the root each can be had.
      const n = root ? answers(list).length : quickAnswers(list);
      if (known === null || kids.length < n) this.#follow(at[seat], list, n, state, root, kids, signs);
      for (let i = 0; i < n; i++) kids[i].possible++;
      const surprise = secret && stream.below(SURPRISE) === 0;
      const index = this.#choose(at[seat], kids, seat, list, n, state, stream, surprise);
      const kid = kids[index];
      const sign = signs[index];
      growing = kid.visits > 0;
      if (root) {
        if (this.#answers.length === 0) this.#begin(kids, n);
        begun = this.#first[index];
      } else if (seat === this.#seat && begun && !planned) planned = this.#plan(begun, list[index].card);
      for (let other = 0; other < at.length; other++) {
        if (other !== seat && secret) continue;
        // A move of another seat is seen, not chosen: its number must not be taken for an answer of one's own.
        at[other] = other === seat ? kid : at[other].kid(~sign, index);
        paths[other][depths[other]++] = at[other];
      }
      // From here on nobody looks, and questions with one answer need not be asked.
      if (root && state.strands.length === 0) state.handles = null;
      root = false;
      if (known) {
        this.#line.push(known);
        this.#given.push(index);
      }
      if (known === null) play(game, state, seat, index);
      else if (known.next[index]) {
        known = known.next[index];
        state = known.state;
      } else {
        const before: Position<O> = known;
        state = before.after(game, index, stream);
        if (state.result && before.leadsTo(state)) this.#prove(before, index, judge(game, state));
        // One that was never tried is imagined to its end, and kept only when it is come to again.
        known = growing && before.leadsTo(state) ? new Position(game, state) : null;
        if (known) before.next[index] = known;
      }
    }
    const shares = imagine(game, state, this.#seat, stream, left);
    this.#tell(shares);
    if (!begun) return;
    begun.squares += shares[this.#seat] ** 2;
    if (state.result) begun.over++;
  }

  #begin(kids: readonly Node[], n: number): void {
    const met = new Map<Node, RootAnswer>();
    for (let i = 0; i < n; i++) {
      const one = met.get(kids[i]) ?? { node: kids[i], over: 0, squares: 0, next: new Map() };
      met.set(kids[i], one);
      this.#first[i] = one;
    }
    this.#answers = [...met.values()];
  }

  /** The first card of those it sees that the seat uses next. */
  #plan({ next }: RootAnswer, card: number): boolean {
    const handle = card < 0 ? 0 : (this.#handles[card] ?? 0);
    if (handle === 0) return false;
    next.set(handle, (next.get(handle) ?? 0) + 1);
    return true;
  }

  /** An answer ends the match like this: so does what leads there, if nobody on the way has anything better. */
  #prove(before: Position<O>, index: number, end: readonly number[]): void {
    before.ends[index] = end;
    for (let at = this.#line.length - 1; at >= 0; at--) {
      const position = this.#line[at];
      const proven = position.proven(at === 0 ? answers(position.list).length : quickAnswers(position.list));
      if (!proven) return;
      if (at === 0) this.#proven = true;
      else this.#line[at - 1].ends[this.#given[at - 1]] = proven;
    }
  }

  /** How it came out, to all nodes on the way. */
  #tell(shares: readonly number[]): void {
    this.#squares += shares[this.#seat] * shares[this.#seat];
    for (let seat = 0; seat < shares.length; seat++) {
      const path = this.#paths[seat];
      for (let i = 0; i < this.#depths[seat]; i++) {
        path[i].visits++;
        path[i].total += shares[seat];
      }
    }
  }

  #spread(): number {
    const { visits, mean } = this.#roots[this.#seat];
    return visits < 2 ? 0.5 : Math.sqrt(Math.max(0, this.#squares / visits - mean * mean)) + LEAST_SPREAD;
  }

  /** The open question; null where the rest is nothing to the seat that thinks. */
  #look(state: State<O>, root: boolean): Open | null {
    const game = this.#game;
    const question = this.#question;
    if (state.strands.length > 0 && !root) {
      const next = answering(game, state, this.#seat);
      if (!next) return null;
      question.seat = next.seat;
      question.list = next.options;
      question.secret = true;
      return question;
    }
    const seats = asked(game, state);
    question.seat = root ? this.#seat : seats[0];
    question.list = options(game, state, question.seat);
    question.secret = seats.length > 1 || state.strands.length > 0;
    return question;
  }

  /** The nodes of the answers to the question that is open. */
  #follow(node: Node, list: readonly Option[], n: number, state: State<O>, root: boolean, kids: Node[], signs: number[]): void {
    const faces = this.#faces!;
    const hidden = (card: number) => card >= 0 && (state.known[card] & (1 << this.#seat)) === 0;
    for (let i = 0; i < n; i++) {
      const o = list[i];
      // Who chooses a card without seeing it chooses where it lies: what it is differs from world to world.
      signs[i] = root && (hidden(o.card) || hidden(o.to)) ? blind(i) : signature(faces, state.def, o);
      kids[i] = node.kid(signs[i], i);
    }
  }

  #choose(node: Node, kids: Node[], seat: Seat, list: readonly Option[], n: number, state: State<O>, stream: Stream, surprise: boolean) {
    const game = this.#game;
    const trust = (game.spec.advice?.leans && game.spec.advice.trust) ?? 0;
    const index =
      trust > 0 ? led(node, kids, n, weigh(game, state, seat, list, n), trust, this.#bonus, stream) : curious(kids, n, this.#bonus, stream);
    return surprise ? stream.below(n) : index;
  }

  /**
   * The answer imagined most often, of equals the one that came out better; but nothing comes before a proven win, or after a proven loss. Where
   * all is lost, the one after which the most could still go wrong for the others.
   */
  best(keys: readonly string[]): Omit<Thought, 'imagined'> {
    const visits = this.#roots[this.#seat].visits;
    const ends = this.#open?.ends ?? [];
    const found: { readonly one: Considered; readonly end: number; readonly hope: number }[] = [];
    // Answers that are the same are one: the first of them speaks for all.
    keys.forEach((key, i) => {
      const answer = this.#first[i];
      if (!answer || answer.node.visits === 0 || this.#first.indexOf(answer) !== i) return;
      const end = ends[i]?.[this.#seat];
      const { node } = answer;
      found.push({
        one: { key, share: node.visits / visits, mean: end ?? node.mean, spread: Math.sqrt(variance(answer)), ...planOf(answer) },
        end: end === 1 ? 1 : end === 0 ? -1 : 0,
        hope: end === 0 ? node.mean : 0,
      });
    });
    found.sort((a, b) => b.end - a.end || b.hope - a.hope || b.one.share - a.one.share || b.one.mean - a.one.mean);
    const [{ one: first, end }] = found;
    return { key: first.key, considered: found.map(({ one }) => one), ...(end === 1 && { proven: true }) };
  }
}

/** What mostly followed, if it did so often. */
function planOf({ node, next }: RootAnswer): Pick<Considered, 'plan'> {
  let most = 0;
  let card = 0;
  for (const [handle, times] of next)
    if (times > most) {
      most = times;
      card = handle;
    }
  return most >= node.visits * OFTEN ? { plan: { card, share: most / node.visits } } : {};
}
