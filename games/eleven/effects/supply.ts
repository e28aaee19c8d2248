/** What the kinds do that move markers, Stats and VP tokens. */
import type { Called, Deeds } from '@touchline/engine';
import type { OwnKinds } from '../kinds.ts';
import { canPay, gain, lose, moveStat, pay } from '../resources.ts';
import { act, ask, type Eleven, each, leave, loop, offer, RESOURCES, type Resource, seatHere, sub, type T, when } from '../state.ts';
import { figuresOf } from '../texts.ts';
import { sourceHere } from './source.ts';

const times = (n: number) => () => Array.from({ length: n }, (_, i) => i);
/** A resource by its place in the list, as answers count them. */
const named = (n: number): Resource => RESOURCES[n];
/** ELV-213: Stats that were not raised by this text yet. */
const unraised = (t: T): number[] => RESOURCES.flatMap((_, i) => (t.v<readonly number[]>('raised').includes(i) ? [] : [i]));

type Supply = 'receive' | 'receiveAny' | 'lose' | 'pay' | 'exchange' | 'raise' | 'lower' | 'raiseChosen' | 'victoryPoints';

export const supplyDeeds: Pick<Deeds<Eleven, OwnKinds>, Supply> = {
  receive: { run: (e) => act('receive', 'ELV-312', (t) => gain(t, seatHere(t), e.of, e.n, sourceHere(t))) },
  /** ELV-305: losing stops at 0, and the log says so. */
  lose: {
    run: (e) =>
      act('lose', 'ELV-305', (t) => {
        const [seat, why] = [seatHere(t), sourceHere(t)];
        if (lose(t, seat, e.of, e.n, why) === 0) t.emit('nothingLost', [], { of: e.of, why }, seat);
      }),
  },
  /** ELV-304, ELV-R4: all of it, or it cannot be chosen. */
  pay: {
    possible: (t, e, { seat }) => canPay(t, seat, { [e.of]: e.n }),
    run: (e) => act('pay', 'ELV-304', (t) => pay(t, seatHere(t), { [e.of]: e.n }, sourceHere(t))),
  },
  raise: { run: (e) => act('raise', 'ELV-213', (t) => moveStat(t, seatHere(t), e.of, 1, sourceHere(t))) },
  lower: { run: (e) => act('lower', 'ELV-214', (t) => moveStat(t, seatHere(t), e.of, -1, sourceHere(t))) },
  victoryPoints: { run: (e) => act('victoryPoints', 'ELV-1531', (t) => gain(t, seatHere(t), 'vp', e.n, sourceHere(t))) },
  receiveAny: {
    run: (e) =>
      each(
        'markers',
        times(e.n),
        'marker',
        ask('receive', {
          who: seatHere,
          clause: 'ELV-314',
          offers: [
            offer('receive', {
              list: (_t, _seat, add) => RESOURCES.forEach((of, i) => (of === 'cash' && e.cashless ? undefined : add(-1, -1, i))),
              key: (_t, _seat, o) => named(o.n),
              take: (t, o, seat) => gain(t, seat, named(o.n), 1, sourceHere(t)),
            }),
          ],
        }),
      ),
  },
  exchange: { run: (e) => sub('exchange', { seat: seatHere, most: () => e.n, why: sourceHere }) },
  raiseChosen: { run: (e) => sub('raiseChosen', { seat: seatHere, left: () => e.n, raised: () => [], why: sourceHere }) },
};

/** An exchange as a number: kind given, kind taken, how many. */
const exchanged = (n: number) => ({ from: named(Math.floor(n / 100)), to: named(Math.floor(n / 10) % 10), count: n % 10 });

export const supplyFlows: { readonly [name: string]: Called<Eleven> } = {
  /** H10, ELV-R90: of one kind for as many of another, which is not cash; or not at all. */
  exchange: {
    vars: ['seat', 'most', 'why'],
    body: ask('exchange', {
      who: seatHere,
      clause: 'ELV-314',
      open: true,
      offers: [
        offer('exchange', {
          list: (t, seat, add) =>
            RESOURCES.forEach((from, i) =>
              RESOURCES.forEach((to, j) => {
                if (to === 'cash' || i === j) return;
                for (let n = 1; n <= Math.min(t.v<number>('most'), t.own[from][seat]); n++) add(-1, -1, i * 100 + j * 10 + n);
              }),
            ),
          key: (_t, _seat, o) => {
            const { from, to, count } = exchanged(o.n);
            return `${from}/${to}/${count}`;
          },
          figures: (_t, _seat, o) => {
            const { from, to, count } = exchanged(o.n);
            return figuresOf({ [from]: count, [to]: -count });
          },
          take: (t, o, seat) => {
            const { from, to, count } = exchanged(o.n);
            lose(t, seat, from, count, t.v<string>('why'));
            gain(t, seat, to, count, t.v<string>('why'));
          },
        }),
        offer('decline'),
      ],
    }),
  },
  /** H11: different Stats, one space each; fewer if the owner likes. */
  raiseChosen: {
    vars: ['seat', 'left', 'raised', 'why'],
    body: loop(
      'raises',
      when('enough', (t) => t.v<readonly number[]>('raised').length >= t.v<number>('left'), leave('raises')),
      ask('raise', {
        who: seatHere,
        clause: 'ELV-314',
        offers: [
          offer('raise', {
            list: (t, _seat, add) => unraised(t).forEach((i) => add(-1, -1, i)),
            key: (_t, _seat, o) => named(o.n),
            take: (t, o, seat) => {
              t.let('raised', [...t.v<readonly number[]>('raised'), o.n]);
              moveStat(t, seat, named(o.n), 1, t.v<string>('why'));
            },
          }),
          offer('done', { then: leave('raises') }),
        ],
      }),
    ),
  },
};
