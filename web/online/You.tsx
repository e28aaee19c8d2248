/** Who one is at this server, how one is told of one's turn, and how all of it is forgotten. */
import { useState } from 'react';
import { useLoaded } from '../library/client.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import { api, type Me } from '../match/remote/http.ts';
import { useSettings } from '../page/settings.ts';
import { Failed } from '../screens/Failed.tsx';
import { forgetInvites } from '../screens/setup/invites.ts';
import { onlineWords } from '../words/online.ts';
import { Passkeys } from './Passkeys.tsx';
import { canNotify } from './useYourTurn.ts';

interface Props {
  readonly me: Me | null;
  /** This browser is somebody else now, or nobody. */
  readonly onChanged: () => void;
}

export function You({ me, onChanged }: Props) {
  const { hall, you } = onlineWords(useSettings().language);
  const [gone, setGone] = useState(false);
  const name = gone ? null : (me?.name ?? null);
  return (
    <>
      <h1>{hall.you}</h1>
      <p className="lead" data-name={name ?? ''}>
        {name === null ? you.nobody : you.name(name)}
      </p>
      <p className="quiet">{you.about}</p>
      <div className="two">
        <Passkeys me={gone ? null : me} onChanged={onChanged} />
        <Notifying />
        {name !== null && <Blocked />}
        <Kept />
        {name !== null && (
          <Forget
            onGone={() => {
              setGone(true);
              onChanged();
            }}
          />
        )}
      </div>
      <output>{gone && name === null && you.forgotten}</output>
    </>
  );
}

/** What is kept, so that nobody has to guess. */
function Kept() {
  const { you } = onlineWords(useSettings().language);
  return (
    <section aria-labelledby="you-kept">
      <h2 id="you-kept">{you.kept}</h2>
      <ul className="plain-list">
        {you.keptList.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

function Notifying() {
  const { you } = onlineWords(useSettings().language);
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'));
  const text = !canNotify() ? you.toldImpossible : permission === 'denied' ? you.toldBlocked : permission === 'granted' ? you.toldOn : '';
  return (
    <section aria-labelledby="you-told">
      <h2 id="you-told">{you.told}</h2>
      {text && <p className="quiet">{text}</p>}
      {permission === 'default' && (
        <button type="button" className="btn" onClick={() => void Notification.requestPermission().then(setPermission)}>
          <b>{you.tellMe}</b>
        </button>
      )}
    </section>
  );
}

interface Shunned {
  readonly blocked: readonly { readonly id: string; readonly name: string; readonly how: 'block' | 'mute' }[];
}

/** People one does not want to meet or hear. */
function Blocked() {
  const { you, report } = onlineWords(useSettings().language);
  const [turn, setTurn] = useState(0);
  const { value } = useLoaded(() => api<Shunned>('GET', 'blocked'), [turn]);
  if (!value || value.blocked.length === 0) return null;
  return (
    <section aria-labelledby="you-blocked">
      <h2 id="you-blocked">{you.blocked}</h2>
      <ul className="tables">
        {value.blocked.map(({ id, name, how }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{you.how[how]}</small>
            </span>
            <button
              type="button"
              className="btn sm"
              onClick={() => void api('DELETE', `blocked/${id}`).finally(() => setTurn((now) => now + 1))}
            >
              <b>{report.unblock}</b>
              <span className="sr">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Forget({ onGone }: { readonly onGone: () => void }) {
  const { you } = onlineWords(useSettings().language);
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const forget = async () => {
    if (!sure) return setSure(true);
    try {
      await api('DELETE', 'me');
      forgetInvites();
      onGone();
    } catch (error) {
      setFailed(failureOf(error));
    }
  };
  return (
    <section aria-labelledby="you-forget">
      <h2 id="you-forget">{you.forget}</h2>
      <p className="quiet">{you.forgetAbout}</p>
      {failed && <Failed why={failed} />}
      <button type="button" className="btn" data-forget onClick={() => void forget()}>
        <b>{sure ? you.forgetReally : you.forget}</b>
      </button>
    </section>
  );
}
