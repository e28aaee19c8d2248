/** FFT-901 to FFT-906: what uses the stack, in which order, and what comes before priority. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, card, cp, draw, enters, fieldAbility, gains, heads, special, this_ } from '../../cards/make.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { heir, PAY, print, RED } from '../testing/testCards.ts';

const four = card(
  'T-FOUR',
  'Four',
  'forward',
  print(2, 5000),
  action({ cost: [cp({ any: 1 })] }, draw(1)),
  special('Fourfold', { cost: [cp({ fire: 1 })] }, draw(1)),
  fieldAbility(gains(this_, 1000)),
  enters({}, draw(1)),
);

rule('FFT-901 Summons, action, special and auto-abilities use the stack and can be responded to', () => {
  for (const [key, item] of [
    ['cast:V1-F16', 'V1-F16'],
    ['use:T-FOUR#1', 'action'],
    ['use:T-FOUR#2', 'special'],
    ['play:V1-F03', 'auto'],
  ] as const) {
    const t = atMain({
      a: { hand: ['V1-F16', 'V1-F03', 'T-FOUR', RED, RED], field: ['T-FOUR'] },
      b: { hand: ['V1-F16', RED], field: [PLAIN] },
      cards: [four],
    });
    t.a.pick(key);
    if (t.ask === 'target') t.a.pick(`choose:${PLAIN}`);
    for (let i = 0; i < 4 && t.ask !== 'priority'; i++) t.a.pick(t.ask === 'spend' ? 'spend:T-FOUR' : `discard:${RED}`);
    deepEqual([stackOf(t), asking(t)], [[item], [0, 'priority']]);
    pass(t);
    act(t, 'cast:V1-F16', `choose:${PLAIN}`);
    deepEqual(stackOf(t), [item, 'V1-F16']);
  }
});

rule('FFT-902 EX Bursts, field abilities and playing a Character do not use the stack and cannot be responded to', () => {
  const t = atMain({ a: { hand: ['V1-F12', RED, RED], field: [RED] }, b: { hand: ['V1-F16', RED], field: [PLAIN], top: ['V1-F16'] } });
  act(t, 'play:V1-F12');
  deepEqual([stackOf(t), asking(t), powerOf(t, 0, RED)], [[], [0, 'priority'], 6000]);
  bothPass(t);
  attack(t, RED);
  resolveAll(t);
  block(t, null);
  for (let i = 0; i < 2 && t.ask === 'priority'; i++) pass(t);
  deepEqual([asking(t), stackOf(t)], [[1, 'exBurst'], []]);
  t.b.pick('useBurst');
  equal(t.ask, 'target');
  t.b.pick(`choose:${RED}`);
  // Carried out at once: nobody had priority in between.
  deepEqual([damageOn(t, 0, RED), stackOf(t), asking(t)], [4000, [], [0, 'priority']]);
});

rule('FFT-903 and FFT-904 a new item goes on top, and the newest resolves first', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F17', RED, RED, RED], field: [PLAIN] } });
  act(t, 'cast:V1-F16', `discard:${RED}`);
  act(t, 'cast:V1-F17');
  deepEqual(stackOf(t), ['V1-F16', 'V1-F17']);
  bothPass(t);
  deepEqual([stackOf(t), damageOn(t, 0, PLAIN)], [['V1-F16'], 7000]);
  bothPass(t);
  deepEqual([stackOf(t), t.a.cards('field'), t.a.cards('breakZone').slice(-3)], [[], [], ['V1-F17', 'V1-F16', PLAIN]]);
});

rule('FFT-905 each Main Phase and each step of the Attack Phase begins with the turn player, what waits being placed before', () => {
  const herald = card(
    'T-HERALD',
    'Herald',
    'backup',
    print(1),
    auto({ on: 'attackBegins' }, {}, draw(1)),
    auto({ on: 'main2Begins' }, {}, draw(1)),
  );
  const t = atMain({ a: { field: [PLAIN] }, b: { field: ['T-HERALD'] }, cards: [herald] });
  const seen: string[] = [];
  let last = '';
  for (let i = 0; i < 40 && t.own.turns === 3; i++) {
    if (t.ask === 'priority') {
      const at = ['main1', 'main2', 'preparation', 'declaration', 'blockStep', 'damageStep'].find((p) => t.table.within(p))!;
      const name = `${at} ${t.asked[0]} ${stackOf(t).length}`;
      if (at !== last) seen.push(name);
      last = at;
      pass(t);
    } else if (t.ask === 'attack') t.a.pick(t.a.keys.includes(`attack:${PLAIN}`) ? `attack:${PLAIN}` : 'stop');
    else t.pick(t.asked[0], 'noBlock');
  }
  deepEqual(seen, ['main1 0 0', 'preparation 0 1', 'declaration 0 0', 'blockStep 0 0', 'damageStep 0 0', 'preparation 0 0', 'main2 0 1']);
});

rule('FFT-906 rule processes, then waiting abilities, and both again until nothing is left; only then priority', () => {
  // Breaking the Heir makes its trigger wait; the Regent’s own power hangs on the Heir, so it goes too, and its trigger after that.
  const regent = card(
    'T-REGENT',
    'Regent',
    'forward',
    print(1, 1000),
    {
      when: { always: true },
      if: { exists: { zone: 'field', of: 'you', where: [{ trait: 'name', is: 'Heir' }] } },
      do: [gains(this_, 4000)],
    },
    auto(heads.breakZone, {}, draw(1)),
  );
  const t = atMain({
    a: { field: ['T-HEIR', { card: 'T-REGENT', damage: 1000 }], hand: ['V1-F17', PAY, PAY] },
    cards: [heir, regent],
  });
  act(t, 'cast:V1-F17', 'choose:T-HEIR');
  bothPass(t);
  // Both are gone before anybody is asked for anything but the order of the two.
  deepEqual([t.ask, t.a.cards('field')], ['order', []]);
  t.a.pick(t.a.keys[0]);
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['auto', 'auto'],
      [0, 'priority'],
    ],
  );
});

rule('FFT-E40 each player has one waiting auto-ability: the other player’s resolves first', () => {
  const drummer = card('T-DRUM', 'Drummer', 'backup', print(1), auto({ on: 'attackBegins' }, {}, draw(1)));
  const t = atAttack({ a: { field: ['T-DRUM'] }, b: { field: ['T-DRUM'] }, cards: [drummer] });
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['auto', 'auto'],
      [0, 'priority'],
    ],
  );
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [0, 1]);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [1, 1]);
});
