/** ELV-200: every club before the first Week: boards, Directors, Opponents, Players, Objective and Tactic. */
import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import type { Seat } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { maintenanceOf } from '../stadium.ts';
import { cards, defOf, find, last, lay, markOn, type Season, seen, start, stats, supply, told } from './testing/scenarios.ts';

const cardOf = (t: Season, id: string) => t.game.defs[t.game.defIndex.get(id)!];

/** The draft is over so far: everybody keeps the first card. */
function picks(t: Season, rounds: number): Season {
  for (let round = 0; round < rounds; round++) for (let seat = 0; seat < t.state.seats; seat++) t.pick(seat, t.seat(seat).keys[0]);
  return t;
}

/** Exactly these Directors are drafted: the first seat keeps three of them, the others are as they come. */
function drafted(directors: readonly string[], seats = 1, before: (t: Season) => void = () => {}): Season {
  const t = start({ seats });
  for (const id of directors) {
    const others = cards(t, 'draft', 0).filter((other) => !directors.includes(other));
    if (!cards(t, 'draft', 0).includes(id)) lay(t, 0, 'draft', [id, ...others.slice(1)]);
    for (let seat = 1; seat < seats; seat++) t.pick(seat, t.seat(seat).keys.find((key) => !directors.some((own) => key.endsWith(own)))!);
    if (id === directors[2]) before(t);
    t.pick(0, `retain:${id}`);
  }
  return t;
}

rule(
  'ELV-202, ELV-204, ELV-205, ELV-216, ELV-R2 a club begins with two Stands and two Adboards, nothing built, Stats on 2 and no markers',
  () => {
    const t = start();
    for (const seat of [0, 1]) {
      deepEqual([t.table.rule(seat, 'stands'), t.table.rule(seat, 'adboards'), t.own.office[seat]], [2, 2, 0]);
      for (const zone of ['stadium', 'adboards', 'kit'] as const) equal(t.seat(seat).count(zone), 0);
      deepEqual(
        [stats(t, seat), supply(t, seat)],
        [
          [2, 2, 2, 2],
          [0, 0, 0, 0],
        ],
      );
      deepEqual([t.own.goals[seat], t.own.against[seat], t.own.vp[seat]], [0, 0, 0]);
    }
  },
);

rule('ELV-203, ELV-302 the season begins on the Monday of Week 1, with the First player', () => {
  const t = start().until('day');
  deepEqual([told(t, 'week')[0], told(t, 'monday')[0]], [{ week: 1, of: 6 }, { week: 1 }]);
  equal(t.own.first, 0);
});

rule(
  'ELV-206, ELV-207, ELV-208 four Directors are dealt; one is kept, and what is left goes to the left, until everybody has three',
  () => {
    for (const seats of [2, 3, 4]) {
      const t = start({ seats });
      const hands = Array.from({ length: seats }, (_, seat) => cards(t, 'draft', seat));
      for (const hand of hands) equal(hand.length, 4);
      picks(t, 1);
      hands.forEach((hand, seat) => {
        deepEqual(cards(t, 'picked', seat), [hand[0]]);
        deepEqual([...cards(t, 'draft', (seat + 1) % seats)].sort(), hand.slice(1).sort());
      });
      picks(t, 1);
      for (let seat = 0; seat < seats; seat++) deepEqual([t.seat(seat).count('draft'), t.seat(seat).count('picked')], [2, 2]);
      picks(t, 1);
      for (let seat = 0; seat < seats; seat++) deepEqual([t.seat(seat).count('directors'), t.seat(seat).count('draft')], [3, 0]);
    }
  },
);

rule('ELV-209 nobody sees a pick, and nothing is passed, before everybody has chosen', () => {
  const t = start({ seats: 3 });
  const before = t.b.view;
  const key = t.a.keys[0];
  t.a.pick(key);
  deepEqual(t.b.view.zones, before.zones);
  deepEqual([t.a.count('draft'), t.asked], [4, [1, 2]]);
  // Others see how many are kept, and not which.
  t.b.pick(t.b.keys[0]);
  t.c.pick(t.c.keys[0]);
  const kept = seen(t, 1, 0, 'picked');
  deepEqual([kept.cards.length, kept.hidden.length], [0, 1]);
});

rule('ELV-210 then all Directors lie open, and the others leave the game unseen', () => {
  const t = picks(start({ seats: 2 }), 3);
  for (const seat of [0, 1]) equal(seen(t, 1 - seat, seat, 'directors').cards.length, 3);
  // Everybody knows the one they put away themselves.
  deepEqual([t.a.count('box'), seen(t, 0, -1, 'box').hidden.length], [2, 1]);
  equal(told(t, 'directors').length, 2);
});

