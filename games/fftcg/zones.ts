/** FFT-401: where cards can be. Every change of zone makes a new object (FFT-403). How many there are everybody sees (FFT-417, FFT-R5). */
import { kindsOf, type ZoneSpec } from '@touchline/engine';

export const zones = {
  /** FFT-411, FFT-419: face down, and in order. */
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true, renews: true },
  hand: { per: 'seat', owner: 'card', others: 'back', renews: true },
  /** FFT-419: face up. */
  field: { per: 'seat', owner: 'card', others: 'card', renews: true, active: true },
  /** FFT-412: open to both. */
  breakZone: { per: 'seat', owner: 'card', others: 'card', renews: true },
  /** FFT-414: face up, in the order of arrival. */
  damage: { per: 'seat', owner: 'card', others: 'card', ordered: true, renews: true },
  /** FFT-415: outside all zones of play. */
  removed: { per: 'seat', owner: 'card', others: 'card', renews: true },
  /** FFT-921: everybody sees it. Summons lie here themselves, abilities as markers of their own. */
  stack: { per: 'table', owner: 'card', others: 'card', ordered: true, renews: true },
  /** The EX Burst being carried out: it does not use the stack (FFT-1214). */
  burst: { per: 'table', owner: 'card', others: 'card', renews: true },
  /** Cards a player looks at in the middle of an effect. */
  looked: { per: 'seat', owner: 'card', others: 'back', aside: 'deck' },
  /** FFT-2051: usable Limit Break cards, which only their owner sees, and spent ones. */
  limit: { per: 'seat', owner: 'card', others: 'back', renews: true },
  limitSpent: { per: 'seat', owner: 'card', others: 'card', renews: true },
  /** FFT-2061: cards that lie under a Character which has primed. */
  under: { per: 'table', owner: 'card', others: 'card', renews: true },
} as const satisfies { readonly [name: string]: ZoneSpec };

export const { deck, hand, field, breakZone, damage, removed, stack, burst, looked, limit, limitSpent, under } = kindsOf(zones);
