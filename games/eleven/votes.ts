/** ELV-405 to ELV-408, ELV-R7: how the Directors of a club vote on each face of the die. */
import type { Seat } from '@touchline/engine';
import type { T } from './state.ts';
import { isOut } from './tokens.ts';
import { directors } from './zones.ts';

/** Letters of the faces, in the order of `COLOURS`. */
const LETTERS = ' YBR';
export const FACES = [1, 2, 3, 4, 5, 6];

/** ELV-406: the colour a Director votes for on a face. */
export const voteOf = (t: T, director: number, face: number): number => LETTERS.indexOf(String(t.def(director).notes?.votes)[face - 1]);

/** ELV-R7: suspended Directors do not vote. */
export const voters = (t: T, seat: Seat): readonly number[] => t.pile(directors, seat).filter((card) => !isOut(t, card));

/** Votes by colour on a face; nobody votes for colour 0. */
export function votesOn(t: T, seat: Seat, face: number): readonly number[] {
  const votes = [0, 0, 0, 0];
  for (const director of voters(t, seat)) votes[voteOf(t, director, face)]++;
  return votes;
}

/** What the log tells of a vote: who votes how, and who does not. */
export function ballotOn(t: T, seat: Seat, face: number) {
  const ids = (cards: readonly number[]) => cards.map((card) => t.def(card).id);
  return {
    die: face,
    votes: [1, 2, 3].map((colour) => ids(voters(t, seat).filter((director) => voteOf(t, director, face) === colour))),
    silent: ids(t.pile(directors, seat).filter((card) => isOut(t, card))),
  };
}

/** The colours with most votes on a face. */
export function ahead(t: T, seat: Seat, face: number): readonly number[] {
  const votes = votesOn(t, seat, face);
  const most = Math.max(...votes);
  return most === 0 ? [] : [1, 2, 3].filter((colour) => votes[colour] === most);
}

/** ELV-R7: no face can bring a decision. */
export const isHopeless = (t: T, seat: Seat): boolean => FACES.every((face) => ahead(t, seat, face).length !== 1);
