/** ELV-224 to ELV-227, ELV-607 to ELV-620: the thirteen Jersey markers of a Club, and which of them stands for which Player. */
import type { Seat } from '@touchline/engine';
import { isAssigned, isKeeper, jerseyOf, otherJerseyOf, taskOf } from './players.ts';
import type { T } from './state.ts';
import { bench, OFF, pitch, squad } from './zones.ts';

/** The highest number that is printed on a marker; the others have none. */
export const HIGHEST = 11;
/** ELV-R47. */
export const UNNUMBERED: readonly number[] = [1, 2, 3];

export const numberOf = (t: T, marker: number): number => t.def(marker).stats.number;
/** 1 to 3 for a marker without a number, else 0. */
export const unnumbered = (t: T, marker: number): number => Math.max(0, numberOf(t, marker) - HIGHEST);
export const showsD = (t: T, marker: number): boolean => t.mark(marker, 'def') === 1;
const byNumber = (t: T) => (a: number, b: number) => numberOf(t, a) - numberOf(t, b);

/** The place a marker stands in; `OFF`: in no Zone yet; -1: on the Bench Area. */
export function placeOf(t: T, marker: number): number {
  const zone = t.zone(t.s.zone[marker]);
  return zone.kind === pitch ? zone.place : -1;
}
export const isBenched = (t: T, marker: number): boolean => t.inZone(marker, bench);

/** The ten markers on the pitch, by number. */
export function onPitch(t: T, seat: Seat): number[] {
  const out: number[] = [];
  for (let place = 0; place <= OFF; place++) out.push(...t.pile(pitch, seat, place));
  return out.sort(byNumber(t));
}
export const benched = (t: T, seat: Seat): number[] => [...t.pile(bench, seat)].sort(byNumber(t));
export const allMarkers = (t: T, seat: Seat): number[] => [...onPitch(t, seat), ...benched(t, seat)].sort(byNumber(t));
const numbered = (t: T, seat: Seat, number: number): number => allMarkers(t, seat).find((marker) => numberOf(t, marker) === number)!;

// ---------------------------------------------------------------- which marker stands for whom

/** Does this card stand behind this marker: by its number, or bound to it (ELV-R73)? */
export function isMarkerOf(t: T, marker: number, card: number): boolean {
  if (isKeeper(t, card)) return false;
  const number = numberOf(t, marker);
  return number > HIGHEST ? t.mark(card, 'bound') === number - HIGHEST : jerseyOf(t, card) === number;
}
/** The cards of the squad behind a marker. */
export const cardsOf = (t: T, seat: Seat, marker: number): number[] => t.pile(squad, seat).filter((card) => isMarkerOf(t, marker, card));
/** The card that plays behind it in this Match; -1: it is a cardless marker, whoever else it belongs to (ELV-1409, ELV-R22). */
export const cardOf = (t: T, seat: Seat, marker: number): number =>
  t.pile(squad, seat).find((card) => isAssigned(t, card) && isMarkerOf(t, marker, card)) ?? -1;

/** A number of its own on a marker; without one it needs an unnumbered marker (ELV-619). */
export const hasNumber = (t: T, card: number): boolean => isNumber(jerseyOf(t, card));
const isNumber = (jersey: number): boolean => jersey >= 2 && jersey <= HIGHEST;

/** The marker of a card now, whether it plays or not; -1: it has none. */
export const markerOf = (t: T, seat: Seat, card: number): number =>
  isKeeper(t, card) ? -1 : (allMarkers(t, seat).find((marker) => isMarkerOf(t, marker, card)) ?? -1);

/**
 * ELV-908, ELV-R47, ELV-R48: the marker a card would play behind. An unnumbered one: its own, else one that is bound to nobody, else one
 * whose card does not play. -1: all are taken.
 */
