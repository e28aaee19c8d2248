/** Which texts of a card have a die rolled. */
import type { AnyEffect, CardDef } from '@touchline/engine';
import { inOwnKinds } from '../kinds.ts';

const rolls = (effects: readonly AnyEffect[]): boolean =>
  inOwnKinds(effects).some((e) => {
    if (e.do === 'roll') return true;
    if (e.do === 'injure' || e.do === 'suspend') return e.whom === 'd12';
    return e.do === 'if' && rolls(e.then);
  });

/** Of everything that is printed on it (`text`), the notes before its texts included. */
export function rollingTexts({ abilities }: CardDef, text: readonly string[]): readonly string[] {
  return text.slice(text.length - abilities.length).filter((_, i) => rolls(abilities[i].do));
}
