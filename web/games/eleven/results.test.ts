import { deepEqual, equal, ok } from 'node:assert/strict';
import { random } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { entriesSince, Timeline } from '@touchline/host';
import { test } from 'vitest';
import { game, ownOf } from '../../../games/eleven/index.ts';
import { weeksOfTeam, weeksTold } from '../../../games/eleven/read/results.ts';

test.each([1, 2, 4])('the Weeks of a season of %i add up to the League table', (seats) => {
  const match = new Timeline(game, { options: { weeks: 3 }, lists: Array.from({ length: seats }, () => ({})), seed: `weeks/${seats}` });
  const chance = stream('weeks');
  while (!match.result) {
    const [seat] = match.asked();
    match.pick(seat, random(game, match.view(seat), chance).key);
  }
  const own = ownOf(match.view(0));
  const told = entriesSince(match, -1, { viewer: 0, logged: [] }).flatMap((entry) => ('event' in entry ? [entry.event] : []));
  const weeks = weeksTold(told.map(({ clause, seat, args }) => ({ clause, seat, facts: args })));
  deepEqual(
    weeks.map(({ week }) => week),
    [1, 2, 3],
  );
  const sum = (of: number | string) =>
    weeksOfTeam(weeks, of).reduce((points, { matches, rolled }) => matches.reduce((a, b) => a + b, points) + (rolled ?? 0), 0);
  own.points.forEach((points, seat) => {
    equal(sum(seat), points);
  });
  own.league.forEach((team, i) => {
    equal(sum(team), own.foePoints[i]);
  });
  for (const { played } of weeks) {
    equal(played.length, seats);
    for (const { score, own: points } of played) equal(points, score[0] > score[1] ? 3 : score[0] === score[1] ? 1 : 0);
  }
  for (const { rolled } of weeks) ok(Object.keys(rolled).every((team) => own.league.includes(team)));
  // Whoever was met did not roll in that Week.
  ok(weeks.every(({ played, rolled }) => played.every(({ team }) => !(team in rolled))));
});
