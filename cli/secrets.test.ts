/** What a seat cannot see never appears on its terminal. Checked against the state, which the table never gets. */

import { create, type Event, entered, type State, stream } from '@touchline/engine';
import { Timeline } from '@touchline/host';
import { gameIds } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { gameNamed, type TerminalGame } from './games.ts';
import { scripted } from './scripted.ts';
import { sit } from './terminalTable.ts';

const pack = gameNamed('playca');
const lists = Object.values(pack.decks);

/** Names of the cards a seat has been shown so far, and of those it has not: the match is followed from where it was looked at last. */
function namesFor({ game }: TerminalGame, timeline: Timeline, seat: number): () => { shown: Set<string>; hidden: Set<string> } {
  const shown = new Set<string>();
  const all = new Set<string>();
  const names = new Set(game.defs.map(({ name }) => name));
  // A card that is seen may speak of another by its name.
  const show = (d: number) => {
    const printed = JSON.stringify(game.defs[d]);
    if (!shown.has(game.defs[d].name)) for (const name of names) if (printed.includes(name)) shown.add(name);
  };
  const look = (at: State, log: readonly Event[]): State => {
    at.def.forEach((d, card) => {
      all.add(game.defs[d].name);
      if (at.known[card] & (1 << seat)) show(d);
    });
    for (const event of log) for (const card of event.cards) if (card.see & (1 << seat)) show(card.def);
    return at;
  };
  const { options, lists, seed } = timeline.begun;
  const begun: Event[] = [];
  let state = look(create(game, options, lists, seed, begun), begun);
  let step = 0;
  return () => {
    for (const entry of timeline.record().picks.slice(step)) {
      const log: Event[] = [];
      state = look(entered(game, state, entry, log), log);
      step++;
    }
    return { shown: new Set(shown), hidden: new Set([...all].filter((name) => !shown.has(name))) };
  };
}

/** A card that is called like a word of the table (Captain Tsubasa's Injury), or as its open side says anyway (a team of ELEVEN), proves nothing by its name. */
function isWord(pack: TerminalGame): (name: string) => boolean {
  const speaker = pack.speak('en', 2);
  const { goal, words } = pack.intro('en');
  const faces = pack.game.defs.flatMap(({ faces = {} }) => Object.values(faces).map((face) => speaker.face(face)));
  const table = [goal, ...words.flat(), ...Object.keys(pack.game.spec.zones).map((zone) => speaker.zone(zone)), ...faces];
  const said = new Set(pack.game.defs.map(({ name }) => name).filter((name) => table.some((text) => text.includes(name))));
  return (name) => said.has(name);
}

// Those of the house: another file of this thread may have brought games of its own.
const seats = gameIds.flatMap((id) => [0, 1].map((seat) => [id, seat] as const));

test.each(seats)('a hidden card is not named before it is revealed: %s, seat %i', async (id, seat) => {
  const pack = gameNamed(id);
  const decks = Object.values(pack.decks);
  const word = isWord(pack);
  // Long games, of which the beginning shows enough.
  const most = id === 'playca' ? Number.POSITIVE_INFINITY : 60;
  let looked = 0;
  let revealed = 0;
  for (let i = 0; i < 4; i++) {
    const timeline = new Timeline(pack.game, {
      options: {},
      lists: [i, i + 1].map((n) => decks[n % decks.length] ?? {}),
      seed: `secret/${i}`,
    });
    const chance = stream(`typing/${i}`);
    const names = namesFor(pack, timeline, seat);
    let before: Set<string> | null = null;
    let read = 0;
    const io = scripted({
      input: (n) => {
        const fresh = io.text().slice(read).replace(/\s+/g, ' ');
        read = io.text().length;
        const { shown, hidden } = names();
        for (const name of hidden) {
          if (word(name)) continue;
          looked++;
          if (fresh.includes(name)) expect(fresh).not.toContain(name);
        }
        if (before) for (const name of before) if (shown.has(name)) revealed++;
        before = hidden;
        if (timeline.result || n > most) return null;
        if (n % 5 === 4) return 'log';
        return String(1 + chance.below(timeline.ask(seat)?.options.length ?? 1));
      },
    });
    const players = [0, 1].map((who) => (who === seat ? 'person' : 'random'));
    await sit({ pack, timeline, players, decks: [], language: 'en', notice: [] }, io);
    expect(timeline.result !== null || timeline.steps > most).toBe(true);
  }
  // A test that never had anything to hide, or never saw it revealed, would prove nothing.
  expect(looked).toBeGreaterThan(500);
  expect(revealed).toBeGreaterThan(20);
});

test('asking why does not tell what the opponent holds', async () => {
  const answers = await Promise.all(
    // The opponent's hand holds Hammer Drop with the one list and not with the other.
    [lists[1], lists[2]].map(async (theirs) => {
      const timeline = new Timeline(pack.game, { options: {}, lists: [lists[0], theirs], seed: 'why' });
      const io = scripted({ input: ['why Hammer Drop', 'zoom Hammer Drop'] });
      await sit({ pack, timeline, players: ['person', 'random'], decks: [], language: 'en', notice: [] }, io);
      return io.text().slice(io.text().indexOf('> why'));
    }),
  );
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toMatch(/Nothing here is called "Hammer Drop"/);
});
