/** Tests speak the table's language: put cards where the rule needs them, play to the decision, say what may and may not be done. */
export { collectRules, inMode, type Mode, type Rule, rule, standIn } from './rules.ts';
export { type Scenario, type ScenarioSpec, scenario, walked } from './scenario.ts';
export { type SeatAt, seatName } from './seat.ts';
