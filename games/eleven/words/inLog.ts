/** What the log tells in the same way in every language, from the words of one. */
import type { Json } from '@touchline/engine';
import type { EventAt, Moved } from '@touchline/text';
import { nameOf, numIn, wordIn } from '../read/seen.ts';
import { RESOURCES, type Resource } from '../state.ts';

/** A kind of marker an event is about; VP are counted with them. */
export type Counted = Resource | 'vp';
export const countedIn = (x: EventAt): Counted => RESOURCES.find((of) => of === wordIn(x, 'of')) ?? 'vp';
export const resourceIn = (x: EventAt): Resource => RESOURCES.find((of) => of === wordIn(x, 'of')) ?? 'cash';

/** What something came from: the name of a card, or words for a rule; nothing where the line before has said it. */
export const sourceBy =
  (reasons: { readonly [why: string]: string }, from: (name: string) => string) =>
  (x: EventAt): string => {
    const why = wordIn(x, 'why');
    const card = nameOf(x.say, why);
    if (card !== '') return from(card);
    return reasons[why] ?? '';
  };

/** Everything that moves is told of by what it moves for. */
export const move = (_moved: Moved): null => null;

/** The score of a match, the club first. */
export const scoreIn = (x: EventAt): string => {
  const { score } = x.e.args;
  const [own, their] = Array.isArray(score) ? score.map(Number) : [numIn(x, 'goals'), numIn(x, 'against')];
  return `${own}–${their}`;
};

/** Rows of a table an event carries. */
export const rowsIn = (value: Json | undefined): readonly (readonly Json[])[] =>
  Array.isArray(value) ? value.filter((row): row is readonly Json[] => Array.isArray(row)) : [];
