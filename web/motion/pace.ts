/**
 * Scenes one after the other: what a bot does in a moment is shown move by move, and before a scene the moments that led to it. Whoever can
 * answer waits for no longer than one pause besides those, however much there is to show, and what somebody did themselves is shown at once.
 */
import type { Notice } from '../match/client.ts';
import type { Moment } from '../match/moment.ts';
import type { Scene } from '../match/scene.ts';

/** More than so many are not kept waiting: the oldest are shown without a pause. */
const MOST = 5;

/** Shows moments; `done` when they were seen. */
export interface Player {
  play(moments: readonly Moment[], done: () => void): void;
  stop(): void;
}

type HandOver = Extract<Notice, { readonly handOver: unknown }>;

/** Somebody is to answer, or it is over. */
const waitsForSomebody = ({ ask, result }: Scene) => ask !== null || result !== null;
const hasMoments = (notice: { readonly scene: Scene } | HandOver) => 'scene' in notice && notice.scene.moments.length > 0;
/** Something was taken back, or another language is spoken: what was to come is no more. */
const beginsAnew = ({ log }: Scene) => log[0]?.step === 0;

/** `pauseNow`: milliseconds a scene stands before the next. */
export function paced(hear: (notice: Notice) => void, pauseNow: () => number, player: Player): (notice: Notice) => void {
  let waiting: ({ readonly scene: Scene } | HandOver)[] = [];
  /** Moments are being shown. */
  let busy = false;
  /** Before this moment the next one is not shown. */
  let free = 0;
  /** By this moment the last one is. */
  let due = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (scene: Scene) => {
    free = waitsForSomebody(scene) ? 0 : performance.now() + pauseNow();
    hear({ scene });
  };
  const begin = (notice: { readonly scene: Scene } | HandOver) => {
    if ('handOver' in notice) return hear(notice);
    const { scene } = notice;
    if (scene.moments.length === 0) return show(scene);
    busy = true;
    player.play(scene.moments, () => {
      busy = false;
      show(scene);
      // What waited meanwhile has its pause all the same.
      due = Math.max(due, performance.now() + pauseNow());
      plan();
    });
  };
  const plan = () => {
    clearTimeout(timer);
    if (waiting.length === 0 || busy) return;
    const now = performance.now();
    const share = (due - now) / waiting.length;
    timer = setTimeout(next, 'handOver' in waiting.at(-1)! ? 0 : Math.max(0, Math.min(free - now, share)));
  };
  const next = () => {
    begin(waiting.shift()!);
    if (waiting.length === 0) due = Number.POSITIVE_INFINITY;
    plan();
  };
  const drop = () => {
    clearTimeout(timer);
    player.stop();
    busy = false;
    waiting = [];
    free = 0;
    due = Number.POSITIVE_INFINITY;
  };

  return (notice) => {
    if ('handOver' in notice) {
      // Nothing of what the last player would have seen comes later; moments are for everybody at the table, and come before.
      waiting = waiting.filter(hasMoments);
      if (busy || waiting.length > 0) {
        waiting.push(notice);
        return plan();
      }
      drop();
    }
    if (!('scene' in notice)) return hear(notice);
    const { scene } = notice;
    if (beginsAnew(scene)) {
      drop();
      return show(scene);
    }
    const now = performance.now();
    if (waiting.length === 0 && !busy && now >= free) return begin(notice);
    waiting.push(notice);
    if (waitsForSomebody(scene)) due = Math.min(due, now + pauseNow());
    while (waiting.length > MOST && !busy) begin(waiting.shift()!);
    plan();
  };
}
