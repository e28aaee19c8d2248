/** FFT-1301 to FFT-1303: Haste and Brave. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, card, draw, dullIcon, EOT, gainsKeyword } from '../../cards/make.ts';
import { strikeCards } from '../testing/battles.ts';
import { act, atAttack, atMain, attack, bothPass, isDull, PLAIN, toAttack } from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';
import { backup, fwd, onForward, print, target } from '../testing/testCards.ts';

rule('FFT-1301 Haste: attacking and dull-icon abilities on the turn it comes', () => {
  const worker = (id: string, haste: boolean) => fwd(id, 3000, haste ? { keywords: ['haste'] } : {}, action({ cost: [dullIcon] }, draw()));
  const helper = (id: string, haste: boolean) => backup(id, haste ? { keywords: ['haste'] } : {}, action({ cost: [dullIcon] }, draw()));
  const t = atMain({
    cards: [worker('T-FAST', true), worker('T-SLOW', false), helper('T-BFAST', true), helper('T-BSLOW', false)],
    a: {
      hand: ['T-FAST', 'T-SLOW'],
      field: [
        { card: 'T-BFAST', fresh: true },
        { card: 'T-BSLOW', fresh: true },
      ],
    },
  });
  act(t, 'play:T-FAST');
  act(t, 'play:T-SLOW');
  t.a.may('use:T-FAST#1').may('use:T-BFAST#1').mayNot('use:T-SLOW', 'FFT-804').mayNot('use:T-BSLOW', 'FFT-804');
  toAttack(t);
  bothPass(t);
  t.a.may('attack:T-FAST').mayNot('attack:T-SLOW', 'FFT-705');
});

rule('FFT-1301 Haste that is given counts like printed Haste', () => {
  const rush = onForward('T-RUSH', gainsKeyword(target, 'haste', EOT));
  const t = atAttack({
    cards: [...strikeCards, rush],
    a: {
      hand: ['T-RUSH'],
      field: [
        { card: 'T-5', fresh: true },
        { card: 'T-6', fresh: true },
      ],
    },
  });
  act(t, 'cast:T-RUSH', 'choose:T-5');
  bothPass(t);
  bothPass(t);
  t.a.may('attack:T-5').mayNot('attack:T-6', 'FFT-705');
});

rule('FFT-1302 Brave: attacking does not dull it, but it attacks once a turn', () => {
  const t = atAttack({ a: { field: ['V1-F02', 'V1-F01'] } });
  hit(t, 'V1-F02');
  equal(isDull(t, 0, 'V1-F02'), false);
  bothPass(t);
  bothPass(t);
  t.a.mayNot('attack:V1-F02', 'FFT-1008').may('attack:V1-F01');
});

rule('FFT-1303 a dull Forward with Brave cannot attack', () => {
  const t = atAttack({ a: { field: [{ card: 'V1-F02', dull: true }, 'V1-F01'] } });
  bothPass(t);
  t.a.mayNot('attack:V1-F02', 'FFT-1303').may('attack:V1-F01');
});

rule('FFT-E42 a Brave Forward that has attacked cannot attack again', () => {
  const brave = card('T-BRAVE', 'Brave One', 'forward', print(2, 5000, { keywords: ['brave'] }));
  const t = atAttack({ a: { field: ['T-BRAVE', PLAIN] }, cards: [brave] });
  attack(t, 'T-BRAVE');
  for (let i = 0; i < 4; i++) bothPass(t);
  deepEqual([t.ask, isDull(t, 0, 'T-BRAVE'), t.b.count('damage')], ['attack', false, 1]);
  t.a.mayNot('attack:T-BRAVE', 'FFT-1008').may(`attack:${PLAIN}`);
});
