/** Cards that stop, change, notice and answer what happens: one small table on which texts of every kind meet. */
import {
  flowOf,
  forbidden,
  type Game,
  kindsOf,
  type Option,
  type Own,
  type Seat,
  startAbility,
  startTrigger,
  type Table,
  unusable,
  useAbility,
  type Waiting,
  type ZoneSpec,
} from '../index.ts';
import { forgeCards } from './forgeCards.ts';
import { toy } from './plain.ts';

const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back', renews: true },
  field: { per: 'seat', owner: 'card', others: 'card', active: true, renews: true },
  grave: { per: 'seat', owner: 'card', others: 'card', renews: true },
  gone: { per: 'seat', owner: 'card', others: 'card', renews: true },
  wounds: { per: 'seat', owner: 'card', others: 'card', renews: true },
  stack: { per: 'table', owner: 'card', others: 'card', ordered: true },
} as const satisfies { readonly [name: string]: ZoneSpec };
export const forgeZones = kindsOf(zones);
const { deck, hand, field, grave, wounds, stack } = forgeZones;

export type Forge = { turn: number; turns: number; acts: number } & Own;
type T = Table<Forge>;
const { act, ask, each, loop, loopWhile, offer, over, phaseEnding, seq, settle, when, window } = flowOf<Forge>();

const fieldOf = (t: T, seat: number) => t.pile(field, seat);

/** One point at a time: the top card is shown among the wounds, three lose the match, and a card with a burst may use it. */
const wound = seq(
  act('reveal', 'FOR-5', (t) => t.move(t.top(deck, t.v<number>('seat')), t.at(wounds, t.v<number>('seat')))),
  when(
    'lost',
    (t) => t.count(wounds, t.v<number>('seat')) >= 4,
    over('wounded', 'FOR-6', (t) => ({ winners: [t.other(t.v<number>('seat'))], reason: 'wounds' })),
  ),
  act('burst', 'FOR-7', (t) => t.let('card', { ...t.ref(t.top(wounds, t.v<number>('seat'))) })),
  when(
    'hasBurst',
    (t) => t.def(t.vCard('card')).id === 'spark',
    ask('burst', {
      who: (t) => t.v<number>('seat'),
      clause: 'FOR-7',
      offers: [
        offer('yes', {
          take: (t, _o, seat) =>
            startAbility(t, t.game.abilitiesOf[t.s.def[t.vCard('card')]][0], t.ref(t.vCard('card')), seat, { card: t.v('card') }),
        }),
        offer('no'),
      ],
    }),
  ),
);

/** Cards one by one; an empty deck is made of the grave first. */
const draw = seq(
  act('refill', 'FOR-8', (t) => {
    const seat = t.v<number>('seat');
    if (t.count(deck, seat) === 0) t.batch(t.pile(grave, seat).map((c) => ({ type: 'move', card: c, to: t.at(deck, seat) })));
  }),
  act('mix', 'FOR-8', (t) => {
    if (t.v('fresh') === true) t.shuffle(t.at(deck, t.v<number>('seat')));
  }),
  act('one', 'FOR-8', (t) => {
    const top = t.top(deck, t.v<number>('seat'));
    if (top >= 0) t.move(top, t.at(hand, t.v<number>('seat')));
  }),
);

const bits = (t: T) => t.game.abilitiesOf;
const usable = (t: T, card: number, i: number) => {
  const { spec } = t.game.abilities[i];
  return (
    'use' in spec.when &&
    spec.when.use.length > 0 &&
    unusable(t, i, card, t.controller(card)) === '' &&
    !forbidden(t, 'use', card, t.controller(card))
  );
};

const deeds = [
  offer('play', {
    things: (t, seat) => t.pile(hand, seat),
    unless: (t, seat) => forbidden(t, 'play', -1, seat),
    take: (t, o, seat) => t.move(o.card, t.at(field, seat)),
  }),
  offer('use', {
    list: (t, seat, add) => {
      for (const c of fieldOf(t, seat)) bits(t)[t.s.def[c]].forEach((i, n) => usable(t, c, i) && add(c, -1, n));
    },
    take: (t, o, seat) => useAbility(t, bits(t)[t.s.def[o.card]][o.n], t.ref(o.card), seat),
  }),
  offer('hit', {
    things: (t, seat) => fieldOf(t, 1 - seat),
    take: (t, o, seat) => t.happen({ type: 'hurt', card: o.card, n: 2, ...(fieldOf(t, seat).length > 0 && { by: fieldOf(t, seat)[0] }) }),
  }),
  offer('wreck', {
    take: (t) => t.batch([0, 1].flatMap((s) => fieldOf(t, s).map((c) => ({ type: 'move', card: c, to: t.at(grave, t.s.owner[c]) })))),
  }),
  offer('strike', {
    unless: (t, seat) => (t.count(deck, 1 - seat) > 0 ? '' : 'FOR-2'),
    take: (t, _o, seat) => t.happen({ type: 'wound', seat: 1 - seat }),
  }),
  offer('draw', { take: (t, _o, seat) => t.call('draws', { seat, n: 2 }) }),
  offer('conjure', {
    unless: (t, seat) => (fieldOf(t, seat).length < 4 ? '' : 'FOR-2'),
    take: (t, _o, seat) => void t.make('token', t.at(field, seat)),
  }),
];

