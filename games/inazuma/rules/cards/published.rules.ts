/** The texts of the published cards. Those shown by a clause or an example are only looked at for how long they last. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { phaseOver } from '../testing/phaseOver.ts';
import { atAttack, atShot, atSide, atStrategy, score, shot, sp, totals } from '../testing/scenarios.ts';

rule('S1-1 God Hand: a card for 200, once a turn, in the shot', () => {
  const t = atShot({ b: { keeper: 'S1-1', hand: ['FF-98', 'FF-98'] } });
  t.a.pick('pass').b.pick('use:S1-1/0').b.pick('choose:FF-98');
  equal(sp(t, 1, 'GK'), 700);
  t.a.pick('pass').b.mayNot('use:S1-1/0', 'INA-637');
  phaseOver(t);
});

rule('S1-2 Fire Tornado: fired-up, a card for 300, once a turn', () => {
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'S1-13+S1-2' }, hand: ['FF-98', 'FF-98'] } });
  t.a.pick('use:S1-2/0').a.pick('choose:FF-98').b.pick('pass');
  equal(sp(t, 0, 'FW-A'), 1100);
  t.a.mayNot('use:S1-2/0', 'INA-637');
  phaseOver(t);
});

const one = ['FF-98'];

rule('S1-3 Wraith Shot: only while he kicks', () => {
  const field = { 'FW-A': 'S1-4', 'MF-A': 'S1-3' };
  atShot({ turn: 4, a: { field, hand: one }, kicker: 'S1-4' }).a.mayNot('use:S1-3/0', 'INA-638');
  const t = atShot({ turn: 4, a: { field, hand: one }, kicker: 'S1-3' });
  t.a.pick('use:S1-3/0').a.pick('choose:FF-98');
  equal(sp(t, 0, 'MF-A'), 700);
  phaseOver(t);
});

rule('S1-5, S1-13, FF-18 Striker 200', () => {
  for (const [id, value] of [
    ['S1-5', 600],
    ['S1-13', 700],
    ['FF-18', 500],
  ] as const)
    equal(shot(atShot({ turn: 2, a: { field: { 'FW-A': id } } }))[0], value);
});

rule('S1-8, S1-20 Steve Eagle attacks and defends off the side, if he likes', () => {
  for (const id of ['S1-8', 'S1-20']) {
    const t = atSide({ turn: 2, a: { field: { 'MF-B': id } }, b: { field: { 'MF-B': id } } });
    t.a.pick('side:A').a.pick(`join:${id}`).b.pick(`join:${id}`);
    deepEqual(totals(t), [200, 200]);
  }
});

rule('S1-11 Jack Wallside loses 200 against two attackers, not against one', () => {
  const against = (field: { [slot: string]: string }) => sp(atAttack({ a: { field }, b: { field: { 'DF-A': 'S1-11' } } }), 1, 'DF-A');
  deepEqual([against({ 'FW-A': 'S1-4', 'MF-A': 'S1-7' }), against({ 'FW-A': 'S1-4', 'MF-B': 'S1-7' })], [400, 600]);
});

rule('S1-12 Dribbler 200', () => {
  deepEqual(totals(atAttack({ a: { field: { 'MF-A': 'S1-12' } } })), [500, 0]);
});

rule('S1-14 Nathan Swift gains 300 against two attackers', () => {
  const against = (field: { [slot: string]: string }) => sp(atAttack({ a: { field }, b: { field: { 'DF-B': 'S1-14' } } }), 1, 'DF-B');
  deepEqual([against({ 'FW-A': 'S1-4', 'MF-A': 'S1-7' }), against({ 'FW-A': 'S1-4' })], [500, 200]);
});

rule('S1-15 Jim Wraith cannot be chosen by the opponent', () => {
  const t = atAttack({ turn: 3, a: { field: { 'MF-A': 'INH-R16' }, hand: one }, b: { field: { 'DF-A': 'S1-15' } } });
  t.a.mayNot('use:INH-R16/0', 'INA-638');
});

rule('S1-16 Maxwell Carson counts other Raimon characters on the own field only', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'S1-16', 'FW-A': 'S1-4', 'DF-B': 'INH-S24' } }, b: { field: { 'FW-A': 'S1-4' } } });
  equal(sp(t, 0, 'MF-A'), 300);
});

rule('S1-17 Tim Saunders gives up 100 to attack from the other side', () => {
  const t = atAttack({ turn: 3, a: { field: { 'FW-A': 'S1-4', 'MF-B': 'S1-17' } } });
  t.a.pick('use:S1-17/0');
  deepEqual(totals(t), [800, 0]);
  phaseOver(t);
  // Not in the defence.
  const x = atAttack({ turn: 3, b: { field: { 'MF-B': 'S1-17' } } });
  x.a.pick('pass').b.mayNot('use:S1-17/0', 'INA-638');
});

rule('S1-18 Heat Tackle: anybody on the own field', () => {
  const t = atAttack({ turn: 3, a: { field: { 'FW-A': 'INH-S03', 'DF-B': 'S1-6' }, hand: ['S1-18'] }, b: { field: { 'DF-A': 'S1-6' } } });
  t.a.pick('play:S1-18');
  deepEqual(t.a.keys, ['choose:INH-S03', 'choose:S1-6']);
  t.a.pick('choose:INH-S03');
  equal(sp(t, 0, 'FW-A'), 800);
  phaseOver(t);
});

rule('S1-19 Inazuma Drop: a defender from the hand adds its SP, if one likes; Goal Fever in any case', () => {
  const at = () => atShot({ turn: 3, a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-19', 'INH-R12', 'INH-R10'] } });
  const t = at();
  t.a.pick('play:S1-19').a.pick('yes');
  // Only defenders can be discarded.
  if (t.ask === 'paid') t.a.pick('choose:INH-R12');
  deepEqual([sp(t, 0, 'FW-A'), t.a.cards('discard'), t.own.fever], [1000, ['INH-R12', 'S1-19'], true]);
  phaseOver(t);
  const x = at();
  x.a.pick('play:S1-19').a.pick('no');
  deepEqual([sp(x, 0, 'FW-A'), x.a.cards('hand'), x.own.fever], [500, ['INH-R12', 'INH-R10'], true]);
  // Without a defender in hand it is played for Goal Fever alone; the defender of the shot has no use for it.
  const y = atShot({
    turn: 3,
    a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-19'] },
    b: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-19', 'INH-R12'] },
  });
  y.a.pick('play:S1-19').a.mayNot('yes');
  y.a.pick('no').b.mayNot('play:S1-19', 'INA-638');
});

rule('S1-21 Maddie Moonlight: from the bench, exhausted, an own reserve on the field counts as fired-up', () => {
  const t = atShot({
    turn: 3,
    a: { field: { 'FW-A': 'INH-R10', 'DF-B': 'INH-R17', 'MF-B': 'S1-7' }, bench: ['S1-21'] },
    b: { field: { 'DF-A': 'INH-R06' } },
  });
  t.a.pick('use:S1-21/0');
  deepEqual(t.a.keys, ['choose:INH-R10', 'choose:INH-R17']);
  t.a.pick('choose:INH-R10');
  deepEqual([sp(t, 0, 'FW-A'), sp(t, 0, 'DF-B')], [500, 400]);
  t.b.pick('pass').a.mayNot('use:S1-21/0', 'INA-634');
  phaseOver(t);
});

rule('S1-23 Jude Sharp: a card for 100 each, as often as there are cards', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'S1-23' }, hand: ['FF-98', 'FF-99'] } });
  t.a.pick('use:S1-23/0').a.pick('choose:FF-98').b.pick('pass').a.pick('use:S1-23/0').a.pick('choose:FF-99');
  equal(sp(t, 0, 'MF-A'), 500);
  phaseOver(t);
});

rule('S1-24 David Samford counts other attacking Teamwork characters, in the attack', () => {
  const field = { 'FW-A': 'S1-24', 'MF-A': 'S1-23', 'MF-B': 'INH-S12', 'DF-A': 'S1-22' };
  equal(sp(atAttack({ a: { field } }), 0, 'FW-A'), 700);
  equal(sp(atSide({ a: { field } }), 0, 'FW-A'), 600);
  equal(sp(atShot({ a: { field }, kicker: 'S1-24' }), 0, 'FW-A'), 600);
  equal(sp(atAttack({ a: { field: { 'FW-A': 'S1-24', 'MF-A': 'S1-7' } } }), 0, 'FW-A'), 600);
});

rule('S1-25 Twin Boost ends with the phase', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'S1-24', 'MF-B': 'S1-23' }, hand: ['S1-25'] }, b: { hand: one } });
  t.a.pick('play:S1-25');
  deepEqual([sp(t, 0, 'FW-A'), t.b.cards('discard')], [900, ['FF-98']]);
  phaseOver(t);
});

rule('FF-1 Fireball Knuckle for a Power card, God Hand for a card under him, twice at most, more when behind', () => {
  const t = atShot({ a: { goals: 1 }, b: { keeper: 'FF-1', hand: ['S1-2', 'FF-98', 'FF-99', 'INH-R10'] } });
  t.a.pick('pass').b.pick('use:FF-1/0').b.pick('choose:S1-2');
  equal(sp(t, 1, 'GK'), 700);
  t.a.pick('pass').b.pick('use:FF-1/1').b.pick('choose:FF-98');
  equal(sp(t, 1, 'GK'), 1100);
  t.put(1, 'goals', ['INH-R17']);
  t.a.pick('pass').b.pick('use:FF-1/1').b.pick('choose:FF-99');
  deepEqual([sp(t, 1, 'GK'), t.b.cards('underKeeper')], [1400, ['FF-98', 'FF-99']]);
  t.a.pick('pass').b.mayNot('use:FF-1/1');
  phaseOver(t);
});

rule('FF-26 Wild Claw adds the AP of a reserve; Toughness Block only with nothing under him', () => {
  const t = atShot({ b: { keeper: 'FF-26', hand: ['S1-2', 'FF-98'] } });
  t.a.pick('pass').b.pick('use:FF-26/0');
  deepEqual(t.b.keys, ['choose:S1-2']);
  t.b.pick('choose:S1-2');
  equal(sp(t, 1, 'GK'), 700);
  phaseOver(t);
  const x = atAttack({ b: { keeper: 'FF-26', hand: one, under: ['INH-R10'] } });
  x.a.pick('pass').b.mayNot('use:FF-26/1', 'INA-638');
});

rule('FF-49 Power Shield for a Teamwork card, Full Power Shield once for a card under him', () => {
  const t = atShot({ b: { keeper: 'FF-49', hand: ['INH-R08', 'INH-T08', 'FF-98', 'FF-99'] } });
  t.a.pick('pass').b.pick('use:FF-49/0');
  deepEqual(t.b.keys, ['choose:INH-R08', 'choose:INH-T08']);
  t.b.pick('choose:INH-T08').a.pick('pass').b.pick('use:FF-49/1').b.pick('choose:FF-98');
  equal(sp(t, 1, 'GK'), 1200);
  t.a.pick('pass').b.mayNot('use:FF-49/1').may('use:FF-49/0');
  phaseOver(t);
});

rule('FF-73 Killer Blade for a technique; Warp Space shows the top card, which goes under the deck', () => {
  const t = atShot({ b: { keeper: 'FF-73', hand: ['S1-2', 'FF-98', 'FF-99'], top: ['INH-R10', 'INH-R12'] } });
  t.a.pick('pass').b.pick('use:FF-73/0');
  deepEqual(t.b.keys, ['choose:FF-98', 'choose:FF-99']);
  t.b.pick('choose:FF-98');
  equal(sp(t, 1, 'GK'), 700);
  t.a.pick('pass').b.pick('use:FF-73/1').b.pick('choose:S1-2');
  // No technique: the shot goes on.
  deepEqual([t.ask, t.own.stopped, t.b.cards('deck')[0], t.b.cards('deck').at(-1)], ['actions', false, 'INH-R10', 'INH-R12']);
  equal(t.events.filter((e) => e.type === 'show').length, 1);
  t.a.pick('pass').b.mayNot('use:FF-73/1');
  phaseOver(t);
  const x = atShot({ b: { keeper: 'FF-73', hand: ['S1-2'], top: ['FF-99'] } });
  x.a.pick('pass').b.pick('use:FF-73/1').b.pick('choose:S1-2');
  deepEqual([x.own.turn, x.b.cards('deck')[0], score(x)], [2, 'FF-99', [0, 0]]);
});

rule('FF-97 Freeze Shot: fired-up, a card for 300 and the lock, once a turn', () => {
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'S1-4+FF-97' }, hand: ['FF-98', 'FF-98'] }, b: { keeper: 'S1-1', hand: one } });
  t.a.pick('use:FF-97/0').a.pick('choose:FF-98');
  equal(sp(t, 0, 'FW-A'), 1100);
  t.b.mayNot('use:S1-1/0', 'INA-R58').pick('pass').a.mayNot('use:FF-97/0', 'INA-637');
  phaseOver(t);
  atShot({ turn: 4, a: { field: { 'FW-A': 'FF-97' }, hand: one } }).a.mayNot('use:FF-97/0', 'INA-507');
});

rule('FF-98, FF-99, FF-100 plain strength', () => {
  const t = atShot({ a: { hand: ['FF-99'] }, b: { hand: ['FF-98'] } });
  t.a.pick('play:FF-99').b.pick('play:FF-98');
  deepEqual(shot(t), [900, 900]);
  phaseOver(t);
  const x = atAttack({ a: { field: { 'FW-A': 'S1-4' }, hand: ['FF-100'] } });
  x.a.pick('play:FF-100');
  deepEqual(totals(x), [800, 0]);
  phaseOver(x);
});

rule('S1-4, S1-6, S1-7, S1-9, S1-22 have no text', () => {
  const t = atAttack({
    a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-7', 'MF-B': 'S1-9', 'DF-A': 'S1-6', 'DF-B': 'S1-22' }, hand: ['INH-T13'] },
  });
  deepEqual([t.a.keys, totals(t)], [['pass'], [1000, 0]]);
});

rule('D7 Twin Boost: Jude Sharp 500 and David Samford 600 make 1100, and the opponent loses a card at random', () => {
  const t = atShot({ turn: 3, a: { field: { 'MF-A': 'S1-3', 'FW-B': 'S1-24' }, hand: ['S1-25'] }, b: { hand: ['FF-98', 'FF-99'] } });
  t.a.pick('play:S1-25');
  deepEqual([shot(t)[0], t.b.count('hand'), t.b.count('discard'), t.own.fever], [1100, 1, 1, true]);
});

rule('D8 Heat Tackle: 500 when behind, 300 otherwise', () => {
  const gain = (a: number, b: number) => {
    const t = atAttack({ turn: 3, a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-18'], goals: a }, b: { goals: b } });
    t.a.pick('play:S1-18');
    return sp(t, 0, 'FW-A') - 500;
  };
  deepEqual([gain(0, 1), gain(0, 0), gain(1, 0)], [500, 300, 300]);
});

rule('D9 Nathan Swift fired-up against two attackers: 800', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-7' } }, b: { field: { 'DF-A': 'S1-14+S1-14' } } });
  equal(sp(t, 1, 'DF-A'), 800);
  equal(sp(atAttack({ a: { field: { 'FW-A': 'S1-4' } }, b: { field: { 'DF-A': 'S1-14+S1-14' } } }), 1, 'DF-A'), 500);
});

rule('D11 Maxwell Carson with three other Raimon characters: 500', () => {
  const t = atStrategy({
    a: { field: { 'MF-A': 'S1-16', 'FW-A': 'S1-4', 'MF-B': 'S1-7', 'DF-B': 'S1-6', 'DF-A': 'INH-S24' }, bench: ['S1-2'], keeper: 'S1-1' },
  });
  equal(sp(t, 0, 'MF-A'), 500);
});

rule('D16 Jude Sharp pays a card: 400 and 800 attack, 1200; Peter Drent has 600 and is not counted', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'S1-23', 'FW-A': 'S1-24', 'DF-B': 'S1-22' }, hand: ['FF-98'] } });
  t.a.pick('use:S1-23/0').a.pick('choose:FF-98');
  deepEqual([sp(t, 0, 'MF-A'), sp(t, 0, 'FW-A'), sp(t, 0, 'DF-B'), totals(t)], [400, 800, 600, [1200, 0]]);
});
