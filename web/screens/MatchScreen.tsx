/** A match: in front of one's own side, or between two players at one device. */

import type { Lesson } from '../lessons/lesson.ts';
import { keyOf } from '../match/key.ts';
import type { Begin } from '../match/scene.ts';
import { useHeld } from '../match/useHeld.ts';
import { type Start, useMatch } from '../match/useMatch.ts';
import { useSettings } from '../page/settings.ts';
import { wordsOf } from '../words/words.ts';
import { FailedScreen } from './Failed.tsx';
import { Seat } from './Seat.tsx';

interface Props {
  readonly start: Exclude<Start, { readonly online: unknown }>;
  /** Somebody explains. */
  readonly lesson?: Lesson;
  readonly onHome: () => void;
  /** The same lesson once more. */
  readonly onAgain?: () => void;
  /** Another match. */
  readonly onBegin?: (match: Begin) => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export function MatchScreen({ start, lesson, onHome, onAgain, onBegin }: Props) {
  const { language, stop, keys } = useSettings();
  const words = wordsOf(language);
  const holding = useHeld(keys);
  // A lesson asks what it explains.
  const held = lesson ? null : holding;
  const playing = useMatch(start, language, lesson?.stop ?? held ?? stop);
  const { scene, look, handOver, failed, call, report } = playing;
  const key = 'begin' in start ? keyOf(start.begin) : start.resume;
  if (failed) return <FailedScreen why={failed} match={key} onHome={onHome} />;
  if (handOver)
    return (
      <div className="handover" data-hand-over={handOver.seat} role="dialog" aria-modal="true" aria-label={words.handOver(handOver.name)}>
        <h1>{words.handOver(handOver.name)}</h1>
        <button ref={takeFocus} type="button" className="btn pri" onClick={() => call('sit', { seat: handOver.seat }).catch(report)}>
          <b>{words.iAm(handOver.name)}</b>
        </button>
      </div>
    );
  if (!scene || !look || playing.faces.size === 0) return <div className="loading" aria-busy="true" />;
  return (
    <Seat
      playing={playing}
      scene={scene}
      look={look}
      words={words}
      held={held}
      lesson={lesson}
      matchKey={key}
      onHome={onHome}
      onAgain={onAgain}
      onBegin={onBegin}
    />
  );
}
