/** What effects of this game must say beyond what their fields ask for; whatever would be left aside is refused when cards are read. */
import type { AnyEffect, GameSpec } from '@touchline/engine';
import { inOwnKinds } from './kinds.ts';
import type { Fftcg } from './state.ts';

/** Marks every Character can have; counters besides, by name (FFT-2020). */
export const MARKS: readonly string[] = ['dull', 'damage', 'frozen', 'fresh', 'attacks', 'attacking', 'blocking', 'warp'];

/** Declared with the cast or use, and only there (FFT-2072, FFT-110). */
const DECLARED: readonly string[] = ['extra', 'x'];
const PARTS: readonly string[] = ['cp', 'spend', 'crystals'];

export const refuse: NonNullable<GameSpec<Fftcg>['refuse']> = (effect: AnyEffect, place) => {
  const [e] = inOwnKinds([effect]);
  const wrong: [string, string][] = [];
  if (DECLARED.includes(e.do) && place !== 'declare')
    wrong.push(['do', 'is declared with the cast or use: it stands in declare, and not inside a mode']);
  if (e.do === 'extra' && !e.cost.every((part) => PARTS.includes(part.do))) wrong.push(['cost', `must be made of ${PARTS.join(', ')}`]);
  if (e.do === 'spend') {
    if ((e.how === 'counters') !== (e.counter !== undefined)) wrong.push(['counter', 'is named where counters are taken, and only there']);
    if (e.n !== undefined && e.how !== 'counters') wrong.push(['n', 'is the number of counters: say count for the number of cards']);
    if (e.counter !== undefined && MARKS.includes(e.counter)) wrong.push(['counter', 'is no counter but a mark of the rules']);
    if (e.namesake && e.how !== 'discard') wrong.push(['namesake', 'is discarded']);
  }
  if (e.do === 'counter' && MARKS.includes(e.counter) && e.counter !== 'warp')
    wrong.push(['counter', 'is no counter but a mark of the rules']);
  if (e.do === 'damage' && (e.n === undefined) === (e.share === undefined)) wrong.push(['n', 'say how much, or which shares']);
  return wrong;
};
