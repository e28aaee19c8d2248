/** Attacks that nobody blocks, and the EX Bursts they turn up. */
import { atAttack, attack, bothPass, type Match, PLAIN, type Side } from './table.ts';

/** From a Preparation Step: this attack is not blocked and deals its point. Stops at the EX Burst or in the window after the damage. */
export function hit(t: Match, first: string, ...party: readonly string[]): Match {
  attack(t, first, ...party);
  for (let i = 0; i < 20 && t.own.phase === 'attack' && t.b.count('stack') > 0; i++) bothPass(t);
  bothPass(t);
  if (t.ask === 'block') t.b.pick('noBlock');
  return bothPass(t);
}

/** A textless Forward of side a's deals a point of damage that turns up this card of side b's, who uses its EX Burst. */
export function burst(card: string, s: { readonly a?: Side; readonly b?: Side } = {}): Match {
  const t = atAttack({ a: { ...s.a, field: [PLAIN, ...(s.a?.field ?? [])] }, b: { ...s.b, top: [card, ...(s.b?.top ?? [])] } });
  hit(t, PLAIN);
  t.b.pick('useBurst');
  return t;
}
