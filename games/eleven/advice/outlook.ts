/** The VP a club is to expect at the end of the season, as bots count them. The weights were chosen by seasons of bots against each other. */
import type { Seat } from '@touchline/engine';
import { LEAGUE_VP } from '../cards/boards.ts';
import { isTrained, isYoungster } from '../players.ts';
import { sheetOf } from '../score.ts';
import { maintenanceOf, standsOf } from '../stadium.ts';
import { MATCHDAY, MONDAY, seatsOf, type T, THURSDAY, TUESDAY, WEEKEND, weeks } from '../state.ts';
import { textAt } from '../texts.ts';
import { directors, objective, squad, stadium, staff, tactics } from '../zones.ts';
import { pointsIn, squadWorth } from './team.ts';

/** In VP: a marker of each kind while it can still be used, and the same out of production. */
const CASH = 0.42;
const FAN = 0.3;
const SPARE_FAN = 0.1;
const OP = 0.16;
const FIT = 0.06;
/** A Card action in a Week, a feature in a Week, a token that produces, a Tactic in hand, an unfilled Experience space. */
const ACTION = 0.4;
const FEATURE = 0.25;
const PRODUCTION = 0.3;
const TACTIC = 0.35;
const SPACE = 0.55;
/** A cash missing at Maintenance: two Suspensions. */
const MISSING = 1.8;
/** What an Opponent gets in a Week. */
const FOE_POINTS = 1.25;
/** More cash than this for each action to come is of little use. */
const CASH_AN_ACTION = 4;
const SPARE_CASH = 0.08;

const played = (t: T, seat: Seat): number => t.own.wins[seat] + t.own.draws[seat] + t.own.losses[seat];
/** Is a Match under way whose result is not on the table yet? */
const isPlaying = (t: T, seat: Seat): boolean => t.own.day === MATCHDAY && t.s.strands.length > 0 && played(t, seat) < t.own.week;

/** Mondays to come. */
const mondays = (t: T): number => weeks(t) - t.own.week;
/** Basic actions to come, today's if it is not used yet. */
function actionsLeft(t: T, seat: Seat): number {
  const { day, week, active } = t.own;
  const later = 3 * (weeks(t) - week);
  if (week === 0 || day >= MATCHDAY) return later;
  if (day < TUESDAY) return later + 3;
  const order = (s: Seat) => (s - t.own.first + t.s.seats) % t.s.seats;
  const today = active < 0 ? 0 : seat === active ? 1 - t.own.basic[seat] : order(seat) > order(active) ? 1 : 0;
  return later + (THURSDAY - day) + today;
}

/** Points of the League to be expected, the Match under way as it stands. */
export function expectedPoints(t: T, seat: Seat): number {
  const { own } = t;
  let points = own.points[seat];
  let next = played(t, seat) + 1;
  if (isPlaying(t, seat)) {
    const [goals, against] = [own.goals[seat], own.against[seat]];
    points += goals > against ? 3 : goals === against ? 1 : 0;
    next++;
  }
  const total = weeks(t);
  const later = squadWorth(t, seat, own.statFit[seat] + 0.6, total - next + 1);
  for (let week = next; week <= total; week++) {
    const now = week === own.week && own.day > MONDAY && own.day < WEEKEND;
    points += pointsIn(t, week, now ? squadWorth(t, seat, own.fit[seat], 1) : later);
  }
  return points;
}

/** VP of the League: how many teams are to be expected above this one. */
function leagueOutlook(t: T, seat: Seat, points: readonly number[]): number {
  const left = weeks(t) - played(t, seat);
  const spread = 0.35 + 0.55 * Math.sqrt(Math.max(0, left));
  const mine = points[seat];
  let above = 0;
  const weigh = (theirs: number) => {
    above += 1 / (1 + Math.exp((mine - theirs + 0.25) / spread));
  };
  for (const foe of t.own.foePoints) weigh(foe + FOE_POINTS * left);
  points.forEach((theirs, other) => {
    if (other !== seat) weigh(theirs);
  });
  const at = Math.min(above, LEAGUE_VP.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, LEAGUE_VP.length - 1);
  return LEAGUE_VP[low] + (LEAGUE_VP[high] - LEAGUE_VP[low]) * (at - low);
}

