/** Messages of two matches, compared: what may differ, and what may not. */
import type { SeenEvent } from '@touchline/engine';
import type { LogEntry } from '@touchline/host';
import type { SentEntry } from '@touchline/host/wire';
import { masked } from './twinDoors.ts';

const eventsIn = (frame: string): readonly LogEntry[] => JSON.parse(frame).entries ?? [];
/** Does a frame tell of something that declares that it shows the viewer something? */
const declares = (frame: string): boolean => eventsIn(frame).some((entry) => 'event' in entry && (entry.event satisfies SeenEvent).shows);
/**
 * What may differ where something is shown: all else must be the same even then. Whom it leads to is asked next, and has a clock that runs; how
 * matters stand is told where that has changed, so it may be told in one of the two only.
 */
const apartFromShown = (frame: string) => {
  const { entries: _entries, news: _news, view: _view, standing, ...rest } = JSON.parse(frame);
  return { rest: JSON.stringify(rest), standing: standing?.clock ? JSON.stringify({ ...standing, clock: standing.clock.at }) : standing };
};
const apartAlike = (mine: string, other: string): boolean => {
  const [one, two] = [apartFromShown(mine), apartFromShown(other)];
  const [first, second] = [one.standing, two.standing];
  const onlyOne = (first === undefined && typeof second === 'string') || (second === undefined && typeof first === 'string');
  return one.rest === two.rest && (onlyOne || JSON.stringify(first) === JSON.stringify(second));
};
/** Two frames differ because they declare that different things are shown, and only in that. */
export const isShown = (mine: string, other: string): boolean =>
  (declares(mine) || declares(other)) && JSON.stringify(eventsIn(mine)) !== JSON.stringify(eventsIn(other)) && apartAlike(mine, other);
/**
 * Entries whichever step they are told with: what was done out of sight is told later to some. News leaves out the view of a deed that its
 * viewer has; views are compared where they are sent.
 */
export const unordered = (entries: readonly SentEntry[], id: string): string[] =>
  entries
    .map(({ step: _, ...entry }) => ('deed' in entry ? { ...entry, deed: { ...entry.deed, view: null } } : entry))
    .map((entry) => masked(JSON.stringify(entry), id))
    .sort();
/** The log as somebody has it who has heard all of this. */
export function logOf(frames: readonly string[]): readonly SentEntry[] {
  let log: readonly SentEntry[] = [];
  for (const frame of frames) {
    const { t, anew, entries } = JSON.parse(frame);
    if (t === 'full' || t === 'news') log = anew ? entries : [...log, ...entries];
  }
  return log;
}
export const hashesIn = (frame: string): string[] => [...frame.matchAll(/"deck":"([0-9a-f]{64})"/g)].map(([, hash]) => hash);

/** Where two lists of texts differ, in words; null: nowhere. */
export function difference(one: readonly string[], two: readonly string[]): string | null {
  const at = Array.from({ length: Math.max(one.length, two.length) }).findIndex((_, i) => one[i] !== two[i]);
  if (at < 0) return null;
  const [mine, other] = [one[at] ?? '', two[at] ?? ''];
  let first = 0;
  while (first < mine.length && mine[first] === other[first]) first++;
  const around = (text: string) => text.slice(Math.max(0, first - 120), first + 180);
  return `${mine.slice(0, 60)}… at ${first}:\n    ${around(mine)}\n    ${around(other)}`;
}
