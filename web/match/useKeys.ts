/** Keys of the table. None of them does anything while somebody types. */
import { useEffect } from 'react';

export type Keys = { readonly [key: string]: (() => void) | undefined };

export function useKeys(keys: Keys, onNumber: (n: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      // A button that has the focus is pressed by these.
      const pressing = event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
      if (pressing) return;
      if (/^[1-9]$/.test(event.key)) return onNumber(Number(event.key));
      const deed = keys[event.key.toLowerCase()];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [keys, onNumber]);
}
