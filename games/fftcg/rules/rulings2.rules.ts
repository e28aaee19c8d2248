/** FFT-R15 to FFT-R28: casting and playing, targets and cancelling, what leaves a battle, how a blocker’s damage is divided. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { activate, auto, cannot, cast, characters, choose, damage, draw, dull, EOT, forwards, gains, heads, put } from '../cards/make.ts';
import { BOUNCE, backup, CHILL, fwd, monster, onForward, RAISE, summon, target, WAKE } from './cardsOfTests.ts';
import { cast1, hit } from './situations.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  isDull,
  type Match,
  markOf,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from './table.ts';

rule('FFT-R15 only the procedure of casting is a cast: what an effect plays did not enter by one', () => {
  const herald = fwd('T-HERALD', 3000, {}, auto({ ...heads.enter, why: 'play' }, {}, draw()));
  const ear = backup('T-EAR', {}, auto({ on: 'cast', seat: 'you' }, {}, draw()));
  const cards = [herald, ear, RAISE];
  const t = atMain({ cards, options: { triggerOrder: 'auto' }, a: { hand: ['T-HERALD'], field: ['T-EAR'] } });
  act(t, 'play:T-HERALD');
  deepEqual(stackOf(t), ['auto', 'auto']);
  const u = atMain({ cards, a: { hand: ['T-RAISE'], breakZone: ['T-HERALD'], field: ['T-EAR'] } });
  act(u, 'cast:T-RAISE');
  // The Summon itself was cast.
  deepEqual(stackOf(u), ['T-RAISE', 'auto']);
  resolveAll(u);
  deepEqual([u.a.cards('field'), stackOf(u), u.a.count('hand')], [['T-EAR', 'T-HERALD'], [], 1]);
});

rule('FFT-R16 Characters that leave together all see each other leave: each ability once for every one that fits', () => {
  const mourner = fwd('T-MOURNER', 3000, {}, auto({ on: 'move', card: forwards('any'), from: 'field', to: 'breakZone' }, {}, draw()));
  const end = summon('T-END', {}, cast({}, put(forwards('any'))));
  const t = atMain({
    cards: [mourner, end],
    options: { triggerOrder: 'auto' },
    a: { hand: ['T-END'], field: ['T-MOURNER', 'T-MOURNER'] },
    b: { field: [PLAIN, 'V1-F12'] },
  });
  cast1(t, 'T-END');
  // Two of them, three Forwards each.
  equal(stackOf(t).length, 6);
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.b.cards('field')], [6, ['V1-F12']]);
});

rule('FFT-R17 “if you do so” goes on at once; “when you do so” is a new item, which waits for both to pass', () => {
  const t = atMain({ a: { hand: ['V1-A08', 'V1-A01', 'V1-A01'], field: ['V1-F12'] } });
  bothPass(act(t, 'play:V1-A08'));
  t.a.pick('yes');
  deepEqual([stackOf(t), t.a.count('hand'), t.a.cards('field')], [[], 2, ['V1-A08']]);
  const bolt = onForward('T-BOLT', damage(target, 6000));
  const u = atMain({ cards: [bolt], a: { hand: ['T-BOLT', 'V1-F01'], field: ['V1-A07'], breakZone: ['V1-A04', 'V1-F04'] } });
  cast1(u, 'T-BOLT');
  bothPass(u);
  u.a.pick('yes').a.pick('payForMe');
  // Two of that cost, and the card that was discarded for it.
  deepEqual(u.a.keys.toSorted(), ['choose:V1-A04', 'choose:V1-F01', 'choose:V1-F04']);
  u.a.pick('choose:V1-A04');
  deepEqual([asking(u), stackOf(u), u.a.cards('field')], [[0, 'priority'], ['auto'], []]);
  bothPass(u);
  deepEqual([u.a.cards('field'), isDull(u, 0, 'V1-A04')], [['V1-A04'], true]);
});

rule(
  'FFT-R18 a target that left, fails its description or may not be chosen any more is illegal; one that changed otherwise is not',
  () => {
    const onDull = summon(
      'T-ONDULL',
      {},
      cast({ declare: [choose('target', forwards('any', { mark: 'dull', is: 1 }))] }, damage(target, 3000), draw()),
    );
    const bolt = summon('T-BOLT', {}, cast({ declare: [choose('target', forwards('opponent'))] }, damage(target, 3000), draw()));
    const answers = [
      onForward('T-WAKE', activate(target)),
      onForward('T-NAP', dull(target)),
      onForward('T-HIDE', cannot('chosenBySummon', target, EOT)),
      fwd('T-BACK', 8000, { keywords: ['backAttack'] }),
    ];
    const answered = (spell: string, answer: string, on: string, asleep: boolean) => {
      const t = atMain({
        cards: [onDull, bolt, BOUNCE, ...answers],
        a: { hand: [spell] },
        b: { hand: [answer], field: [asleep ? { card: on, dull: true } : on] },
      });
      act(t, `cast:${spell}`);
      bothPass(act(pass(t), `cast:${answer}`));
      if (answer === 'T-BOUNCE') pass(t).b.pick(`play:${on}`);
      resolveAll(t);
      return [t.b.cards('field'), damageOn(t, 1, on), t.a.count('hand')];
    };
    // Back on the field it is another object.
    deepEqual(answered('T-BOLT', 'T-BOUNCE', 'T-BACK', false), [['T-BACK'], 0, 0]);
    deepEqual(answered('T-ONDULL', 'T-WAKE', PLAIN, true), [[PLAIN], 0, 0]);
    deepEqual(answered('T-BOLT', 'T-HIDE', PLAIN, false), [[PLAIN], 0, 0]);
    deepEqual(answered('T-BOLT', 'T-NAP', PLAIN, false), [[PLAIN], 3000, 1]);
    deepEqual(answered('T-BOLT', 'T-WAKE', PLAIN, true), [[PLAIN], 3000, 1]);
  },
);

rule('FFT-R19 in the middle of a resolution dead Forwards are still there and count', () => {
  const kill = onForward('T-KILL', damage(target, 8000), { do: 'draw', n: { count: forwards('opponent') } });
  const melt = onForward('T-MELT', gains(target, -9000, EOT), { do: 'draw', n: { count: forwards('opponent') } });
  for (const id of ['T-KILL', 'T-MELT']) {
    const t = cast1(atMain({ cards: [kill, melt], a: { hand: [id] }, b: { field: [PLAIN] } }), id);
    deepEqual([t.a.count('hand'), t.b.cards('field'), t.b.cards('breakZone')], [1, [], [PLAIN]]);
  }
});

rule('FFT-R20 what is cancelled gives nothing back: the cost stays paid, the limit used', () => {
  const t = atMain({
    a: { field: ['V1-F19', 'V1-F15'], hand: ['V1-F16', 'V1-F01'] },
    b: { hand: ['V1-W18', 'V1-W18', 'V1-W01', 'V1-W01'] },
  });
  t.a.pick('use:V1-F19#1').a.pick('dull:V1-F15');
  const cancel = () => {
    pass(t);
    bothPass(act(t, 'cast:V1-W18'));
    if (t.ask === 'may') t.a.pick('no');
  };
  cancel();
  deepEqual([stackOf(t), isDull(t, 0, 'V1-F15'), t.table.is(t.a.ids('field')[0], 'type', 'forward')], [[], true, false]);
  t.a.mayNot('use:V1-F19', 'FFT-812');
  // A Summon: it and what was discarded for it are gone.
  const u = atMain({ a: { hand: ['V1-F16', 'V1-F01'] }, b: { field: [PLAIN], hand: ['V1-W18', 'V1-W01'] } });
  act(u, 'cast:V1-F16');
  pass(u);
  bothPass(act(u, 'cast:V1-W18'));
  if (u.ask === 'may') u.a.pick('no');
  deepEqual([u.a.cards('hand'), u.a.cards('breakZone').toSorted(), damageOn(u, 1, PLAIN)], [[], ['V1-F01', 'V1-F16'], 0]);
});

rule('FFT-R21 three Preparation Steps, one Attack Phase: its beginning triggers once', () => {
  const drum = backup('T-DRUM', {}, auto(heads.yourAttackPhase, {}, draw()));
  const t = atMain({ cards: [drum], a: { field: ['T-DRUM', 'V1-E02', PLAIN] } });
  bothPass(t);
  deepEqual([t.own.phase, stackOf(t)], ['attack', ['auto']]);
  resolveAll(t);
  for (const id of ['V1-E02', PLAIN]) {
    hit(t, id);
    bothPass(t);
    deepEqual([asking(t), stackOf(t)], [[0, 'priority'], []]);
  }
  deepEqual([t.a.count('hand'), t.b.count('damage')], [1, 2]);
});

rule('FFT-R22 the same Forward blocks twice; its damage adds up', () => {
  const t = atAttack({ a: { field: ['V1-E02', 'V1-E02'] }, b: { field: [PLAIN] } });
  bothPass(block(attack(t, 'V1-E02'), PLAIN));
  deepEqual([damageOn(t, 1, PLAIN), isDull(t, 1, PLAIN), t.a.count('field')], [5000, false, 1]);
  bothPass(t);
  bothPass(block(attack(t, 'V1-E02'), PLAIN));
  deepEqual([t.a.cards('field'), t.b.cards('field'), t.b.count('damage')], [[], [], 0]);
});

rule('FFT-R23 the blocker leaves: blocked all the same, no damage for anybody; with the option one point', () => {
  const at = (blockerLeaves: string) => {
    const t = atAttack({
      cards: [BOUNCE],
      options: { blockerLeaves },
      a: { field: ['V1-E02'], hand: ['T-BOUNCE'] },
      b: { field: [PLAIN] },
    });
    block(attack(t, 'V1-E02'), PLAIN);
    cast1(t, 'T-BOUNCE', `choose:${PLAIN}`);
    bothPass(t);
    return [t.b.count('damage'), damageOn(t, 0, 'V1-E02'), t.b.cards('hand')];
  };
  deepEqual(at('staysBlocked'), [0, 0, [PLAIN]]);
  deepEqual(at('becomesUnblocked'), [1, 0, [PLAIN]]);
});

rule('FFT-R24 the only attacker leaves: no block and no damage before blocks, no damage after them', () => {
  const setting = { cards: [BOUNCE], a: { field: ['V1-E02'], hand: ['T-BOUNCE'] }, b: { field: [PLAIN] } };
  const t = attack(atAttack(setting), 'V1-E02');
  cast1(t, 'T-BOUNCE', 'choose:V1-E02');
  bothPass(t);
  // The next Preparation Step already: nobody was asked to block.
  deepEqual([asking(t), t.own.phase, t.b.count('damage'), damageOn(t, 1, PLAIN)], [[0, 'priority'], 'attack', 0, 0]);
  bothPass(t);
  equal(t.own.phase, 'main');
  const u = block(attack(atAttack(setting), 'V1-E02'), PLAIN);
  cast1(u, 'T-BOUNCE', 'choose:V1-E02');
  bothPass(u);
  deepEqual([u.b.count('damage'), damageOn(u, 1, PLAIN), u.b.cards('field')], [0, 0, [PLAIN]]);
});

rule('FFT-R25 dulled, activated or forbidden to attack and block after the declaration: the battle goes on', () => {
  const ban = onForward('T-BAN', cannot('attack', target, EOT), cannot('block', target, EOT), dull(target));
  const t = atAttack({
    cards: [ban, WAKE, fwd('T-6', 6000)],
    a: { field: ['T-6'], hand: ['T-BAN', 'T-BAN', 'T-WAKE'] },
    b: { field: [PLAIN] },
  });
  attack(t, 'T-6');
  cast1(t, 'T-BAN', 'choose:T-6');
  cast1(t, 'T-WAKE', 'choose:T-6');
  block(t, PLAIN);
  cast1(t, 'T-BAN', `choose:${PLAIN}`);
  deepEqual([isDull(t, 1, PLAIN), markOf(t, 0, 'T-6', 'attacking'), markOf(t, 1, PLAIN, 'blocking')], [true, 1, 1]);
  bothPass(t);
  deepEqual([t.a.cards('breakZone').includes('T-6'), damageOn(t, 1, PLAIN)], [true, 6000]);
});

const PARTY = [fwd('T-2', 2000), fwd('T-3', 3000), fwd('T-ODD', 7500), fwd('T-FS', 1000, { keywords: ['firstStrike'] })];

rule('FFT-R26 all of it in thousands, more than enough if so wished; an odd rest goes with one of the shares', () => {
  const shares = (t: Match) => bothPass(block(attack(t, 'T-2', 'T-3'), 'T-ODD')).b.keys;
  const t = atAttack({ cards: PARTY, a: { field: ['T-2', 'T-3'] }, b: { field: ['T-ODD'] } });
  const numbers = shares(t).map((k) => Number(k.split('#')[1] ?? 0));
  deepEqual(asking(t), [1, 'distribute']);
  // Each of them leaves 0 or at least 1000 for the other, and only one part is odd.
  const thousands = [0, 1, 2, 3, 4, 5, 6].map((n) => n * 1000);
  deepEqual(
    numbers.toSorted((x, y) => x - y),
    [...thousands, ...thousands.slice(1).map((n) => n + 500), 7500].toSorted((x, y) => x - y),
  );
  t.b.pick('share:T-2#6500');
  deepEqual([t.a.cards('breakZone'), damageOn(t, 0, 'T-3'), damageOn(t, 1, 'T-ODD')], [['T-2'], 1000, 5000]);
});

rule('FFT-R26 it is divided when the blocker deals its damage: after First Strike', () => {
  const t = atAttack({ cards: PARTY, a: { field: ['T-FS', 'T-FS'] }, b: { field: ['T-ODD'] } });
  bothPass(block(attack(t, 'T-FS', 'T-FS'), 'T-ODD'));
  deepEqual([asking(t), damageOn(t, 1, 'T-ODD'), t.a.count('field')], [[1, 'distribute'], 2000, 2]);
});

rule('FFT-R27 a party is checked at its declaration alone: another Element, or a member less, and it goes on', () => {
  const t = atAttack({
    cards: [...PARTY, CHILL, BOUNCE],
    a: { field: ['T-2', 'T-2', 'T-3'], hand: ['T-CHILL', 'T-BOUNCE'] },
    b: { field: ['T-ODD'] },
  });
  attack(t, 'T-3', 'T-2', 'T-2');
  cast1(t, 'T-CHILL', 'choose:T-3');
  cast1(t, 'T-BOUNCE', 'choose:T-2');
  ok(t.table.is(t.a.ids('field').at(-1)!, 'element', 'ice'));
  bothPass(block(t, 'T-ODD'));
  t.b.pick(t.b.keys[0]);
  equal(damageOn(t, 1, 'T-ODD'), 5000);
});

rule('FFT-R28 no damage is dealt to a Character that is no Forward; damage on one that ceases to be one stays and is ignored', () => {
  const shock = summon('T-SHOCK', {}, cast({ declare: [choose('target', characters())] }, damage(target, 3000)));
  const shape = summon(
    'T-SHAPE',
    {},
    cast({}, { do: 'become', to: characters('you', { trait: 'type', is: 'monster' }), power: 4000, until: 'main1' }),
  );
  const t = atMain({
    cards: [shock, monster('T-IMP'), shape],
    a: { field: ['T-IMP', 'V1-E12'], hand: ['T-SHOCK', 'T-SHOCK', 'T-SHOCK', 'T-SHAPE'] },
  });
  cast1(t, 'T-SHOCK', 'choose:T-IMP');
  cast1(t, 'T-SHOCK', 'choose:V1-E12');
  deepEqual([damageOn(t, 0, 'T-IMP'), damageOn(t, 0, 'V1-E12')], [0, 0]);
  cast1(t, 'T-SHAPE');
  cast1(t, 'T-SHOCK', 'choose:T-IMP');
  deepEqual([damageOn(t, 0, 'T-IMP'), powerOf(t, 0, 'T-IMP')], [3000, 4000]);
  bothPass(t);
  // No Forward any more, no power, and its damage breaks nothing.
  deepEqual([t.own.phase, t.a.cards('field'), damageOn(t, 0, 'T-IMP'), powerOf(t, 0, 'T-IMP')], ['attack', ['T-IMP', 'V1-E12'], 3000, 0]);
});
