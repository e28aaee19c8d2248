/** What a viewer is told of a step: what happened, and a button somebody pressed. */
import {
  type Ask,
  type AskOption,
  askFor,
  type Entry,
  type Event,
  type Game,
  type Own,
  type Seat,
  type SeenEvent,
  type State,
  seenLog,
  type View,
  type Viewer,
} from '@touchline/engine';
import type { Playable } from './playable.ts';
import type { Timeline } from './timeline.ts';

/** A plain button that was no secret: nothing else in the log may tell of it. */
export interface Pressed {
  /** With nothing but the answer that was given: what else could have been answered is nobody else's business. */
  readonly ask: Ask;
  readonly option: AskOption;
  /** There was no other answer. */
  readonly only: boolean;
}

/** What there is to tell of a step, to whoever may know it. */
export interface Step {
  /** The number of the pick, from 1. */
  readonly step: number;
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly pressed: Pressed | null;
  /** What the game remembered before and after it. */
  readonly before: Own;
  readonly own: Own;
}

/** An answer that is told in the log itself. On its way to a viewer it may lack the view, where they have it. */
export interface Deed<V extends View | null = View> {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly option: AskOption;
  /** A button of which no event tells: another seat's, or the viewer's own where there was no choice and they had not just acted. */
  readonly pressed: boolean;
  /** The table gave the answer for the viewer. */
  readonly passed: boolean;
  /** As the viewer saw the table when it was given: answers are called by what lies there. */
  readonly view: V;
}

/** A line of the log for one viewer, still without words. */
export type LogEntry<V extends View | null = View> = { readonly step: number; readonly turn?: number } & (
  | { readonly event: SeenEvent }
  | { readonly deed: Deed<V> }
);

/** Keys of answers that name a card, a place or a number have one of these. */
const NAMES_MORE = /[:>#~]/;

export function pressedAt(game: Game, state: State, [seat, key]: Entry): Pressed | null {
  if (key === null || NAMES_MORE.test(key)) return null;
  const ask = askFor(game, state, seat);
  const option = ask?.options.find((one) => one.key === key);
  if (!ask || !option || ask.secret || option.key !== option.verb) return null;
  return { ask: { ...ask, options: [option] }, option, only: ask.options.length === 1 };
}

export interface Listener<V extends View | null = View> {
  readonly viewer: Viewer;
  /** Buttons of which events tell anyway, by what they do. */
  readonly logged: readonly string[];
  readonly turns?: Playable['turns'];
  /** What the viewer saw after a step, where somebody has it already; null: the viewer has it. */
  readonly seen?: (step: number) => V;
}

/** What a viewer is told since a step; before the first, with what went before it. */
export function entriesSince<V extends View | null = View>(
  timeline: Timeline,
  after: number,
  to: Listener<V>,
  upTo = timeline.steps,
): LogEntry<V | View>[] {
  const { game, seats } = timeline;
  const out: LogEntry<V | View>[] = [];
  const turnOf = (own: Own) => to.turns?.of(own) ?? 0;
  const tell = (events: readonly Event[], step: number, [before, now]: readonly [number, number]) => {
    let turn = before;
    for (const event of seenLog(game, events, to.viewer, seats)) {
      if (turn !== now && to.turns?.open.includes(event.clause)) turn = now;
      out.push({ step, ...(turn > 0 && { turn }), event });
    }
  };
  if (after < 0) {
    const { events, own } = timeline.opening();
    tell(events, 0, [0, turnOf(own)]);
  }
  for (const step of timeline.since(Math.max(0, after), upTo)) {
    const before = turnOf(step.before);
    const deed = deedOf(timeline, step, to);
    if (deed) out.push({ step: step.step, ...(before > 0 && { turn: before }), deed });
    tell(step.events, step.step, [before, turnOf(step.own)]);
  }
  return out;
}

function deedOf<V extends View | null>(
  timeline: Timeline,
  { step, seat, pressed }: Step,
  { viewer, logged, seen }: Listener<V>,
): Deed<V | View> | null {
  const mine = seat === viewer;
  const passed = mine && timeline.isPassed(step);
  // The only answer to a question that did not follow from the seat's own last pick: nobody was asked.
  const forced = () => pressed!.only && (step < 2 || timeline.entry(step - 2)[0] !== seat);
  const isNew = pressed !== null && !logged.includes(pressed.option.verb) && (!mine || forced());
  if (!passed && !isNew) return null;
  const view = seen ? seen(step - 1) : timeline.view(viewer, step - 1);
  if (pressed) return { seat, ask: pressed.ask, option: pressed.option, pressed: isNew, passed, view };
  const [, key] = timeline.entry(step - 1);
  const { ask } = view ?? timeline.view(viewer, step - 1);
  const option = ask?.options.find((one) => one.key === key);
  return ask && option ? { seat, ask, option, pressed: false, passed, view } : null;
}
