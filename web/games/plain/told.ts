/** What the plain board is told: the score, and every public value under its name. */
import type { Json } from '@touchline/engine';
import { type GamePackage, type PublicValue, publicValues } from '@touchline/kit';
import type { Scene } from '../../match/scene.ts';
import type { Position } from '../teller.ts';

export interface PlainTold {
  /** By seat; none where no number says how it stands. */
  readonly score: readonly number[];
  readonly values: readonly PublicValue[];
}

/** A game that has a board of its own tells nothing here. */
export const plainOf = ({ told }: Scene): PlainTold => (told as { readonly plain?: PlainTold } | null)?.plain ?? { score: [], values: [] };

export const tellPlain =
  ({ score }: GamePackage) =>
  ({ game, view, speaker }: Position): Json => {
    const values = publicValues(game, view, speaker).map(({ name, seat, value }) => ({ name, seat: seat, value }));
    return { plain: { score: [...(score?.(view) ?? [])], values } };
  };
