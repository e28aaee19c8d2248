/** The effect kinds only this game has. What cannot be done is left out, the rest is done (INA-R33). */
import {
  type AnyEffect,
  type Ctx,
  ctxOf,
  type Deeds,
  defineKinds,
  type Filter,
  inTheOpen,
  type Lasting,
  num,
  type Run,
  type Sel,
  select,
  sharedDeeds,
  untilOf,
} from '@touchline/engine';
import { type Effect, type OwnKinds, ownKinds } from './kinds.ts';
import { deckOut, draw } from './piles.ts';
import { firedUp, fits, type Part } from './pitch.ts';
import { act, attacker, type Inazuma, seq, type T } from './state.ts';
import { discard, field, goal, hand } from './zones.ts';

const here = (t: T): Ctx => ctxOf(t);
const meant = (t: T, sel: Sel): number[] => select(t, sel, here(t));
/** INA-R67: where everybody sees what becomes of them. */
const open = (t: T, sel: Sel): readonly number[] => inTheOpen(t, meant(t, sel));

/** INA-R64: one card, and it must be named where there is one. What cannot be chosen by the opponent is not (INA-R47). */
interface Named {
  readonly name: string;
  readonly from: Sel;
}
const naming = (e: Named, run: Run<Inazuma>) => sharedDeeds.target.run({ do: 'target', name: e.name, from: e.from, count: 1 }, run);
const nameable = (t: T, e: Named, ctx: Ctx): boolean =>
  sharedDeeds.target.possible!(t, { do: 'target', name: e.name, from: e.from, count: 1 }, ctx);

/** A change of SP laid on the card of the text, as a cost or by a text that makes it a number. */
function layOnCards(
  t: T,
  cards: readonly number[],
  change: 'add' | 'become',
  by: number,
  e: { readonly until?: Lasting | readonly Lasting[] },
  clause: string,
): void {
  const { seat, self } = here(t);
  t.gain({
    source: self >= 0 ? t.ref(self) : null,
    seat,
    on: { refs: cards.map((card) => t.ref(card)) },
    stat: 'sp',
    change,
    by,
    until: untilOf(t, e.until, here(t)),
    clause,
  });
}

/** INA-R51: an attack has attackers of one player and defenders of the other, who stand on the pitch; nobody joins twice. */
const canJoin = (t: T, card: number, part: Part, seat: number): boolean =>
  (t.inZone(card, field) || t.inZone(card, goal)) &&
  (part === 'attacking') === (seat === attacker(t)) &&
  t.mark(card, part) === 0 &&
  (t.def(card).kind === 'goalkeeper' || fits(t, card, part));

