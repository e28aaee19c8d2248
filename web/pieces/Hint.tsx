/** What a bot would do with what this seat sees, and how sure it is. A click plays it. */
import { reasonsOf, type Thought, worthNaming } from '@touchline/bots';
import type { Scene, ShownAsk } from '../match/scene.ts';
import { useTable } from './table.ts';

const percent = (part: number) => Math.round(part * 100);

interface Props {
  readonly thought: Thought;
  readonly ask: ShownAsk;
  readonly scene: Scene;
  readonly onPick: (key: string) => void;
}

export function Hint({ thought, ask, scene, onPick }: Props) {
  const { words } = useTable();
  const { considered, imagined, key } = thought;
  const reasons = useReasons(thought, ask, scene);
  const best = considered.length > 0 ? worthNaming(thought) : [{ key, mean: null, share: null }];
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
              {one.mean !== null && <small>{words.worth(percent(one.mean), scene.seats.length, percent(one.share))}</small>}
            </li>
          );
        })}
      </ol>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </section>
  );
}

const labelOf = (ask: ShownAsk, wanted: string): string => {
  const option = ask.options.find(({ key }) => key === wanted);
  return option?.whole ?? option?.label ?? wanted;
};

/** What the first answer is after, and what it is better than. */
function useReasons(thought: Thought, ask: ShownAsk, { zones, seats, viewer }: Scene): string[] {
  const { words, faces } = useTable();
  return reasonsOf(thought, words.hintWhy, {
    seats: seats.length,
    option: (key) => words.quoted(labelOf(ask, key)),
    card: (handle) => {
      for (const { seat, cards } of zones)
        for (const card of cards) {
          const name = card?.handle === handle ? faces.get(card.def)?.name : undefined;
          if (name) return { name, own: seat === viewer };
        }
      return null;
    },
  });
}
