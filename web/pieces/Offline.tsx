/** Playing without a connection: a line that says whether it is ready, and a word when it becomes so. */
import { useEffect } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useOffline } from '../page/offline.ts';
import { change, useSettings } from '../page/settings.ts';
import { menuWords } from '../words/menu.ts';
import './whisper.css';

export function Offline() {
  const offline = useOffline();
  const { language } = useSettings();
  return (
    <p className="offline" data-offline={offline}>
      <Icon name={offline === 'ready' ? 'check' : 'info'} /> {menuWords(language).offline[offline]}
    </p>
  );
}

/** Milliseconds in which it can be read. */
const READ = 10_000;

/** Once on a device, as soon as it is so. */
export function OfflineNote() {
  const ready = useOffline() === 'ready';
  const { language } = useSettings();
  useEffect(() => {
    if (!ready) return;
    const read = setTimeout(() => change({ offlineTold: true }), READ);
    return () => clearTimeout(read);
  }, [ready]);
  // What is announced is heard only if its place was there before.
  return (
    <p className={ready ? 'whisper' : 'sr'} role="status">
      {ready && (
        <>
          <Icon name="check" /> {menuWords(language).offline.ready}
        </>
      )}
    </p>
  );
}
