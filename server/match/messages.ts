/** What may come in: checked here, and typed from here on. Whatever has a field too many is refused. */
import { offers, phrases, type ToServer } from '@touchline/host/wire';
import { z } from 'zod';
import { clocks, hex } from './terms.ts';

const n = z.int().min(1).max(1_000_000);
/** A name, a key, a secret: nothing is longer. */
const short = z.string().max(200);

export const toServer = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), ticket: short, have: z.int().min(0) }),
  z.strictObject({ t: z.literal('pick'), n, key: z.string().max(1000) }),
  z.strictObject({ t: z.literal('undo'), n }),
  z.strictObject({ t: z.literal('concede'), n }),
  z.strictObject({ t: z.literal('reveal'), n, nonce: hex }),
  z.strictObject({ t: z.literal('offer'), n, what: z.enum(offers) }),
  z.strictObject({ t: z.literal('answer'), n, yes: z.boolean() }),
  z.strictObject({ t: z.literal('claim'), n }),
  z.strictObject({ t: z.literal('say'), n, phrase: z.enum(phrases) }),
  z.strictObject({ t: z.literal('mute'), seat: z.int().min(0).max(7), on: z.boolean() }),
  z.strictObject({ t: z.literal('full') }),
  z.strictObject({ t: z.literal('p') }),
]) satisfies z.ZodType<ToServer>;

const value = z.union([short, z.number(), z.boolean()]);

export const newMatch = z.strictObject({
  game: short,
  /** By name; of one that each seat chooses, null for a seat that leaves it to chance. */
  options: z.record(short, z.union([value, z.array(value.nullable()).max(8)])).default({}),
  /** Who sits where: whoever asks, whoever has the link, a bot of ours, or a program that listens, by its name. */
  seats: z
    .array(z.union([z.enum(['me', 'open']), z.strictObject({ bot: short }), z.strictObject({ program: short })]))
    .min(1)
    .max(8),
  lists: z.enum(['open', 'seen']).default('seen'),
  clock: clocks.default({ kind: 'none' }),
  watch: z.enum(['none', 'link', 'all']).default('link'),
  delay: z.int().min(0).max(600).default(0),
  fair: z.boolean().default(true),
  /** Everybody finds the table in the lobby, and may sit down. */
  listed: z.boolean().default(false),
});
export type NewMatch = z.infer<typeof newMatch>;

export const sitDown = z.strictObject({
  /** The secret of the invitation; not needed at a seat that is kept for the player. */
  secret: short.optional(),
  seat: z.int().min(0).max(7).optional(),
  /** A ready deck by its name, or a list. Without one a ready deck is drawn. */
  deck: z.union([z.strictObject({ name: short }), z.strictObject({ list: z.record(short, z.array(short).max(400)) })]).optional(),
  /** What the seat commits to, where each seat brings a number of its own. */
  commit: hex.optional(),
});
export type SitDown = z.infer<typeof sitDown>;

export const wantTicket = z.strictObject({ match: short, watch: short.optional() });

export const wantReplay = z.strictObject({ watch: short.optional() });

export const wantPair = z.strictObject({ game: short, clock: clocks.default({ kind: 'none' }) });
export type WantPair = z.infer<typeof wantPair>;

export const wantBlock = z.strictObject({ match: short, seat: z.int().min(0).max(7), how: z.enum(['mute', 'block']).default('block') });

export const REASONS = ['stalling', 'leaving', 'phrases', 'cheating', 'other'] as const;
export const wantReport = z.strictObject({ seat: z.int().min(0).max(7), reason: z.enum(REASONS) });

// ---------------------------------------------------------------- passkeys

const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8000);
/** As browsers write them (`toJSON`), without what nobody reads. */
const credential = { id: bytes.max(1400), rawId: bytes.max(1400), type: z.literal('public-key') };
const made = z.strictObject({ clientDataJSON: bytes, attestationObject: bytes });
const shown = z.strictObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes });
const results = z.strictObject({}).default({});
export const newPasskey = z.strictObject({ ...credential, response: made, clientExtensionResults: results });
export const shownPasskey = z.strictObject({ ...credential, response: shown, clientExtensionResults: results });

// ---------------------------------------------------------------- programs

export const acceptChallenge = sitDown.pick({ deck: true });
export const wantSeek = wantPair.extend({ deck: sitDown.shape.deck });
export const botCommand = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('pick'), n, key: z.string().max(1000) }),
  z.strictObject({ t: z.literal('undo'), n }),
  z.strictObject({ t: z.literal('concede'), n }),
  z.strictObject({ t: z.literal('offer'), n, what: z.enum(offers) }),
  z.strictObject({ t: z.literal('answer'), n, yes: z.boolean() }),
  z.strictObject({ t: z.literal('claim'), n }),
  z.strictObject({ t: z.literal('say'), n, phrase: z.enum(phrases) }),
]);
