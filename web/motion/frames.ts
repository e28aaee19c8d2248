/** The frames a run of moments is shown in, and how long each of them stands. */
import type { Moment, Tone } from '../match/moment.ts';
import { type Motion, type Speed, settingsNow } from '../page/settings.ts';

export interface Frame {
  /** What lies on the stage, the newest last. */
  readonly stage: readonly Moment[];
  /** Milliseconds in which the newest turns, rolls or is counted; 0: it is there at once. */
  readonly moves: number;
  /** Milliseconds until the next frame. */
  readonly stands: number;
}

/** Milliseconds at usual speed: while it moves, and until it has been read. */
const MOVES: { readonly [S in Moment['show']]: number } = { flip: 420, dice: 600, sum: 900, banner: 180 };
const RESTS: { readonly [S in Exclude<Moment['show'], 'banner'>]: number } = { flip: 380, dice: 600, sum: 450 };
const HELD: { readonly [T in Tone]: number } = { goal: 1900, save: 1400, score: 1300, damage: 1100, plain: 1000, end: 2200 };
/** A still frame has more to read at once. */
const STILL = 700;

const PACE: { readonly [S in Speed]: number } = { slow: 1.6, normal: 1, fast: 0.45 };

const restOf = (moment: Moment): number => (moment.show === 'banner' ? HELD[moment.tone] : RESTS[moment.show]);

/** `pace`: so many times as long as usual. Where nothing moves, what belongs together is one still frame; where nothing waits, there is none. */
export function framesOf(moments: readonly Moment[], motion: Motion, pace: number): readonly Frame[] {
  if (motion === 'off') return [];
  const frames: Frame[] = [];
  let stage: Moment[] = [];
  for (const [i, moment] of moments.entries()) {
    stage = [...stage, moment];
    const ends = moment.show === 'banner' || i === moments.length - 1;
    const moves = motion === 'full' ? MOVES[moment.show] : 0;
    const still = motion === 'full' ? 0 : STILL;
    if (motion === 'full' || ends) frames.push({ stage, moves: pace * moves, stands: pace * (moves + restOf(moment) + still) });
    if (moment.show === 'banner') stage = [];
  }
  return frames;
}

export const paceNow = (): number => PACE[settingsNow().speed];

/** What it is, without what has not been seen yet. */
export const headlineOf = (moment: Moment): string =>
  moment.show === 'banner' ? [moment.title, moment.note].filter(Boolean).join(' · ') : moment.title;
