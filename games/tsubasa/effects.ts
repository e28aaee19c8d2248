/** What the effect kinds of this game do, and its conditions. What cannot do anything is not offered (TSU-R15). */
import {
  type Condition,
  type Ctx,
  ctxOf,
  type Deeds,
  defineKinds,
  type Run,
  reading,
  type Sel,
  select,
  sharedDeeds,
} from '@touchline/engine';
import { type OwnKinds, ownKinds } from './kinds.ts';
import { canDraw, clearPlayAreas, draw, toBox, toDiscard } from './piles.ts';
import { gainPoint, poolOf } from './points.ts';
import { teamOf } from './setUp.ts';
import {
  act,
  ask,
  attacker,
  defender,
  each,
  isFull,
  type Kind,
  kindsIn,
  leave,
  offer,
  seq,
  sub,
  type T,
  type Tsubasa,
  when,
} from './state.ts';
import { booking, bookings, discard, fatigue, hand, playArea, shots } from './zones.ts';

const here = (t: T): Ctx => ctxOf(t);
const seatHere = (t: T): number => t.v<number>('seat');

/** One card, by choice. */
interface Named {
  readonly name: string;
  readonly from: Sel;
}
const naming = ({ name, from }: Named, run: Run<Tsubasa>) => sharedDeeds.choose.run({ do: 'choose', name, from }, run);
const nameable = (t: T, { from }: Named, ctx: Ctx): boolean => select(t, from, ctx).length > 0;
const named = (t: T, { name }: Named): readonly number[] => select(t, { bound: name }, here(t));

/** TSU-R2: the kinds of which a point can still be gained. */
const gainable = (t: T, of: readonly string[], seat: number): Kind[] => kindsIn(of).filter((kind) => poolOf(t, seat, kind) > 0);

/** TSU-R25, TSU-R57: what ends the Attack Phase can only be done in it; a card may also come in later, by motivation. */
const inAttack = (t: T): boolean => t.within('attack');
/** TSU-R77. */
const hasShot = (t: T, seat: number): boolean => inAttack(t) && t.count(shots, seat) > 0;

