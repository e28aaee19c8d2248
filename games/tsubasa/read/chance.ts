/** How likely an action succeeds, from numbers everybody can see: two dice, a tie for the Attacker (TSU-410, TSU-411). */

const FACES = [1, 2, 3, 4, 5, 6];

/** In how many of the 36 throws the Attacker wins with this lead before the dice; with Assured Success a 6 against a 1 decides (TSU-811). */
function wins(lead: number, assured: boolean): number {
  let n = 0;
  for (const a of FACES)
    for (const d of FACES) {
      const sure = assured && a === 6 && d === 1 ? 1 : assured && a === 1 && d === 6 ? 0 : -1;
      n += sure >= 0 ? sure : lead + a >= d ? 1 : 0;
    }
  return n;
}

const FURTHEST = 6;
const known = [false, true].map((assured) => Array.from({ length: 2 * FURTHEST + 1 }, (_, i) => wins(i - FURTHEST, assured) / 36));

/** The chance that the Attacker's value is not lower, with this lead of cards and points. */
export const chanceOf = (lead: number, assured = false): number =>
  known[assured ? 1 : 0][Math.max(-FURTHEST, Math.min(FURTHEST, lead)) + FURTHEST];
