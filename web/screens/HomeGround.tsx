/** A game on the first screen: what it looks like, and how one begins. The open one is wider and shows the levels. */
import { aboutOf, levelOf as botLevel, levels } from '@touchline/bots';
import { Icon } from '../art/Icon.tsx';
import { hasLesson, minutesOf, seatsOf, usualSeatsOf } from '../games/shelf.ts';
import { levelIs, useHabits } from '../page/habits.ts';
import { isOnline } from '../page/online.ts';
import { levelOf, playersOf } from '../page/regulars.ts';
import { go, hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { type Words, wordsOf } from '../words/words.ts';
import { Fan } from './HomeFan.tsx';

interface Props {
  readonly game: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onPlay: (game: string) => void;
}

export function Ground({ game, open, onOpen, onPlay }: Props) {
  const settings = useSettings();
  const habits = useHabits();
  const words = wordsOf(settings.language);
  const { home } = screenWords(settings.language);
  const { name, line } = words.pitch[game];
  const level = levelOf(game, habits, settings);
  const kept = habits.games[game]?.setUp;
  const players = kept ? playersOf(kept) : ['person', ...new Array<string>(usualSeatsOf(game) - 1).fill(level)];
  const bots = players.filter((player) => player !== 'person');
  const about = [againstWhom(bots, players.length, words, home.bots), kept ? home.asKept : ''].filter(Boolean).join(' · ');
  const lesson = hasLesson(game);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title is a button for keys
    <li
      className={`ground on-ground ${open ? 'open' : ''}`}
      data-game={game}
      onClick={({ target }) => !open && !(target as Element).closest('button, a, input, label') && onOpen()}
    >
      <svg className="g-lines" viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 110h200" />
        <circle cx="100" cy="110" r="58" />
      </svg>
      <Fan game={game} most={open ? 3 : 1} />
      <div className="about">
        <h2>
          {open ? (
            name
          ) : (
            <button type="button" data-open={game} onClick={onOpen} aria-label={home.more(name)}>
              {name}
            </button>
          )}
        </h2>
        <p>{line}</p>
        <div className="start">
          <button
            type="button"
            className="btn pri go"
            data-play={game}
            aria-label={open ? undefined : home.playGame(name)}
            onClick={() => onPlay(game)}
          >
            <Icon name="play" />
            <span>
              <b>
                {words.playNow}
                {open && <span className="sr">, {name}</span>}
              </b>
              {open && <small>{about}</small>}
            </span>
          </button>
          {open && bots.length > 0 && <Levels game={game} chosen={bots[0]} />}
        </div>
        <div className="other">
          {isOnline && seatsOf(game).some((n) => n > 1) && (
            <a className="btn sm" data-friend={game} href={hrefOf({ at: 'setUp', game, people: false, friend: true })}>
              <Icon name="seats" />
              <b>{home.friend}</b>
            </a>
          )}
          {seatsOf(game).some((n) => n > 1) && (
            <button type="button" className="btn sm" data-hotseat={game} onClick={() => go({ at: 'setUp', game, people: true })}>
              <Icon name="seats" />
              <b>{home.oneDevice}</b>
            </button>
          )}
          <a
            className="btn sm"
            data-lesson={lesson ? game : undefined}
            href={hrefOf(lesson ? { at: 'lesson', game } : { at: 'rules', game, clause: '' })}
          >
            <Icon name={lesson ? 'hint' : 'op'} />
            <b>{lesson ? home.learn : screenWords(settings.language).rules}</b>
          </a>
          <button type="button" className="btn sm" data-set-up={game} onClick={() => go({ at: 'setUp', game, people: false })}>
            <Icon name="gear" />
            <b>{home.setUp}</b>
          </button>
        </div>
        <small className="length">{words.length(seatsOf(game), minutesOf(game))}</small>
      </div>
    </li>
  );
}

function againstWhom(bots: readonly string[], seats: number, words: Words, several: (n: number) => string): string {
  if (seats === 1) return words.alone;
  if (bots.length === 0) return words.hotSeat(seats);
  const level = botLevel(bots[0]);
  return bots.length > 1 || !level ? several(bots.length) : words.against(level.name, level.level);
}

function Levels({ game, chosen }: { readonly game: string; readonly chosen: string }) {
  const words = wordsOf(useSettings().language);
  return (
    <fieldset className="five">
      <legend className="sr">{words.botLevel}</legend>
      {levels.map(({ name, level }) => (
        <label key={name} title={`${name}: ${words.levels[name]}`}>
          <input
            type="radio"
            name={`level-${game}`}
            data-level={level}
            checked={name === botLevel(chosen)?.name}
            onChange={() => levelIs(game, name)}
          />
          <span>
            {level}
            <span className="sr">
              {' '}
              {name}: {words.levels[name]}
            </span>
          </span>
        </label>
      ))}
      <small aria-hidden="true">{aboutOf(chosen, words.levels, words.opponents)}</small>
    </fieldset>
  );
}
