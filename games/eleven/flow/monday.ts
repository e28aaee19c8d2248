/** ELV-401 to ELV-414: Production, then the Board Meeting. */
import type { Called, Seat } from '@touchline/engine';
import { scenarios } from '../cards/scenarios.ts';
import { objectivesNow } from '../objectives.ts';
import { nextOf } from '../piles.ts';
import { isVeteran } from '../players.ts';
import { canPay, pay, statOf } from '../resources.ts';
import {
  act,
  again,
  ask,
  COLOURS,
  type Eleven,
  each,
  inTurn,
  leave,
  loop,
  loopWhile,
  MONDAY,
  offer,
  phase,
  RESOURCES,
  scenario,
  seatHere,
  seatsOf,
  seq,
  sub,
  type T,
  together,
  when,
} from '../state.ts';
import { costOf, figuresOf, gainOf, isGift, start, startText, textAt } from '../texts.ts';
import { addToken } from '../tokens.ts';
import { ahead, ballotOn, isHopeless, voters } from '../votes.ts';
import { meeting, meetingDeck, meetingDiscard, squad, stadium } from '../zones.ts';
import { mayReroll, rerollOffers, rollDie } from './dice.ts';

// ---------------------------------------------------------------- Production

/** ELV-401: as many as the Stat marker says. */
const produce = act('produce', 'ELV-401', (t) => {
  for (const seat of inTurn(t)) {
    for (const kind of RESOURCES) t.setOf(kind, seat, t.own[kind][seat] + statOf(t, seat, kind));
    t.emit('production', [], Object.fromEntries(RESOURCES.map((kind) => [kind, statOf(t, seat, kind)])), seat);
  }
});

const producers = (t: T, seat: Seat): number[] =>
  t.pile(stadium, seat).filter((token) => t.mark(token, 'used') === 0 && textAt(t, token, 'production') >= 0);
const affordable = (t: T, seat: Seat, token: number): boolean => canPay(t, seat, costOf(t, textAt(t, token, 'production')));

function useToken(t: T, seat: Seat, token: number): void {
  const index = textAt(t, token, 'production');
  t.setMark(token, 'used', 1);
  pay(t, seat, costOf(t, index), t.def(token).id);
  startText(t, index, token, seat);
}
/** Tokens that only give: nobody would leave that, so nobody is asked. */
const gifts = (t: T, seat: Seat): number[] => producers(t, seat).filter((token) => isGift(t, textAt(t, token, 'production')));

/** ELV-402: each once, in any order, or not at all. */
const effects: Called<Eleven> = {
  vars: ['seat'],
  body: seq(
    loopWhile(
      'gifts',
      (t) => gifts(t, seatHere(t)).length > 0,
      act('gift', 'ELV-402', (t) => useToken(t, seatHere(t), gifts(t, seatHere(t))[0])),
    ),
    loop(
      'productions',
      when('none', (t) => producers(t, seatHere(t)).every((token) => !affordable(t, seatHere(t), token)), leave('productions')),
      ask('production', {
        who: seatHere,
        clause: 'ELV-402',
        open: true,
        offers: [
          offer('produce', {
            things: producers,
            unless: (t, seat, token) => (affordable(t, seat, token) ? '' : 'ELV-304'),
            merge: true,
            figures: (t, _seat, o) => {
              const index = textAt(t, o.card, 'production');
              return { ...figuresOf(costOf(t, index)), ...gainOf(t, index) };
            },
            take: (t, o, seat) => useToken(t, seat, o.card),
          }),
          offer('done', { then: leave('productions') }),
        ],
      }),
    ),
    act('used', 'ELV-402', (t) => {
      for (const token of t.pile(stadium, seatHere(t))) if (t.mark(token, 'used') === 1) t.setMark(token, 'used', 0);
    }),
  ),
};

/** ELV-R63: everybody is done before a card is drawn. */
const production = seq(
  produce,
  when(
    'stadiums',
    (t) => seatsOf(t).some((seat) => producers(t, seat).length > 0),
    together('production', 'live', sub('productions', { seat: (t) => t.strand })),
  ),
);

