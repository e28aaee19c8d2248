/** Keys of the table. None of them does anything while somebody types, or while something lies over the table. */
import { useLayoutEffect } from 'react';
import { keyOf } from '../page/keys.ts';

/** What a key does; false if it is left to the browser after all. */
export type Keys = { readonly [key: string]: ((event: KeyboardEvent) => unknown) | undefined };

/** What is held down goes on moving, and does nothing else again. */
const MOVING = /^arrow/;

/** `evenIn`: a kind of dialog in which they work too. */
export function useKeys(keys: Keys, onNumber?: (n: number) => void, evenIn = ''): void {
  // What is shown can be answered at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event, evenIn)) return;
      const key = keyOf(event);
      const deed = keys[key];
      const n = onNumber ? numberOf(event) : 0;
      if ((!deed && n === 0) || (event.repeat && !MOVING.test(key))) return;
      if (!deed) onNumber?.(n);
      else if (deed(event) === false) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [keys, onNumber, evenIn]);
}

/** Not typed into a field, not meant for the browser or for what lies over the table. */
export function isForTable(event: KeyboardEvent, evenIn = ''): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return false;
  const over = event.target instanceof Element && event.target.closest('dialog');
  return !over || (evenIn !== '' && over.matches(evenIn));
}

/** A field takes every key, and a button is pressed by two of them. */
function isTyped({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input, select, textarea')) return true;
  return (key === 'Enter' || key === ' ') && target.matches('button, a[href]');
}

/** By its place where the row of digits writes something else. */
function numberOf({ key, code, shiftKey }: KeyboardEvent): number {
  if (/^[1-9]$/.test(key)) return Number(key);
  return shiftKey ? 0 : Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0);
}
