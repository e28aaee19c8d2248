/** What the lesson of Captain Tsubasa proposes is good play: a search finds nothing clearly better. */
import { botNamed } from '@touchline/bots';
import { asked, create, type Options, pick, stream, view } from '@touchline/engine';
import { expect, test, vi } from 'vitest';
import { game } from '../../../games/tsubasa/index.ts';
import { lesson } from './lesson.ts';

// A search thinks slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Chances to win this close are as good as each other. */
const CLOSE = 0.04;

test('no answer it proposes is clearly worse than the best a search finds', () => {
  const [bot, player, search] = [lesson.bot, 'greedy:6', 'search:300'].map((name) => botNamed(name)!);
  const chance = stream('lesson');
  const judged = new Set<string>();
  let state = create(game, lesson.options as Partial<Options>, [{}, {}], lesson.seed);
  while (state.own.half === 0) {
    const [seat] = asked(game, state);
    const seen = view(game, state, seat);
    const { ask } = seen;
    const cards = new Map(seen.zones.flatMap((zone) => zone.cards.map(({ handle, def }) => [handle, def] as const)));
    const attempts = lesson.notes.flatMap(({ ask: name, own, attempt }) =>
      attempt && name === ask!.name && (own?.attacker ?? state.own.attacker) === state.own.attacker ? [attempt] : [],
    );
    // What is proposed once is said once; only a save is proposed again.
    const proposed =
      seat === 0 &&
      ask!.options.find((o) =>
        attempts.some(({ verb, card }) => o.verb === verb && (card ? cards.get(o.on[0]) === card && !judged.has(o.key) : true)),
      );
    if (proposed && ask!.options.length > 1) {
      const { considered } = search(game, seen, stream(`judge/${judged.size}`));
      const best = considered[0];
      const mine = considered.find(({ key }) => key === proposed.key)!;
      expect([proposed.key, mine.mean > best.mean - CLOSE]).toEqual([proposed.key, true]);
      judged.add(proposed.key);
    }
    state = pick(game, state, seat, proposed ? proposed.key : (seat === 0 ? player : bot)(game, seen, chance).key);
  }
  expect([...judged]).toEqual(expect.arrayContaining(['ownKickOff', 'take:F09', 'play:N11', 'use:N11/0']));
});
