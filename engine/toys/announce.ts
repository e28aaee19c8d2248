/**
 * Announcing and resolving: what is cast lies on a stack with its modes, targets and shares, is paid for by tiring helpers, and can
 * be taken back until it is paid; the last thing resolves when all have passed in a row.
 */
import {
  countUse,
  type Deeds,
  declarable,
  defineKinds,
  flowOf,
  forbidden,
  kindsOf,
  type Own,
  permitted,
  type Ref,
  required,
  type Seat,
  startDeclaring,
  startTrigger,
  type Table,
  unusable,
  type Waiting,
  type ZoneSpec,
} from '../index.ts';
import { announceCards, announceKinds } from './announceCards.ts';
import { plainCard, toy } from './plain.ts';

const zones = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hand: { per: 'seat', owner: 'card', others: 'back', renews: true },
  helpers: { per: 'seat', owner: 'card', others: 'card' },
  field: { per: 'seat', owner: 'card', others: 'card', active: true, renews: true },
  grave: { per: 'seat', owner: 'card', others: 'card', renews: true },
  stack: { per: 'table', owner: 'card', others: 'card', ordered: true },
} as const satisfies { readonly [name: string]: ZoneSpec };
const { deck, hand, helpers, field, grave, stack } = kindsOf(zones);

export type Announce = { turn: number; turns: number } & Own;
type T = Table<Announce>;
const { act, again, ask, group, leave, loop, offer, over, phaseEnding, revocable, seq, settle, when, window } = flowOf<Announce>();

const tired = (t: T, card: number) => t.mark(card, 'tired') === 1;
const rested = (t: T, seat: Seat) => t.pile(helpers, seat).filter((c) => !tired(t, c));
const isUnit = (t: T, card: number) => t.def(card).kind === 'unit';
const seatOf = (t: T) => t.v<number>('seat');
const priceOf = (t: T) => t.v<number>('price');
const paidWith = (t: T) => t.v<readonly Ref[] | null>('paid') ?? [];

/** One helper after the other; each can be any of the announcer's. */
const pay = group(
  'pay',
  'ANN-4',
  [{ verb: 'payForMe', plan: () => 0 }],
  loop(
    'paying',
    when('paid', (t) => paidWith(t).length >= priceOf(t), leave('paying')),
    ask('source', {
      who: seatOf,
      clause: 'ANN-4',
      offers: [
        offer('tire', {
          things: rested,
          take: (t, o) => {
            t.setMark(o.card, 'tired', 1);
            t.let('paid', [...paidWith(t).map((r) => ({ ...r })), { ...t.ref(o.card) }]);
          },
        }),
      ],
    }),
  ),
);

/** A card from the hand goes onto the stack itself; a used text is a thing made for it. */
const announce = revocable(
  'announcing',
  'ANN-2',
  seatOf,
  act('putBack', 'ANN-5', (t) => {
    const item = t.vCard('item');
    for (const ref of paidWith(t)) t.setMark(t.find(ref), 'tired', 0);
    if (t.def(item).id === 'item') t.unmake(item);
    else t.move(item, t.at(hand, seatOf(t)));
  }),
  act('lay', 'ANN-2', (t) => {
    const ability = t.v<number>('ability');
    const card = t.vCard('card');
    let item = card;
    if (t.s.zone[card] === t.at(field, seatOf(t))) item = t.make('item', t.at(stack), seatOf(t));
    else t.move(card, t.at(stack));
    t.let('item', { ...t.ref(item) });
    if (ability >= 0) t.hold({ ability, self: t.ref(card), seat: seatOf(t), event: null }, item);
  }),
  act('declare', 'ANN-3', (t) => {
    if (t.held(t.vCard('item'))) startDeclaring(t, t.vCard('item'));
  }),
  pay,
);

const castText = (t: T, card: number) => t.game.abilitiesOf[t.s.def[card]].find((i) => t.def(card).kind === 'spell' && i >= 0) ?? -1;
const castable = (t: T, seat: Seat, card: number) => {
  if (rested(t, seat).length < t.stat(card, 'price')) return 'ANN-4';
  const ability = castText(t, card);
  return ability < 0 || declarable(t, ability, card, seat) ? '' : 'ANN-3';
};

const announcing = (t: T, card: number, ability: number, seat: Seat, price: number) =>
  t.call('announce', { seat, card: { ...t.ref(card) }, ability, price });

const deeds = [
  offer('cast', {
    things: (t, seat) => t.pile(hand, seat),
    unless: castable,
    take: (t: T, o, seat) => announcing(t, o.card, castText(t, o.card), seat, t.stat(o.card, 'price')),
  }),
  offer('use', {
    list: (t, seat, add) => {
      if (rested(t, seat).length === 0) return;
      for (const card of t.pile(field, seat))
        for (const index of t.game.abilitiesOf[t.s.def[card]])
          if ('use' in t.game.abilities[index].spec.when && unusable(t, index, card, seat) === '') add(card, -1, index);
    },
    key: (t, _seat, o) => t.game.abilities[o.n].flow,
    take: (t: T, o, seat) => {
      countUse(t, o.n, t.ref(o.card), seat);
      announcing(t, o.card, o.n, seat, 1);
    },
  }),
  offer('fight', {
    things: (t, seat) => t.pile(field, seat),
    unless: (t, seat, card) => (seat !== t.own.turn || t.count(stack) > 0 || tired(t, card) ? 'ANN-6' : forbidden(t, 'fight', card, seat)),
    take: (t: T, o, seat) => {
      t.setMark(o.card, 'tired', 1);
      t.batch(t.pile(field, 1 - seat).map((c) => ({ type: 'hurt', card: c, n: 1, by: o.card, why: 'fight' })));
    },
  }),
];

