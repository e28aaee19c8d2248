/** The pitch: nine Zones in three Lines, and the five pairs of Sections that meet in a Match. */

export const ZONES = ['LD', 'CD', 'RD', 'LM', 'CM', 'RM', 'LF', 'CF', 'RF'] as const;
export type ZoneName = (typeof ZONES)[number];
/** Places of the pitch by number, as `pitch` and `foes` have them. */
export const PLACES: readonly number[] = ZONES.map((_, place) => place);

const isZone = (name: string): name is ZoneName => ZONES.some((zone) => zone === name);
/** The place of a Zone by its name; a Goalkeeper has none. */
export const placesOf = (names: readonly string[]): number[] => names.filter(isZone).map((name) => ZONES.indexOf(name));

/** 0 Defenders, 1 Midfielders, 2 Forwards. */
export const LINES: readonly number[] = [0, 1, 2];
export const lineOf = (place: number): number => Math.floor(place / 3);
const isCentral = (place: number): boolean => place % 3 === 1;
export const isWing = (place: number): boolean => !isCentral(place);

/** ELV-905: how many markers a Zone can hold; a central one must not be empty. */
export const roomIn = (place: number): number => (isCentral(place) ? 3 : 1);

// ---------------------------------------------------------------- Formations

/** Defenders, Midfielders, Forwards. */
export type Formation = readonly [number, number, number];

/** "4-4-2", as a card says it. */
export function formationIn(text: string): Formation {
  const [d, m, f] = text.split('-').map(Number);
  return [d, m, f];
}
/** The same as one number, as the match remembers it: 442. */
export const codeOf = ([d, m, f]: Formation): number => d * 100 + m * 10 + f;
export const ofCode = (code: number): Formation => [Math.floor(code / 100), Math.floor(code / 10) % 10, code % 10];

/** How many stand in each place. */
export type Standing = readonly number[];
export const inLine = (standing: Standing, line: number): number => standing[line * 3] + standing[line * 3 + 1] + standing[line * 3 + 2];

/** ELV-904, ELV-905, ELV-924: can this still become a line-up of the Formation, and with everybody placed, is it one? */
export function fits(standing: Standing, formation: Formation): boolean {
  return LINES.every((line) => {
    const left = formation[line] - inLine(standing, line);
    let free = 0;
    for (let place = line * 3; place < line * 3 + 3; place++) {
      if (standing[place] > roomIn(place)) return false;
      free += roomIn(place) - standing[place];
    }
    return left >= 0 && left <= free && (standing[line * 3 + 1] > 0 || left > 0);
  });
}

/** ELV-905 alone: what must hold after markers were moved in a Match (ELV-1023). */
export const holds = (standing: Standing): boolean =>
  PLACES.every((place) => standing[place] <= roomIn(place) && (isWing(place) || standing[place] >= 1));

export const withOne = (standing: Standing, place: number): number[] => standing.map((n, i) => (i === place ? n + 1 : n));

// ---------------------------------------------------------------- Sections

export interface Pair {
  readonly own: readonly number[];
  /** ELV-1002: the Opponent stands facing the Club, so that its right wing meets the left wing. */
  readonly their: readonly number[];
}

const [LEFT, RIGHT] = [
  [0, 3, 6],
  [2, 5, 8],
];
/** ELV-1007: the pairs of Sections in the order in which they are resolved. */
export const PAIRS: readonly Pair[] = [
  { own: LEFT, their: RIGHT },
  { own: RIGHT, their: LEFT },
  { own: [7], their: [1] },
  { own: [4], their: [4] },
  { own: [1], their: [7] },
];
/** The names of the own Sections in that order. */
export const SECTIONS = ['L', 'R', 'CF', 'CM', 'CD'] as const;
export type Section = (typeof SECTIONS)[number];

/** The pair a place of the own half of it belongs to. */
export const pairOf = (place: number): number => PAIRS.findIndex(({ own }) => own.includes(place));
