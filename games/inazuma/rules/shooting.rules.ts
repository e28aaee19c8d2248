/** INA-801 to INA-821: the shot. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { at, atAttack, atShot, flipped, layField, many, ofLevel, passOn, score, seen, shot, sp, told } from './testing/scenarios.ts';

rule('INA-801 only after a successful attack', () => {
  const failed = passOn(atAttack({ a: { field: { 'FW-A': 'S1-4' } }, b: { field: { 'DF-A': 'INH-S07' } } }));
  deepEqual([told(failed, 'shot').length, failed.own.turn], [0, 2]);
  const made = passOn(atAttack({ a: { field: { 'FW-A': 'S1-4' } } }));
  deepEqual([made.ask, made.own.turn], ['actions', 1]);
});

rule('INA-802, INA-R4 both draw one card from the deck first', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4' }, top: ['FF-98'], deck: 20 }, b: { top: ['FF-99'], deck: 21 } });
  passOn(t);
  deepEqual([t.a.cards('hand'), t.b.cards('hand'), t.a.count('deck'), t.b.count('deck')], [['FF-98'], ['FF-99'], 19, 20]);
});

rule('INA-802 who draws the last card then has lost', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4' } }, b: { deck: 1 } });
  deepEqual(passOn(t).result?.winners, [0]);
});

const two = { 'FW-A': 'S1-4', 'MF-A': 'S1-7' };

rule('INA-803, INA-R5 the attacker chooses the kicker among those who attacked', () => {
  const t = passOn(atAttack({ a: { field: { ...two, 'FW-B': 'INH-S03', 'DF-A': 'S1-6' } } }));
  deepEqual([t.ask, t.asked, t.a.keys], ['kicker', [0], ['kicker:S1-4', 'kicker:S1-7']]);
  // After the draw.
  equal(t.a.count('hand'), 1);
});

rule('INA-819 a single attacker kicks without a choice', () => {
  const t = passOn(atAttack({ a: { field: { 'MF-A': 'S1-7' } } }));
  deepEqual([t.ask, t.table.mark(at(t, 0, 'MF-A'), 'kicking')], ['actions', 1]);
});

rule('INA-804 only kicker and goalkeeper count', () => {
  const t = atShot({ a: { field: two }, b: { field: { 'MF-A': 'S1-7', 'DF-A': 'INH-S07' } }, kicker: 'S1-7' });
  deepEqual(shot(t), [400, 600]);
});

rule('INA-805 techniques and abilities for both, assists for the kicker', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S17' }, hand: ['FF-99', 'INH-R14'] }, b: { keeper: 'S1-1', hand: ['FF-98'] } });
  t.a.may('play:FF-99').may('assist:INH-R14>INH-S17').may('use:INH-S17/0').pick('pass');
  t.b.may('play:FF-98').may('use:S1-1/0');
});

rule('INA-806, INA-807 both turn up the top card, worth 100 for each level', () => {
  const t = flipped(atShot(), [4], [2]);
  // 600 + 400 against 600 + 200.
  deepEqual([told(t, 'shot').at(-1)?.args, score(t)], [{ shot: 1000, save: 800 }, [1, 0]]);
});

rule('INA-808, INA-809 higher is a goal, lower a save', () => {
  deepEqual(score(flipped(atShot(), [2], [1])), [1, 0]);
  const saved = flipped(atShot(), [1], [2]);
  deepEqual([score(saved), told(saved, 'save').length, saved.own.turn], [[0, 0], 1, 2]);
});

rule('INA-810, INA-811, INA-R6, E1 level totals: both flip again, and everything is added up', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S03' } }, b: { keeper: 'S1-1' } });
  flipped(t, [2, 3], [2, 1]);
  deepEqual(
    told(t, 'shot').map((e) => e.args),
    [
      { shot: 700, save: 700 },
      { shot: 1000, save: 800 },
    ],
  );
  deepEqual(score(t), [1, 0]);
});

rule('INA-812, INA-R36 no window between flips; they end when somebody has no card left', () => {
  const t = atShot({ a: { deck: 5 }, b: { deck: 3 } });
  t.top(0, many(ofLevel(2), 5)).top(1, many(ofLevel(2), 3));
  const before = t.events.length;
  passOn(t);
  deepEqual(t.result, { winners: [0], clause: 'INA-307', reason: 'deckOut' });
  // With the third flip the deck is empty, before anything is compared.
  deepEqual([t.events.slice(before).filter((e) => e.type === 'shot').length, t.b.count('lastChance')], [2, 3]);
});

rule('INA-R23 flipping the last card loses, unless the option waits for its return', () => {
  const last = (deckOutOnLastChance: boolean, a: number, b: number) => {
    const t = atShot({ options: { deckOutOnLastChance } });
    t.put(0, 'out', many('INH-R17', t.a.count('deck') - 1));
    return flipped(t, [a], [b]);
  };
  deepEqual([last(true, 1, 5).result?.winners, last(true, 1, 5).own.turn], [[1], 1]);
  // The card comes back, and is drawn in the next turn: only then the deck is empty.
  deepEqual([last(false, 1, 5).result?.winners, last(false, 1, 5).own.turn], [[1], 2]);
  // A goal keeps the card as its marker: then the deck is empty for good.
  deepEqual([last(false, 5, 1).result?.winners, last(false, 5, 1).own.turn], [[1], 1]);
  // Where another flip is due there is nothing left to flip.
  deepEqual([last(false, 2, 2).result?.winners, told(last(false, 2, 2), 'shot').length], [[1], 1]);
});

rule('INA-R26 both decks gone with one flip: goals decide', () => {
  const t = atShot({ a: { goals: 2 }, b: { goals: 1 } });
  for (const seat of [0, 1]) t.put(seat, 'out', many('INH-R17', t.seat(seat).count('deck') - 1));
  deepEqual(flipped(t, [5], [1]).result, { winners: [0], clause: 'INA-307', reason: 'bothDecksOut' });
});

rule('INA-813, INA-814, D5 the scorer’s last card marks the goal; the others go under the decks', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S03' } }, b: { keeper: 'S1-1' } });
  flipped(t, [1, 2], [1, 1]);
  deepEqual([score(t), t.a.cards('goals'), t.a.cards('deck')[0]], [[1, 0], [ofLevel(2)], ofLevel(1)]);
  deepEqual([t.a.count('lastChance'), t.b.count('lastChance'), t.b.cards('deck').slice(0, 2)], [0, 0, many(ofLevel(1), 2)]);
});

rule('INA-813 a marker lies face-down, and everybody knows which card it was', () => {
  const t = flipped(atShot(), [5], [1]);
  equal(t.game.spec.zones.goals.owner, 'back');
  for (const viewer of [0, 1])
    deepEqual(
      seen(t, viewer, 0, 'goals').cards.map((c) => c.def),
      [ofLevel(5)],
    );
});

rule('INA-814, INA-R43 in an order of the owner’s, which nobody else sees', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S03' } }, b: { keeper: 'S1-1' } });
  // The goalkeeper's side turns up level 2, then level 1, and loses.
  flipped(t, [2, 3], [2, 1]);
  deepEqual([t.ask, t.asked, t.b.keys], ['under', [1], [`under:${ofLevel(2)}`, `under:${ofLevel(1)}`, 'asFlipped']]);
  const other = seen(t, 0, 1, 'looking');
  deepEqual([other.count, seen(t, 1, 1, 'looking').cards.length], [2, 2]);
  const x = t.b.pick(`under:${ofLevel(1)}`);
  deepEqual(x.b.cards('deck').slice(0, 2), [ofLevel(2), ofLevel(1)]);
  // Side a knows the two cards, but no longer which lies where.
  deepEqual(seen(x, 0, 1, 'deck').cards, []);
});

rule('INA-R43 as they were flipped, if nothing else is said', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S03' } }, b: { keeper: 'S1-1' } });
  flipped(t, [2, 3], [2, 1]).b.pick('asFlipped');
  deepEqual(t.b.cards('deck').slice(0, 2), [ofLevel(1), ofLevel(2)]);
});

rule('INA-R43 three cards are put in order one by one; equal ones need no order', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S03' } }, b: { keeper: 'S1-1' } });
  flipped(t, [2, 3, 5], [2, 3, 1]);
  // The scorer keeps one of three and puts the other two in order, before the other side does.
  deepEqual([t.asked, t.a.keys], [[0], [`under:${ofLevel(2)}`, `under:${ofLevel(3)}`, 'asFlipped']]);
  t.a.pick('asFlipped').b.pick(`under:${ofLevel(3)}`);
  deepEqual(t.b.keys, [`under:${ofLevel(2)}`, `under:${ofLevel(1)}`, 'asFlipped']);
  t.b.pick(`under:${ofLevel(1)}`);
  deepEqual(t.b.cards('deck').slice(0, 3), [ofLevel(2), ofLevel(1), ofLevel(3)]);
  const x = atShot({ a: { field: { 'FW-A': 'INH-S03' } }, b: { keeper: 'S1-1' } });
  flipped(x, [2, 2, 5], [2, 2, 2]);
  equal(x.ask, 'actions');
});

rule('INA-815 after a save all of them go under the decks', () => {
  const t = flipped(atShot(), [1], [5]);
  deepEqual([t.a.cards('deck')[0], t.b.cards('deck')[0], score(t)], [ofLevel(1), ofLevel(5), [0, 0]]);
  // One card has no order to choose, and everybody has seen it.
  deepEqual(
    seen(t, 0, 1, 'deck').cards.map((c) => [c.def, c.place]),
    [[ofLevel(5), 0]],
  );
});

rule('INA-816, INA-820 everything ends with the phase; the kicker is the kicker until then', () => {
  const t = atShot({ a: { hand: ['FF-99'] } });
  t.a.pick('play:FF-99').b.pick('pass');
  deepEqual(shot(t), [900, 600]);
  equal(t.table.mark(at(t, 0, 'FW-A'), 'kicking'), 1);
  t.top(0, [ofLevel(1)])
    .top(1, [ofLevel(1)])
    .a.pick('pass');
  deepEqual([sp(t, 0, 'FW-A'), sp(t, 1, 'GK'), t.state.mods, t.table.mark(at(t, 0, 'FW-A'), 'kicking')], [600, 600, [], 0]);
});

rule('INA-817 only the attacker can score', () => {
  for (const [a, b] of [
    [1, 5],
    [5, 1],
    [1, 2],
  ] as const)
    equal(score(flipped(atShot(), [a], [b]))[1], 0);
});

rule('INA-818 then the end phase follows', () => {
  const t = flipped(atShot({ turn: 2 }), [5], [1]);
  deepEqual([t.own.turn, t.a.cards('out')], [3, ['S1-4']]);
});

rule('INA-821 a card drawn at the start can be used in the window', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4' }, top: ['FF-99'] } });
  passOn(t).a.may('play:FF-99');
});

rule('INA-R38 cards under the goalkeeper stay there, unseen by the opponent', () => {
  const t = atShot({ b: { keeper: 'FF-49', hand: ['FF-98', 'S1-2'] } });
  t.a.pick('pass').b.pick('use:FF-49/1').b.pick('choose:S1-2');
  deepEqual([t.b.cards('underKeeper'), seen(t, 0, 1, 'underKeeper').cards, seen(t, 0, 1, 'underKeeper').count], [['S1-2'], [], 1]);
  flipped(t, [1], [5]).until('place', 0);
  deepEqual(t.b.cards('underKeeper'), ['S1-2']);
});

rule('INA-R39 a text that ends the phase: no flips, no goal, no further phase', () => {
  const t = atShot({
    turn: 3,
    a: { field: { 'FW-A': 'INH-S04', 'MF-B': 'S1-9' }, hand: ['INH-T06'] },
    b: { keeper: 'FF-73', hand: ['S1-2', 'FF-98'], top: ['FF-98', 'INH-R12'] },
  });
  t.a.pick('play:INH-T06');
  t.b.pick('use:FF-73/1').b.pick('choose:S1-2');
  deepEqual([t.own.turn, score(t), told(t, 'shot').length], [4, [0, 0], 0]);
  deepEqual(told(t, 'save').at(-1)?.args, { stopped: true });
  equal(t.b.cards('deck')[0], 'FF-98');
});

rule('INA-R39 what ended that phase ends nothing else', () => {
  const t = atShot({ b: { keeper: 'FF-73', hand: ['S1-2'], top: ['FF-98'] } });
  t.a.pick('pass').b.pick('use:FF-73/1').b.pick('choose:S1-2');
  t.until('side').put(1, 'hand', ['FF-100', 'FF-100']).b.pick('side:A');
  layField(t, 1, { 'FW-A': 'S1-4' });
  t.b.pick('play:FF-100');
  deepEqual([t.own.turn, t.ask, t.asked], [2, 'actions', [0]]);
});

rule('INA-806 what was flipped and compared is remembered for all to see', () => {
  const t = flipped(atShot({ a: { field: { 'FW-A': 'INH-S03' } }, b: { keeper: 'S1-1' } }), [1, 2], [1, 1]);
  deepEqual(t.own.flips, [`0:${ofLevel(1)}`, `1:${ofLevel(1)}`, `0:${ofLevel(2)}`, `1:${ofLevel(1)}`]);
  deepEqual(t.own.compared, [800, 700]);
});

rule('INA-R41 a save leaves the goalkeeper as it was', () => {
  const t = flipped(atShot({ b: { keeper: 'S1-1' } }), [1], [5]);
  equal(sp(t, 1, 'GK'), 500);
});

rule('E1 kicker 500 and level 1 against goalkeeper 300 and level 3: level at 600, so both flip again', () => {
  // Side b has the weaker keeper by a text: 500 less 200.
  const t = atShot({ a: { field: { 'FW-A': 'INH-S03', 'FW-B': 'INH-S17' }, hand: ['FF-98'] }, b: { keeper: 'S1-1' } });
  t.a.pick('use:INH-S17/0').a.pick('choose:FF-98');
  deepEqual(shot(t), [500, 300]);
  t.top(0, [1, 2].map(ofLevel)).top(1, [3, 1].map(ofLevel));
  t.b.pick('pass').a.pick('pass');
  // D5: continued with 2 and 1.
  deepEqual(
    told(t, 'shot').map((e) => e.args),
    [
      { shot: 600, save: 600 },
      { shot: 800, save: 700 },
    ],
  );
  deepEqual([score(t), t.a.cards('goals'), t.a.cards('deck')[0]], [[1, 0], [ofLevel(2)], ofLevel(1)]);
});

rule('D4 Axel Blaze 500 and Striker 200 against Mark Evans 500 and God Hand 200, then levels 4 and 1: 1100 against 800', () => {
  const t = atShot({ a: { field: { 'FW-A': 'S1-13' } }, b: { keeper: 'S1-1', hand: ['FF-98'] } });
  t.a.pick('pass').b.pick('use:S1-1/0').b.pick('choose:FF-98');
  deepEqual(shot(t), [700, 700]);
  t.top(0, [ofLevel(4)])
    .top(1, [ofLevel(1)])
    .a.pick('pass')
    .b.pick('pass');
  deepEqual([told(t, 'shot').at(-1)?.args, score(t)], [{ shot: 1100, save: 800 }, [1, 0]]);
});
