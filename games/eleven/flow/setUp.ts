/** ELV-101 to ELV-236: the Transfer Area is dealt, Directors are drafted, and every club gets its Opponents, first Players, Objective and Tactic. */
import type { Seat } from '@touchline/engine';
import { scenarios } from '../cards/scenarios.ts';
import { weeksOf } from '../options.ts';
import { nextOf, ROWS, refill } from '../piles.ts';
import { moveStat } from '../resources.ts';
import {
  act,
  ask,
  askAll,
  each,
  inTurn,
  isSolo,
  loopWhile,
  offer,
  phase,
  RESOURCES,
  scenario,
  seatHere,
  seatsOf,
  seq,
  type T,
  when,
} from '../state.ts';
import { hasText, start } from '../texts.ts';
import { addToken } from '../tokens.ts';
import {
  advancedDeck,
  basicTactics,
  box,
  directorDeck,
  directors,
  draft,
  easierDeck,
  firstTrainers,
  looked,
  meetingDeck,
  objective,
  objectiveDeck,
  opponents,
  picked,
  playerDeck,
  revealed,
  sponsorDeck,
  squad,
  staff,
  staffDeck,
  tacticDeck,
  tactics,
  veteranDeck,
  youngsterDeck,
} from '../zones.ts';
import { markersAtSetUp } from './jerseys.ts';

// ---------------------------------------------------------------- Transfer Area

/** ELV-102, ELV-104 to ELV-109: all decks are shuffled; Veterans are set aside (ELV-104). */
const transferArea = act('transferArea', 'ELV-102', (t) => {
  for (const deck of [
    playerDeck,
    youngsterDeck,
    veteranDeck,
    firstTrainers,
    sponsorDeck,
    meetingDeck,
    objectiveDeck,
    directorDeck,
    basicTactics,
  ])
    t.shuffle(t.at(deck), -1);
  // ELV-105, ELV-215: one First Trainer each; ELV-107, ELV-R13: the others stay among the Staff.
  for (const seat of seatsOf(t)) t.move(t.top(firstTrainers), t.at(staff, seat));
  for (const card of t.pile(firstTrainers).slice()) t.move(card, t.at(staffDeck));
  t.shuffle(t.at(staffDeck), -1);
  for (const row of ROWS) refill(t, row);
});

/** ELV-112, ELV-R1. */
const firstPlayer = act('firstPlayer', 'ELV-112', (t) => {
  t.set('first', t.option<string>('firstPlayer') === 'seat1' ? 0 : t.random(-1, t.s.seats));
  t.emit('firstPlayer', [], {}, t.own.first);
});

// ---------------------------------------------------------------- Directors

/** ELV-206, ELV-1602: four, then three, then two to choose from. */
const DEALT = 4;
const PICKS = [0, 1, 2];

const deal = (t: T, seat: Seat, n: number) => {
  for (let i = 0; i < n; i++) t.move(t.top(directorDeck), t.at(draft, seat));
};

const keepDirector = offer('retain', {
  things: (t, seat) => t.pile(draft, seat),
  take: (t, o, seat) => t.move(o.card, t.at(picked, seat)),
});

/** ELV-206 to ELV-209: what is left goes to the left, from everybody at once; ELV-208, ELV-1602: or out of the game. */
function passOn(t: T): void {
  const gone = isSolo(t) || t.v<number>('pick') === PICKS.length - 1;
  t.batch(
    seatsOf(t).flatMap((seat) =>
      t.pile(draft, seat).map((card) => ({ type: 'move', card, to: gone ? t.at(box) : t.at(draft, (seat + 1) % t.s.seats) })),
    ),
  );
}

const draftDirectors = each(
  'draft',
  () => PICKS,
  'pick',
  act('deal', 'ELV-206', (t) => {
    const pick = t.v<number>('pick');
    if (isSolo(t)) deal(t, 0, DEALT - pick);
    else if (pick === 0) for (const seat of seatsOf(t)) deal(t, seat, DEALT);
  }),
  askAll('draft', { clause: 'ELV-206', offers: [keepDirector] }),
  act('passOn', 'ELV-207', passOn),
);

/** ELV-210. */
const reveal = act('revealDirectors', 'ELV-210', (t) => {
  for (const seat of seatsOf(t)) {
    const cards = t.pile(picked, seat).slice();
    for (const card of cards) t.move(card, t.at(directors, seat));
    t.emit('directors', cards, {}, seat);
  }
});

const bonuses = (t: T, seat: Seat): number[] =>
  t.pile(directors, seat).filter((card) => hasText(t, card, 'bonus') && t.mark(card, 'used') === 0);

/** ELV-212, ELV-R3: in turn order, one's own in any order; then all Stats (ELV-211, ELV-236, ELV-R65: summed, one move a track). */
const directorEffects = seq(
  each(
    'bonuses',
    inTurn,
    'seat',
    loopWhile(
      'bonuses',
      (t) => bonuses(t, seatHere(t)).length > 0,
      ask('bonus', {
        who: seatHere,
        clause: 'ELV-212',
        open: true,
        offers: [
          offer('bonus', {
            things: bonuses,
            take: (t, o, seat) => {
              t.setMark(o.card, 'used', 1);
              t.emit('bonus', o.card, {}, seat);
              start(t, o.card, 'bonus', seat);
            },
          }),
        ],
      }),
    ),
  ),
  act('directorStats', 'ELV-236', (t) => {
    for (const seat of inTurn(t)) {
      const own = t.pile(directors, seat);
      for (const card of own) if (t.mark(card, 'used') === 1) t.setMark(card, 'used', 0);
      for (const kind of RESOURCES)
        moveStat(
          t,
          seat,
          kind,
          own.reduce((sum, card) => sum + t.def(card).stats[kind], 0),
          'directors',
        );
    }
  }),
);

