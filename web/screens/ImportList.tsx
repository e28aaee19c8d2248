/** A list from somewhere else becomes a deck of one's own; what could not be read of it is named there. */

import { type Fault, listProblem } from '@touchline/lists';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ask } from '../library/client.ts';
import { ownNew } from '../library/deck.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import { go } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { listWords } from '../words/lists.ts';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import { Failed } from './Failed.tsx';
import '../style/dialogs.css';

interface Props {
  readonly game: string;
  readonly onClose: () => void;
}

export function ImportList({ game, onClose }: Props) {
  const { language } = useSettings();
  const [words, screens] = [roomWords(language).deck, screenWords(language)];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [text, setText] = useState('');
  const [name, setName] = useState(words.freshName);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const read = async (event: FormEvent) => {
    event.preventDefault();
    setFailed(null);
    try {
      const deck = await ask('read', { game, text, name });
      const empty = Object.values(deck.list).every((ids) => ids.length === 0);
      const said = ({ line, problem }: Fault) => `${words.unread(line)} ${listProblem(listWords(language), problem)}`.trim();
      if (empty) return setWrong([words.nothingRead, ...deck.unread.map(said)]);
      const own = await ownNew({ game, name: deck.name, list: deck.list, unread: deck.unread });
      go({ at: 'deck', game, id: own.id });
    } catch (error) {
      setFailed(failureOf(error));
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name.replace(/\.[^.]+$/, ''));
    setText(await file.text());
  };
  return (
    <dialog className="slip" ref={dialog} aria-labelledby="importing" onClose={onClose}>
      <form onSubmit={(event) => void read(event)}>
        <h2 id="importing">{words.import}</h2>
        <p>{words.importHow}</p>
        <label>
          <span>{words.list}</span>
          <textarea value={text} rows={10} spellCheck={false} onChange={(event) => setText(event.target.value)} />
        </label>
        <label className="file">
          <span>{words.file}</span>
          <input type="file" accept=".txt,.json,.o8d,.csv,.tsv,text/*" onChange={(event) => void choose(event.target.files?.[0])} />
        </label>
        <Failed why={failed} />
        {wrong.length > 0 && (
          <ul className="failed" role="alert">
            {wrong.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <footer>
          <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
            <b>{screens.close}</b>
          </button>
          <button type="submit" className="btn sm pri" disabled={text.trim() === ''}>
            <b>{words.read}</b>
          </button>
        </footer>
      </form>
    </dialog>
  );
}
