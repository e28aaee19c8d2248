/** One instruction of a program: whatever it is for, it has all the fields. */
import type { Own } from '../model/types.ts';
import type { Offer } from './flow.ts';
import { adder } from './listing.ts';
import { type FlowInfo, type Instr, OP } from './program.ts';

/** Offers as written have as many shapes as there are games; of one shape they are quick to read. */
const sameShape = (o: Offer<Own>): Offer<Own> => ({
  verb: o.verb,
  clause: o.clause,
  things: o.things,
  unless: o.unless,
  facts: o.facts,
  list: o.list,
  key: o.key,
  figures: o.figures,
  lights: o.lights,
  merge: o.merge,
  take: o.take,
  then: o.then,
});

/** What differs from an instruction that does nothing. */
export type Draft = Partial<{ -readonly [K in keyof Instr]: Instr[K] }> & { op: number };

export function instruction(path: string, name: string, draft: Draft, of: FlowInfo): Instr {
  return {
    op: draft.op,
    path,
    name,
    clause: draft.clause ?? '',
    a: draft.a ?? -1,
    b: draft.b ?? -1,
    run: draft.run ?? null,
    test: draft.test ?? null,
    who: draft.who ?? null,
    offers: (draft.offers ?? []).map(sameShape),
    buttons: (draft.offers ?? []).map((o, i) => ({ verb: o.verb, offer: i, card: -1, to: -1, n: 0 })),
    pass: draft.op === OP.offer ? { verb: draft.window?.passVerb ?? 'pass', offer: -1, card: -1, to: -1, n: 0 } : null,
    adders: (draft.offers ?? []).map((o, i) => adder(o.verb, i)),
    thens: [],
    open: draft.open ?? false,
    window: draft.window ?? null,
    seats: draft.seats ?? null,
    ready: draft.ready ?? [],
    group: draft.group ?? false,
    revocable: draft.revocable ?? false,
    list: draft.list ?? null,
    slot: draft.slot ?? -1,
    vars: draft.vars ?? [],
    result: draft.result ?? null,
    shown: draft.shown ?? 'live',
    restart: draft.restart ?? 'none',
    ends: draft.ends ?? false,
    of,
  };
}
