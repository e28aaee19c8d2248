/** Keys that do something for as long as they are held: where the table passes meanwhile. */
import type { Stop } from '@touchline/host';
import { useEffect, useState } from 'react';
import { type KeyOf, keyOf } from '../page/keys.ts';
import { isForTable } from './useKeys.ts';

/** Null while neither is held. The later one counts until it is let go. */
export function useHeld({ every, skip }: KeyOf): Stop | null {
  const [held, setHeld] = useState<{ readonly stop: Stop; readonly code: string } | null>(null);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (event.repeat || (key !== every && key !== skip) || !isForTable(event)) return;
      event.preventDefault();
      setHeld({ stop: key === every ? 'always' : 'at-their-attack', code: event.code });
    };
    // By its place: what it writes may be another sign once Shift is let go.
    const up = ({ code }: KeyboardEvent) => setHeld((now) => (now?.code === code ? null : now));
    // Nobody hears a key that is let go over another window.
    const away = () => setHeld(null);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, [every, skip]);
  return held?.stop ?? null;
}
