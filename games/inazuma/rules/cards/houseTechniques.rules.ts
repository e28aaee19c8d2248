/** The house super techniques. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { phaseOver } from '../testing/phaseOver.ts';
import { atAttack, atShot, atStrategy, benchOf, flipped, passOn, shot, sp, totals } from '../testing/scenarios.ts';

rule('INH-T01 Boulder Charge: 400 for an attacker, with two Power characters', () => {
  const field = { 'FW-A': 'INH-S03', 'MF-A': 'S1-7', 'DF-A': 'S1-6' };
  const t = atAttack({ turn: 2, a: { field, hand: ['INH-T01'] }, b: { field, hand: ['INH-T01'] } });
  t.a.pick('play:INH-T01');
  deepEqual(t.a.keys, ['choose:INH-S03', 'choose:S1-7']);
  t.a.pick('choose:S1-7');
  deepEqual(totals(t), [1300, 900]);
  // Defenders do not attack.
  t.b.mayNot('play:INH-T01', 'INA-638');
  phaseOver(t);
});

rule('INH-T02 Mountain Volley: 500 for the kicker', () => {
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'INH-S03', 'DF-B': 'S1-6' }, hand: ['INH-T02'] } });
  t.a.pick('play:INH-T02');
  deepEqual(shot(t), [1000, 600]);
  phaseOver(t);
});

rule('INH-T03 Slipstream Run: a forward or midfielder of the other side joins the attack, on the own turn', () => {
  const field = { 'FW-A': 'INH-S04', 'FW-B': 'INH-S03', 'MF-B': 'S1-9', 'DF-B': 'S1-6' };
  const t = atAttack({ a: { field, hand: ['INH-T03'] }, b: { field, hand: ['INH-T03'] } });
  t.a.pick('play:INH-T03');
  deepEqual(t.a.keys, ['choose:INH-S03', 'choose:S1-9']);
  t.a.pick('choose:S1-9');
  deepEqual(totals(t), [900, 0]);
  t.b.mayNot('play:INH-T03', 'INA-617');
});

rule('INH-T04 Whirl Feint: 300 for one who takes part', () => {
  const t = atAttack({
    turn: 2,
    a: { field: { 'FW-A': 'INH-S04', 'MF-B': 'S1-9' }, hand: ['INH-T04'] },
    b: { field: { 'DF-A': 'INH-S07' }, hand: ['INH-T04'] },
  });
  t.a.pick('play:INH-T04').b.pick('play:INH-T04');
  deepEqual(totals(t), [900, 900]);
  phaseOver(t);
});

rule('INH-T05 Second Wind: one of the bench is ready, and a card', () => {
  const t = atStrategy({ turn: 2, a: { field: { 'FW-A': 'INH-S04' }, bench: ['INH-R10!', 'INH-R17!'], hand: ['INH-T05'] } });
  t.a.pick('play:INH-T05').a.pick('choose:INH-R17');
  deepEqual([benchOf(t, 0), t.a.count('hand')], [['INH-R10!', 'INH-R17'], 1]);
});

rule('INH-T06 Sky Ladder: 300 for the kicker, and Goal Fever', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-S04', 'MF-B': 'S1-9' }, hand: ['INH-T06'] } });
  t.a.pick('play:INH-T06');
  deepEqual([shot(t), t.own.fever], [[900, 600], true]);
  phaseOver(t);
});

rule('INH-T07 Triple Formation: 100 with one character taking part, 200 each with two', () => {
  const field = { 'FW-A': 'INH-S10', 'DF-B': 'S1-22', 'DF-A': 'INH-S14' };
  const alone = atAttack({ turn: 3, a: { field, hand: ['INH-T07'] } });
  alone.a.pick('play:INH-T07');
  deepEqual(totals(alone), [500, 0]);
  // The second need not be of Teamwork to be counted, but gets nothing.
  const mixed = atAttack({ turn: 3, a: { field: { ...field, 'MF-A': 'S1-7' }, hand: ['INH-T07'] } });
  mixed.a.pick('play:INH-T07');
  deepEqual([totals(mixed), sp(mixed, 0, 'MF-A'), sp(mixed, 0, 'DF-B')], [[1000, 0], 400, 500]);
  phaseOver(mixed);
});

rule('INH-T08 Relay Pass: 200, and the AP of a reserve from the hand, if one likes', () => {
  const at = () => atAttack({ turn: 2, a: { field: { 'FW-A': 'INH-S10' }, hand: ['INH-T08', 'S1-2', 'FF-98'] } });
  const t = at();
  t.a.pick('play:INH-T08').a.pick('yes');
  deepEqual(t.a.keys, ['choose:S1-2']);
  t.a.pick('choose:S1-2');
  deepEqual(
    [totals(t), t.a.cards('discard')],
    [
      [800, 0],
      ['S1-2', 'INH-T08'],
    ],
  );
  phaseOver(t);
  const x = at();
  x.a.pick('play:INH-T08').a.pick('no');
  deepEqual([totals(x), x.a.count('hand')], [[600, 0], 2]);
});

rule('INH-T09 Unity Guard: on the opponent’s turn, 200 for each defender', () => {
  const field = { 'MF-A': 'INH-S12', 'DF-A': 'INH-S14', 'FW-A': 'INH-S10' };
  const t = atAttack({ turn: 2, a: { field, hand: ['INH-T09'] }, b: { field, hand: ['INH-T09'] } });
  t.a.mayNot('play:INH-T09', 'INA-617').pick('pass').b.pick('play:INH-T09');
  deepEqual(totals(t), [700, 1100]);
  phaseOver(t);
});

rule('INH-T09 a goalkeeper in the defence is a defender', () => {
  const b = { keeper: 'FF-26', field: { 'MF-A': 'INH-S12', 'DF-B': 'INH-S14' }, hand: ['INH-T09', 'FF-98'] };
  const t = atAttack({ turn: 2, a: { field: { 'FW-A': 'S1-4' } }, b });
  t.a.pick('pass').b.pick('use:FF-26/1').b.pick('choose:FF-98').a.pick('pass').b.pick('play:INH-T09');
  deepEqual(totals(t), [600, 300 + 200 + 500 + 200]);
});

rule('INH-T10 Smoke Screen: 300 less of an opposing character on the field', () => {
  const t = atAttack({
    turn: 2,
    a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T10'] },
    b: { field: { 'DF-A': 'S1-6', 'FW-B': 'INH-S03' } },
  });
  t.a.pick('play:INH-T10');
  deepEqual(t.a.keys, ['choose:INH-S03', 'choose:S1-6']);
  t.a.pick('choose:S1-6');
  deepEqual(totals(t), [600, 200]);
  phaseOver(t);
});

rule('INH-T11 Stolen Signals: a card of the opponent at random goes, and one is drawn', () => {
  const gone = (seed: string) => {
    const t = atStrategy({
      seed,
      turn: 3,
      a: { field: { 'FW-A': 'INH-S16', 'MF-A': 'INH-S19' }, hand: ['INH-T11'] },
      b: { hand: ['FF-98', 'FF-99', 'FF-100'] },
    });
    t.a.pick('play:INH-T11');
    deepEqual([t.b.count('hand'), t.a.count('hand')], [2, 1]);
    return t.b.cards('discard')[0];
  };
  equal(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(gone)).size > 1, true);
});

rule('INH-T12 Trapdoor Trick: on the opponent’s turn, 400 less of the kicker', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'S1-4' } }, b: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T12'] } });
  t.a.pick('pass').b.pick('play:INH-T12');
  deepEqual(shot(t), [200, 600]);
  phaseOver(t);
});

rule('INH-T13 Read the Game: three cards in any order, then one is drawn', () => {
  const t = atStrategy({ a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T13'], top: ['INH-R17', 'INH-R06', 'INH-R12'] } });
  t.a.pick('play:INH-T13').a.pick('putBack:INH-R17').a.pick('putBack:INH-R06');
  deepEqual([t.a.cards('hand'), t.a.cards('deck').slice(-2)], [['INH-R12'], ['INH-R17', 'INH-R06']]);
});

rule('INH-T15 Veteran’s Return: a reserve from the discard pile, and a card with Wanderers on the field', () => {
  const at = (slot: string, id: string) =>
    atStrategy({ turn: 3, a: { field: { [slot]: id }, hand: ['INH-T15'], discard: ['INH-R10', 'FF-98', 'INH-R12'] } });
  const t = at('FW-A', 'S1-4');
  t.a.pick('play:INH-T15');
  deepEqual(t.a.keys, ['choose:INH-R10', 'choose:INH-R12']);
  t.a.pick('choose:INH-R12');
  deepEqual([t.a.cards('hand'), t.a.cards('discard')], [['INH-R12'], ['INH-R10', 'FF-98', 'INH-T15']]);
  const x = at('DF-A', 'INH-S24');
  x.a.pick('play:INH-T15').a.pick('choose:INH-R12');
  equal(x.a.count('hand'), 2);
  // Nothing to take and nobody of the Wanderers: it could do nothing.
  atStrategy({ turn: 3, a: { field: { 'FW-A': 'S1-4' }, hand: ['INH-T15'] } }).a.mayNot('play:INH-T15', 'INA-638');
});

rule('INH-T07 vector (e): 400 more with two Teamwork characters taking part; not with only two on the field', () => {
  const field = { 'FW-A': 'INH-S10', 'MF-A': 'INH-S12', 'DF-B': 'S1-22' };
  const t = atAttack({ turn: 3, a: { field, hand: ['INH-T07'] } });
  t.a.pick('play:INH-T07');
  deepEqual(totals(t), [700 + 400, 0]);
  const { 'DF-B': _, ...two } = field;
  atAttack({ turn: 3, a: { field: two, hand: ['INH-T07'] } }).a.mayNot('play:INH-T07', 'INA-608');
});

rule('INH-T10 vector (c): 300 less on an attacker of 300 counts 0', () => {
  const t = atAttack({ turn: 2, a: { field: { 'MF-A': 'S1-9' } }, b: { field: { 'MF-A': 'INH-S19' }, hand: ['INH-T10'] } });
  t.a.pick('pass').b.pick('play:INH-T10');
  deepEqual(totals(t), [0, 500]);
});

rule('INH-T12 vector (h): not playable on the own turn', () => {
  const t = atShot({ turn: 3, a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T12'] } });
  t.a.mayNot('play:INH-T12', 'INA-617');
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
