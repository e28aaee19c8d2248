/** A number on a card as it is now: what was changed says so by an arrow, not by colour alone. */
import type { Face, ShownCard } from '../match/scene.ts';
import './change.css';

export interface NumberNow {
  readonly value: number;
  /** 1: more than printed, -1: less. */
  readonly changed: number;
  /** Said besides what is printed; '' if it is as printed. */
  readonly said: string;
}

/** `printed`: the number it is held against, where that is not the one of its own name. */
export function numberNow(face: Face, card: ShownCard | null, stat: string, printed = face.stats[stat] ?? 0): NumberNow {
  const value = card?.sums[stat]?.value ?? printed;
  return { value, changed: Math.sign(value - printed), said: value === printed ? '' : `${stat.toUpperCase()} ${value}` };
}

export const Change = ({ of: { changed } }: { readonly of: NumberNow }) =>
  changed === 0 ? null : <i className={changed > 0 ? 'chg up' : 'chg down'} />;