const deeds: Deeds<Tsubasa, OwnKinds> = {
  /** TSU-913, TSU-915, TSU-R4: by choice, as often as it says; TSU-914: or one of each that is left. */
  points: {
    possible: (t, e, { seat }) => gainable(t, e.of, seat).length > 0,
    run: (e) =>
      e.each
        ? act('gainEach', 'TSU-914', (t) => {
            for (const kind of kindsIn(e.of)) gainPoint(t, seatHere(t), kind);
          })
        : each(
            'gains',
            () => Array.from({ length: e.times ?? 1 }, (_, n) => n),
            'gain',
            // TSU-R2: what finds nothing left is lost.
            when(
              'left',
              (t) => gainable(t, e.of, seatHere(t)).length > 0,
              ask('gain', {
                who: seatHere,
                clause: 'TSU-913',
                open: true,
                offers: [
                  offer('gain', {
                    list: (t, seat, add) => gainable(t, e.of, seat).forEach((kind) => add(-1, -1, e.of.indexOf(kind))),
                    key: (_t, _seat, o) => e.of[o.n],
                    take: (t, o, seat) => gainPoint(t, seat, kindsIn(e.of)[o.n]),
                  }),
                ],
              }),
            ),
          ),
  },
  draw: {
    possible: (t, _e, { seat }) => canDraw(t, seat),
    run: (e) => act('draw', 'TSU-R12', (t) => draw(t, seatHere(t), e.n)),
  },
  /** TSU-318, TSU-R17, TSU-R58: only in the Attack Phase, below the limit, with a card in hand. */
  playMore: {
    possible: (t, _e, { seat }) => inAttack(t) && !isFull(t) && t.count(hand, seat) > 0,
    run: () =>
      when(
        'could',
        (t) => inAttack(t) && !isFull(t) && t.count(hand, seatHere(t)) > 0,
        sub('playMore', { seat: seatHere, by: (t) => t.v('self') }),
      ),
  },
  eliminate: {
    possible: nameable,
    run: (e, run) =>
      seq(
        naming(e, run),
        act('eliminate', 'TSU-911', (t) => {
          for (const card of named(t, e)) toBox(t, card);
        }),
        run(e.then ?? []),
      ),
  },
  discard: {
    possible: nameable,
    run: (e, run) =>
      seq(
        naming(e, run),
        act('discard', 'TSU-912', (t) => {
          for (const card of named(t, e)) toDiscard(t, card);
        }),
        run(e.then ?? []),
      ),
  },
  /** TSU-736, TSU-R51, TSU-R83: evenly among the whole hand; an empty hand has nothing to lose. */
  discardRandom: {
    possible: (t, _e, { seat }) => t.count(hand, 1 - seat) > 0,
    run: () =>
      act('discardRandom', 'TSU-736', (t) => {
        const from = 1 - seatHere(t);
        const cards = t.pile(hand, from);
        if (cards.length === 0) return;
        t.move(cards[t.random(from, cards.length)], t.at(discard, from));
      }),
  },
  /** TSU-R73: it belongs to the card it is laid on, and is gone with it. */
  zero: {
    possible: nameable,
    run: (e, run) =>
      seq(
        naming(e, run),
        act('zero', 'TSU-R73', (t) => {
          const { seat, self } = here(t);
          const on = { refs: named(t, e).map((card) => t.ref(card)) };
          for (const stat of e.of)
            t.gain({ source: self < 0 ? null : t.ref(self), seat, on, stat, change: 'set', by: 0, until: ['round'], clause: 'TSU-R73' });
        }),
      ),
  },
  /** TSU-R55: from the own supply to the own Discard Pile, while there are any. */
  fatigue: {
    run: (e) =>
      act('fatigue', 'TSU-R55', (t) => {
        const seat = seatHere(t);
        for (let n = 0; n < e.n && t.count(fatigue, seat) > 0; n++) t.move(t.top(fatigue, seat), t.at(discard, seat));
      }),
  },
  /** TSU-701, TSU-702, TSU-R54: at once and for good; TSU-704: the second one turns it to Red; TSU-R52: a third one changes nothing. */
  book: {
    run: () =>
      act('book', 'TSU-701', (t) => {
        const seat = seatHere(t);
        const shown = t.top(booking, seat);
        if (shown >= 0 && t.mark(shown, 'red') === 1) return;
        t.emit('book', [], { red: shown >= 0 }, seat);
        if (shown >= 0) t.setMark(shown, 'red', 1);
        else if (t.count(bookings, seat) > 0) t.move(t.top(bookings, seat), t.at(booking, seat));
      }),
  },
  /** TSU-703, TSU-705, TSU-R53: a Yellow card goes back to the supply, a Red one never. */
  forgive: {
    possible: (t, _e, { seat }) => t.count(booking, seat) > 0 && t.mark(t.top(booking, seat), 'red') === 0,
    run: () =>
      act('forgive', 'TSU-703', (t) => {
        const seat = seatHere(t);
        if (t.count(booking, seat) === 0 || t.mark(t.top(booking, seat), 'red') === 1) return;
        t.emit('forgive', [], {}, seat);
        t.move(t.top(booking, seat), t.at(bookings, seat));
      }),
  },
  /** TSU-722, TSU-723, TSU-724, TSU-R25, TSU-R50: the card goes to the box, all others are discarded, and the round is over like a won Pass. */
  advance: {
    possible: inAttack,
    run: () =>
      when(
        'inTime',
        inAttack,
        seq(
          act('advance', 'TSU-722', (t) => {
            toBox(t, here(t).self);
            clearPlayAreas(t);
            t.set('outcome', 'kept');
            t.emit('advance', [], {}, seatHere(t));
          }),
          leave('action'),
        ),
      ),
  },
  /** TSU-742, TSU-743, TSU-749, TSU-R36: the same, and then both choose in secret. TSU-R77: without a shot left it cannot be used. */
  specialShot: {
    possible: (t, _e, { seat }) => hasShot(t, seat),
    run: () =>
      when(
        'inTime',
        (t) => hasShot(t, seatHere(t)),
        seq(
          act('clear', 'TSU-742', (t) => {
            toBox(t, here(t).self);
            clearPlayAreas(t);
          }),
          sub('duel'),
          leave('action'),
        ),
      ),
  },
  /** TSU-412: the new result replaces the old one. The die of a save is the third one (TSU-413). */
  reroll: {
    run: (e) =>
      act('reroll', 'TSU-412', (t) => {
        const die = t.v<number>(e.die);
        const saving = t.own.save > 0;
        const was = saving ? t.own.save : t.own.dice[die];
        const n = t.roll(die, 6);
        if (saving) t.set('save', n);
        else t.setOf('dice', die, n);
        t.emit('reroll', here(t).self, { die, was, n, saving, action: t.own.action }, seatHere(t));
      }),
  },
  /** TSU-732, TSU-R31, TSU-R75: a roll, re-rolls of that die alone, and what its face brings. */
  save: {
    run: (e) =>
      seq(
        act('saveRoll', 'TSU-732', (t) => {
          const seat = seatHere(t);
          t.set('save', t.roll(seat, 6));
          t.emit('saveRoll', here(t).self, { n: t.own.save }, seat);
        }),
        sub('rerolls'),
        act('saved', 'TSU-732', (t) => {
          const result = e.table[t.own.save - 1];
          t.emit('saved', here(t).self, { n: t.own.save, result }, seatHere(t));
          if (result !== 'goal') t.set('outcome', result === 'catch' ? 'caught' : 'corner');
          t.set('save', 0);
        }),
      ),
  },
  part: {
    run: () =>
      act('part', 'TSU-R74', (t) => {
        const { self } = here(t);
        if (self >= 0) t.setMark(self, 'parting', 1);
      }),
  },
  /** TSU-314, TSU-R16: it follows the first ability as far as possible, and does not make it usable. */
  mandatory: {
    possible: () => false,
    run: (e, run) => run(e.then),
  },
};

export const kinds = defineKinds(ownKinds, deeds);

export const conditions: { readonly [name: string]: Condition<Tsubasa> } = {
  attacking: reading(['own.attacker'], (t, seat) => seat === attacker(t)),
  defending: reading(['own.attacker'], (t, seat) => seat === defender(t)),
  /** TSU-741, TSU-R48. */
  ownTeam: reading(['value.team'], (t, seat, self) => t.is(self, 'team', teamOf(t.s.options, seat))),
  behind: reading(['own.goals'], (t, seat) => t.own.goals[seat] < t.own.goals[1 - seat]),
};

/** TSU-R15: the card a text is on must still lie in the Play Area of whoever would use it. */
export const lies = (t: T, card: number, seat: number): boolean => card >= 0 && t.s.zone[card] === t.at(playArea, seat);
