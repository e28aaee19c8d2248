/** ELV-1302, ELV-1521 to ELV-1524, ELV-R19, ELV-R56: Objectives are tested after each action and step, and two of them after the last Match. */
import type { Seat } from '@touchline/engine';
import type { Goal } from './kinds.ts';
import { positionOf } from './league.ts';
import { gain } from './resources.ts';
import { trainedYoungsters } from './scenarios.ts';
import { act, MATCHDAY, seatsOf, type T } from './state.ts';
import { isOut } from './tokens.ts';
import { adboards, kit, objective, revealed, stadium, staff } from './zones.ts';

/** What a level is worth. */
const VP = 2;
/** O07. */
const BRAND_ADBOARDS = 3;

type Test = (t: T, seat: Seat, need: number) => boolean;
const atLeast =
  (now: (t: T, seat: Seat) => number): Test =>
  (t, seat, need) =>
    now(t, seat) >= need;

/** O07: a Kit Sponsor and three Adboards; the perfect level names the Week before whose Match they must be there. */
const brand: Test = (t, seat, need) => {
  if (t.count(kit, seat) === 0 || t.count(adboards, seat) < BRAND_ADBOARDS) return false;
  return need <= BRAND_ADBOARDS || t.own.week < need || (t.own.week === need && t.own.day < MATCHDAY);
};

const tests: { readonly [goal in Goal]: Test } = {
  wins: atLeast((t, seat) => t.own.wins[seat]),
  goals: atLeast((t, seat) => t.own.best[seat]),
  cleanSheets: atLeast((t, seat) => t.own.cleanSheets[seat]),
  academy: atLeast(trainedYoungsters),
  soldOuts: atLeast((t, seat) => t.own.fullHouses[seat]),
  built: atLeast((t, seat) => t.count(stadium, seat)),
  brand,
  // ELV-1415: cards that are ignored do not count.
  staff: atLeast((t, seat) => t.pile(staff, seat).filter((card) => !isOut(t, card)).length),
  position: (t, seat, need) => positionOf(t, seat) <= need,
  cash: atLeast((t, seat) => t.own.cash[seat]),
  hardWins: atLeast((t, seat) => t.own.giants[seat]),
  office: atLeast((t, seat) => t.own.office[seat]),
};

/** The levels of an Objective that are met now: 0, 1 or 2. */
export function levelOf(t: T, seat: Seat, card: number): number {
  const { notes } = t.def(card);
  const test = tests[notes?.goal as Goal];
  if (!test(t, seat, Number(notes?.base))) return 0;
  return test(t, seat, Number(notes?.perfect)) ? 2 : 1;
}

/** ELV-1522, ELV-1523: base and perfect may be met at different times, or together; VP are kept (ELV-R56). */
function check(t: T, seat: Seat, atEnd: boolean): void {
  for (const card of [...t.pile(objective, seat), ...t.pile(revealed, seat)]) {
    if ((t.def(card).notes?.end === true) !== atEnd) continue;
    const had = t.mark(card, 'level');
    const level = levelOf(t, seat, card);
    if (level <= had) continue;
    if (t.inZone(card, objective)) t.move(card, t.at(revealed, seat));
    t.setMark(card, 'level', level);
    t.disclose('objective', [card], seat, { level });
    gain(t, seat, 'vp', VP * (level - had), t.def(card).id);
  }
}

export const objectivesNow = act('objectives', 'ELV-1522', (t) => {
  for (const seat of seatsOf(t)) check(t, seat, false);
});

/** ELV-1302, ELV-1524. */
export const objectivesAtEnd = act('objectivesAtEnd', 'ELV-1302', (t) => {
  for (const seat of seatsOf(t)) check(t, seat, true);
});
