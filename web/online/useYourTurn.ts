/** Whose turn it is, told to somebody who looks elsewhere: by the title of the page and, where that is allowed, a notification. */
import { useEffect } from 'react';

export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext;

export function useYourTurn(asked: boolean, title: string, text: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = asked ? `● ${text} – Touchline` : `${title} – Touchline`;
    let shown: Notification | null = null;
    if (asked && document.hidden && canNotify() && Notification.permission === 'granted')
      try {
        shown = new Notification('Touchline', { body: text, tag: 'touchline-turn' });
        shown.addEventListener('click', () => window.focus());
      } catch {
        // Telephones show them from a service worker only: the title says it.
      }
    return () => {
      document.title = before;
      shown?.close();
    };
  }, [asked, title, text]);
}
