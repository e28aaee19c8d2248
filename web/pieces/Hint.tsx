/** What a bot would do with what this seat sees, and how sure it is. */
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
}

export function Hint({ thought, ask, seats }: Props) {
  const { words } = useTable();
  const label = (key: string) => ask.options.find((option) => option.key === key)?.label ?? key;
  const { considered, imagined, key } = thought;
  return (
    <section className="hint" aria-label={words.hint} aria-live="polite">
      {considered.length === 0 ? (
        <p>{label(key)}</p>
      ) : (
        <>
          <h2>{words.hintOf(imagined)}</h2>
          <ol>
            {considered.slice(0, MOST).map((one) => (
              <li key={one.key}>
                <b>{label(one.key)}</b> <small>{words.worth(percent(one.mean), seats, percent(one.share))}</small>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
