/** The match that is shown as a link, into the clipboard; where that is not allowed, to be copied by hand. */
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Playing } from '../match/useMatch.ts';
import { hrefOf } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { afterWords } from '../words/after.ts';
import { wordsOf } from '../words/words.ts';
import '../style/dialogs.css';

type Outside = Pick<Playing, 'call' | 'report'>;

const addressOf = (link: string): string => `${location.origin}${location.pathname}${hrefOf({ at: 'shared', link })}`;

export interface Copying {
  readonly copy: () => void;
  readonly copied: boolean;
  readonly forget: () => void;
  /** Where it can be copied by hand. */
  readonly dialog: ReactNode;
}

/** `here`: the page's own address is the link. */
export function useCopyLink({ call, report }: Outside, here = false): Copying {
  const { language } = useSettings();
  const words = afterWords(language).link;
  const [copied, setCopied] = useState(false);
  const [address, setAddress] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const copy = async () => {
    const made = here ? location.href : addressOf((await call('link', {})).link);
    setAddress(made);
    try {
      await navigator.clipboard.writeText(made);
      setCopied(true);
    } catch {
      dialog.current?.showModal();
    }
  };
  return {
    copy: () => void copy().catch(report),
    copied,
    forget: () => setCopied(false),
    dialog: (
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
    ),
  };
}

export function CopyLink(outside: Outside) {
  const words = afterWords(useSettings().language).link;
  const { copy, copied, dialog } = useCopyLink(outside);
  return (
    <>
      <button type="button" className="btn" title={words.note} onClick={copy} data-copy-link>
        <Icon name={copied ? 'check' : 'chain'} />
        <b>{words.copy}</b>
      </button>
      <output className={copied ? 'copied' : 'sr'}>{copied ? words.copied : ''}</output>
      {dialog}
    </>
  );
}
