/** What tests of single cards do again and again. */
import { game } from '../index.ts';
import { act, attack, block, type Match, pass, resolveAll } from './table.ts';

/** What the seat may answer with this verb. */
export const offered = (t: Match, seat: number, verb: string): string[] => t.seat(seat).keys.filter((k) => k.startsWith(`${verb}:`));
/** Side a attacks, nobody blocks, and side b uses the EX Burst of the card that is turned up. */
export const turnUp = (t: Match, attacker: string): Match => block(attack(t, attacker), null).until('exBurst', 1).b.pick('useBurst');
/** Side a passes and side b casts or uses this, which resolves. */
export const theyCast = (t: Match, key: string, ...choices: readonly string[]): Match => resolveAll(act(pass(t), key, ...choices));

/** What is printed on a card, in one line: number, name, type, cost, power, icons, job, category, keywords. */
export function printOf(id: string): string {
  const { name, stats, traits } = game.defs[game.defIndex.get(id)!];
  const all = [id, name, ...traits.type, stats.cost, stats.power, ...traits.icon, ...traits.job, ...traits.category, ...traits.keyword];
  return all.join(' ');
}