/** Units come into play, spells are spent. What is done is done as the thing lies there. */
const resolveTop = seq(
  act('resolve', 'ANN-7', (t) => {
    const w = t.held(t.top(stack));
    if (w) startTrigger(t, w);
  }),
  act('leaveStack', 'ANN-7', (t) => {
    const item = t.top(stack);
    if (t.def(item).id === 'item') t.unmake(item);
    else t.move(item, t.at(isUnit(t, item) ? field : grave, t.s.owner[item]));
  }),
);

/** A duty is done before a turn may end. */
const duty = (t: T) =>
  t.pile(field, t.own.turn).some((c) => !tired(t, c) && required(t, 'fight', c, t.own.turn) && !forbidden(t, 'fight', c, t.own.turn));

const dealt = ['plain', 'bolt', 'charm', 'fork', 'mend', 'hush', 'herald', 'seek', 'teach', 'oath', 'guess', 'giant', 'ambush'];

const dealing: Deeds<Announce, typeof announceKinds> = {
  deal: {
    run: (e) =>
      act('deal', 'ANN-8', (t) => {
        const parts = t.v<readonly number[]>(e.parts);
        t.batch(t.v<readonly Ref[]>(e.what).map((r, i) => ({ type: 'hurt', card: t.find(r), n: parts[i] })));
      }),
  },
};

const kinds = defineKinds(announceKinds, dealing);

export const announceToy = toy<Announce>({
  id: 'announce',
  zones,
  cards: [plainCard('helper'), ...announceCards],
  decks: { plain: { deck: dealt, helpers: ['helper', 'helper'], field: ['sly', 'lancer', 'glass'] } },
  groups: { deck: 'deck', helpers: 'helpers', field: 'field' },
  marks: ['tired', 'damage'],
  tallies: { cast: { per: 'seat' }, pain: { per: 'seat' }, fights: { per: 'seat' } },
  floors: { power: 0 },
  remembers: ['power'],
  keywords: 'keyword',
  paysFirst: true,
  own: () => ({ turn: 0, turns: 0 }),
  bound: { decisions: 2000, steps: 20000, clause: 'ANN-99' },
  turnOrder: (t) => [t.own.turn, 1 - t.own.turn],
  scopeOf: (t) => t.own.turn,
  choosable: (t, card, seat) => t.controller(card) === seat || !t.is(card, 'keyword', 'veil'),
  // Triggers of who is not on turn come as they came.
  inOrder: (t) => !t.s.waiting.some((w) => w.on === undefined && w.seat === t.own.turn),
  events: { hurt: (t, e) => t.setMark(e.card!, 'damage', t.mark(e.card!, 'damage') + (e.n ?? 0)) },
  kinds,
  checks: (t) => {
    const dead = [0, 1].flatMap((s) => t.pile(field, s)).filter((c) => t.stat(c, 'power') <= t.mark(c, 'damage'));
    for (const c of dead) t.setMark(c, 'damage', 0);
    if (dead.length > 0) t.batch(dead.map((c) => ({ type: 'move', card: c, to: t.at(grave, t.s.owner[c]) })));
    return dead.length > 0;
  },
  putTrigger: (t, w: Waiting) => {
    if (!declarable(t, w.ability, t.find(w.self), w.seat, w.event)) return;
    const item = t.make('item', t.at(stack), w.seat);
    t.hold(w, item);
    startDeclaring(t, item);
  },
  flows: { announce: { vars: ['seat', 'card', 'ability', 'price', 'item', 'paid'], body: announce } },
  flow: seq(
    act('deal', 'ANN-1', (t) => {
      for (let seat = 0; seat < 2; seat++) {
        t.shuffle(t.at(deck, seat));
        for (let i = 0; i < 3; i++) t.move(t.top(deck, seat), t.at(hand, seat));
      }
    }),
    loop(
      'turns',
      phaseEnding(
        'turn',
        'ANN-1',
        act('rest', 'ANN-9', (t) => {
          for (const c of [...t.pile(helpers, t.own.turn), ...t.pile(field, t.own.turn)]) t.setMark(c, 'tired', 0);
        }),
        window('priority', {
          clause: 'ANN-1',
          first: (t) => t.own.turn,
          next: 'same',
          pass: 'row',
          before: settle,
          offers: deeds,
          onClose: when(
            'empty',
            (t) => t.count(stack) === 0,
            when('duty', duty, again('priority'), leave('priority')),
            seq(resolveTop, again('priority')),
          ),
        }),
      ),
      act('next', 'ANN-9', (t) => {
        t.set('turns', t.own.turns + 1);
        t.set('turn', 1 - t.own.turn);
      }),
      when(
        'late',
        (t) => t.own.turns >= 2,
        over('late', 'ANN-10', (t) => ({
          winners: [0, 1].filter((s) => permitted(t, 'boast', -1, s) || t.count(field, s) >= t.count(field, 1 - s)),
          reason: 'late',
        })),
      ),
    ),
  ),
});
