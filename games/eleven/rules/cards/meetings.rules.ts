/** What the Board Meetings decide, colour by colour (ELV-409). */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import type { Resource } from '../../state.ts';
import { atMeeting, cards, last, lay, mark, markOn, onTop, stats, supply, told } from '../testing/scenarios.ts';

type Colour = 'yellow' | 'blue' | 'red';
const KINDS: readonly Resource[] = ['cash', 'fan', 'op', 'fit'];

/** Decisions that move markers and Stats and nothing else. */
const plain = `
  M01 yellow +2 cash, -2 fan
  M01 blue +1 cash, -1 fan
  M01 red -1 cash, +2 fan
  M04 yellow -1 fan, down fan
  M04 blue -2 cash, +1 fit
  M04 red -2 cash, +2 fan
  M05 yellow +1 cash, -2 fit
  M05 red -1 cash, +1 fan
  M06 red -1 cash, +1 op
  M07 yellow +1 cash, -1 op
  M07 blue +1 fit, -1 op
  M07 red -2 cash, +2 op
  M08 red +2 fan, -1 fit
  M09 yellow +2 cash, -1 fan
  M09 red +2 fan, -1 op
  M10 yellow +2 cash, -1 fit
  M10 red -1 cash, +1 fan, +1 op
  M11 yellow -1 fit, +1 cash
  M11 blue -2 cash, +1 fit
  M11 red -1 cash, +1 fan
  M12 blue -3 cash
  M12 red -2 cash, -1 fan
  M13 yellow +3 cash, -1 fan
  M13 blue +1 cash, +1 fit, -1 fan
  M13 red +1 cash, +1 fan, -1 op
  M15 yellow -2 fan, +1 cash
  M15 blue -1 fan, -1 fit, +1 op
  M15 red -2 cash, up fan
  M16 red -2 cash
  M17 yellow +1 cash, -1 fit
  M17 red -1 cash, up fan, -1 fit
  M18 red -1 cash, +1 op, +1 fan
  M19 blue -1 cash, +1 fit
  M19 red -1 cash, +2 fan
  M20 yellow +2 cash, -1 op
  M20 red -1 cash, +2 op
  M21 red -2 cash, +1 fan
  M22 yellow -2 cash
  M23 yellow +3 cash, -1 fit
  M23 blue +1 cash, +1 fit, -1 op
  M23 red +1 fan, +1 cash, -1 op
  M24 yellow +1 cash, -1 fit
  M24 red +1 op, -1 cash
  M25 yellow -1 op, +1 cash
  M25 blue -1 op, +1 fit
  M26 yellow +2 cash, -1 op
  M26 blue -1 cash, +2 fit
  M26 red up fan, -2 cash
  M27 red -1 fan, +1 op
  M28 yellow +1 cash, +1 fan, -1 fit
  M28 red -1 cash, +2 fan
  M29 yellow -2 cash
  M29 blue -1 cash, -1 fit
  M29 red -1 cash, -1 fan
  M30 yellow +1 op, -1 fit
  M30 red +2 op, -1 cash
  M31 yellow +2 cash, -1 op
  M31 blue +1 cash, -1 fit
  M31 red +2 fan, -1 op
  M32 red -1 cash, +1 fan, +1 fit
  M33 blue -2 cash, +1 fit
  M33 red -2 cash, +1 op
  M34 yellow +1 cash
  M34 red +1 fan
  M35 yellow up cash, -2 fan
  M35 blue up fit, -2 cash
  M35 red up fan, -2 cash
  M36 yellow up cash, down op
  M36 blue up fit, down cash
  M36 red up op, down cash`;

rule('ELV-409, ELV-312, ELV-305 what each decision gives and takes', () => {
  const all = plain.trim().split('\n');
  equal(all.length, 70);
  for (const line of all) {
    const [id, colour, ...words] = line.trim().split(' ');
    const t = atMeeting(id, colour as Colour, { a: { cash: 5, fan: 5, op: 5, fit: 5, stats: { cash: 3, fan: 3, op: 3, fit: 3 } } });
    const [markers, tracks] = [
      [5, 5, 5, 5],
      [3, 3, 3, 3],
    ];
    for (const part of words.join(' ').split(', ')) {
      const [by, kind] = part.split(' ');
      const at = KINDS.indexOf(kind as Resource);
      if (by === 'up' || by === 'down') tracks[at] += by === 'up' ? 1 : -1;
      else markers[at] += Number(by);
    }
    deepEqual([line, supply(t), stats(t), t.ask], [line, markers, tracks, 'day']);
    deepEqual([cards(t, 'meeting'), cards(t, 'meetingDiscard').includes(id)], [[], true]);
  }
});

