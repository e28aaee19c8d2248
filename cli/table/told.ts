/** All that a viewer has been told since the match began, for boards that look back on it. What has not changed is not told again. */
import type { SeenEvent, Viewer } from '@touchline/engine';
import { entriesSince, type Timeline } from '@touchline/host';

interface Heard {
  readonly picks: readonly string[];
  readonly events: readonly SeenEvent[];
}

export class Told {
  readonly #timeline: Timeline;
  readonly #heard = new Map<Viewer, Heard>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  to(viewer: Viewer): readonly SeenEvent[] {
    const picks = Array.from({ length: this.#timeline.steps }, (_, i) => this.#timeline.entry(i).join(' '));
    const before = this.#heard.get(viewer);
    // Something may have been taken back meanwhile.
    const known = before?.picks.every((pick, i) => pick === picks[i]) ? before : null;
    const entries = entriesSince(this.#timeline, known ? known.picks.length : -1, { viewer, logged: [] });
    const events = [...(known?.events ?? []), ...entries.flatMap((entry) => ('event' in entry ? [entry.event] : []))];
    this.#heard.set(viewer, { picks, events });
    return events;
  }
}
