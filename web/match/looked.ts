/** A card somebody looks at, as long as they do. */
import type { Scene, ShownCard } from './scene.ts';

export interface Looked {
  readonly def: string;
  /** Null where only its face is told of. */
  readonly card: ShownCard | null;
}

/** As the scene shows it: its numbers may have changed since somebody began to look, and one that is gone is no more than its face. */
export function asNow({ zones }: Scene, { def, card }: Looked): Looked {
  if (!card) return { def, card };
  for (const { cards } of zones) for (const one of cards) if (one?.handle === card.handle) return { def: one.def, card: one };
  return { def, card: null };
}
