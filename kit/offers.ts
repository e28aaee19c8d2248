/**
 * What a game offers before a match, as data that can be sent anywhere: its options, sets of them under a name, and what a value of one
 * option leaves of the others. It is checked when the game is loaded.
 */
import {
  type Game,
  type GameSpec,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Own,
  optionsFor,
  SetupError,
} from '@touchline/engine';

/** A set of options under a name; what it does not name has its default. */
export interface Preset {
  readonly options: Options;
  /** How many play it, where it is meant for so many. */
  readonly seats?: number;
}

/** What a value of an option leaves to choose elsewhere. */
export interface Left {
  /** For so many only. */
  readonly seats?: readonly number[];
  /** Of other options only these values. */
  readonly options?: { readonly [name: string]: readonly OptionValue[] };
}

/** By option, then by value. */
export type Leaves = { readonly [option: string]: { readonly [value: string]: Left } };

/** Options that are the same for everybody. */
export type TableOptions = { readonly [name: string]: OptionValue };

export interface Offers {
  readonly options: GameSpec<Own>['options'];
  /** By name, in the order they are offered. One of them leaves every option at its default. */
  readonly presets: { readonly [name: string]: Preset };
  readonly leaves: Leaves;
  /** Options chosen by each seat of which no two seats have the same, as long as there are enough values. */
  readonly distinct: readonly string[];
}

/** Every value an option can have, in order. */
export const valuesOf = ({ values, default: usual }: OptionSpec): readonly OptionValue[] =>
  values ?? (typeof usual === 'boolean' ? [true, false] : [usual]);

/** The preset that changes nothing: the game as it is usually played. '' where a game has no presets. */
export const usualPreset = ({ options, presets }: Offers): string =>
  Object.keys(presets).find((name) => isUsual(options, presets[name])) ?? '';

const isUsual = (specs: Offers['options'], { options, seats }: Preset): boolean =>
  seats === undefined && Object.keys(options).every((name) => options[name] === specs[name].default);

/** The options of the table with a preset: all of them but those that each seat chooses. */
export function presetOptions({ options, presets }: Offers, preset: string): TableOptions {
  const given = presets[preset]?.options ?? {};
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, { per, default: usual }]) => {
      const value = given[name] ?? usual;
      return per === 'seat' || typeof value === 'object' ? [] : [[name, value]];
    }),
  );
}

/** The values of an option that are left, with so many seats and the other options as they are. */
export function valuesLeft({ options, leaves }: Offers, name: string, chosen: Partial<Options>, seats: number): readonly OptionValue[] {
  return valuesOf(options[name]).filter((value) => {
    if (!(leaves[name]?.[String(value)]?.seats?.includes(seats) ?? true)) return false;
    return Object.entries(leaves).every(
      ([other, byValue]) => byValue[String(chosen[other] ?? options[other].default)]?.options?.[name]?.includes(value) ?? true,
    );
  });
}

/** Options of the table that fit together: a value that is not left gives way to the first that is. Options declared first stay. */
export function fitting(offers: Offers, given: TableOptions, seats: number): TableOptions {
  const out: { [name: string]: OptionValue } = { ...given };
  for (const name of Object.keys(offers.options)) {
    if (given[name] === undefined) continue;
    const left = valuesLeft(offers, name, out, seats);
    if (left.length > 0 && !left.includes(out[name])) out[name] = left[0];
  }
  return out;
}

/** Throws where a preset or what a value leaves does not fit the game. */
export function checkOffers(game: Game, { options: specs, presets, leaves, distinct }: Offers): void {
  const wrong = (what: string) => new SetupError({ code: 'game' }, `${game.id}: ${what}`);
  for (const [name, { options, seats }] of Object.entries(presets)) {
    if (seats !== undefined && !game.seats.includes(seats))
      throw wrong(`preset "${name}" is for ${seats}; the game is played by ${game.seats.join(', ')}.`);
    for (const count of seats === undefined ? game.seats : [seats]) {
      try {
        optionsFor(game, options, count);
      } catch (error) {
        throw error instanceof SetupError ? wrong(`preset "${name}": ${error.message}`) : error;
      }
    }
  }
  const usual = Object.keys(presets).filter((name) => isUsual(specs, presets[name]));
  if (Object.keys(presets).length > 0 && usual.length !== 1)
    throw wrong(`one preset must leave every option as it is; ${usual.length === 0 ? 'none does' : `${usual.join(' and ')} do`}.`);
  const known = (name: string, values: readonly string[]) => {
    if (!specs[name]) throw wrong(`what is left to choose: there is no option "${name}".`);
    const all = valuesOf(specs[name]).map(String);
    for (const value of values) if (!all.includes(value)) throw wrong(`what is left to choose: "${name}" cannot be "${value}".`);
  };
  for (const [name, byValue] of Object.entries(leaves)) {
    known(name, Object.keys(byValue));
    for (const { options = {} } of Object.values(byValue))
      for (const [other, values] of Object.entries(options)) known(other, values.map(String));
  }
  for (const name of distinct) if (specs[name]?.per !== 'seat') throw wrong(`"${name}" is distinct, but no option that each seat chooses.`);
}
