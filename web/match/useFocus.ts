/** The focus is never lost: a new question takes it, unless somebody is reading the log or still on what can be chosen. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isLost, isResting, mayStay, rest, setStops } from './keysFocus.ts';

/** `choice`: another one whenever something else can be answered with, `scene` whenever something else lies there. */
export function useStops(table: RefObject<HTMLElement | null>, scene: unknown, choice: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: both have been drawn
  useLayoutEffect(() => void (table.current && setStops(table.current)), [table, scene, choice]);
  useEffect(() => {
    const root = table.current!;
    const moved = () => setStops(root);
    root.addEventListener('focusin', moved);
    return () => root.removeEventListener('focusin', moved);
  }, [table]);
}

/** `question`: another one whenever somebody is to read it. True if the focus stayed where it was, so that it has to be said. */
export function useFocus(table: RefObject<HTMLElement | null>, question: string): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    const keep = () => isLost() && table.current && rest(table.current);
    keep();
    const watching = new MutationObserver(keep);
    watching.observe(table.current!, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [table]);
  // With the question itself: whoever goes on at once is not called back.
  useLayoutEffect(() => {
    if (question === '' || !table.current) return;
    const stays = mayStay() || isResting(table.current);
    setStayed(stays);
    if (!stays) rest(table.current);
  }, [table, question]);
  return stayed;
}
