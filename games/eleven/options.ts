/** The options of a match, and what counts where they do not fit together (ELV-R85). */
import type { OptionSpec, Options } from '@touchline/engine';
import { BANDS } from './cards/boards.ts';
import { opponents } from './cards/opponents.ts';
import { type Division, scenarioBy, scenarios } from './cards/scenarios.ts';

export const options: { readonly [name: string]: OptionSpec } = {
  division: { default: 3, values: [3, 2, 1] },
  weeks: { default: 6, values: [6, 3] },
  scenario: { default: 0, values: [0, 1, 2, 3, 4, 5] },
  firstPlayer: { default: 'random', values: ['random', 'seat1'] },
  goalkeeperAuto: { default: true },
  rerollPrompt: { default: 'ask', values: ['ask', 'never'] },
  openObjectives: { default: false },
};

/** ELV-R85: a Scenario is for one manager. */
export const scenarioOf = (given: Options, seats: number): number => (seats === 1 ? Number(given.scenario) : 0);

/** ELV-217, ELV-1603, ELV-R85: a Scenario that fixes the Division wins; where it says "3 or 2", Division 1 counts as 2. */
export function divisionOf(given: Options, seats: number): Division {
  const asked = DIVISIONS.find((division) => division === given.division) ?? DIVISIONS[0];
  const name = scenarioBy(scenarioOf(given, seats));
  if (name === null) return asked;
  const fit: readonly Division[] = scenarios[name].divisions;
  return fit.includes(asked) ? asked : fit[0];
}
const DIVISIONS: readonly Division[] = [3, 2, 1];

/** ELV-R85: a Scenario always lasts 6 Weeks. */
export const weeksOf = (given: Options, seats: number): number => (scenarioOf(given, seats) > 0 ? 6 : Number(given.weeks));

/** ELV-301: the eight Opponents of a Division, those of the easier band first. */
export const emblemsOf = (division: Division): readonly string[] =>
  BANDS[division].flatMap((band) => [
    ...new Set(opponents.filter(({ traits }) => traits.band.includes(band)).map(({ traits }) => traits.emblem[0])),
  ]);
