/** FFT-707, FFT-708, FFT-710, FFT-712, FFT-713: casting Summons, and taking a cast back. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, cancel, card, cast, choose, damage, draw, forwards, heads, inYour, oneOf, onStack } from '../../cards/make.ts';
import { act, asking, atMain, bothPass, damageOn, isDull, PLAIN, pass, resolveAll, stackOf, step } from '../testing/scenarios.ts';
import { backup, onForward, print, RED, target } from '../testing/testCards.ts';

rule('FFT-707 a Summon is cast by whoever has priority, in either Main or Attack Phase, on a stack that is empty or not', () => {
  const t = atMain({ a: { hand: ['V1-F16', RED], field: [PLAIN] }, b: { hand: ['V1-F16', 'V1-F16', RED, RED], field: [PLAIN] } });
  t.a.may('cast:V1-F16');
  act(t, 'cast:V1-F16', `choose:${PLAIN}`);
  pass(t);
  act(t, 'cast:V1-F16', `choose:${PLAIN}`);
  deepEqual(stackOf(t), ['V1-F16', 'V1-F16']);
  bothPass(t);
  bothPass(t);
  bothPass(t);
  equal(t.own.phase, 'attack');
  pass(t);
  t.b.may('cast:V1-F16');
});

rule('FFT-707 outside Main and Attack Phases nobody is asked', () => {
  const t = atMain({ a: { hand: ['V1-F16', RED], field: [PLAIN] } });
  t.a.may('cast:V1-F16');
  const seen = new Set<string>();
  for (let i = 0; i < 60 && t.own.turns === 3; i++) {
    if (t.ask === 'priority') seen.add(t.own.phase);
    t.pick(t.asked[0], t.ask === 'priority' ? 'pass' : 'stop');
  }
  deepEqual([...seen].sort(), ['attack', 'main']);
});

const manifold = card(
  'T-MANY',
  'Manifold',
  'summon',
  print(2),
  cast(
    {
      declare: [
        oneOf(
          'mode',
          { do: [draw(1)] },
          { declare: [choose('target', forwards('opponent'), 2)], do: [{ do: 'damage', to: target, n: 1000 }] },
        ),
        { do: 'x', name: 'x' },
        { do: 'extra', name: 'extra', cost: [{ do: 'spend', how: 'remove', from: inYour('breakZone'), count: 1 }] },
      ],
    },
    draw(1),
  ),
);

rule('FFT-708 casting: shown on top of the stack, then modes, targets, X and extra costs, and only then paid', () => {
  const t = atMain({
    a: { hand: ['T-MANY', RED, RED, RED], breakZone: [PLAIN], field: ['V1-F11'] },
    b: { field: [PLAIN, 'V1-E01', 'V1-F08'] },
    cards: [manifold],
  });
  t.a.pick('cast:T-MANY');
  deepEqual(stackOf(t), ['T-MANY']);
  deepEqual(
    t.b.view.zones.filter((z) => z.zone === 'stack').map((z) => z.cards.map((c) => c.def)),
    [['T-MANY']],
  );
  const asks = [t.ask];
  t.a.pick('mode2');
  asks.push(t.ask);
  t.a.pick(`choose:${PLAIN}`);
  t.a.pick('choose:V1-F08');
  asks.push(t.ask);
  t.a.pick('number#2');
  asks.push(t.ask);
  t.a.pick('payExtra');
  asks.push(t.ask);
  deepEqual(asks, ['mode', 'target', 'x', 'extra', 'spend']);
  deepEqual([t.a.count('hand'), t.a.count('breakZone'), isDull(t, 0, 'V1-F11')], [3, 1, false]);
  t.a.pick('payForMe');
  // 2 for the card, 2 for X; the extra card is removed.
  deepEqual(t.a.cards('removed').filter((c) => c === PLAIN).length > 0, true);
  deepEqual([t.a.count('hand'), t.a.count('breakZone')], [1, 2]);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-708 taken back after the targets were chosen: nothing has changed, priority and passes neither', () => {
  const t = atMain({ a: { field: [PLAIN] }, b: { hand: ['V1-F16', RED], field: ['V1-F08'] } });
  pass(t);
  t.b.pick('cast:V1-F16');
  t.b.pick('choose:V1-F08');
  equal(t.ask, 'source');
  t.b.pick('takeBack');
  deepEqual([stackOf(t), t.b.cards('hand').sort(), asking(t)], [[], [RED, 'V1-F16'], [1, 'priority']]);
  // The pass of the other player still counts: one more ends the phase.
  pass(t);
  equal(t.own.phase, 'attack');
});

rule('FFT-708 taken back in the middle of a payment: nothing is dulled, nothing discarded', () => {
  const t = atMain({ a: { hand: ['V1-F17', RED, PLAIN], field: ['V1-F11', 'V1-F08'] } });
  t.a.pick('cast:V1-F17');
  t.a.pick('dull:V1-F11');
  t.a.may(`discard:${RED}`);
  equal(isDull(t, 0, 'V1-F11'), false);
  t.a.pick('takeBack');
  deepEqual([isDull(t, 0, 'V1-F11'), t.a.cards('hand').sort(), t.a.count('breakZone'), stackOf(t)], [false, [PLAIN, RED, 'V1-F17'], 0, []]);
  deepEqual(asking(t), [0, 'priority']);
  // And a Character just so.
  t.a.pick(`play:${RED}`);
  t.a.pick('takeBack');
  deepEqual([t.a.count('field'), asking(t)], [2, [0, 'priority']]);
  act(t, 'cast:V1-F17');
  resolveAll(t);
  equal(damageOn(t, 0, 'V1-F08'), 7000);
});

const counter = card(
  'T-COUNTER',
  'Counter',
  'summon',
  print(1),
  cast({ declare: [choose('target', onStack('any', 'summon'))] }, cancel(target)),
);

rule('FFT-710 a Summon cannot choose itself', () => {
  const t = atMain({ a: { hand: ['T-COUNTER', RED], field: [PLAIN] }, b: { hand: ['V1-F16', RED] }, cards: [counter] });
  t.a.mayNot('cast:T-COUNTER', 'FFT-709');
  pass(t);
  act(t, 'cast:V1-F16');
  pass(t);
  t.a.pick('cast:T-COUNTER');
  // The other one is the only target there is, so nothing is asked but the payment.
  deepEqual([stackOf(t), t.ask], [['V1-F16', 'T-COUNTER'], 'source']);
  t.a.pick(`discard:${RED}`);
  bothPass(t);
  deepEqual([stackOf(t), t.b.cards('breakZone'), t.a.cards('breakZone')], [[], [RED, 'V1-F16'], [RED, 'T-COUNTER']]);
});

rule('FFT-712 the caster keeps priority and may respond to their own Summon, whoever’s turn it is', () => {
  const t = atMain({ a: { field: [PLAIN] }, b: { hand: ['V1-F16', 'V1-F17', RED, RED, RED] } });
  pass(t);
  act(t, 'cast:V1-F16', `discard:${RED}`);
  deepEqual(asking(t), [1, 'priority']);
  act(t, 'cast:V1-F17');
  deepEqual(
    [stackOf(t), asking(t)],
    [
      ['V1-F16', 'V1-F17'],
      [1, 'priority'],
    ],
  );
  pass(t);
  deepEqual(asking(t), [0, 'priority']);
});

rule('FFT-713 a Summon that resolved, and one that was cancelled, goes to its owner’s Break Zone', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F02'], field: [PLAIN] }, b: { hand: ['T-COUNTER', 'V1-F02'] }, cards: [counter] });
  act(t, 'cast:V1-F16');
  pass(t);
  act(t, 'cast:T-COUNTER');
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone'), stackOf(t)], [['V1-F02', 'V1-F16'], ['V1-F02', 'T-COUNTER'], []]);
  equal(damageOn(t, 0, PLAIN), 0);
});

rule('FFT-R50 a Summon is cast with priority in a Main or Attack Phase, and at no other ask of a turn', () => {
  const chime = backup(
    'T-CHIME',
    {},
    auto(heads.endOfYourTurn, {}, { do: 'may', then: [draw()] }),
    auto(heads.yourMain1, {}, { do: 'may', then: [draw()] }),
  );
  const free = onForward('T-FREE', damage(target, 1000));
  const hand = ['T-FREE', ...new Array<string>(4).fill('V1-F12')];
  const t = atMain({ cards: [chime, free], a: { field: ['T-CHIME', 'V1-E02'], hand }, b: { field: [PLAIN], hand: ['T-FREE'] } });
  const seen = new Map<string, boolean>();
  for (let i = 0; i < 200 && t.own.turns < 6; i++) {
    const seat = t.asked[0];
    const keys = t.seat(seat).keys;
    const at = `${t.own.phase}/${t.ask}`;
    const can = keys.includes('cast:T-FREE');
    ok(!seen.has(at) || seen.get(at) === can, at);
    seen.set(at, can);
    if (keys.includes('attack:V1-E02')) t.pick(seat, 'attack:V1-E02');
    else step(t);
  }
  deepEqual(
    [...seen].filter(([, can]) => can).map(([at]) => at),
    ['main/priority', 'attack/priority'],
  );
  // Asked in the middle of a resolution, at the block and in the End Phase as well, but not for a Summon.
  for (const at of ['main/may', 'attack/attack', 'attack/block', 'end/may', 'end/excess']) equal(seen.get(at), false, at);
});
