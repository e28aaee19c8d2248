/** The log: what happened, whose doing it was, and which clause says so. */
import { Fragment, useEffect, useRef } from 'react';
import type { Scene } from '../match/scene.ts';
import { replayWords } from '../words/replay.ts';
import { Clause } from './Clause.tsx';
import { useTable } from './table.ts';

type Line = Scene['log'][number];

interface Props {
  readonly log: readonly Line[];
  readonly near: number;
  /** Looking back: lines up to this step have happened, and a click on one goes there. */
  readonly at?: number;
  readonly onStep?: (step: number) => void;
}

export function LogPanel({ log, near, at, onStep }: Props) {
  const { words, language } = useTable();
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is to be seen
  useEffect(() => {
    if (at === undefined) end.current?.scrollTo({ top: end.current.scrollHeight });
    else end.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [log, at]);
  const last = at === undefined ? -1 : log.findLastIndex((line) => line.step <= at);
  return (
    <section className="log" aria-label={words.log}>
      <header>
        <h3>{words.log}</h3>
      </header>
      <div className="log-lines" ref={end} role="log" aria-live="polite" aria-label={words.log}>
        <ol>
          {log.map((line, i) => (
            // Lines are only ever added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is
            <li key={i} className={`${line.seat < 0 ? '' : line.seat === near ? 'you' : 'opp'} ${i === last ? 'now' : ''}`}>
              {onStep ? (
                <button type="button" className="lt" onClick={() => onStep(line.step)} aria-label={replayWords[language].toStep(line.step)}>
                  {line.step}
                </button>
              ) : (
                <span className="lt">{line.step}</span>
              )}
              <span>
                <Told line={line} />
                {line.times > 1 && ` (×${line.times})`} {line.clause && <Clause id={line.clause} />}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The names of the cards in it can be looked at. */
function Told({ line }: { readonly line: Line }) {
  const { faces, onInspect } = useTable();
  const names = new Map(line.cards.flatMap((def) => (faces.has(def) ? [[faces.get(def)!.name, def] as const] : [])));
  if (names.size === 0) return line.text;
  const escaped = [...names.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return line.text.split(new RegExp(`(${escaped.join('|')})`)).map((part, i) => {
    const def = names.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    if (!def) return <Fragment key={i}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <button key={i} type="button" className="cref" onClick={() => onInspect(def, null)} onMouseEnter={() => onInspect(def, null)}>
        {part}
      </button>
    );
  });
}
