/** Whoever looks at a match: what each of them sees, and up to where they have been told. */
import type { View, Viewer } from '@touchline/engine';
import { entriesSince, type LogEntry } from './entries.ts';
import type { Playable } from './playable.ts';
import type { Message, News } from './ports.ts';
import type { Timeline } from './timeline.ts';

/** What only the session knows of the moment. */
export interface Moment {
  /** Is a viewer's open question theirs to answer? */
  readonly asks: (viewer: Viewer, view: View) => boolean;
  readonly practice: () => number;
}

export class Audience {
  readonly #timeline: Timeline;
  readonly #playable: Pick<Playable, 'logged' | 'turns'>;
  readonly #moment: Moment;
  readonly #send: (viewer: Viewer, message: Message) => void;
  /** Up to which step a viewer was told; nothing yet if absent. */
  readonly #cursors = new Map<Viewer, number>();
  readonly #watching = new Set<Viewer>();
  /** What each of them saw last. */
  readonly #views = new Map<Viewer, { readonly step: number; readonly view: View }>();

  constructor(
    timeline: Timeline,
    playable: Pick<Playable, 'logged' | 'turns'>,
    moment: Moment,
    send: (viewer: Viewer, message: Message) => void = () => {},
  ) {
    this.#timeline = timeline;
    this.#playable = playable;
    this.#moment = moment;
    this.#send = send;
  }

  /** What a viewer sees now, or saw after a step. Of each viewer the newest is kept, so that it is made once, however many want it. */
  view(viewer: Viewer, step = this.#timeline.steps): View {
    const found = this.#views.get(viewer);
    if (found?.step === step) return found.view;
    const view = this.#timeline.view(viewer, step);
    if (step === this.#timeline.steps) this.#views.set(viewer, { step, view });
    return view;
  }

  /** What a viewer is told since a step; from the beginning without one. */
  log(viewer: Viewer, after = -1): LogEntry[] {
    return entriesSince(this.#timeline, after, { ...this.#playable, viewer, seen: (step) => this.view(viewer, step) });
  }

  /** What has come for a viewer since they were told last. */
  news(viewer: Viewer): News {
    const { steps } = this.#timeline;
    const after = this.#cursors.get(viewer) ?? -1;
    // What was pressed is called as it was then: told before the view of that moment is replaced.
    const entries = this.log(viewer, after);
    const view = this.view(viewer);
    this.#cursors.set(viewer, steps);
    return { step: steps, view, entries, anew: after < 0, asked: this.#moment.asks(viewer, view), practice: this.#moment.practice() };
  }

  isWatching(viewer: Viewer): boolean {
    return this.#watching.has(viewer);
  }

  /** From now on a viewer is sent what comes, from the beginning. */
  watch(viewer: Viewer): void {
    this.#watching.add(viewer);
    this.#cursors.delete(viewer);
  }

  leave(viewer: Viewer): void {
    this.#watching.delete(viewer);
    this.#views.delete(viewer);
  }

  /** A viewer knows the log up to here already. */
  knows(viewer: Viewer, step: number): void {
    this.#cursors.set(viewer, step);
  }

  /** Everybody who watches is sent their news. */
  tell(): void {
    for (const viewer of [...this.#watching]) this.#send(viewer, { news: this.news(viewer) });
  }

  sendAll(message: Message): void {
    for (const viewer of this.#watching) this.#send(viewer, message);
  }

  /** Steps that were seen are no more. */
  forgetViews(): void {
    this.#views.clear();
  }

  /** Who watches is told the log anew, without what did not happen. */
  wentBack(): void {
    for (const [viewer, step] of this.#cursors)
      if (this.#watching.has(viewer)) this.#cursors.delete(viewer);
      else this.#cursors.set(viewer, Math.min(step, this.#timeline.steps));
  }
}
