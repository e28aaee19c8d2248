/** Somebody tells what went wrong: into a file with the match, and then what to do with it. */
import { useState } from 'react';
import { download } from '../match/files.ts';
import { reportOf } from '../match/report.ts';
import { useSettings } from '../page/settings.ts';
import { Dialog } from '../pieces/Dialog.tsx';
import { menuWords } from '../words/menu.ts';
import { wordsOf } from '../words/words.ts';

interface Props {
  /** The match as a file. */
  readonly load: () => Promise<{ readonly name: string; readonly text: string }>;
  /** What a programmer wants to know, if something is known. */
  readonly details?: string;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
}

export function ReportFault({ load, details = '', onFailed, onClose }: Props) {
  const settings = useSettings();
  const words = menuWords(settings.language).report;
  const [happened, setHappened] = useState('');
  const [saved, setSaved] = useState('');
  const save = async () => {
    const { name, text } = await load();
    download(`report-${name}`, reportOf(text, settings, { happened, details }));
    setSaved(`report-${name}`);
  };
  return (
    <Dialog className="report" title={words.title} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save().catch(onFailed);
          }}
        >
          <label>
            <span>{words.ask}</span>
            <textarea rows={4} value={happened} placeholder={words.example} onChange={(event) => setHappened(event.target.value)} />
          </label>
          <p>{words.holds}</p>
          {saved && (
            <output>
              <b>{words.saved(saved)}</b>
              <span>{words.then}</span>
            </output>
          )}
          <footer>
            <button type="button" className="btn" onClick={close}>
              <b>{wordsOf(settings.language).close}</b>
            </button>
            <button type="submit" className="btn pri">
              <b>{words.save}</b>
            </button>
          </footer>
        </form>
      )}
    </Dialog>
  );
}
