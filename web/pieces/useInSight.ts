/** Where a board is higher than its room, what can be chosen comes into sight: the first of these that is there. */
import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../motion/afterPaint.ts';

/** `moment`: another one whenever something else is lit. */
export function useInSight(board: RefObject<HTMLElement | null>, moment: string, ...wanted: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted never changes
  useEffect(
    () =>
      afterPaint(() => {
        const found = wanted.map((selector) => board.current?.querySelector(selector)).find((element) => element);
        found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }),
    [board, moment],
  );
}
