/**
 * Numbers that any position of any game has for each seat: how many cards lie where, what is printed on them, marks, tallies and what the
 * game itself keeps by seat. They are read from worlds dealt from a view, so they tell nothing a seat could not know; and they are printed
 * numbers, so a card nobody has trained with has a worth too.
 */
import type { Game, Own, State } from '@touchline/engine';

export type Source =
  /** Cards of a seat's zone: how many (`stat` empty), or the sum of one number on them. */
  | { readonly of: 'zone'; readonly zone: number; readonly stat: string }
  /** Copies of one card in a seat's zone: what it is worth beyond the numbers on it. */
  | { readonly of: 'card'; readonly zone: number; readonly def: number }
  | { readonly of: 'mark'; readonly zone: number; readonly mark: number }
  | { readonly of: 'tally'; readonly at: number; readonly step: number }
  /** A number the game keeps for each seat. */
  | { readonly of: 'own'; readonly key: string }
  /** One if a number the game keeps is this seat: whose turn it is, who has the ball. */
  | { readonly of: 'is'; readonly key: string }
  /** A number of the whole table. */
  | { readonly of: 'table'; readonly key: string };

export interface Feature {
  readonly name: string;
  readonly source: Source;
}

/** How many abilities a card has, read like a number on it. */
const ABILITIES = 'abilities';
/** Decisions made, read like a number the game keeps. */
const DECISIONS = '#decisions';

/** All there are, in an order that does not depend on a match. */
export function featuresOf<O extends Own>(game: Game<O>, seats: number): Feature[] {
  const { spec } = game;
  const layout = game.layouts[seats];
  const out: Feature[] = [];
  const stats = [...new Set(game.defs.flatMap((def) => Object.keys(def.stats ?? {}))), ABILITIES];
  Object.entries(spec.zones).forEach(([name, { per, active }], zone) => {
    if (per !== 'seat') return;
    out.push({ name, source: { of: 'zone', zone, stat: '' } });
    for (const stat of stats) out.push({ name: `${name}.${stat}`, source: { of: 'zone', zone, stat } });
    if (active) game.marks.forEach((mark, i) => out.push({ name: `${name}~${mark}`, source: { of: 'mark', zone, mark: i } }));
  });
  Object.entries(spec.tallies ?? {}).forEach(([name, { per }], i) => {
    if (per === 'seat') out.push({ name: `#${name}`, source: { of: 'tally', at: layout.tallyAt[i], step: layout.tallyStep[i] } });
  });
  const options = Object.fromEntries(
    Object.entries(spec.options).map(([name, { default: usual, per }]) => [name, per === 'seat' ? new Array(seats).fill(usual) : usual]),
  );
  for (const [key, value] of Object.entries(spec.own(options, seats))) {
    if (isBySeat(value, seats)) out.push({ name: `own.${key}`, source: { of: 'own', key } });
    if (typeof value !== 'number') continue;
    if (seats > 1) out.push({ name: `own.${key}=`, source: { of: 'is', key } });
    out.push({ name: `@${key}`, source: { of: 'table', key } });
  }
  out.push({ name: `@${DECISIONS}`, source: { of: 'table', key: DECISIONS } });
  return [...out, ...singleCards(game)];
}

/** Each card where it can be used. Those nobody trained with are not among what is read: they have their numbers. */
function singleCards<O extends Own>({ spec, defs }: Game<O>): Feature[] {
  return Object.entries(spec.zones).flatMap(([name, { per, active, owner, others }], zone) => {
    if (per !== 'seat' || !(active || (owner === 'card' && others !== 'card'))) return [];
    return defs.map(({ id }, def): Feature => ({ name: `${name}=${id}`, source: { of: 'card', zone, def } }));
  });
}

const isBySeat = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && value.length === seats && value.every((one) => typeof one === 'number');

/** A number on a card; 0 where there is none. */
export function printed<O extends Own>(game: Game<O>, def: number, stat: string): number {
  if (stat === '') return 1;
  if (stat === ABILITIES) return game.abilitiesOf[def].length;
  return game.defs[def].stats?.[stat] ?? 0;
}

export function readOwn<O extends Own>(state: State<O>, key: string, seat: number): number {
  const value: unknown = state.own[key];
  const found: unknown = Array.isArray(value) ? value[seat] : value;
  return typeof found === 'number' ? found : 0;
}

export const readTable = <O extends Own>(state: State<O>, key: string): number =>
  key === DECISIONS ? state.decisions : readOwn(state, key, 0);

/** One number of one seat. */
export function readFeature<O extends Own>(game: Game<O>, state: State<O>, seat: number, { source }: Feature): number {
  const { zoneBase, zoneStep } = game.layouts[state.seats];
  switch (source.of) {
    case 'zone':
    case 'card':
    case 'mark': {
      let sum = 0;
      const from = zoneBase[source.zone] + seat * zoneStep[source.zone];
      for (let z = from; z < from + zoneStep[source.zone]; z++)
        for (const card of state.zones[z])
          if (source.of === 'zone') sum += printed(game, state.def[card], source.stat);
          else if (source.of === 'card') sum += state.def[card] === source.def ? 1 : 0;
          else sum += state.marks[source.mark][card];
      return sum;
    }
    case 'tally':
      return state.tallies[source.at + seat * source.step];
    case 'own':
      return readOwn(state, source.key, seat);
    case 'is':
      return readOwn(state, source.key, 0) === seat ? 1 : 0;
    case 'table':
      return readTable(state, source.key);
  }
}