rule('ELV-211, ELV-236, ELV-R65, ELV-E33 the moves of three Directors are added up by track, and each marker moves once', () => {
  const t = drafted(['D06', 'D08', 'D11']);
  while (t.ask === 'bonus') t.pick(0, t.a.keys[0]);
  deepEqual(stats(t), [1, 4, 3, 5]);
  deepEqual(supply(t), [0, 0, 0, 0]);
  // Two up and one down is one up, also at the end of the track.
  const u = drafted(['D01', 'D16', 'D13']);
  deepEqual(stats(u), [5, 2, 2, 2]);
});

rule('ELV-212, ELV-R3 bonuses come before Stats, in turn order; one manager chooses the order of several', () => {
  const t = drafted(['D06', 'D08', 'D09']);
  equal(t.ask, 'bonus');
  deepEqual(t.a.keys.sort(), ['bonus:D06', 'bonus:D08', 'bonus:D09']);
  deepEqual(stats(t), [2, 2, 2, 2]);
  t.a.pick('bonus:D09');
  // The Stat that is part of a bonus moves with it.
  t.a.pick(t.a.keys[0]);
  deepEqual(stats(t), [2, 2, 2, 1]);
  t.a.pick('bonus:D08');
  deepEqual(stats(t), [1, 3, 2, 5]);
  equal(t.a.count('squad'), 3 + 1);
});

rule('ELV-212 with several managers the First player comes first', () => {
  const t = start({ seats: 2 });
  lay(t, 0, 'draft', ['D08', 'D01', 'D02', 'D04']);
  lay(t, 1, 'draft', ['D06', 'D05', 'D07', 'D10']);
  picks(t, 3);
  const order = t.events.filter(({ type }) => type === 'bonus').map(({ seat }) => seat);
  deepEqual(order, [0, 1]);
  ok(t.events.findIndex(({ type }) => type === 'stat') > t.events.findLastIndex(({ type }) => type === 'bonus'));
});

rule('ELV-213, ELV-E21 beyond space 5 a marker of the track is gained for each step', () => {
  const t = drafted(['D11', 'D05', 'D16'], 1, (u) => u.set('statFan', [4]));
  // Two, one and one up from 4: one step is made, three are gained.
  deepEqual([t.own.statFan[0], supply(t)[1]], [5, 3]);
  deepEqual(last(t, 'gain'), { of: 'fan', n: 3, now: 3, why: 'track' });
});

rule('ELV-214, ELV-E22 below space 1 a marker is discarded for each step, if there is one', () => {
  const t = drafted(['D11', 'D06', 'D13'], 1, (u) => u.set('statCash', [2]).set('cash', [5]));
  deepEqual([t.own.statCash[0], supply(t)[0]], [1, 4]);
  const none = drafted(['D01', 'D15', 'D13'], 1, (u) => u.set('statFan', [1]));
  deepEqual([none.own.statFan[0], supply(none)[1]], [1, 0]);
});

rule('ELV-215 the First Trainer lies with the Staff, ready', () => {
  const t = start();
  const [id] = cards(t, 'staff');
  equal(defOf(t, find(t, id)).traits.profession[0], 'firstTrainer');
  equal(markOn(t, id, 'exhausted'), 0);
});

rule('ELV-217, ELV-R85, ELV-E45 the Division is an option; a Scenario is for one, in its own Division, over six Weeks', () => {
  const options = { scenario: 2, division: 1, weeks: 3 };
  const alone = start({ seats: 1, options });
  deepEqual([alone.own.league[0], alone.own.debt, alone.own.statCash], ['DAF', [14], [1]]);
  deepEqual(told(alone.until('day'), 'week')[0].of, 6);
  const two = start({ seats: 2, options });
  deepEqual([two.own.league[0], two.own.debt], ['SMO', [0, 0]]);
  deepEqual(told(two.until('day'), 'week')[0].of, 3);
});

/** A whole pile of Opponents, the top one first. */
const pile = (t: Season, seat: Seat) =>
  [...cards(t, 'opponents', seat)].reverse().map((id) => ({ emblem: cardOf(t, id).traits.emblem[0], band: cardOf(t, id).traits.band[0] }));

rule(
  'ELV-219, ELV-221, ELV-235, ELV-E20, ELV-R67 three easier Opponents above three advanced ones, each with three emblems, in any order',
  () => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const seats of [1, 4]) {
        const t = start({ seats, seed }).until('objective');
        for (let seat = 0; seat < seats; seat++) {
          const six = pile(t, seat);
          deepEqual(
            six.map(({ band }) => band),
            ['3', '3', '3', '3/2', '3/2', '3/2'],
          );
          for (const half of [six.slice(0, 3), six.slice(3)]) equal(new Set(half.map(({ emblem }) => emblem)).size, 3);
          orders.add(six.map(({ emblem }) => emblem).join());
        }
      }
    ok(orders.size > 10);
  },
);

