/** The effect kinds only this game has. What cannot be done is left out, the rest is done (INA-R33). */
import {
  type Ctx,
  ctxOf,
  type Effect,
  type Filter,
  type KindSpec,
  type Num,
  num,
  type Sel,
  select,
  sharedKinds,
  untilOf,
} from '@touchline/engine';
import { deckOut, draw } from './piles.ts';
import { firedUp, fits, type Part } from './pitch.ts';
import { act, attacker, type Inazuma, seq, type T } from './state.ts';
import { discard, hand } from './zones.ts';

type Kind = KindSpec<Inazuma>;
type Run = Parameters<Kind['run']>[1];

const here = (t: T): Ctx => ctxOf(t);
const meant = (t: T, sel: Sel): number[] => select(t, sel, here(t));

/** INA-R64: one card, and it must be named where there is one. What cannot be chosen by the opponent is not (INA-R47). */
const naming = (e: Effect, run: Run) =>
  sharedKinds.target.run({ do: 'target', name: e.name, from: e.from, count: 1 }, run as never) as never;
const nameable = (t: T, e: Effect, ctx: Ctx): boolean =>
  sharedKinds.target.possible!(t, { do: 'target', name: e.name, from: e.from, count: 1 }, ctx);

/** A change of SP laid on the card of the text, as a cost or by a text that makes it a number. */
function layOnCards(t: T, cards: readonly number[], change: 'add' | 'become', by: number, e: Effect, clause: string): void {
  const { seat, self } = here(t);
  t.gain({
    source: self >= 0 ? t.ref(self) : null,
    seat,
    on: { refs: cards.map((card) => t.ref(card)) },
    stat: 'sp',
    change,
    by,
    until: untilOf(t, e, here(t)),
    clause,
  });
}

/** INA-R51: an attack has attackers of one player and defenders of the other; nobody joins twice. */
const canJoin = (t: T, card: number, part: Part, seat: number): boolean =>
  (part === 'attacking') === (seat === attacker(t)) &&
  t.mark(card, part) === 0 &&
  (t.def(card).kind === 'goalkeeper' || fits(t, card, part));

