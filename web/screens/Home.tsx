/** The first screen: one click to the first decision, what was begun before, and the ways to everything else. */

import { levels } from '@touchline/bots';
import { createElement, type ElementType, type ReactNode, useState } from 'react';
import { drawings } from '../art/drawings.ts';
import { Icon } from '../art/Icon.tsx';
import { gameIds, hasDecks, hasLesson, minutesOf, peopleOf, seatsOf } from '../games/shelf.ts';
import { useLoaded } from '../library/client.ts';
import type { Picture } from '../library/pictures/draw.tsx';
import { hrefOf } from '../page/route.ts';
import { change, useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { Frame } from './Frame.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import '../style/home.css';
import '../style/below.css';

// How cards look: those of every game lie on the first screen.
import.meta.glob('../games/*/cards.css', { eager: true });

interface Props {
  readonly onPlay: (game: string, opponent: string) => void;
}

/** With more games than this, only one shows everything that can be done with it. */
const ALL_OPEN = 3;

export function Home({ onPlay }: Props) {
  const { language } = useSettings();
  const words = screenWords(language);
  const [open, setOpen] = useState<string>(gameIds[0]);
  const game = gameIds[0];
  return (
    <Frame at="home" className="first">
      <main>
        <h1 className="sr">{words.home.title}</h1>
        <ul className="grounds-row">
          {gameIds.map((id) => (
            <Ground key={id} game={id} open={gameIds.length <= ALL_OPEN || id === open} onOpen={() => setOpen(id)} onPlay={onPlay} />
          ))}
        </ul>
        <div className="below">
          <KeptMatches />
          <section aria-labelledby="also">
            <h2 id="also">{words.home.alsoHere}</h2>
            <ul className="doors">
              <Door href={hrefOf({ at: 'cards', game, card: '' })} name={words.cards} about={words.home.links.cards} />
              <Door href={hrefOf({ at: 'decks' })} name={words.decks} about={words.home.links.decks} />
              <Door href={hrefOf({ at: 'rules', game, clause: '' })} name={words.rules} about={words.home.links.rules} />
              <Door href={hrefOf({ at: 'settings' })} name={words.settings} about={words.home.links.settings} />
            </ul>
          </section>
        </div>
      </main>
      <footer className="foot">
        <span>{words.home.free}</span>
        <span>{words.home.unofficial}</span>
      </footer>
    </Frame>
  );
}

const Door = ({ href, name, about }: { readonly href: string; readonly name: string; readonly about: string }) => (
  <li>
    <a href={href}>
      {name}
      <small>{about}</small>
    </a>
  </li>
);

interface GroundProps {
  readonly game: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onPlay: Props['onPlay'];
}

function Ground({ game, open, onOpen, onPlay }: GroundProps) {
  const settings = useSettings();
  const words = wordsOf(settings.language);
  const screens = screenWords(settings.language);
  const { name, line } = words.pitch[game];
  const level = levels.find((one) => one.name === settings.level) ?? levels[2];
  return (
    <li className={`ground on-ground ${open ? 'open' : ''}`} data-game={game}>
      <svg className="g-lines" viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0 110h200" />
        <circle cx="100" cy="110" r="58" />
      </svg>
      <Fan game={game} most={open ? 3 : 1} />
      <div className="about">
        <h2>{name}</h2>
        <p>{line}</p>
        <div className="start">
          <button type="button" className="btn pri go" data-play={game} onClick={() => onPlay(game, level.name)}>
            <Icon name="play" />
            <span>
              <b>{words.playNow}</b>
              <small>{words.against(level.name, level.level)}</small>
            </span>
          </button>
          {open ? <Levels game={game} chosen={level.name} /> : null}
        </div>
        {open ? (
          <div className="other">
            {peopleOf(game) > 0 && (
              <button type="button" className="btn sm" data-hotseat={game} onClick={() => onPlay(game, 'person')}>
                <Icon name="seats" />
                <b>{words.hotSeat(peopleOf(game))}</b>
              </button>
            )}
            {hasLesson(game) && (
              <a className="btn sm" data-lesson={game} href={hrefOf({ at: 'lesson', game })}>
                <Icon name="hint" />
                <b>{screenWords(settings.language).lesson.firstMatch}</b>
              </a>
            )}
            {hasDecks(game) && (
              <a className="btn sm" href={hrefOf({ at: 'decks' })}>
                <Icon name="deck" />
                <b>{screens.decks}</b>
              </a>
            )}
            <a className="btn sm" href={hrefOf({ at: 'rules', game, clause: '' })}>
              <Icon name="op" />
              <b>{screens.rules}</b>
            </a>
          </div>
        ) : (
          <button type="button" className="btn sm" onClick={onOpen} aria-label={screens.home.more(name)}>
            <Icon name="menu" />
          </button>
        )}
        <small className="length">{words.length(seatsOf(game), minutesOf(game))}</small>
      </div>
    </li>
  );
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
            checked={name === chosen}
            onChange={() => change({ level: name })}
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
      <small aria-hidden="true">{words.levels[chosen]}</small>
    </fieldset>
  );
}

/** What its cards look like. They come a moment after the rest, and nothing waits for them. */
function Fan({ game, most }: { readonly game: string; readonly most: number }) {
  const { language } = useSettings();
  const { value: drawing } = useLoaded(async () => (await pictures[`../library/pictures/${language}.ts`]())[game], [game, language]);
  return createElement('div', { className: 'fan', 'aria-hidden': true }, ...(drawing ?? []).slice(0, most).map(drawn));
}

const pictures = import.meta.glob<{ readonly [game: string]: readonly Picture[] }>('../library/pictures/??.ts', { import: 'pictures' });

function drawn(picture: Picture): ReactNode {
  if (typeof picture === 'string') return picture;
  const { tag, properties, inside } = picture;
  const type: ElementType = drawings[tag as keyof typeof drawings] ?? tag;
  return createElement(type, properties, ...inside.map(drawn));
}
