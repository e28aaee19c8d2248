/** The card whose text is carried out. */
import type { T } from '../state.ts';

export const selfHere = (t: T): number => t.vCard('self');
/** Its id, as the log names what something came from. */
export function sourceHere(t: T): string {
  const self = selfHere(t);
  return self < 0 ? '' : t.def(self).id;
}
