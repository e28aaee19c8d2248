/** Nothing goes on for ever: a position that comes back with no decision in between ends the match in a draw. */

import { words } from '../model/random.ts';
import { mapRefs } from '../model/refs.ts';
import type { Json, State } from '../model/types.ts';
import { canonical } from '../saves/save.ts';
import type { Table } from '../table/table.ts';
import { undecided } from './frames.ts';

/** So many forced answers in a row are looked at more closely. */
export const SUSPICIOUS = 64;
/** A loop in which something only grows never comes back to where it was: this many are enough. */
const ENDLESS = 2000;

/** Everything that could make a difference to how it goes on, apart from which object of its line a card is. */
function position(t: Table): string {
  const { zone, zones, marks, own, tallies, uses, mods, waiting, delayed, main } = t.raw;
  const all = { zone, zones, marks, own, tallies, uses, mods, waiting, delayed, pc: main.pc, frames: main.frames, locals: main.locals };
  const [a, b] = words(canonical(mapRefs(all as unknown as Json, (ref) => ref.id)));
  return `${a}/${b}`;
}

/** An answer was given, one of so many. */
export function noteForced(s: State, answers: number): void {
  if (answers === 1) s.forced++;
  else if (s.forced > 0) {
    s.forced = 0;
    s.loopMark = '';
  }
}

/** After a forced answer: has it all been there before? The mark is set anew at every doubling, so that a loop of any length is found. */
export function endLoop(t: Table): void {
  const s = t.raw;
  if (s.result) return;
  const now = s.forced > ENDLESS ? s.loopMark : position(t);
  if (now === s.loopMark) {
    // That nobody had anything else to do tells of what they hold.
    t.disclose('loop', [], -1);
    s.result = { winners: undecided(t), clause: t.game.spec.bound.clause, reason: 'loop' };
  } else if ((s.forced & (s.forced - 1)) === 0) s.loopMark = now;
}
