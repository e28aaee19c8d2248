/**
 * What a game offers before a match, as data: sets of options that go together under a name, and what a value of one option leaves of
 * the others. Both are checked when the game is loaded.
 */
import { type Game, type Options, type OptionValue, optionsFor, SetupError } from '@touchline/engine';

/** A set of options under a name; what it does not name has its default. */
export interface Preset {
  readonly options: Partial<Options>;
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

/** What of a game package is needed here. */
interface SetUps {
  readonly game: Game;
  readonly presets: { readonly [name: string]: Preset };
  readonly leaves: Leaves;
}

/** Every value an option can have, in order. */
export function valuesOf({ spec }: Pick<Game, 'spec'>, name: string): readonly OptionValue[] {
  const { values, default: usual } = spec.options[name];
  return values ?? (typeof usual === 'boolean' ? [true, false] : [usual]);
}

/** The preset that changes nothing: the game as it is usually played. '' where a game has no presets. */
export function usualPreset({ game, presets }: Pick<SetUps, 'game' | 'presets'>): string {
  return Object.keys(presets).find((name) => isUsual(game, presets[name])) ?? '';
}

const isUsual = ({ spec }: Game, { options, seats }: Preset): boolean =>
  seats === undefined && Object.keys(options).every((name) => options[name] === spec.options[name].default);

/** The options of the table with a preset: all of them but those that each seat chooses. */
export function presetOptions({ game, presets }: Pick<SetUps, 'game' | 'presets'>, preset: string): Options {
  const given = presets[preset]?.options ?? {};
  return Object.fromEntries(
    Object.entries(game.spec.options).flatMap(([name, spec]) => (spec.per === 'seat' ? [] : [[name, given[name] ?? spec.default]])),
  );
}

/** The values of an option that are left, with so many seats and the other options as they are. */
export function valuesLeft({ game, leaves }: SetUps, name: string, options: Partial<Options>, seats: number): readonly OptionValue[] {
  return valuesOf(game, name).filter((value) => {
    if (!(leaves[name]?.[String(value)]?.seats?.includes(seats) ?? true)) return false;
    return Object.entries(leaves).every(([other, byValue]) => {
      const chosen = options[other] ?? game.spec.options[other].default;
      return byValue[String(chosen)]?.options?.[name]?.includes(value) ?? true;
    });
  });
}

/** Options that fit together: a value that is not left gives way to the first that is. Options declared first stay. */
export function fitting(set: SetUps, given: Partial<Options>, seats: number): Partial<Options> {
  const out: { [name: string]: OptionValue | readonly OptionValue[] } = {};
  for (const [name, spec] of Object.entries(set.game.spec.options)) {
    const value = given[name];
    if (value === undefined) continue;
    const left = spec.per === 'seat' ? [] : valuesLeft(set, name, { ...given, ...out }, seats);
    out[name] = left.length === 0 || left.includes(value as OptionValue) ? value : left[0];
  }
  return out;
}

/** Throws where a preset or what a value leaves does not fit the game. */
export function checkSetUps({ game, presets, leaves }: SetUps): void {
  const wrong = (what: string) => new SetupError({ code: 'game' }, `${game.id}: ${what}`);
  for (const [name, { options, seats }] of Object.entries(presets)) {
    if (seats !== undefined && !game.seats.includes(seats))
      throw wrong(`preset "${name}" is for ${seats}; the game is played by ${game.seats.join(', ')}.`);
    for (const count of seats === undefined ? game.seats : [seats]) {
      try {
        optionsFor(game, options, count);
      } catch (error) {
        throw wrong(`preset "${name}": ${(error as Error).message}`);
      }
    }
  }
  const usual = Object.keys(presets).filter((name) => isUsual(game, presets[name]));
  if (Object.keys(presets).length > 0 && usual.length !== 1)
    throw wrong(`one preset must leave every option as it is; ${usual.length === 0 ? 'none does' : `${usual.join(' and ')} do`}.`);
  const known = (name: string, values: readonly string[]) => {
    if (!game.spec.options[name]) throw wrong(`what is left to choose: there is no option "${name}".`);
    const all = valuesOf(game, name).map(String);
    for (const value of values) if (!all.includes(value)) throw wrong(`what is left to choose: "${name}" cannot be "${value}".`);
  };
  for (const [name, byValue] of Object.entries(leaves)) {
    known(name, Object.keys(byValue));
    for (const { options = {} } of Object.values(byValue))
      for (const [other, values] of Object.entries(options)) known(other, values.map(String));
  }
}
