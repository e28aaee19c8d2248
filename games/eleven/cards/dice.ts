/** What dice bring after a Match. */

/** ELV-1112 to ELV-1118. */
export type Consequence =
  | 'fanBase'
  | 'training'
  | 'strength2'
  | 'strength1'
  | 'weakness1'
  | 'injury'
  | 'seriousInjury'
  | 'doubleInjury'
  | 'doubleSeriousInjury';
/** ELV-1111: by the face of the die, 1 to 6. */
export const CONSEQUENCES: { readonly [result in 'win' | 'draw' | 'loss']: readonly Consequence[] } = {
  win: ['seriousInjury', 'injury', 'weakness1', 'strength1', 'training', 'fanBase'],
  draw: ['doubleInjury', 'injury', 'weakness1', 'strength1', 'strength1', 'training'],
  loss: ['doubleSeriousInjury', 'doubleInjury', 'injury', 'weakness1', 'strength1', 'strength2'],
};

/** ELV-1120: the six faces of an Opponent die. */
export const OPPONENT_DICE = {
  red: [0, 1, 1, 3, 3, 3],
  blue: [0, 0, 1, 1, 3, 3],
  green: [0, 0, 1, 1, 1, 3],
} as const satisfies { readonly [colour: string]: readonly number[] };
