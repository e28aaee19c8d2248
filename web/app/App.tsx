/** Which screen is shown: the address says it. */

import type { DeckList } from '@touchline/engine';
import { Suspense, useEffect, useRef } from 'react';
import { usualSeatsOf } from '../games/shelf.ts';
import { gameIn, keyOf, newSeed } from '../match/key.ts';
import type { Begin, Language } from '../match/scene.ts';
import { habitsNow, hasBegun } from '../page/habits.ts';
import { later } from '../page/later.ts';
import { isOnline } from '../page/online.ts';
import { levelOf, regularsOf } from '../page/regulars.ts';
import { go, hrefOf, leaveTo, type Route, routeOf, useRoute } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { Home } from '../screens/Home.tsx';
import { MatchScreen } from '../screens/MatchScreen.tsx';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { Caught } from './Caught.tsx';

const Nowhere = later(async () => (await import('../screens/Nowhere.tsx')).Nowhere);
const Cards = later(async () => (await import('../screens/Cards.tsx')).Cards);
const Rules = later(async () => (await import('../screens/Rules.tsx')).Rules);
const Decks = later(async () => (await import('../screens/Decks.tsx')).Decks);
const DeckEditor = later(async () => (await import('../screens/DeckEditor.tsx')).DeckEditor);
const ReplayScreen = later(async () => (await import('../screens/ReplayScreen.tsx')).ReplayScreen);
const Record = later(async () => (await import('../screens/record/Record.tsx')).Record);
const LessonScreen = later(async () => (await import('../screens/LessonScreen.tsx')).LessonScreen);
const AtServer = later(async () => (await import('../online/AtServer.tsx')).AtServer);
const Settings = later(async () => (await import('../screens/Settings.tsx')).Settings);

const SetUpSheet = later(async () => (await import('../screens/setup/SetUpSheet.tsx')).SetUpSheet);

export function App() {
  const route = useRoute();
  const settings = useSettings();
  /** The match that is to begin; one that is only in the address goes on. */
  const begun = useRef<Begin | null>(null);
  useTitle(route);
  useHeadingFocus(route);

  // Whoever comes back to a match finds it where it was left. Said on leaving: a match may be begun before the first screen has settled.
  useEffect(
    () => () => {
      if (route.at === 'match' && begun.current && route.key === keyOf(begun.current)) begun.current = null;
    },
    [route],
  );

  const begin = (match: Begin, how: 'push' | 'replace' = 'push') => {
    begun.current = match;
    hasBegun(match.game, match.players, match.names);
    go({ at: 'match', key: keyOf(match) }, how);
  };
  /** As it is usually played: against bots of the level last met. */
  const usual = (game: string, decks: Begin['decks'] = []): Begin => ({
    game,
    options: {},
    players: ['person', ...new Array<string>(usualSeatsOf(game) - 1).fill(levelOf(game, habitsNow(), settings))],
    decks,
    seed: newSeed(),
    stop: settings.stop,
  });
  const play = (game: string) => {
    const kept = habitsNow().games[game]?.setUp;
    if (!kept) return begin(usual(game));
    const sheet = () => go({ at: 'setUp', game, people: false });
    // A deck that cannot be played any more is told of where it can be changed.
    import('../screens/setup/begin.ts')
      .then(({ beginKept }) => beginKept(game, kept, regularsOf(game, habitsNow(), settings), settings))
      .then((match) => (match ? begin(match) : sheet()), sheet);
  };
  const playWith = (game: string, name: string, list: DeckList) => begin(usual(game, [{ name, list }]));

  const match = 'key' in route ? route.key : undefined;
  // Another screen is another attempt.
  return (
    <Caught
      key={`${route.at === 'setUp' ? 'home' : route.at} ${match ?? ('link' in route ? route.link : '')}`}
      match={match}
      onHome={() => go({ at: 'home' })}
    >
      {shown()}
    </Caught>
  );

  function shown() {
    switch (route.at) {
      case 'home':
      case 'setUp':
        return (
          <>
            <Home onPlay={play} />
            {route.at === 'setUp' && (
              <Suspense>
                <SetUpSheet
                  key={hrefOf(route)}
                  game={route.game}
                  people={route.people}
                  onOpened={isOnline && route.friend ? (opened) => go({ at: 'online', parts: ['room', opened] }, 'replace') : undefined}
                  onBegin={(match) => begin(match, 'replace')}
                  onClose={() => routeOf(location.hash).at === 'setUp' && leaveTo({ at: 'home' })}
                />
              </Suspense>
            )}
          </>
        );
      case 'match': {
        const { key } = route;
        const start = begun.current && keyOf(begun.current) === key ? { begin: begun.current } : { resume: key };
        return <MatchScreen key={key} start={start} onHome={() => go({ at: 'home' })} onBegin={begin} />;
      }
      default:
        return <Suspense fallback={<div className="loading" aria-busy="true" />}>{other(route, playWith)}</Suspense>;
    }
  }
}

