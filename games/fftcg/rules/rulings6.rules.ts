/** FFT-R70 to FFT-R81: attacks, control, entering dull, blocks, payments, searches, the stack; FFT-R6 for several cards. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  auto,
  card,
  cast,
  characters,
  draw,
  EOT,
  enters,
  fieldAbility,
  forwards,
  gains,
  job,
  search,
  this_,
  toDeckBottom,
} from '../cards/make.ts';
import { backup, fwd, onForward, STEAL, summon, target, WAKE } from './cardsOfTests.ts';
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
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
} from './table.ts';

rule('FFT-R70 “attack twice” raises the limit of that one object; every attack needs it active', () => {
  const twin = fwd('T-TWICE', 4000, {}, fieldAbility({ do: 'gain', to: this_, stat: 'attacks', set: 2 }));
  const t = atAttack({ cards: [twin, WAKE], a: { field: ['T-TWICE', PLAIN, 'V1-W02'], hand: ['T-WAKE', 'T-WAKE'] } });
  const again = (id: string) => {
    cast1(t, 'T-WAKE', `choose:${id}`);
    bothPass(t);
    bothPass(t);
  };
  hit(t, 'T-TWICE');
  bothPass(t);
  bothPass(t);
  // Dull: not a second time.
  t.a.mayNot('attack:T-TWICE', 'FFT-1006').pick(`attack:${PLAIN}`);
  bothPass(t);
  bothPass(t);
  again('T-TWICE');
  t.a.may('attack:T-TWICE').pick('attack:T-TWICE');
  bothPass(t);
  bothPass(t);
  again('T-TWICE');
  t.a.mayNot('attack:T-TWICE', 'FFT-1008').mayNot(`attack:${PLAIN}`, 'FFT-1006').pick('stop');
  equal(t.b.count('damage'), 3);
});

const KNIGHT = (id: string, keywords: readonly 'backAttack'[] = []) =>
  card(id, 'Knight', 'forward', { elements: 'fire', cost: 0, category: 'TEST', power: 5000, keywords });

rule('FFT-R71 limits are checked with the new controller at once', () => {
  const t = atMain({ cards: [KNIGHT('T-K1'), KNIGHT('T-K2'), STEAL], a: { field: ['T-K1'], hand: ['T-STEAL'] }, b: { field: ['T-K2'] } });
  cast1(t, 'T-STEAL', 'choose:T-K2');
  // Each in its owner’s Break Zone.
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').includes('T-K1'), t.b.cards('breakZone')], [[], true, ['T-K2']]);
});

rule('FFT-R71 control goes back in the End Phase, and what is too much then goes', () => {
  const t = atMain({
    cards: [KNIGHT('T-K1'), KNIGHT('T-K2', ['backAttack']), STEAL],
    a: { hand: ['T-STEAL'] },
    b: { field: ['T-K1'], hand: ['T-K2'] },
  });
  cast1(t, 'T-STEAL');
  pass(t).b.pick('play:T-K2');
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['T-K1'], ['T-K2']]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.b.cards('field'), t.b.cards('breakZone').toSorted()], [[], [], ['T-K1', 'T-K2']]);
});

rule('FFT-R72 what enters dull is dull from its first moment and does not become so', () => {
  const spy = backup('T-SPY', {}, auto({ on: 'dull', card: characters('any') }, {}, draw()));
  const t = atMain({
    cards: [spy, backup('T-FREE')],
    a: { hand: ['V1-I08', 'T-FREE', 'V1-I12', 'V1-I12'], field: [{ card: 'T-SPY', dull: true }] },
  });
  act(t, 'play:V1-I08');
  act(t, 'play:T-FREE');
  deepEqual([isDull(t, 0, 'V1-I08'), isDull(t, 0, 'T-FREE'), stackOf(t)], [true, true, []]);
});

rule('FFT-R73 “cannot be blocked by Forwards with power …” is looked at when the block is declared, with the values of that moment', () => {
  const cards = [onForward('T-DOWN', gains(target, -1000, EOT)), onForward('T-UP', gains(target, 3000, EOT))];
  const t = atAttack({ cards, a: { field: ['V1-W06'] }, b: { field: [PLAIN, 'V1-E03'], hand: ['T-DOWN', 'T-UP'] } });
  attack(t, 'V1-W06');
  pass(t);
  cast1(t, 'T-DOWN', `choose:${PLAIN}`);
  bothPass(t);
  // 7000 may, 9000 may not.
  t.b.mayNot('block:V1-E03', 'FFT-1017').pick(`block:${PLAIN}`);
  pass(t);
  cast1(t, 'T-UP', `choose:${PLAIN}`);
  equal(powerOf(t, 1, PLAIN), 10000);
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), damageOn(t, 1, PLAIN), t.b.count('damage')], [['V1-W06'], 8000, 0]);
});

rule('FFT-R74 “must attack”: in any order and company, but the phase does not end before; who is unable need not', () => {
  const t = atAttack({ a: { field: ['V1-F08', PLAIN, 'V1-F01'] } });
  bothPass(t);
  t.a.mayNot('stop', 'FFT-1013').pick(`attack:${PLAIN}`);
  if (t.ask === 'join') t.a.pick('charge');
  for (let i = 0; i < 3; i++) bothPass(t);
  bothPass(t);
  t.a.mayNot('stop', 'FFT-1013').pick('attack:V1-F01').a.pick('join:V1-F08');
  if (t.ask === 'join') t.a.pick('charge');
  resolveAll(t);
  for (let i = 0; i < 3; i++) bothPass(t);
  if (t.ask === 'priority') bothPass(t);
  equal(t.own.phase, 'main');
  // Dull, still waiting, or without the CP its attack costs.
  const toll = fwd(
    'T-TOLL',
    5000,
    {},
    fieldAbility({ do: 'require', deed: 'attack', to: this_ }, { do: 'gain', to: this_, stat: 'attackCost', add: 1 }),
  );
  const ends = (field: string | { card: string; dull?: true; fresh?: true }, hand: readonly string[] = []) =>
    bothPass(atAttack({ cards: [toll], a: { field: [field, PLAIN], hand } })).a;
  ends({ card: 'V1-F08', dull: true }).may('stop');
  ends({ card: 'V1-F08', fresh: true }).may('stop');
  ends('T-TOLL').may('stop').mayNot('attack:T-TOLL', 'FFT-1009');
  ends('T-TOLL', ['V1-F01']).mayNot('stop', 'FFT-1013').may('attack:T-TOLL');
});

rule('FFT-R75 a payment offered in a resolution is decided and paid at once by the player named', () => {
  const t = atMain({ a: { hand: ['V1-F16', 'V1-F01', 'V1-F02', 'V1-F02'] }, b: { field: [PLAIN], hand: ['V1-W18', 'V1-W01'] } });
  act(t, 'cast:V1-F16');
  act(pass(t), 'cast:V1-W18');
  bothPass(t);
  deepEqual([asking(t), stackOf(t)[0]], [[0, 'may'], 'V1-F16']);
  t.a.pick('yes');
  // The payment is the next thing asked: nobody has priority in between.
  deepEqual([t.asked, t.a.keys.includes('pass'), t.a.keys.some((k) => k.startsWith('discard:'))], [[0], false, true]);
  t.a.pick('payForMe');
  deepEqual([asking(t), stackOf(t), t.a.count('hand')], [[0, 'priority'], ['V1-F16'], 1]);
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 4000);
});

rule('FFT-R76 a draw that fails in the Draw Phase loses at once, before Main Phase 1 begins', () => {
  const dawn = backup('T-DAWN', {}, auto({ on: 'main1Begins', seat: 'you' }, {}, { do: 'wound', whose: 'opponent', n: 1 }));
  const t = atMain({ cards: [dawn], b: { field: ['T-DAWN'], deck: 1 }, a: { damage: 6 } });
  nextTurn(t);
  deepEqual([t.result?.winners, t.result?.clause, t.own.phase, t.b.count('deck'), t.a.count('damage')], [[0], 'FFT-113', 'draw', 0, 6]);
});

rule('FFT-R77 attacking is legal though what it triggers has nothing to choose: only the ability is removed', () => {
  const t = attack(atAttack({ a: { field: ['V1-L04'] }, b: { field: [PLAIN] } }), 'V1-L04');
  // Its ability needs a Forward of cost 2 or less.
  deepEqual([stackOf(t), isDull(t, 0, 'V1-L04'), markOf(t, 0, 'V1-L04', 'attacking')], [[], true, 1]);
  ok(t.events.some((e) => e.type === 'noTarget'));
  bothPass(block(t, null));
  equal(t.b.count('damage'), 1);
});

rule('FFT-R78 no to an optional search: the deck is neither looked at nor shuffled; once begun it is shuffled', () => {
  const seek = backup('T-SEEK', {}, enters({ burst: true, may: true }, search(job('Marshal'))));
  const deck = ['T-SEEK', 'V1-F01', 'V1-F02', 'V1-F03', 'V1-F04', 'V1-F05', 'V1-F06', 'V1-F07', 'V1-F08'];
  const at = (...answers: readonly string[]) => {
    const t = hit(atAttack({ cards: [seek], a: { field: [PLAIN] }, b: { top: deck } }), PLAIN);
    const before = t.b.ids('deck').slice();
    const from = t.events.length;
    for (const key of ['useBurst', ...answers]) t.b.pick(key);
    const known = t.b.view.zones.find((z) => z.zone === 'deck' && z.seat === 1)!.cards.length;
    const same = before.every((c, i) => c === t.b.ids('deck')[i]);
    return [same, known, t.events.slice(from).some((e) => e.type === 'shuffle')];
  };
  deepEqual(at('no'), [true, 0, false]);
  deepEqual(at('yes', 'findNothing'), [false, 0, true]);
});

rule('FFT-R79 Back Attack in the window of the Block Declaration does not change the block', () => {
  const t = attack(atAttack({ a: { field: ['V1-E02'] }, b: { field: ['V1-F06'], hand: ['V1-E08', PLAIN, PLAIN] } }), 'V1-E02');
  block(t, null);
  pass(t);
  act(t, 'play:V1-E08');
  resolveAll(t);
  deepEqual(
    [t.b.cards('field'), asking(t)],
    [
      ['V1-F06', 'V1-E08'],
      [0, 'priority'],
    ],
  );
  bothPass(t);
  deepEqual([t.b.count('damage'), damageOn(t, 1, 'V1-E08'), damageOn(t, 0, 'V1-E02')], [1, 0, 0]);
});

rule('FFT-R80 the stack resolves one item at a time: the turn player may add to it in between', () => {
  const draws = (id: string) => summon(id, {}, cast({}, draw()));
  const t = atMain({ cards: ['T-1', 'T-2', 'T-3'].map(draws), a: { hand: ['T-1', 'T-2', 'T-3'] } });
  t.a.pick('cast:T-1').a.pick('cast:T-2');
  deepEqual(stackOf(t), ['T-1', 'T-2']);
  bothPass(t);
  deepEqual([asking(t), stackOf(t), t.a.cards('breakZone'), t.a.count('hand')], [[0, 'priority'], ['T-1'], ['T-2'], 2]);
  t.a.pick('cast:T-3');
  deepEqual(stackOf(t), ['T-1', 'T-3']);
  bothPass(t);
  deepEqual([stackOf(t), t.a.cards('breakZone')], [['T-1'], ['T-2', 'T-3']]);
});

rule('FFT-R81 too few cards to mill, to look at or to draw from: as many as there are, and nobody loses by it', () => {
  const mill = summon('T-MILL', {}, cast({}, { do: 'mill', whose: 'opponent', n: 3 }));
  for (const deck of [2, 0]) {
    const t = cast1(atMain({ cards: [mill], a: { hand: ['T-MILL'] }, b: { deck } }), 'T-MILL');
    deepEqual([t.result, t.b.count('deck'), t.b.count('breakZone')], [null, 0, deck]);
  }
  const u = act(atMain({ a: { hand: ['V1-W13', 'V1-W01', 'V1-W01'], deck: 2, top: ['V1-W02', PLAIN] } }), 'play:V1-W13');
  bothPass(u);
  u.a.pick('choose:V1-W02');
  deepEqual([u.result, u.a.cards('hand'), u.a.cards('deck')], [null, ['V1-W02'], [PLAIN]]);
  const v = act(atMain({ a: { hand: ['V1-W13', 'V1-W01', 'V1-W01'], deck: 0 } }), 'play:V1-W13');
  bothPass(v);
  deepEqual([v.result, asking(v)], [null, [0, 'priority']]);
});

rule('FFT-R6 several cards at once: the owner of each deck decides, the turn player first; public cards stay public', () => {
  const sink = summon('T-SINK', {}, cast({}, toDeckBottom(forwards('any'))));
  const t = atMain({ cards: [sink], a: { hand: ['T-SINK'], field: ['V1-F01', 'V1-F04'] }, b: { field: ['V1-F06', PLAIN, 'V1-E02'] } });
  act(t, 'cast:T-SINK');
  bothPass(t);
  deepEqual(
    [asking(t), t.a.keys],
    [
      [0, 'putUnder'],
      ['putUnder:V1-F01', 'putUnder:V1-F04'],
    ],
  );
  t.a.pick('putUnder:V1-F04');
  deepEqual([asking(t)[0], t.b.keys.length, t.a.count('field')], [1, 3, 2]);
  t.b.pick('putUnder:V1-E02').b.pick('putUnder:V1-F06');
  deepEqual(t.a.cards('deck').slice(0, 2), ['V1-F01', 'V1-F04']);
  deepEqual(t.b.cards('deck').slice(0, 3), [PLAIN, 'V1-F06', 'V1-E02']);
  deepEqual([t.a.cards('field'), t.b.cards('field'), asking(t)], [[], [], [0, 'priority']]);
});
