/**
 * What the log tells of this period: its battles, and what was turned up last. A Burning Chance is over before anybody is asked again, so
 * the board would otherwise never show it. Lines are known by their clause, and what they count by its name.
 */
import type { LogLine } from '@touchline/host';

export interface Battle {
  /** Cards turned up, by seat. */
  readonly flips: readonly [readonly string[], readonly string[]];
  /** Attack, then defence; null where nothing was left to compare. */
  readonly powers: readonly [number, number] | null;
  /** The same in words. */
  readonly text: string;
  readonly attacker: number;
  /** Who lost, and the card that went out; a shot has no such card. */
  readonly loser: number;
  readonly out: string;
  readonly shot: boolean;
}

export interface Story {
  /** Of this period; a shot is the last of the period before. */
  readonly battles: readonly Battle[];
  readonly last: Battle | null;
}

const DRAWN = 'EPC-301';
const TURNED_UP = 'EPC-702';
const COMPARED = 'EPC-717';
const LOST = 'EPC-708';
const GOAL = 'EPC-804';
const SAVE = 'EPC-805';

const NOTHING = { flips: [[], []] as [string[], string[]], powers: null as Battle['powers'], text: '', attacker: -1 };

export function storyOf(lines: readonly LogLine[]): Story {
  let battles: Battle[] = [];
  let last: Battle | null = null;
  let open = NOTHING;
  const close = (loser: number, out: string, shot: boolean) => {
    last = { ...open, loser, out, shot };
    battles.push(last);
    open = NOTHING;
  };
  for (const { clause, seat, cards, text, facts } of lines)
    switch (clause) {
      case DRAWN:
        battles = [];
        break;
      case TURNED_UP: {
        const flips: [string[], string[]] = [...open.flips];
        flips[seat] = [...flips[seat], ...cards];
        open = { ...open, flips };
        break;
      }
      case COMPARED:
        open = { ...open, powers: [Number(facts.attack), Number(facts.defence)], text, attacker: seat };
        break;
      case LOST:
        close(seat, cards[0] ?? '', false);
        break;
      case GOAL:
        close(1 - seat, '', true);
        break;
      case SAVE:
        close(1 - seat, '', true);
        break;
    }
  return { battles, last };
}

/** The powers, those of `first` first. */
export const powersIn = ({ powers, attacker }: Battle, first: number) => (first === attacker ? powers : (powers?.toReversed() ?? null));
