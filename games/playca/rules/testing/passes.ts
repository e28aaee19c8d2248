/** The pass decision of the first battle. */
import { atBattle, type Match, type Side } from './scenarios.ts';

export const G01: Side = { active: 'PC-G01', field: ['PC-G04', 'PC-G08'] };
export const I01: Side = { active: 'PC-I01', field: ['PC-I04', 'PC-I08'] };
export const battle = (a: Side = {}, b: Side = {}) => atBattle({ a: { ...G01, ...a }, b: { ...I01, ...b } });
/** Both sides finish their uses and turn up these cards. */
export function fight(t: Match, a: string, b: string): Match {
  t.top(0, [a]).top(1, [b]);
  for (let i = 0; i < 2; i++) t.pick(t.asked[0], 'done');
  return t;
}
