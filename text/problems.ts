/** What is wrong with a deck list, where games say it in the same way. */
import type { DeckProblem } from '@touchline/engine';
import type { Phrases } from './words.ts';

type Args = DeckProblem['args'];
export type Mistaken = (args: Args, card: string) => string;

/** `args.what` names the mistake. */
export const problemBy =
  (mistakes: Phrases<Mistaken>) =>
  ({ args, card = '' }: DeckProblem): string =>
    mistakes[String(args.what)](args, card);

/** A part of a list with too many cards or too few, and the remedy. It needs so many (`8`), so many at least (`30+`), or from so many to so many (`0–3`). */
export const sized =
  (says: (x: Args, remedy: string) => string, takeOut: (n: number) => string, add: (n: number) => string): Mistaken =>
  (x) => {
    const more = Number(x.count) - Number.parseInt(String(x.needs).split('–').at(-1)!, 10);
    return says(x, more > 0 ? takeOut(more) : add(-more));
  };
