/** Nothing that a viewer is sent tells what they cannot see. */
import { create, type Event, entered, type State, type Viewer, view } from '@touchline/engine';
import { expect, test } from 'vitest';
import { market } from '../../engine/toys/market.ts';
import { games, playOut, type Sent, seated, toyTable } from '../testing/table.ts';

const tables = [
  ...games.map((one) => [one.game.id, one, 2] as const),
  ...[2, 3, 4].map((n) => [`market for ${n}`, toyTable(market), n] as const),
];

/** Ids of cards a viewer has been shown up to each step, and of all the cards there are. */
function known(states: readonly State[], logs: readonly Event[][], viewer: Viewer, ids: readonly string[]) {
  const bit = 1 << (viewer === 'spectator' ? states[0].seats : viewer);
  const shown = new Set<string>();
  return states.map((state, step) => {
    state.def.forEach((d, card) => {
      if (state.known[card] & bit) shown.add(ids[d]);
    });
    for (const { cards } of logs[step]) for (const { def, see } of cards) if (see & bit) shown.add(ids[def]);
    return new Set(shown);
  });
}

test.each(tables)('%s', async (_name, playable, seats) => {
  const { game } = playable;
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const players = viewers.slice(0, -1).map((seat) => (seat === 1 ? 'random' : 'person'));
  const { session, sent } = seated(playable, players, { seed: 'secret', stop: 'at-their-attack' });
  for (const viewer of viewers) session.watch(viewer);
  session.start();
  await playOut(session, 'secret', 90);

  const { begun } = session.timeline;
  const logs: Event[][] = [[]];
  const states: State[] = [create(game, begun.options, begun.lists, begun.seed, logs[0])];
  for (const entry of session.timeline.record().picks) {
    logs.push([]);
    states.push(entered(game, states.at(-1)!, entry, logs.at(-1)!));
  }
  const ids = game.defs.map(({ id }) => id);
  let hidden = 0;
  for (const viewer of viewers) {
    const shown = known(states, logs, viewer, ids);
    for (const { message } of sent.filter((one: Sent) => one.viewer === viewer)) {
      if (!('news' in message)) continue;
      const { step, entries } = message.news;
      expect(message.news.view).toEqual(view(game, states[step], viewer));
      // What lists hold is open at this table; where the cards are is not.
      const text = JSON.stringify(message.news, (key, value) => (key === 'unseen' ? [] : value));
      for (const id of ids)
        if (!shown[step].has(id) && states[step].def.includes(game.defIndex.get(id)!)) {
          hidden++;
          expect(text.includes(`"${id}"`) || text.includes(`:${id}"`), `${id} at step ${step} to ${viewer}`).toBe(false);
        }
      // What else somebody could have answered is theirs alone.
      for (const entry of entries)
        if ('deed' in entry) {
          expect(entry.deed.view.viewer).toBe(viewer);
          if (entry.deed.seat !== viewer) expect(entry.deed.ask.options).toEqual([entry.deed.option]);
        }
    }
  }
  expect(hidden).toBeGreaterThan(game.id === 'market' ? 10 : 500);
});
