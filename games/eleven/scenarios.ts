/** H14, ELV-1607, ELV-1651 to ELV-1661: the goals of a Scenario as they stand, and its own scoring. Scenarios are for one manager. */
import type { Seat } from '@touchline/engine';
import { scenarios } from './cards/scenarios.ts';
import { positionOf } from './league.ts';
import { isTrained, isVeteran, isYoungster } from './players.ts';
import { built, generalBuilt } from './stadium.ts';
import { scenario, type T } from './state.ts';
import { isSuspended } from './tokens.ts';
import { squad } from './zones.ts';

export interface Aim {
  /** What is asked for. */
  readonly goal: 'position' | 'vp' | 'debt' | 'veterans' | 'youngsters' | 'required' | 'general' | 'soldOut' | 'lateWins';
  readonly now: number;
  readonly need: number;
  readonly met: boolean;
}

const atLeast = (goal: Aim['goal'], now: number, need: number): Aim => ({ goal, now, need, met: now >= need });
const atMost = (goal: Aim['goal'], now: number, need: number): Aim => ({ goal, now, need, met: now <= need });

/** ELV-1415: suspended ones are not counted. */
export const trainedYoungsters = (t: T, seat: Seat): number =>
  t.pile(squad, seat).filter((card) => isYoungster(t, card) && isTrained(t, card) && !isSuspended(t, card)).length;
/** ELV-1658: owning none will do. */
const untrainedVeterans = (t: T, seat: Seat): number =>
  t.pile(squad, seat).filter((card) => isVeteran(t, card) && !isTrained(t, card)).length;
const requiredBuilt = (t: T, seat: Seat): number => scenarios.deadline.required.filter((id) => built(t, seat, id) > 0).length;

/** ELV-1655: at the End of Week 5 all that must stand has been built. */
export const isOnTime = (t: T, seat: Seat): boolean => {
  const { required, general } = scenarios.deadline;
  return requiredBuilt(t, seat) === required.length && generalBuilt(t, seat) >= general;
};

/** The goals of the Scenario that is played; ELV-1657: VP with its own scoring. */
export function aimsOf(t: T, seat: Seat, total: number): Aim[] {
  const name = scenario(t);
  if (name === null) return [];
  const position = atMost('position', positionOf(t, seat), scenarios[name].position);
  switch (name) {
    case 'firstJob':
      return [position, atLeast('vp', total, scenarios.firstJob.vp)];
    case 'redNumbers':
      return [atMost('debt', t.own.debt[seat], 0), position];
    case 'oldLegs':
      return [
        atMost('veterans', untrainedVeterans(t, seat), 0),
        atLeast('youngsters', trainedYoungsters(t, seat), scenarios.oldLegs.trainedYoungsters),
        position,
      ];
    case 'deadline': {
      const { required, general, week } = scenarios.deadline;
      const late = t.own.week > week && t.own.onTime[seat] === 0;
      const inTime = (aim: Aim): Aim => ({ ...aim, met: aim.met && !late });
      return [
        inTime(atLeast('required', requiredBuilt(t, seat), required.length)),
        inTime(atLeast('general', generalBuilt(t, seat), general)),
        atLeast('soldOut', t.own.week > week ? t.own.soldOut[seat] : 0, 1),
        position,
      ];
    }
    case 'upOrOut':
      return [position, atLeast('lateWins', t.own.lateWins[seat], scenarios.upOrOut.wins.least)];
  }
}

/** ELV-1606: what a Scenario scores besides. */
export function extraVp(t: T, seat: Seat): number {
  switch (scenario(t)) {
    case 'firstJob': {
      const { extra } = scenarios.firstJob;
      return positionOf(t, seat) <= extra.position ? extra.vp : 0;
    }
    case 'redNumbers':
      return Math.floor(t.own.cash[seat] / scenarios.redNumbers.extra.cash) - t.own.debt[seat];
    case 'oldLegs': {
      const tokens = t.pile(squad, seat).reduce((n, card) => n + t.mark(card, 'vpM') + t.mark(card, 'vpG'), 0);
      return Math.max(0, tokens - scenarios.oldLegs.extra.experience);
    }
    case 'deadline': {
      const { required, general, extra } = scenarios.deadline;
      const more = generalBuilt(t, seat) - general;
      const missing = required.length - requiredBuilt(t, seat) + Math.max(0, -more);
      return extra.general * Math.max(0, more) + (missing > 0 ? extra.missing * missing : 0);
    }
    case 'upOrOut':
      return scenarios.upOrOut.extra.win * t.own.lateWins[seat];
    case null:
      return 0;
  }
}
