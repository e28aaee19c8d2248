/** Sound is offered before somebody has chosen. */
import { useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import { change } from '../page/settings.ts';
import { turnSound } from '../sound/hear.ts';
import { useTable } from './table.ts';
import './whisper.css';

/** Questions after which it is plain that somebody does not mind about sound. */
const ENOUGH = 4;

/** Once, in the first match. It takes nothing from anybody: whoever plays on is not asked again. */
export function SoundOffer({ question }: { readonly question: string }) {
  const { words } = useTable();
  const asked = useRef(0);
  useEffect(() => {
    if (question && ++asked.current > ENOUGH) change({ soundOffered: true });
  }, [question]);
  return (
    <section className="whisper sound-offer" aria-label={words.sound.title}>
      <p>
        <Icon name="sound" /> {words.sound.offer}
      </p>
      <button type="button" className="btn sm" onClick={() => turnSound(true)}>
        <b>{words.sound.yes}</b>
      </button>
      <button type="button" className="btn sm" onClick={() => turnSound(false)}>
        <b>{words.sound.no}</b>
      </button>
    </section>
  );
}
