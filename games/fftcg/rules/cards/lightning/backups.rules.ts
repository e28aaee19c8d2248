/** The Lightning Backups of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  bothPass,
  hasKeyword,
  isDull,
  nextTurn,
  PLAIN,
  powerOf,
  resolveAll,
  toAttack,
} from '../../testing/scenarios.ts';
import { offered, turnUp } from '../../testing/shortcuts.ts';

rule('V1-L11 Rod Engineer: for one Lightning CP, dull and gone, breaks any Forward of cost 2 or less', () => {
  const t = atMain({ a: { field: ['V1-L11', 'V1-L14', 'V1-E02'] }, b: { field: ['V1-F01', PLAIN] } });
  t.a.pick('use:V1-L11#1');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E02', 'choose:V1-F01']);
  t.a.pick('choose:V1-F01').a.pick('payForMe');
  deepEqual([t.a.cards('breakZone'), isDull(t, 0, 'V1-L14')], [['V1-L11'], true]);
  resolveAll(t);
  deepEqual(t.b.cards('field'), [PLAIN]);
});

rule('V1-L11 Rod Engineer: needs Lightning, a target and a turn of waiting', () => {
  const at = (rod: object, source: string, target: string) => atMain({ a: { field: [{ card: 'V1-L11', ...rod }, source, target] } });
  at({}, 'V1-L14', 'V1-E02').a.may('use:V1-L11#1');
  at({}, 'V1-E11', 'V1-E02').a.mayNot('use:V1-L11#1').mayNot('use:V1-L11', 'FFT-519');
  at({}, 'V1-L14', PLAIN).a.mayNot('use:V1-L11#1').mayNot('use:V1-L11', 'FFT-809');
  at({ fresh: true }, 'V1-L14', 'V1-E02').a.mayNot('use:V1-L11#1').mayNot('use:V1-L11', 'FFT-804');
});

rule('V1-L12 Stormcaller Nadir: entering breaks a Forward of cost 3 or less of the opponent’s', () => {
  const t = atMain({ a: { field: ['V1-E02'], hand: ['V1-L12', 'V1-L01', 'V1-L01'] }, b: { field: [PLAIN, 'V1-E03', 'V1-F01', 'V1-E11'] } });
  act(t, 'play:V1-L12');
  deepEqual(offered(t, 0, 'choose'), [`choose:${PLAIN}`, 'choose:V1-F01']);
  resolveAll(t.a.pick(`choose:${PLAIN}`));
  deepEqual([t.b.cards('field'), isDull(t, 0, 'V1-L12')], [['V1-E03', 'V1-F01', 'V1-E11'], true]);
});

rule('V1-L12 Stormcaller Nadir: EX Burst', () => {
  const t = turnUp(atAttack({ a: { field: [PLAIN, 'V1-F01', 'V1-E05'] }, b: { field: ['V1-E02'], top: ['V1-L12'] } }), PLAIN);
  deepEqual(offered(t, 1, 'choose'), [`choose:${PLAIN}`, 'choose:V1-F01']);
  t.b.pick('choose:V1-F01');
  deepEqual([t.a.cards('field'), t.b.cards('damage'), t.b.cards('field')], [[PLAIN, 'V1-E05'], ['V1-L12'], ['V1-E02']]);
});

rule('V1-L13 Signal Runner: you may search for a Duelist Forward', () => {
  const top = ['V1-L12', 'V1-L08', 'V1-F04', 'V1-E10', 'V1-L09', 'V1-E09'];
  const make = () => bothPass(act(atMain({ a: { hand: ['V1-L13', 'V1-L01'], top } }), 'play:V1-L13'));
  const t = make();
  t.a.pick('yes');
  deepEqual(t.a.keys.sort(), ['find:V1-E09', 'find:V1-F04', 'find:V1-L08', 'find:V1-L09', 'findNothing']);
  t.a.pick('find:V1-L08');
  deepEqual(t.a.cards('hand'), ['V1-L08']);
  const no = make();
  no.a.pick('no');
  deepEqual([no.a.cards('hand'), no.ask], [[], 'priority']);
});

const MONKS = ['V1-L14', 'V1-L15'];

rule('V1-L14 Galvanic Monk: for one Lightning CP and dull, a Forward of yours has Haste this turn', () => {
  const fresh = (id: string) => ({ card: id, fresh: true }) as const;
  const t = atMain({ a: { field: [...MONKS, fresh(PLAIN), fresh('V1-E02')] }, b: { field: ['V1-E03'] } });
  t.a.pick('use:V1-L14#1');
  deepEqual(offered(t, 0, 'choose'), [`choose:${PLAIN}`, 'choose:V1-E02']);
  t.a.pick('choose:V1-E02').a.pick('payForMe');
  bothPass(toAttack(resolveAll(t)));
  deepEqual([isDull(t, 0, 'V1-L14'), isDull(t, 0, 'V1-L15')], [true, true]);
  t.a.may('attack:V1-E02').mayNot(`attack:${PLAIN}`, 'FFT-705').pick('stop');
  nextTurn(t);
  equal(hasKeyword(t, 0, 'V1-E02', 'haste'), false);
});

rule('V1-L14 Galvanic Monk: needs Lightning', () => {
  atMain({ a: { field: ['V1-L14', 'V1-E11', PLAIN] } })
    .a.mayNot('use:V1-L14#1')
    .mayNot('use:V1-L14', 'FFT-519');
});

rule('V1-L15 Magnetist Ferro: in your turn Lightning Forwards of yours have 1000 more power', () => {
  const t = atMain({ a: { field: ['V1-L15', 'V1-L02', PLAIN, 'V1-L19'] }, b: { field: ['V1-L02'] } });
  deepEqual([powerOf(t, 0, 'V1-L02'), powerOf(t, 0, PLAIN), powerOf(t, 1, 'V1-L02')], [7000, 8000, 6000]);
  equal(powerOf(t, 0, 'V1-L19'), 0);
  nextTurn(t);
  deepEqual([powerOf(t, 0, 'V1-L02'), powerOf(t, 1, 'V1-L02')], [6000, 6000]);
});
