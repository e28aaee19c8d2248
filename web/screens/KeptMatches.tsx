/** Matches that were begun on this device: to go on with, or to delete. */
import { Suspense, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../match/failure.ts';
import { bringBack } from '../match/files.ts';
import { type Kept, keptList } from '../match/store.ts';
import { later } from '../page/later.ts';
import { go } from '../page/route.ts';
import { useSettings } from '../page/settings.ts';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { Failed } from './Failed.tsx';

// A first visit has none.
const KeptList = later(async () => (await import('./KeptList.tsx')).KeptList);

export function KeptMatches() {
  const { language } = useSettings();
  const words = wordsOf(language);
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const [refused, setRefused] = useState<{ readonly why: Failure; readonly name: string } | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      go({ at: 'replay', key: await bringBack(file) });
    } catch (error) {
      setRefused({ why: failureOf(error), name: file.name });
    }
  };
  useEffect(() => {
    void keptList().then(setKept, () => setKept([]));
  }, []);
  return (
    <section className="kept-matches" aria-labelledby="go-on">
      <h2 id="go-on">{words.goOn}</h2>
      <label className="btn sm open-file">
        <b>{screenWords(language).replay.openFile}</b>
        <input type="file" accept=".json,application/json" className="sr" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {refused && <Failed {...refused} />}
      {kept?.length === 0 && <p className="quiet">{words.nothingKept}</p>}
      {kept && kept.length > 0 && (
        <Suspense>
          <KeptList kept={kept} onForget={(gone) => setKept(kept.filter(({ key }) => key !== gone))} />
        </Suspense>
      )}
    </section>
  );
}
