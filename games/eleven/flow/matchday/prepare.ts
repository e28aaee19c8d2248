/** ELV-901 to ELV-924: prepare for the Match. The Scout Report lies open (ELV-902); then line-up, tokens, BEFORE THE MATCH, Stands. */
import type { Seat } from '@touchline/engine';
import { lose } from '../../resources.ts';
import { isSoldOut, payOfStands, standsOf } from '../../stadium.ts';
import { act, ask, each, offer, phase, type T } from '../../state.ts';
import { cardsOf, removeToken } from '../../tokens.ts';
import { here, lineUp } from './lineUp.ts';
import { texts } from './texts.ts';

// ---------------------------------------------------------------- step 4: one token less

const hasBoth = (t: T, card: number): boolean => t.mark(card, 'inj') > 0 && t.mark(card, 'sus') > 0;

/** ELV-915, ELV-1408: one token goes, and the card is exhausted to show it. */
function serve(t: T, card: number, token: 'inj' | 'sus'): void {
  removeToken(t, card, token, 1, 'served');
  t.setMark(card, 'exhausted', 1);
}

/** ELV-916, ELV-R24: of all own cards, whatever they are; with tokens of both kinds the owner says which. */
const tokens = [
  act('serve', 'ELV-915', (t) => {
    for (const card of cardsOf(t, here(t)))
      if (!hasBoth(t, card)) for (const token of ['inj', 'sus'] as const) if (t.mark(card, token) > 0) serve(t, card, token);
  }),
  each(
    'both',
    (t) =>
      cardsOf(t, here(t))
        .filter((card) => hasBoth(t, card))
        .map((card) => ({ ...t.ref(card) })),
    'card',
    ask('token', {
      who: here,
      clause: 'ELV-R24',
      open: true,
      offers: (['inj', 'sus'] as const).map((token) =>
        offer(token === 'inj' ? 'serveInjury' : 'serveSuspension', {
          things: (t) => [t.vCard('card')],
          take: (t, o) => serve(t, o.card, token),
        }),
      ),
    }),
  ),
];

// ---------------------------------------------------------------- step 6: Stands

/** ELV-919, ELV-923: how many more FAN can be put there: free Stands, the limit of the Week, and FAN in the supply. */
export function roomOnStands(t: T, seat: Seat): number {
  const free = Math.min(standsOf(t, seat), t.rule(seat, 'standLimit')) - t.own.stands[seat];
  return Math.max(0, Math.min(free, t.own.fan[seat]));
}
const stands = ask('stands', {
  who: here,
  clause: 'ELV-919',
  open: true,
  offers: [
    offer('stands', {
      list: (t, seat, add) => {
        for (let n = roomOnStands(t, seat); n >= 0; n--) add(-1, -1, n);
      },
      figures: (t, seat, o) => {
        const there = t.own.stands[seat];
        return { fan: o.n, pays: payOfStands(t, seat, there + o.n) - payOfStands(t, seat, there) };
      },
      take: (t, o, seat) => {
        lose(t, seat, 'fan', o.n, 'stands');
        t.setOf('stands', seat, t.own.stands[seat] + o.n);
      },
    }),
  ],
});

/** ELV-921, ELV-R45: what lies there now is what counts. */
const soldOut = act('soldOut', 'ELV-920', (t) => {
  const seat = here(t);
  const n = t.own.stands[seat];
  t.setOf('soldOut', seat, isSoldOut(n) ? 1 : 0);
  t.emit('stands', [], { n, soldOut: isSoldOut(n) }, seat);
});

export const prepare = phase('prepare', 'ELV-901', lineUp, ...tokens, texts('before'), stands, soldOut);
