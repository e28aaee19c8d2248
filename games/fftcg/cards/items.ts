/** Markers for abilities on the stack, told apart by what kind of ability they stand for (FFT-901). No card of any deck. */
import type { Card } from '../kinds.ts';

const item = (id: string, kind: string): Card => ({
  id,
  name: id,
  kind: 'item',
  back: 'item',
  stats: {},
  traits: { item: [kind] },
  abilities: [],
});

export const items: readonly Card[] = [item('auto', 'auto'), item('action', 'action'), item('special', 'special'), item('burst', 'burst')];
