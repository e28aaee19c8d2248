/** What the server says, as schemas: the types are in `host/wire.ts`, and the compiler sees to it that both say the same. */
import { offers, phrases, refusals } from '@touchline/host/wire';
import { z } from 'zod';

const seat = z.int();
const result = z.looseObject({ winners: z.array(seat) });

/** A view holds much more; what every program needs of it is here. */
export const view = z.looseObject({
  game: z.string(),
  seats: z.int(),
  viewer: z.union([seat, z.literal('spectator')]),
  zones: z.array(z.looseObject({})),
  ask: z.looseObject({ seat, name: z.string(), options: z.array(z.looseObject({ key: z.string() })) }).nullable(),
  result: result.nullable(),
});

export const standing = z.object({
  seats: z.array(
    z.object({
      who: z.enum(['open', 'person', 'bot']),
      name: z.string(),
      deck: z.string().optional(),
      commit: z.string().optional(),
      revealed: z.boolean(),
    }),
  ),
  begun: z.boolean(),
  offer: z.object({ seat, what: z.enum(offers), yes: z.array(seat) }).nullable(),
  clock: z.object({ left: z.array(z.number()), runs: z.array(seat), at: z.number() }).nullable(),
  over: z.object({ result, by: z.enum(['rules', 'concession', 'flag', 'claim']) }).nullable(),
  next: z.string().nullable(),
  open: z.boolean(),
});

/** A match that is over, as one viewer saw it. */
export const retold = z.object({
  ...{ game: z.string(), players: z.array(z.string()), names: z.array(z.string()) },
  viewer: z.union([seat, z.literal('spectator')]),
  view,
  entries: z.array(z.looseObject({})),
  steps: z.array(z.object({ news: z.looseObject({}), entries: z.array(z.looseObject({})) })),
});

const told = { seq: z.int(), n: z.int(), entries: z.array(z.looseObject({})), anew: z.boolean() };

export const answer = z.discriminatedUnion('t', [
  z.object({ t: z.literal('ack'), n: z.int(), seq: z.int(), again: z.literal(true).optional(), key: z.string().optional() }),
  z.object({ t: z.literal('no'), n: z.int(), why: z.enum(refusals) }),
]);

export const fromServer = z.discriminatedUnion('t', [
  z.object({
    ...{ t: z.literal('welcome'), match: z.string(), game: z.string(), now: z.number() },
    viewer: z.union([seat, z.literal('spectator')]),
  }),
  z.object({ t: z.literal('full'), ...told, view: view.nullable(), standing }),
  z.object({ t: z.literal('news'), ...told, news: z.looseObject({}), standing: standing.optional() }),
  ...answer.options,
  z.object({ t: z.literal('here'), seats: z.array(z.enum(['on', 'off'])), watching: z.int() }),
  z.object({ t: z.literal('said'), seat, phrase: z.enum(phrases) }),
  z.object({ t: z.literal('muted'), seats: z.array(seat) }),
  z.object({ t: z.literal('p'), now: z.number() }),
]);
