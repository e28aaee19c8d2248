/** What the lesson says at this question, above it. */

import { useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Scene } from '../match/scene.ts';
import { Rich } from '../pieces/Rich.tsx';
import { useTable } from '../pieces/table.ts';
import { screenWords } from '../words/screens.ts';
import { heardBefore, remember } from './heard.ts';
import { attemptOf, type Heard, hear, isOver, type Lesson } from './lesson.ts';
import './lesson.css';

interface Props {
  readonly lesson: Lesson;
  readonly scene: Scene;
  readonly onPick: (key: string) => void;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

export function Explained({ lesson, scene, onPick, onAgain, onHome }: Props) {
  const { language } = useTable();
  const words = screenWords(language).lesson;
  const [heard, setHeard] = useState<{ readonly scene: Scene | null; readonly notes: Heard }>(() => ({
    scene: null,
    notes: heardBefore(lesson.game),
  }));
  const [closed, setClosed] = useState(false);
  /** The note that has been read and put away; the next one is shown. */
  const [away, setAway] = useState(-1);
  let { notes } = heard;
  if (heard.scene !== scene) {
    notes = hear(lesson, scene, notes);
    setHeard({ scene, notes });
  }
  useEffect(() => remember(lesson.game, notes), [lesson.game, notes]);
  if (closed) return null;
  if (isOver(lesson, scene))
    return (
      <section className="lesson" aria-label={words.lesson} aria-live="polite">
        <h2>{lesson.end.heading[language]}</h2>
        <p>
          <Rich text={lesson.end.text[language]} />
        </p>
        <p className="lesson-o">
          <button type="button" className="btn sm" onClick={() => setClosed(true)}>
            <b>{words.playOn}</b>
          </button>
          <button type="button" className="btn sm" onClick={onAgain}>
            <b>{words.again}</b>
          </button>
          <button type="button" className="btn sm" onClick={onHome}>
            <b>{words.leave}</b>
          </button>
        </p>
      </section>
    );
  const now = notes.at(-1);
  if (!scene.ask || now?.step !== scene.step) return null;
  const note = lesson.notes[now.note];
  const attempt = attemptOf(note, scene);
  const folded = away === now.note;
  return (
    <section className={folded ? 'lesson folded' : 'lesson'} aria-label={words.lesson} aria-live="polite" data-note={now.note}>
      <h2>{note.heading[language]}</h2>
      <button
        type="button"
        className="tb ico"
        aria-expanded={!folded}
        aria-label={folded ? words.unfold : words.fold}
        onClick={() => setAway(folded ? -1 : now.note)}
      >
        <Icon name={folded ? 'plus' : 'minus'} />
      </button>
      {!folded && (
        <p>
          <Rich text={note.text[language]} />
        </p>
      )}
      {attempt && !folded && (
        <p className="lesson-o">
          <button type="button" className="btn sm" onClick={() => onPick(attempt.key)}>
            <small>{words.attempt}</small>
            <b>
              <Rich text={attempt.label} />
            </b>
          </button>
        </p>
      )}
    </section>
  );
}
