/** The log: what happened, whose doing it was, and which clause says so. */

import { Fragment, memo, useEffect, useRef } from 'react';
import type { Scene } from '../match/scene.ts';
import { screenWords } from '../words/screens.ts';
import { Clause } from './Clause.tsx';
import { useTable } from './table.ts';

type Line = Scene['log'][number];

/** What the table answered again and again is one line. */
function folded(log: readonly Line[]): readonly Line[] {
  return log.reduce<Line[]>((lines, line) => {
    const last = lines.at(-1);
    if (line.forYou && last?.forYou && last.text === line.text) lines[lines.length - 1] = { ...line, times: last.times + line.times };
    else lines.push(line);
    return lines;
  }, []);
}

interface Props {
  readonly log: readonly Line[];
  readonly near: number;
  /** Looking back: lines up to this step have happened, and a click on one goes there. */
  readonly at?: number;
  readonly onStep?: (step: number) => void;
}

export function LogPanel({ log, near, at, onStep }: Props) {
  const { words } = useTable();
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line one looks at is to be seen
  useEffect(() => {
    if (at !== undefined) end.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [log, at]);
  const lines = folded(log);
  const last = at === undefined ? -1 : lines.findLastIndex((line) => line.step <= at);
  return (
    <section className="log" aria-label={words.log}>
      <header>
        <h3>{words.log}</h3>
      </header>
      {/* It scrolls, so it can be reached. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <div className="log-lines" ref={end} role="log" aria-live="polite" aria-label={words.log} tabIndex={0}>
        <ol>
          {lines.map((line, i) => (
            // Lines are only ever added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is
            <OneLine key={i} line={line} near={near} now={i === last} onStep={onStep} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const classOf = ({ seat, forYou }: Line, near: number, now: boolean): string =>
  [seat < 0 ? '' : seat === near ? 'you' : 'opp', now ? 'now' : '', forYou ? 'for-you' : ''].filter(Boolean).join(' ');

interface LineProps {
  readonly line: Line;
  readonly near: number;
  readonly now: boolean;
  readonly onStep: Props['onStep'];
}

/** Drawn once: what has happened does not change. */
const OneLine = memo(({ line, near, now, onStep }: LineProps) => {
  const { words, language } = useTable();
  return (
    <li className={classOf(line, near, now)}>
      {onStep ? (
        <button type="button" className="lt" onClick={() => onStep(line.step)} aria-label={screenWords(language).replay.toStep(line.step)}>
          {line.step}
        </button>
      ) : (
        <span className="lt">{line.step}</span>
      )}
      <span>
        {line.forYou ? <small>{words.forYou(line.text)}</small> : <Text line={line} />}
        {line.times > 1 && ` (×${line.times})`} {line.clause && <Clause id={line.clause} />}
      </span>
    </li>
  );
});

/** The names of the cards in it can be looked at. */
function Text({ line }: { readonly line: Line }) {
  const { faces, onInspect } = useTable();
  const names = new Map(line.cards.flatMap((def) => (faces.has(def) ? [[faces.get(def)!.name, def] as const] : [])));
  if (names.size === 0) return line.text;
  const escaped = [...names.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Words, a name, the stop after it, which does not part from it, and so on.
  const parts = line.text.split(new RegExp(`(${escaped.join('|')})([.,;:)]*)`));
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    if (i % 3 !== 1) return <Fragment key={i}>{i % 3 === 0 && part}</Fragment>;
    const look = () => onInspect(names.get(part)!, null);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <span key={i} className="named">
        <button type="button" className="cref" onClick={look} onMouseEnter={look}>
          {part}
        </button>
        {parts[i + 1]}
      </span>
    );
  });
}
