/** A clock in a few words. */
import type { Clock } from '../match/remote/terms.ts';
import type { Language } from '../match/scene.ts';

const WORDS = {
  en: { none: 'no clock', day: ['day', 'days'], a: 'a decision' },
  fr: { none: 'sans pendule', day: ['jour', 'jours'], a: 'par décision' },
} as const;

const DAY = 86_400_000;
const time = (ms: number, [one, many]: readonly [string, string]): string => {
  if (ms >= DAY) return `${Math.round(ms / DAY)} ${ms < 2 * DAY ? one : many}`;
  return ms >= 60_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 1000)} s`;
};

export function clockText(clock: Clock, language: Language): string {
  const { none, day, a } = WORDS[language];
  if (clock.kind === 'none') return none;
  if (clock.kind === 'decision') return `${time(clock.each, day)} ${a}`;
  return clock.increment > 0 ? `${time(clock.each, day)} + ${time(clock.increment, day)}` : time(clock.each, day);
}
