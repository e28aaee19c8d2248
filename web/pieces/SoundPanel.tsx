/** Sound at the table: on or off, and how loud. */
import { useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../page/settings.ts';
import { turnSound } from '../sound/hear.ts';
import { useTable } from './table.ts';
import { Volume } from './Volume.tsx';
import './sound.css';

interface Props {
  readonly onClose: () => void;
}

export function SoundPanel({ onClose }: Props) {
  const { words } = useTable();
  const { sound } = useSettings();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('button')?.focus();
    // A click anywhere else closes it; the button that opened it does so by itself.
    const away = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('.sound, [data-region=tools]')) onClose();
    };
    window.addEventListener('pointerdown', away);
    return () => window.removeEventListener('pointerdown', away);
  }, [onClose]);
  return (
    <section
      ref={root}
      className="sound"
      aria-label={words.sound.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <button type="button" className="btn sm" aria-pressed={sound === 'on'} onClick={() => turnSound(sound !== 'on')}>
        <Icon name={sound === 'on' ? 'sound' : 'mute'} />
        <b>{words.soundIs[sound]}</b>
      </button>
      <Volume label={words.sound.volume} />
      <button type="button" className="tb ico" aria-label={words.close} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </section>
  );
}