/** What markers and tracks will bring. */
function supplyOutlook(t: T, seat: Seat): number {
  const { own } = t;
  const left = mondays(t);
  const stands = standsOf(t, seat);
  const actions = actionsLeft(t, seat);
  const due = maintenanceOf(t, seat).total;
  const isDue = own.week > 0 && own.week < weeks(t);
  // What is used: cash by actions to come, FAN by Stands.
  const cash = own.cash[seat] + left * Math.max(0, own.statCash[seat] - due) - (isDue ? due : 0);
  const useful = Math.max(0, Math.min(cash, actions * CASH_AN_ACTION));
  let sum = CASH * useful + (actions > 0 ? SPARE_CASH * (cash - useful) : 0);
  const match = own.day < MATCHDAY ? 1 : 0;
  sum += match * (FAN * Math.min(own.fan[seat], stands) + SPARE_FAN * Math.max(0, own.fan[seat] - stands));
  sum += left * (FAN * Math.min(own.statFan[seat], stands) + SPARE_FAN * Math.max(0, own.statFan[seat] - stands));
  sum +=
    OP * (match * Math.min(own.op[seat], 6) + left * Math.min(own.statOp[seat], 6)) +
    FIT * (match * own.fit[seat] + left * own.statFit[seat]);
  if (isDue) {
    const income = own.day < MATCHDAY ? Math.min(own.fan[seat], stands) : 0;
    const missing = Math.max(0, due - own.cash[seat] - income);
    sum -= MISSING * missing * (own.day >= THURSDAY ? 1 : 0.4);
  }
  return sum;
}

/** What cards and tokens will do in the Weeks to come. */
function cardsOutlook(t: T, seat: Seat): number {
  const left = mondays(t);
  const thisWeek = t.own.week > 0 && t.own.day < MATCHDAY ? 1 : 0;
  let sum = 0;
  let actions = 0;
  for (const zone of [staff, directors])
    for (const card of t.pile(zone, seat)) {
      const out = t.mark(card, 'sus') + t.mark(card, 'inj');
      const weeksOut = Math.min(left + thisWeek, out);
      if (textAt(t, card, 'action') >= 0) actions += left + (t.mark(card, 'exhausted') === 1 ? 0 : thisWeek) - weeksOut;
      if (t.def(card).abilities.some((ability) => 'always' in ability.when)) sum += FEATURE * (left + thisWeek - weeksOut);
    }
  // There are days for a few of them only.
  sum += ACTION * Math.min(actions, 4.5 * (left + thisWeek));
  for (const token of t.pile(stadium, seat)) if (textAt(t, token, 'production') >= 0) sum += PRODUCTION * left;
  for (const card of t.pile(squad, seat)) {
    if (!isYoungster(t, card)) continue;
    const { m = 0, g = 0 } = t.def(card).stats;
    const spaces = m + g - t.mark(card, 'vpM') - t.mark(card, 'vpG');
    const share = isTrained(t, card) ? SPACE : 0.4 * SPACE;
    sum += share * Math.min(spaces, left + thisWeek);
  }
  sum += TACTIC * Math.min(4, t.count(tactics, seat));
  return sum + (t.count(objective, seat) > 0 ? 1 : 0);
}

/** In VP, by seat: what the end of the season will probably bring. */
export function outlooks(t: T): number[] {
  const points = seatsOf(t).map((seat) => expectedPoints(t, seat));
  return seatsOf(t).map((seat) => {
    const sheet = sheetOf(t, seat);
    return sheet.total - sheet.league + leagueOutlook(t, seat, points) + supplyOutlook(t, seat) + cardsOutlook(t, seat);
  });
}
