/** The rules beside the match: the clause somebody asked about, and the rest of the book around it. */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useLoaded } from '../library/client.ts';
import { rulesOf } from '../library/rulesText.ts';
import { hrefOf, routeOf } from '../page/route.ts';
import { useTable } from '../pieces/table.ts';
import { menuWords } from '../words/menu.ts';
import { Failed } from './Failed.tsx';
import { Blocks } from './RuleBlocks.tsx';
import '../style/library.css';
import '../style/rules.css';
import './beside.css';

interface Props {
  readonly game: string;
  /** '' for the beginning. */
  readonly clause: string;
  readonly onClose: () => void;
}

export function RulesBeside({ game, clause, onClose }: Props) {
  const { language, words } = useTable();
  const said = menuWords(language).beside;
  const { value: book, failed } = useLoaded(() => rulesOf(game, language), [game, language]);
  /** A clause that was followed from the one that was asked about. */
  const [followed, setFollowed] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const marked = followed?.from === clause ? followed.to : clause;
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the text is there, and for every other clause
  useEffect(() => {
    const place = panel.current?.querySelector<HTMLElement>('.marked') ?? panel.current?.querySelector('h2');
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [marked, book]);
  // What leads to another clause stays here: the match must not be left for it.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const route = link ? routeOf(link.getAttribute('href')!) : null;
    if (route?.at !== 'rules' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFollowed({ from: clause, to: route.clause });
  };
  return (
    <aside ref={panel} className="beside book" aria-label={words.rules} data-region="rules">
      <header>
        <h2 tabIndex={-1}>{book?.title ?? words.rules}</h2>
        <a className="tb" href={hrefOf({ at: 'rules', game, clause: marked })} target="_blank" rel="noreferrer">
          {said.alone}
        </a>
        <button type="button" className="tb ico" aria-label={words.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      {/* Links in it are followed here. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links themselves are pressed, by keys too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked */}
      <div className="text" onClick={follow}>
        <Failed why={failed} />
        {!book && !failed && <p className="quiet">{said.loading}</p>}
        {book?.chapters.map(({ id, title, blocks }) => (
          <section key={id}>
            {title !== '' && <h3>{title}</h3>}
            <Blocks blocks={blocks} show={{ game, wanted: [], marked: marked.toUpperCase(), chapter: title }} />
          </section>
        ))}
      </div>
    </aside>
  );
}
