/**
 * EPC-400: the Support timing, once a period (EPC-407). The attacker goes first (EPC-403, EPC-R5), so the defender has seen what was used
 * (EPC-409). A Support card is paid for and laid down like a Hissatsu (EPC-405).
 */
import { hissatsuHand } from '../areas.ts';
import { attacker, offer, phase, window } from '../state.ts';
import { cannotUse, costOf, effectOffer, emptied, useCard, useFacts } from '../uses.ts';

export const strategy = phase(
  'strategy',
  'EPC-401',
  window('support', {
    clause: 'EPC-406',
    first: attacker,
    next: 'same',
    pass: 'final',
    passVerb: 'done',
    offers: [
      offer('support', {
        things: (t, seat) => t.pile(hissatsuHand, seat),
        unless: (t, seat, card) => {
          if (t.def(card).kind !== 'support') return 'EPC-506';
          if (t.tally('supports', seat) > 0) return 'EPC-402';
          return cannotUse(t, seat, card);
        },
        facts: useFacts,
        figures: (t, _seat, o) => ({ cost: costOf(t, o.card) }),
        merge: true,
        take: (t, o, seat) => {
          t.addTally('supports', seat);
          useCard(t, o.card, seat);
        },
        then: emptied,
      }),
      { ...effectOffer(() => ['support']), then: emptied },
    ],
  }),
);
