/** The match that is shown as a link, into the clipboard; where that is not allowed, to be copied by hand. */
import { useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Playing } from '../match/useMatch.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { afterWords } from '../words/after.ts';
import { wordsOf } from '../words/words.ts';
import '../style/dialogs.css';

type Props = Pick<Playing, 'call' | 'report'> & { readonly className?: string };

const addressOf = (link: string): string => `${location.origin}${location.pathname}${hrefOf({ at: 'shared', link })}`;

export function CopyLink({ call, report, className = 'btn' }: Props) {
  const { language } = useSettings();
  const words = afterWords(language).link;
  const [copied, setCopied] = useState(false);
  const [address, setAddress] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const copy = async () => {
    const made = addressOf((await call('link', {})).link);
    try {
      await navigator.clipboard.writeText(made);
      setCopied(true);
    } catch {
      setAddress(made);
      dialog.current?.showModal();
    }
  };
  return (
    <>
      <button type="button" className={className} title={words.note} onClick={() => void copy().catch(report)}>
        <Icon name={copied ? 'check' : 'chain'} />
        <b>{words.copy}</b>
      </button>
      <output className={copied ? 'copied' : 'sr'}>{copied ? words.copied : ''}</output>
      <dialog ref={dialog} className="slip" aria-label={words.copy}>
        <label>
          <span>{words.here}</span>
          <textarea readOnly rows={5} value={address} onFocus={(event) => event.target.select()} />
        </label>
        <p>{words.note}</p>
        <footer>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            <b>{wordsOf(language).close}</b>
          </button>
        </footer>
      </dialog>
    </>
  );
}
