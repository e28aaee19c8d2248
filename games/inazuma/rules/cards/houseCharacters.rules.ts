/** The texts of the house characters and goalkeepers. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { phaseOver } from '../testing/phaseOver.ts';
import { atAttack, atShot, atSide, atStrategy, benchOf, lay, passOn, shot, sp, totals } from '../testing/scenarios.ts';

rule('INH-S01, INH-S09, INH-S15 Defender', () => {
  const defending = (id: string) => totals(atAttack({ b: { field: { 'DF-A': id } } }))[1];
  deepEqual(['INH-S01', 'INH-S09', 'INH-S15'].map(defending), [600, 700, 500]);
});

rule('INH-S05, INH-S18, INH-R05, INH-R14 Striker', () => {
  const kicking = (id: string) => shot(atShot({ turn: 4, a: { field: { 'FW-A': id } } }))[0];
  deepEqual(['INH-S05', 'INH-S18', 'INH-R05', 'INH-R14'].map(kicking), [700, 700, 700, 600]);
});

rule('INH-S06, INH-S21, INH-R02 Dribbler', () => {
  const attacking = (id: string, slot: string) => totals(atAttack({ turn: 4, a: { field: { [slot]: id } } }))[0];
  deepEqual([attacking('INH-S06', 'MF-A'), attacking('INH-S21', 'MF-A'), attacking('INH-R02', 'FW-A')], [500, 600, 700]);
});

rule('INH-S08, INH-R04 Kip Sorrel defends off the side, and does not attack there', () => {
  for (const [id, value] of [
    ['INH-S08', 500],
    ['INH-R04', 300],
  ] as const) {
    const t = atSide({ a: { field: { 'DF-B': id } }, b: { field: { 'DF-B': id } } });
    t.a.pick('side:A');
    deepEqual([t.asked, t.b.keys], [[1], [`join:${id}`, 'done']]);
    t.b.pick(`join:${id}`);
    deepEqual(totals(t), [0, value]);
  }
});

rule('INH-S11 Cedric Oakes counts in the attack phase only', () => {
  const field = { 'FW-A': 'INH-S11', 'MF-A': 'INH-S12' };
  equal(sp(atSide({ a: { field } }), 0, 'FW-A'), 400);
  equal(sp(atStrategy({ a: { field } }), 0, 'FW-A'), 300);
  equal(sp(atShot({ a: { field }, kicker: 'INH-S11' }), 0, 'FW-A'), 300);
});

const one = ['FF-98'];

rule('INH-S13 Tobin Marl: a card for 200 on an attacker', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'INH-S13', 'FW-A': 'S1-4', 'FW-B': 'INH-S03' }, hand: one } });
  t.a.pick('use:INH-S13/0').a.pick('choose:FF-98');
  deepEqual(t.a.keys, ['choose:S1-4', 'choose:INH-S13']);
  t.a.pick('choose:S1-4');
  deepEqual(totals(t), [1100, 0]);
  phaseOver(t);
  const x = atAttack({ b: { field: { 'MF-A': 'INH-S13' }, hand: one } });
  x.a.pick('pass').b.mayNot('use:INH-S13/0', 'INA-638');
});

rule('INH-S17 Nyx Cardinal: a card for 200 less of the goalkeeper, once a turn', () => {
  const t = atShot({ a: { field: { 'FW-A': 'INH-S17' }, hand: ['FF-98', 'FF-98'] } });
  t.a.pick('use:INH-S17/0').a.pick('choose:FF-98').b.pick('pass');
  deepEqual(shot(t), [500, 400]);
  t.a.mayNot('use:INH-S17/0', 'INA-637');
  phaseOver(t);
});

rule('INH-S20 Mab Quillon: on the opponent’s turn, a card for 200 less of an attacker', () => {
  const field = { 'MF-B': 'INH-S20' };
  const t = atAttack({
    a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-7', 'FW-B': 'INH-S03', 'MF-B': 'INH-S20' }, hand: one },
    b: { field, hand: one },
  });
  t.a.mayNot('use:INH-S20/0', 'INA-617').pick('pass');
  t.b.pick('use:INH-S20/0').b.pick('choose:FF-98');
  deepEqual(t.b.keys, ['choose:S1-4', 'choose:S1-7']);
  t.b.pick('choose:S1-4');
  deepEqual(totals(t), [800, 0]);
  phaseOver(t);
});

rule('INH-S23 Saul Decoy gains 200 against two attackers', () => {
  const against = (field: { [slot: string]: string }) => sp(atAttack({ a: { field }, b: { field: { 'DF-A': 'INH-S23' } } }), 1, 'DF-A');
  deepEqual([against({ 'FW-A': 'S1-4', 'MF-A': 'S1-7' }), against({ 'FW-A': 'S1-4' })], [700, 500]);
});

rule('INH-R01 Orson Quarry defends with 200 more while fired-up', () => {
  const defending = (stack: string) => totals(atAttack({ b: { field: { 'DF-A': stack } } }))[1];
  deepEqual([defending('INH-R01'), defending('INH-S01+INH-R01')], [400, 900]);
});

rule('INH-R03 Minnow Teale: exhausted on the bench, another one is ready', () => {
  const t = atStrategy({ turn: 2, a: { bench: ['INH-R03', 'INH-R10!', 'INH-R17!'] } });
  t.a.pick('use:INH-R03/0');
  deepEqual(t.a.keys, ['choose:INH-R10', 'choose:INH-R17']);
  t.a.pick('choose:INH-R17');
  deepEqual(benchOf(t, 0), ['INH-R03!', 'INH-R10!', 'INH-R17']);
  t.b.pick('pass').a.mayNot('use:INH-R03/0', 'INA-634');
});

rule('INH-R07 Aria Bellweather: fired-up, a Teamwork card for 200, once a turn', () => {
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'INH-S10+INH-R07' }, hand: ['FF-98', 'INH-R08', 'INH-T08'] } });
  t.a.pick('use:INH-R07/0');
  deepEqual(t.a.keys, ['choose:INH-R08', 'choose:INH-T08']);
  t.a.pick('choose:INH-T08').b.pick('pass');
  equal(sp(t, 0, 'FW-A'), 900);
  t.a.mayNot('use:INH-R07/0', 'INA-637');
  phaseOver(t);
  atShot({ turn: 4, a: { field: { 'FW-A': 'INH-R07' }, hand: ['INH-R08'] } }).a.mayNot('use:INH-R07/0', 'INA-507');
});

rule('INH-R08 Lena Portico counts other attacking Teamwork characters', () => {
  const field = { 'MF-A': 'INH-R08', 'FW-A': 'INH-S10', 'FW-B': 'INH-S11' };
  equal(sp(atAttack({ a: { field } }), 0, 'MF-A'), 400);
  equal(sp(atAttack({ side: 'B', a: { field } }), 0, 'MF-A'), 400);
  equal(sp(atShot({ a: { field }, kicker: 'INH-R08' }), 0, 'MF-A'), 300);
});

rule('INH-R09 Gwen Keystone helps other defending Teamwork characters while she defends', () => {
  const of = (side: 'A' | 'B') => {
    const t = atAttack({ side, b: { field: { 'DF-A': 'INH-R09', 'MF-A': 'INH-S12', 'MF-B': 'INH-S13' } } });
    return [sp(t, 1, 'DF-A'), sp(t, 1, 'MF-A'), sp(t, 1, 'MF-B')];
  };
  deepEqual(
    [of('A'), of('B')],
    [
      [300, 400, 300],
      [300, 300, 300],
    ],
  );
  const grey = atAttack({ b: { field: { 'DF-A': 'INH-R09', 'MF-A': 'INH-S25' } } });
  deepEqual(totals(grey), [0, 700]);
});

rule('INH-R11 Tobin Marl: Teamwork assists are worth 100 more while he attacks', () => {
  const field = { 'MF-A': 'INH-R11', 'FW-A': 'INH-S10', 'FW-B': 'INH-S11' };
  const t = atAttack({ a: { field, hand: ['INH-R08', 'INH-R08'] } });
  t.a.pick('assist:INH-R08>INH-S10');
  equal(sp(t, 0, 'FW-A'), 700);
  const x = atAttack({ side: 'B', a: { field, hand: ['INH-R08'] } });
  x.a.pick('assist:INH-R08>INH-S11');
  // 300, 100 for the midfielder on the field, and 200.
  equal(sp(x, 0, 'FW-B'), 600);
});

rule('INH-R12 Hector Vault cannot be chosen by the opponent', () => {
  const t = atAttack({ turn: 5, a: { field: { 'MF-A': 'INH-R16' }, hand: one }, b: { field: { 'DF-A': 'INH-R12' } } });
  t.a.mayNot('use:INH-R16/0', 'INA-638');
});

rule('INH-R13 Vex Harlan: fired-up, a card for 300 less of the goalkeeper and the lock, once a turn', () => {
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'INH-S16+INH-R13' }, hand: ['FF-98', 'FF-98'] }, b: { keeper: 'S1-1', hand: one } });
  t.a.pick('use:INH-R13/0').a.pick('choose:FF-98');
  deepEqual(shot(t), [800, 200]);
  t.b.mayNot('use:S1-1/0', 'INA-R58').pick('pass').a.mayNot('use:INH-R13/0', 'INA-637');
  phaseOver(t);
});

rule('INH-R15 Otis Feint: exhausted on the bench, the next two cards in any order', () => {
  const t = atShot({ a: { bench: ['INH-R15'], top: ['INH-R12', 'INH-R10', 'INH-R06'] } });
  t.a.pick('use:INH-R15/0');
  // Put back one by one, the last one lies on top.
  deepEqual(t.a.keys.toSorted(), ['putBack:INH-R10', 'putBack:INH-R12']);
  t.a.pick('putBack:INH-R12');
  deepEqual([t.a.cards('deck').slice(-3), benchOf(t, 0)], [['INH-R06', 'INH-R12', 'INH-R10'], ['INH-R15!']]);
});

rule('INH-R16 Mab Quillon: a card for 200 less of an opposing participant, once a turn', () => {
  const t = atAttack({
    turn: 3,
    a: { field: { 'MF-B': 'INH-R16', 'FW-A': 'S1-4' }, hand: ['FF-98', 'FF-98'] },
    b: { field: { 'MF-A': 'S1-7', 'DF-A': 'S1-6', 'FW-A': 'INH-S03' } },
  });
  t.a.pick('use:INH-R16/0').a.pick('choose:FF-98');
  deepEqual(t.a.keys, ['choose:S1-7', 'choose:S1-6']);
  t.a.pick('choose:S1-6').b.pick('pass');
  deepEqual(totals(t), [600, 700]);
  t.a.mayNot('use:INH-R16/0', 'INA-637');
  phaseOver(t);
});

rule('INH-R18 Saul Decoy: 100 SP, and the opponent assists no more in this phase, once a turn', () => {
  const t = atAttack({
    turn: 3,
    a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-2', 'FF-100'] },
    b: { field: { 'DF-A': 'INH-R18' }, hand: ['INH-R14'] },
  });
  t.a.may('assist:S1-2>INH-S03').pick('pass').b.pick('use:INH-R18/0');
  deepEqual(totals(t), [500, 400]);
  t.a.mayNot('assist:S1-2>INH-S03', 'INA-101').pick('pass');
  // Not the own side, and not a second time.
  t.b.may('assist:INH-R14>INH-R18').mayNot('use:INH-R18/0', 'INA-637');
  t.b.pick('pass');
  deepEqual([t.own.broke, t.state.mods], [true, []]);
  t.a.may('assist:S1-2>INH-S03');
});

rule('INH-R19 Selene Vail counts as fired-up while behind, on the field', () => {
  const t = atAttack({ turn: 5, a: { field: { 'MF-A': 'INH-R19' }, bench: ['INH-R19'], goals: 1 }, b: { goals: 2 } });
  deepEqual([totals(t), t.table.stat(t.a.ids('bench')[0], 'sp')], [[900, 0], 600]);
});

rule('INH-G1 Anchor Hands: a Power card for 200, once a turn', () => {
  const t = atShot({ b: { keeper: 'INH-G1', hand: ['FF-98', 'S1-2', 'S1-18'] } });
  t.a.pick('pass').b.pick('use:INH-G1/0');
  deepEqual(t.b.keys, ['choose:S1-2', 'choose:S1-18']);
  t.b.pick('choose:S1-18');
  equal(sp(t, 1, 'GK'), 800);
  t.a.pick('pass').b.mayNot('use:INH-G1/0', 'INA-637');
  phaseOver(t);
});

rule('INH-G2 Long Reach adds the SP of a defender from the hand', () => {
  const t = atShot({ b: { keeper: 'INH-G2', hand: ['INH-R12', 'INH-R10', 'FF-98'] } });
  t.a.pick('pass').b.pick('use:INH-G2/0');
  deepEqual(t.b.keys, ['choose:INH-R12']);
  t.b.pick('choose:INH-R12');
  equal(sp(t, 1, 'GK'), 1000);
  phaseOver(t);
});

rule('INH-G3 Clara Rampart counts Teamwork defenders in the shot only', () => {
  const b = { keeper: 'INH-G3', field: { 'DF-A': 'INH-S14', 'DF-B': 'S1-6' } };
  equal(sp(atShot({ b }), 1, 'GK'), 600);
  equal(sp(atAttack({ b }), 1, 'GK'), 500);
});

rule('INH-G4 Foresight: a card under him for three cards in order and 200, twice at most', () => {
  const t = atShot({ b: { keeper: 'INH-G4', hand: ['FF-98', 'FF-99', 'INH-R10'], top: ['INH-R17', 'INH-R06', 'INH-R12'] } });
  t.a.pick('pass').b.pick('use:INH-G4/0').b.pick('choose:FF-98');
  t.b.pick('putBack:INH-R17').b.pick('putBack:INH-R06');
  deepEqual([t.b.cards('deck').slice(-3), sp(t, 1, 'GK')], [['INH-R17', 'INH-R06', 'INH-R12'], 700]);
  t.a.pick('pass').b.pick('use:INH-G4/0').b.pick('choose:FF-99');
  while (t.ask === 'putBack') t.b.pick(t.b.keys[0]);
  equal(sp(t, 1, 'GK'), 900);
  t.a.pick('pass').b.mayNot('use:INH-G4/0', 'INA-638');
  phaseOver(t);
});

rule('INH-S02 and the others without a text only stand there', () => {
  const field = { 'FW-A': 'INH-S03', 'MF-A': 'INH-S02', 'DF-A': 'INH-S24', 'FW-B': 'INH-S16', 'MF-B': 'INH-S25', 'DF-B': 'INH-S22' };
  const t = atAttack({ a: { field, hand: one }, b: { field, hand: one } });
  deepEqual([t.a.keys, totals(t)], [['pass'], [900, 900]]);
  equal(passOn(t).own.turn, 2);
});

rule('INH-S11 vector (a): 300 and 100 for each of two Teamwork midfielders', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'INH-S11', 'MF-A': 'INH-S12', 'MF-B': 'S1-23', 'DF-A': 'INH-S14' } } });
  equal(sp(t, 0, 'FW-A'), 500);
});

rule('INH-R09 vector (b): beside Lena Portico the defence is 300 + 300 + 100', () => {
  const t = atAttack({ b: { field: { 'DF-A': 'INH-R09', 'MF-A': 'INH-S12' } } });
  deepEqual(totals(t), [0, 700]);
});

rule('INH-R19 vector (d): 900 while behind, 600 after the equaliser', () => {
  const t = atStrategy({ turn: 5, a: { field: { 'MF-A': 'INH-R19' } }, b: { goals: 1 } });
  equal(sp(t, 0, 'MF-A'), 900);
  lay(t, 0, { goals: 1 });
  equal(sp(t, 0, 'MF-A'), 600);
});

rule('INH-G3 vector (f): 500 and 100 for each of two Teamwork defenders in the shot', () => {
  const t = atShot({ b: { keeper: 'INH-G3', field: { 'DF-A': 'INH-S14', 'DF-B': 'INH-S15', 'MF-A': 'INH-S12' } } });
  deepEqual(shot(t), [600, 700]);
});
