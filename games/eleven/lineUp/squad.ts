/** The squad of a manager as numbers for a search: read from what this manager sees, in an order that tells nothing. */
import type { Seat } from '@touchline/engine';
import { allMarkers, markerFor, placeOf, showsD } from '../markers.ts';
import { type Formation, formationIn, ofCode } from '../pitch.ts';
import { glovesOf, isAssigned, isFit, isKeeper, jerseyOf, squadOf, strengthOf, taskOf, zonesOf } from '../players.ts';
import type { T } from '../state.ts';
import { formation, opponents, tactics } from '../zones.ts';
import type { Candidate, Choice, Squad } from './model.ts';
import { sidesFor } from './scouting.ts';
import { besides, extraOf } from './worth.ts';

/** What the indices of a squad mean on the table. */
export interface Reading {
  readonly squad: Squad;
  readonly markers: readonly number[];
}

/** ELV-903: every Formation of every Tactic in hand; once one was played, that one. */
export function choicesOf(t: T, seat: Seat): Choice[] {
  if (t.own.shape[seat] > 0) return [{ tactic: t.top(formation, seat), formation: ofCode(t.own.shape[seat]) }];
  return [...t.pile(tactics, seat)]
    .sort((a, b) => (t.def(a).id < t.def(b).id ? -1 : 1))
    .flatMap((tactic) => formationsOf(t, tactic).map((of) => ({ tactic, formation: of })));
}
export const formationsOf = (t: T, tactic: number): Formation[] => (t.def(tactic).traits.formation ?? []).map(formationIn);

/** ELV-902: what the Scout Report on top of the pile says. */
export const reportFor = (t: T, seat: Seat): string => t.def(t.top(opponents, seat)).faces?.scout ?? '';

/** H9: how many cards may still be assigned for 0 FIT. */
export const freeLeft = (t: T, seat: Seat): number =>
  t.rule(seat, 'freeAssign') - squadOf(t, seat).filter((card) => t.mark(card, 'on') === 2).length;

/** ELV-1010, ELV-R50: a cardless marker, and what lasts for the Week. */
export const cardlessStrength = (t: T, seat: Seat, attacks: boolean): number =>
  1 + t.rule(seat, 'cardless') + (attacks ? t.rule(seat, 'cardlessA') : 0);

/** `open`: cards may still be assigned. */
export function readSquad(t: T, seat: Seat, open: boolean): Reading {
  const markers = allMarkers(t, seat);
  const candidates: Candidate[] = [];
  const assigned: number[] = [];
  const paid: number[] = [];
  for (const card of squadOf(t, seat)) {
    const plays = isAssigned(t, card);
    if (!plays && (!open || !isFit(t, card))) continue;
    const marker = isKeeper(t, card) ? -1 : markers.indexOf(markerFor(t, seat, card));
    if (marker < 0 && !isKeeper(t, card)) continue;
    if (plays) assigned.push(candidates.length);
    if (t.mark(card, 'paid') === 1) paid.push(candidates.length);
    candidates.push({
      card,
      marker,
      number: jerseyOf(t, card),
      attacks: taskOf(t, card) === 'A',
      places: zonesOf(t, card),
      strength: strengthOf(t, card),
      gloves: glovesOf(t, card),
      worth: besides(t, card),
      extra: extraOf(t, card),
    });
  }
  const squad: Squad = {
    choices: choicesOf(t, seat),
    markers: markers.map((marker) => ({
      attacks: !showsD(t, marker),
      at: placeOf(t, marker),
      settled: t.mark(marker, 'set') === 1 ? placeOf(t, marker) : -1,
    })),
    candidates,
    assigned,
    paid,
    open,
    purse: { fit: t.own.fit[seat], fan: t.own.fan[seat], op: t.own.op[seat] },
    free: open ? freeLeft(t, seat) : 0,
    cardlessA: cardlessStrength(t, seat, true),
    cardlessD: cardlessStrength(t, seat, false),
    sides: sidesFor(t.game.defs, reportFor(t, seat)),
  };
  return { squad, markers };
}
