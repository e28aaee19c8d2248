/** Situations of the solo game. */
import { walked } from '@touchline/engine/testing';
import { atDay, type Season, type Setting, set, start } from './scenarios.ts';

/** One manager, with a Scenario or without one; nobody is asked about rerolls. */
export const solo = (scenario = 0, s: Setting = {}): Setting => ({
  ...s,
  seats: 1,
  options: { scenario, rerollPrompt: 'never', ...s.options },
});
export const begun = (scenario = 0, s: Setting = {}): Season => start(solo(scenario, s));
export const day = (scenario = 0, s: Setting = {}): Season => atDay(solo(scenario, s));
/** From a Day to the End of this Week, step 4. */
export const toRefresh = (t: Season): Season => t.until('refresh');

/** The Thursday of this Week: what follows is the Match. */
export function thursday(scenario: number, week: number, s: Setting = {}): Season {
  const t = start(solo(scenario, s));
  walked(t, `thursday ${week}`, () => {
    while (!(t.own.week === week && t.own.day === 3 && t.ask === 'day')) t.until('day').pick(0, 'endDay');
  });
  return set(t, solo(scenario, s));
}
