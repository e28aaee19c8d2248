/** One club: supply and tracks, Stadium, Sponsors, Board, Staff, squad, and what it costs at the end of the week. */
import type { Seat } from '@touchline/engine';
import { RESOURCES } from '../../../games/eleven/state.ts';
import { banner, GLUE } from '../../table/lines.ts';
import { entries, row } from '../../table/rows.ts';
import { nameOf, nearSeat, type Scene, zoneAt } from '../../table/scene.ts';
import { cardsIn, named, own, playerText, shown, signed, wordsOf } from './cards.ts';

const STATS = { cash: 'statCash', fan: 'statFan', op: 'statOp', fit: 'statFit' } as const;

/** The line at the edge: whose club it is, and how it stands. */
export function edgeOf(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { first, points, week } = own(s);
  const { name, sheet } = shown(s).clubs[seat];
  const marks = [name, ...(first === seat && s.view.seats > 1 ? [w.first] : []), ...thinking(s, seat)];
  const standing = week === 0 ? w.setUp : w.standing(signed(sheet.total), w.place(sheet.position), points[seat]);
  return banner(`${s.speaker.seat(seat, s.view.viewer)} ● ${marks.join(', ')}`, standing, s.width);
}

/** Who is still choosing, where all do at the same time. */
function thinking(s: Scene, seat: Seat): string[] {
  if (s.view.seats === 1 || s.view.result || s.view.thinking.length < 2) return [];
  return [s.view.thinking.includes(seat) ? wordsOf(s).chooses : wordsOf(s).done];
}

/** The whole of it for one's own, the essence for others. */
export const clubRows = (s: Scene, seat: Seat): string[] => [
  ...edgeOf(s, seat),
  ...supply(s, seat),
  ...(seat === nearSeat(s) || !s.dense ? [...stadium(s, seat), ...people(s, seat)] : []),
  ...squad(s, seat),
  ...held(s, seat),
];

export function supply(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const values = own(s);
  const markers = RESOURCES.map((of) => w.marker(w.terms.resource[of], values[of][seat], values[STATS[of]][seat]));
  const debt = values.debt[seat] > 0 ? [`${s.speaker.value('debt')} ${values.debt[seat]}`] : [];
  return row(s, w.supply, entries(s, [...markers, `${s.speaker.value('vp')} ${values.vp[seat]}`, ...debt]));
}

function stadium(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { stands, soldOut, office } = own(s);
  const { stands: open, adboards } = shown(s).clubs[seat];
  const sponsors = cardsIn(s, 'adboards', seat).map((card) => nameOf(s, card));
  const kit = cardsIn(s, 'kit', seat).map((card) => `${w.kit}: ${nameOf(s, card)}`);
  return [
    ...row(
      s,
      w.stadium,
      entries(s, [
        w.stands(stands[seat], open),
        ...(soldOut[seat] === 1 ? [w.soldOut] : []),
        ...cardsIn(s, 'stadium', seat).map((card) => nameOf(s, card)),
        w.office(office[seat], shown(s).office[office[seat]].vp),
      ]),
    ),
    ...row(s, w.sponsors, entries(s, [w.adboards(sponsors.length, adboards), ...sponsors, ...kit])),
  ];
}

function people(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const list = (label: string, zone: string) => {
    const cards = cardsIn(s, zone, seat).map((card) => named(s, card));
    return cards.length === 0 ? [] : row(s, label, entries(s, cards));
  };
  return [...list(w.directors, 'directors'), ...list(w.staff, 'staff'), ...upkeep(s, seat)];
}

/** ELV-1204: `Players 4: 1 + Infrastructure 5: 1 + Staff 2: 1 = 3`. */
export function upkeep(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  if (own(s).week === 0) return [];
  const { players, stadium: built, staff, less, total } = shown(s).clubs[seat].upkeep;
  const sum = [players, built, staff].map(([, pays]) => pays).join(' + ');
  return row(s, w.upkeep, w.dueNow(`${sum}${less > 0 ? ` − ${less}` : ''}`, total).replaceAll(' ', GLUE));
}

export function squad(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const cards = cardsIn(s, 'squad', seat).map((card) => named(s, card, playerText(s, card)));
  return cards.length === 0 ? [] : row(s, w.squad, entries(s, cards));
}

/** Tactics in hand, and the Objective: one's own by name, of others how many. */
function held(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const tactics = zoneAt(s, 'tactics', seat);
  const names = tactics.cards.map((card) => `${nameOf(s, card)}`);
  const hidden = tactics.count - tactics.cards.length;
  const played = [...cardsIn(s, 'formation', seat), ...cardsIn(s, 'ploys', seat)].map((card) => `${nameOf(s, card)} (${w.plays})`);
  const objective = [...cardsIn(s, 'revealed', seat), ...cardsIn(s, 'objective', seat)].map((card) => nameOf(s, card));
  const all = [...played, ...names, ...(hidden > 0 ? [w.more(hidden)] : [])];
  return [
    ...(all.length === 0 ? [] : row(s, w.tactics, entries(s, all))),
    ...(objective.length > 0
      ? row(s, w.objective, entries(s, objective))
      : zoneAt(s, 'objective', seat).count > 0
        ? row(s, w.objective, w.secret)
        : []),
  ];
}