// ---------------------------------------------------------------- Opponents

/** ELV-219: of each deck, with different emblems. */
const MET = 3;

/** ELV-235, ELV-1501, ELV-R67: emblems at random, then one card of each; drawn one after another, so that their order is random too. */
function drawOpponents(t: T, seat: Seat, deck: number): void {
  // In an order that tells nothing of how they lie.
  const left = [...t.pile(deck)].sort((a, b) => (t.def(a).id < t.def(b).id ? -1 : 1));
  const emblems = [...new Set(left.map((card) => t.def(card).traits.emblem[0]))];
  for (let n = 0; n < MET; n++) {
    const [emblem] = emblems.splice(t.random(-1, emblems.length), 1);
    const cards = left.filter((card) => t.def(card).traits.emblem[0] === emblem);
    t.move(cards[t.random(-1, cards.length)], t.at(opponents, seat));
  }
}

/** ELV-220, ELV-221: the easier ones above the advanced ones; several managers may draw the same Opponent, never the same card. */
const drawPiles = act('opponents', 'ELV-219', (t) => {
  for (const seat of inTurn(t)) {
    if (weeksOf(t.s.options, t.s.seats) > MET) drawOpponents(t, seat, advancedDeck);
    drawOpponents(t, seat, easierDeck);
  }
});

// ---------------------------------------------------------------- Players, Objective, Tactics

const join = (t: T, seat: Seat, deck: number, n: number) => {
  for (let i = 0; i < n; i++) {
    const card = nextOf(t, deck);
    t.move(card, t.at(squad, seat));
    t.emit('joins', card, { trained: false }, seat);
  }
};

/** ELV-223; H14: four Veterans and no Youngster in Scenario 3. */
const startingPlayers = act('startingPlayers', 'ELV-223', (t) => {
  const old = scenario(t) === 'oldLegs';
  for (const seat of inTurn(t)) {
    join(t, seat, veteranDeck, old ? scenarios.oldLegs.veterans : 1);
    join(t, seat, youngsterDeck, old ? 0 : 1);
  }
});

/** ELV-229: two are looked at. */
const chooseObjectives = seq(
  act('dealObjectives', 'ELV-229', (t) => {
    for (const seat of inTurn(t)) for (let n = 0; n < 2; n++) t.move(t.top(objectiveDeck), t.at(looked, seat));
  }),
  askAll('objective', {
    clause: 'ELV-229',
    offers: [
      offer('retain', {
        things: (t, seat) => t.pile(looked, seat),
        take: (t, o, seat) => {
          t.move(o.card, t.at(t.option<boolean>('openObjectives') ? revealed : objective, seat));
          for (const card of t.pile(looked, seat).slice()) t.move(card, t.at(box));
        },
      }),
    ],
  }),
);

/** ELV-230, ELV-R16. */
const dealTactics = act('dealTactics', 'ELV-230', (t) => {
  for (const seat of inTurn(t)) t.move(t.top(basicTactics), t.at(tactics, seat));
  for (const card of t.pile(basicTactics).slice()) t.move(card, t.at(tacticDeck));
  t.shuffle(t.at(tacticDeck), -1);
});

/** H14, ELV-1660: two more of four, and the others are shuffled back. */
const upOrOutTactics = when(
  'upOrOut',
  (t) => scenario(t) === 'upOrOut',
  seq(
    act('lookAtTactics', 'ELV-1660', (t) => {
      for (let n = 0; n < scenarios.upOrOut.tactics.seen; n++) t.move(t.top(tacticDeck), t.at(looked, 0));
    }),
    each(
      'tactics',
      () => Array.from({ length: scenarios.upOrOut.tactics.kept }, (_, n) => n),
      'n',
      ask('keepTactic', {
        who: () => 0,
        clause: 'ELV-1660',
        offers: [offer('retain', { things: (t) => t.pile(looked, 0), take: (t, o) => t.move(o.card, t.at(tactics, 0)) })],
      }),
    ),
    act('tacticsBack', 'ELV-1660', (t) => {
      for (const card of t.pile(looked, 0).slice()) t.move(card, t.at(tacticDeck));
      t.shuffle(t.at(tacticDeck), -1);
    }),
  ),
);

/** H14, ELV-1604: what a Scenario changes before the first Week. */
const scenarioSetUp = act('scenario', 'ELV-1604', (t) => {
  if (scenario(t) === 'redNumbers') addToken(t, t.top(staff, 0), 'sus', scenarios.redNumbers.suspension, 'scenario');
});

export const setUp = phase(
  'setUp',
  'ELV-101',
  transferArea,
  firstPlayer,
  scenarioSetUp,
  draftDirectors,
  reveal,
  directorEffects,
  drawPiles,
  startingPlayers,
  markersAtSetUp,
  chooseObjectives,
  dealTactics,
  upOrOutTactics,
);