/** The last item comes first; what it sets off is settled before the next one. */
const resolveAll = loopWhile(
  'resolving',
  (t) => t.count(stack) > 0,
  act('resolve', 'FOR-11', (t) => {
    const item = t.top(stack);
    const trigger = t.held(item)!;
    t.unmake(item);
    startTrigger(t, trigger);
  }),
  settle,
);

const busy = (t: T) => t.own.acts >= 6;

function forgeToy(id: string, stacked: boolean): Game<Forge> {
  return toy<Forge>({
    id,
    zones,
    cards: forgeCards,
    decks: { plain: { main: forgeCards.filter((c) => c.id !== 'token' && c.id !== 'item').map((c) => c.id) } },
    groups: { main: 'deck' },
    marks: ['damage'],
    tallies: { mourned: { per: 'seat' }, legacy: { per: 'seat' }, arrived: { per: 'seat', scope: 'turn' }, hired: { per: 'seat' } },
    rules: { handSize: 4, price: 3 },
    floors: { power: 0 },
    remembers: ['power'],
    own: () => ({ turn: 0, turns: 0, acts: 0 }),
    bound: { decisions: 400, steps: 20000, clause: 'FOR-99' },
    turnOrder: (t) => [t.own.turn, 1 - t.own.turn],
    scopeOf: (t) => t.own.turn,
    events: {
      hurt: (t, e) => t.setMark(e.card!, 'damage', t.mark(e.card!, 'damage') + (e.n ?? 0)),
      wound: (t, e) => t.call('wound', { seat: e.seat! }),
      turnEnd: () => {},
    },
    checks: (t) => {
      const spent = t
        .pile(grave, 0)
        .concat(t.pile(grave, 1))
        .filter((c) => t.def(c).id === 'token');
      for (const token of spent) t.unmake(token);
      const dead = [0, 1].flatMap((s) => fieldOf(t, s)).filter((c) => t.stat(c, 'power') <= t.mark(c, 'damage'));
      if (dead.length > 0) t.batch(dead.map((c) => ({ type: 'move', card: c, to: t.at(grave, t.s.owner[c]) })));
      return dead.length > 0;
    },
    ...(stacked && {
      putTrigger: (t: T, w: Waiting) => t.hold(w, t.make('item', t.at(stack), w.seat)),
    }),
    flows: {
      wound: { vars: ['seat', 'card'], body: wound },
      draws: {
        vars: ['seat', 'n', 'fresh', 'i'],
        body: each(
          'cards',
          (t) => Array.from({ length: t.v<number>('n') }, (_, i) => i),
          'i',
          act('look', 'FOR-8', (t) => t.let('fresh', t.count(deck, t.v<number>('seat')) === 0)),
          draw,
        ),
      },
      hire: {
        vars: ['seat'],
        body: act('hire', 'FOR-9', (t) => t.addTally('hired', t.v<number>('seat'), t.rule(t.v<number>('seat'), 'price'))),
      },
    },
    flow: seq(
      act('deal', 'FOR-1', (t) => {
        for (let seat = 0; seat < 2; seat++) {
          t.shuffle(t.at(deck, seat));
          for (let i = 0; i < 4; i++) t.move(t.top(deck, seat), t.at(hand, seat));
        }
      }),
      loop(
        'turns',
        phaseEnding(
          'turn',
          'FOR-1',
          seq(
            act('endTurn', 'FOR-3', (t) => t.happen({ type: 'turnEnd', seat: t.own.turn })),
            settle,
            resolveAll,
          ),
          act('begin', 'FOR-1', (t) => t.set('acts', 0)),
          window('deeds', {
            clause: 'FOR-2',
            first: (t) => t.own.turn,
            next: 'same',
            pass: 'row',
            before: settle,
            until: busy,
            offers: deeds.map((o) => ({
              ...o,
              take: (t: T, option: Option, seat: Seat) => {
                t.set('acts', t.own.acts + 1);
                o.take!(t, option, seat);
              },
            })),
            onClose: resolveAll,
          }),
        ),
        act('next', 'FOR-4', (t) => {
          t.set('turns', t.own.turns + 1);
          t.set('turn', 1 - t.own.turn);
        }),
        when(
          'late',
          (t) => t.own.turns >= 6,
          over('late', 'FOR-10', () => ({ winners: [0, 1], reason: 'late' })),
        ),
      ),
    ),
  });
}

export const forge = forgeToy('forge', false);
export const forgeStack = forgeToy('forgeStack', true);