rule('ELV-305, ELV-E3 losing stops at nothing: Ticket prices with one fan', () => {
  deepEqual(supply(atMeeting('M01', 'yellow', { a: { fan: 1 } })), [2, 0, 0, 0]);
});

rule('ELV-214, ELV-E22 a Stat on its first space takes a marker, if there is one', () => {
  const t = atMeeting('M36', 'yellow', { a: { stats: { op: 1 } } });
  deepEqual(
    [stats(t), supply(t)],
    [
      [3, 2, 1, 2],
      [0, 0, 0, 0],
    ],
  );
  const paid = atMeeting('M36', 'yellow', { a: { stats: { op: 1 }, op: 2 } });
  deepEqual(
    [stats(paid), supply(paid)],
    [
      [3, 2, 1, 2],
      [0, 0, 1, 0],
    ],
  );
});

// ---------------------------------------------------------------- tokens

rule('ELV-1401 Flu, Winter weather: the Player with the number of the twelve-sided die is injured', () => {
  for (const [id, colour, gained] of [
    ['M02', 'yellow', [1, 0, 0, 0]],
    ['M21', 'blue', [0, 0, 0, 2]],
  ] as const) {
    const t = atMeeting(id, colour, { a: { squad: ['R07', 'R22', 'Y01'] }, dice: [[12, 7]] });
    deepEqual([markOn(t, 'R22', 'inj'), markOn(t, 'R07', 'inj'), supply(t)], [1, 0, [...gained]]);
  }
});

rule('ELV-1402, ELV-1403, ELV-R26 Night out, Referee complaint: a 12 is any number above 11, by choice', () => {
  for (const [id, colour] of [
    ['M06', 'yellow'],
    ['M22', 'blue'],
  ] as const) {
    const t = atMeeting(id, colour, { a: { squad: ['R13', 'R14', 'R07'] }, dice: [[12, 12]] });
    equal(t.ask, 'hit');
    t.a.mayNot('hit:R07').may('hit:R13');
    t.a.pick('hit:R14');
    deepEqual([markOn(t, 'R14', 'sus'), markOn(t, 'R13', 'sus')], [1, 0]);
  }
});

rule('ELV-1404, ELV-R28, ELV-R78 nobody with that number: nothing happens; an Untrained Youngster has none', () => {
  const t = atMeeting('M02', 'yellow', { a: { squad: ['Y01', 'R07'] }, dice: [[12, 9]] });
  deepEqual([markOn(t, 'Y01', 'inj'), markOn(t, 'R07', 'inj'), last(t, 'nobody')], [0, 0, { token: 'inj' }]);
  const trained = atMeeting('M02', 'yellow', { a: { squad: ['Y01'] }, dice: [[12, 9]], before: (t) => mark(t, 'Y01', 'trained', 1) });
  equal(markOn(trained, 'Y01', 'inj'), 1);
});

rule('ELV-314 tokens on a Player of the own choice', () => {
  for (const [id, colour, token, n, gained] of [
    ['M02', 'red', 'inj', 1, [0, 1, 0, 0]],
    ['M03', 'yellow', 'sus', 1, [3, 0, 0, 0]],
    ['M06', 'blue', 'sus', 2, [0, 0, 0, 2]],
    ['M14', 'red', 'sus', 1, [0, 2, 0, 0]],
  ] as const) {
    const t = atMeeting(id, colour, { a: { squad: ['R07', 'R22'] } });
    t.a.may('hit:R07').pick('hit:R22');
    deepEqual([id, markOn(t, 'R22', token), markOn(t, 'R07', token), supply(t)], [id, n, 0, [...gained]]);
  }
});

rule('ELV-314, ELV-1407 one of the Staff or a Director is suspended, by choice; with none it is skipped', () => {
  for (const [id, colour, gained] of [
    ['M12', 'yellow', [-1, 0]],
    ['M22', 'red', [0, 2]],
    ['M33', 'yellow', [2, 0]],
  ] as const) {
    const t = atMeeting(id, colour, { a: { cash: 3, staff: ['S11', 'S14'] } });
    t.a.pick('hit:S14');
    deepEqual([id, markOn(t, 'S14', 'sus'), markOn(t, 'S11', 'sus'), ...supply(t).slice(0, 2)], [id, 1, 0, 3 + gained[0], gained[1]]);
    const none = atMeeting(id, colour, { a: { cash: 3 } });
    deepEqual([none.ask, supply(none).slice(0, 2), last(none, 'nobody')], ['day', [3 + gained[0], gained[1]], { token: 'sus' }]);
  }
  const t = atMeeting('M25', 'red');
  deepEqual([markOn(t, 'D01', 'sus'), supply(t)[1]], [1, 2]);
});

