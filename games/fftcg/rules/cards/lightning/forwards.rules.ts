/** The Lightning Forwards of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  asking,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  damageOn,
  hasKeyword,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { offered } from '../../testing/shortcuts.ts';

rule('V1-L01 Spark Trooper: Haste; 1000 more power in your turn only', () => {
  const t = atMain({ a: { field: [{ card: 'V1-L01', fresh: true }, { card: PLAIN, fresh: true }, 'V1-E02'] }, b: { field: ['V1-L01'] } });
  deepEqual([powerOf(t, 0, 'V1-L01'), powerOf(t, 1, 'V1-L01')], [5000, 4000]);
  bothPass(toAttack(t));
  t.a.may('attack:V1-L01').mayNot(`attack:${PLAIN}`, 'FFT-705');
  nextTurn(t);
  deepEqual([powerOf(t, 0, 'V1-L01'), powerOf(t, 1, 'V1-L01')], [4000, 5000]);
});

rule('V1-L01 Spark Trooper: damage its bonus let it survive is gone before the bonus is', () => {
  const t = nextTurn(atMain({ a: { field: [{ card: 'V1-L01', damage: 4000 }] } }));
  deepEqual([t.a.cards('field'), powerOf(t, 0, 'V1-L01'), damageOn(t, 0, 'V1-L01')], [['V1-L01'], 4000, 0]);
});

rule('V1-L02 Thunder Lancer: First Strike, attacking and blocking', () => {
  const attacks = attack(atAttack({ a: { field: ['V1-L02'] }, b: { field: ['V1-L04'] } }), 'V1-L02');
  bothPass(block(attacks, 'V1-L04'));
  deepEqual([damageOn(attacks, 0, 'V1-L02'), attacks.b.cards('breakZone')], [0, ['V1-L04']]);
  const blocks = attack(atAttack({ a: { field: ['V1-L04'] }, b: { field: ['V1-L02'] } }), 'V1-L04');
  bothPass(block(blocks, 'V1-L02'));
  deepEqual([damageOn(blocks, 1, 'V1-L02'), blocks.a.cards('breakZone')], [0, ['V1-L04']]);
});

const caddoc = ['V1-L03', 'V1-L01', 'V1-L01'];

rule('V1-L03 Stormwright Caddoc: entering breaks a dull Forward of the opponent’s', () => {
  const dull = (id: string) => ({ card: id, dull: true }) as const;
  const t = atMain({ a: { field: [dull('V1-E02')], hand: caddoc }, b: { field: [dull('V1-E03'), PLAIN, dull('V1-E04'), dull('V1-E11')] } });
  act(t, 'play:V1-L03');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E03', 'choose:V1-E04']);
  resolveAll(t.a.pick('choose:V1-E03'));
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [[PLAIN, 'V1-E04', 'V1-E11'], ['V1-E03']]);
});

rule('V1-L03 Stormwright Caddoc: without a dull Forward there nothing is put on the stack', () => {
  const t = act(atMain({ a: { field: [{ card: PLAIN, dull: true }], hand: caddoc }, b: { field: [PLAIN] } }), 'play:V1-L03');
  deepEqual([stackOf(t), t.a.cards('field')], [[], [PLAIN, 'V1-L03']]);
});

rule('V1-L04 Arc Assassin: attacking breaks a Forward of cost 2 or less of the opponent’s', () => {
  const t = attack(atAttack({ a: { field: ['V1-L04', 'V1-F01'] }, b: { field: ['V1-E02', PLAIN, 'V1-L06', 'V1-E11'] } }), 'V1-L04');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E02', 'choose:V1-L06']);
  resolveAll(t.a.pick('choose:V1-L06'));
  deepEqual(t.b.cards('field'), ['V1-E02', PLAIN, 'V1-E11']);
});

rule('V1-L04 Arc Assassin: it attacks also with nothing to choose, and blocking breaks nothing', () => {
  const t = attack(atAttack({ a: { field: ['V1-L04'] }, b: { field: [PLAIN] } }), 'V1-L04');
  deepEqual([stackOf(t), t.b.cards('field')], [[], [PLAIN]]);
  const blocks = attack(atAttack({ a: { field: ['V1-E02', 'V1-L06'] }, b: { field: ['V1-L04'] } }), 'V1-E02');
  block(blocks, 'V1-L04');
  deepEqual([stackOf(blocks), blocks.a.count('field')], [[], 2]);
});

const SPARKS = ['V1-L01', 'V1-L01', 'V1-L01'];

rule('V1-L05 Voss Tarkan: entering breaks a Forward of cost 3 or less of the opponent’s', () => {
  const t = atMain({ a: { field: ['V1-E02'], hand: ['V1-L05', ...SPARKS] }, b: { field: [PLAIN, 'V1-E03', 'V1-E02', 'V1-E11'] } });
  act(t, 'play:V1-L05');
  deepEqual(offered(t, 0, 'choose'), [`choose:${PLAIN}`, 'choose:V1-E02']);
  resolveAll(t.a.pick(`choose:${PLAIN}`));
  deepEqual(t.b.cards('field'), ['V1-E03', 'V1-E02', 'V1-E11']);
});

rule('V1-L05 Voss Tarkan: Heaven’s Verdict breaks any Forward for a namesake, one Lightning CP and one more', () => {
  const verdict = (hand: string[]) => atMain({ a: { field: ['V1-L05'], hand }, b: { field: ['V1-E05', 'V1-E11'] } });
  const t = verdict(['V1-L05', 'V1-L01']);
  t.a.pick('use:V1-L05#2');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-L05', 'choose:V1-E05']);
  t.a.pick('choose:V1-E05').a.pick('payForMe');
  deepEqual([stackOf(t), t.a.cards('breakZone').sort()], [['special'], ['V1-L01', 'V1-L05']]);
  resolveAll(t);
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [['V1-E11'], ['V1-E05']]);
  verdict(['V1-L05', 'V1-F01']).a.mayNot('use:V1-L05#2');
  verdict(['V1-L05']).a.mayNot('use:V1-L05#2');
  verdict([...SPARKS]).a.mayNot('use:V1-L05#2');
  const theirs = atMain({ a: { field: ['V1-L05'], hand: [...SPARKS] }, b: { field: ['V1-E05'], hand: ['V1-L05'] } });
  theirs.a.mayNot('use:V1-L05#2');
});

rule('V1-L06 Iri Flashfoot: First Strike in your turn', () => {
  const t = attack(atAttack({ a: { field: ['V1-L06'] }, b: { field: ['V1-F01'] } }), 'V1-L06');
  bothPass(block(t, 'V1-F01'));
  deepEqual([damageOn(t, 0, 'V1-L06'), t.b.cards('breakZone')], [0, ['V1-F01']]);
  nextTurn(t);
  equal(hasKeyword(t, 0, 'V1-L06', 'firstStrike'), false);
});

rule('V1-L06 Iri Flashfoot: no First Strike in the other’s turn', () => {
  const t = attack(atAttack({ a: { field: ['V1-E02'] }, b: { field: ['V1-L06'] } }), 'V1-E02');
  bothPass(block(t, 'V1-L06'));
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['V1-E02'], ['V1-L06']]);
});

rule('V1-L07 Volt Reaver: Haste; at the end of your turn it returns, before the hand is counted', () => {
  const t = atMain({ a: { field: [{ card: 'V1-L07', fresh: true }], hand: [PLAIN, PLAIN, PLAIN, PLAIN, PLAIN] } });
  bothPass(toAttack(t));
  t.a.may('attack:V1-L07').pick('stop');
  t.until('excess', 0);
  deepEqual([t.a.count('field'), t.a.count('hand')], [0, 6]);
  t.a.pick('choose:V1-L07');
  deepEqual([t.a.count('hand'), t.a.cards('breakZone')], [5, ['V1-L07']]);
});

rule('V1-L07 Volt Reaver: it stays at the end of the other’s turn', () => {
  const t = nextTurn(atTheirMain({ a: { field: ['V1-L07'] } }));
  deepEqual([t.a.cards('field'), t.own.turn], [['V1-L07'], 0]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.a.cards('hand').includes('V1-L07')], [[], true]);
});

rule('V1-L08 Rhea Dolm: a Forward of the opponent’s that goes to the Break Zone in your turn draws a card, once a turn', () => {
  const two = [{ card: 'V1-L11' }, { card: 'V1-L11' }];
  const t = atMain({ a: { field: ['V1-L08', ...two, 'V1-L15', 'V1-L14'] }, b: { field: ['V1-E02', 'V1-L06'] } });
  act(t, 'use:V1-L11#1', 'choose:V1-E02', 'dull:V1-L14');
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), stackOf(t), t.a.count('hand')], [['V1-E02'], ['auto'], 0]);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
  act(t, 'use:V1-L11#1', 'dull:V1-L15');
  resolveAll(t);
  deepEqual([t.b.count('field'), t.a.count('hand')], [0, 1]);
});

rule('V1-L08 Rhea Dolm: also if she goes with it; a Monster that is a Forward counts', () => {
  const t = attack(atAttack({ a: { field: ['V1-L08'] }, b: { field: ['V1-L04'] } }), 'V1-L08');
  resolveAll(bothPass(block(t, 'V1-L04')));
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone'), t.a.count('hand')], [['V1-L08'], ['V1-L04'], 1]);
  const eel = atMain({ a: { field: ['V1-L08', 'V1-L11', 'V1-L14'] }, b: { field: ['V1-L19', 'V1-L14'] } });
  resolveAll(act(pass(eel), 'use:V1-L19#1'));
  act(eel, 'use:V1-L11#1');
  resolveAll(eel);
  deepEqual([eel.b.cards('breakZone'), eel.a.count('hand')], [['V1-L19'], 1]);
});

rule('V1-L08 Rhea Dolm: neither your own Forwards, nor Backups and Monsters, nor the other’s turn', () => {
  const own = atMain({ a: { field: ['V1-L08', 'V1-L11', 'V1-L14', 'V1-E02'] }, b: { field: ['V1-F11', 'V1-F19'] } });
  // The opponent's Backup and Monster go as costs.
  resolveAll(act(pass(own), 'use:V1-F19#2', 'choose:V1-E02'));
  resolveAll(act(pass(own), 'use:V1-F11#1', 'choose:V1-E02'));
  deepEqual([own.a.cards('breakZone'), own.b.cards('breakZone').sort()], [['V1-E02'], ['V1-F11', 'V1-F19']]);
  equal(own.a.count('hand'), 0);
  const t = atTheirMain({ a: { field: ['V1-L08', 'V1-L11', 'V1-L14'] }, b: { field: ['V1-E02'] } });
  resolveAll(act(pass(t), 'use:V1-L11#1'));
  deepEqual([t.b.cards('breakZone'), t.a.count('hand')], [['V1-E02'], 0]);
});

rule('V1-L09 Overcharged Duelist: entering deals you a point of damage, whose EX Burst you may use', () => {
  const t = atMain({ a: { hand: ['V1-L09', 'V1-L01', 'V1-L01'], top: ['V1-F16'] }, b: { field: [PLAIN] } });
  act(t, 'play:V1-L09');
  deepEqual([stackOf(t), t.a.count('damage')], [['auto'], 0]);
  bothPass(t);
  deepEqual(asking(t), [0, 'exBurst']);
  t.a.pick('useBurst').a.pick(`choose:${PLAIN}`);
  deepEqual([t.a.cards('damage'), t.b.count('damage'), damageOn(t, 1, PLAIN)], [['V1-F16'], 0, 4000]);
});

rule('V1-L09 Overcharged Duelist: with six points already it loses the game', () => {
  const t = atMain({ a: { hand: ['V1-L09', 'V1-L01', 'V1-L01'], damage: 6, top: ['V1-F16'] } });
  bothPass(act(t, 'play:V1-L09'));
  deepEqual([t.result?.winners, t.result?.clause], [[1], 'FFT-112']);
});

const aurick = ['V1-L10', ...SPARKS];

rule('V1-L10 Tempest Regent Aurick: entering, the opponent puts a Forward of their choice into the Break Zone', () => {
  const t = atMain({ a: { field: ['V1-E02'], hand: aurick }, b: { field: [PLAIN, 'V1-E03', 'V1-E11'] } });
  bothPass(act(t, 'play:V1-L10'));
  equal(t.asked[0], 1);
  deepEqual(t.b.keys, [`choose:${PLAIN}`, 'choose:V1-E03']);
  t.b.pick('choose:V1-E03');
  deepEqual([t.b.cards('field'), t.b.cards('breakZone'), t.a.count('field')], [[PLAIN, 'V1-E11'], ['V1-E03'], 2]);
});

rule('V1-L10 Tempest Regent Aurick: without a Forward there nothing happens; First Strike', () => {
  const t = atMain({ a: { hand: aurick }, b: { field: ['V1-E11'] } });
  resolveAll(act(t, 'play:V1-L10'));
  deepEqual([t.b.cards('field'), t.ask], [['V1-E11'], 'priority']);
  const strikes = attack(atAttack({ a: { field: ['V1-L10'] }, b: { field: ['V1-E03'] } }), 'V1-L10');
  bothPass(block(strikes, 'V1-E03'));
  deepEqual([damageOn(strikes, 0, 'V1-L10'), strikes.b.cards('breakZone')], [0, ['V1-E03']]);
});
