/** What boards share: labelled rows, lists whose entries stay whole, and the two sides of a table. */
import type { Seat } from '@touchline/engine';
import { banner, GLUE, labelled, rule, widthOf } from './lines.ts';
import { countsText, nearSeat, type Scene } from './scene.ts';

/** Where the text of a row begins. */
export const COLUMN = 10;

export const row = (s: Scene, label: string, text: string): string[] => labelled(label, text, s.width, COLUMN);

/** Entries beside one another; one that fits on a line is not broken. */
export function entries(s: Scene, list: readonly string[]): string {
  const room = s.width - COLUMN - 2;
  return list.map((text) => (widthOf(text) <= room ? text.replaceAll(' ', GLUE) : text)).join(`${GLUE}· `);
}

/** The line at a side's edge: who sits there, something that marks them, and how many cards lie where. */
export const edge = (s: Scene, seat: Seat, mark: string, counts: { readonly [zone: string]: string }): string[] =>
  banner(s.speaker.seat(seat, s.view.viewer) + (mark === '' ? '' : ` ● ${mark}`), countsText(s, seat, counts), s.width);

/** The opponent far away, the viewer near, each with their rows from the edge to the middle. */
export function acrossTheTable(s: Scene, rows: (seat: Seat) => readonly (readonly string[])[], middle: readonly string[] = []): string[] {
  const near = nearSeat(s);
  const between = middle.length > 0 ? [rule(s.width), ...middle, rule(s.width)] : [rule(s.width)];
  return [...rows(1 - near).flat(), ...between, ...[...rows(near)].reverse().flat()];
}
