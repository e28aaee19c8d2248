/** The season Week by Week, as the log has told it: who met whom and how it ended, and what the teams nobody met have rolled. */
import type { Json, Seat } from '@touchline/engine';

/** A line of the log, as far as it is read here. */
export interface ToldLine {
  readonly clause: string;
  readonly seat: Seat;
  readonly facts: { readonly [name: string]: Json };
}

export interface Played {
  readonly seat: Seat;
  /** The emblem of the Opponent. */
  readonly team: string;
  /** The club's goals first. */
  readonly score: readonly number[];
  /** Points the club got, and the Opponent. */
  readonly own: number;
  readonly their: number;
}

export interface WeekTold {
  readonly week: number;
  readonly played: readonly Played[];
  /** By emblem, the points a die gave. */
  readonly rolled: { readonly [team: string]: number };
}

const WEEK = 'ELV-302';
const RESULT = 'ELV-1105';
const LEAGUE = 'ELV-1106';
const DIE = 'ELV-1120';

const numbers = (told: Json | undefined): readonly number[] => (Array.isArray(told) ? told.map(Number) : []);

interface Settled extends WeekTold {
  readonly played: Played[];
  readonly rolled: { [team: string]: number };
}

/** Weeks in which nothing has been settled yet are left out. */
export function weeksTold(lines: readonly ToldLine[]): readonly WeekTold[] {
  const weeks: Settled[] = [];
  const scores = new Map<Seat, readonly number[]>();
  let week = 0;
  const now = () => {
    const last = weeks.at(-1);
    if (last?.week === week) return last;
    const fresh: Settled = { week, played: [], rolled: {} };
    weeks.push(fresh);
    return fresh;
  };
  for (const { clause, seat, facts } of lines) {
    const team = typeof facts.team === 'string' ? facts.team : '';
    if (clause === WEEK && 'week' in facts) week = Number(facts.week);
    else if (clause === RESULT && 'score' in facts) scores.set(seat, numbers(facts.score));
    else if (clause === LEAGUE && 'own' in facts)
      now().played.push({ seat, team, score: scores.get(seat) ?? [], own: Number(facts.own), their: Number(facts.their) });
    else if (clause === DIE && team !== '' && 'n' in facts) now().rolled[team] = Number(facts.n);
  }
  return weeks;
}

/** What a Week was to one team: the points of each Match it played; or of its die; none: it was turned back to its active side. */
export interface TeamWeek {
  readonly week: number;
  readonly matches: readonly number[];
  readonly rolled: number | null;
}

/** Of a club by its seat, of an Opponent by its emblem. */
export const weeksOfTeam = (weeks: readonly WeekTold[], of: Seat | string): readonly TeamWeek[] =>
  weeks.map(({ week, played, rolled }) => ({
    week,
    matches: played.flatMap(({ seat, team, own, their }) => (seat === of ? [own] : team === of ? [their] : [])),
    rolled: typeof of === 'string' && of in rolled ? rolled[of] : null,
  }));
