/** What is chosen for a match before it begins. A set-up is never changed, only made anew; nothing here knows a game. */
import type { OptionValue } from '@touchline/engine';
import { fitting, type GivenOptions, type Offers, presetOptions, type TableOptions, usualPreset, valuesOf } from '@touchline/kit';

/** Who sits at a seat, and what they bring. */
export interface SeatChoice {
  readonly who: 'person' | 'bot';
  /** Of a person; '' if they have none. */
  readonly name: string;
  /** Of a bot. */
  readonly level: string;
  /** A ready deck by its name, one of one's own by its id; '' leaves it to chance. */
  readonly deck: string;
  /** Of the options that each seat chooses; null leaves it to chance. */
  readonly values: { readonly [option: string]: OptionValue | null };
}

export interface SetUp {
  readonly preset: string;
  /** All options of the table. */
  readonly options: TableOptions;
  readonly seats: readonly SeatChoice[];
}

/** What is known of who plays here. */
export interface Regulars {
  readonly level: string;
  readonly names: readonly string[];
}

const seatOptions = ({ options }: Offers): string[] => Object.keys(options).filter((name) => options[name].per === 'seat');

/** What nobody has chosen: chance where no two may have the same, else the default. */
const usualValues = (offers: Offers): SeatChoice['values'] =>
  Object.fromEntries(seatOptions(offers).map((name) => [name, offers.distinct.includes(name) ? null : offers.options[name].default]));

/** The game as it is usually played: one person among bots, or people only. */
export function usualSetUp(offers: Offers, count: number, regulars: Regulars, people = false): SetUp {
  const preset = usualPreset(offers);
  const seats = Array.from({ length: count }, (_, seat): SeatChoice => freshSeat(offers, regulars, people || seat === 0));
  return withNames({ preset, options: fitting(offers, presetOptions(offers, preset), count), seats }, regulars.names);
}

const freshSeat = (offers: Offers, { level }: Regulars, person: boolean): SeatChoice => ({
  who: person ? 'person' : 'bot',
  name: '',
  level,
  deck: '',
  values: usualValues(offers),
});

/** People who have no name yet get those that were used here before, in their order. */
function withNames(setUp: SetUp, names: readonly string[]): SetUp {
  const free = names.filter((name) => !setUp.seats.some((seat) => seat.name === name));
  // Nobody needs a name to play alone.
  if (peopleOf(setUp).length < 2) return setUp;
  return {
    ...setUp,
    seats: setUp.seats.map((seat) => (seat.who === 'person' && !seat.name ? { ...seat, name: free.shift() ?? '' } : seat)),
  };
}

export const peopleOf = ({ seats }: SetUp): number[] => seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));

export function withCount(offers: Offers, setUp: SetUp, count: number, regulars: Regulars): SetUp {
  const people = setUp.seats.length > 1 && setUp.seats.every(({ who }) => who === 'person');
  const seats = Array.from({ length: count }, (_, seat) => setUp.seats[seat] ?? freshSeat(offers, regulars, people));
  // Somebody must be there to play.
  const [first, ...rest] = seats;
  const manned = seats.some(({ who }) => who === 'person') ? seats : [{ ...first, who: 'person' as const }, ...rest];
  return withNames({ ...setUp, options: fitting(offers, setUp.options, count), seats: manned }, regulars.names);
}

const withSeat = (setUp: SetUp, seat: number, more: Partial<SeatChoice>): SetUp => ({
  ...setUp,
  seats: setUp.seats.map((choice, at) => (at === seat ? { ...choice, ...more } : choice)),
});

/** Who leaves a seat to a bot and was the only person sits down at the next one. */
export function withWho(setUp: SetUp, seat: number, who: SeatChoice['who'], regulars: Regulars): SetUp {
  const next = withSeat(setUp, seat, { who });
  if (peopleOf(next).length > 0) return withNames(next, regulars.names);
  return setUp.seats.length < 2 ? setUp : withSeat(next, (seat + 1) % setUp.seats.length, { who: 'person' });
}

export const withLevel = (setUp: SetUp, seat: number, level: string): SetUp => withSeat(setUp, seat, { level });
export const withName = (setUp: SetUp, seat: number, name: string): SetUp => withSeat(setUp, seat, { name });
export const withDeck = (setUp: SetUp, seat: number, deck: string): SetUp => withSeat(setUp, seat, { deck });

/** Whoever takes what somebody else has, where no two may have the same, gives them their own for it. */
export function withValue(offers: Offers, setUp: SetUp, seat: number, name: string, value: OptionValue | null): SetUp {
  const own = setUp.seats[seat].values[name] ?? null;
  const taken = value !== null && offers.distinct.includes(name);
  const seats = setUp.seats.map((choice, at) => {
    if (at === seat) return { ...choice, values: { ...choice.values, [name]: value } };
    return taken && choice.values[name] === value ? { ...choice, values: { ...choice.values, [name]: own } } : choice;
  });
  return { ...setUp, seats };
}

export function withPreset(offers: Offers, setUp: SetUp, preset: string, regulars: Regulars): SetUp {
  const { seats = setUp.seats.length } = offers.presets[preset] ?? {};
  return withCount(offers, { ...setUp, preset, options: presetOptions(offers, preset) }, seats, regulars);
}

export const withOption = (offers: Offers, setUp: SetUp, name: string, value: OptionValue): SetUp => ({
  ...setUp,
  options: fitting(offers, { ...setUp.options, [name]: value }, setUp.seats.length),
});

/** The options that differ from the preset. */
export function changedIn(offers: Offers, { preset, options }: SetUp): string[] {
  const usual = presetOptions(offers, preset);
  return Object.keys(options).filter((name) => options[name] !== usual[name]);
}

/** A set-up that was kept, as far as the game still offers it. */
export function stillOffered(offers: Offers, counts: readonly number[], kept: SetUp, regulars: Regulars): SetUp {
  const preset = kept.preset in offers.presets ? kept.preset : usualPreset(offers);
  const count = counts.includes(kept.seats.length) ? kept.seats.length : counts[0];
  const known = (name: string, value: OptionValue | null | undefined) =>
    value !== undefined && value !== null && valuesOf(offers.options[name]).includes(value);
  const options = Object.fromEntries(
    Object.entries(presetOptions(offers, preset)).map(([name, usual]) => [
      name,
      known(name, kept.options[name]) ? kept.options[name] : usual,
    ]),
  );
  const usual = usualValues(offers);
  const seats = kept.seats.map((seat) => ({
    ...seat,
    values: Object.fromEntries(Object.keys(usual).map((name) => [name, known(name, seat.values[name]) ? seat.values[name] : usual[name]])),
  }));
  return withCount(offers, { preset, options, seats }, count, regulars);
}

/** The options of the match: those of the table, and those of each seat by seat. */
export function givenOptions(offers: Offers, { options, seats }: SetUp): GivenOptions {
  const bySeat = Object.fromEntries(seatOptions(offers).map((name) => [name, seats.map(({ values }) => values[name] ?? null)]));
  const table = Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== offers.options[name].default));
  return { ...table, ...bySeat };
}

/** Whoever plays alone is you. */
export const namesOf = (setUp: SetUp): string[] =>
  peopleOf(setUp).length < 2 ? [] : setUp.seats.map(({ who, name }) => (who === 'person' ? name.trim() : ''));
