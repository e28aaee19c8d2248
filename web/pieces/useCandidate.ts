/** The answer that is pointed at, where only one is left: what it is called, and what a board was told it comes to. */

import type { Scene } from '../match/scene.ts';
import { useAsked, useTable } from './table.ts';

export function useCandidate<After>(
  scene: Scene,
  outcomes: { readonly [key: string]: After },
): { readonly label: string; readonly after: After } | null {
  const { faces } = useTable();
  const { choice } = useAsked();
  const [only, ...more] = choice.left;
  if (choice.chosen.length === 0 || !only || more.length > 0) return null;
  const after = outcomes[only.key];
  if (!after) return null;
  const card = scene.zones.flatMap(({ cards }) => cards).find((one) => one?.handle === only.on[0]);
  return { label: faces.get(card?.def ?? '')?.name ?? '', after };
}