/** H14, ELV-1658: Scenario 3, from Week 2: a die that may be rerolled, and an Injury for a Veteran. */
const veterans = (t: T, seat: Seat): number[] => t.pile(squad, seat).filter((card) => isVeteran(t, card));
const aches: Called<Eleven> = {
  vars: ['seat'],
  body: seq(
    sub('roll', { seat: seatHere, sides: () => 6, why: () => 'scenario' }),
    when(
      'hurt',
      (t) => t.own.die[seatHere(t)] <= scenarios.oldLegs.injury.most && veterans(t, seatHere(t)).length > 0,
      ask('hit', {
        who: seatHere,
        clause: 'ELV-1658',
        open: true,
        offers: [
          offer('hit', { things: veterans, figures: () => ({ inj: 1 }), take: (t, o) => addToken(t, o.card, 'inj', 1, 'scenario') }),
        ],
      }),
    ),
  ),
};
const oldLegs = when(
  'oldLegs',
  (t) => scenario(t) === 'oldLegs' && t.own.week >= scenarios.oldLegs.injury.week,
  sub('aches', { seat: () => 0 }),
);

// ---------------------------------------------------------------- Board Meeting

/** ELV-404, ELV-413: in turn order. */
const draw = act('draw', 'ELV-404', (t) => {
  for (const seat of inTurn(t)) {
    t.setOf('colour', seat, 0);
    const card = nextOf(t, meetingDeck);
    if (card < 0) continue;
    t.move(card, t.at(meeting, seat));
    t.emit('meeting', card, {}, seat);
  }
});

const rollVote = act('rollVote', 'ELV-405', (t) => rollDie(t, seatHere(t), 6, 'vote'));
const leaders = (t: T): readonly number[] => ahead(t, seatHere(t), t.own.die[seatHere(t)]);
const ballot = (t: T) => ballotOn(t, seatHere(t), t.own.die[seatHere(t)]);

/** ELV-R7: no face can decide it, so the manager does. */
const choose = ask('colour', {
  who: seatHere,
  clause: 'ELV-R7',
  offers: [
    offer('colour', {
      list: (t, _seat, add) => leaders(t).forEach((colour) => add(-1, -1, colour)),
      key: (_t, _seat, o) => COLOURS[o.n],
      take: (t, o, seat) => t.setOf('colour', seat, o.n),
    }),
  ],
});

/** ELV-405 to ELV-408, ELV-R64: a tie is rolled again for free; otherwise the roller may pay for another roll. */
const vote: Called<Eleven> = {
  vars: ['seat', 'sides'],
  body: when(
    'voters',
    (t) => voters(t, seatHere(t)).length > 0,
    seq(
      rollVote,
      loop(
        'vote',
        when('hopeless', (t) => isHopeless(t, seatHere(t)), seq(choose, leave('vote'))),
        when(
          'tied',
          (t) => leaders(t).length !== 1,
          seq(
            act('tie', 'ELV-408', (t) => t.emit('tie', [], ballot(t), seatHere(t))),
            rollVote,
            again('vote'),
          ),
        ),
        when('settled', (t) => !mayReroll(t), leave('vote')),
        ask('reroll', { who: seatHere, clause: 'ELV-407', offers: rerollOffers('vote') }),
        rollVote,
      ),
      act('decided', 'ELV-409', (t) => {
        const seat = seatHere(t);
        if (t.own.colour[seat] === 0) t.setOf('colour', seat, leaders(t)[0]);
        t.emit('vote', t.pile(meeting, seat), { ...ballot(t), colour: COLOURS[t.own.colour[seat]] }, seat);
      }),
    ),
    act('silence', 'ELV-R7', (t) =>
      t.emit('vote', t.pile(meeting, seatHere(t)), { ...ballotOn(t, seatHere(t), 0), colour: '' }, seatHere(t)),
    ),
  ),
};

/** ELV-409, ELV-413, ELV-R38: in turn order, because some decisions use what is shared; ELV-410, ELV-414: then the card is discarded. */
const decide = each(
  'decisions',
  inTurn,
  'seat',
  act('decide', 'ELV-409', (t) => {
    const seat = seatHere(t);
    const colour = COLOURS[t.own.colour[seat]];
    const card = t.top(meeting, seat);
    if (card >= 0 && colour !== '') start(t, card, colour, seat);
  }),
  act('resolved', 'ELV-410', (t) => {
    const card = t.top(meeting, seatHere(t));
    if (card >= 0) t.move(card, t.at(meetingDiscard));
  }),
  objectivesNow,
);

const boardMeeting = seq(
  draw,
  together(
    'votes',
    'live',
    when('hasMeeting', (t) => t.count(meeting, t.strand) > 0, sub('vote', { seat: (t) => t.strand, sides: () => 6 })),
  ),
  decide,
);

export const monday = phase(
  'monday',
  'ELV-303',
  act('monday', 'ELV-302', (t) => {
    t.set('day', MONDAY);
    t.emit('monday', [], { week: t.own.week }, t.own.first);
  }),
  oldLegs,
  production,
  boardMeeting,
);

export const mondayFlows: { readonly [name: string]: Called<Eleven> } = { productions: effects, aches, vote };
