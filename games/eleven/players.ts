/** What a Player card of a squad is now: on the face it shows, with the tokens that lie on it. */
import type { Seat } from '@touchline/engine';
import { placesOf } from './pitch.ts';
import type { T } from './state.ts';
import { squad } from './zones.ts';

export type Task = 'A' | 'D' | 'GK';

export const isTrained = (t: T, card: number): boolean => t.mark(card, 'trained') === 1;
/** A number printed on the face that is up. */
const printed = (t: T, card: number, stat: string): number => t.def(card).stats[isTrained(t, card) ? `${stat}T` : stat] ?? 0;

/** ELV-1410, ELV-1412, ELV-R25: all tokens together, temporary or not. */
export const tokensOn = (t: T, card: number): number =>
  t.mark(card, 'plusS') + t.mark(card, 'plusP') - t.mark(card, 'minusS') - t.mark(card, 'minusP');

export const printedStrength = (t: T, card: number): number => printed(t, card, 'strength');
/** ELV-1009 without what holds for one Match; never below 0. */
export const strengthOf = (t: T, card: number): number => Math.max(0, printedStrength(t, card) + tokensOn(t, card));
export const glovesOf = (t: T, card: number): number => printed(t, card, 'gloves');
/** 0: it shows no number. */
export const jerseyOf = (t: T, card: number): number => printed(t, card, 'jersey');
/** The number on the face that is down. */
export const otherJerseyOf = (t: T, card: number): number => t.def(card).stats[isTrained(t, card) ? 'jersey' : 'jerseyT'] ?? 0;

const trait = (t: T, card: number, name: string): string => t.def(card).traits[name]?.[0] ?? '';
export const sortOf = (t: T, card: number): string => trait(t, card, 'sort');
export const isYoungster = (t: T, card: number): boolean => sortOf(t, card) === 'youngster';
export const isVeteran = (t: T, card: number): boolean => sortOf(t, card) === 'veteran';

export function taskOf(t: T, card: number): Task {
  const task = trait(t, card, 'task');
  return task === 'A' || task === 'D' ? task : 'GK';
}
/** ELV-228: who has no marker. */
export const isKeeper = (t: T, card: number): boolean => taskOf(t, card) === 'GK';
/** ELV-911: the places of the pitch printed on it. */
export const zonesOf = (t: T, card: number): number[] => placesOf(t.def(card).traits.zones ?? []);

/** ELV-907, ELV-1406. */
export const isFit = (t: T, card: number): boolean => t.mark(card, 'inj') === 0 && t.mark(card, 'sus') === 0;
export const isAssigned = (t: T, card: number): boolean => t.mark(card, 'on') > 0;

/** A squad in an order that tells nothing but the cards themselves. */
export function squadOf(t: T, seat: Seat): number[] {
  return [...t.pile(squad, seat)].sort((a, b) => (t.def(a).id < t.def(b).id ? -1 : 1));
}
export const assignedOf = (t: T, seat: Seat): number[] => squadOf(t, seat).filter((card) => isAssigned(t, card));
/** ELV-1019: the Goalkeeper card that plays; -1: none. */
export const keeperOf = (t: T, seat: Seat): number => t.pile(squad, seat).find((card) => isAssigned(t, card) && isKeeper(t, card)) ?? -1;

/** ELV-1104: an empty Experience space of this type on the Trained side. */
export const hasSpace = (t: T, card: number, type: 'M' | 'G'): boolean =>
  isTrained(t, card) && t.mark(card, type === 'M' ? 'vpM' : 'vpG') < (t.def(card).stats[type === 'M' ? 'm' : 'g'] ?? 0);

/** ELV-1401, ELV-1403, ELV-R28: who carries the number of the twelve-sided die; 12 is any number above 11. */
export const carriers = (t: T, cards: readonly number[], die: number): number[] =>
  cards.filter((card) => (die === 12 ? jerseyOf(t, card) > 11 : jerseyOf(t, card) === die));
