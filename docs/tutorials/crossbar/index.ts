/** Crossbar, complete: five shots each; level shots hit the crossbar and make the next goal bigger. */
import type { GameSpec, Happening, Seat, Table, ZoneSpec } from '@touchline/engine';
import { defineGame, defineKinds, flowOf, kindsOf } from '@touchline/engine';
import { gamePackage } from '@touchline/kit';
import { cards, checkDeck, decks, ownKinds } from './cards.ts';
import { facts } from './facts.ts';

const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back' },
  box: { per: 'seat', owner: 'card', others: 'card', ordered: true, active: true },
  net: { per: 'seat', owner: 'card', others: 'card' },
  discard: { per: 'seat', owner: 'card', others: 'card' },
} as const satisfies { readonly [name: string]: ZoneSpec };
const { deck, hand, box, net, discard } = kindsOf(zones);

type Crossbar = { readonly round: number };
type T = Table<Crossbar>;
const seats: readonly Seat[] = [0, 1];

const send = (t: T, seat: Seat, cards: readonly number[], to: number): Happening[] =>
  cards.map((card) => ({ type: 'move', card, to: t.at(to, seat) }));
const draw = (t: T, seat: Seat, n: number) => send(t, seat, t.pile(deck, seat).slice(-n), hand);
const behind = (t: T, seat: Seat) => t.count(net, seat) < t.count(net, 1 - seat);
const power = (t: T, seat: Seat) => t.stat(t.top(box, seat), 'power');

const { act, askAll, loopWhile, offer, over, phase, seq, settle, when, window } = flowOf<Crossbar>();

const fromHand = { things: (t: T, seat: Seat) => t.pile(hand, seat), merge: true } as const;
const shoot = offer('shoot', { ...fromHand, take: (t, { card }, seat) => t.move(card, t.at(box, seat)) });
const substitute = offer('substitute', {
  ...fromHand,
  unless: (t, seat, card) => (t.tally('substitutions', seat) >= 2 ? 'XB-4' : t.stat(card, 'power') > 2 ? 'XB-5' : ''),
  facts: (t, _seat, card) => ({ card: t.def(card).name }),
  take: (t, { card }, seat) => {
    t.addTally('substitutions', seat);
    t.batch([{ type: 'move', card, to: t.at(deck, seat), at: 'bottom' }, ...draw(t, seat, 1)]);
  },
});

const crossbar = act('crossbar', 'XB-9', (t) => t.emit('crossbar', [], {}));
const goal = act('goal', 'XB-8', (t) => {
  const scorer = power(t, 0) > power(t, 1) ? 0 : 1;
  t.emit('goal', t.pile(box, scorer), { n: t.count(box, scorer) }, scorer);
  t.batch([...send(t, scorer, t.pile(box, scorer), net), ...send(t, 1 - scorer, t.pile(box, 1 - scorer), discard)]);
});

const round = phase(
  'round',
  'XB-2',
  act('count', 'XB-2', (t) => t.set('round', t.own.round + 1)),
  act('draw', 'XB-2', (t) => t.batch(seats.flatMap((seat) => draw(t, seat, 1)))),
  window('substitutions', { clause: 'XB-3', first: (t) => (behind(t, 1) ? 1 : 0), next: 'same', pass: 'final', offers: [substitute] }),
  askAll('shot', { clause: 'XB-6', offers: [shoot] }),
  settle,
  when('level', (t) => power(t, 0) === power(t, 1), crossbar, goal),
);

const match = seq(
  act('shuffle', 'XB-2', (t) => seats.forEach((seat) => t.shuffle(t.at(deck, seat)))),
  act('deal', 'XB-2', (t) => t.batch(seats.flatMap((seat) => draw(t, seat, 2)))),
  loopWhile('rounds', (t) => t.own.round < 5, round),
  over('fullTime', 'XB-10', (t) => ({ winners: seats.filter((seat) => !behind(t, seat)), reason: 'goals' })),
);

export const spec: GameSpec<Crossbar> = {
  id: 'crossbar',
  seats: facts.seats,
  zones,
  cards,
  decks,
  checkDeck,
  groups: { deck: 'deck' },
  options: {},
  tallies: { substitutions: { per: 'seat' } },
  own: () => ({ round: 0 }),
  flow: match,
  kinds: defineKinds(ownKinds, { draw: { run: ({ n }) => act('draw', 'XB-7', (t) => t.batch(draw(t, t.v<number>('seat'), n))) } }),
  conditions: { behind },
  bound: { decisions: 100, steps: 1000, clause: 'XB-10' },
};

export const game = defineGame(spec);

export default gamePackage({
  game,
  facts,
  voice: (language) => import(`./words/${language}/index.ts`),
  about: (language) => import(`./words/${language}/about.ts`),
  logged: ['shoot', 'substitute'],
  plays: ['shoot'],
  score: ({ zones }) => zones.flatMap(({ zone, count }) => (zone === 'net' ? [count] : [])),
});
