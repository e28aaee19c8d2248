/** Draws again every so often, while it is wanted. */
import { useEffect, useReducer } from 'react';

export function useTick(ms: number, wanted: boolean): void {
  const [, tick] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  }, [ms, wanted]);
}
