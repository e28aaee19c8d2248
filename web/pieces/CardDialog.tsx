/** One card over the table, large, with its whole text to be read or heard. */
import { useEffect, useRef } from 'react';
import type { ShownCard } from '../match/scene.ts';
import { roomWords } from '../words/rooms.ts';
import { keyName } from '../words/words.ts';
import { Drawn } from './Card.tsx';
import { Sums } from './Inspector.tsx';
import { Rich } from './Rich.tsx';
import { useTable } from './table.ts';
import '../style/dialogs.css';

interface Props {
  readonly def: string;
  readonly card: ShownCard | null;
  /** The key that opened it closes it. */
  readonly zoomKey: string;
  readonly onClose: () => void;
}

export function CardDialog({ def, card, zoomKey, onClose }: Props) {
  const { faces, look, language, words } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  const face = faces.get(def);
  if (!face) return null;
  const drawing = look.draw(face, card, language);
  return (
    <dialog
      ref={dialog}
      className="zoom"
      aria-labelledby="zoomed"
      aria-describedby="zoomed-text"
      onClose={onClose}
      onKeyDown={({ key }) => key.toLowerCase() === zoomKey && dialog.current?.close()}
    >
      <span className={`card l ${drawing.className.replace(/\bdull\b/, '')}`} style={drawing.style} aria-hidden="true">
        <Drawn face={face} drawing={drawing} size="l" quiet />
      </span>
      <article>
        <h2 id="zoomed" ref={heading} tabIndex={-1}>
          {face.name}
        </h2>
        <div id="zoomed-text" style={{ display: 'contents' }}>
          <p className="line">{face.line}</p>
          {face.text.length === 0 && <p className="quiet">{roomWords(language).card.noText}</p>}
          {face.text.map((text) => (
            <p key={text}>
              <Rich text={text} />
            </p>
          ))}
          <Sums card={card} />
        </div>
      </article>
      <footer>
        <span className="grow" />
        <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
          <b>{words.close}</b>
          <kbd>{keyName('escape', language)}</kbd>
        </button>
      </footer>
    </dialog>
  );
}