const deeds: Deeds<Inazuma, OwnKinds> = {
  /** Choose one; the rest of the text speaks of it. */
  chooseOne: {
    possible: (t, e, ctx) => nameable(t, e, ctx),
    run: (e, run) => seq(naming(e, run), run(e.then)),
  },
  /** "You may discard …": what follows is done for the card that was discarded. */
  mayDiscard: {
    possible: (t, e, ctx) => select(t, handed(e), ctx).length > 0 && e.then.some((x) => able(t, x, ctx)),
    run: (e, run) => {
      const cost: readonly Effect[] = [
        { do: 'choose', name: e.name, from: handed(e), count: 1 },
        { do: 'move', what: { bound: e.name }, to: 'discard' },
      ];
      return sharedDeeds.may.run({ do: 'may', cost, then: e.then }, run);
    },
  },
  /** INA-R28: the SP is fixed at a number; what comes later is added to it. */
  becomeSp: {
    possible: (t, e, ctx) => select(t, e.to, ctx).length > 0,
    run: (e) => act('becomeSp', 'INA-R28', (t) => layOnCards(t, open(t, e.to), 'become', num(t, e.n, here(t)), e, 'INA-R28')),
  },
  /** INA-R27: a cost of SP, for whoever has that much. */
  lowerSp: {
    possible: (t, e, { self }) => self >= 0 && t.stat(self, 'sp') >= e.n,
    run: (e) => act('lowerSp', 'INA-R27', (t) => layOnCards(t, [here(t).self], 'add', -e.n, e, 'INA-629')),
  },
  /** INA-634: a cost; the card is turned sideways. */
  exhaust: {
    possible: (t, _e, { self }) => self >= 0 && t.mark(self, 'exhausted') === 0,
    run: () => act('exhaust', 'INA-634', (t) => t.setMark(here(t).self, 'exhausted', 1)),
  },
  ready: {
    run: (e) =>
      act('ready', 'INA-638', (t) => {
        for (const card of meant(t, e.to)) {
          t.setMark(card, 'exhausted', 0);
          t.emit('ready', card, {}, here(t).seat);
        }
      }),
  },
  /** INA-715, INA-R37: takes part from now on. */
  join: {
    possible: (t, e, ctx) => {
      const sel = e.to;
      return sel.bound !== undefined || select(t, sel, ctx).some((card) => canJoin(t, card, e.part, ctx.seat));
    },
    run: (e) =>
      act('join', 'INA-R37', (t) => {
        const { seat } = here(t);
        for (const card of meant(t, e.to)) {
          if (!canJoin(t, card, e.part, seat)) continue;
          t.setMark(card, e.part, 1);
          t.emit('join', card, { part: e.part }, seat);
        }
      }),
  },
  /** INA-513: one of these counts as fired-up. That one of them is not yet is what makes it a change (INA-R35). */
  fireUp: {
    possible: (t, e, ctx) => nameable(t, e, ctx) && select(t, e.from, ctx).some((card) => !firedUp(t, card)),
    run: (e, run) =>
      seq(
        naming(e, run),
        sharedDeeds.permit.run({ do: 'permit', deed: 'beFiredUp', to: { bound: e.name }, until: e.until }, run),
        act('firedUp', 'INA-513', (t) => t.emit('fireUp', meant(t, { bound: e.name }), {}, here(t).seat)),
      ),
  },
  /** INA-R23: one after another, each looked at. */
  draw: {
    run: (e) =>
      seq(
        ...Array.from({ length: e.n }, () =>
          seq(
            act('draw', 'INA-205', (t) => draw(t, here(t).seat)),
            deckOut,
          ),
        ),
      ),
  },
  /** INA-R34: cards of the opponent's hand, at random; none from an empty hand. */
  discardRandom: {
    possible: (t, _e, { seat }) => t.count(hand, 1 - seat) > 0,
    run: (e) =>
      act('discardRandom', 'INA-216', (t) => {
        const seat = 1 - here(t).seat;
        for (let i = 0; i < e.n; i++) {
          const cards = t.pile(hand, seat);
          if (cards.length > 0) t.move(cards[t.random(seat, cards.length)], t.at(discard, seat));
        }
      }),
  },
  /** INA-1104, INA-1110: only who attacks can score. */
  goalFever: {
    possible: (t, _e, { seat }) => t.option<boolean>('goalFever') && seat === attacker(t),
    run: () =>
      act('goalFever', 'INA-1104', (t) => {
        if (t.option<boolean>('goalFever') && here(t).seat === attacker(t)) t.set('fever', true);
      }),
  },
  /** INA-R39: this shooting phase is over, without a goal. */
  endShooting: { run: () => act('endShooting', 'INA-R39', (t) => t.set('stopped', true)) },
};

export const kinds = defineKinds(ownKinds, deeds);

/** Those of the own hand that fit; a selector is made once for each text. */
function handed(e: { readonly where: readonly Filter[] }): Sel {
  let sel = inHand.get(e.where);
  if (!sel) {
    sel = { zone: 'hand', of: 'you', where: e.where };
    inHand.set(e.where, sel);
  }
  return sel;
}
const inHand = new WeakMap<readonly Filter[], Sel>();

const able = (t: T, e: AnyEffect, ctx: Ctx): boolean => t.game.kinds[e.do].possible?.(t, e, ctx) !== false;
