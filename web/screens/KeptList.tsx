/** The matches of this device, a row each. */

import { forget, type Kept } from '../match/store.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { ago } from '../words/ago.ts';
import { type ScreenWords, screenWords } from '../words/screens.ts';
import { type Words, wordsOf } from '../words/words.ts';
import { Sure } from './Sure.tsx';
import '../style/kept.css';

interface Props {
  readonly kept: readonly Kept[];
  readonly onForget: (key: string) => void;
}

export function KeptList({ kept, onForget }: Props) {
  const { language } = useSettings();
  const [words, screens] = [wordsOf(language), screenWords(language)];
  return (
    <ul>
      {kept.map((match) => {
        const name = words.pitch[match.game]?.name ?? match.game;
        // Without decks a match is called by its game.
        const decks = match.decks.filter(Boolean).join(' – ');
        return (
          <li key={match.key} data-game={match.game}>
            <a className="match-row" href={hrefOf({ at: 'match', key: match.key })} data-resume={match.key}>
              <b className="stand">{standOf(match)}</b>
              <span className="what">
                <b>{titleOf(match, name)}</b>
                <small>
                  {[decks && name, opponentIn(match, screens), words.step(match.step), ago(match.at, language)].filter(Boolean).join(' · ')}
                </small>
              </span>
              <em className={match.winners ? 'past' : ''}>{stateOf(match, words, screens)}</em>
            </a>
            {match.step > 0 && (
              <a className="tb" href={hrefOf({ at: 'replay', key: match.key })} data-replay={match.key}>
                {screenWords(language).replay.replay}
              </a>
            )}
            <Sure
              className="tb"
              label={words.forget}
              really={screens.really}
              about={titleOf(match, name)}
              onClick={() => void forget(match.key).then(() => onForget(match.key))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What a match is called: by its decks, or by its game where nobody brings one. */
const titleOf = ({ decks }: Kept, game: string): string => decks.filter((deck) => deck !== '').join(' – ') || game;

/** How it stands, the person's side first. */
function standOf({ score = [], players }: Kept): string {
  const person = Math.max(0, players.indexOf('person'));
  return [...score.slice(person), ...score.slice(0, person)].join('–');
}

function opponentIn({ players }: Kept, { home }: ScreenWords): string {
  const bots = players.filter((player) => player !== 'person');
  return bots.length === 0 ? home.people(players.length) : home.versus(bots.join(', '));
}

/** Won or lost can be said only where one person played. */
function stateOf({ winners, players }: Kept, words: Words, { home }: ScreenWords): string {
  if (!winners) return words.yourMove;
  // Who plays alone wins or loses; else a match that all have won is drawn.
  if (players.length > 1 && winners.length === players.length) return home.drawn;
  if (players.filter((player) => player === 'person').length !== 1) return words.over;
  return winners.includes(players.indexOf('person')) ? home.won : home.lost;
}