rule('ELV-409 Injuries are healed, divided freely', () => {
  const injured = (id: string, colour: Colour) =>
    atMeeting(id, colour, { a: { cash: 2, squad: ['R07', 'R22'] }, before: (t) => mark(mark(t, 'R07', 'inj', 2), 'R22', 'inj', 2) });
  for (const id of ['M02', 'M24']) {
    const t = injured(id, 'blue');
    t.a.pick('heal:R07').pick(0, 'heal:R22');
    deepEqual([id, markOn(t, 'R07', 'inj'), markOn(t, 'R22', 'inj'), supply(t)[0]], [id, 1, 1, id === 'M02' ? 0 : 1]);
  }
  const t = injured('M17', 'blue');
  t.a.pick('heal:R22');
  deepEqual([markOn(t, 'R07', 'inj'), markOn(t, 'R22', 'inj'), supply(t)], [2, 1, [1, 0, 0, 1]]);
});

rule('ELV-1410, ELV-314 Strength and Weakness tokens on Players of the own choice', () => {
  for (const [id, colour, token, n, cash] of [
    ['M10', 'blue', 'plusS', 2, -2],
    ['M14', 'blue', 'plusP', 1, -2],
    ['M18', 'yellow', 'minusS', 1, 2],
    ['M32', 'blue', 'plusS', 2, -2],
  ] as const) {
    const t = atMeeting(id, colour, { a: { cash: 2, squad: ['R07', 'R22'] } });
    t.a.may('lay:R07').pick('lay:R22');
    deepEqual([id, markOn(t, 'R22', token), markOn(t, 'R07', token), supply(t)[0]], [id, n, 0, 2 + cash]);
  }
});

rule('ELV-314 New contract talks: on each of two Players, different ones; with one Player on that one', () => {
  const t = atMeeting('M18', 'blue', { a: { cash: 2, squad: ['R07', 'R22', 'R24'] } });
  t.a.pick('lay:R22').a.mayNot('lay:R22').may('lay:R07');
  t.a.pick('lay:R24');
  deepEqual(
    ['R07', 'R22', 'R24'].map((id) => markOn(t, id, 'plusS')),
    [0, 1, 1],
  );
  equal(markOn(atMeeting('M18', 'blue', { a: { squad: ['R07'] } }), 'R07', 'plusS'), 1);
});

// ---------------------------------------------------------------- this Week

rule('ELV-923, ELV-410 a limit on Stands holds for this Week and this club', () => {
  for (const [id, colour, limit] of [
    ['M16', 'yellow', 2],
    ['M16', 'blue', 3],
    ['M21', 'yellow', 2],
  ] as const) {
    const t = atMeeting(id, colour, { a: { cash: 1, fit: 1 } });
    deepEqual([t.table.rule(0, 'standLimit'), t.table.rule(1, 'standLimit')], [limit, 9]);
  }
});

rule('ELV-1010, ELV-410 markers without a card are stronger this Week: all of them, or those that show A', () => {
  const all = atMeeting('M05', 'blue', { a: { cash: 2 } });
  deepEqual([all.table.rule(0, 'cardless'), all.table.rule(0, 'cardlessA'), all.table.rule(1, 'cardless'), supply(all)[0]], [1, 0, 0, 0]);
  const some = atMeeting('M34', 'blue', { a: { cash: 2 } });
  deepEqual([some.table.rule(0, 'cardless'), some.table.rule(0, 'cardlessA'), supply(some)[0]], [0, 1, 1]);
});

// ---------------------------------------------------------------- Players, Staff, Tactics

rule('ELV-315, ELV-R43 Youth tournament: a Youngster may be sold for 2 more, which are not halved', () => {
  const t = atMeeting('M08', 'yellow', { a: { squad: ['R07', 'Y01'] } });
  equal(t.ask, 'sell');
  t.a.mayNot('sell:R07').may('decline');
  t.a.pick('sell:Y01');
  deepEqual([supply(t)[0], cards(t, 'squad')], [5, ['R07']]);
  const hurt = atMeeting('M08', 'yellow', { a: { squad: ['Y01'] }, before: (t) => mark(t, 'Y01', 'inj', 1) });
  hurt.a.pick('sell:Y01');
  equal(supply(hurt)[0], 3);
  const kept = atMeeting('M08', 'yellow', { a: { squad: ['Y01'] } });
  kept.a.pick('decline');
  deepEqual([supply(kept)[0], cards(kept, 'squad')], [0, ['Y01']]);
});

