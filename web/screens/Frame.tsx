/** What stands above every screen that is no match: the name, the ways to the other screens, language and theme. */
import { languages } from '@touchline/text';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { gameIds } from '../games/shelf.ts';
import { isOnline } from '../page/online.ts';
import { hrefOf, type Route } from '../page/route.ts';
import { change, themes, useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import '../style/screen.css';

interface Props {
  readonly at: Route['at'];
  readonly className: string;
  readonly children: ReactNode;
}

export function Frame({ at, className, children }: Props) {
  const { language, theme } = useSettings();
  const [words, screens] = [wordsOf(language), screenWords(language)];
  const [game] = gameIds;
  const ways: readonly (readonly [Route, string, IconName])[] = [
    [{ at: 'home' }, words.play, 'play'],
    [{ at: 'cards', game, card: '' }, screens.cards, 'hand'],
    [{ at: 'decks' }, screens.decks, 'deck'],
    [{ at: 'rules', game, clause: '' }, screens.rules, 'op'],
    [{ at: 'record' }, screens.record, 'check'],
    ...(isOnline ? [[{ at: 'online', parts: [] }, screens.online, 'seats'] as const] : []),
  ];
  const here = at === 'deck' || at === 'import' ? 'decks' : at;
  return (
    <div className={`screen ${className}`}>
      <header className="roof">
        <a className="brand" href={hrefOf({ at: 'home' })} aria-label={`Touchline, ${words.home}`}>
          <svg viewBox="0 0 40 24" aria-hidden="true">
            <path d="M2 21h36" stroke="currentColor" strokeWidth="3" />
            <path d="M8 21V11h24v10" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3.5 3" />
            <circle cx="20" cy="6" r="4" fill="var(--bib)" />
          </svg>
          <b>Touchline</b>
        </a>
        <nav className="ways" aria-label={screens.main}>
          {ways.map(([route, name, icon]) => (
            <a key={route.at} href={hrefOf(route)} aria-current={here === route.at ? 'page' : undefined}>
              <Icon name={icon} />
              {name}
            </a>
          ))}
        </nav>
        <span className="grow" />
        <label className="pick">
          <span className="sr">{words.language}</span>
          <select value={language} onChange={(event) => change({ language: languages.find((one) => one === event.target.value) })}>
            <option value="en">English</option>
            <option value="fr">Français</option>
          </select>
        </label>
        <label className="pick">
          <span className="sr">{words.theme}</span>
          <select value={theme} onChange={(event) => change({ theme: themes.find((one) => one === event.target.value) })}>
            {themes.map((one) => (
              <option key={one} value={one}>
                {words.themes[one]}
              </option>
            ))}
          </select>
        </label>
        <a
          className="tb ico gear"
          href={hrefOf({ at: 'settings' })}
          aria-label={screens.settings}
          aria-current={here === 'settings' ? 'page' : undefined}
        >
          <Icon name="gear" />
        </a>
      </header>
      {children}
    </div>
  );
}
