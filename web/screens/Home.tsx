/** The first screen: one click to the first decision, what was begun before, and the ways to everything else. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { gameIds, hasLesson } from '../games/shelf.ts';
import { useHabits } from '../page/habits.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { Frame } from './Frame.tsx';
import { GoOn } from './HomeGoOn.tsx';
import { Ground } from './HomeGround.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import { useNarrow } from './useNarrow.ts';
import '../style/home.css';
import '../style/grounds.css';
import '../style/below.css';

// How cards look: those of every game lie on the first screen.
import.meta.glob('../games/*/cards.css', { eager: true });

interface Props {
  readonly onPlay: (game: string) => void;
}

/** Beside each other there is room for so many. */
const IN_A_ROW = 5;

export function Home({ onPlay }: Props) {
  const { language } = useSettings();
  const { last } = useHabits();
  const words = screenWords(language);
  const [open, setOpen] = useState(() => gameIds.find((id) => id === last) ?? gameIds[0]);
  const row = useRef<HTMLUListElement>(null);
  const narrow = useNarrow();
  const stacked = narrow || gameIds.length > IN_A_ROW;
  // What lies above the others is read before them.
  const order = stacked ? [open, ...gameIds.filter((id) => id !== open)] : gameIds;
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (wanted === '') return;
    setWanted('');
    row.current?.querySelector<HTMLElement>(`[data-game="${wanted}"] [data-play]`)?.focus();
    if (stacked) window.scrollTo({ top: 0 });
  }, [wanted, stacked]);
  const openIt = (game: string) => {
    setOpen(game);
    setWanted(game);
  };
  const onArrow = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // Levels have arrows of their own.
    if (step === 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    openIt(gameIds[(gameIds.indexOf(open) + step + gameIds.length) % gameIds.length]);
  };
  const lesson = hasLesson(open) ? open : gameIds.find(hasLesson);
  return (
    <Frame at="home" className="first">
      <main>
        <h1 className="sr">{words.home.title}</h1>
        <p className="what-it-is">
          <span>{words.home.what}</span>
          {last === '' && lesson && (
            <a href={hrefOf({ at: 'lesson', game: lesson })} data-new-here>
              {words.home.newHere}
            </a>
          )}
        </p>
        <GoOn />
        <ul ref={row} className={`grounds-row ${stacked ? 'stacked' : ''}`} onKeyDown={onArrow}>
          {order.map((id) => (
            <Ground key={id} game={id} open={id === open} onOpen={() => openIt(id)} onPlay={onPlay} />
          ))}
        </ul>
        <div className="below">
          <KeptMatches />
          <section aria-labelledby="also">
            <h2 id="also">{words.home.alsoHere}</h2>
            <ul className="doors">
              <Door href={hrefOf({ at: 'cards', game: open, card: '' })} name={words.cards} about={words.home.links.cards} />
              <Door href={hrefOf({ at: 'decks' })} name={words.decks} about={words.home.links.decks} />
              <Door href={hrefOf({ at: 'rules', game: open, clause: '' })} name={words.rules} about={words.home.links.rules} />
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
