/** FFT-2003: who controls a Character by texts, and what goes back when they end. */
import type { Seat } from '@touchline/engine';
import { ownerOf } from './primed.ts';
import { BOTH, type T } from './state.ts';
import { field } from './zones.ts';

/** The last text that gives control of it, else its owner. */
export function controllerByTexts(t: T, card: number): Seat {
  const mod = t.s.mods.findLast((m) => m.stat === 'controller' && 'refs' in m.on && m.on.refs.some((r) => t.find(r) === card));
  return mod ? (mod.by as number) : ownerOf(t, card);
}

/** FFT-R71: what was borrowed goes back as soon as the text that gave control of it has ended. */
export function returnBorrowed(t: T): void {
  const anyText = t.s.mods.some((m) => m.stat === 'controller');
  const back = BOTH.flatMap((seat) =>
    t.pile(field, seat).filter((c) => (anyText || ownerOf(t, c) !== seat) && controllerByTexts(t, c) !== seat),
  );
  if (back.length > 0) t.batch(back.map((card) => ({ type: 'control', card, seat: controllerByTexts(t, card) })));
}