export const kinds: { readonly [kind: string]: Kind } = {
  /** Choose one; the rest of the text speaks of it. */
  chooseOne: {
    fields: { name: 'name', from: 'cards', then: 'effects' },
    possible: (t, e, ctx) => nameable(t, e, ctx),
    run: (e, run) => seq(naming(e, run), run(e.then as Effect[])),
  },
  /** "You may discard …": what follows is done for the card that was discarded. */
  mayDiscard: {
    fields: { name: 'name', where: 'filters', then: 'effects' },
    possible: (t, e, ctx) => select(t, handed(e), ctx).length > 0 && (e.then as Effect[]).some((x) => able(t, x, ctx)),
    run: (e, run) =>
      sharedKinds.may.run(
        {
          do: 'may',
          cost: [
            { do: 'choose', name: e.name, from: handed(e), count: 1 },
            { do: 'move', what: { bound: e.name }, to: 'discard' },
          ],
          then: e.then,
        },
        run as never,
      ) as never,
  },
  /** INA-R28: the SP is fixed at a number; what comes later is added to it. */
  becomeSp: {
    fields: { to: 'cards', n: 'number', until: 'until?' },
    possible: (t, e, ctx) => select(t, e.to as Sel, ctx).length > 0,
    run: (e) =>
      act('becomeSp', 'INA-R28', (t) => layOnCards(t, meant(t, e.to as Sel), 'become', num(t, e.n as Num, here(t)), e, 'INA-R28')),
  },
  /** INA-R27: a cost of SP, for whoever has that much. */
  lowerSp: {
    fields: { n: 'number', until: 'until?' },
    possible: (t, e, { self }) => self >= 0 && t.stat(self, 'sp') >= (e.n as number),
    run: (e) => act('lowerSp', 'INA-R27', (t) => layOnCards(t, [here(t).self], 'add', -(e.n as number), e, 'INA-629')),
  },
  /** INA-634: a cost; the card is turned sideways. */
  exhaust: {
    fields: {},
    possible: (t, _e, { self }) => self >= 0 && t.mark(self, 'exhausted') === 0,
    run: () => act('exhaust', 'INA-634', (t) => t.setMark(here(t).self, 'exhausted', 1)),
  },
  ready: {
    fields: { to: 'cards' },
    run: (e) =>
      act('ready', 'INA-638', (t) => {
        for (const card of meant(t, e.to as Sel)) {
          t.setMark(card, 'exhausted', 0);
          t.emit('ready', card, {}, here(t).seat);
        }
      }),
  },
  /** INA-715, INA-R37: takes part from now on. */
  join: {
    fields: { part: ['attacking', 'defending'], to: 'cards' },
    possible: (t, e, ctx) => {
      const sel = e.to as Sel;
      return sel.bound !== undefined || select(t, sel, ctx).some((card) => canJoin(t, card, e.part as Part, ctx.seat));
    },
    run: (e) =>
      act('join', 'INA-R37', (t) => {
        const { seat } = here(t);
        for (const card of meant(t, e.to as Sel)) {
          if (!canJoin(t, card, e.part as Part, seat)) continue;
          t.setMark(card, e.part as Part, 1);
          t.emit('join', card, { part: e.part as Part }, seat);
        }
      }),
  },
  /** INA-513: one of these counts as fired-up. That one of them is not yet is what makes it a change (INA-R35). */
  fireUp: {
    fields: { name: 'name', from: 'cards', until: 'until?' },
    possible: (t, e, ctx) => nameable(t, e, ctx) && select(t, e.from as Sel, ctx).some((card) => !firedUp(t, card)),
    run: (e, run) =>
      seq(
        naming(e, run),
        sharedKinds.permit.run({ do: 'permit', deed: 'beFiredUp', to: { bound: e.name }, until: e.until }, run as never) as never,
        act('firedUp', 'INA-513', (t) => t.emit('fireUp', meant(t, { bound: e.name as string }), {}, here(t).seat)),
      ),
  },
  /** INA-R23: one after another, each looked at. */
  draw: {
    fields: { n: 'number' },
    run: (e) =>
      seq(
        ...Array.from({ length: e.n as number }, () =>
          seq(
            act('draw', 'INA-205', (t) => draw(t, here(t).seat)),
            deckOut,
          ),
        ),
      ),
  },
  /** INA-R34: cards of the opponent's hand, at random; none from an empty hand. */
  discardRandom: {
    fields: { n: 'number' },
    possible: (t, _e, { seat }) => t.count(hand, 1 - seat) > 0,
    run: (e) =>
      act('discardRandom', 'INA-216', (t) => {
        const seat = 1 - here(t).seat;
        for (let i = 0; i < (e.n as number); i++) {
          const cards = t.pile(hand, seat);
          if (cards.length > 0) t.move(cards[t.random(seat, cards.length)], t.at(discard, seat));
        }
      }),
  },
  /** INA-1104, INA-1110: only who attacks can score. */
  goalFever: {
    fields: {},
    possible: (t, _e, { seat }) => t.option<boolean>('goalFever') && seat === attacker(t),
    run: () =>
      act('goalFever', 'INA-1104', (t) => {
        if (t.option<boolean>('goalFever') && here(t).seat === attacker(t)) t.set('fever', true);
      }),
  },
  /** INA-R39: this shooting phase is over, without a goal. */
  endShooting: { fields: {}, run: () => act('endShooting', 'INA-R39', (t) => t.set('stopped', true)) },
};

const handed = (e: Effect): Sel => ({ zone: 'hand', of: 'you', where: e.where as readonly Filter[] });
const able = (t: T, e: Effect, ctx: Ctx): boolean => t.game.kinds[e.do].possible?.(t, e, ctx) !== false;
