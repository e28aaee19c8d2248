/** Something did not work: what happened and what to do, in a sentence; what a programmer wants to know is folded away. */
import { Suspense } from 'react';
import type { Failure } from '../match/failure.ts';
import { download, reportOf } from '../match/files.ts';
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

const Refusal = later(async () => (await import('../pieces/Refusal.tsx')).Refusal);

/** What happened and what to do. */
export function Said({ why, name = '' }: { readonly why: Failure; readonly name?: string }) {
  const words = screenWords(useSettings().language);
  if (why.code !== 'match') return failureText(words, why);
  return (
    <Suspense>
      <Refusal problem={why.problem} name={name} />
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
  const settings = useSettings();
  const [words, table] = [screenWords(settings.language), wordsOf(settings.language)];
  const unforeseen = why.code === 'unforeseen';
  const report = async (key: string) => {
    const text = await keptText(key).catch(() => null);
    download(`report-${key}.json`, reportOf(text ?? '{}', settings, unforeseen ? why.details : ''));
  };
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
          <button type="button" className="btn" onClick={() => void report(match)}>
            <b>{words.replay.report}</b>
          </button>
        )}
        <button type="button" className="btn" onClick={onHome}>
          <b>{table.home}</b>
        </button>
      </div>
    </main>
  );
}
