/** The season: set-up, six Weeks of Monday, three Days, Matchday and the End of the Week, and the scoring. */
import type { Called } from '@touchline/engine';
import { act, type Eleven, each, isLastWeek, leave, MATCHDAY, phase, seq, weeks, when } from '../state.ts';
import { buildingFlows } from './building.ts';
import { contractFlows } from './contracts.ts';
import { days } from './days.ts';
import { diceFlows } from './dice.ts';
import { jerseyFlows } from './jerseys.ts';
import { matchday } from './matchday/index.ts';
import { monday, mondayFlows } from './monday.ts';
import { endOfSeason } from './season.ts';
import { setUp } from './setUp.ts';
import { transferFlows } from './transfers.ts';
import { afterTheMatch, weekend, weekendFlows } from './weekend.ts';

/** ELV-203, ELV-302: from Monday on; ELV-1203, ELV-R36: the last Week is over when its Opponent card has left the pile. */
const week = phase(
  'week',
  'ELV-302',
  act('week', 'ELV-302', (t) => {
    t.set('week', t.v<number>('week'));
    t.emit('week', [], { week: t.own.week, of: weeks(t) }, t.own.first);
  }),
  monday,
  days,
  phase(
    'matchday',
    'ELV-901',
    act('matchday', 'ELV-901', (t) => {
      t.set('day', MATCHDAY);
      t.emit('matchday', [], { week: t.own.week });
    }),
    matchday,
  ),
  phase('weekend', 'ELV-1212', afterTheMatch, when('lastWeek', isLastWeek, leave('weeks')), weekend),
);

export const match = seq(
  setUp,
  each('weeks', (t) => Array.from({ length: weeks(t) }, (_, i) => i + 1), 'week', week),
  endOfSeason,
);

/** What the season calls by name; texts call more. */
export const flows: { readonly [name: string]: Called<Eleven> } = {
  ...transferFlows,
  ...contractFlows,
  ...buildingFlows,
  ...diceFlows,
  ...jerseyFlows,
  ...mondayFlows,
  ...weekendFlows,
};
