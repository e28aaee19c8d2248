/** Game Plan, complete: call your tricks in secret, follow the formation that is led, and win exactly as many as you called. */
import { defineGame, flowOf, type GameSpec, type Happening, kindsOf, type Seat, type Table, type ZoneSpec } from '@touchline/engine';
import { gamePackage } from '@touchline/kit';
import { cards } from './cards.ts';
import { facts } from './facts.ts';

const zones = {
  pack: { per: 'table', owner: 'back', others: 'back', ordered: true },
  plan: { per: 'table', owner: 'card', others: 'card' },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  pitch: { per: 'seat', owner: 'card', others: 'card', active: true },
  won: { per: 'seat', owner: 'card', others: 'card', active: true },
} as const satisfies { readonly [name: string]: ZoneSpec };
const { pack, plan, hand, pitch, won } = kindsOf(zones);

type BySeat = readonly number[];
type GamePlan = { readonly round: number; readonly leader: Seat; readonly calls: BySeat; readonly tricks: BySeat; readonly points: BySeat };
type T = Table<GamePlan>;
const nothing = (seats: number): BySeat => new Array<number>(seats).fill(0);

const seatsOf = (t: T): Seat[] => [...t.own.points.keys()];
const fromLeader = (t: T): Seat[] => seatsOf(t).map((i) => (t.own.leader + i) % t.s.seats);
const handSize = (t: T) => 9 - t.s.seats;
const send = (cards: BySeat, to: number): Happening[] => cards.map((card) => ({ type: 'move', card, to }));

const formation = (t: T, card: number) => t.traits(card, 'formation')[0];
const led = (t: T) => formation(t, t.top(pitch, t.own.leader));
const isLed = (t: T, card: number) => formation(t, card) === led(t);
const isPlan = (t: T, card: number) => formation(t, card) === formation(t, t.top(plan));

function winner(t: T): Seat {
  const worth = (card: number) => t.stat(card, 'power') + (isPlan(t, card) ? 200 : isLed(t, card) ? 100 : 0);
  return seatsOf(t).reduce((best, seat) => (worth(t.top(pitch, seat)) > worth(t.top(pitch, best)) ? seat : best));
}

const { act, ask, askAll, each, loopWhile, offer, over, phase, seq, settle } = flowOf<GamePlan>();

const call = offer('call', {
  list: (t, _seat, add) => {
    for (let n = 0; n <= handSize(t); n++) add(-1, -1, n);
  },
  take: (t, { n }, seat) => {
    t.setOf('calls', seat, n);
    t.emit('call', [], { n }, seat);
  },
});

const play = offer('play', {
  things: (t, seat) => t.pile(hand, seat),
  unless: (t, seat, card) => {
    const first = t.count(pitch, t.own.leader) === 0;
    return first || isLed(t, card) || !t.pile(hand, seat).some((other) => isLed(t, other)) ? '' : 'GP-6';
  },
  facts: (t) => ({ formation: led(t) }),
  take: (t, { card }, seat) => t.move(card, t.at(pitch, seat)),
});

const lastCard = (t: T) => t.count(hand, t.v<Seat>('seat')) === 1;

const trick = seq(
  each('players', fromLeader, 'seat', ask('play', { who: (t) => t.v<Seat>('seat'), clause: 'GP-6', open: lastCard, offers: [play] })),
  act('win', 'GP-7', (t) => {
    t.set('leader', winner(t));
    t.happen({ type: 'trick', seat: t.own.leader });
  }),
  settle,
  act('collect', 'GP-7', (t) => t.batch(seatsOf(t).flatMap((seat) => send(t.pile(pitch, seat), t.at(won, t.own.leader))))),
);

const round = phase(
  'round',
  'GP-2',
  act('begin', 'GP-5', (t) => {
    t.set('leader', t.own.round);
    for (const list of ['calls', 'tricks'] as const) t.set(list, nothing(t.s.seats));
  }),
  act('gather', 'GP-2', (t) => t.batch(send([...t.pile(plan), ...seatsOf(t).flatMap((seat) => t.pile(won, seat))], t.at(pack)))),
  act('shuffle', 'GP-2', (t) => t.shuffle(t.at(pack))),
  act('deal', 'GP-2', (t) => {
    const n = handSize(t);
    t.batch(seatsOf(t).flatMap((seat) => send(t.pile(pack).slice(n * seat, n * (seat + 1)), t.at(hand, seat))));
  }),
  act('turn', 'GP-3', (t) => t.move(t.top(pack), t.at(plan))),
  askAll('call', { clause: 'GP-4', offers: [call] }),
  loopWhile('tricks', (t) => t.count(hand, t.own.leader) > 0, trick),
  act('count', 'GP-9', (t) => {
    const { calls, tricks, round } = t.own;
    const bonus = t.option<number>('bonus');
    t.set('round', round + 1);
    t.batch(seatsOf(t).map((seat) => ({ type: 'score', seat, n: tricks[seat] + (calls[seat] === tricks[seat] ? bonus : 0) })));
  }),
);

const match = seq(
  loopWhile('rounds', (t) => t.own.round < t.s.seats, round),
  over('fullTime', 'GP-10', (t) => {
    const scores = t.own.points;
    const ranks = scores.map((n) => 1 + scores.filter((other) => other > n).length);
    return { winners: seatsOf(t).filter((seat) => ranks[seat] === 1), ranks, scores, reason: 'points' };
  }),
);

const raise = (t: T, list: 'tricks' | 'points', { seat = 0, n = 1 }: Happening) => t.setOf(list, seat, t.own[list][seat] + n);

function hope(t: T, seat: Seat): number {
  const likely = t.pile(hand, seat).filter((card) => isPlan(t, card) || t.stat(card, 'power') > 6).length;
  const off = Math.abs(t.own.calls[seat] - t.own.tricks[seat] - likely);
  return 1.5 ** (t.own.points[seat] + t.own.tricks[seat] + 5 / (1 + off));
}

export const spec: GameSpec<GamePlan> = {
  id: 'gameplan',
  seats: facts.seats, // GP-1
  zones,
  cards,
  common: () => [{ zone: 'pack', cards: cards.map(({ id }) => id) }],
  decks: { '': {} },
  groups: {},
  checkDeck: () => [],
  options: {
    bonus: { default: 5, values: [3, 5, 10] }, // GP-9
    start: { default: 0, values: [0, 1, 2, 3], per: 'seat' }, // GP-1
  },
  own: ({ start }, seats) => ({ round: 0, leader: 0, calls: nothing(seats), tricks: nothing(seats), points: start as BySeat }),
  flow: match,
  leaving: 'bot',
  events: { trick: (t, e) => raise(t, 'tricks', e), score: (t, e) => raise(t, 'points', e) },
  conditions: { last: (t, seat) => t.other(seat) === t.own.leader }, // GP-8
  advice: { stands: (t, seat) => hope(t, seat) / seatsOf(t).reduce((sum, other) => sum + hope(t, other), 0), horizon: 12 },
  bound: { decisions: 200, steps: 1000, clause: 'GP-10' },
};

export const game = defineGame(spec);

export default gamePackage({
  game,
  facts,
  voice: (language) => import(`./words/${language}/index.ts`),
  about: (language) => import(`./words/${language}/about.ts`),
  logged: ['call', 'play'],
  plays: ['play'],
  score: ({ own }) => (own as GamePlan).points,
  presets: { careful: { options: { bonus: 3 } }, usual: { options: {} }, bold: { options: { bonus: 10 } } },
});
