/** Complete line-ups to choose from: the best, a bold and a safe one, and that of the last Week. */
import type { Seat } from '@touchline/engine';
import { onPitch, placeOf } from '../markers.ts';
import { PLACES } from '../pitch.ts';
import { canPay, type Price, plus } from '../resources.ts';
import type { T } from '../state.ts';
import { OFF } from '../zones.ts';
import { AIMS, type Aim, emptyRanks, judge, rank } from './judge.ts';
import { lay } from './lay.ts';
import type { LineUp } from './model.ts';
import { effectPrice } from './price.ts';
import { linesOf, search } from './search.ts';
import { type Reading, readSquad } from './squad.ts';

export type Suggestion = Aim | 'last';
export const SUGGESTIONS: readonly Suggestion[] = [...AIMS, 'last'];

/** Is there a line-up of the last Week that can be had again: markers in their Zones, and a Tactic for their Formation? */
export function repeatable(t: T, seat: Seat): boolean {
  if (t.own.week < 2 || onPitch(t, seat).some((marker) => placeOf(t, marker) === OFF)) return false;
  return sameShape(readSquad(t, seat, true)) >= 0;
}

/** The choice whose Formation the markers on the pitch stand in; -1: none. */
function sameShape({ squad }: Reading, places?: readonly number[]): number {
  const lines = linesOf(places ?? standing(squad));
  return squad.choices.findIndex(({ formation }) => formation.every((n, line) => n === lines[line]));
}
const standing = (squad: Reading['squad']): number[] => squad.markers.map(({ at }) => at);

/** As last Week: nobody moves, and who played plays again as far as the markers go. */
function again(t: T, seat: Seat, reading: Reading): LineUp | null {
  const { squad } = reading;
  const places = standing(squad);
  const choice = sameShape(reading, places);
  if (choice < 0 || places.some((place) => place >= PLACES.length)) return null;
  const assigned: number[] = [];
  const paid: number[] = [];
  let price: Price = {};
  let { free } = squad;
  const afford = (more: Price) => canPay(t, seat, plus(price, more));
  squad.candidates.forEach(({ card, marker, places: printed }, i) => {
    const was = t.mark(card, 'last');
    const stands = marker < 0 || printed.includes(places[marker]);
    const taken = assigned.some((j) => squad.candidates[j].marker === marker);
    if (was === 0 || !stands || taken || !(free > 0 || afford({ fit: 1 }))) return;
    assigned.push(i);
    if (free > 0) free--;
    else price = plus(price, { fit: 1 });
    const extra = effectPrice(t, card);
    if (was === 2 && Object.keys(extra).length > 0 && afford(extra)) {
      paid.push(i);
      price = plus(price, extra);
    }
  });
  return { choice, places, assigned, paid, hopes: hopesFor(reading, places, assigned, paid) };
}

/** What a line-up may bring against the Opponents one reckons with. */
export function hopesFor({ squad }: Reading, places: readonly number[], assigned: readonly number[], paid: readonly number[]) {
  const { candidates, markers, cardlessA, cardlessD, sides } = squad;
  const behind = (m: number) => assigned.find((i) => candidates[i].marker === m);
  const lift = (i: number) => (paid.includes(i) ? (candidates[i].extra?.lift ?? 0) : 0);
  const attacks = markers.map((marker, m) => {
    const i = behind(m);
    return i === undefined ? marker.attacks : candidates[i].attacks;
  });
  const strengths = markers.map((_, m) => {
    const i = behind(m);
    return i === undefined ? (attacks[m] ? cardlessA : cardlessD) : candidates[i].strength + lift(i);
  });
  const ranks = emptyRanks();
  rank(ranks, places, attacks, strengths);
  const keeper = assigned.map((i) => candidates[i]).find(({ marker }) => marker < 0) ?? { strength: 1, gloves: 1 };
  return judge(ranks, keeper, sides, 0);
}

/** One of the suggestions, with what it was read from; null: there is none. */
export function suggest(t: T, seat: Seat, which: Suggestion): { readonly reading: Reading; readonly found: LineUp } | null {
  const reading = readSquad(t, seat, true);
  const found = which === 'last' ? again(t, seat, reading) : search(reading.squad, which);
  return found && { reading, found };
}

/** Whatever is still open is settled as it seems best. `open`: cards may still be assigned. */
export function complete(t: T, seat: Seat, open: boolean): void {
  const reading = readSquad(t, seat, open);
  lay(t, seat, reading, search(reading.squad, 'best'));
}

export function layOut(t: T, seat: Seat, which: Suggestion): void {
  const suggested = suggest(t, seat, which);
  if (suggested) lay(t, seat, suggested.reading, suggested.found);
}
