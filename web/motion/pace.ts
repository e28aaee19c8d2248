/**
 * Scenes one after the other: what a bot does in a moment is shown move by move. Whoever can answer waits for no longer than one pause,
 * however much there is to show, and what somebody did themselves is shown at once.
 */
import type { Notice } from '../match/client.ts';
import type { Scene } from '../match/scene.ts';

/** More than so many are not kept waiting: the oldest are shown without a pause. */
const MOST = 5;

/** Somebody is to answer, or it is over. */
const waitsForSomebody = ({ ask, result }: Scene) => ask !== null || result !== null;

/** `pauseNow`: milliseconds a scene stands before the next. */
export function paced(hear: (notice: Notice) => void, pauseNow: () => number): (notice: Notice) => void {
  const waiting: Scene[] = [];
  /** Before this moment the next one is not shown. */
  let free = 0;
  /** By this moment the last one is. */
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (scene: Scene) => {
    free = waitsForSomebody(scene) ? 0 : performance.now() + pauseNow();
    hear({ scene });
  };
  const plan = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const now = performance.now();
    const share = (due - now) / waiting.length;
    timer = setTimeout(next, Math.max(0, Math.min(free - now, share)));
  };
  const next = () => {
    show(waiting.shift()!);
    if (waiting.length === 0) due = Number.POSITIVE_INFINITY;
    plan();
  };
  const drop = () => {
    clearTimeout(timer);
    waiting.length = 0;
    free = 0;
    due = Number.POSITIVE_INFINITY;
  };

  return (notice) => {
    // Nothing of what the last player would have seen comes later.
    if ('handOver' in notice) drop();
    if (!('scene' in notice)) return hear(notice);
    const { scene } = notice;
    const now = performance.now();
    if (waiting.length === 0 && now >= free) return show(scene);
    waiting.push(scene);
    if (waitsForSomebody(scene)) due = Math.min(due, now + pauseNow());
    while (waiting.length > MOST) show(waiting.shift()!);
    plan();
  };
}
