/** What texts do to Characters on the field: damage, breaking, dulling, control. */
import {
  type Ctx,
  ctxOf,
  type Deeds as DeedsOf,
  forbidden,
  type Happening,
  type Lasting,
  type Num,
  num,
  type Ref,
  type Sel,
  select,
  type Table,
  untilOf,
} from '@touchline/engine';
import { isForward, power } from '../characters.ts';
import { overLimit } from '../fieldLimits.ts';
import { finish } from '../flow/stack.ts';
import type { OwnKinds } from '../kinds.ts';
import { type By, doneBy, movable, ontoField, toBreakZone } from '../piles.ts';
import { act, type Fftcg, seq, type T } from '../state.ts';
import { breakZone, burst, field, stack } from '../zones.ts';

type Deeds = DeedsOf<Fftcg, OwnKinds>;
type BoardKind =
  | 'damage'
  | 'fight'
  | 'break'
  | 'put'
  | 'dull'
  | 'activate'
  | 'freeze'
  | 'enter'
  | 'arriveByWarp'
  | 'control'
  | 'become'
  | 'counter'
  | 'cancel';

export const cardsOf = (t: T, sel: Sel): number[] => select(t, sel, ctxOf(t));
/** FFT-106: whole numbers, halves rounded down; FFT-109: what cannot be determined is 0. */
export const numberOf = (t: T, n: Num | undefined, otherwise = 1): number => (n === undefined ? otherwise : num(t, n, ctxOf(t)));
export const you = (t: T): number => t.v<number>('seat');
/** FFT-836: what does it. FFT-807: if it has left (as its own cost, say), what carries the ability stands for it. */
export const sourceOf = (t: T): number => (t.vCard('self') >= 0 ? t.vCard('self') : t.count(burst) > 0 ? t.top(burst) : t.top(stack));
export const source = (t: T): By => doneBy(sourceOf(t), you(t));
export const bySelf = (t: T): By => doneBy(t.vCard('self'), you(t));

/** There is something it could mean; what is named on the way is judged when it is named. */
export const some = (t: Table<Fftcg>, sel: Sel, seat: number, self: number): boolean =>
  sel.bound !== undefined || select(t, sel, { seat, self, event: null }).length > 0;

/** FFT-1206, FFT-R28: only Forwards take damage; FFT-1208: none is no damage. */
const hurts = (t: T, card: number, n: number, by: By, fixed?: true): Happening[] =>
  n > 0 && isForward(t, card) ? [{ type: 'damage', card, n, why: 'effect', ...by, ...(fixed && { fixed }) }] : [];

/** FFT-1518: those a text keeps this from being done to, by what does it now, are left out. */
export const exposed = (t: T, cards: readonly number[], deed: string): number[] => {
  if (cards.length === 0 || (t.s.mods.length === 0 && !t.game.deeds.has(deed))) return [...cards];
  const cause = source(t);
  return cards.filter((c) => forbidden(t, deed, c, t.controller(c), -1, cause) === '');
};

/** A change of state that happens only where it changes something (FFT-1323). FFT-1317: what is frozen is activated like any other. */
const turn = (type: 'dull' | 'activate' | 'freeze', mark: string, is: number): Deeds['dull'] & Deeds['activate'] & Deeds['freeze'] => ({
  possible: (t: T, e: { readonly what: Sel }, ctx: Ctx) => some(t, e.what, ctx.seat, ctx.self),
  run: (e: { readonly what: Sel }) =>
    act(type, 'FFT-1323', (t) => {
      const turning = cardsOf(t, e.what).filter((c) => t.mark(c, mark) !== is);
      const cards = exposed(t, turning, type);
      if (cards.length > 0) t.batch(cards.map((card) => ({ type, card, ...source(t) })));
    }),
});

