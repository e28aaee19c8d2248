/** Twelve ready phrases, which each reads in their own language; and what was said. */
import { phraseWords } from '@touchline/host';
import { type Phrase, phrases } from '@touchline/host/wire';
import { useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { OnlineNow } from '../match/remote/now.ts';
import type { Scene } from '../match/scene.ts';
import { useSettings } from '../page/settings.ts';
import { onlineWords } from '../words/online.ts';
import { wordsOf } from '../words/words.ts';
import { nameAt } from './nameAt.ts';
import { useTick } from './useTick.ts';

interface Props {
  readonly online: OnlineNow;
  readonly scene: Scene;
  readonly onMute: (seat: number, on: boolean) => void;
  readonly onSay: (phrase: Phrase) => void;
  readonly onReport: (seat: number) => void;
  readonly onClose: () => void;
}

/** Over everything: a sheet at the bottom on a telephone. */
export function Say({ online, scene, onMute, onSay, onReport, onClose }: Props) {
  const { language } = useSettings();
  const { say } = onlineWords(language);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const others = [...scene.seats.keys()].filter((seat) => seat !== online.viewer && online.standing?.seats[seat].who === 'person');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="say-sheet"
      aria-label={say.title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <header>
        <h2>{say.title}</h2>
        <button type="button" className="tb ico" aria-label={wordsOf(language).close} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </header>
      <ul className="phrases">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              className="btn sm"
              data-phrase={phrase}
              onClick={() => {
                onSay(phrase);
                dialog.current?.close();
              }}
            >
              <b>{phraseWords[language][phrase]}</b>
            </button>
          </li>
        ))}
      </ul>
      {others.map((seat) => {
        const name = nameAt(online, scene, seat);
        const muted = online.muted.includes(seat);
        return (
          <footer key={seat}>
            <p>{muted ? say.muted(name) : name}</p>
            <button type="button" className="btn sm" aria-pressed={muted} data-mute={seat} onClick={() => onMute(seat, !muted)}>
              <Icon name={muted ? 'sound' : 'mute'} />
              <b>{muted ? say.unmute : say.mute}</b>
            </button>
            <button type="button" className="btn sm" data-report={seat} onClick={() => onReport(seat)}>
              <b>{say.more}</b>
            </button>
          </footer>
        );
      })}
    </dialog>
  );
}

/** Milliseconds something that was said stays. */
const STAYS = 8000;

interface HeardProps {
  readonly online: OnlineNow;
  readonly scene: Scene;
}

/** What was said last; of others only while they are not muted. */
export function Heard({ online, scene }: HeardProps) {
  const { language } = useSettings();
  const { say } = onlineWords(language);
  const heard = online.said.filter(({ seat, at }) => !online.muted.includes(seat) && Date.now() - at < STAYS).slice(-3);
  useTick(1000, heard.length > 0);
  if (heard.length === 0) return null;
  return (
    <div className="heard" role="log" aria-label={say.title}>
      {heard.map(({ seat, phrase, nth }) => (
        <p key={nth} className={seat === online.viewer ? 'own' : ''} data-said={phrase}>
          {say.heard(seat === online.viewer ? say.you : nameAt(online, scene, seat), phraseWords[language][phrase])}
        </p>
      ))}
    </div>
  );
}
