/** The line: where the match stands, what is done and what is to come. */
import { useEffect, useRef } from 'react';
import type { PhaseGroup } from '../games/drawing.ts';
import type { Scene } from '../match/scene.ts';
import { nearOf } from '../match/seen.ts';
import { afterPaint } from '../motion/afterPaint.ts';
import { useTable } from './table.ts';

const CLASSES = { done: 'done', now: 'cur', next: 'next' } as const;

interface Props {
  readonly groups: readonly PhaseGroup[];
  readonly scene: Scene;
}

export function PhaseBar({ groups, scene }: Props) {
  const { words } = useTable();
  const near = nearOf(scene);
  // To whoever watches nobody is "you".
  const named = (who: 'you' | 'opp' | 'both') => {
    if (who === 'both' || scene.viewer !== 'spectator') return words.who[who];
    if (who === 'opp' && scene.seats.length > 2) return words.who.opp;
    return scene.seats[who === 'you' ? near : 1 - near].name;
  };
  const line = useRef<HTMLElement>(null);
  const group = groups.find(({ at }) => at === 'now');
  const ball = `${group?.name} ${group?.steps.find(({ at }) => at === 'now')?.name}`;
  // Where it lies flat, what is now stands at its beginning. Nobody waits for that: to ask where it lies, all of the board is laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ball lies elsewhere
  useEffect(() => {
    const follow = () => line.current && toNow(line.current);
    const cancel = afterPaint(follow);
    window.addEventListener('resize', follow);
    return () => {
      cancel();
      window.removeEventListener('resize', follow);
    };
  }, [ball]);
  return (
    // It scrolls where there is little room, so it can be reached.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <nav ref={line} className="phasebar" aria-label={words.line} tabIndex={0}>
      {groups.map(({ name, note, at, steps }) => (
        <div key={name} className={`pg ${CLASSES[at]}`} aria-current={at === 'now' ? 'step' : undefined}>
          <h2 className="h5">
            {name}
            {note && <i>{note}</i>}
          </h2>
          {at === 'now' && steps.length > 0 && (
            <ol>
              {steps.map((step) => (
                <li key={step.name} className={step.at === 'next' ? '' : step.at} aria-current={step.at === 'now' ? 'step' : undefined}>
                  <span>{step.name}</span>
                  {step.who && <em className={step.who}>{named(step.who)}</em>}
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </nav>
  );
}

function toNow(line: HTMLElement): void {
  const now = [...line.querySelectorAll('[aria-current=step]')].at(-1);
  if (now) line.scrollLeft += now.getBoundingClientRect().left - line.getBoundingClientRect().left - line.clientWidth / 4;
}
