/** EPC-301 to EPC-310: the Kick Off Phase. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from './testing/burningChance.ts';
import { atShot, atStrategy, atUses, endPeriod, type Match, moved, seen, start, toShot } from './testing/scenarios.ts';
import { testStart } from './testing/testCards.ts';

rule('EPC-301 each player draws three characters, face-down', () => {
  const t = start();
  equal(t.ask, 'arrange');
  for (const seat of [0, 1]) {
    equal(t.seat(seat).count('field'), 3);
    equal(t.seat(seat).count('deck'), 27);
    equal(t.seat(seat).count('active'), 0);
    equal(moved(t, seat, 'deck', 'field').length, 3);
  }
});

const three = ['PC-G01', 'PC-G04', 'PC-G08'];

rule('EPC-301 in any order: six orders of three different cards', () => {
  const t = start().put(0, 'field', three);
  deepEqual(
    t.a.keys.sort(),
    ['G01,PC-G04,PC-G08', 'G01,PC-G08,PC-G04', 'G04,PC-G01,PC-G08', 'G04,PC-G08,PC-G01', 'G08,PC-G01,PC-G04', 'G08,PC-G04,PC-G01'].map(
      (order) => `arrange:PC-${order}`,
    ),
  );
});

rule('EPC-301 equal cards give no further orders', () => {
  const t = start().put(0, 'field', ['PC-G01', 'PC-G01', 'PC-G08']).put(1, 'field', ['PC-I01', 'PC-I01', 'PC-I01']);
  equal(t.a.keys.length, 3);
  deepEqual(t.b.keys, ['arrange:PC-I01,PC-I01,PC-I01']);
});

rule('EPC-301 the chosen order holds, for each of the six', () => {
  for (const key of start().put(0, 'field', three).a.keys) {
    const t = start().put(0, 'field', three).put(1, 'field', ['PC-I04', 'PC-I08', 'PC-I01']);
    t.a.pick(key).b.pick('arrange:PC-I01,PC-I04,PC-I08');
    equal(`arrange:${[...t.a.cards('active'), ...t.a.cards('field')].join(',')}`, key);
    deepEqual([t.b.cards('active'), t.b.cards('field')], [['PC-I01'], ['PC-I04', 'PC-I08']]);
  }
});

rule('EPC-302 the owner knows the three cards, the opponent only how many and where', () => {
  const t = start().put(0, 'field', three);
  deepEqual(
    seen(t, 0, 0, 'field').cards.map((c) => c.def),
    three,
  );
  const other = seen(t, 1, 0, 'field');
  equal(other.count, 3);
  deepEqual(other.cards, []);
  deepEqual(
    other.hidden.map((h) => [h.place, h.back]),
    [
      [0, 'character'],
      [1, 'character'],
      [2, 'character'],
    ],
  );
});

rule('EPC-302 the draw is told without the cards', () => {
  const t = start();
  const draws = (seat: number) => t.seat(seat).events.filter((e) => e.type === 'move' && e.seat === 0);
  equal(draws(1).length, 3);
  ok(draws(1).every((e) => e.cards[0] === 'hidden'));
  deepEqual(
    draws(0).map((e) => (e.cards[0] === 'hidden' ? '' : e.cards[0].def)),
    t.a.cards('field'),
  );
});

rule('EPC-302 what stays face-down stays hidden', () => {
  const t = start().until('passDecision');
  for (const seat of [0, 1]) {
    equal(seen(t, seat, seat, 'field').cards.length, 2);
    deepEqual(seen(t, 1 - seat, seat, 'field').cards, []);
    equal(seen(t, 1 - seat, seat, 'field').count, 2);
  }
});

rule('EPC-303 both are asked at the same time, in either order', () => {
  const t = start();
  deepEqual(t.asked, [0, 1]);
  t.b.pick(t.b.keys[0]);
  deepEqual(t.asked, [0]);
  deepEqual(t.b.keys, []);
  t.a.pick(t.a.keys[0]);
  equal(t.ask, 'support');
});

rule('EPC-303 the arrangement is secret and takes place when both have answered', () => {
  const t = start().put(0, 'field', three);
  const before = t.b.view;
  t.a.pick('arrange:PC-G08,PC-G04,PC-G01');
  const after = t.b.view;
  deepEqual(after.thinking, [1]);
  deepEqual({ ...after, thinking: [] }, { ...before, thinking: [] });
  equal(t.a.count('active'), 0);
  deepEqual(t.a.cards('field'), three);
  t.b.pick(t.b.keys[0]);
  deepEqual([...t.a.cards('active'), ...t.a.cards('field')], ['PC-G08', 'PC-G04', 'PC-G01']);
});

rule('EPC-304 the top five cards of each deck become TP', () => {
  const t = start();
  const tops = [t.a, t.b].map((side) => side.ids('deck').slice(-5).reverse());
  t.until('support');
  deepEqual([t.a.ids('tp'), t.b.ids('tp')], tops);
  for (const side of [t.a, t.b]) equal(side.count('deck'), 22);
});

rule('EPC-304 another number of TP by option', () => {
  const t = start({ options: { tpPerPeriod: 3 } }).until('support');
  for (const side of [t.a, t.b]) equal(side.count('tp'), 3);
});

rule('EPC-305 five more in the next period, on top of what is left', () => {
  const t = toShot(start()).put(0, 'tp', ['PC-G04', 'PC-G04']).put(1, 'tp', []);
  const left = t.a.ids('tp').slice();
  endPeriod(t, false);
  t.until('support');
  equal(t.own.period, 1);
  equal(t.a.count('tp'), 7);
  deepEqual(t.a.ids('tp').slice(0, 2), left);
  equal(t.b.count('tp'), 5);
});

rule('EPC-305 in overtime as well', () => {
  const t = endPeriod(endPeriod(start(), false), false);
  const left = t.a.count('tp');
  equal(t.own.period, 2);
  t.until('support');
  equal(t.a.count('tp'), left + 5);
});

rule('EPC-306 both flip the card of their first place at the same time; it becomes active', () => {
  const t = start().put(0, 'field', three).put(1, 'field', ['PC-I01', 'PC-I04', 'PC-I08']);
  const since = t.events.length;
  t.a.pick('arrange:PC-G04,PC-G01,PC-G08').b.pick('arrange:PC-I08,PC-I01,PC-I04');
  deepEqual([t.a.cards('active'), t.b.cards('active')], [['PC-G04'], ['PC-I08']]);
  for (const seat of [0, 1]) {
    equal(moved(t, seat, 'field', 'active', since).length, 1);
    equal(t.seat(seat).count('field'), 2);
    for (const viewer of [0, 1]) equal(seen(t, viewer, seat, 'active').cards.length, 1);
  }
});

/** The order in which Flip effects of the first characters were handled. */
function flipOrder(firstAttacker: string): number[] {
  const t = start({ options: { firstAttacker } });
  for (const seat of [0, 1]) t.put(seat, 'field', ['PC-G06', 'PC-G04', 'PC-G04']);
  t.a.pick('arrange:PC-G06,PC-G04,PC-G04').b.pick('arrange:PC-G06,PC-G04,PC-G04');
  equal(t.ask, 'support');
  for (const side of [t.a, t.b]) equal(side.count('tp'), 6);
  return t.events.filter((e) => e.type === 'effect').map((e) => e.seat);
}