rule('ELV-220, ELV-222 several managers may meet the same Opponent, by different cards; the others stay out of the game', () => {
  const t = start({ seats: 4 }).until('objective');
  const drawn = [0, 1, 2, 3].flatMap((seat) => cards(t, 'opponents', seat));
  equal(new Set(drawn).size, 24);
  ok(new Set(drawn.map((id) => id.slice(0, 3))).size <= 8);
  equal(t.a.count('easierDeck') + t.a.count('advancedDeck'), 8);
});

rule('ELV-221 in a season of three Weeks only the easier ones are met', () => {
  const t = start({ options: { weeks: 3 } }).until('objective');
  deepEqual(
    pile(t, 0).map(({ band }) => band),
    ['3', '3', '3'],
  );
  equal(t.own.league.length, 8);
});

rule('ELV-223 one Veteran and one Youngster, Untrained and for free', () => {
  const t = picks(start({ seats: 2 }), 3);
  while (t.ask === 'bonus' || t.ask === 'hire' || t.ask === 'hireStaff' || t.ask === 'search')
    t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
  for (const seat of [0, 1]) {
    const sorts = cards(t, 'squad', seat).map((id) => cardOf(t, id).traits.sort[0]);
    ok(sorts.includes('veteran') && sorts.includes('youngster'));
  }
  equal(told(t, 'joins').length, 4);
});

rule('ELV-229 two Objectives are looked at, one is kept in secret, and its owner sees it', () => {
  const t = start({ seats: 2 }).until('objective');
  deepEqual([t.a.count('looked'), seen(t, 1, 0, 'looked').cards.length], [2, 0]);
  const [kept, other] = cards(t, 'looked');
  t.a.pick(`retain:${kept}`);
  t.b.pick(t.b.keys[0]);
  deepEqual(cards(t, 'objective'), [kept]);
  deepEqual([seen(t, 1, 0, 'objective').cards.length, seen(t, 1, 0, 'objective').hidden.length], [0, 1]);
  equal(seen(t, 0, 0, 'objective').cards.length, 1);
  ok(cards(t, 'box').includes(other));
  ok(!seen(t, 1, -1, 'box').cards.some(({ def }) => def === other));
});

rule('ELV-229 with the option kept Objectives lie open', () => {
  const t = start({ seats: 2, options: { openObjectives: true } }).until('objective');
  t.a.pick(t.a.keys[0]);
  t.b.pick(t.b.keys[0]);
  equal(seen(t, 1, 0, 'revealed').cards.length, 1);
});

rule('ELV-230, ELV-R16, ELV-R58 one basic Tactic each, at random and seen by its owner only; the others are in the deck', () => {
  const basic = ['T01', 'T02', 'T03', 'T04'];
  for (const seats of [1, 2, 3, 4]) {
    const t = drafted(['D01', 'D02', 'D04'], seats).until('objective');
    for (const seat of t.asked) t.pick(seat, t.seat(seat).keys[0]);
    t.until('day');
    const dealt = Array.from({ length: seats }, (_, seat) => cards(t, 'tactics', seat).filter((id) => basic.includes(id)));
    for (const own of dealt) ok(own.length >= 1);
    deepEqual([...dealt.flat(), ...cards(t, 'tacticDeck').filter((id) => basic.includes(id))].sort(), basic);
    if (seats > 1) equal(seen(t, 1, 0, 'tactics').cards.length, 0);
  }
  const firsts = ['a', 'b', 'c', 'd', 'e'].map((seed) => cards(start({ seed, seats: 1 }).until('day'), 'tactics').join());
  ok(new Set(firsts).size > 1);
});

rule('ELV-231, ELV-232 Maintenance counts 2 Players, 4 of the Stadium and 1 of the Staff at first', () => {
  const t = drafted(['D01', 'D02', 'D04']).until('day');
  const { players, stadium, staff, total } = maintenanceOf(t.table, 0);
  deepEqual([players, stadium, staff, total], [[2, 0], [4, 0], [1, 0], 0]);
});

rule('ELV-233, ELV-E2 a Player gained by a Director is a starting Player', () => {
  const t = drafted(['D06', 'D01', 'D02']).until('day');
  const { players, stadium, staff } = maintenanceOf(t.table, 0);
  deepEqual([players[0], stadium[0], staff[0]], [3, 4, 1]);
});

rule('ELV-112, ELV-R81 of more than two a manager who leaves hands the club to a bot; of two the other wins; alone it is lost', () => {
  equal(start({ seats: 3 }).game.spec.leaving, 'bot');
  deepEqual(start({ seats: 2 }).leave(0).result?.winners, [1]);
  deepEqual(start({ seats: 1 }).leave(0).result?.winners, []);
});

rule('ELV-105 another seed deals other cards', () => {
  notDeepEqual(cards(start({ seed: 'x' }), 'draft'), cards(start({ seed: 'y' }), 'draft'));
});
