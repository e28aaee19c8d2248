/** A deck to be taken elsewhere: as text, JSON, OCTGN file or link. */

import type { DeckList } from '@touchline/engine';
import { useEffect, useRef, useState } from 'react';
import { ask, useLoaded } from '../library/client.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { roomWords } from '../words/rooms.ts';
import { screenWords } from '../words/screens.ts';
import { Failed } from './Failed.tsx';
import '../style/dialogs.css';
import '../style/wishes.css';

const FORMS = ['text', 'json', 'o8d', 'link'] as const;
const ENDINGS = { text: 'txt', json: 'json', o8d: 'o8d' } as const;

interface Props {
  readonly game: string;
  readonly name: string;
  readonly list: DeckList;
  readonly onClose: () => void;
}

async function written({ game, name, list }: Props, form: (typeof FORMS)[number]): Promise<string> {
  if (form !== 'link') return ask('write', { game, name, list, form });
  const packed = await ask('write', { game, name, list, form: 'packed' });
  return new URL(hrefOf({ at: 'import', game, packed }), location.href).href;
}

export function ExportList(props: Props) {
  const { language } = useSettings();
  const [words, screens] = [roomWords(language).deck, screenWords(language)];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [form, setForm] = useState<(typeof FORMS)[number]>('text');
  const [copied, setCopied] = useState(false);
  const { value, failed } = useLoaded(() => written(props, form), [form]);
  const save = () => {
    if (form === 'link') return;
    const address = URL.createObjectURL(new Blob([value ?? ''], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${props.name.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'deck'}.${ENDINGS[form]}`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <dialog className="slip" ref={dialog} aria-labelledby="exporting" onClose={props.onClose}>
      <h2 id="exporting">
        {words.export}: {props.name}
      </h2>
      <fieldset className="forms">
        <legend className="sr">{words.export}</legend>
        {FORMS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="form"
              checked={one === form}
              onChange={() => {
                setForm(one);
                setCopied(false);
              }}
            />
            <span>{words.forms[one]}</span>
          </label>
        ))}
      </fieldset>
      <textarea readOnly rows={form === 'link' ? 5 : 12} aria-label={words.forms[form]} value={value ?? ''} />
      <Failed why={failed} />
      <footer>
        <button type="button" className="btn sm" onClick={() => dialog.current?.close()}>
          <b>{screens.close}</b>
        </button>
        {form !== 'link' && (
          <button type="button" className="btn sm" onClick={save}>
            <b>{words.save}</b>
          </button>
        )}
        <button
          type="button"
          className="btn sm pri"
          onClick={() => void navigator.clipboard.writeText(value ?? '').then(() => setCopied(true))}
        >
          <b role="status">{copied ? words.copied : words.copy}</b>
        </button>
      </footer>
    </dialog>
  );
}
