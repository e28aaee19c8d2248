/** Counts on every so often while somebody looks at the page: what depends on it is asked for again. */
import { useEffect, useState } from 'react';

export function usePolled(ms: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setTurn((now) => now + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return turn;
}
