/** The keys of the table: one for each deed, changed by pressing another. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Deed, deeds, holderOf, isFree, keyOf, usualKeys } from '../page/keys.ts';
import { change, useSettings } from '../page/settings.ts';
import { roomWords } from '../words/rooms.ts';
import { keyName } from '../words/words.ts';
import '../pieces/keys.css';

/** Shift and its like come before the key that is meant. */
const HELD = ['shift', 'control', 'alt', 'altgraph', 'meta', 'capslock', 'dead'];

export function KeyWishes() {
  const { language, keys } = useSettings();
  const words = roomWords(language).keys;
  const [asked, setAsked] = useState<Deed | null>(null);
  const [said, setSaid] = useState('');
  /** The key that was pressed last was meant as a wish. */
  const caught = useRef(false);
  const named = (key: string) => keyName(key, language);

  const give = (deed: Deed, key: string) => {
    const holder = holderOf(key, deed, keys);
    if (!isFree(key)) return setSaid(words.notFree(named(key)));
    if (holder) return setSaid(words.taken(named(key), words.deeds[holder]));
    change({ keys: { ...keys, [deed]: key } });
    setAsked(null);
    setSaid(words.changed(named(key), words.deeds[deed]));
  };
  const onKeyDown = (event: KeyboardEvent, deed: Deed) => {
    const key = keyOf(event);
    caught.current = asked === deed && key !== 'tab' && !HELD.includes(key);
    if (!caught.current) return;
    event.preventDefault();
    if (key === 'escape') setAsked(null);
    else give(deed, key);
  };
  return (
    <>
      <p>{words.about}</p>
      <ul className="key-wishes">
        {deeds.map((deed) => (
          <li key={deed} data-deed={deed}>
            <span>
              {words.deeds[deed]}
              {keys[deed] !== usualKeys[deed] && <small> ({words.usually(named(usualKeys[deed]))})</small>}
            </span>
            <button
              type="button"
              className="btn sm"
              aria-label={asked === deed ? words.press : words.change(words.deeds[deed], named(keys[deed]))}
              aria-pressed={asked === deed}
              onClick={() => setAsked(deed)}
              onBlur={() => setAsked(null)}
              onKeyDown={(event) => onKeyDown(event, deed)}
              // It may be one that presses a button when it is let go.
              onKeyUp={(event) => caught.current && event.preventDefault()}
            >
              <b>{asked === deed ? words.press : named(keys[deed])}</b>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn"
        onClick={() => {
          change({ keys: usualKeys });
          setSaid(words.isReset);
        }}
      >
        <b>{words.reset}</b>
      </button>
      <p role="status">{said}</p>
    </>
  );
}
