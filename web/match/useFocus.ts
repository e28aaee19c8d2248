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

/**
 * `within`: something that stays in the table, `question`: another one whenever somebody is to read it. True if the focus stayed where it
 * was, so that it has to be said.
 */
export function useFocus(within: RefObject<HTMLElement | null>, question: string): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    const table = tableOf(within);
    const keep = () => isLost() && rest(table);
    keep();
    const watching = new MutationObserver(keep);
    watching.observe(table, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [within]);
  // With the question itself: whoever goes on at once is not called back.
  useLayoutEffect(() => {
    if (question === '') return;
    const table = tableOf(within);
    const stays = mayStay() || isResting(table);
    setStayed(stays);
    if (!stays) rest(table);
  }, [within, question]);
  return stayed;
}

const tableOf = (within: RefObject<HTMLElement | null>): HTMLElement => within.current!.closest<HTMLElement>('.table')!;
