/** ELV-1106, ELV-1107, ELV-1120 to ELV-1123: the League table, for all managers together when every result is known. */
import type { Seat } from '@touchline/engine';
import { OPPONENT_DICE } from '../../cards/boards.ts';
import { act, DRAWN, type Eleven, inTurn, isSolo, LOST, seatsOf, type T, WON } from '../../state.ts';
import { met } from '../../zones.ts';

/** ELV-1106: what a result is worth to the Club, and to the Opponent it met. */
const POINTS = [0, 1, 3];
const theirs = (outcome: number): number => POINTS[outcome === WON ? LOST : outcome === LOST ? WON : DRAWN];

const cardMet = (t: T, seat: Seat): number => t.top(met, seat);
/** The place of the Opponent a manager met this Week in `own.league`. */
export const teamMet = (t: T, seat: Seat): number => t.own.league.indexOf(t.def(cardMet(t, seat)).traits.emblem[0]);
/** Opponents of the advanced deck come after the four of the easier one. */
const ADVANCED = 4;

type Count = 'wins' | 'draws' | 'losses' | 'lateWins' | 'cleanSheets' | 'fullHouses' | 'giants';
/** Scenario 5 counts the wins of these Weeks. */
const LATE = 4;

/** What Objectives and Scenarios count. */
function count(t: T, seat: Seat): void {
  const { outcome, against, soldOut, week, goals, best } = t.own;
  const won = outcome[seat] === WON;
  const counts: { readonly [K in Count]: boolean } = {
    wins: won,
    draws: outcome[seat] === DRAWN,
    losses: outcome[seat] === LOST,
    lateWins: won && week >= LATE,
    cleanSheets: against[seat] === 0,
    fullHouses: soldOut[seat] === 1,
    giants: won && teamMet(t, seat) >= ADVANCED,
  };
  for (const [name, counts1] of Object.entries(counts) as [Count, boolean][]) if (counts1) t.setOf(name, seat, t.own[name][seat] + 1);
  t.setOf('best', seat, Math.max(best[seat], goals[seat]));
}

const change = (list: Eleven['foePoints'], at: number, to: number): readonly number[] => list.map((n, i) => (i === at ? to : n));

/** ELV-1106, ELV-1107: both markers of every Match move; an Opponent met by several is inactive afterwards (ELV-1610: never in solo). */
export const results = act('results', 'ELV-1106', (t) => {
  for (const seat of inTurn(t)) {
    const team = teamMet(t, seat);
    const outcome = t.own.outcome[seat];
    const [own, their] = [POINTS[outcome], theirs(outcome)];
    t.setOf('points', seat, t.own.points[seat] + own);
    t.set('foePoints', change(t.own.foePoints, team, t.own.foePoints[team] + their));
    count(t, seat);
    t.emit(
      'league',
      cardMet(t, seat),
      { team: t.own.league[team], own, their, points: t.own.points[seat], foePoints: t.own.foePoints[team] },
      seat,
    );
  }
  const teams = seatsOf(t).map((seat) => teamMet(t, seat));
  for (const team of new Set(teams))
    if (!isSolo(t) && teams.filter((other) => other === team).length > 1) {
      t.set('inactive', change(t.own.inactive, team, 1));
      t.emit('inactive', [], { team: t.own.league[team], inactive: true });
    }
});

/** The die of an Opponent, by the colour printed on its cards. */
export function dieOf(t: T, team: number): keyof typeof OPPONENT_DICE {
  const card = t.game.defs.find((def) => def.kind === 'opponent' && def.traits.emblem[0] === t.own.league[team])!;
  return card.traits.die[0] as keyof typeof OPPONENT_DICE;
}

/** ELV-1120, ELV-1121, ELV-1122, ELV-311, ELV-R35: whoever nobody met rolls, or is turned back to the active side instead. */
export const opponentDice = act('opponentDice', 'ELV-1120', (t) => {
  const busy = seatsOf(t).map((seat) => teamMet(t, seat));
  t.own.league.forEach((name, team) => {
    if (busy.includes(team)) return;
    if (t.own.inactive[team] === 1) {
      t.set('inactive', change(t.own.inactive, team, 0));
      t.emit('inactive', [], { team: name, inactive: false });
      return;
    }
    const colour = dieOf(t, team);
    const n = OPPONENT_DICE[colour][t.roll(-1, 6) - 1];
    t.set('foePoints', change(t.own.foePoints, team, t.own.foePoints[team] + n));
    t.emit('opponentDie', [], { team: name, colour, n, points: t.own.foePoints[team] });
  });
});
