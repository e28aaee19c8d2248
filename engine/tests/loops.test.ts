/** A match that goes round and round without anybody deciding anything ends in a draw; everything else goes on. */
import { describe, expect, test } from 'vitest';
import { asked, create, flowOf, keysAt, kindsOf, load, type Own, pick, save, type Table } from '../index.ts';
import { plainCard, toy } from '../toys/plain.ts';

type Wheel = { turned: number; grown: number } & Own;
const { act, ask, loop, offer, seq } = flowOf<Wheel>();
const zones = {
  hand: { per: 'seat', owner: 'card', others: 'card', renews: true },
  table: { per: 'seat', owner: 'card', others: 'card', renews: true },
} as const;
const { hand, table } = kindsOf(zones);

/** A card goes to and fro; `also` says what else becomes different each time. */
const wheel = (also: (t: Table<Wheel>) => void, choice = false) =>
  toy<Wheel>({
    id: 'wheel',
    zones,
    cards: [plainCard('spoke')],
    decks: { plain: { hand: ['spoke'] } },
    groups: { hand: 'hand' },
    own: () => ({ turned: 0, grown: 0 }),
    bound: { decisions: 500, steps: 20000, clause: 'WHL-1' },
    flow: loop(
      'turning',
      seq(
        ask('turn', { who: (t) => t.own.turned, clause: 'WHL-2', offers: [offer('turn'), ...(choice ? [offer('other')] : [])] }),
        act('turn', 'WHL-2', (t) => {
          const here = t.top(hand, 0);
          t.move(here >= 0 ? here : t.top(table, 0), t.at(here >= 0 ? table : hand, 0));
          t.set('turned', 1 - t.own.turned);
          also(t);
        }),
      ),
    ),
  });

function spin(game: ReturnType<typeof wheel>, most: number, through = false): { picks: number; reason: string } {
  let state = create(game, {}, [game.spec.decks.plain, game.spec.decks.plain], 'wheel');
  for (let picks = 0; picks < most; picks++) {
    if (state.result) return { picks, reason: state.result.reason };
    if (through) state = load(game, JSON.parse(JSON.stringify(save(game, state))));
    const seat = asked(game, state)[0];
    state = pick(game, state, seat, keysAt(game, state, seat)[0]);
  }
  return { picks: most, reason: state.result?.reason ?? '' };
}

describe('a loop nobody can stop', () => {
  test('is a draw soon after the position has come back, though the card is a new object each time', () => {
    const { picks, reason } = spin(
      wheel(() => {}),
      1000,
    );
    expect(reason).toBe('loop');
    expect(picks).toBeGreaterThan(64);
    expect(picks).toBeLessThan(70);
  });

  test('is found as well with a save between the answers', () => {
    expect(
      spin(
        wheel(() => {}),
        1000,
        true,
      ),
    ).toEqual(
      spin(
        wheel(() => {}),
        1000,
      ),
    );
  });

  test('of any length is found: one that comes back after a hundred turns', () => {
    const long = wheel((t) => t.set('grown', (t.own.grown + 1) % 100));
    const { picks, reason } = spin(long, 1000);
    expect(reason).toBe('loop');
    expect(picks).toBeGreaterThan(100);
  });

  test('in which something only grows ends as well', () => {
    const { picks, reason } = spin(
      wheel((t) => t.set('grown', t.own.grown + 1)),
      3000,
    );
    expect(reason).toBe('loop');
    expect(picks).toBeGreaterThan(2000);
  });

  test('where somebody decides at every turn goes on to the bound', () => {
    expect(
      spin(
        wheel(() => {}, true),
        3000,
      ),
    ).toEqual({ picks: 500, reason: 'lengthBound' });
  });
});
