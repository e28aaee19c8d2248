/** Who looks often takes over what has not changed: it must be what they would have been shown anew. */
import { Sighted, stream, type Viewer } from '@touchline/engine';
import { type Shown, shownOf, wholeText } from '@touchline/host/wire';
import { expect, test } from 'vitest';
import { toys } from '../../engine/toys/index.ts';
import { games, timelineFor, toyTable } from '../testing/table.ts';

const tables = [...toys.map(toyTable), ...games].map((table) => [table.game.id, table] as const);

test.each(tables)('a view with zones taken over is the view: %s', (id, table) => {
  const seats = table.game.seats[0];
  const timeline = timelineFor(table, seats, `${id}/sighted`);
  const chance = stream(`${id}/sighted/picks`);
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const sighted = new Map(viewers.map((viewer) => [viewer, new Sighted()]));
  const shown = new Map<Viewer, Shown>();
  let [made, taken] = [0, 0];
  let before = new Map(viewers.map((viewer) => [viewer, timeline.view(viewer).zones]));
  for (let step = 0; step < 60 && timeline.asked().length > 0; step++) {
    const seat = timeline.asked()[chance.below(timeline.asked().length)];
    const { options } = timeline.ask(seat)!;
    timeline.pick(seat, options[chance.below(options.length)].key);
    if (chance.below(6) === 0) timeline.undo(seat);
    before = new Map(
      viewers.map((viewer) => {
        const seen = timeline.view(viewer, timeline.steps, sighted.get(viewer));
        expect(JSON.stringify(seen)).toBe(JSON.stringify(timeline.view(viewer)));
        // The same where texts are taken over too.
        shown.set(viewer, shownOf(seen, shown.get(viewer)));
        expect(wholeText(shown.get(viewer)!)).toBe(wholeText(shownOf(timeline.view(viewer))));
        seen.zones.forEach((zone, i) => (before.get(viewer)![i] === zone ? taken++ : made++));
        return [viewer, seen.zones];
      }),
    );
  }
  // In some toys nothing happens.
  if (made > 0) expect(taken).toBeGreaterThan(made / 4);
});
