/**
 * What the log tells of the turns played: an attack and its shots are over before anybody is asked again, so the board would otherwise never
 * show them. Lines are known by their clause, and what they count by its name.
 */
import type { LogLine } from '@touchline/host';

type Totals = readonly [number, number];

export interface Shot {
  /** Cards turned up, by seat. */
  readonly flips: readonly [readonly string[], readonly string[]];
  /** Kicker, then goalkeeper; two for each comparison, the last decided. */
  readonly totals: readonly Totals[];
  /** Null while it is open. */
  readonly goal: boolean | null;
}

/** The attack of a turn. */
export interface Attack {
  readonly attacker: number;
  /** Attack, then defence. */
  readonly totals: Totals;
  readonly shots: readonly Shot[];
}

const ATTACK = 'INA-709';
const KICKER = 'INA-803';
const TURNED_UP = 'INA-806';
const COMPARED = 'INA-808';
const GOAL = 'INA-813';
const SAVE = 'INA-809';

/** So many lines tell of one card that is turned up: the card, then whose SP it raises. */
const LINES_A_FLIP = 2;

const NO_SHOT: Shot = { flips: [[], []], totals: [], goal: null };

/** One for each turn whose attack was compared. Without a shot it was stopped. */
export function storyOf(lines: readonly LogLine[]): readonly Attack[] {
  const attacks: Attack[] = [];
  let turnedUp = [0, 0];
  const shoot = (change: (shot: Shot) => Shot) => {
    const last = attacks.at(-1);
    if (!last) return;
    attacks[attacks.length - 1] = { ...last, shots: [...last.shots.slice(0, -1), change(last.shots.at(-1) ?? NO_SHOT)] };
  };
  for (const { clause, seat, cards, facts } of lines)
    switch (clause) {
      case ATTACK:
        attacks.push({ attacker: seat, totals: [Number(facts.attack), Number(facts.defence)], shots: [] });
        break;
      case KICKER: {
        const last = attacks.at(-1);
        turnedUp = [0, 0];
        if (last) attacks[attacks.length - 1] = { ...last, shots: [...last.shots, NO_SHOT] };
        break;
      }
      case TURNED_UP:
        if (turnedUp[seat]++ % LINES_A_FLIP > 0) break;
        shoot((shot) => {
          const flips: [readonly string[], readonly string[]] = [...shot.flips];
          flips[seat] = [...flips[seat], ...cards];
          return { ...shot, flips };
        });
        break;
      case COMPARED:
        shoot((shot) => ({ ...shot, totals: [...shot.totals, [Number(facts.shot), Number(facts.save)]] }));
        break;
      case GOAL:
        shoot((shot) => ({ ...shot, goal: true }));
        break;
      case SAVE:
        shoot((shot) => ({ ...shot, goal: false }));
        break;
    }
  return attacks;
}
