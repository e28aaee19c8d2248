/** One line of the log: what happened, whose doing it was, and, for whoever wants to know, at which step and by which clause. */
import { Fragment, memo } from 'react';
import { screenWords } from '../words/screens.ts';
import { Clause } from './Clause.tsx';
import type { Line } from './logGroups.ts';
import { useTable } from './table.ts';

interface Props {
  readonly line: Line;
  readonly near: number;
  readonly now: boolean;
  /** Steps and clauses are read out too. */
  readonly exact: boolean;
  readonly onStep: ((step: number) => void) | undefined;
}

const classOf = ({ seat }: Line, near: number, now: boolean): string =>
  [seat < 0 ? '' : seat === near ? 'you' : 'opp', now ? 'now' : ''].filter(Boolean).join(' ');

/** Drawn once: what has happened does not change. */
export const LogLine = memo(({ line, near, now, exact, onStep }: Props) => {
  const { language } = useTable();
  return (
    <li className={classOf(line, near, now)}>
      {onStep ? (
        <button type="button" className="lt" onClick={() => onStep(line.step)} aria-label={screenWords(language).replay.toStep(line.step)}>
          {line.step}
        </button>
      ) : (
        <span className="lt" aria-hidden={!exact}>
          {line.step}
        </span>
      )}
      <span>
        <Told line={line} />
        {line.times > 1 && ` (×${line.times})`} {line.clause && <Clause id={line.clause} unspoken={!exact} />}
      </span>
    </li>
  );
});

/** What the table answered, folded: one need not read it. */
export const Answered = memo(({ lines, now }: { readonly lines: readonly Line[]; readonly now: boolean }) => {
  const { words } = useTable();
  const all = lines.reduce((n, { times }) => n + times, 0);
  return (
    <li className={now ? 'for-you now' : 'for-you'}>
      <span className="lt" />
      <details>
        <summary>
          <small>{words.answeredForYou(all)}</small>
        </summary>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is
          <small key={i}>
            {words.forYou(line.text)}
            {line.times > 1 && ` (×${line.times})`}
          </small>
        ))}
      </details>
    </li>
  );
});

/** The names of the cards in it can be looked at. */
function Told({ line }: { readonly line: Line }) {
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
