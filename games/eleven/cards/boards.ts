/** The tables printed on the boards. */

/** ELV-204, ELV-213: Stat tracks have five spaces; a space pays its number on Monday (ELV-401). */
export const STAT = { first: 1, start: 2, last: 5 } as const;

/** ELV-808, ELV-1309: what it costs to enter a space of the Office track, and the VP it is worth at the end. */
export const OFFICE_COST: readonly number[] = [0, 3, 4, 5, 7, 9];
export const OFFICE_VP: readonly number[] = [0, 2, 5, 9, 13, 18];

/** ELV-801; how many general spaces a Stadium has; what is printed on it counts for Maintenance (ELV-231). */
export const BUILD_COST = 3;
export const GENERAL_SPACES = 4;
export const PRINTED_STADIUM = 4;

/** ELV-1204: cash due by the count; the last number for all higher counts. */
export const MAINTENANCE = {
  players: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6],
  stadium: [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
  staff: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
} as const satisfies { readonly [track: string]: readonly number[] };
/** A table read beyond its end stays at its last number. */
export const valueAt = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)];

/** ELV-1306: VP for 0, 1, 2, 3, 4 or more cards of a set. */
export const SETS = {
  CO: [0, 0, 1, 3, 5],
  ME: [0, 1, 3, 5, 7],
  RE: [0, 1, 2, 4, 6],
  AD: [0, 1, 2, 4, 6],
  CR: [0, 1, 3, 4, 6],
} as const satisfies { readonly [set: string]: readonly number[] };

/** ELV-1303: VP by position; lower than the last, the last. */
export const LEAGUE_VP: readonly number[] = [15, 10, 8, 6, 4, 2, 0, -2, -4];

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

/** ELV-218: the easier and the advanced band of a Division. */
export const BANDS = { 3: ['3', '3/2'], 2: ['3/2', '2/1'], 1: ['2/1', '1'] } as const;

/** ELV-1608: from how many VP a manager of a Division has each rank above the first, which is an amateur's. */
export const RANKS = { 3: [40, 50, 55, 65], 2: [40, 45, 50, 55], 1: [35, 40, 45, 50] } as const;