rule("EPC-307 Flip effects of both, the attacker's first", () => {
  deepEqual(flipOrder('player1'), [0, 1]);
  deepEqual(flipOrder('player2'), [1, 0]);
});

rule('EPC-307 both characters are face-up before any Flip effect', () => {
  const t = start().put(0, 'field', ['PC-I05', 'PC-G04', 'PC-G04']).put(1, 'field', ['PC-I01', 'PC-I04', 'PC-I08']);
  t.a.pick('arrange:PC-I05,PC-G04,PC-G04').b.pick('arrange:PC-I01,PC-I04,PC-I08');
  const types = t.events.map((e) => (e.type === 'move' && (e.args.to as string[])[0] === 'active' ? 'flip' : e.type));
  ok(types.lastIndexOf('flip') < types.indexOf('effect'));
  equal(t.table.stat(t.b.ids('active')[0], 'df'), 1);
});

rule('EPC-308 the three field cards are drawn before the five TP', () => {
  const t = start();
  for (const side of [t.a, t.b]) deepEqual([side.count('field'), side.count('tp')], [3, 0]);
});

rule('EPC-308 the field cards are the top three, the TP the next five', () => {
  const t = toShot(start());
  const next = ['PC-G11', 'PC-E01', 'PC-E01', 'PC-E01', 'PC-L01', 'PC-L01', 'PC-L01', 'PC-L01', 'PC-L01', 'PC-G11'];
  for (const seat of [0, 1]) t.top(seat, next);
  endPeriod(t, false);
  t.until('support');
  equal(t.own.period, 1);
  for (const side of [t.a, t.b]) {
    deepEqual([...side.cards('active'), ...side.cards('field')], ['PC-E01', 'PC-E01', 'PC-E01']);
    deepEqual(side.cards('tp').slice(-5), new Array(5).fill('PC-L01'));
    equal(side.cards('deck').at(-1), 'PC-G11');
  }
});

