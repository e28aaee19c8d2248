/** The host of a match: keeps the state, the record and the log, and hands out to each seat only what that seat may have. */
import {
  type Ask,
  type AskOption,
  asked,
  askFor,
  concede,
  create,
  type DeckList,
  type Event,
  type Game,
  hash,
  type Options,
  pick,
  type Record,
  type Refusal,
  type Result,
  type SavedMatch,
  type Seat,
  type SeenEvent,
  type State,
  saveMatch,
  seenLog,
  type UndoRefusal,
  undo,
  type View,
  type Viewer,
  view,
  whyNot,
} from '@touchline/engine';

/** The layout of records the engine writes and replays. */
export const FORMAT = 1;

/** A line of the log for one viewer: something that happened, or a button somebody pressed. */
export type Entry =
  | { readonly step: number; readonly event: SeenEvent }
  | {
      readonly step: number;
      readonly deed: { readonly seat: Seat; readonly ask: Ask; readonly option: AskOption; readonly alone: boolean };
    };

interface Step {
  readonly seat: Seat;
  readonly key: string;
  /** The state before the pick. */
  readonly before: State;
  readonly events: readonly Event[];
  /** A plain button that was no secret: nothing else in the log may tell of it. */
  readonly button: { readonly ask: Ask; readonly option: AskOption } | null;
}

export class Host {
  readonly game: Game;
  readonly seed: string;
  readonly #options: Partial<Options>;
  readonly #lists: readonly DeckList[];
  readonly #opening: readonly Event[];
  readonly #hashes: string[];
  #state: State;
  #steps: Step[] = [];
  #conceded: Seat = -1;
  #practice: number;

  constructor(game: Game, options: Partial<Options>, lists: readonly DeckList[], seed: string, practice = 0) {
    const opening: Event[] = [];
    this.game = game;
    this.seed = seed;
    this.#options = options;
    this.#lists = lists;
    this.#state = create(game, options, lists, seed, opening);
    this.#practice = practice;
    this.#opening = opening;
    this.#hashes = [hash(game, this.#state)];
  }

  get steps(): number {
    return this.#steps.length;
  }

  get result(): Result | null {
    return this.#state.result;
  }

  get conceded(): Seat {
    return this.#conceded;
  }

  asked(): readonly Seat[] {
    return asked(this.game, this.#state);
  }

  ask(seat: Seat): Ask | null {
    return askFor(this.game, this.#state, seat);
  }

  /** What a viewer sees now, or saw after so many picks. */
  view(viewer: Viewer, step = this.steps): View {
    return view(this.game, this.#steps[step]?.before ?? this.#state, viewer);
  }

  /** Throws `Refused` if it is not offered. */
  pick(seat: Seat, key: string): void {
    const before = this.#state;
    const ask = this.ask(seat);
    const option = ask?.options.find((o) => o.key === key);
    const events: Event[] = [];
    this.#state = pick(this.game, before, seat, key, events);
    const button = ask && option && !ask.secret && option.key === option.verb ? { ask, option } : null;
    this.#steps.push({ seat, key, before, events, button });
    this.#hashes.push(hash(this.game, this.#state));
  }

  /** Take a seat's last pick back, or say why not. */
  undo(seat: Seat): UndoRefusal | null {
    const answer = undo(this.game, this.#state, seat);
    if (!answer.ok) return answer.why;
    const at = this.#steps.findIndex((step) => step.before === answer.state);
    if (at >= 0) {
      this.#cut(at);
      return null;
    }
    // A secret pick withdrawn while others wait: theirs are given again without it.
    const mine = this.#steps.findLastIndex((step) => step.seat === seat);
    const others = this.#steps.slice(mine + 1);
    this.#cut(mine);
    for (const step of others) this.pick(step.seat, step.key);
    return null;
  }

  /**
   * Practice: back to a seat's last decision, whatever was answered or revealed since. False if there was none. It is counted, and the
   * match says so from then on.
   */
  rewind(seat: Seat): boolean {
    const at = this.#steps.findLastIndex((step) => step.seat === seat && askFor(this.game, step.before, seat)!.options.length > 1);
    if (at < 0) return false;
    this.#cut(at);
    this.#conceded = -1;
    this.#practice++;
    return true;
  }

  /** How often somebody went back in practice. */
  get practice(): number {
    return this.#practice;
  }

  #cut(at: number): void {
    this.#state = this.#steps[at].before;
    this.#steps = this.#steps.slice(0, at);
    this.#hashes.length = at + 1;
  }

  concede(seat: Seat): void {
    this.#state = concede(this.game, this.#state, seat);
    this.#conceded = seat;
  }

  /** Why a card (by the seat's handle) or a button (by verb) is not offered. */
  whyNot(seat: Seat, thing: number | string): Refusal | null {
    const card = typeof thing === 'number' ? (this.#state.handles?.[seat].indexOf(thing) ?? -1) : -1;
    return whyNot(this.game, this.#state, seat, typeof thing === 'number' ? card : thing);
  }

  /** What a viewer has been told since a step; before the first, with what went before it. */
  log(viewer: Viewer, after = -1): Entry[] {
    const from = Math.max(0, after);
    const out: Entry[] = [];
    const tell = (events: readonly Event[], step: number) => {
      for (const event of seenLog(this.game, events, viewer, this.#state.seats)) out.push({ step, event });
    };
    if (after < 0) tell(this.#opening, 0);
    this.#steps.slice(from).forEach(({ seat, events, button }, i) => {
      const mine = seat === viewer;
      // The only answer to a question that did not follow from the seat's own last pick: nobody was asked.
      const alone = mine && button?.ask.options.length === 1 && this.#steps[from + i - 1]?.seat !== seat;
      // What else could have been answered is nobody else's business.
      const ask = button && (mine ? button.ask : { ...button.ask, options: [button.option] });
      if (button && ask) out.push({ step: from + i + 1, deed: { seat, ask, option: button.option, alone } });
      tell(events, from + i + 1);
    });
    return out;
  }

  record(): Record {
    return {
      touchline: FORMAT,
      game: this.game.id,
      options: this.#options,
      lists: this.#lists,
      seed: this.seed,
      picks: this.#steps.map((step) => [step.seat, step.key] as const),
      hashes: this.#hashes,
    };
  }

  hash(): string {
    return hash(this.game, this.#state);
  }

  saved(): SavedMatch {
    return saveMatch(this.game, this.#state);
  }
}
