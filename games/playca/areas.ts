/** The areas of the board: who sees what lies there. Texts work only face-up in the field and goalkeeper areas (EPC-526, EPC-R10). */
import { kindsOf, type ZoneSpec } from '@touchline/engine';

export const areas = {
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  /** The only hand there is (EPC-111). */
  hissatsuHand: { per: 'seat', owner: 'card', others: 'back' },
  /** Face-down characters; place 1 is the first of the list. Their owner may look at any time (EPC-302, EPC-R59). */
  field: { per: 'seat', owner: 'card', others: 'back', ordered: true },
  active: { per: 'seat', owner: 'card', others: 'card', ordered: true, active: true },
  goalkeeper: { per: 'seat', owner: 'card', others: 'card', ordered: true, active: true },
  licences: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  tp: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  hissatsuArea: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  chance: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** Its order means nothing (EPC-R40). */
  discard: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  score: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  pkRow: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** Cards an option plays without. */
  aside: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** Cards being looked at by their owner. */
  looking: { per: 'seat', owner: 'card', others: 'back', aside: 'deck' },
} as const satisfies { readonly [name: string]: ZoneSpec };

/** EPC-R67: the cards of each area, by their back. */
export const SORTS: { readonly [area: string]: string } = {
  deck: 'character',
  field: 'character',
  active: 'character',
  tp: 'character',
  chance: 'character',
  discard: 'character',
  score: 'character',
  hissatsuHand: 'hissatsu',
  hissatsuArea: 'hissatsu',
  goalkeeper: 'goalkeeper',
  licences: 'licence',
};

export const { deck, hissatsuHand, field, active, goalkeeper, licences, tp, hissatsuArea, chance, discard, score, pkRow, aside, looking } =
  kindsOf(areas);
