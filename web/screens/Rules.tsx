/** The rules of a game, clause by clause: contents, search, and an address for every clause. */

import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useLoaded } from '../library/client.ts';
import { fold, holds, wordsIn } from '../library/fold.ts';
import { type Block, type Rules as Book, type Chapter, type Item, plainWords, rulesOf } from '../library/rulesText.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import { Failed } from './Failed.tsx';
import { Frame } from './Frame.tsx';
import { GameChoice } from './GameChoice.tsx';
import { Blocks } from './RuleBlocks.tsx';
import '../style/library.css';
import '../style/rules.css';

interface Props {
  readonly game: string;
  /** A clause, or the id of a chapter. */
  readonly clause: string;
}

export function Rules({ game, clause }: Props) {
  const { language } = useSettings();
  const said = roomWords(language).book;
  const { value: book, failed } = useLoaded(() => rulesOf(game, language), [game, language]);
  const [typed, setTyped] = useState('');
  const wanted = useMemo(() => wordsIn(typed), [typed]);
  const chapters = useMemo(() => (book ? found(book, wanted) : []), [book, wanted]);
  const known = book?.chapters.some(({ id, blocks }) => id === clause || blocks.some((block) => isClause(block, clause)));
  const count = chapters.reduce((n, { blocks }) => n + blocks.reduce((m, block) => m + sizeOf(block), 0), 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the text is there, and for every other clause
  useEffect(() => {
    if (clause === '') return;
    const place = document.getElementById(clause.toUpperCase()) ?? document.getElementById(clause);
    place?.scrollIntoView({ block: place.tagName === 'LI' ? 'center' : 'start' });
    place?.focus({ preventScroll: true });
  }, [clause, book]);

  return (
    <Frame at="rules" className="library book">
      <main data-game={game}>
        <aside className="contents">
          <GameChoice game={game} to={(id) => ({ at: 'rules', game: id, clause: '' })} />
          <nav aria-label={said.contents}>
            {/* Where the contents would hide the text they are folded. */}
            <details open={!matchMedia('(max-width: 760px)').matches}>
              <summary>
                <h2>{said.contents}</h2>
              </summary>
              <ol>
                {book?.chapters
                  .filter(({ title }) => title !== '')
                  .map(({ id, title }) => (
                    <li key={id}>
                      <a href={hrefOf({ at: 'rules', game, clause: id })} aria-current={id === clause ? 'location' : undefined}>
                        {title}
                      </a>
                    </li>
                  ))}
              </ol>
            </details>
          </nav>
        </aside>
        <article className="text">
          <h1>{book?.title ?? screenWords(language).rules}</h1>
          <div className="hunt">
            <label className="seekbox">
              <Icon name="search" />
              <span className="sr">{said.search}</span>
              <input type="search" value={typed} placeholder={said.search} onChange={(event) => setTyped(event.target.value)} />
            </label>
            <p className="tally" role="status">
              {wanted.length > 0 && (count > 0 ? said.found(count) : said.none)}
            </p>
          </div>
          <Failed why={failed} />
          {clause !== '' && known === false && <p className="failed">{said.noClause(clause)}</p>}
          {chapters.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={title === '' ? undefined : id}>
              {title !== '' && (
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
              )}
              <Blocks blocks={blocks} show={{ game, wanted, marked: clause.toUpperCase(), chapter: title }} />
            </section>
          ))}
        </article>
      </main>
    </Frame>
  );
}

const isClause = (block: Block, clause: string) => block.is === 'clause' && block.clause === clause.toUpperCase();
const sizeOf = (block: Block) => (block.is === 'table' ? block.rows.length : block.is === 'heading' ? 0 : 1);

// ---------------------------------------------------------------- search

/** What of the book holds all the words; a table keeps the rows that do. */
function found({ chapters }: Book, wanted: readonly string[]): readonly Chapter[] {
  if (wanted.length === 0) return chapters;
  const has = (text: string) => holds(fold(text), wanted);
  return chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.flatMap((block): Block[] => {
      if (block.is === 'table') {
        const rows = block.rows.filter((row) => has(row.map(plainWords).join(' ')));
        return rows.length > 0 ? [{ ...block, rows }] : [];
      }
      return has(textOf(block)) ? [block] : [];
    });
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
}

function textOf(block: Exclude<Block, { readonly is: 'table' }>): string {
  if (block.is === 'clause') return `${block.clause} ${plainWords(block.words)}`;
  if (block.is === 'list') return block.items.map(itemText).join(' ');
  return plainWords(block.words);
}

const itemText = ({ words, kids }: Item): string => [plainWords(words), ...kids.map(itemText)].join(' ');
