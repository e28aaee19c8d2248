/**
 * A line-up as one decision: ten markers into nine places so that the three lines have the numbers of the formation (a middle place
 * holds one to three, a side place one at most), then cards laid on markers standing in a place printed on the card, three at most.
 */
import { flowOf, kindsOf, type Own, type Table } from '../index.ts';
import { plainCard, toy } from './plain.ts';

/** `pitch` counts markers by place: left, middle, right of each line; `lines` is the formation still to be placed. */
type Lines = { formation: readonly number[]; pitch: readonly number[]; laid: readonly number[] } & Own;
const { act, ask, group, leave, loop, offer, over, phase, seq, when } = flowOf<Lines>();

const zones = {
  hand: { per: 'seat', owner: 'card', others: 'card' },
  field: { per: 'seat', owner: 'card', others: 'card' },
} as const;
const { hand, field } = kindsOf(zones);

/** Every formation that can be placed: five markers in a line at most, one at least. */
export const formations: readonly (readonly number[])[] = [1, 2, 3, 4, 5].flatMap((d) =>
  [1, 2, 3, 4, 5].filter((m) => 10 - d - m >= 1 && 10 - d - m <= 5).map((m) => [d, m, 10 - d - m]),
);

const room = (place: number) => (place % 3 === 1 ? 3 : 1);
const inLine = (pitch: readonly number[], line: number) => pitch[line * 3] + pitch[line * 3 + 1] + pitch[line * 3 + 2];
const put = (pitch: readonly number[], place: number) => pitch.map((n, i) => (i === place ? n + 1 : n));

/** The middle of a line must not stay empty: a marker on the side must leave one for it. */
function fits(t: Table<Lines>, pitch: readonly number[]): boolean {
  return [0, 1, 2].every((line) => {
    const left = t.own.formation[line] - inLine(pitch, line);
    const free = [0, 1, 2].reduce((n, i) => n + room(line * 3 + i) - pitch[line * 3 + i], 0);
    return left >= 0 && left <= free && (pitch[line * 3 + 1] > 0 || left > 0);
  });
}

const placed = (t: Table<Lines>) => t.own.pitch.reduce((a, b) => a + b, 0);

export const lineUp = toy<Lines>({
  id: 'lineUp',
  seats: [2],
  zones,
  cards: Array.from({ length: 9 }, (_, place) => plainCard(`player${place}`, { stats: { place, other: (place * 4 + 1) % 9 } })),
  decks: { plain: { hand: Array.from({ length: 9 }, (_, place) => `player${place}`) } },
  groups: { hand: 'hand' },
  own: () => ({ formation: [4, 4, 2], pitch: new Array(9).fill(0), laid: new Array(9).fill(0) }),
  flow: seq(
    phase(
      'prepare',
      'LIN-1',
      act('draw', 'LIN-2', (t) => t.set('formation', formations[t.random(-1, formations.length)])),
      group(
        'lineUp',
        'LIN-3',
        [{ verb: 'anyhow', plan: (_t, _seat, options) => options.findIndex((o) => o.verb === 'done' || o.verb === 'place') }],
        loop(
          'placing',
          when('placed', (t) => placed(t) === 10, leave('placing')),
          ask('marker', {
            who: () => 0,
            clause: 'LIN-3',
            open: true,
            offers: [
              offer('place', {
                list: (t, _seat, add) => {
                  for (let place = 0; place < 9; place++)
                    if (t.own.pitch[place] < room(place) && fits(t, put(t.own.pitch, place))) add(-1, -1, place);
                },
                take: (t, o) => t.set('pitch', put(t.own.pitch, o.n)),
              }),
            ],
          }),
        ),
        loop(
          'assigning',
          ask('assign', {
            who: () => 0,
            clause: 'LIN-4',
            offers: [
              offer('assign', {
                list: (t, seat, add) => {
                  if (t.count(field, seat) >= 3) return;
                  for (const card of t.pile(hand, seat))
                    for (const stat of ['place', 'other']) {
                      const place = t.stat(card, stat);
                      if (t.own.pitch[place] > t.own.laid[place]) add(card, -1, place + 1);
                    }
                },
                take: (t, o, seat) => {
                  t.set('laid', put(t.own.laid, o.n - 1));
                  t.move(o.card, t.at(field, seat));
                },
              }),
              offer('done', { then: leave('assigning') }),
            ],
          }),
        ),
      ),
    ),
    over('end', 'LIN-5', () => ({ winners: [0], reason: 'placed' })),
  ),
});
