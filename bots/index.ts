/** Players that see views and asks, never state. */
import type { Ask, Stream, View } from '@touchline/engine';
import { random } from './random.ts';

/** Answers an ask with the key of one of its options. It keeps nothing between two asks; chance comes from a stream of its own. */
export type Bot = (view: View, ask: Ask, stream: Stream) => string;

export { answers } from './answers.ts';

export const bots = { random } as const satisfies { readonly [name: string]: Bot };
