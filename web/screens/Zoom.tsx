/** One card, large, with its text beside it; arrow keys go on to the next. */

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Draw } from '../games/drawing.ts';
import type { Face, Language } from '../match/scene.ts';
import { FacePicture } from '../pieces/FaceCard.tsx';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import '../style/dialogs.css';

interface Props {
  readonly face: Face;
  /** Through which the arrow keys go. */
  readonly among: readonly Face[];
  readonly draw: Draw;
  readonly language: Language;
  readonly onTurn: (face: Face) => void;
  readonly onClose: () => void;
}

export function Zoom({ face, among, draw, language, onTurn, onClose }: Props) {
  const screens = screenWords(language);
  const words = roomWords(language).card;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Each card is read from its name on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card
  useEffect(() => heading.current?.focus(), [face.id]);
  const place = among.findIndex(({ id }) => id === face.id);
  const turn = (by: number) => {
    const next = among[place + by];
    if (place >= 0 && next) onTurn(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' || key === 'ArrowDown') turn(1);
    if (key === 'ArrowLeft' || key === 'ArrowUp') turn(-1);
  };
  return (
    <dialog className="zoom" ref={dialog} aria-labelledby="zoomed" onClose={onClose} onKeyDown={onKeyDown}>
      <FacePicture face={face} draw={draw} language={language} size="l" />
      <article>
        <h2 id="zoomed" ref={heading} tabIndex={-1}>
          {face.name}
        </h2>
        <p className="line">{face.line}</p>
        {face.text.length === 0 && <p className="quiet">{words.noText}</p>}
        {face.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="quiet">{face.id}</p>
      </article>
      <footer>
        <button type="button" className="btn sm" disabled={place <= 0} onClick={() => turn(-1)} aria-label={words.previous}>
          <Icon name="chev" className="mirror" />
        </button>
        <span>{place >= 0 && words.place(place + 1, among.length)}</span>
        <button
          type="button"
          className="btn sm"
          disabled={place < 0 || place === among.length - 1}
          onClick={() => turn(1)}
          aria-label={words.next}
        >
          <Icon name="chev" />
        </button>
        <span className="grow" />
        <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
          <b>{screens.close}</b>
          <kbd>Esc</kbd>
        </button>
      </footer>
    </dialog>
  );
}
