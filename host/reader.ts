/**
 * All that can be read at a table, from one viewer's view: words, current values, why something is not offered. The match itself is
 * not needed, so that a page far away from it reads the same.
 */
import { type Refusal, type SeenEvent, type UndoRefusal, type View, whyNot } from '@touchline/engine';
import type { Language, Speaker } from '@touchline/text';
import type { LogEntry } from './entries.ts';
import { type LogLine, linesByStep, logLines } from './log.ts';
import type { Playable } from './playable.ts';
import { foreseenIn, type Values, valuesIn, worldOf } from './values.ts';

export interface Explained {
  readonly text: string;
  readonly clause: string;
}

export class Reader<P extends Playable = Playable> {
  readonly playable: P;
  readonly view: View;
  readonly speaker: Speaker;
  readonly #world: () => ReturnType<typeof worldOf>;

  constructor(playable: P, view: View, language: Language) {
    this.playable = playable;
    this.view = view;
    this.speaker = playable.speak(language, view.seats);
    let world: ReturnType<typeof worldOf> | null = null;
    this.#world = () => (world ??= worldOf(playable.game, view));
  }

  /** Current values of the cards in view. */
  get values(): Values {
    return valuesIn(this.playable.game, this.#world());
  }

  /** Why a card (by its handle) or a button (by verb) is not offered; null if it is. */
  refusal(thing: number | string): Refusal | null {
    const { world, ids } = this.#world();
    const { viewer } = this.view;
    if (viewer === 'spectator') return null;
    return whyNot(this.playable.game, world, viewer, typeof thing === 'number' ? ids.indexOf(thing) : thing);
  }

  /** The same in words, of a card or of what is done without one; `decline`: why one cannot go on without doing anything. */
  why(thing: number | string): Explained | null {
    const things = thing === 'decline' ? (this.playable.declines ?? []) : [thing];
    const refusals = things.flatMap((one) => this.refusal(one) ?? []);
    if (refusals.length < things.length) return null;
    // A button that exists here says more than that something else is asked.
    const refusal = refusals.find(({ args }) => args.verb !== '') ?? refusals[0];
    return refusal ? { text: this.speaker.refusal(refusal), clause: refusal.clause } : null;
  }

  /** What the viewer would be told if they gave this answer; nothing hidden comes into it, for the world is made up. */
  foreseen(key: string): SeenEvent[] {
    return foreseenIn(this.playable.game, this.view, this.#world(), key);
  }

  /** The log in words, all of it together. */
  lines(entries: readonly LogEntry[]): LogLine[] {
    return logLines({ speaker: this.speaker, viewer: this.view.viewer }, entries);
  }

  /** Step by step, with what the table answered for the viewer. */
  linesByStep(entries: readonly LogEntry[]): LogLine[] {
    return linesByStep({ speaker: this.speaker, viewer: this.view.viewer, passes: true }, entries);
  }

  refused(why: UndoRefusal): string {
    return this.speaker.undo(why);
  }
}
