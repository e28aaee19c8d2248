/** Where one is: the part of the address behind the `#`. Back, forward and links work as everywhere else. */
import { useMemo, useSyncExternalStore } from 'react';
import { gameIds, hasDecks, hasLesson } from '../games/shelf.ts';

export type Route =
  | { readonly at: 'home' }
  /** A match of a game is set up, over the first screen. `people`: for people at one device. `friend`: with people elsewhere. */
  | { readonly at: 'setUp'; readonly game: string; readonly people: boolean; readonly friend?: boolean }
  | { readonly at: 'match'; readonly key: string }
  /** A match that is looked at again, from the beginning or at a step. */
  | { readonly at: 'replay'; readonly key: string; readonly step?: number }
  /** The same of a match that comes with the address. */
  | { readonly at: 'shared'; readonly link: string }
  /** How one has played so far. */
  | { readonly at: 'record' }
  /** `card`: the one that is looked at. */
  | { readonly at: 'cards'; readonly game: string; readonly card: string }
  /** `clause`: the one that is marked. */
  | { readonly at: 'rules'; readonly game: string; readonly clause: string }
  | { readonly at: 'decks' }
  /** A first match, explained. */
  | { readonly at: 'lesson'; readonly game: string }
  /** A ready deck by its name, or one of one's own by its id. */
  | { readonly at: 'deck'; readonly game: string; readonly id: string }
  /** A deck that comes with the address. */
  | { readonly at: 'import'; readonly game: string; readonly packed: string }
  | { readonly at: 'settings' }
  /** Matches with others at this server; what the parts mean is known where they are shown. */
  | { readonly at: 'online'; readonly parts: readonly string[] }
  | { readonly at: 'unknown'; readonly path: string };

const partsOf = (path: string): string[] =>
  path
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        // A lone % means itself.
        return part;
      }
    });

export function routeOf(hash: string): Route {
  const parts = partsOf(hash);
  const [at = '', second = '', third = '', fourth = ''] = parts;
  const unknown: Route = { at: 'unknown', path: hash.replace(/^#/, '') };
  if (parts.length === 0) return { at: 'home' };
  if ((at === 'match' || at === 'replay') && parts.length === 2) return { at, key: second };
  if (at === 'replay' && parts.length === 3 && /^\d+$/.test(third)) return { at, key: second, step: Number(third) };
  if (at === 'm' && parts.length === 2) return { at: 'shared', link: second };
  if (at === 'online') return { at, parts: parts.slice(1) };
  if ((at === 'settings' || at === 'decks' || at === 'record') && parts.length === 1) return { at };
  // Without a game it is the first one.
  const game = gameIds.find((id) => id === (second || gameIds[0]));
  if (!game) return unknown;
  if (at === 'set-up' && (parts.length === 2 || (parts.length === 3 && (third === 'people' || third === 'friend'))))
    return { at: 'setUp', game, people: third === 'people', friend: third === 'friend' };
  if (at === 'lesson' && parts.length === 2 && hasLesson(game)) return { at, game };
  if (at === 'cards' && parts.length <= 3) return { at, game, card: third };
  if (at === 'rules' && parts.length <= 3) return { at, game, clause: third };
  if (!hasDecks(game)) return unknown;
  if (at === 'decks' && parts.length === 3) return { at: 'deck', game, id: third };
  if (at === 'decks' && parts.length === 4 && third === 'import') return { at: 'import', game, packed: fourth };
  return unknown;
}

export function hrefOf(route: Route): string {
  const path = (...parts: readonly string[]) =>
    `#/${parts
      .filter((part) => part !== '')
      .map(encodeURIComponent)
      .join('/')}`;
  switch (route.at) {
    case 'home':
      return '#/';
    case 'match':
      return path(route.at, route.key);
    case 'setUp':
      return path('set-up', route.game, route.people ? 'people' : route.friend ? 'friend' : '');
    case 'online':
      return path(route.at, ...route.parts);
    case 'replay':
      return path(route.at, route.key, route.step === undefined ? '' : String(route.step));
    case 'shared':
      return path('m', route.link);
    case 'lesson':
      return path('lesson', route.game);
    case 'cards':
      return path('cards', route.game, route.card);
    case 'rules':
      return path('rules', route.game, route.clause);
    case 'deck':
      return path('decks', route.game, route.id);
    case 'import':
      return path('decks', route.game, 'import', route.packed);
    case 'unknown':
      return `#${route.path}`;
    default:
      return path(route.at);
  }
}

const hearers = new Set<() => void>();

/** `replace`: the way back does not lead here again. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(WITHIN, '', hrefOf(route));
  else history.replaceState(history.state, '', hrefOf(route));
  for (const hear of hearers) hear();
}

/** Of a place that was reached from another one here. */
const WITHIN = 'within';

/** Back to where one came from; to this place, if that was not here. */
export function leaveTo(route: Route): void {
  if (history.state === WITHIN) history.back();
  else go(route, 'replace');
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  window.addEventListener('popstate', hear);
  window.addEventListener('hashchange', hear);
  return () => {
    hearers.delete(hear);
    window.removeEventListener('popstate', hear);
    window.removeEventListener('hashchange', hear);
  };
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => routeOf(hash), [hash]);
}
