/** What the log tells of the match so far: what each round came to, which card brought which into play, and who tries a save. */
import type { LogLine } from '@touchline/host';

export interface Played {
  readonly half: number;
  readonly round: number;
  readonly attacker: number;
  readonly outcome: string;
  /** '' : neither was declared. */
  readonly action: string;
  readonly goals: readonly number[];
}

/** A card that brought another one into play, or was brought: the deeper, the later it is done with. */
export interface Link {
  readonly def: string;
  readonly depth: number;
}

export interface Story {
  readonly rounds: readonly Played[];
  readonly chain: readonly Link[];
  /** The card whose save was tried last in this round; '' : none. */
  readonly saver: string;
}

const ROUND = 'TSU-508';
const PLAYED = 'TSU-302';
const SAVE = 'TSU-732';
const RESULT = 'TSU-501';

const text = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** The card `by` brought `def`; '' : it was played by itself. */
function linked(chain: readonly Link[], by: string, def: string): readonly Link[] {
  if (by === '') return [{ def, depth: 0 }];
  const found = chain.findLast((link) => link.def === by);
  return found
    ? [...chain, { def, depth: found.depth + 1 }]
    : [
        { def: by, depth: 0 },
        { def, depth: 1 },
      ];
}

export function storyOf(lines: readonly LogLine[]): Story {
  const rounds: Played[] = [];
  let chain: readonly Link[] = [];
  let saver = '';
  let at = { half: 0, round: 0 };
  for (const { clause, seat, cards, facts } of lines) {
    if (clause === ROUND && 'round' in facts) {
      at = { half: Number(facts.half), round: Number(facts.round) };
      chain = [];
      saver = '';
    } else if (clause === PLAYED && 'by' in facts && cards[0]) chain = linked(chain, text(facts.by), cards[0]);
    else if (clause === SAVE && 'n' in facts && cards[0]) saver = cards[0];
    else if (clause === RESULT && 'outcome' in facts) {
      const goals = Array.isArray(facts.goals) ? facts.goals.map(Number) : [];
      rounds.push({ ...at, attacker: seat, outcome: text(facts.outcome), action: text(facts.action), goals });
    }
  }
  return { rounds, chain, saver };
}
