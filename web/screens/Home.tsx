/** The first screen: one click to the first decision, and what was begun before. */

import { levels } from '@touchline/bots';
import { useEffect, useState } from 'react';
import { gameIds } from '../games/shelf.ts';
import { forget, type Kept, keptList } from '../match/store.ts';
import { change, languages, themes, useSettings } from '../settings.ts';
import { wordsOf } from '../words/words.ts';

interface Props {
  readonly onPlay: (game: string, opponent: string) => void;
  readonly onResume: (key: string) => void;
}

export function Home({ onPlay, onResume }: Props) {
  const settings = useSettings();
  const words = wordsOf(settings.language);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    void keptList().then(setKept);
  }, []);
  const level = levels.find(({ name }) => name === settings.level) ?? levels[2];
  return (
    <div className="home">
      <header className="top">
        <span className="brand">
          <b>Touchline</b>
        </span>
        <span className="grow" />
        <label>
          {words.language}{' '}
          <select value={settings.language} onChange={(e) => change({ language: languages.find((l) => l === e.target.value)! })}>
            <option value="en">English</option>
            <option value="fr">Français</option>
          </select>
        </label>
        <label>
          {words.theme}{' '}
          <select value={settings.theme} onChange={(e) => change({ theme: themes.find((t) => t === e.target.value)! })}>
            {themes.map((theme) => (
              <option key={theme} value={theme}>
                {words.themes[theme]}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main>
        <ul className="grounds">
          {gameIds.map((game) => (
            <li key={game} className="gp" data-game={game}>
              <h2>{words.pitch[game].name}</h2>
              <p>{words.pitch[game].line}</p>
              <button type="button" className="btn pri" data-play={game} onClick={() => onPlay(game, level.name)}>
                <span>
                  <b>{words.playNow}</b>
                  <small>{words.against(level.name, level.level)}</small>
                </span>
              </button>
              <button type="button" className="btn" data-hotseat={game} onClick={() => onPlay(game, 'person')}>
                <b>{words.hotSeat}</b>
              </button>
              <small>{words.pitch[game].length}</small>
            </li>
          ))}
        </ul>
        <fieldset className="levels">
          <legend>{words.botLevel}</legend>
          {levels.map(({ name, level: n }) => (
            <label key={name}>
              <input type="radio" name="level" checked={name === level.name} onChange={() => change({ level: name })} /> {n} {name}
              <small>{words.levels[name]}</small>
            </label>
          ))}
        </fieldset>
        <section className="kept" aria-label={words.goOn}>
          <h3>{words.goOn}</h3>
          {kept.length === 0 && <p>{words.nothingKept}</p>}
          <ul>
            {kept.map((match) => (
              <li key={match.key} data-game={match.game}>
                <button type="button" className="btn" data-resume={match.key} onClick={() => onResume(match.key)}>
                  <span>
                    <b>{words.pitch[match.game]?.name ?? match.game}</b>
                    <small>
                      {match.decks.join(' – ')} · {words.step(match.step)} · {match.winners ? words.over : words.yourMove}
                    </small>
                  </span>
                </button>
                <button
                  type="button"
                  className="tb"
                  onClick={() => void forget(match.key).then(() => setKept(kept.filter(({ key }) => key !== match.key)))}
                >
                  {words.forget}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
