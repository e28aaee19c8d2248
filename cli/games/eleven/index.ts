/** The board of ELEVEN: what the day asks for, in rows of eighty columns; other clubs far away, yours near. */
import type { Seat } from '@touchline/engine';
import { MATCHDAY, MONDAY } from '../../../games/eleven/state.ts';
import { rule, spread } from '../../table/lines.ts';
import { nearSeat, type Scene } from '../../table/scene.ts';
import { own, shown, signed, wordsOf } from './cards.ts';
import { clubRows, edgeOf, squad, supply } from './club.ts';
import { market } from './market.ts';
import { match, scout } from './match.ts';
import { aims, league, meeting, sheet } from './season.ts';

export { beside } from './beside.ts';
export { face } from './cards.ts';

export function board(s: Scene): string[] {
  const near = nearSeat(s);
  const others = Array.from({ length: s.view.seats - 1 }, (_, i): Seat => (near + i + 1) % s.view.seats);
  return [...heading(s), ...(s.view.result ? result(s, [near, ...others]) : stage(s, near, others))];
}

function heading(s: Scene): string[] {
  const w = wordsOf(s);
  const { week, day } = own(s);
  const { weeks, division, scenario, clubs } = shown(s);
  const when = week === 0 ? [w.setUp] : [w.week(week, weeks), capital(w.terms.days[day])];
  const where = [...when, w.division(division), ...(scenario > 0 ? [w.terms.scenario[scenario]] : [])];
  const totals = clubs.map(({ name, sheet: { total } }) => `${name} ${signed(total)}`).join(' · ');
  return week === 0 ? [where.join(' · ')] : spread(where.join(' · '), totals, s.width);
}
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the moment asks for: the market in the week, the meeting on Monday, the pitch on Matchday. */
function stage(s: Scene, near: Seat, others: readonly Seat[]): string[] {
  const { week, day } = own(s);
  const far = others.flatMap((seat) => [...edgeOf(s, seat), ...supply(s, seat), ...(s.dense ? [] : squad(s, seat))]);
  if (week === 0) return [...far, rule(s.width), ...clubRows(s, near)];
  if (day === MONDAY) return [...far, rule(s.width), ...meeting(s, near), rule(s.width), ...clubRows(s, near)];
  if (day === MATCHDAY) {
    const matches = others.flatMap((seat) => [...edgeOf(s, seat), ...match(s, seat)]);
    return [
      ...matches,
      rule(s.width),
      ...match(s, near),
      rule(s.width),
      ...edgeOf(s, near),
      ...supply(s, near),
      ...squad(s, near),
      ...aims(s),
    ];
  }
  // In the week the other clubs lie there as openly as one's own.
  const clubs = s.dense ? far : others.flatMap((seat) => clubRows(s, seat));
  return [...clubs, rule(s.width), ...market(s), ...league(s), ...scout(s, near), ...aims(s), rule(s.width), ...clubRows(s, near)];
}

/** The season is over: the League, and the sheet of every club. */
const result = (s: Scene, seats: readonly Seat[]): string[] => [
  rule(s.width),
  ...league(s),
  ...seats.flatMap((seat) => sheet(s, seat)),
  ...aims(s),
  rule(s.width),
];