rule('ELV-315 Agent at the door: any Player for 1 more, or none', () => {
  const t = atMeeting('M14', 'yellow', { a: { squad: ['R07', 'R24'] } });
  t.a.may('sell:R07').may('decline').pick('sell:R24');
  deepEqual([supply(t)[0], cards(t, 'squad')], [6, ['R07']]);
});

rule('ELV-615 Youth tournament, Internship scheme: a Youngster is trained, or nobody', () => {
  for (const id of ['M08', 'M30']) {
    const t = atMeeting(id, 'blue', { a: { cash: 1, squad: ['R07', 'Y01'] } });
    t.a.mayNot('train:R07').may('decline').pick('train:Y01');
    deepEqual([id, markOn(t, 'Y01', 'trained'), supply(t)[0]], [id, 1, 0]);
  }
});

rule('ELV-1511, ELV-R58 a Tactic is drawn, and the others see only that', () => {
  for (const [id, lost] of [
    ['M09', [0, -1, 0, 0]],
    ['M27', [0, 0, -1, 0]],
  ] as const) {
    const t = atMeeting(id, 'blue', { a: { fan: 1, op: 1 }, before: (t) => onTop(t, 'tacticDeck', ['T08']) });
    // The basic ones are shuffled into the deck before.
    deepEqual([cards(t, 'tactics').length, supply(t)], [2, [0, 1 + lost[1], 1 + lost[2], 0]]);
    equal(t.b.view.zones.find((z) => z.zone === 'tactics' && z.seat === 0)!.cards.length, 0);
  }
});

rule('ELV-314, ELV-1513 Tactics leak: a Tactic leaves the game, unless it is the last', () => {
  const t = atMeeting('M27', 'yellow', { before: (t) => void lay(t, 0, 'tactics', ['T08']) });
  equal(t.ask, 'discardTactic');
  t.a.pick('discardTactic:T08');
  deepEqual([cards(t, 'tactics').length, cards(t, 'box').includes('T08'), supply(t)[0]], [1, true, 1]);
  const only = atMeeting('M27', 'yellow');
  deepEqual([only.ask, cards(only, 'tactics').length, supply(only)[0]], ['day', 1, 1]);
});

rule('ELV-R14, ELV-103 Old stars: a Veteran joins Untrained and free', () => {
  const t = atMeeting('M28', 'blue', { a: { cash: 3 }, veterans: ['V04'] });
  deepEqual([cards(t, 'squad'), markOn(t, 'V04', 'trained'), supply(t)[0]], [['V04'], 0, 0]);
});

rule('ELV-R21 Rival bid: a Player is discarded for 3 cash and his Strength; Experience is lost', () => {
  const t = atMeeting('M32', 'yellow', {
    a: { squad: ['R07', 'Y02'] },
    before: (t) => mark(mark(t, 'Y02', 'trained', 1), 'Y02', 'vpG', 1),
  });
  t.a.mayNot('decline').pick('discardPlayer:Y02');
  deepEqual([supply(t)[0], t.own.vp[0], cards(t, 'youngsterDiscard')], [6, 0, ['Y02']]);
  const none = atMeeting('M32', 'yellow');
  deepEqual([supply(none)[0], none.ask], [0, 'day']);
});

rule('ELV-315, ELV-R43 Scouting budget: any of the five slots for 1 less', () => {
  const players = ['R07', 'R08', 'R19', 'R21', 'R24'];
  const t = atMeeting('M20', 'blue', { players, a: { cash: 1 } });
  equal(t.ask, 'hire');
  t.a.may('hire:R07').may('hire:R08').mayNot('hire:R24').may('decline');
  t.a.pick('hire:R08');
  deepEqual([supply(t)[0], cards(t, 'squad')], [0, ['R08']]);
  equal(told(t, 'hire').length, 1);
});

rule('ELV-315 Council visit: the fan goes, and a token may be built for 2 less', () => {
  const t = atMeeting('M19', 'yellow', { a: { cash: 1, fan: 1 } });
  equal(t.ask, 'build');
  t.a.pick('stand3');
  deepEqual([supply(t).slice(0, 2), cards(t, 'stadium')], [[0, 0], ['stand3']]);
  const kept = atMeeting('M19', 'yellow', { a: { cash: 1, fan: 1 } });
  kept.a.pick('decline');
  deepEqual([supply(kept).slice(0, 2), cards(kept, 'stadium')], [[1, 0], []]);
});
