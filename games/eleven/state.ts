/** What the game remembers beyond cards and zones, and the combinators typed for it. */
import { flowOf, type Options, type Seat, type Table } from '@touchline/engine';
import { STAT } from './cards/boards.ts';
import { type ScenarioName, scenarioBy, scenarios } from './cards/scenarios.ts';
import { divisionOf, emblemsOf, scenarioOf, weeksOf } from './options.ts';

/** The four kinds of markers; each has a track of its own with a Stat marker on it. */
export type Resource = 'cash' | 'fan' | 'op' | 'fit';
export const RESOURCES: readonly Resource[] = ['cash', 'fan', 'op', 'fit'];

/** ELV-302: the days of a Week. */
export const MONDAY = 0;
export const TUESDAY = 1;
export const THURSDAY = 3;
export const MATCHDAY = 4;
export const WEEKEND = 5;

/** How a Match came out. */
export const LOST = 0;
export const DRAWN = 1;
export const WON = 2;

/** The colours of a board decision, as `colour` counts them; 0: none yet. */
export const COLOURS = ['', 'yellow', 'blue', 'red'] as const;

type BySeat = readonly number[];

export type Eleven = {
  /** From 1; 0 before the first. */
  readonly week: number;
  readonly day: number;
  /** ELV-112: the manager with the Stage marker. */
  readonly first: Seat;
  /** Whose turn it is on the three days in the middle; -1: nobody's. */
  readonly active: Seat;

  // Personal supply and tracks (ELV-204, ELV-205, ELV-R2).
  readonly cash: BySeat;
  readonly fan: BySeat;
  readonly op: BySeat;
  readonly fit: BySeat;
  readonly statCash: BySeat;
  readonly statFan: BySeat;
  readonly statOp: BySeat;
  readonly statFit: BySeat;
  readonly vp: BySeat;
  readonly office: BySeat;
  /** Scenario 2. */
  readonly debt: BySeat;

  // What was used: today, and this Week.
  readonly basic: BySeat;
  readonly paid: BySeat;
  /** ELV-R86: builds at a price. */
  readonly builds: BySeat;
  readonly freeRerolls: BySeat;
  /** ELV-1654. */
  readonly freeYoungsters: BySeat;

  /** The die of a vote, a consequence or an effect; 0: none lies there. */
  readonly die: BySeat;
  /** ELV-409: index in `COLOURS`. */
  readonly colour: BySeat;

  // The Match of this Week (ELV-216).
  /** The Formation as a number, 442 for 4-4-2; 0: none yet. */
  readonly shape: BySeat;
  readonly goals: BySeat;
  readonly against: BySeat;
  /** Gloves left: own Goalkeeper, and the Opponent's. */
  readonly gloves: BySeat;
  readonly foeGloves: BySeat;
  /** FAN on Stands. */
  readonly stands: BySeat;
  /** 1: Sold Out (ELV-920). */
  readonly soldOut: BySeat;
  /** LOST, DRAWN or WON of the last Match; -1: none yet. */
  readonly outcome: BySeat;

  // The season.
  readonly wins: BySeat;
  readonly draws: BySeat;
  readonly losses: BySeat;
  /** Wins in Weeks 4 to 6 (Scenario 5). */
  readonly lateWins: BySeat;
  /** Matches without a goal conceded. */
  readonly cleanSheets: BySeat;
  /** Matches played Sold Out. */
  readonly fullHouses: BySeat;
  /** Wins against Opponents of the advanced deck. */
  readonly giants: BySeat;
  /** Most goals in one Match. */
  readonly best: BySeat;
  /** ELV-1655: 1 if the deadline of Scenario 4 was met. */
  readonly onTime: BySeat;

  // The League table.
  readonly points: BySeat;
  /** The emblems of the eight Opponents, and by their index their points and whether the marker is inactive. */
  readonly league: readonly string[];
  readonly foePoints: BySeat;
  readonly inactive: BySeat;
};

const same = (n: number, count: number): BySeat => new Array<number>(count).fill(n);
export function startState(options: Options, seats: number): Eleven {
  const none = same(0, seats);
  const start = same(STAT.start, seats);
  const { redNumbers } = scenarios;
  const inDebt = scenarioOf(options, seats) === redNumbers.no;
  const league = emblemsOf(divisionOf(options, seats));
  return {
    week: 0,
    day: MONDAY,
    first: 0,
    active: -1,
    cash: none,
    fan: none,
    op: none,
    fit: none,
    statCash: inDebt ? same(redNumbers.cashStat, seats) : start,
    statFan: start,
    statOp: start,
    statFit: start,
    vp: none,
    office: none,
    debt: inDebt ? same(redNumbers.debt, seats) : none,
    basic: none,
    paid: none,
    builds: none,
    freeRerolls: none,
    freeYoungsters: none,
    die: none,
    colour: none,
    shape: none,
    goals: none,
    against: none,
    gloves: none,
    foeGloves: none,
    stands: none,
    soldOut: none,
    outcome: same(-1, seats),
    wins: none,
    draws: none,
    losses: none,
    lateWins: none,
    cleanSheets: none,
    fullHouses: none,
    giants: none,
    best: none,
    onTime: none,
    points: none,
    league,
    foePoints: same(0, league.length),
    inactive: same(0, league.length),
  };
}

export type T = Table<Eleven>;
export const { seq, phase, act, ask, askAll, group, window, when, loop, loopWhile, each, leave, again, sub, together, over, offer } =
  flowOf<Eleven>();

/** Numbers that lie on cards and things. */
export const MARKS = [
  // On Player cards.
  'trained',
  'plusS',
  'plusP',
  'minusS',
  'minusP',
  /** VP tokens on Experience spaces of either type. */
  'vpM',
  'vpG',
  /** Assigned to this Match (2: for 0 FIT); the cost of its effect was assigned too; its effect is used; how it played in the last Match. */
  'on',
  'paid',
  'used',
  'last',
  /** The unnumbered marker it is bound to: 1 to 3 (`mA` to `mC`); 0: none. */
  'bound',
  /** Hired by the text that is carried out. */
  'fresh',
  // On Players, Staff and Directors.
  'inj',
  'sus',
  'exhausted',
  // On Sponsors: 1 Adboard, 2 Adboard taken for the bonus, 3 Kit.
  'contract',
  // On Objectives: 1 base, 2 perfect.
  'level',
  // On Jersey markers: 1 shows D; changed Strength in this Match; scored; may block two; chosen while a line-up is made.
  'def',
  'boost',
  'scored',
  'twice',
  'picked',
  'set',
  // On opposing men: 1 is an A; Strength, and gloves of the Goalkeeper; what became of a shot.
  'attack',
  'strength',
  'gloves',
  'saved',
] as const;

export const seatsOf = (t: T): Seat[] => Array.from({ length: t.s.seats }, (_, seat) => seat);
/** ELV-303: First player first, then clockwise. */
export const inTurn = (t: T): Seat[] => seatsOf(t).map((i) => (t.own.first + i) % t.s.seats);
/** The seat a running flow is about: its variable, or the seat whose strand it is. */
export const seatHere = (t: T): Seat => t.v<Seat>('seat');
export const isSolo = (t: T): boolean => t.s.seats === 1;
/** The Scenario that is played; null: none (ELV-R85). */
export const scenario = (t: T): ScenarioName | null => scenarioBy(scenarioOf(t.s.options, t.s.seats));
export const weeks = (t: T): number => weeksOf(t.s.options, t.s.seats);
/** ELV-R36. */
export const isLastWeek = (t: T): boolean => t.own.week === weeks(t);
