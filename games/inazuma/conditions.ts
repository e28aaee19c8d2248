/** Conditions only this game has, the tags of a text, and the clause a player is told when one of them does not hold. */
import { type Cond, type Condition, reading, type Seat, type Source } from '@touchline/engine';
import { FIRED_UP, firedUp, kicker } from './pitch.ts';
import { attacker, goalsOf, type Inazuma, type Phase, phaseNow, type T } from './state.ts';

/** INA-616, INA-618: is this text one for the phase that is going on? */
export function usedIn(t: T, index: number, phase: Phase | null): boolean {
  const { when } = t.ability(index);
  return 'use' in when && phase !== null && when.use.includes(phase);
}

const ATTACKER: readonly Source[] = ['own.turn', 'own.first'];
const KICKER: readonly Source[] = ['zone.field', 'mark.kicking'];

export const conditions: { readonly [name: string]: Condition<Inazuma> } = {
  /** Fewer goals than the opponent. */
  behind: reading(['zone.goals'], (t, seat) => goalsOf(t, seat) < goalsOf(t, 1 - seat)),
  /** INA-507: the fired-up icon. */
  firedUp: reading(FIRED_UP, (t, _seat, self) => self >= 0 && firedUp(t, self)),
  /** INA-1103. */
  kicking: reading(KICKER, (t, seat, self) => self >= 0 && kicker(t, seat) === self),
  /** INA-617: the turn in which this player attacks. */
  ownTurn: reading(ATTACKER, (t, seat) => attacker(t) === seat),
  opponentTurn: reading(ATTACKER, (t, seat) => attacker(t) !== seat),
  /** INA-616, for texts that are always at work. */
  inPhase: reading(['scopes'], (t, _seat, _self, value) => phaseNow(t) === value),
};

const CLAUSES: { readonly [condition: string]: string } = { firedUp: 'INA-507', ownTurn: 'INA-617', opponentTurn: 'INA-617' };

/** Which rule a condition comes from; `otherwise` where it is the card's own. */
export function conditionClause(cond: Cond, otherwise: string): string {
  const parts = 'all' in cond ? cond.all : [cond];
  for (const part of parts) if ('is' in part && CLAUSES[part.is]) return CLAUSES[part.is];
  return otherwise;
}

/** Things named by their part in the play. */
export const roles: { readonly [name: string]: (t: T, seat: Seat) => number } = { kicker: reading(KICKER, kicker) };
