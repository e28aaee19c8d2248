/** All keys of the table, those that were changed with what they usually are. */
import { useEffect, useRef } from 'react';
import { deeds, type KeyOf, usualKeys } from '../page/keys.ts';
import { roomWords } from '../words/rooms.ts';
import { keyName } from '../words/words.ts';
import { useTable } from './table.ts';
import './keys.css';

export function KeyList({ keys, onClose }: { readonly keys: KeyOf; readonly onClose: () => void }) {
  const { words, language } = useTable();
  const said = roomWords(language).keys;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="keys"
      aria-label={words.keys}
      onClose={onClose}
      onKeyDown={({ key }) => key.toLowerCase() === keys.keys && dialog.current?.close()}
    >
      <h2>{words.keys}</h2>
      <dl>
        {said.fixed.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
        {deeds.map((deed) => (
          <div key={deed} data-deed={deed}>
            <dt>
              <kbd>{keyName(keys[deed], language)}</kbd>
            </dt>
            <dd>
              {said.deeds[deed]}
              {keys[deed] !== usualKeys[deed] && <small> ({said.usually(keyName(usualKeys[deed], language))})</small>}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
        <b>{words.close}</b>
        <kbd>{keyName('escape', language)}</kbd>
      </button>
    </dialog>
  );
}
