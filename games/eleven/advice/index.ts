/** What the game tells bots: how a club stands, and what is mostly done without thinking. */
import type { Advice, Seat } from '@touchline/engine';
import { aimsOf } from '../scenarios.ts';
import { type Eleven, scenario, type T, weeks } from '../state.ts';
import { leans } from './leans.ts';
import { outlooks } from './outlook.ts';

/** VP that decide between two clubs: fewer, the nearer the end is. */
const spread = (t: T): number => 1.5 + 1.1 * Math.sqrt(Math.max(0, weeks(t) - t.own.week));
/** More VP than this are out of reach alone. */
const MOST = 90;

/** Alone: VP, and with a Scenario how near its goals are. */
function alone(t: T): number {
  const [vp] = outlooks(t);
  const share = Math.max(0, Math.min(1, (vp + 10) / (MOST + 10)));
  if (scenario(t) === null) return share;
  const left = Math.max(0, weeks(t) - t.own.week) / weeks(t);
  let chance = 1;
  for (const { met, now, need } of aimsOf(t, 0, vp)) {
    const near = Math.min(1, (1 + Math.min(now, need)) / (1 + Math.max(now, need)));
    chance *= met ? 1 - 0.15 * left : near * (0.15 + 0.7 * left);
  }
  return chance * (0.5 + 0.5 * share);
}

function stands(t: T, seat: Seat): number {
  if (t.s.seats === 1) return alone(t);
  const all = outlooks(t);
  const scale = spread(t);
  let sum = 0;
  for (const vp of all) sum += Math.exp((vp - all[seat]) / scale);
  return 1 / sum;
}

/** Between two actions: nothing is half done, and no Match is under way. */
const quiet = (t: T): boolean => t.th.fp === 0 && !t.within('matchday');

export const advice: Advice<Eleven> = { stands, quiet, leans, trust: 0.6, horizon: 6, apart: true, effort: [1, 2, 3, 1.5, 1] };