type Other = Exclude<Route, { readonly at: 'home' | 'setUp' | 'match' }>;

function other(route: Other, onPlay: (game: string, name: string, list: DeckList) => void) {
  switch (route.at) {
    case 'cards':
      return <Cards key={route.game} game={route.game} card={route.card} />;
    case 'rules':
      return <Rules key={route.game} game={route.game} clause={route.clause} />;
    case 'decks':
      return <Decks onPlay={onPlay} />;
    case 'deck':
      return <DeckEditor key={route.game} game={route.game} from={{ id: route.id }} onPlay={onPlay} />;
    case 'import':
      return <DeckEditor key={route.packed} game={route.game} from={{ packed: route.packed }} onPlay={onPlay} />;
    case 'lesson':
      return <LessonScreen key={route.game} game={route.game} />;
    case 'settings':
      return <Settings />;
    case 'unknown':
      return <Nowhere path={route.path} />;
    case 'online':
      return isOnline ? <AtServer key={hrefOf(route)} parts={route.parts} /> : <Nowhere path={hrefOf(route).slice(1)} />;
    case 'record':
      return <Record />;
    case 'shared':
      return (
        <ReplayScreen
          key={route.link}
          source={{ link: route.link }}
          onHome={() => go({ at: 'home' })}
          onBranch={(key) => go({ at: 'match', key })}
        />
      );
    case 'replay':
      return (
        <ReplayScreen
          key={`${route.key} ${route.step}`}
          source={{ key: route.key }}
          at={route.step}
          onHome={() => go({ at: 'home' })}
          onBranch={(key) => go({ at: 'match', key })}
        />
      );
  }
}

/** What the browser calls the page. */
function useTitle(route: Route): void {
  const { language } = useSettings();
  useEffect(() => {
    document.title = [...titleParts(route, language), 'Touchline'].filter((part) => part !== '').join(' – ');
  }, [route, language]);
}

function titleParts(route: Route, language: Language): readonly string[] {
  const words = screenWords(language);
  const named = (game: string) => wordsOf(language).pitch[game]?.name ?? game;
  switch (route.at) {
    case 'home':
      return [];
    case 'setUp':
      return [words.home.setUp, named(route.game)];
    case 'match':
      return [named(gameIn(route.key))];
    case 'replay':
      return [screenWords(language).replay.replay, named(gameIn(route.key))];
    case 'shared':
      return [screenWords(language).replay.replay];
    case 'rules':
      return [route.clause, words.rules, named(route.game)];
    case 'lesson':
      return [screenWords(language).lesson.firstMatch, named(route.game)];
    case 'cards':
      return [words.cards, named(route.game)];
    case 'deck':
    case 'import':
      return [words.decks, named(route.game)];
    case 'unknown':
      return [words.nowhere.title];
    default:
      return [words[route.at]];
  }
}

/** A new screen is read from its heading on. The first one after loading is read from the top, as any page. */
function useHeadingFocus(route: Route): void {
  // What lies over the first screen has a reader of its own.
  const screen =
    route.at === 'setUp'
      ? 'home'
      : 'link' in route
        ? `${route.at} ${route.link}`
        : 'parts' in route
          ? hrefOf(route)
          : 'key' in route
            ? `${route.at} ${route.key}`
            : 'game' in route
              ? `${route.at} ${route.game}`
              : route.at;
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    window.scrollTo(0, 0);
    const focus = (): boolean => {
      // The table knows itself where its reader begins.
      if (document.activeElement?.closest('.table, .handover')) return true;
      const heading = document.querySelector('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focus()) return;
    const watching = new MutationObserver(() => focus() && watching.disconnect());
    watching.observe(document.body, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [screen]);
}
