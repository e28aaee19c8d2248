/** ELV-1011 to ELV-1022: one team attacks in one Section. Plain numbers: no table, no chance. */

export interface Keeper {
  readonly strength: number;
  readonly gloves: number;
}

/** What became of each attacker, in the order given. */
export interface Attack {
  /** The defender that blocks, by index; -1: none is left that could. */
  readonly blockedBy: readonly number[];
  readonly saved: readonly boolean[];
  readonly goal: readonly boolean[];
  /** Gloves left afterwards. */
  readonly gloves: number;
}

/** ELV-1022: strongest first; equals keep the order they are given in. Returns indices. */
export function strongestFirst(strengths: readonly number[]): number[] {
  return strengths.map((_, i) => i).sort((a, b) => strengths[b] - strengths[a] || a - b);
}

/** ELV-1012, ELV-1014, ELV-1015, ELV-1016, ELV-R30: the weakest free defender who is strong enough; -1: there is none. */
function blockerOf(strength: number, defenders: readonly number[], free: readonly boolean[]): number {
  let best = -1;
  for (let d = 0; d < defenders.length; d++)
    if (free[d] && defenders[d] >= strength && (best < 0 || defenders[d] < defenders[best])) best = d;
  return best;
}

/**
 * ELV-1013, ELV-1017, ELV-1020: attackers without a defender shoot, and a Goalkeeper who is strong enough and has a glove left saves. A
 * defender who may block two stands in the list twice. `lets`: shots the Goalkeeper lets in although he could save them (ELV-1018).
 */
export function attack(
  attackers: readonly number[],
  defenders: readonly number[],
  keeper: Keeper,
  lets: (attacker: number) => boolean = () => false,
): Attack {
  const free = defenders.map(() => true);
  const blockedBy = attackers.map(() => -1);
  const saved = attackers.map(() => false);
  const goal = attackers.map(() => false);
  const order = strongestFirst(attackers);
  for (const a of order) {
    const d = blockerOf(attackers[a], defenders, free);
    if (d >= 0) free[d] = false;
    blockedBy[a] = d;
  }
  let { gloves } = keeper;
  for (const a of order) {
    if (blockedBy[a] >= 0) continue;
    saved[a] = gloves > 0 && keeper.strength >= attackers[a] && !lets(a);
    goal[a] = !saved[a];
    if (saved[a]) gloves--;
  }
  return { blockedBy, saved, goal, gloves };
}

/**
 * ELV-1022, ELV-R68, ELV-R88: groups of equal attackers of whom some score and some do not, so that somebody must say who: who is in the
 * group, and how many of them score. Nothing else depends on it.
 */
export function rivals(
  attackers: readonly number[],
  { goal }: Pick<Attack, 'goal'>,
): { readonly of: readonly number[]; readonly goals: number }[] {
  return [...new Set(attackers)]
    .map((strength) => attackers.flatMap((s, i) => (s === strength ? [i] : [])))
    .map((of) => ({ of, goals: of.filter((i) => goal[i]).length }))
    .filter(({ of, goals }) => goals > 0 && goals < of.length);
}

/**
 * The same as a number only, for whoever tries many line-ups: goals, and gloves left in the lowest four bits. Attackers must come strongest
 * first.
 */
export function goalsAndGloves(attackers: readonly number[], defenders: readonly number[], strength: number, gloves: number): number {
  let taken = 0;
  let goals = 0;
  let left = gloves;
  for (let a = 0; a < attackers.length; a++) {
    const shot = attackers[a];
    let best = -1;
    for (let d = 0; d < defenders.length; d++)
      if ((taken & (1 << d)) === 0 && defenders[d] >= shot && (best < 0 || defenders[d] < defenders[best])) best = d;
    if (best >= 0) taken |= 1 << best;
    else if (left > 0 && strength >= shot) left--;
    else goals++;
  }
  return goals * 16 + left;
}
