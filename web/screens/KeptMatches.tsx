/** Matches that were begun on this device: to go on with, or to delete. */
import { useEffect, useState } from 'react';
import { bringBack } from '../match/files.ts';
import { forget, type Kept, keptList } from '../match/store.ts';
import { go, hrefOf } from '../route.ts';
import { useSettings } from '../settings.ts';
import { replayWords } from '../words/replay.ts';
import { ago, type ScreenWords, screenWords } from '../words/screens.ts';
import { type Words, wordsOf } from '../words/words.ts';
import { Sure } from './Sure.tsx';

export function KeptMatches() {
  const { language } = useSettings();
  const [words, screens] = [wordsOf(language), screenWords(language)];
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const [refused, setRefused] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      go({ at: 'replay', key: await bringBack(file) });
    } catch (error) {
      setRefused((error as Error).message);
    }
  };
  useEffect(() => {
    void keptList().then(setKept, () => setKept([]));
  }, []);
  return (
    <section className="kept-matches" aria-labelledby="go-on">
      <h2 id="go-on">{words.goOn}</h2>
      <label className="btn sm open-file">
        <b>{replayWords[language].openFile}</b>
        <input type="file" accept=".json,application/json" className="sr" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {refused && <p role="alert">{refused}</p>}
      {kept?.length === 0 && <p className="quiet">{words.nothingKept}</p>}
      <ul>
        {kept?.map((match) => {
          const name = words.pitch[match.game]?.name ?? match.game;
          return (
            <li key={match.key} data-game={match.game}>
              <a className="match-row" href={hrefOf({ at: 'match', key: match.key })} data-resume={match.key}>
                <b className="stand">{standOf(match)}</b>
                <span className="what">
                  <b>{match.decks.join(' – ')}</b>
                  <small>
                    {name} · {opponentIn(match, screens)} · {words.step(match.step)} · {ago(match.at, language)}
                  </small>
                </span>
                <em className={match.winners ? 'past' : ''}>{stateOf(match, words, screens)}</em>
              </a>
              {match.step > 0 && (
                <a className="tb" href={hrefOf({ at: 'replay', key: match.key })} data-replay={match.key}>
                  {replayWords[language].replay}
                </a>
              )}
              <Sure
                className="tb"
                label={words.forget}
                really={screens.really}
                about={match.decks.join(' – ')}
                onClick={() => void forget(match.key).then(() => setKept(kept.filter(({ key }) => key !== match.key)))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How it stands, the person's side first. */
function standOf({ score = [], players }: Kept): string {
  const person = Math.max(0, players.indexOf('person'));
  return [...score.slice(person), ...score.slice(0, person)].join('–');
}

function opponentIn({ players }: Kept, { home }: ScreenWords): string {
  const bot = players.find((player) => player !== 'person');
  return bot === undefined ? home.twoPeople : home.versus(bot);
}

/** Won or lost can be said only where one person played. */
function stateOf({ winners, players }: Kept, words: Words, { home }: ScreenWords): string {
  if (!winners) return words.yourMove;
  if (winners.length !== 1) return home.drawn;
  if (players.filter((player) => player === 'person').length !== 1) return words.over;
  return players[winners[0]] === 'person' ? home.won : home.lost;
}
