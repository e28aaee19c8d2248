/** The same guest on other devices: passkeys made, shown and removed; or why there are none here. */
import { useState } from 'react';
import { useLoaded } from '../library/client.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import { api, type Me } from '../match/remote/http.ts';
import { useSettings } from '../page/settings.ts';
import { Failed } from '../screens/Failed.tsx';
import { ago } from '../words/ago.ts';
import { onlineWords } from '../words/online.ts';
import { type KeptPasskey, makePasskey, showPasskey, type Unmade, whyNoPasskeys } from './passkey.ts';

interface Props {
  readonly me: Me | null;
  /** This browser is somebody else now, or nobody. */
  readonly onChanged: () => void;
}

export function Passkeys({ me, onChanged }: Props) {
  const { passkeys } = onlineWords(useSettings().language);
  const why = whyNoPasskeys();
  return (
    <section className="panel-box" aria-labelledby="you-passkeys" data-passkeys={why ?? 'here'}>
      <h2 id="you-passkeys">{passkeys.title}</h2>
      <p className="quiet">{passkeys.about}</p>
      {why ? <p className="quiet">{passkeys.why[why]}</p> : <Keys me={me} onChanged={onChanged} />}
    </section>
  );
}

function Keys({ me, onChanged }: Props) {
  const { language } = useSettings();
  const { passkeys } = onlineWords(language);
  const [turn, setTurn] = useState(0);
  const [said, setSaid] = useState<'made' | 'back' | Unmade | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [sure, setSure] = useState(false);
  const name = me?.name ?? null;
  const { value } = useLoaded(
    () => (name === null ? Promise.resolve({ passkeys: [] }) : api<{ readonly passkeys: readonly KeptPasskey[] }>('GET', 'passkeys')),
    [name, turn],
  );
  const kept = value?.passkeys ?? [];
  const done = async (what: 'made' | 'back', work: () => Promise<Unmade | null>) => {
    setFailed(null);
    setSaid(null);
    try {
      setSaid((await work()) ?? what);
      if (what === 'back') onChanged();
    } catch (error) {
      setFailed(failureOf(error));
    }
    setTurn((now) => now + 1);
  };
  // Who has no passkey of their own loses what they were here.
  const losing = name !== null && kept.length === 0 && (me?.matches.length ?? 0) > 0;
  const back = () => {
    if (losing && !sure) return setSure(true);
    setSure(false);
    void done('back', showPasskey);
  };
  return (
    <>
      {kept.length > 0 && (
        <ul className="tables">
          {kept.map(({ id, created, used }, i) => (
            <li key={id} data-passkey>
              <span>
                <b>{passkeys.one(i + 1)}</b>
                <small>{passkeys.used(ago(created, language), ago(used, language))}</small>
              </span>
              <button
                type="button"
                className="btn sm"
                onClick={() => void api('DELETE', `passkeys/${id}`).finally(() => setTurn((now) => now + 1))}
              >
                <b>{passkeys.remove}</b>
                <span className="sr">{passkeys.one(i + 1)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {failed && <Failed why={failed} />}
      {sure && name !== null && (
        <p className="quiet" role="alert">
          {passkeys.losing(name)}
        </p>
      )}
      <div className="acts">
        {name !== null && (
          <button type="button" className="btn" data-make-passkey onClick={() => void done('made', makePasskey)}>
            <b>{kept.length > 0 ? passkeys.another : passkeys.make}</b>
          </button>
        )}
        <button type="button" className="btn" data-show-passkey onClick={back}>
          <b>{sure ? passkeys.haveReally : passkeys.have}</b>
        </button>
        {kept.length > 0 && (
          <button type="button" className="btn" data-sign-out onClick={() => void api('DELETE', 'session').finally(onChanged)}>
            <b>{passkeys.leave}</b>
          </button>
        )}
      </div>
      <output>{said && passkeys.said[said]}</output>
    </>
  );
}
