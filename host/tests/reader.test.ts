/** What is read from a view alone is what the match itself would say. */
import { asked, create, keysAt, pick, type State, stream, view, whyNot } from '@touchline/engine';
import { expect, test } from 'vitest';
import { toys } from '../../engine/toys/index.ts';
import { Reader } from '../index.ts';
import { games, timelineFor, toyTable } from '../testing/table.ts';

const tables = [...toys.map(toyTable), ...games];
const named = tables.flatMap((one) => one.game.seats.map((seats) => [`${one.game.id} for ${seats}`, one, seats] as const));
/** Speaking is not what is looked at here. */
const speak = () => ({}) as never;

let compared = 0;

test.each(named)('why something is not offered: %s', (_name, playable, seats) => {
  const { game } = playable;
  const { options, lists, seed } = timelineFor(playable, seats, 'why').begun;
  const verbs = [...new Set(game.program.code.flatMap(({ offers }) => offers.map(({ verb }) => verb)))];
  const dice = stream(`why/${game.id}`);
  const most = game.id === 'fftcg' ? 160 : 90;
  let here = 0;
  let state: State = create(game, options, lists, seed);
  for (let step = 0; step < most && !state.result; step++) {
    const seat = dice.below(seats);
    const seen = view(game, state, seat);
    const reader = new Reader({ ...playable, speak }, seen, 'en');
    const handles = state.handles![seat];
    for (const { cards } of seen.zones)
      for (const { handle } of cards) {
        expect(reader.refusal(handle), `card ${handle} at step ${step} for seat ${seat}`).toEqual(
          whyNot(game, state, seat, handles.indexOf(handle)),
        );
        here++;
      }
    for (const verb of verbs) expect(reader.refusal(verb), `${verb} at step ${step}`).toEqual(whyNot(game, state, seat, verb));
    here += verbs.length;
    const seatsAsked = asked(game, state);
    const who = seatsAsked[dice.below(seatsAsked.length)];
    const keys = keysAt(game, state, who);
    state = pick(game, state, who, keys[dice.below(keys.length)]);
  }
  compared += here;
});

test('enough was compared', () => {
  expect(compared).toBeGreaterThan(20_000);
});

test('who only watches is refused nothing', () => {
  const [playable] = games;
  const seen = timelineFor(playable, 2, 'watch').view('spectator');
  expect(new Reader(playable, seen, 'en').refusal('pass')).toBeNull();
});
