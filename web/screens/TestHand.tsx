/** What a first hand of a deck may look like: some cards of its largest group, drawn anew as often as one likes. */
import { useEffect, useRef, useState } from 'react';
import type { Draw } from '../games/drawing.ts';
import type { Face } from '../match/scene.ts';
import { useSettings } from '../page/settings.ts';
import { FacePicture } from '../pieces/FaceCard.tsx';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import type { Shown } from './DeckEditor.tsx';
import '../style/dialogs.css';

interface Props {
  readonly deck: Shown;
  readonly faces: ReadonlyMap<string, Face>;
  readonly draw: Draw;
  readonly onClose: () => void;
}

const HAND = 5;

function drawn(deck: Shown): readonly string[] {
  const left = [...Object.values(deck.list).toSorted((a, b) => b.length - a.length)[0]];
  const chance = crypto.getRandomValues(new Uint32Array(HAND));
  return [...chance].flatMap((n) => left.splice(n % Math.max(1, left.length), 1));
}

export function TestHand({ deck, faces, draw, onClose }: Props) {
  const { language } = useSettings();
  const words = roomWords(language).deck;
  const dialog = useRef<HTMLDialogElement>(null);
  const [hand, setHand] = useState(() => drawn(deck));
  useEffect(() => dialog.current?.showModal(), []);
  const cards = hand.flatMap((id) => faces.get(id) ?? []);
  return (
    <dialog className="slip test-hand" ref={dialog} aria-labelledby="test-hand" onClose={onClose}>
      <h2 id="test-hand">{words.testHand}</h2>
      <ul>
        {cards.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ in their place alone
          <li key={i}>
            <FacePicture face={face} draw={draw} language={language} size="m" />
            <span className="sr">{face.name}</span>
          </li>
        ))}
      </ul>
      <footer>
        <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
          <b>{screenWords(language).close}</b>
        </button>
        <button type="button" className="btn sm pri" onClick={() => setHand(drawn(deck))}>
          <b>{words.another}</b>
        </button>
      </footer>
    </dialog>
  );
}
