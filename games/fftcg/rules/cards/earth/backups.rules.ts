/** The Earth Backups of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  bothPass,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../../testing/scenarios.ts';
import { offered, turnUp } from '../../testing/shortcuts.ts';

rule('V1-E11 Field Mason: for one Earth CP, dull and gone, a Forward gains 3000 power this turn', () => {
  const t = atMain({ a: { field: ['V1-E11', 'V1-E02'], hand: [PLAIN, 'V1-F01'] }, b: { field: [PLAIN] } });
  t.a.pick('use:V1-E11#1');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E02', `choose:${PLAIN}`]);
  t.a.pick('choose:V1-E02');
  t.a.mayNot('discard:V1-F01').pick(`discard:${PLAIN}`);
  deepEqual(t.a.cards('breakZone').sort(), [PLAIN, 'V1-E11']);
  resolveAll(t);
  equal(powerOf(t, 0, 'V1-E02'), 8000);
  equal(powerOf(nextTurn(t), 0, 'V1-E02'), 5000);
});

rule('V1-E11 Field Mason: not dull, not in its first turn, not without Earth', () => {
  const with_ = (mason: object, hand: string[]) => atMain({ a: { field: [{ card: 'V1-E11', ...mason }, PLAIN], hand } });
  with_({}, [PLAIN]).a.may('use:V1-E11#1');
  atMain({ a: { field: ['V1-E11', 'V1-E13', PLAIN] } }).a.may('use:V1-E11#1');
  with_({ dull: true }, [PLAIN]).a.mayNot('use:V1-E11#1').mayNot('use:V1-E11', 'FFT-515');
  with_({ fresh: true }, [PLAIN]).a.mayNot('use:V1-E11#1').mayNot('use:V1-E11', 'FFT-804');
  with_({}, ['V1-F01']).a.mayNot('use:V1-E11#1').mayNot('use:V1-E11', 'FFT-519');
});

rule('V1-E12 Muster Sergeant: you may search for a Warden', () => {
  const make = () =>
    act(atMain({ a: { hand: ['V1-E12', PLAIN, PLAIN], top: ['V1-E06', 'V1-E04', 'V1-E10', 'V1-E02', 'V1-E02'] } }), 'play:V1-E12');
  const t = bothPass(make());
  t.a.pick('yes');
  deepEqual(t.a.keys.sort(), ['find:V1-E02', 'find:V1-E04', 'findNothing']);
  t.a.pick('find:V1-E04');
  deepEqual(t.a.cards('hand'), ['V1-E04']);
  const none = bothPass(make());
  none.a.pick('no');
  deepEqual([none.a.cards('hand'), none.ask], [[], 'priority']);
});

rule('V1-E13 Rune Surveyor: for one CP of any Element and dull, a Forward gains 1000 power this turn', () => {
  const t = atMain({ a: { field: ['V1-E13', 'V1-E02', 'V1-F12'] }, b: { field: ['V1-E03'] } });
  t.a.pick('use:V1-E13#1');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E02', 'choose:V1-E03']);
  resolveAll(t.a.pick('choose:V1-E02').a.pick('payForMe'));
  deepEqual([powerOf(t, 0, 'V1-E02'), powerOf(t, 1, 'V1-E03')], [6000, 9000]);
  deepEqual([isDull(t, 0, 'V1-E13'), isDull(t, 0, 'V1-F12')], [true, true]);
  equal(powerOf(nextTurn(t), 0, 'V1-E02'), 5000);
});

const BURIED = ['V1-E03', 'V1-E05', 'V1-E13', 'V1-L16', 'V1-F03'];

rule('V1-E14 Cairnkeeper Odile: entering, a Forward of cost 4 or less comes back from your Break Zone', () => {
  const t = atMain({
    a: { field: ['V1-E11', 'V1-E11', 'V1-E11', 'V1-E11'], hand: ['V1-E14'], breakZone: BURIED },
    b: { breakZone: [PLAIN] },
  });
  act(t, 'play:V1-E14');
  deepEqual(offered(t, 0, 'choose').sort(), ['choose:V1-E03', 'choose:V1-F03']);
  resolveAll(t.a.pick('choose:V1-F03'));
  deepEqual([t.a.cards('hand'), t.a.cards('breakZone')], [['V1-F03'], ['V1-E03', 'V1-E05', 'V1-E13', 'V1-L16']]);
});

rule('V1-E14 Cairnkeeper Odile: with nothing to choose it is not put on the stack', () => {
  const field = ['V1-E11', 'V1-E11', 'V1-E11', 'V1-E11'];
  const t = act(atMain({ a: { field, hand: ['V1-E14'], breakZone: ['V1-E05'] }, b: { breakZone: [PLAIN] } }), 'play:V1-E14');
  deepEqual([stackOf(t), t.a.cards('hand')], [[], []]);
});

rule('V1-E14 Cairnkeeper Odile: EX Burst', () => {
  const t = turnUp(atAttack({ a: { field: [PLAIN], breakZone: ['V1-F04'] }, b: { top: ['V1-E14'], breakZone: BURIED } }), PLAIN);
  deepEqual(offered(t, 1, 'choose').sort(), ['choose:V1-E03', 'choose:V1-F03']);
  t.b.pick('choose:V1-E03');
  deepEqual([t.b.cards('hand'), t.b.cards('damage'), t.b.cards('field')], [['V1-E03'], ['V1-E14'], []]);
});

rule('V1-E15 Barrow Speaker: for two Earth CP, dull and gone, an Earth Forward of cost 3 or less comes onto the field', () => {
  const breakZone = ['V1-E08', 'V1-E03', 'V1-F01', 'V1-E13', PLAIN];
  const t = atMain({ a: { field: ['V1-E15'], hand: [PLAIN], breakZone }, b: { breakZone: ['V1-E02'] } });
  t.a.pick('use:V1-E15#1');
  deepEqual(offered(t, 0, 'choose').sort(), [`choose:${PLAIN}`, 'choose:V1-E08']);
  t.a.pick('choose:V1-E08').a.pick(`discard:${PLAIN}`);
  bothPass(t);
  deepEqual([t.a.cards('field'), isDull(t, 0, 'V1-E08'), stackOf(t)], [['V1-E08'], false, ['auto']]);
  deepEqual(t.a.cards('breakZone').sort(), [PLAIN, PLAIN, 'V1-E03', 'V1-E13', 'V1-E15', 'V1-F01'].sort());
  bothPass(resolveAll(t));
  equal(powerOf(t, 0, 'V1-E08'), 8000);
  // It has only just come.
  bothPass(t);
  t.a.mayNot('attack:V1-E08');
});

rule('V1-E15 Barrow Speaker: only in your own turn, not dull, for Earth CP', () => {
  const side = { field: ['V1-E15'], hand: [PLAIN], breakZone: [PLAIN] };
  atMain({ a: side }).a.may('use:V1-E15#1');
  atMain({ a: { ...side, field: [{ card: 'V1-E15', dull: true }] } })
    .a.mayNot('use:V1-E15#1')
    .mayNot('use:V1-E15', 'FFT-515');
  atMain({ a: { ...side, hand: ['V1-F01'] } })
    .a.mayNot('use:V1-E15#1')
    .mayNot('use:V1-E15', 'FFT-519');
  pass(atTheirMain({ a: side }))
    .a.mayNot('use:V1-E15#1')
    .mayNot('use:V1-E15', 'FFT-834');
});
