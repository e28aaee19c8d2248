/** The text of the rules as it is drawn: clauses, lists and tables, with what was searched marked. */
import { Fragment } from 'react';
import { cut } from '../library/fold.ts';
import { type Block, type Item, plainWords, type Words } from '../library/rulesText.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { roomWords } from '../words/rooms.ts';

interface Show {
  readonly game: string;
  readonly wanted: readonly string[];
  readonly marked: string;
  /** Where it stands. */
  readonly chapter: string;
}

/** Clauses that follow one another are one list. */
export function Blocks({ blocks, show }: { readonly blocks: readonly Block[]; readonly show: Show }) {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.is === 'clause' && last?.[0].is === 'clause') last.push(block);
    else runs.push([block]);
  }
  return runs.map((run, i) =>
    run[0].is === 'clause' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text stands still
      <ol key={i} className="clauses">
        {run.map((block) => block.is === 'clause' && <Clause key={block.clause} clause={block.clause} words={block.words} show={show} />)}
      </ol>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text stands still
      <Other key={i} block={run[0]} show={show} />
    ),
  );
}

function Clause({ clause, words, show }: { readonly clause: string; readonly words: Words; readonly show: Show }) {
  const marked = clause === show.marked;
  const { book } = roomWords(useSettings().language);
  return (
    <li id={clause} className={marked ? 'marked' : ''} tabIndex={-1} aria-current={marked || undefined}>
      <a className="number" href={hrefOf({ at: 'rules', game: show.game, clause })} aria-label={book.linkTo(clause)}>
        {clause}
      </a>
      <span>
        <Said words={words} show={show} />
      </span>
    </li>
  );
}

function Other({ block, show }: { readonly block: Block; readonly show: Show }) {
  switch (block.is) {
    case 'heading':
      return (
        <h3 id={block.id}>
          <Said words={block.words} show={show} />
        </h3>
      );
    case 'list':
      return <Items items={block.items} ordered={block.ordered} show={show} />;
    case 'table':
      return <Table block={block} show={show} />;
    default:
      return (
        <p>
          <Said words={block.words} show={show} />
        </p>
      );
  }
}

function Items({ items, ordered, show }: { readonly items: readonly Item[]; readonly ordered: boolean; readonly show: Show }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="items">
      {items.map(({ words, kids }) => (
        <li key={plainWords(words)}>
          <Said words={words} show={show} />
          {kids.length > 0 && <Items items={kids} ordered={ordered} show={show} />}
        </li>
      ))}
    </List>
  );
}

function Table({ block, show }: { readonly block: Extract<Block, { readonly is: 'table' }>; readonly show: Show }) {
  return (
    // A table that is wider than the page scrolls by itself, with keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled
    // biome-ignore lint/a11y/useSemanticElements: no fields in it
    <div role="group" className="wide" tabIndex={0} aria-label={`${show.chapter}: ${block.head.map(plainWords).join(', ')}`}>
      <table>
        <thead>
          <tr>
            {block.head.map((words) => (
              <th key={plainWords(words)} scope="col">
                <Said words={words} show={show} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.map(plainWords).join('|')}>
              {row.map((words, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column
                <td key={i} data-head={plainWords(block.head[i] ?? [])}>
                  <Said words={words} show={show} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TAGS = { strong: 'strong', stress: 'em', code: 'code' } as const;

function Said({ words, show }: { readonly words: Words; readonly show: Show }) {
  return words.map((run, i) => {
    const text = cut(run.text, show.wanted).map(({ text, found }, j) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      found ? <mark key={j}>{text}</mark> : <Fragment key={j}>{text}</Fragment>,
    );
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one sentence
    if (run.as === 'text') return <Fragment key={i}>{text}</Fragment>;
    if (run.as === 'clause')
      return (
        <a key={i} href={hrefOf({ at: 'rules', game: show.game, clause: run.text })}>
          {text}
        </a>
      );
    const Tag = TAGS[run.as];
    return <Tag key={i}>{text}</Tag>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of one sentence
  });
}
