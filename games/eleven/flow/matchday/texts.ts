/** ELV-307, ELV-308, ELV-917, ELV-1005, ELV-1101: texts of the Players who play, in their owner's order, each once a Match. */
import type { Flow, Seat } from '@touchline/engine';
import { hasPrice } from '../../lineUp/price.ts';
import { assignedOf } from '../../players.ts';
import { ask, type Eleven, leave, loop, offer, type T } from '../../state.ts';
import { startText, textAt } from '../../texts.ts';

type Moment = 'before' | 'during' | 'after';
const CLAUSES: { readonly [moment in Moment]: string } = { before: 'ELV-917', during: 'ELV-1005', after: 'ELV-1101' };

/** ELV-914: of the cards that play, those with a text for this moment that was not used and needs no markers, or has them. */
function usable(t: T, seat: Seat, moment: Moment): number[] {
  return assignedOf(t, seat).filter(
    (card) => t.mark(card, 'used') === 0 && textAt(t, card, moment) >= 0 && (t.mark(card, 'paid') === 1 || !hasPrice(t, card)),
  );
}
/** ELV-307, ELV-922, ELV-R69: without a price it must be carried out; what was paid for may be left. */
const duty = (t: T, seat: Seat, moment: Moment): boolean => usable(t, seat, moment).some((card) => !hasPrice(t, card));

export const texts = (moment: Moment): Flow<Eleven> =>
  loop(
    `${moment}Texts`,
    ask(moment, {
      who: (t) => t.strand,
      clause: CLAUSES[moment],
      open: true,
      offers: [
        offer('use', {
          things: (t, seat) => usable(t, seat, moment),
          take: (t, o, seat) => {
            for (const mark of ['used', 'exhausted']) t.setMark(o.card, mark, 1);
            t.emit('use', o.card, { moment }, seat);
            startText(t, textAt(t, o.card, moment), o.card, seat);
          },
        }),
        offer('done', { unless: (t, seat) => (duty(t, seat, moment) ? 'ELV-307' : ''), then: leave(`${moment}Texts`) }),
      ],
    }),
  );
