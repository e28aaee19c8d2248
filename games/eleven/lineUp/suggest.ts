/** Complete line-ups to choose from: the best, a bold and a safe one, and that of the last Week. */
import type { Seat } from '@touchline/engine';
import { onPitch, placeOf } from '../markers.ts';
import { PLACES } from '../pitch.ts';
import { canPay, type Price, plus } from '../resources.ts';
import type { T } from '../state.ts';
import { OFF } from '../zones.ts';
import { emptyRanks, judge, rank } from './judge.ts';
import { lay } from './lay.ts';
import { type Aim, type LineUp, type Side, type Squad, SUGGESTIONS, type Suggestion } from './model.ts';
import { effectPrice } from './price.ts';
import { linesOf, search } from './search.ts';
import { type Reading, readSquad } from './squad.ts';

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

/** One line-up that is offered, with everything it is: what suits several aims, or was played last Week too, is offered once. */
export interface Suggested {
  readonly names: readonly Suggestion[];
  readonly reading: Reading;
  readonly found: LineUp;
}

export function suggestions(t: T, seat: Seat): readonly Suggested[] {
  const reading = readSquad(t, seat, true);
  const aims = foundFor(reading.squad);
  const last = repeatable(t, seat) ? again(t, seat, reading) : null;
  const all = new Map<string, { readonly names: Suggestion[]; readonly reading: Reading; readonly found: LineUp }>();
  for (const name of SUGGESTIONS) {
    const found = name === 'last' ? last : aims[name];
    if (!found) continue;
    const same = all.get(shapeOf(reading, found));
    if (same) same.names.push(name);
    else all.set(shapeOf(reading, found), { names: [name], reading, found });
  }
  return [...all.values()];
}

/** Line-ups are the same if the same cards play for the same Tactic, and cards and sides stand in the same places, whatever number a marker without a card has. */
function shapeOf({ squad }: Reading, { choice, places, assigned, paid }: LineUp): string {
  const { tactic, formation } = squad.choices[choice];
  const behind = (m: number) => assigned.find((i) => squad.candidates[i].marker === m);
  const men = places.flatMap((place, m) => (place < 0 ? [] : [`${place}${behind(m) ?? (squad.markers[m].attacks ? 'A' : 'D')}`]));
  const inOrder = (list: readonly string[]) => [...list].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join();
  const lists = [men, assigned.map(String), paid.map(String)].map(inOrder);
  return [tactic, formation.join(''), ...lists].join('|');
}

type Found = Readonly<Record<Aim, LineUp>>;

/** By the Opponents one reckons with, and the squad: a search always finds the same, and whoever thinks ahead comes by again and again. */
const known = new WeakMap<readonly Side[], Map<string, Found>>();
const KNOWN_AT_MOST = 500;

function foundFor(squad: Squad): Found {
  const { sides, ...rest } = squad;
  const squads = known.get(sides) ?? new Map<string, Found>();
  known.set(sides, squads);
  const key = JSON.stringify(rest);
  const before = squads.get(key);
  if (before) return before;
  const found = search(squad);
  if (squads.size >= KNOWN_AT_MOST) squads.clear();
  squads.set(key, found);
  return found;
}

/** Whatever is still open is settled as it seems best. `open`: cards may still be assigned. */
export function complete(t: T, seat: Seat, open: boolean): void {
  const reading = readSquad(t, seat, open);
  lay(t, seat, reading, search(reading.squad).best);
}

/** The suggestion that goes by this name among others. */
export const suggested = (t: T, seat: Seat, name: Suggestion): Suggested => suggestions(t, seat).find(({ names }) => names.includes(name))!;

export function layOut(t: T, seat: Seat, name: Suggestion): void {
  const { reading, found } = suggested(t, seat, name);
  lay(t, seat, reading, found);
}
