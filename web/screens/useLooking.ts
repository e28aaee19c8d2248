/** What somebody looks at: the card they pointed at last, shown large a moment later, or opened by itself. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Looked } from '../match/looked.ts';
import type { ShownCard } from '../match/scene.ts';

/** Milliseconds. */
const CALM = 100;

export type Looking = ReturnType<typeof useLooking>;

export function useLooking() {
  /** What was looked at last, and what is shown of it a moment later. */
  const looked = useRef<Looked | null>(null);
  const [inspected, setInspected] = useState<Looked | null>(null);
  const [zoomed, setZoomed] = useState<Looked | null>(null);
  const inspecting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever points at a card looks at it already.
  const onInspect = useCallback((def: string, card: ShownCard | null) => {
    looked.current = { def, card };
    clearTimeout(inspecting.current);
    // Whoever only passes by, or clicks at once, waits for what they did and not for a large card.
    inspecting.current = setTimeout(() => setInspected((now) => (now?.def === def && now.card === card ? now : { def, card })), CALM);
  }, []);
  useEffect(() => () => clearTimeout(inspecting.current), []);
  const onZoom = useCallback((def: string, card: ShownCard | null) => setZoomed({ def, card }), []);
  return { looked, inspected, zoomed, setZoomed, onInspect, onZoom };
}
