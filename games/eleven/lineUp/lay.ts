/** A line-up is laid on the table, whole or card by card (ELV-903 to ELV-911). */
import type { Seat } from '@touchline/engine';
import { allMarkers, isBenched, placeOf, turnTo, unnumbered } from '../markers.ts';
import { codeOf, type Formation } from '../pitch.ts';
import { assignedOf, isKeeper } from '../players.ts';
import { gain, type Price, pay, plus } from '../resources.ts';
import { RESOURCES, type T } from '../state.ts';
import { bench, formation, pitch, squad, tactics } from '../zones.ts';
import type { LineUp } from './model.ts';
import { effectPrice } from './price.ts';
import type { Reading } from './squad.ts';

/** ELV-903: the card lies open from now on. */
export function playFor(t: T, seat: Seat, tactic: number, of: Formation): void {
  t.move(tactic, t.at(formation, seat));
  t.setOf('shape', seat, codeOf(of));
}

/** ELV-908, ELV-R48: it plays behind this marker, which shows its Task from now on. */
export function putOn(t: T, card: number, marker: number, free: boolean): void {
  t.setMark(card, 'on', free ? 2 : 1);
  if (isKeeper(t, card)) return;
  if (unnumbered(t, marker) > 0) t.setMark(card, 'bound', unnumbered(t, marker));
  turnTo(t, marker, card);
}

export function stand(t: T, seat: Seat, marker: number, place: number): void {
  if (placeOf(t, marker) !== place) t.move(marker, t.at(pitch, seat, place));
}

/** What is to be paid for a line-up that was found: 1 FIT a card, and the effects that are to be used. */
export function priceOf(t: T, { squad: from }: Reading, found: LineUp): Price {
  const cards = found.assigned.filter((i) => !from.assigned.includes(i)).length;
  const effects = found.paid.filter((i) => !from.paid.includes(i)).map((i) => effectPrice(t, from.candidates[i].card));
  return effects.reduce(plus, { fit: Math.max(0, cards - from.free) });
}

/** All of it at once: what it costs is paid together. */
export function lay(t: T, seat: Seat, { squad: from, markers }: Reading, found: LineUp): void {
  const { tactic, formation: of } = from.choices[found.choice];
  if (t.own.shape[seat] === 0) playFor(t, seat, tactic, of);
  pay(t, seat, priceOf(t, { squad: from, markers }, found), 'lineUp');
  let { free } = from;
  for (const i of found.assigned) {
    const { card, marker } = from.candidates[i];
    if (!from.assigned.includes(i)) {
      putOn(t, card, markers[marker], free > 0);
      free--;
    }
    if (found.paid.includes(i)) t.setMark(card, 'paid', 1);
  }
  found.places.forEach((place, m) => {
    if (place < 0 && !isBenched(t, markers[m])) t.move(markers[m], t.at(bench, seat));
  });
  found.places.forEach((place, m) => {
    if (place >= 0) stand(t, seat, markers[m], place);
  });
}

// ---------------------------------------------------------------- starting over

/** Before it is made by hand, each marker remembers its place and side, and each card the marker it is bound to. */
export function remember(t: T, seat: Seat): void {
  for (const marker of allMarkers(t, seat)) t.setMark(marker, 'picked', 2 * (placeOf(t, marker) + 2) + t.mark(marker, 'def'));
  for (const card of t.pile(squad, seat)) t.setMark(card, 'picked', 1 + t.mark(card, 'bound'));
}

/** ELV-R49: until it is confirmed it can be changed: everything is as it was, and what was paid is back. */
export function putBack(t: T, seat: Seat): void {
  const cards = assignedOf(t, seat);
  const spent = cards.reduce<Price>(
    (sum, card) => plus(plus(sum, { fit: t.mark(card, 'on') === 1 ? 1 : 0 }), t.mark(card, 'paid') === 1 ? effectPrice(t, card) : {}),
    {},
  );
  for (const of of RESOURCES) gain(t, seat, of, spent[of] ?? 0, 'lineUp');
  for (const card of t.pile(squad, seat)) {
    for (const mark of ['on', 'paid']) t.setMark(card, mark, 0);
    t.setMark(card, 'bound', t.mark(card, 'picked') - 1);
  }
  for (const marker of allMarkers(t, seat)) {
    const was = t.mark(marker, 'picked');
    const place = Math.floor(was / 2) - 2;
    t.setMark(marker, 'def', was % 2);
    t.setMark(marker, 'set', 0);
    if (place !== placeOf(t, marker)) t.move(marker, place < 0 ? t.at(bench, seat) : t.at(pitch, seat, place));
  }
  for (const card of [...t.pile(formation, seat)]) t.move(card, t.at(tactics, seat));
  t.setOf('shape', seat, 0);
}

/** The line-up is confirmed: what was only needed while it was made is cleared, and how everybody plays is remembered for the next Week. */
export function confirm(t: T, seat: Seat): void {
  for (const marker of allMarkers(t, seat)) for (const mark of ['set', 'picked']) t.setMark(marker, mark, 0);
  const playing = assignedOf(t, seat);
  for (const card of t.pile(squad, seat)) t.setMark(card, 'last', playing.includes(card) ? 1 + t.mark(card, 'paid') : 0);
}

/** Nothing of a Match is left on the markers; they stay where they stand. */
export function markersOff(t: T, seat: Seat): void {
  for (const marker of allMarkers(t, seat)) for (const mark of ['set', 'picked', 'boost', 'scored', 'twice']) t.setMark(marker, mark, 0);
}