export function markerFor(t: T, seat: Seat, card: number): number {
  const free = (marker: number) => [-1, card].includes(cardOf(t, seat, marker));
  const own = markerOf(t, seat, card);
  if (hasNumber(t, card)) return free(own) ? own : -1;
  if (own >= 0 && free(own)) return own;
  const left = allMarkers(t, seat).filter((marker) => unnumbered(t, marker) > 0 && free(marker));
  return left.find((marker) => cardsOf(t, seat, marker).length === 0) ?? left[0] ?? -1;
}

// ---------------------------------------------------------------- turning, binding, swapping

/** ELV-609: only where a rule says so. */
export function turn(t: T, marker: number, task: 'A' | 'D'): void {
  t.setMark(marker, 'def', task === 'D' ? 1 : 0);
}
export function turnTo(t: T, marker: number, card: number): void {
  const task = taskOf(t, card);
  if (task !== 'GK') turn(t, marker, task);
}

/** ELV-619: an unnumbered marker that no other card of the squad uses; -1: all three are bound. */
export function bind(t: T, seat: Seat, card: number): number {
  const free = UNNUMBERED.find((n) => t.pile(squad, seat).every((other) => other === card || t.mark(other, 'bound') !== n));
  if (free === undefined) return -1;
  t.setMark(card, 'bound', free);
  return numbered(t, seat, HIGHEST + free);
}

/** A marker from the Bench Area takes over the Zone of one on the pitch (ELV-608, ELV-910); neither is turned. */
export function swapIn(t: T, seat: Seat, marker: number, out: number): void {
  const place = placeOf(t, out);
  t.move(out, t.at(bench, seat));
  t.move(marker, t.at(pitch, seat, place));
  t.emit('swapIn', [marker, out], { place }, seat);
}

/** ELV-608, ELV-R11: markers on the pitch behind which no card of the squad stands. */
export const replaceable = (t: T, seat: Seat): number[] => onPitch(t, seat).filter((marker) => cardsOf(t, seat, marker).length === 0);

// ---------------------------------------------------------------- when Players come, change and go

/** Its marker comes to the pitch if there is one to make room; which one, the owner says. */
function bringIn(t: T, seat: Seat, marker: number): void {
  if (!isBenched(t, marker)) return;
  const out = replaceable(t, seat);
  if (out.length === 1) swapIn(t, seat, marker, out[0]);
  else if (out.length > 1) t.call('swapIn', { seat, marker: { ...t.ref(marker) } });
}

/** ELV-607, ELV-608, ELV-619: a Player has joined. Before the season markers are laid out when all are there (ELV-233). The last deed of a step. */
export function giveMarker(t: T, seat: Seat, card: number): void {
  if (t.own.week === 0 || isKeeper(t, card)) return;
  const marker = hasNumber(t, card) ? markerOf(t, seat, card) : bind(t, seat, card);
  if (marker < 0) return;
  turnTo(t, marker, card);
  bringIn(t, seat, marker);
}

/** ELV-614, ELV-620: a card shows its other face. Who has a number now leaves the unnumbered marker, which is free for another card. The last deed of a step. */
export function trainMarker(t: T, seat: Seat, card: number): void {
  if (t.own.week === 0 || isKeeper(t, card)) return;
  const bound = t.mark(card, 'bound');
  if (!hasNumber(t, card)) {
    if (bound === 0) giveMarker(t, seat, card);
    return;
  }
  if (isNumber(otherJerseyOf(t, card))) return;
  const marker = markerOf(t, seat, card);
  turnTo(t, marker, card);
  // ELV-619: with all three bound to others it had no marker so far.
  const former = bound === 0 ? -1 : numbered(t, seat, HIGHEST + bound);
  if (bound > 0) t.setMark(card, 'bound', 0);
  if (!isBenched(t, marker)) return;
  if (former >= 0 && !isBenched(t, former) && cardsOf(t, seat, former).length === 0) swapIn(t, seat, marker, former);
  else bringIn(t, seat, marker);
}

/** ELV-617: the marker stays where it is and shows what it shows; an unnumbered one is free again. */
export function freeMarker(t: T, card: number): void {
  t.setMark(card, 'bound', 0);
}