rule('EPC-309 TP have no maximum', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H32'], tp: 20 } });
  t.a.pick('support:PC-H32');
  equal(t.a.count('tp'), 21);
  endPeriod(t, false);
  t.until('support');
  equal(t.a.count('tp'), 26);
});

rule('EPC-310 TP are unseen by both players', () => {
  const t = start().until('support');
  for (const viewer of [0, 1])
    for (const seat of [0, 1]) {
      equal(seen(t, viewer, seat, 'tp').count, 5);
      deepEqual(seen(t, viewer, seat, 'tp').cards, []);
    }
  for (const viewer of [t.a, t.b]) {
    const laid = viewer.events.filter((e) => e.type === 'move' && (e.args.to as string[])[0] === 'tp');
    equal(laid.length, 10);
    ok(laid.every((e) => e.cards[0] === 'hidden'));
  }
});

rule('EPC-310 they stay unseen, in later periods too', () => {
  const t = endPeriod(start(), false).until('passDecision');
  equal(t.own.period, 1);
  for (const viewer of [0, 1]) for (const seat of [0, 1]) deepEqual(seen(t, viewer, seat, 'tp').cards, []);
});

rule('EPC-310 by option the owner may look, not the opponent', () => {
  const t = start({ options: { showTpIdentity: true } }).until('support');
  for (const seat of [0, 1]) {
    deepEqual(
      seen(t, seat, seat, 'tp').cards.map((c) => c.def),
      t.seat(seat).cards('tp'),
    );
    deepEqual(seen(t, 1 - seat, seat, 'tp').cards, []);
  }
});

/** The first flips of the match, with these characters in place 1. */
function kickOff(a: string, b: string, first: 'player1' | 'player2' = 'player1'): Match {
  const t = testStart({ options: { firstAttacker: first } });
  t.put(0, 'field', [a, 'PC-G04', 'PC-G04']).put(1, 'field', [b, 'PC-I01', 'PC-I01']);
  return t.a.pick(`arrange:${a},PC-G04,PC-G04`).b.pick(`arrange:${b},PC-I01,PC-I01`);
}

rule("EPC-R9 both become active, then the attacker's Flip effects, then the defender's", () => {
  const effects = (t: Match) => t.events.filter((e) => e.type === 'effect').map((e) => e.seat);
  deepEqual(effects(kickOff('PC-G06', 'PC-G06')), [0, 1]);
  deepEqual(effects(kickOff('PC-G06', 'PC-G06', 'player2')), [1, 0]);
  // Both lie face-up before the first effect: each minus finds the other card.
  const t = kickOff('PC-I05', 'PC-I05').until('passDecision');
  deepEqual(powers(t), [1, 2]);
});

rule('EPC-R59 the owner may look at the own face-down field cards at any time', () => {
  const t = atUses({ a: { field: ['PC-G01', 'PC-G08'] }, b: { field: ['PC-I08', 'PC-I01'] } });
  for (const seat of [0, 1]) {
    deepEqual(
      seen(t, seat, seat, 'field').cards.map((c) => c.def),
      t.seat(seat).cards('field'),
    );
    deepEqual([seen(t, 1 - seat, seat, 'field').count, seen(t, 1 - seat, seat, 'field').cards], [2, []]);
  }
});

rule('EPC-D10 TP left 2: 7 after the next Kick Off', () => {
  const t = atShot({ a: { active: 'PC-G01', tp: 2 }, b: { tp: 0 } });
  burn(t.a.pick('stay'), [5], [1]);
  t.until('support');
  deepEqual([t.a.count('tp'), t.b.count('tp')], [7, 5]);
});
