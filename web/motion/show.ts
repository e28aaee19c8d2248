/** Plays moments over a table, one frame after the other, until they were seen or somebody has seen enough. */
import type { Moment } from '../match/moment.ts';
import { settingsNow } from '../page/settings.ts';
import { hearMoment } from '../sound/hear.ts';
import { type Frame, framesOf } from './frames.ts';

export class Show {
  readonly #hear: (frame: Frame | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;

  /** Told each frame, and null when there is none any more. */
  constructor(hear: (frame: Frame | null) => void) {
    this.#hear = hear;
  }

  /** `done`: called once all was shown or skipped; at once where nothing is to be shown. */
  play(moments: readonly Moment[], pace: number, done: () => void): void {
    this.stop();
    const frames = document.hidden ? [] : framesOf(moments, settingsNow().motion, pace);
    const last = moments.at(-1);
    if (frames.length === 0) {
      if (last) hearMoment(last, 0);
      done();
      return;
    }
    this.#done = done;
    const next = (n: number) => {
      const frame = frames[n];
      if (!frame) return this.skip();
      this.#hear(frame);
      hearMoment(frame.stage.at(-1)!, frame.moves);
      this.#timer = setTimeout(() => next(n + 1), frame.stands);
    };
    next(0);
  }

  /** Whatever is still to come has been seen. */
  skip(): void {
    const done = this.#done;
    this.stop();
    done?.();
  }

  /** Nothing comes of it any more. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#done) this.#hear(null);
    this.#done = null;
  }
}
