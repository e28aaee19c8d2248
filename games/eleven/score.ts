/** ELV-1303 to ELV-1313, ELV-1308, ELV-1312: the sheet of a club, line by line, as it would be scored now. */
import type { Seat } from '@touchline/engine';
import { OFFICE_VP, RANKS, SETS, valueAt } from './cards/boards.ts';
import { leagueVp, positionOf } from './league.ts';
import { divisionOf } from './options.ts';
import { extraVp } from './scenarios.ts';
import type { T } from './state.ts';
import { cardsOf, isOut } from './tokens.ts';
import { squad, stadium, staff } from './zones.ts';

type SetName = keyof typeof SETS;
const SET_NAMES = Object.keys(SETS) as SetName[];

export interface Sheet {
  readonly position: number;
  readonly league: number;
  /** ELV-1305: in the supply, and on Experience spaces. */
  readonly tokens: number;
  readonly experience: number;
  readonly sets: { readonly [name in SetName]: { readonly count: number; readonly vp: number } };
  readonly infrastructure: number;
  readonly office: number;
  /** ELV-1310: not above 0. */
  readonly suspensions: number;
  /** ELV-1606. */
  readonly scenario: number;
  readonly total: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** ELV-1306, ELV-1307, ELV-R61. */
function setsOf(t: T, seat: Seat): Sheet['sets'] {
  const cards = t.pile(staff, seat).filter((card) => !isOut(t, card));
  const entry = (name: SetName) => {
    const count = cards.filter((card) => t.def(card).traits.set[0] === name).length;
    return { count, vp: valueAt(SETS[name], count) };
  };
  return { CO: entry('CO'), ME: entry('ME'), RE: entry('RE'), AD: entry('AD'), CR: entry('CR') };
}

export const experienceOf = (t: T, seat: Seat): number => sum(t.pile(squad, seat).map((card) => t.mark(card, 'vpM') + t.mark(card, 'vpG')));

export function sheetOf(t: T, seat: Seat): Sheet {
  const position = positionOf(t, seat);
  const sets = setsOf(t, seat);
  const lines = {
    league: leagueVp(position),
    tokens: t.own.vp[seat],
    experience: experienceOf(t, seat),
    infrastructure: sum(t.pile(stadium, seat).map((token) => t.def(token).stats.vp)),
    office: OFFICE_VP[t.own.office[seat]],
    suspensions: 0 - sum(cardsOf(t, seat).map((card) => t.mark(card, 'sus'))),
    scenario: extraVp(t, seat),
  };
  return { position, ...lines, sets, total: sum(Object.values(lines)) + sum(SET_NAMES.map((name) => sets[name].vp)) };
}

/** ELV-1608, ELV-R41: the rank of a total, from 0 for an amateur. */
export const rankOf = (t: T, total: number): number => RANKS[divisionOf(t.s.options, t.s.seats)].filter((least) => total >= least).length;
