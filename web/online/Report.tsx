/** Somebody behaves badly: the host of the server is told, with the log of the match; or one does not want to meet them again. */
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../match/failure.ts';
import { api } from '../match/remote/http.ts';
import { useSettings } from '../page/settings.ts';
import { Failed } from '../screens/Failed.tsx';
import { onlineWords, type ReportReason, reportReasons } from '../words/online.ts';
import { wordsOf } from '../words/words.ts';

interface Props {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly onClose: () => void;
}

export function Report({ match, seat, name, onClose }: Props) {
  const { language } = useSettings();
  const words = onlineWords(language).report;
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<ReportReason>('stalling');
  const [sent, setSent] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const tried = (doing: () => Promise<void>) => () => void doing().catch((error: unknown) => setFailed(failureOf(error)));
  const send = tried(async () => {
    await api('POST', `match/${encodeURIComponent(match)}/report`, { seat, reason });
    setSent(true);
  });
  const block = tried(async () => {
    const { id } = await api<{ readonly id: string }>('POST', 'blocked', { match, seat });
    setBlocked(id);
  });
  const unblock = tried(async () => {
    await api('DELETE', `blocked/${blocked}`);
    setBlocked(null);
  });
  return (
    <dialog ref={dialog} className="slip report-slip" aria-labelledby="report-title" onClose={onClose}>
      <h2 id="report-title">{words.title(name)}</h2>
      <fieldset disabled={sent}>
        <legend>{words.why}</legend>
        {reportReasons.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" value={one} checked={one === reason} onChange={() => setReason(one)} />
            <span>{words.reasons[one]}</span>
          </label>
        ))}
      </fieldset>
      <p className="quiet">{words.about}</p>
      <p className="quiet">{words.blockAbout}</p>
      {failed && <Failed why={failed} />}
      <output>{[sent && words.sent, blocked && words.blocked(name)].filter(Boolean).join(' ')}</output>
      <footer>
        <button type="button" className="btn pri" data-send disabled={sent} onClick={send}>
          <b>{words.send}</b>
        </button>
        <button type="button" className="btn" data-block onClick={blocked ? unblock : block}>
          <b>{blocked ? words.unblock : words.block}</b>
        </button>
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          <b>{wordsOf(language).close}</b>
        </button>
      </footer>
    </dialog>
  );
}
