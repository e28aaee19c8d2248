/**
 * Where cards lie and who sees them (INA-204 to INA-208). Each zone belongs to a seat, and cards only ever go to the zones of their owner
 * (INA-217). A stack is one card in the open with the others in a zone beneath it: only what lies in the open has a text (INA-508).
 */
import { kindsOf, type ZoneSpec } from '@touchline/engine';

export const zones = {
  /** Its top is drawn, its bottom takes last-chance cards back (INA-205). */
  deck: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  /** No limit (INA-215, INA-R30). */
  hand: { per: 'seat', owner: 'card', others: 'back' },
  /** Starting characters not yet used (INA-206); their owner may look. */
  starting: { per: 'seat', owner: 'card', others: 'back' },
  /** Six slots, three lines of two sides (INA-209), each with one character (INA-210), so never more than six (INA-212). */
  field: { per: 'seat', owner: 'card', others: 'card', ordered: true, active: true, places: 6 },
  /** Cards under characters on the field: those of a stack have its name. */
  covered: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** Reserve characters in play but not on the pitch; texts work here only with the bench icon (INA-632, INA-633, INA-R20). */
  bench: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  benchCovered: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** In play, but not on the field (INA-213). */
  goal: { per: 'seat', owner: 'card', others: 'card', ordered: true, active: true },
  /** Face-down for the rest of the match (INA-R38). */
  underKeeper: { per: 'seat', owner: 'card', others: 'back' },
  /** A super technique while it is carried out. */
  technique: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** Open to both at any time, like the out pile (INA-207). */
  discard: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** One way only (INA-214). */
  out: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** Goal markers (INA-308). */
  goals: { per: 'seat', owner: 'back', others: 'back', ordered: true },
  lastChance: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  shootout: { per: 'seat', owner: 'card', others: 'card', ordered: true },
  /** Cards their owner puts in an order nobody else sees. */
  looking: { per: 'seat', owner: 'card', others: 'back', aside: 'deck' },
} as const satisfies { readonly [name: string]: ZoneSpec };

export const {
  deck,
  hand,
  starting,
  field,
  covered,
  bench,
  benchCovered,
  goal,
  underKeeper,
  technique,
  discard,
  out,
  goals,
  lastChance,
  shootout,
  looking,
} = kindsOf(zones);
