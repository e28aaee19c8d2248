/** What a clock shows now. */
import type { OnlineNow } from '../match/remote/now.ts';
import type { OnlineWords } from '../words/online.ts';

export interface ClockNow {
  readonly left: number;
  readonly runs: boolean;
}

/** Of a seat; null without a clock. `now`: this device's time. */
export function clockNow({ standing, ahead }: Pick<OnlineNow, 'standing' | 'ahead'>, seat: number, now: number): ClockNow | null {
  const clock = standing?.clock;
  if (!clock) return null;
  const runs = clock.runs.includes(seat);
  const spent = runs ? Math.max(0, now + ahead - clock.at) : 0;
  return { left: Math.max(0, clock.left[seat] - spent), runs };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The rest of a second counts as one: nobody is out of time at 0:01. */
export function clockText(left: number, { days, hours }: Pick<OnlineWords['net'], 'days' | 'hours'>): string {
  if (left >= DAY) return days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= 2 * HOUR) return hours(Math.floor(left / HOUR));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const urgency = (left: number): '' | 'soon' | 'now' => (left < 10_000 ? 'now' : left < MINUTE ? 'soon' : '');
