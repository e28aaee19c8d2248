/** What a bot would do with what this seat sees, and how sure it is. A click plays it. */
import type { Thought } from '@touchline/bots';
import type { ShownAsk } from '../match/scene.ts';
import { useTable } from './table.ts';

/** More than the best few would be no hint. */
const MOST = 3;
const percent = (part: number) => Math.round(part * 100);

interface Props {
  readonly thought: Thought;
  readonly ask: ShownAsk;
  /** How many play. */
  readonly seats: number;
  readonly onPick: (key: string) => void;
}

export function Hint({ thought, ask, seats, onPick }: Props) {
  const { words } = useTable();
  const { considered, imagined, key } = thought;
  const best = considered.length > 0 ? considered.slice(0, MOST) : [{ key, mean: null, share: null }];
  return (
    <section className="hint" aria-label={words.hint} aria-live="polite">
      {considered.length > 0 && <h2>{words.hintOf(imagined)}</h2>}
      <ol>
        {best.map((one) => {
          const option = ask.options.find((each) => each.key === one.key);
          return (
            <li key={one.key}>
              <button type="button" className="btn sm" disabled={!option} onClick={() => onPick(one.key)} data-hint={one.key}>
                <b>{option?.whole ?? option?.label ?? one.key}</b>
              </button>
              {one.mean !== null && <small>{words.worth(percent(one.mean), seats, percent(one.share))}</small>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
