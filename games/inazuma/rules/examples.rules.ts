/** Worked examples, with their numbers, and the vectors of the house set. Those that show one clause only stand with it. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atAttack, atShot, atStrategy, flipped, lay, ofLevel, passOn, score, shot, sp, told, totals } from './table.ts';

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

rule('E5 Jude Sharp kicks with 500; his text once makes 700, twice 900', () => {
  const t = atShot({ turn: 4, a: { field: { 'MF-A': 'S1-3' }, hand: ['FF-98', 'FF-98'] } });
  equal(shot(t)[0], 500);
  t.a.pick('use:S1-3/0').a.pick('choose:FF-98').b.pick('pass');
  equal(shot(t)[0], 700);
  t.a.pick('use:S1-3/0').a.pick('choose:FF-98');
  equal(shot(t)[0], 900);
});

rule('D1 600 + 200 against 400 + 500 fails', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-8' } }, b: { field: { 'MF-A': 'S1-7', 'DF-A': 'S1-6' } } });
  deepEqual(totals(t), [800, 900]);
  equal(passOn(t).own.turn, 2);
});

const wall = { field: { 'MF-A': 'S1-9', 'DF-A': 'S1-11' } };

rule('D2 500 + 300 and Dribbler 200 against 300 + 600 less 200: 1000 against 700, through', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-13', 'MF-A': 'S1-12' } }, b: wall });
  deepEqual(totals(t), [1000, 700]);
  equal(passOn(t).own.broke, true);
});

rule('D3 the same with one attacker: 500 against 900 fails', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-13' } }, b: wall });
  deepEqual(totals(t), [500, 900]);
  equal(passOn(t).own.turn, 2);
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

// ---------------------------------------------------------------- the house set

rule('INH-S11 vector (a): 300 and 100 for each of two Teamwork midfielders', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'INH-S11', 'MF-A': 'INH-S12', 'MF-B': 'S1-23', 'DF-A': 'INH-S14' } } });
  equal(sp(t, 0, 'FW-A'), 500);
});

rule('INH-R09 vector (b): beside Lena Portico the defence is 300 + 300 + 100', () => {
  const t = atAttack({ b: { field: { 'DF-A': 'INH-R09', 'MF-A': 'INH-S12' } } });
  deepEqual(totals(t), [0, 700]);
});

rule('INH-T10 vector (c): 300 less on an attacker of 300 counts 0', () => {
  const t = atAttack({ turn: 2, a: { field: { 'MF-A': 'S1-9' } }, b: { field: { 'MF-A': 'INH-S19' }, hand: ['INH-T10'] } });
  t.a.pick('pass').b.pick('play:INH-T10');
  deepEqual(totals(t), [0, 500]);
});

rule('INH-R19 vector (d): 900 while behind, 600 after the equaliser', () => {
  const t = atStrategy({ turn: 5, a: { field: { 'MF-A': 'INH-R19' } }, b: { goals: 1 } });
  equal(sp(t, 0, 'MF-A'), 900);
  lay(t, 0, { goals: 1 });
  equal(sp(t, 0, 'MF-A'), 600);
});

rule('INH-T07 vector (e): 400 more with two Teamwork characters taking part; not with only two on the field', () => {
  const field = { 'FW-A': 'INH-S10', 'MF-A': 'INH-S12', 'DF-B': 'S1-22' };
  const t = atAttack({ turn: 3, a: { field, hand: ['INH-T07'] } });
  t.a.pick('play:INH-T07');
  deepEqual(totals(t), [700 + 400, 0]);
  const { 'DF-B': _, ...two } = field;
  atAttack({ turn: 3, a: { field: two, hand: ['INH-T07'] } }).a.mayNot('play:INH-T07', 'INA-608');
});

rule('INH-G3 vector (f): 500 and 100 for each of two Teamwork defenders in the shot', () => {
  const t = atShot({ b: { keeper: 'INH-G3', field: { 'DF-A': 'INH-S14', 'DF-B': 'INH-S15', 'MF-A': 'INH-S12' } } });
  deepEqual(shot(t), [600, 700]);
});

rule('INH-T14 vector (g): 200 more in the attack and in the shot', () => {
  const t = atStrategy({ turn: 2, a: { field: { 'FW-A': 'S1-4' }, hand: ['INH-T14'] } });
  t.a.pick('play:INH-T14').until('side').a.pick('side:A');
  deepEqual(totals(t), [800, 0]);
  passOn(t);
  equal(shot(t)[0], 800);
  flipped(t, [1], [5]).until('side');
  equal(t.state.mods.length, 0);
});

rule('INH-T12 vector (h): not playable on the own turn', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T12'] } });
  t.a.mayNot('play:INH-T12', 'INA-617');
});
