/** ELV-1201 to ELV-1213: the End of the Week, each step by all before the next. */
import type { Called, Seat } from '@touchline/engine';
import { scenarios } from '../cards/scenarios.ts';
import { positionOf } from '../league.ts';
import { objectivesNow } from '../objectives.ts';
import { discardLast, openYoungster, ROWS, refill, replaceAll } from '../piles.ts';
import { moveStat, pay } from '../resources.ts';
import { isOnTime } from '../scenarios.ts';
import { maintenanceOf, whoChange } from '../stadium.ts';
import {
  act,
  ask,
  type Eleven,
  each,
  inTurn,
  isSolo,
  loopWhile,
  offer,
  scenario,
  seatHere,
  seatsOf,
  seq,
  sub,
  type T,
  WEEKEND,
  when,
} from '../state.ts';
import { addToken, readyAll } from '../tokens.ts';
import { met, past, staff, youngsterDeck, youngsterDiscard } from '../zones.ts';
import { clearMatch } from './matchday/index.ts';

// ---------------------------------------------------------------- steps 1 and 2

/** ELV-1201. */
const ready = act('ready', 'ELV-1201', (t) => {
  t.set('day', WEEKEND);
  for (const seat of seatsOf(t)) readyAll(t, seat);
});

/** ELV-1202. */
const reset = act('reset', 'ELV-1202', (t) => {
  for (const seat of seatsOf(t)) {
    clearMatch(t, seat);
    for (const card of t.pile(met, seat).slice()) t.move(card, t.at(past, seat));
  }
});

/** H14, ELV-1656, ELV-1660: Scenario 5 after Week 3, below position 6: one Director is suspended. */
const boardLosesPatience = when(
  'patience',
  (t) => {
    const { week, position } = scenarios.upOrOut.check;
    return scenario(t) === 'upOrOut' && t.own.week === week && positionOf(t, 0) > position;
  },
  sub('hit', { seat: () => 0, token: () => 'sus', n: () => 1, whom: () => 'director', why: () => 'scenario' }),
);

/** ELV-1201 to ELV-1203. */
export const afterTheMatch = seq(ready, boardLosesPatience, reset, objectivesNow);

// ---------------------------------------------------------------- step 3: Maintenance

/** ELV-1206: a Staff card without SUS while there is one. */
function overdueTargets(t: T, seat: Seat): number[] {
  const all = t.pile(staff, seat);
  const clean = all.filter((card) => t.mark(card, 'sus') === 0);
  return clean.length > 0 ? clean : [...all];
}

/** ELV-1204, ELV-1205, ELV-R54: what is owned is paid; ELV-R53: without Staff the rest has no effect. */
const maintenance: Called<Eleven> = {
  vars: ['seat', 'missing'],
  body: seq(
    act('pay', 'ELV-1204', (t) => {
      const seat = seatHere(t);
      const due = maintenanceOf(t, seat);
      const paid = Math.min(due.total, t.own.cash[seat]);
      t.let('missing', due.total - paid);
      t.emit(
        'maintenance',
        [],
        {
          players: due.players,
          stadium: due.stadium,
          staff: due.staff,
          less: due.less,
          by: whoChange(t, seat, 'maintenance'),
          paid,
          missing: due.total - paid,
        },
        seat,
      );
      pay(t, seat, { cash: paid }, 'maintenance');
    }),
    loopWhile(
      'overdue',
      (t) => t.v<number>('missing') > 0 && t.count(staff, seatHere(t)) > 0,
      ask('overdue', {
        who: seatHere,
        clause: 'ELV-1206',
        open: true,
        offers: [
          offer('overdue', {
            things: overdueTargets,
            take: (t, o) => {
              t.let('missing', t.v<number>('missing') - 1);
              addToken(t, o.card, 'sus', 2, 'maintenance');
            },
          }),
        ],
      }),
    ),
  ),
};

/** H14, ELV-1653, ELV-1661: Scenario 2 looks twice at what was repaid so far. */
const debtCheck = act('debtCheck', 'ELV-1653', (t) => {
  if (scenario(t) !== 'redNumbers') return;
  const { debt, due } = scenarios.redNumbers;
  const check = due.find(({ week }) => week === t.own.week);
  const repaid = debt - t.own.debt[0];
  if (!check || repaid >= check.repaid) return;
  t.emit('debtOverdue', [], { repaid, need: check.repaid }, 0);
  moveStat(t, 0, 'fan', -1, 'scenario');
  moveStat(t, 0, 'op', -1, 'scenario');
});

/** ELV-1655: Scenario 4. */
const deadline = act('deadline', 'ELV-1655', (t) => {
  if (scenario(t) === 'deadline' && t.own.week === scenarios.deadline.week && isOnTime(t, 0)) t.setOf('onTime', 0, 1);
});

const payMaintenance = seq(each('maintenance', inTurn, 'seat', sub('maintenance', { seat: seatHere })), debtCheck, deadline);

// ---------------------------------------------------------------- step 4: the Transfer Area

/** ELV-1208, ELV-1212: once for the table. */
const transferArea = act('transferArea', 'ELV-1208', (t) => {
  for (const row of ROWS) {
    discardLast(t, row);
    refill(t, row);
  }
  const young = t.top(youngsterDeck);
  if (young >= 0) {
    t.move(young, t.at(youngsterDiscard));
    t.emit('youngsterOut', [], { face: t.def(young).faces!.outside });
  }
  openYoungster(t);
});

/** ELV-1605, ELV-1611, ELV-R40. */
const soloRefresh = when(
  'solo',
  isSolo,
  ask('refresh', {
    who: () => 0,
    clause: 'ELV-1605',
    offers: [
      ...ROWS.map((row) =>
        offer(row, {
          take: (t) => {
            t.emit('refresh', [], { row }, 0);
            replaceAll(t, row);
          },
        }),
      ),
      offer('decline'),
    ],
  }),
);

// ---------------------------------------------------------------- steps 5 and 6

/** ELV-1209, ELV-1213: of the personal supply; cash is kept (ELV-403). */
const keepLimits = act('keepLimits', 'ELV-1209', (t) => {
  for (const seat of inTurn(t)) {
    const limits = { fan: t.rule(seat, 'keepFan'), op: t.rule(seat, 'keepOp'), fit: t.rule(seat, 'keepFit') };
    const lost = (['fan', 'op', 'fit'] as const).map((kind) => [kind, Math.max(0, t.own[kind][seat] - limits[kind])] as const);
    for (const [kind, n] of lost) if (n > 0) t.setOf(kind, seat, limits[kind]);
    if (lost.some(([, n]) => n > 0)) t.emit('keepLimit', [], Object.fromEntries(lost), seat);
  }
});

/** What is counted for one Week; of the last one, whether it was Sold Out is still asked (H14). */
const WEEKLY = ['builds', 'freeRerolls', 'freeYoungsters', 'soldOut'] as const;
/** ELV-1211, ELV-1609. */
const passStageMarker = act('passStageMarker', 'ELV-1211', (t) => {
  t.set('first', (t.own.first + 1) % t.s.seats);
  for (const list of WEEKLY) for (const seat of seatsOf(t)) t.setOf(list, seat, 0);
  if (!isSolo(t)) t.emit('firstPlayer', [], {}, t.own.first);
});

export const weekend = seq(payMaintenance, transferArea, soloRefresh, keepLimits, passStageMarker);

export const weekendFlows: { readonly [name: string]: Called<Eleven> } = { maintenance };
