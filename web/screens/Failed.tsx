/** Something did not work: what happened and what to do, in a sentence; what a programmer wants to know is folded away. */
import { Suspense, useState } from 'react';
import type { Failure } from '../match/failure.ts';
import { keptText } from '../match/store.ts';
import { later } from '../page/later.ts';
import { useSettings } from '../page/settings.ts';
import { failureText } from '../words/failure.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';

interface Props {
  readonly why: Failure | null;
  /** The file it is about, if it is one. */
  readonly name?: string;
}

const ReportFault = later(async () => (await import('./ReportFault.tsx')).ReportFault);
const Refusal = later(async () => (await import('../pieces/Refusal.tsx')).Refusal);

/** What happened and what to do. */
export function Said({ why, name = '' }: { readonly why: Failure; readonly name?: string }) {
  const words = screenWords(useSettings().language);
  if (why.code !== 'match' && why.code !== 'online') return failureText(words, why);
  return (
    <Suspense>
      <Refusal why={why} name={name} />
    </Suspense>
  );
}

/** On a screen that shows other things too. */
export function Failed({ why, name }: Props) {
  if (!why) return null;
  return (
    <div className="failed" role="alert">
      <p>
        <Said why={why} name={name} />
      </p>
      <Details why={why} />
    </div>
  );
}

export function Details({ why }: { readonly why: Failure }) {
  const words = screenWords(useSettings().language);
  if (!('details' in why)) return null;
  return (
    <details>
      <summary>{words.failed.details}</summary>
      <pre>{why.details}</pre>
    </details>
  );
}

interface ScreenProps {
  readonly why: Failure;
  /** The match it happened in. */
  readonly match?: string;
  readonly onHome: () => void;
}

/** Instead of everything else. */
export function FailedScreen({ why, match, onHome }: ScreenProps) {
  const { language } = useSettings();
  const [words, table] = [screenWords(language), wordsOf(language)];
  const unforeseen = why.code === 'unforeseen';
  const [reporting, setReporting] = useState(false);
  const load = async () => ({ name: `${match}.json`, text: (await keptText(match ?? '').catch(() => null)) ?? '{}' });
  return (
    <main className="handover failure">
      <div role="alert">
        <h1>
          <Said why={why} />
        </h1>
      </div>
      <Details why={why} />
      <div className="ways-on">
        {unforeseen && (
          <button type="button" className="btn pri" onClick={() => location.reload()}>
            <b>{words.failed.reload}</b>
          </button>
        )}
        {unforeseen && match !== undefined && (
          <button type="button" className="btn" onClick={() => setReporting(true)}>
            <b>{words.replay.report}</b>
          </button>
        )}
        <button type="button" className="btn" onClick={onHome}>
          <b>{table.home}</b>
        </button>
      </div>
      <Suspense>
        {reporting && (
          <ReportFault
            load={load}
            details={unforeseen ? why.details : ''}
            onFailed={() => setReporting(false)}
            onClose={() => setReporting(false)}
          />
        )}
      </Suspense>
    </main>
  );
}
