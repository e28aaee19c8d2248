/** The Earth Summons and the Earth Monster of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card } from '../../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  hasKeyword,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  toAttack,
} from '../../testing/scenarios.ts';
import { many, offered, theyCast, turnUp } from '../../testing/shortcuts.ts';
import { RED } from '../../testing/testCards.ts';

rule('V1-E16 Deep Cradle: a Forward of yours has 3000 more power and cannot be broken this turn', () => {
  const field = ['V1-E11', 'V1-E13'];
  const theirs = ['V1-L17', 'V1-F17', 'V1-F17', ...many(RED, 4), 'V1-L01', 'V1-L01'];
  const t = atMain({ a: { field: [...field, PLAIN, 'V1-E02'], hand: ['V1-E16'] }, b: { field: ['V1-E05'], hand: theirs, damage: 4 } });
  t.a.pick('cast:V1-E16');
  deepEqual(offered(t, 0, 'choose'), [`choose:${PLAIN}`, 'choose:V1-E02']);
  t.a.pick(`choose:${PLAIN}`).a.pick('payForMe');
  resolveAll(t);
  equal(powerOf(t, 0, PLAIN), 11000);
  theyCast(t, 'cast:V1-L17', `choose:${PLAIN}`, 'discard:V1-L01', 'discard:V1-L01');
  theyCast(t, 'cast:V1-F17', `choose:${PLAIN}`, 'discard:V1-F01', 'discard:V1-F01');
  theyCast(t, 'cast:V1-F17', `choose:${PLAIN}`, 'discard:V1-F01', 'discard:V1-F01');
  deepEqual([damageOn(t, 0, PLAIN), t.a.cards('breakZone').includes(PLAIN)], [14000, false]);
  // Damage and protection end together.
  nextTurn(t);
  deepEqual([damageOn(t, 0, PLAIN), powerOf(t, 0, PLAIN)], [0, 8000]);
  bothPass(block(attack(toAttack(t), 'V1-E05'), PLAIN));
  deepEqual(t.a.cards('field').includes(PLAIN), false);
});

rule('V1-E16 Deep Cradle: what is put into the Break Zone goes there; and it needs a Forward of yours', () => {
  const backups = ['V1-E11', 'V1-E13'];
  const regent = ['V1-L10', 'V1-L01', 'V1-L01', 'V1-L01'];
  const t = atTheirMain({ a: { field: [...backups, PLAIN], hand: ['V1-E16'] }, b: { hand: regent } });
  resolveAll(act(pass(t), 'cast:V1-E16'));
  resolveAll(act(t, 'play:V1-L10'));
  deepEqual(t.a.cards('field'), backups);
  atMain({ a: { field: backups, hand: ['V1-E16'] }, b: { field: [PLAIN] } }).a.mayNot('cast:V1-E16', 'FFT-709');
});

rule('V1-E16 Deep Cradle: EX Burst', () => {
  const t = turnUp(
    atAttack({ a: { field: ['V1-E03', 'V1-E11', 'V1-E11', 'V1-E11'] }, b: { field: ['V1-E02'], top: ['V1-E16'] } }),
    'V1-E03',
  );
  deepEqual([powerOf(t, 1, 'V1-E02'), t.b.cards('damage')], [8000, ['V1-E16']]);
});

const four = ['V1-E11', 'V1-E11', 'V1-E13', 'V1-E06'];

rule('V1-E17 World-Root: damage equal to your highest power to a Forward of the opponent’s', () => {
  const t = atMain({ a: { field: [...four, 'V1-E02', 'V1-F01'], hand: ['V1-E17'] }, b: { field: ['V1-E03', PLAIN, 'V1-E11'] } });
  t.a.pick('cast:V1-E17');
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E03', `choose:${PLAIN}`]);
  t.a.pick(`choose:${PLAIN}`).a.pick('payForMe');
  resolveAll(t);
  deepEqual([damageOn(t, 1, PLAIN), damageOn(t, 1, 'V1-E03')], [6000, 0]);
});

rule('V1-E17 World-Root: without a Forward of yours it deals nothing', () => {
  const t = atMain({ a: { field: four, hand: ['V1-E17'] }, b: { field: ['V1-F01'] } });
  resolveAll(act(t, 'cast:V1-E17'));
  deepEqual([damageOn(t, 1, 'V1-F01'), t.a.cards('breakZone')], [0, ['V1-E17']]);
});

rule('V1-E17 World-Root: EX Burst', () => {
  const t = turnUp(atAttack({ a: { field: ['V1-E05'] }, b: { field: ['V1-E02', PLAIN], top: ['V1-E17'] } }), 'V1-E05');
  equal(damageOn(t, 0, 'V1-E05'), 8000);
});

rule('V1-E18 Avalanche Heart: 6000 damage to every Forward that is not Earth, on both sides', () => {
  const both = card('T-01', 'Both', 'forward', { elements: ['earth', 'fire'], cost: 3, power: 7000, category: 'DAWN' });
  const t = atMain({
    a: { field: [...four, 'V1-E03', 'V1-F08'], hand: ['V1-E18', 'V1-E12'] },
    b: { field: ['V1-E02', 'V1-F05', 'V1-F01', 'T-01', 'V1-F12', 'V1-F19'] },
    cards: [both],
  });
  resolveAll(act(t, 'cast:V1-E18'));
  deepEqual([damageOn(t, 0, 'V1-E03'), damageOn(t, 0, 'V1-F08')], [0, 6000]);
  deepEqual([damageOn(t, 1, 'V1-E02'), damageOn(t, 1, 'V1-F05'), damageOn(t, 1, 'T-01')], [0, 6000, 0]);
  // 5000 and the Chaplain's 1000 are not enough; Backups and Monsters take none.
  deepEqual(t.b.cards('breakZone'), ['V1-F01']);
  deepEqual([damageOn(t, 1, 'V1-F12'), damageOn(t, 1, 'V1-F19')], [0, 0]);
});

rule('V1-E19 Boulder Tortoise: for one Earth CP, once a turn, it is a Forward with 7000 power and Brave', () => {
  const t = toAttack(resolveAll(act(atMain({ a: { field: ['V1-E19'], hand: [PLAIN, PLAIN] } }), 'use:V1-E19#1')));
  const tortoise = find(t, 0, 'V1-E19');
  deepEqual(
    [powerOf(t, 0, 'V1-E19'), t.table.traits(tortoise, 'type'), hasKeyword(t, 0, 'V1-E19', 'brave')],
    [7000, ['monster', 'forward'], true],
  );
  t.a.mayNot('use:V1-E19#1').mayNot('use:V1-E19', 'FFT-812');
  attack(t, 'V1-E19');
  equal(isDull(t, 0, 'V1-E19'), false);
  nextTurn(t);
  deepEqual([powerOf(t, 0, 'V1-E19'), t.table.traits(tortoise, 'type'), hasKeyword(t, 0, 'V1-E19', 'brave')], [0, ['monster'], false]);
  pass(t).a.may('use:V1-E19#1');
});

rule('V1-E19 Boulder Tortoise: one Earth Backup pays for it, another Element does not', () => {
  atMain({ a: { field: ['V1-E19', 'V1-E11'] } }).a.may('use:V1-E19#1');
  atMain({ a: { field: ['V1-E19', 'V1-F12'] } })
    .a.mayNot('use:V1-E19#1')
    .mayNot('use:V1-E19', 'FFT-519');
});

rule('V1-E19 Boulder Tortoise: it cannot attack in its first turn', () => {
  const t = atMain({ a: { field: [{ card: 'V1-E19', fresh: true }, PLAIN], hand: [PLAIN] } });
  bothPass(toAttack(resolveAll(act(t, 'use:V1-E19#1'))));
  t.a.may(`attack:${PLAIN}`).mayNot('attack:V1-E19', 'FFT-705');
});

rule('V1-E19 Boulder Tortoise: put into the Break Zone, a Forward of yours gains 1000 power this turn', () => {
  const t = atMain({ a: { field: ['V1-E19', 'V1-E02', PLAIN, 'V1-F12'], hand: [PLAIN] }, b: { field: ['V1-E03'] } });
  attack(toAttack(resolveAll(act(t, 'use:V1-E19#1'))), 'V1-E19');
  bothPass(block(t, 'V1-E03'));
  deepEqual(offered(t, 0, 'choose'), ['choose:V1-E02', `choose:${PLAIN}`]);
  resolveAll(t.a.pick('choose:V1-E02'));
  deepEqual([powerOf(t, 0, 'V1-E02'), t.a.cards('breakZone').sort()], [6000, [PLAIN, 'V1-E19']]);
  equal(powerOf(nextTurn(t), 0, 'V1-E02'), 5000);
});
