/** Places at a server: the part of the address behind `#/online`. */
import type { Route } from '../page/route.ts';

export const hallParts = ['lobby', 'mine', 'you'] as const;
export type HallPart = (typeof hallParts)[number];

export type Place =
  /** Open tables, one's own matches, and who one is there. */
  | { readonly at: 'hall'; readonly part: HallPart }
  /** A match in which one sits. */
  | { readonly at: 'room'; readonly match: string }
  /** By a link: `invite` lets one sit down, `watch` look on; '' where none is needed. */
  | { readonly at: 'join'; readonly match: string; readonly invite: string; readonly watch: string }
  | { readonly at: 'watch'; readonly match: string; readonly watch: string }
  /** One that is over, looked at again. */
  | { readonly at: 'replay'; readonly match: string; readonly watch: string };

/** Stands where something is left out before something else. */
const NONE = '-';

/** Null if there is no such place. */
export function placeOf([first = 'lobby', match = '', third = '', fourth = '', ...more]: readonly string[]): Place | null {
  const part = hallParts.find((one) => one === first);
  if (part) return match === '' ? { at: 'hall', part } : null;
  if (match === '' || more.length > 0) return null;
  if (first === 'room') return third === '' ? { at: first, match } : null;
  if (first === 'watch' || first === 'replay') return fourth === '' ? { at: first, match, watch: third } : null;
  return first === 'join' ? { at: first, match, invite: third === NONE ? '' : third, watch: fourth } : null;
}

export function routeTo(place: Place): Route {
  switch (place.at) {
    case 'hall':
      return { at: 'online', parts: [place.part === 'lobby' ? '' : place.part] };
    case 'room':
      return { at: 'online', parts: [place.at, place.match] };
    case 'watch':
    case 'replay':
      return { at: 'online', parts: [place.at, place.match, place.watch] };
    case 'join':
      return { at: 'online', parts: [place.at, place.match, place.invite || (place.watch ? NONE : ''), place.watch] };
  }
}
