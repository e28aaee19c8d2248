/** What a text has laid on the table is gone when its phase is over. */
import { deepEqual, notDeepEqual } from 'node:assert/strict';
import type { Match } from './scenarios.ts';

/** Both pass until this phase is over. */
export function phaseOver(t: Match): Match {
  notDeepEqual(t.state.mods, []);
  const phase = () => t.a.view.at.scopes.map(([path]) => path).find((path) => /\/(strategy|attack|shooting)$/.test(path)) ?? '';
  const turn = t.own.turn;
  const now = phase();
  for (let i = 0; i < 20 && !t.result && t.own.turn === turn && phase() === now && (t.ask !== 'kicker' || i === 0); i++) {
    const { keys } = t.seat(t.asked[0]);
    t.pick(t.asked[0], keys.find((key) => ['pass', 'asFlipped', 'done', 'decline'].includes(key)) ?? keys[0]);
  }
  deepEqual(t.state.mods, []);
  return t;
}
