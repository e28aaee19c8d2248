/** The log, turn by turn: to be read, searched and copied. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { turnName } from '../words/turns.ts';
import { Answered, LogLine } from './LogLine.tsx';
import { type Item, type Line, logText, turnsOf } from './logGroups.ts';
import { useTable } from './table.ts';

interface Props {
  readonly log: readonly Line[];
  readonly near: number;
  /** Looking back: lines up to this step have happened, and a click on one goes there. */
  readonly at?: number;
  readonly onStep?: (step: number) => void;
}

const stepIn = (item: Item): number => ('line' in item ? item.line.step : item.answered.at(-1)!.step);

export function LogPanel({ log, near, at, onStep }: Props) {
  const { words, language, look } = useTable();
  const said = words.logTools;
  const [filtering, setFiltering] = useState(false);
  const [typed, setTyped] = useState('');
  /** Steps and clauses are for everybody who sees; who hears the log asks for them. */
  const [exact, setExact] = useState(false);
  const [status, setStatus] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => turnsOf(log, filtering ? typed.trim() : ''), [log, filtering, typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line one looks at is to be seen
  useEffect(() => {
    if (at !== undefined) end.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [log, at]);
  const items = turns.flatMap((turn) => turn.items);
  const last = at === undefined ? -1 : (items.findLast((item) => stepIn(item) <= at)?.at ?? -1);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(logText(turns, (n) => turnName(look, n, language), words.forYou));
      setStatus(said.copied);
    } catch {
      setStatus(said.notCopied);
    }
  };
  const shown = filtering && typed.trim() !== '' ? said.found(items.length) : '';
  return (
    <section className="log" aria-label={words.log}>
      <header>
        <h3>{words.log}</h3>
        <span className="grow" />
        <Toggle icon="filter" name={said.filter} on={filtering} onClick={() => setFiltering(!filtering)} />
        <Toggle icon="info" name={said.exact} on={exact} onClick={() => setExact(!exact)} />
        <button type="button" className="tb ico" title={said.copy} aria-label={said.copy} onClick={() => void copy()}>
          <Icon name="multi" />
        </button>
      </header>
      {filtering && (
        <label className="log-filter">
          <span className="sr">{said.filter}</span>
          {/* biome-ignore lint/a11y/noAutofocus: somebody asked for it */}
          <input type="search" value={typed} placeholder={said.placeholder} autoFocus onChange={(event) => setTyped(event.target.value)} />
        </label>
      )}
      <p className={status || shown ? 'log-status' : 'sr'} role="status">
        {shown || status}
      </p>
      {/* It scrolls, so it can be reached. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <div className="log-lines" ref={end} role="log" aria-live="polite" aria-label={words.log} tabIndex={0}>
        <div>
          {turns.map(({ turn, items: lines }) => (
            <section key={lines[0].at}>
              {turn > 0 && <h4>{turnName(look, turn, language)}</h4>}
              <ol>
                {lines.map((item) =>
                  'line' in item ? (
                    <LogLine key={item.at} line={item.line} near={near} now={item.at === last} exact={exact} onStep={onStep} />
                  ) : (
                    <Answered key={item.at} lines={item.answered} now={item.at === last} />
                  ),
                )}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ToggleProps {
  readonly icon: 'filter' | 'info';
  readonly name: string;
  readonly on: boolean;
  readonly onClick: () => void;
}

const Toggle = ({ icon, name, on, onClick }: ToggleProps) => (
  <button type="button" className="tb ico" title={name} aria-label={name} aria-pressed={on} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
