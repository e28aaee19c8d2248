/** What can stand in the log of a match. Whatever changes what anybody may see is an entry. */
import { offers, phrases } from '@touchline/host/wire';
import { z } from 'zod';
import { hex } from './terms.ts';

const none = z.object({});
const of = z.object({ of: z.int() });
/** The match that follows, where the entry brings about that there is one. */
const next = z.string().optional();

export const deedSchema = z.discriminatedUnion('kind', [
  /** Somebody sits down: a person, or a bot. `deck`: sealed. */
  z.object({
    kind: z.literal('sit'),
    data: z.object({ player: z.string().nullable(), name: z.string(), deck: z.string(), deckHash: hex, commit: hex.nullable() }),
  }),
  z.object({ kind: z.literal('reveal'), data: z.object({ nonce: hex }) }),
  z.object({ kind: z.literal('pick'), data: z.object({ key: z.string() }) }),
  z.object({ kind: z.literal('undo'), data: none }),
  z.object({ kind: z.literal('concede'), data: none }),
  z.object({ kind: z.literal('offer'), data: z.object({ what: z.enum(offers), next }) }),
  z.object({ kind: z.literal('answer'), data: z.object({ yes: z.boolean(), next }) }),
  z.object({ kind: z.literal('say'), data: z.object({ phrase: z.enum(phrases) }) }),
  /** The seat has been absent for too long. */
  z.object({ kind: z.literal('claim'), data: of }),
  /** From here on a process with these rules plays the match: it has played all that was before, and came to the same. */
  z.object({ kind: z.literal('rules'), data: z.object({ rules: z.string() }) }),
  /** The seat's time has run out. */
  z.object({ kind: z.literal('flag'), data: of }),
]);
export type Deed = z.infer<typeof deedSchema>;

/** What is sealed of a deck. */
export const deckSchema = z.object({ name: z.string(), salt: z.string(), list: z.record(z.string(), z.array(z.string())) });
export type Deck = z.infer<typeof deckSchema>;
