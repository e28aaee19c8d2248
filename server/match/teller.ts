/**
 * What each viewer of a match is told. It is made of that viewer's views alone, and what is sent is decided by what they were sent last,
 * never by what has changed in the match: otherwise a message would tell that something out of sight has moved.
 */
import { Sighted, type Viewer } from '@touchline/engine';
import { entriesSince, type Playable } from '@touchline/host';
import { differenceText, type SentEntry, type Shown, shownOf, wholeText } from '@touchline/host/wire';
import type { Telling } from './onlooker.ts';
import type { Replica } from './replica.ts';

/** What a viewer was sent last. */
interface Last {
  shown: Shown | null;
  readonly sighted: Sighted;
  standing: string;
  told: number;
  /** The step they were told of last, by the number they know; -1 before the match has begun. */
  step: number;
  /** How often something they knew of had been taken back. */
  rewinds: number;
  /** Everything, for whoever comes to watch: made once for all who come before the next pick. */
  whole: Telling | null;
}

export class Teller {
  readonly #replica: Replica;
  readonly #playable: Pick<Playable, 'logged' | 'turns'>;
  readonly #last = new Map<Viewer, Last>();
  #standing: { readonly seq: number; readonly text: string } | null = null;

  constructor(replica: Replica, playable: Pick<Playable, 'logged' | 'turns'>) {
    this.#replica = replica;
    this.#playable = playable;
  }

  /** Nobody looks from there any more. */
  forget(viewer: Viewer): void {
    this.#last.delete(viewer);
  }

  /** The number a viewer was told last; 0 before that. */
  toldTo(viewer: Viewer): number {
    return this.#last.get(viewer)?.told ?? 0;
  }

  /** All a viewer may know now. `have`: who has seen so much is told only what came after. */
  full(viewer: Viewer, have: number): Telling {
    const last = this.#last.get(viewer) ?? this.#look(viewer);
    const since = have > 0 ? this.#replica.stepAt(viewer, have) : null;
    if (viewer !== 'spectator' || since !== null) return this.#full(viewer, last, since);
    last.whole ??= this.#full(viewer, last, null);
    return last.whole;
  }

  #full(viewer: Viewer, last: Last, since: number | null): Telling {
    const entries = this.#entries(viewer, since ?? -1, this.#replica.outOfSight.step(viewer, last.step));
    const head = this.#head('full', viewer, last.told, entries, since === null);
    return { text: `${head},"view":${last.shown ? wholeText(last.shown) : 'null'},"standing":${last.standing}}` };
  }

  /** What has come for a viewer since they were told last; null if nothing has. */
  news(viewer: Viewer): Telling | null {
    const replica = this.#replica;
    const before = this.#last.get(viewer);
    if (!before || before.told === replica.toldTo(viewer)) return null;
    const now = this.#look(viewer);
    // Something they knew of was taken back: by whom others see it, or by themselves out of the others' sight.
    const anew = before.rewinds !== now.rewinds;
    const from = anew || before.step < 0 ? -1 : replica.outOfSight.step(viewer, before.step);
    // The first cards are on the table: there is nothing to differ from.
    if (now.shown && !before.shown) return this.full(viewer, 0);
    const difference = now.shown && before.shown ? differenceText(before.shown, now.shown) : '{}';
    // A deed is told with the table as it was before: they have that already.
    const shown = anew ? -1 : before.step;
    const head = this.#head('news', viewer, now.told, this.#entries(viewer, from, replica.timeline?.steps ?? -1, shown), anew);
    const standing = now.standing === before.standing ? '' : `,"standing":${now.standing}`;
    return { text: `${head},"news":${difference}${standing}}` };
  }

  /**
   * A match that is over as a viewer saw it: the first view, and what came with each step. Steps out of their sight are none, and come with
   * the next that is. Others are served between steps.
   */
  async retold(viewer: Viewer): Promise<Telling> {
    const { timeline, outOfSight } = this.#replica;
    if (!timeline) throw new Error('The match has not begun.');
    const first = shownOf(timeline.view(viewer, 0));
    const opening = this.#entries(viewer, -1, 0);
    const steps: string[] = [];
    let [before, known] = [first, 0];
    let entries: SentEntry[] = [];
    for (let step = 1; step <= timeline.steps; step++) {
      await new Promise((resume) => setImmediate(resume));
      entries.push(...this.#entries(viewer, step - 1, step));
      const number = outOfSight.number(viewer, step);
      if (number === known) continue;
      const now = shownOf(timeline.view(viewer, step));
      steps.push(`{"news":${differenceText(before, now)},"entries":${JSON.stringify(entries)}}`);
      [before, entries, known] = [now, [], number];
    }
    const head = JSON.stringify({ viewer, entries: opening }).slice(0, -1);
    return { text: `${head},"view":${wholeText(first)},"steps":[${steps.join(',')}]}` };
  }

  #look(viewer: Viewer): Last {
    const { timeline, outOfSight } = this.#replica;
    const before = this.#last.get(viewer);
    const sighted = before?.sighted ?? new Sighted();
    const last: Last = {
      shown: timeline && shownOf(timeline.view(viewer, timeline.steps, sighted), before?.shown),
      sighted,
      standing: this.#standingNow(),
      told: this.#replica.toldTo(viewer),
      step: timeline ? outOfSight.number(viewer, timeline.steps) : -1,
      rewinds: this.#replica.rewindsFor(viewer),
      whole: null,
    };
    this.#last.set(viewer, last);
    return last;
  }

  /** The same for all, and made once an entry. */
  #standingNow(): string {
    const { seq } = this.#replica;
    if (this.#standing?.seq !== seq) this.#standing = { seq, text: JSON.stringify(this.#replica.standing()) };
    return this.#standing.text;
  }

  /**
   * `shown`: the step, by the number they know, after which they were shown the table last, if the next thing they are sent is made of that. What
   * others do out of their sight in between changes nothing for them, and must not show.
   */
  #entries(viewer: Viewer, after: number, upTo: number, shown = -1): readonly SentEntry[] {
    const { timeline, outOfSight } = this.#replica;
    if (!timeline) return [];
    const seen = (step: number) => (outOfSight.number(viewer, step) === shown ? null : timeline.view(viewer, step));
    const entries = entriesSince(timeline, after, { ...this.#playable, viewer, seen }, Math.max(0, upTo));
    return entries.map((entry) => ({ ...entry, step: outOfSight.number(viewer, entry.step) }));
  }

  #head(t: 'full' | 'news', viewer: Viewer, seq: number, entries: readonly SentEntry[], anew: boolean): string {
    const n = viewer === 'spectator' ? 0 : this.#replica.seats[viewer].n + 1;
    return JSON.stringify({ t, seq, n, entries, anew }).slice(0, -1);
  }
}