export const boardDeeds: Pick<Deeds, BoardKind> = {
  /** FFT-836: dealt by the source, unless `by` names another. `share`: by the shares that were declared (FFT-711, FFT-R67). */
  damage: {
    possible: (t, e, ctx) => some(t, e.to, ctx.seat, ctx.self),
    run: (e) =>
      act('damage', 'FFT-1206', (t) => {
        const cards = cardsOf(t, e.to);
        const [dealer] = e.by ? cardsOf(t, e.by) : [sourceOf(t)];
        if (dealer === undefined) return;
        const shares = e.share === undefined ? null : t.v<readonly number[]>(e.share);
        const n = shares ? 0 : numberOf(t, e.n);
        const by = doneBy(dealer, you(t));
        const events = cards.flatMap((card, i) => hurts(t, card, shares ? shares[i] : n, by, e.fixed));
        noteSource(t, e.by ? dealer : undefined);
        if (events.length > 0) t.batch(events);
      }),
  },
  /** FFT-1209: each deals damage equal to its own power to the other; both are read first and dealt together. */
  fight: {
    run: (e) =>
      act('fight', 'FFT-1209', (t) => {
        const [one] = cardsOf(t, e.one);
        const [other] = cardsOf(t, e.other);
        if (one === undefined || other === undefined || !isForward(t, one) || !isForward(t, other)) return;
        const deal = (card: number, from: number) => hurts(t, card, power(t, from), { by: from });
        noteSource(t, one, other);
        t.batch([...deal(other, one), ...deal(one, other)]);
      }),
  },
  /** FFT-1518: what cannot be broken stays. */
  break: {
    possible: (t, e, ctx) => some(t, e.what, ctx.seat, ctx.self),
    run: (e) =>
      act('break', 'FFT-1324', (t) => {
        const there = cardsOf(t, e.what).filter((c) => t.inZone(c, field));
        const cards = exposed(t, there, 'break');
        if (cards.length > 0) t.batch(cards.map((c) => toBreakZone(t, c, 'break', bySelf(t))));
      }),
  },
  /** "Put into the Break Zone" is not breaking (FFT-1411). */
  put: {
    possible: (t, e, ctx) => some(t, e.what, ctx.seat, ctx.self),
    run: (e) =>
      act('put', 'FFT-413', (t) => {
        const cards = exposed(t, movable(t, cardsOf(t, e.what), breakZone), 'put');
        if (cards.length > 0) t.batch(cards.map((c) => toBreakZone(t, c, 'put', bySelf(t))));
      }),
  },
  dull: turn('dull', 'dull', 1),
  activate: turn('activate', 'dull', 0),
  /** FFT-1316: it does not dull. FFT-1318: twice is once. */
  freeze: turn('freeze', 'frozen', 1),
  /** FFT-715, FFT-R15: played onto the field by an effect, which is no cast; only Characters (FFT-302); under its name the text then finds it there. */
  enter: {
    possible: (t, e, ctx) => some(t, e.what, ctx.seat, ctx.self),
    run: (e) =>
      seq(
        act('enter', 'FFT-715', (t) => {
          const cards = movable(t, cardsOf(t, e.what), field).filter((c) => t.def(c).kind === 'character');
          const onto = (c: number) => (e.whose === undefined ? t.s.owner[c] : e.whose === 'you' ? you(t) : 1 - you(t));
          if (cards.length > 0) t.batch(cards.map((c) => ontoField(t, c, onto(c), 'effect', e.dull ? { dull: 1 } : {})));
        }),
        act('entered', 'FFT-715', (t) => {
          const name = e.what.bound;
          if (name === undefined) return;
          const named = t.v<Ref | readonly Ref[] | null>(name) ?? [];
          const there = ('id' in named ? [named] : named).filter(({ id }) => t.inZone(id, field));
          t.let(
            name,
            there.map(({ id }) => ({ ...t.ref(id) })),
          );
        }),
      ),
  },
  /** FFT-2042, FFT-2043, FFT-R40: onto its owner's field, unless a limit does not let it in; then it stays where it is for good. */
  arriveByWarp: {
    run: () =>
      act('arriveByWarp', 'FFT-2042', (t) => {
        const card = t.vCard('self');
        if (card >= 0 && overLimit(t, card, t.s.owner[card]) === '') t.batch([ontoField(t, card, t.s.owner[card], 'effect')]);
      }),
  },
  /** FFT-2003: it neither leaves nor enters; the waiting rule starts anew. */
  control: {
    possible: (t, e, ctx) => some(t, e.what, ctx.seat, ctx.self),
    run: (e) =>
      act('control', 'FFT-2003', (t) => {
        const cards = cardsOf(t, e.what);
        if (cards.length === 0) return;
        lay(t, e, cards, 'controller', 'set', you(t));
        const moving = cards.filter((c) => t.controller(c) !== you(t));
        if (moving.length > 0) t.batch(moving.map((card) => ({ type: 'control', card, seat: you(t) })));
      }),
  },
  /** FFT-1604: it is also a Forward with this power, and may have keywords. */
  become: {
    run: (e) =>
      act('become', 'FFT-1604', (t) => {
        const cards = cardsOf(t, e.to);
        lay(t, e, cards, 'type', 'also', 'forward');
        lay(t, e, cards, 'power', 'set', numberOf(t, e.power));
        for (const word of e.keywords ?? []) lay(t, e, cards, 'keyword', 'also', word);
      }),
  },
  /** FFT-2020: counters are told apart by name alone. */
  counter: {
    run: (e) =>
      act('counter', 'FFT-2020', (t) => {
        const cards = cardsOf(t, e.to);
        if (cards.length > 0) t.batch(cards.map((card) => ({ type: 'counter', card, n: numberOf(t, e.n), why: e.counter })));
      }),
  },
  /** FFT-1516, FFT-920, FFT-R20: off the stack without effect; what was paid stays paid. */
  cancel: {
    possible: (t, e, ctx) => some(t, e.what, ctx.seat, ctx.self),
    run: (e) =>
      act('cancel', 'FFT-1516', (t) => {
        for (const item of cardsOf(t, e.what)) {
          if (t.log) t.emit('cancel', item, {}, you(t));
          finish(t, item);
        }
      }),
  },
};

/** FFT-1503: on the cards that fit now, with the numbers of now; FFT-1502: without a duration for good. */
function lay(
  t: T,
  e: { readonly until?: Lasting | readonly Lasting[] },
  cards: readonly number[],
  stat: string,
  change: 'set' | 'also',
  by: string | number,
): void {
  if (cards.length === 0) return;
  const self = t.vCard('self');
  t.gain({
    source: self >= 0 ? t.ref(self) : null,
    seat: you(t),
    on: { refs: cards.map((c) => t.ref(c)) },
    stat,
    change,
    by,
    until: untilOf(t, e.until, ctxOf(t)),
    clause: t.clause,
  });
}

/** FFT-1207: should a Forward break by it, this is what broke it. */
function noteSource(t: T, by = t.vCard('self'), back = by): void {
  t.set('hitBy', by >= 0 ? t.ref(by) : null);
  t.set('hitBack', back >= 0 ? t.ref(back) : null);
  t.set('struck', false);
}

export type { Deeds };
